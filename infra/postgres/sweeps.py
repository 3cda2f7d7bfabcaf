"""Sweeps over every workspace: bounded, repeatable, with counts; each can be run dry (SPEC §10, §14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from infra.postgres.dispatches import independent
from infra.postgres.effects import get, write_effects
from infra.postgres.queries import load
from pipeline.domain.memory import EventKind
from pipeline.lifecycle import expiry
from pipeline.lifecycle.graduation import Use, graduate
from pipeline.policy import EXPIRY_GRACE, GRADUATION_DISPATCHES, GRADUATION_REINFORCEMENTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Transition

_SQL = load("sweeps")


@dataclass(frozen=True, slots=True)
class SweepReport:
    """What one batch did, or would have done: rows looked at, episodes graduated, episodes expired."""

    seen: int
    graduated: int
    expired: int


class PostgresSweeps:
    """Expiry and the graduation of stragglers. Call again until `seen` is under the limit."""

    def __init__(self, database: Database, *, judge_configured: bool) -> None:
        """Use an open database. What waits for a judge that is configured does not expire unjudged."""
        self._database = database
        self._judge_configured = judge_configured

    def expire(self, now: datetime, limit: int = 500, *, dry_run: bool = False) -> SweepReport:
        """End episodes an hour past their time; one whose evidence came in time graduates instead."""
        parameters = {"before": now - EXPIRY_GRACE, "judge_configured": self._judge_configured, "limit": limit}
        return self._sweep("lapsed", parameters, self._end_or_graduate, now, dry_run=dry_run)

    def graduate_stragglers(self, now: datetime, limit: int = 500, *, dry_run: bool = False) -> SweepReport:
        """Graduate episodes whose evidence was written and whose graduation was not. Runs before expiry."""
        parameters = {
            "dispatches": GRADUATION_DISPATCHES,
            "reinforcements": GRADUATION_REINFORCEMENTS,
            "limit": limit,
        }
        return self._sweep("stragglers", parameters, _graduation, now, dry_run=dry_run)

    def _sweep(
        self,
        query: str,
        parameters: dict[str, Any],
        decide: Callable[[Remembered, int, datetime], Transition | None],
        now: datetime,
        *,
        dry_run: bool,
    ) -> SweepReport:
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL[query], parameters).fetchall()
            steps = [
                step
                for row in rows
                if (step := decide(*_evidence(connection, row["workspace_id"], row["memory_id"]), now))
            ]
            if not dry_run:
                _write(connection, steps, now)
        kinds = [step.kind for step in steps]
        return SweepReport(len(rows), kinds.count(EventKind.GRADUATED), kinds.count(EventKind.EXPIRED))

    def _end_or_graduate(self, known: Remembered, dispatches: int, now: datetime) -> Transition | None:
        if step := _graduation(known, dispatches, now):
            return step
        due = expiry.is_due(known.state, now, judge_configured=self._judge_configured)
        return expiry.expire(known.state, now) if due else None


def _graduation(known: Remembered, dispatches: int, now: datetime) -> Transition | None:
    """Every counted dispatch was made before the episode expired, so that the evidence needs no second look."""
    return graduate(known, Use(dispatches, known.state.reinforce_count), "sweep", now)


def _evidence(connection: Connection, workspace_id: str, memory_id: Any) -> tuple[Remembered, int]:  # noqa: ANN401 - a row's
    known = get(connection, workspace_id, [memory_id])[memory_id]
    return known, independent(connection, workspace_id, [memory_id]).get(memory_id, 0)


def _write(connection: Connection, steps: Sequence[Transition], now: datetime) -> None:
    for step in steps:
        write_effects(connection, step.after.workspace_id, [step], step.actor, now)
