"""The stages' outputs in PostgreSQL: each is written with the move to the next stage, once (SPEC §4, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Jsonb

from infra.postgres.effects import lock_standings, read_rivals, write_effects
from infra.postgres.faults import REFUSALS, REFUSED
from infra.postgres.ledger import reading
from infra.postgres.queries import load
from infra.postgres.statement_rows import candidate, candidate_parameters, statement, statement_parameters
from pipeline.domain.plan import Decline, Link, OpenConflict, Replace, Restate
from pipeline.domain.statement import Outcome
from pipeline.domain.transcript import Origin
from pipeline.errors import ConflictError
from pipeline.lifecycle.arrival import arrive, outcomes
from pipeline.lifecycle.independence import source
from pipeline.lifecycle.rivalry import contested
from pipeline.policy import STAGE_LEASE
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Change, Effect, Plan
    from pipeline.domain.statement import Candidate, Classified, Gated, Statement
    from pipeline.lifecycle.independence import Standing
    from pipeline.ports import Claim

_SQL = load("stages")


@dataclass(frozen=True, slots=True)
class Versions:
    """Versions of the deterministic parts, stored with each transcript they worked on."""

    gate: str
    pacer: str
    scan: str
    policy: str


class PostgresStages:
    """The `Stages` port. Every write holds the transcript's row; a claim that was overtaken writes nothing."""

    def __init__(self, database: Database, versions: Versions, lease: timedelta = STAGE_LEASE) -> None:
        """Use an open database; a transcript that waits longer than `lease` for its next stage is rung again."""
        self._database = database
        self._versions = versions
        self._lease = lease

    def gated(self, claim: Claim, gated: Gated, format_name: str, now: datetime) -> bool:
        """Write every statement, dropped ones with their reason; received → gated, or done when nothing survived."""
        with self._database.transaction(claim.ref.workspace_id) as connection:
            if _locked(connection, claim) is None:
                return False
            transcript = gated.transcript
            described = {
                "format": format_name,
                "thread_id": transcript.thread_id,
                "colony_id": transcript.colony_id,
                "repo": transcript.repo or "",
                "occurred_at": transcript.occurred_at,
                "statements": len(gated.statements),
                "versions": Jsonb({"gate": self._versions.gate, "policy": self._versions.policy}),
            }
            connection.execute(_SQL["describe"], _key(claim) | described)
            with connection.cursor() as cursor:
                rows = [_key(claim) | statement_parameters(*numbered) for numbered in enumerate(gated.statements)]
                cursor.executemany(_SQL["write_statement"], rows)
            survived = any(each.is_candidate for each in gated.statements)
            self._move(connection, claim, Progress.GATED if survived else Progress.DONE, now)
        return True

    def statements(self, claim: Claim) -> tuple[Origin, Sequence[tuple[int, Statement]]]:
        """Return the pending statements of a gated transcript with their ordinals."""
        origin, rows = self._pending(claim)
        return origin, [(row["ordinal"], statement(row)) for row in rows]

    def classified(self, claim: Claim, classified: Classified, now: datetime) -> bool:
        """Write tags and quarantine; gated → classified, or done when nothing is left."""
        with self._database.transaction(claim.ref.workspace_id) as connection:
            if _locked(connection, claim) is None:
                return False
            seen = (*classified.candidates, *classified.quarantined)
            with connection.cursor() as cursor:
                cursor.executemany(_SQL["tag_statement"], [_key(claim) | candidate_parameters(c) for c in seen])
            versions = {"pacer": self._versions.pacer, "scan": self._versions.scan}
            connection.execute(_SQL["add_versions"], _key(claim) | {"versions": Jsonb(versions)})
            self._move(connection, claim, Progress.CLASSIFIED if classified.candidates else Progress.DONE, now)
        return True

    def candidates(self, claim: Claim) -> tuple[Origin, Sequence[Candidate]]:
        """Return the pending candidates of a classified transcript, in order, with their tags."""
        origin, rows = self._pending(claim)
        return origin, [candidate(row) for row in rows]

    def formed(self, claim: Claim, plan: Plan) -> bool:
        """Apply the plan to the memories and write the outcomes; classified → done.

        New texts meet their rivals first. Then every text and target of the plan is locked, in a fixed order, and it
        is decided there what each change means. Raises ConflictError when a target has moved since the plan was made.
        """
        workspace_id = claim.ref.workspace_id
        with self._database.transaction(workspace_id) as connection:
            row = _locked(connection, claim)
            if row is None:
                return False
            plan = contested(plan, read_rivals(connection, workspace_id, _arrivals(plan.changes), plan.now))
            standings = _locked_standings(connection, workspace_id, plan)
            effects = _applied(connection, workspace_id, plan, standings)
            _settle(connection, claim, effects, row, plan.now)
            self._move(connection, claim, Progress.DONE, plan.now)
        return True

    def _pending(self, claim: Claim) -> tuple[Origin, Sequence[Mapping[str, Any]]]:
        with self._database.transaction(claim.ref.workspace_id) as connection:
            row = connection.execute(_SQL["origin"], _key(claim)).fetchone()
            rows = connection.execute(_SQL["pending"], _key(claim)).fetchall()
        if row is None:
            message = f"transcript {claim.ref.transcript_id} has left the stage it was claimed in"
            raise ConflictError(message)
        return _origin(claim, row), rows

    def _move(self, connection: Connection, claim: Claim, to: Progress, now: datetime) -> None:
        due_at = None if to is Progress.DONE else now + self._lease
        connection.execute(_SQL["move"], _key(claim) | {"next": to, "due_at": due_at, "now": now})


