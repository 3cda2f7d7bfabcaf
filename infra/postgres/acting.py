"""A plan's way into the tables, shared by a transcript's last stage and by catch-up: rivals, locks, effects, links."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from psycopg.types.json import Json

from infra.postgres.database import rows_of
from infra.postgres.effects import (
    ask_for_locks,
    lock,
    read_standings,
    require_moved,
    send_effects,
    speakers,
)
from infra.postgres.faults import REFUSALS, REFUSED
from infra.postgres.ledger import reading
from infra.postgres.rivals import ask_for_rivals, read_rivals
from pipeline.domain.plan import Decline, Link, OpenConflict, Precede, Replace, Restate
from pipeline.domain.statement import Outcome
from pipeline.domain.transcript import Origin
from pipeline.lifecycle.independence import source
from pipeline.lifecycle.rivalry import contested

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Asked, Connection
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.plan import Change, Effect, Plan
    from pipeline.lifecycle.independence import Standing


Decide: TypeAlias = "Callable[[Plan, Sequence[Standing]], Sequence[Effect]]"
_UNLOCKED: Final = b"SAVEPOINT unlocked"
_UNLOCK: Final = b"ROLLBACK TO unlocked"


class Conclude(Protocol):
    """Writes what goes with effects in the same exchange; it may commit there if it `is_certain` that they hold."""

    def __call__(self, effects: Sequence[Effect], *, is_certain: bool) -> None:
        """Send it."""
        ...


def _write_no_more(effects: Sequence[Effect], *, is_certain: bool) -> None:
    """Let the effects be all."""


def apply(
    connection: Connection, workspace_id: str, plan: Plan, decide: Decide, besides: Collection[MemoryId] = ()
) -> Sequence[Effect]:
    """Let new texts meet their rivals, lock what the plan touches (and `besides`), and write what `decide` makes of it.

    Raises ConflictError when a target has moved since the plan was made.
    """
    with connection.pipeline():
        cursors = [connection.execute(*each) for each in ask_to_act(workspace_id, plan, besides)]
    return Act(connection, workspace_id, decide).play(plan, [rows_of(cursor) for cursor in cursors], besides)


def ask_to_act(workspace_id: str, plan: Plan, besides: Collection[MemoryId] = ()) -> Sequence[Asked]:
    """Return the statements that find the rivals of a plan's new texts, and lock all else that it touches."""
    arrivals = _arrivals(plan.changes)
    locks = ask_for_locks(workspace_id, arrivals, _targets(plan.changes) | set(besides))
    return ask_for_rivals(workspace_id, arrivals, plan.now), (_UNLOCKED, {}), *locks


@dataclass(frozen=True, slots=True)
class Act:
    """How a plan is carried out in one transaction: what `decide` makes of it is written, and what `conclude` adds."""

    connection: Connection
    workspace_id: str
    decide: Decide
    conclude: Conclude = _write_no_more

    def play(
        self, plan: Plan, told: Sequence[Sequence[Mapping[str, Any]]], besides: Collection[MemoryId]
    ) -> Sequence[Effect]:
        """Do what `apply` does, with what `ask_to_act` was `told` in this transaction."""
        rivals, _, _, rows = told
        fought = contested(plan, read_rivals(rivals))
        locked = [row["memory_id"] for row in rows]
        touched = _targets(fought.changes) | set(besides)
        if not touched <= set(locked):
            # All lock in one order: who has met a rival lets go and begins anew.
            self.connection.execute(_UNLOCK)
            locked = lock(self.connection, self.workspace_id, _arrivals(fought.changes), touched)
        return self._write(fought, locked, self.conclude)

    def _write(self, plan: Plan, locked: Sequence[MemoryId], conclude: Conclude) -> Sequence[Effect]:
        """Write a plan that has met its rivals, whole or, when PostgreSQL refuses a row, change by change.

        So a bad one fails alone.
        """
        newcomers = speakers(_arrivals(plan.changes))
        effects = self.decide(plan, read_standings(self.connection, self.workspace_id, locked, newcomers))
        try:
            with self.connection.pipeline():
                moving = send_effects(self.connection, self.workspace_id, effects, plan.actor, plan.now)
                conclude(effects, is_certain=not moving.memories)
            require_moved(moving)
        except REFUSALS:
            self.connection.execute(_UNLOCK)
        else:
            return effects
        effects = self._write_each(plan, locked)
        conclude(effects, is_certain=False)
        return effects

    def _write_each(self, plan: Plan, touched: Sequence[MemoryId]) -> Sequence[Effect]:
        if len(plan.changes) == 1:
            return [Link(plan.changes[0].ordinals, None, Outcome.FAILED, REFUSED)]
        effects: list[Effect] = []
        for part in (replace(plan, changes=(change,)) for change in plan.changes):
            self.connection.execute(_UNLOCKED)
            locked = lock(self.connection, self.workspace_id, _arrivals(part.changes), touched)
            effects += self._write(part, locked, _write_no_more)
        return effects


def links_of(ref: TranscriptRef, effects: Sequence[Effect], row: Mapping[str, Any], now: datetime) -> dict[str, object]:
    """Return the parameters of what ties a transcript's statements to memories; `row` is the transcript's."""
    rows = [
        {"ordinal": ordinal, "memory_id": each.memory_id, "outcome": each.outcome, "reason": each.reason}
        for each in effects
        if isinstance(each, Link) and each.memory_id is not None
        for ordinal in each.ordinals
    ]
    return {"links": Json(rows), "now": now, "source": source(row["colony_id"], row["thread_id"], ref.transcript_id)}


def origin_of(ref: TranscriptRef, row: Mapping[str, Any]) -> Origin:
    """Return where a transcript's statements come from."""
    versions: Mapping[str, str] = row["versions"]
    return Origin(
        workspace_id=ref.workspace_id,
        transcript_id=ref.transcript_id,
        thread_id=row["thread_id"],
        colony_id=row["colony_id"],
        repo=row["repo"],
        occurred_at=row["occurred_at"] or row["received_at"],
        received_at=row["received_at"],
        operator=reading(row["reading"]).operator,
        gate_version=versions.get("gate", ""),
        pacer_version=versions.get("pacer", ""),
    )


def _arrivals(changes: Sequence[Change]) -> Sequence[Remembered]:
    return [change.arrival for change in changes if not isinstance(change, Decline)]


def _targets(changes: Sequence[Change]) -> set[MemoryId]:
    targets: set[MemoryId] = set()
    for change in changes:
        match change:
            case Replace():
                targets.update(target for target, _ in change.targets)
            case Restate():
                targets.add(change.target)
            case OpenConflict():
                targets.add(change.rival)
            case Precede():
                targets.add(change.successor)
            case _:
                pass
    return targets
