"""Phase 2: each claim against its numbered neighbours, and what the guarded verdict becomes in the plan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from judge.claim import why_refused
from judge.contrast import Said
from judge.grounding import unsupported
from judge.guards import OVERWRITES, Ruled, is_denied, rule
from judge.prompt import RECONCILE
from judge.reply import Kind, Operation, Verdict
from pipeline.domain.memory import EventKind
from pipeline.domain.plan import OpenConflict, Replace, Restate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import JsonValue

    from judge.claim import Claim
    from judge.docket import Neighbour
    from judge.guards import Ruling
    from judge.reply import Reconciliation
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Change
    from pipeline.domain.transcript import Origin

TEMPLATE: Final = RECONCILE
_EVENT: Final = {
    Ruled.REFINE: EventKind.REFINED,
    Ruled.SUPERSEDE: EventKind.SUPERSEDED,
    Ruled.MERGE: EventKind.MERGED,
}
UNANSWERED: Final = Verdict(statement=0)
"""What a claim gets that the model did not speak of: an unclear operation, hence staged."""


@dataclass(frozen=True, slots=True)
class Table:
    """Claims with their neighbours, numbered together: `near[i]` holds the numbers shown with the claim i."""

    claims: tuple[Claim, ...]
    memories: tuple[Neighbour, ...]
    near: tuple[tuple[int, ...], ...]

    def neighbours(self, index: int) -> Mapping[int, Neighbour]:
        """Return the memories shown with a claim, by number."""
        return {number: self.memories[number - 1] for number in self.near[index]}

    @property
    def shown(self) -> tuple[tuple[MemoryId, int], ...]:
        """The memories on the table with their versions, in order of their numbers."""
        return tuple((m.remembered.memory.memory_id, m.remembered.state.version) for m in self.memories)


def lay(claims: Sequence[Claim], neighbours: Sequence[Sequence[Neighbour]]) -> Table:
    """Number the neighbours of all claims from 1, each memory once."""
    numbers: dict[MemoryId, int] = {}
    memories: list[Neighbour] = []
    near: list[tuple[int, ...]] = []
    for found in neighbours:
        for neighbour in found:
            if numbers.setdefault(neighbour.remembered.memory.memory_id, len(memories) + 1) > len(memories):
                memories.append(neighbour)
        near.append(tuple(numbers[neighbour.remembered.memory.memory_id] for neighbour in found))
    return Table(tuple(claims), tuple(memories), tuple(near))


def rows_of(table: Table, origin: Origin) -> list[Mapping[str, JsonValue]]:
    """Return the rows of data for a table."""
    memories = [said_of(found) for found in table.memories]
    return rows(memories, [(claim.said(origin), near) for claim, near in zip(table.claims, table.near, strict=True)])


def rows(memories: Sequence[Said], statements: Sequence[tuple[Said, Sequence[int]]]) -> list[Mapping[str, JsonValue]]:
    """Return a row per memory, then a row per statement, both numbered from 1; ids never leave the house."""
    shown = [_row("memory", number, memory) for number, memory in enumerate(memories, 1)]
    asked = [_row("statement", number, said, near) for number, (said, near) in enumerate(statements, 1)]
    return [*shown, *asked]


def _row(kind: str, number: int, said: Said, near: Sequence[int] = ()) -> Mapping[str, JsonValue]:
    row: dict[str, JsonValue] = {
        kind: number,
        "surface": said.surface.value,
        "at": said.at.isoformat(timespec="minutes"),
        "operator": said.operator,
    }
    if near:
        row["near"] = list(near)
    return {**row, "text": said.text}


def verdicts_of(reply: Reconciliation, count: int) -> tuple[Verdict, ...]:
    """Return one verdict a statement, in order; silence and two different verdicts are both unclear."""
    found: dict[int, Verdict] = {}
    for verdict in reply.verdicts:
        twice = verdict.statement in found and found[verdict.statement] != verdict
        found[verdict.statement] = UNANSWERED if twice else verdict
    return tuple(found.get(number, UNANSWERED) for number in range(1, count + 1))


@dataclass(frozen=True, slots=True)
class Decision:
    """A guarded verdict on one claim: the wording that would be stored, and the memories it concerns."""

    claim: Claim
    ruling: Ruling
    targets: tuple[Remembered, ...]
    reason: str


def decide(claim: Claim, verdict: Verdict, neighbours: Mapping[int, Neighbour], origin: Origin) -> Decision:
    """Put a verdict through the guards. The model's own wording counts only where sources and targets support it."""
    near = {number: said_of(found) for number, found in neighbours.items()}
    worded = _reworded(claim, verdict, near, origin)
    ruling = rule(verdict, worded.said(origin), near)
    if ruling.ruled not in OVERWRITES:
        worded = claim
    targets = tuple(neighbours[number].remembered for number in ruling.targets)
    return Decision(worded, ruling, targets, "; ".join((*ruling.reasons, verdict.reason)).strip("; "))


def said_of(neighbour: Neighbour) -> Said:
    """Return a memory as the guards and the model see it."""
    memory = neighbour.remembered.memory
    return Said(memory.content, memory.surface, memory.operator, memory.valid_from, neighbour.relevance)


def _reworded(claim: Claim, verdict: Verdict, near: Mapping[int, Said], origin: Origin) -> Claim:
    """Return the claim in the model's wording if that is sound; a blend of a memory and its denial never is."""
    if verdict.op is not Operation.UPDATE or verdict.kind not in {Kind.REFINE, Kind.MERGE} or not verdict.text:
        return claim
    known = [claim.text, *(near[target].text for target in verdict.targets if target in near)]
    worded = replace(claim, text=verdict.text)
    blends = any(is_denied(near[target], claim.said(origin)) for target in verdict.targets if target in near)
    sound = not blends and why_refused(worded) in {"", "ungrounded"} and not unsupported(verdict.text, known)
    return worded if sound else claim


def change_of(decision: Decision, arrival: Remembered) -> Change:
    """Return the change of a decision that concerns memories; adding and staging are the caller's."""
    ordinals, ruled = decision.claim.ordinals, decision.ruling.ruled
    if ruled is Ruled.NOOP:
        return Restate(ordinals, arrival, decision.targets[0].memory.memory_id, decision.reason)
    if ruled is Ruled.CONFLICT:
        return OpenConflict(ordinals, arrival, decision.targets[0].memory.memory_id, decision.reason)
    versions = tuple((target.memory.memory_id, target.state.version) for target in decision.targets)
    return Replace(ordinals, arrival, _EVENT[ruled], versions, decision.reason)
