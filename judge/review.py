"""The judge looks again at memories: near-duplicates against each other, and the popular but unproven (SPEC §14).

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
from judge.prompt import CURATE
from judge.reply import Curation, Reconciliation
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
        reply = self._ask(Phase.RECONCILE, reconcile.TEMPLATE, Reconciliation, rows, newer, table.shown)
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
        reply = self._ask(Phase.CURATE, CURATE, Curation, rows, known)
        if isinstance(reply, Unheard):
            return reply
        return reply.text if reply.refine and _is_sound(known, reply.text, sources) else ""

    def _ask(  # noqa: PLR0913, PLR0917 - the parts of a question
        self,
        phase: Phase,
        template: str,
        schema: type[T],
        rows: Sequence[Mapping[str, JsonValue]],
        known: Remembered,
        shown: tuple[tuple[MemoryId, int], ...] = (),
    ) -> T | Unheard:
        """Ask; the reply names every memory whose words it holds, so that erasing one erases it."""
        asked = Asked(
            phase=phase,
            template=template,
            schema=schema,
            rows=rows,
            key=key_of(known.memory.workspace_id, "review", self.model, template, rows),
            origin=origin_of(known.memory),
            ordinals=(),
            size=1,
            reply_tokens=budget.reply_tokens(_REPLY_TOKENS, 1),
            shown=(*shown, (known.memory.memory_id, known.state.version)),
        )
        return self.judge.asker().ask(asked)


def _is_sound(known: Remembered, text: str, sources: Sequence[str]) -> bool:
    memory = known.memory
    if len(text) < CURATED_MIN_CHARS or text_hash(text) == memory.text_hash:
        return False
    lead = candidate_of(memory)
    told = [lead, *(replace(lead, statement=replace(lead.statement, raw=each, text=each)) for each in sources)]
    if why_refused(Claim(text, memory.sub_type, tuple(told))):
        return False
    old = Said(memory.content, memory.surface, memory.operator, memory.valid_from, None)
    return not why_not_refined(old, replace(old, text=text))
