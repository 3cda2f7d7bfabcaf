"""The judge looks again at memories: near-duplicates, the popular but unproven, and clusters (SPEC §14).

The same prompts, guards, budget and circuit as for transcripts. A reply is filed under what was asked, so that the
same pair is never asked about twice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from pydantic import BaseModel

from judge import budget, reconcile
from judge.asking import Asked, Unheard
from judge.claim import Claim, why_refused
from judge.contrast import Said
from judge.docket import Phase, key_of
from judge.guards import why_not_refined
from judge.prompt import CURATE, DISTIL
from judge.reply import Curation, Distillation, Reconciliation
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.retelling import candidate_of, origin_of
from pipeline.policy import CURATED_MIN_CHARS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import JsonValue

    from judge.docket import Neighbour
    from judge.formation import FormationJudge
    from judge.reconcile import Decision
    from pipeline.domain.memory import MemoryId, Remembered

T = TypeVar("T", bound=BaseModel)

_REPLY_TOKENS: Final = 300
"""Room for one statement and its reason."""


@dataclass(frozen=True, slots=True)
class Reviewer:
    """What a judge says of memories that are there already. It writes nothing."""

    judge: FormationJudge

    @property
    def model(self) -> str:
        """Name of the model, stored on what it words."""
        return self.judge.completer.model

    def compare(self, newer: Remembered, near: Sequence[Neighbour]) -> Decision | Unheard:
        """Return the guarded verdict on a memory against older ones near it."""
        memory = newer.memory
        claim = Claim(memory.content, memory.sub_type, (candidate_of(memory),))
        origin = origin_of(memory)
        table = reconcile.lay([claim], [near])
        rows = reconcile.rows_of(table, origin)
        reply = self._ask(Phase.RECONCILE, reconcile.TEMPLATE, Reconciliation, rows, [newer], table.shown)
        if isinstance(reply, Unheard):
            return reply
        (verdict,) = reconcile.verdicts_of(reply, 1)
        return reconcile.decide(claim, verdict, table.neighbours(0), origin)

    def curate(self, known: Remembered, sources: Sequence[str]) -> str | Unheard:
        """Return a better wording of a memory, "" when it stays as it is or the wording is not sound.

        Sound is: at least twenty characters, other words, all of them grounded in the memory and its sources, and
        nothing of the old one lost.
        """
        rows: list[Mapping[str, JsonValue]] = [
            {"memory": known.memory.content},
            *({"source": text} for text in sources),
        ]
        reply = self._ask(Phase.CURATE, CURATE, Curation, rows, [known])
        if isinstance(reply, Unheard):
            return reply
        return reply.text if reply.refine and _is_sound(known, reply.text, sources) else ""

    def distil(self, members: Sequence[Remembered]) -> str | Unheard:
        """Return what a cluster amounts to, in one statement, or "": nothing beyond its members, or nothing sound.

        Sound is: at least twenty characters, words of no member alone, and all of them grounded in the members.
        """
        rows: list[Mapping[str, JsonValue]] = [{"memory": member.memory.content} for member in members]
        reply = self._ask(Phase.DISTIL, DISTIL, Distillation, rows, members)
        if isinstance(reply, Unheard):
            return reply
        return reply.text if _is_sound_of(members, reply.text) else ""

    def _ask(  # noqa: PLR0913, PLR0917 - the parts of a question
        self,
        phase: Phase,
        template: str,
        schema: type[T],
        rows: Sequence[Mapping[str, JsonValue]],
        known: Sequence[Remembered],
        shown: tuple[tuple[MemoryId, int], ...] = (),
    ) -> T | Unheard:
        """Ask; the reply names every memory whose words it holds, so that erasing one erases it."""
        asked = Asked(
            phase=phase,
            template=template,
            schema=schema,
            rows=rows,
            key=key_of(known[0].memory.workspace_id, "review", self.model, template, rows),
            origin=origin_of(known[0].memory),
            ordinals=(),
            size=1,
            reply_tokens=budget.reply_tokens(_REPLY_TOKENS, 1),
            shown=(*shown, *((each.memory.memory_id, each.state.version) for each in known)),
        )
        return self.judge.asker().ask(asked)


def _is_sound(known: Remembered, text: str, sources: Sequence[str]) -> bool:
    memory = known.memory
    if not _is_new(text, [known]):
        return False
    lead = candidate_of(memory)
    told = [lead, *(replace(lead, statement=replace(lead.statement, raw=each, text=each)) for each in sources)]
    if why_refused(Claim(text, memory.sub_type, tuple(told))):
        return False
    old = Said(memory.content, memory.surface, memory.operator, memory.valid_from, None)
    return not why_not_refined(old, replace(old, text=text))


def _is_sound_of(members: Sequence[Remembered], text: str) -> bool:
    told = tuple(candidate_of(member.memory) for member in members)
    return _is_new(text, members) and not why_refused(Claim(text, members[0].memory.sub_type, told))


def _is_new(text: str, known: Sequence[Remembered]) -> bool:
    return len(text) >= CURATED_MIN_CHARS and text_hash(text) not in {each.memory.text_hash for each in known}
