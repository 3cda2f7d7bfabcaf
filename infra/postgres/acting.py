"""A plan's way into the tables, shared by a transcript's last stage and by catch-up: rivals, locks, effects, links."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Json

from infra.postgres.effects import ask_for_rivals, lock, read_rivals, read_standings, speakers, write_effects
from infra.postgres.faults import REFUSALS, REFUSED
from infra.postgres.ledger import reading
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


def apply(
    connection: Connection,
    workspace_id: str,
    plan: Plan,
    decide: Callable[[Plan, Sequence[Standing]], Sequence[Effect]],
    besides: Collection[MemoryId] = (),
) -> Sequence[Effect]:
    """Let new texts meet their rivals, lock what the plan touches (and `besides`), and write what `decide` makes of it.

    Raises ConflictError when a target has moved since the plan was made.
    """
    rows = connection.execute(*ask_for_meeting(workspace_id, plan)).fetchall()
    return enact(connection, workspace_id, met(plan, rows), decide, besides)


def ask_for_meeting(workspace_id: str, plan: Plan) -> Asked:
    """Return the statement that finds the rivals of a plan's new texts."""
    return ask_for_rivals(workspace_id, _arrivals(plan.changes), plan.now)


def met(plan: Plan, rivals: Sequence[Mapping[str, Any]]) -> Plan:
    """Return the plan after its new texts met the rivals that were found for them."""
    return contested(plan, read_rivals(rivals))


def enact(
    connection: Connection,
    workspace_id: str,
    plan: Plan,
    decide: Callable[[Plan, Sequence[Standing]], Sequence[Effect]],
    besides: Collection[MemoryId],
) -> Sequence[Effect]:
    """Lock and write a plan that has met its rivals, whole or, when PostgreSQL refuses a row, change by change.

    So a bad one fails alone.
    """
    touched = _targets(plan.changes) | set(besides)
    arrivals = _arrivals(plan.changes)
    with connection.pipeline():
        locked = lock(connection, workspace_id, arrivals, touched)
        connection.execute(b"SAVEPOINT locked")
    standings = read_standings(connection, workspace_id, [row["memory_id"] for row in locked], speakers(arrivals))
    effects = decide(plan, standings)
    try:
        write_effects(connection, workspace_id, effects, plan.actor, plan.now)
    except REFUSALS:
        connection.execute(b"ROLLBACK TO locked")
    else:
        return effects
    if len(plan.changes) == 1:
        return [Link(plan.changes[0].ordinals, None, Outcome.FAILED, REFUSED)]
    parts = [replace(plan, changes=(change,)) for change in plan.changes]
    return [effect for part in parts for effect in enact(connection, workspace_id, part, decide, besides)]


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
