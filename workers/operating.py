"""What an operator does by hand, signed: the command line and Python programs come through here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pipeline.domain.name import check_number
from pipeline.domain.statement import Candidate, Statement
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.errors import InvalidInputError, UnknownMemoryError
from pipeline.gate.language import guess
from pipeline.lifecycle.operator import reworded
from pipeline.lifecycle.signature import actor_of, line_of, reason_of
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from workers.argument import demand

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from infra.postgres.operating import Deed
    from pipeline.domain.memory import Memory, MemoryId, Remembered
    from workers.wiring import Services

OPERATOR: Final = "operator"
"""Who acts when nobody is named."""
MOST_CHARS: Final = 10_000
"""Longest text that an edit takes: a memory is a statement or two, not a document."""


def sign(services: Services, actor: str, reason: str) -> Cause:
    """Return what is kept of a change by hand: who, why and when; secrets in either are masked.

    Raises:
        InvalidInputError: the actor can be no person's name, or the reason is too long.
    """
    mask = services.masker.mask
    return Cause(mask(actor_of(actor))[0], mask(reason_of(reason))[0], services.clock.now())


class Operator:
    """The verbs of one operator in one workspace: each one transaction, and an event with who, why, before and after.

    `version` lets a verb act only on the memory as it was looked at. All raise UnknownMemoryError for an id that the
    workspace does not have, InvalidInputError for what cannot be meant, and ConflictError when another was faster.
    """

    def __init__(self, services: Services, workspace: str, actor: str = OPERATOR) -> None:
        """Use open services; `actor` is the name that events keep."""
        self._services, self._workspace, self._actor = services, workspace, actor_of(actor)

    def act(self, verb: Verb, memory_id: MemoryId, *, reason: str = "", version: int | None = None) -> Deed:
        """Do what `verb` says; nothing is written where the memory stands so already."""
        demand(str, memory_id=memory_id)
        return self._services.operating.act(self._workspace, memory_id, verb, self._cause(reason), version)

    def verify(self, memory_id: MemoryId, *, reason: str = "", version: int | None = None) -> Deed:
        """Vouch for a memory: verified, and an episode stays."""
        return self.act(Verb.VERIFY, memory_id, reason=reason, version=version)

    def reject(self, memory_id: MemoryId, *, reason: str = "", version: int | None = None) -> Deed:
        """Keep a memory from every reader, as wrong; `verify` takes it back."""
        return self.act(Verb.REJECT, memory_id, reason=reason, version=version)

    def pin(self, memory_id: MemoryId, *, off: bool = False, reason: str = "", version: int | None = None) -> Deed:
        """Put a memory first and keep it from fading; `off` takes the pin away."""
        return self.act(Verb.UNPIN if off else Verb.PIN, memory_id, reason=reason, version=version)

    def mute(self, memory_id: MemoryId, *, off: bool = False, reason: str = "", version: int | None = None) -> Deed:
        """Keep a memory from every reader until it is unmuted (`off`)."""
        return self.act(Verb.UNMUTE if off else Verb.MUTE, memory_id, reason=reason, version=version)

    def invalidate(self, memory_id: MemoryId, *, reason: str = "", version: int | None = None) -> Deed:
        """Strike a memory out: what is left of it keeps every machine from forming it again."""
        return self.act(Verb.INVALIDATE, memory_id, reason=reason, version=version)

    def reinstate(self, memory_id: MemoryId, *, reason: str = "", version: int | None = None) -> Deed:
        """Bring a memory back, whatever ended it."""
        return self.act(Verb.REINSTATE, memory_id, reason=reason, version=version)

    def edit(self, memory_id: MemoryId, text: str, *, reason: str = "", version: int | None = None) -> Deed:
        """Put new words in the place of a memory; the answer is the memory that says them. Secrets in it are masked."""
        (known,) = self._known([memory_id])
        arrival = self._reworded([known.memory], text)
        return self._services.operating.edit(self._workspace, memory_id, arrival, self._cause(reason), version)

    def conflicts(self, *, only_open: bool = True) -> Sequence[Mapping[str, Any]]:
        """Return the conflicts of the workspace, newest first."""
        return self._services.conflicts.list(self._workspace, only_open=only_open)

    def conflict(self, number: int) -> Mapping[str, Any]:
        """Return one conflict, open or not."""
        return self._services.conflicts.show(self._workspace, check_number("conflict", number))

    def keep(self, number: int, winner: MemoryId | None, *, reason: str = "") -> Mapping[str, Any]:
        """Settle an open conflict for one side, which supersedes the other, or (None) keep both."""
        known = check_number("conflict", number)
        return self._services.conflicts.keep(self._workspace, known, winner, self._cause(reason))

    def merge(self, number: int, text: str, *, reason: str = "") -> Deed:
        """Settle an open conflict by words that take the place of both sides."""
        row = self.conflict(number)
        sides = [name for name in (row["memory_id"], row["rival_id"]) if name]
        arrival = self._reworded([known.memory for known in self._known(sides)], text)
        return self._services.conflicts.merge(self._workspace, number, arrival, self._cause(reason))

    def _known(self, ids: Sequence[MemoryId]) -> list[Remembered]:
        for name in ids:
            demand(str, memory_id=name)
        found = self._services.memories.get(self._workspace, ids)
        for name in ids:
            if name not in found:
                raise UnknownMemoryError(self._workspace, name)
        return [found[name] for name in ids]

    def _cause(self, reason: str) -> Cause:
        return sign(self._services, self._actor, reason)

    def _reworded(self, parents: Sequence[Memory], text: str) -> Remembered:
        """Return the memory that says `text` in the place of `parents`, scanned and tagged like any other."""
        said = self._services.masker.mask(line_of(text))[0]
        if not said:
            message = "there is nothing to say: give the new text"
            raise InvalidInputError(message)
        if len(said) > MOST_CHARS:
            message = f"the text has {len(said):,} characters; a memory takes {MOST_CHARS:,}: say it shorter"
            raise InvalidInputError(message)
        known, tools = parents[0], self._services.tools
        statement = Statement(
            turn=0,
            start=0,
            end=len(said),
            raw=said,
            text=said,
            surface=Surface.OPERATOR_CHAT,
            policy=WritePolicy.FORM,
            score=known.gate_score,
            language=guess(said, known.language),
        )
        report = tools.scanner.scan(statement)
        if report.quarantined:
            message = f"the text is dangerous to whoever reads it ({report.reason}): it was not taken"
            raise InvalidInputError(message)
        candidate = Candidate(0, statement, tools.classifier.tag(statement, known.repo), report)
        return reworded(parents, candidate, self._services.clock.now())