def _locked(connection: Connection, claim: Claim) -> Mapping[str, Any] | None:
    return connection.execute(_SQL["lock_claim"], _key(claim)).fetchone()


def _applied(connection: Connection, workspace_id: str, plan: Plan, standings: Sequence[Standing]) -> Sequence[Effect]:
    """Write the plan's effects whole or, when PostgreSQL refuses a row, change by change: a bad one fails alone."""
    try:
        with connection.transaction():
            effects = arrive(plan, standings)
            write_effects(connection, workspace_id, effects, plan.actor, plan.now)
            return effects
    except REFUSALS:
        if len(plan.changes) == 1:
            return [Link(plan.changes[0].ordinals, None, Outcome.FAILED, REFUSED)]
    parts = [replace(plan, changes=(change,)) for change in plan.changes]
    return [
        effect
        for part in parts
        for effect in _applied(connection, workspace_id, part, _locked_standings(connection, workspace_id, part))
    ]


def _locked_standings(connection: Connection, workspace_id: str, plan: Plan) -> Sequence[Standing]:
    """Lock what a plan touches, in the one order that every transaction keeps, and return what stands there."""
    return lock_standings(connection, workspace_id, _arrivals(plan.changes), _targets(plan.changes))


def _settle(
    connection: Connection, claim: Claim, effects: Sequence[Effect], row: Mapping[str, Any], now: datetime
) -> None:
    """Write links and outcomes; what no change named has failed, in the open."""
    place = {"now": now, "source": source(row["colony_id"], row["thread_id"], claim.ref.transcript_id)}
    links = [
        _key(claim) | place | {"ordinal": o, "memory_id": e.memory_id, "outcome": e.outcome, "reason": e.reason}
        for e in effects
        if isinstance(e, Link) and e.memory_id is not None
        for o in e.ordinals
    ]
    settled = [
        _key(claim) | {"ordinal": ordinal, "outcome": outcome, "reason": reason}
        for ordinal, (outcome, reason) in outcomes(effects).items()
    ]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["settle_statement"], settled)
        cursor.executemany(_SQL["write_link"], links)
    connection.execute(_SQL["fail_unplanned"], _key(claim))


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
            case _:
                pass
    return targets


def _origin(claim: Claim, row: Mapping[str, Any]) -> Origin:
    versions: Mapping[str, str] = row["versions"]
    return Origin(
        workspace_id=claim.ref.workspace_id,
        transcript_id=claim.ref.transcript_id,
        thread_id=row["thread_id"],
        colony_id=row["colony_id"],
        repo=row["repo"],
        occurred_at=row["occurred_at"] or row["received_at"],
        received_at=row["received_at"],
        operator=reading(row["reading"]).operator,
        gate_version=versions.get("gate", ""),
        pacer_version=versions.get("pacer", ""),
    )


def _key(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "run": claim.run, "progress": claim.progress}
