"""The stages' outputs in PostgreSQL: each is written with the move to the next stage, once (SPEC §4, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Jsonb

from infra.postgres.acting import apply, links_of, origin_of
from infra.postgres.queries import load
from infra.postgres.reruns import carry, conclude, memories_of, rerun_of
from infra.postgres.statement_rows import candidate, candidate_parameters, statement, statement_parameters
from pipeline.domain.plan import Insert
from pipeline.errors import ConflictError
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.arrival import arrive, outcomes
from pipeline.lifecycle.hearing import owed
from pipeline.policy import STAGE_LEASE
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.plan import Effect, Plan
    from pipeline.domain.statement import Candidate, Classified, Gated, Statement
    from pipeline.domain.transcript import Origin
    from pipeline.knobs import Knobs
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
            if not survived:
                self._conclude(connection, claim, now)
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
            rerun = rerun_of(connection, claim)
            left = carry(connection, rerun, now) if rerun else len(classified.candidates)
            if not left:
                self._conclude(connection, claim, now)
            self._move(connection, claim, Progress.CLASSIFIED if left else Progress.DONE, now)
        return True

    def candidates(self, claim: Claim) -> tuple[Origin, Sequence[Candidate]]:
        """Return the pending candidates of a classified transcript, in order, with their tags."""
        origin, rows = self._pending(claim)
        return origin, [candidate(row) for row in rows]

    def formed(self, claim: Claim, plan: Plan, knobs: Knobs = DEFAULT_KNOBS) -> bool:
        """Apply the plan to the memories and write the outcomes; classified → done.

        New texts meet their rivals first. Then every text and target of the plan is locked, in a fixed order, and it
        is decided there what each change means. Raises ConflictError when a target has moved since the plan was made.
        """
        workspace_id = claim.ref.workspace_id
        with self._database.transaction(workspace_id) as connection:
            row = _locked(connection, claim)
            if row is None:
                return False
            if rerun := rerun_of(connection, claim):
                plan = replace(plan, actor=rerun.actor)
            former = memories_of(connection, rerun) if rerun else ()
            effects = apply(connection, workspace_id, plan, partial(arrive, knobs=knobs), former)
            _settle(connection, claim, effects, row, plan)
            newborn = {effect.arrival.memory.memory_id for effect in effects if isinstance(effect, Insert)}
            self._conclude(connection, claim, plan.now, newborn)
            self._move(connection, claim, Progress.DONE, plan.now)
        return True

    def _pending(self, claim: Claim) -> tuple[Origin, Sequence[Mapping[str, Any]]]:
        with self._database.transaction(claim.ref.workspace_id) as connection:
            row = connection.execute(_SQL["origin"], _key(claim)).fetchone()
            rows = connection.execute(_SQL["pending"], _key(claim)).fetchall()
        if row is None:
            message = f"transcript {claim.ref.transcript_id} has left the stage it was claimed in"
            raise ConflictError(message)
        return origin_of(claim.ref, row), rows

    def _conclude(
        self, connection: Connection, claim: Claim, now: datetime, newborn: Collection[MemoryId] = ()
    ) -> None:
        """Settle what a later run takes over from the former one, before it comes to rest."""
        if rerun := rerun_of(connection, claim):
            conclude(connection, rerun, self._versions.pacer, now, newborn)

    def _move(self, connection: Connection, claim: Claim, to: Progress, now: datetime) -> None:
        due_at = None if to is Progress.DONE else now + self._lease
        connection.execute(_SQL["move"], _key(claim) | {"next": to, "due_at": due_at, "now": now})


def _locked(connection: Connection, claim: Claim) -> Mapping[str, Any] | None:
    return connection.execute(_SQL["lock_claim"], _key(claim)).fetchone()


def _settle(
    connection: Connection, claim: Claim, effects: Sequence[Effect], row: Mapping[str, Any], plan: Plan
) -> None:
    """Write links and outcomes; what no change named has failed, in the open. What no judge heard waits for one."""
    settled = [
        _key(claim) | {"ordinal": ordinal, "outcome": outcome, "reason": reason}
        for ordinal, (outcome, reason) in outcomes(effects).items()
    ]
    waiting = [_key(claim) | {"ordinal": ordinal, "awaits": reason} for ordinal, reason in owed(plan).items()]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["settle_statement"], settled)
        cursor.executemany(_SQL["write_link"], links_of(claim.ref, claim.run, effects, row, plan.now))
        cursor.executemany(_SQL["await_judge"], waiting)
    if waiting:
        connection.execute(_SQL["put_on_list"], _key(claim) | {"now": plan.now})
    connection.execute(_SQL["fail_unplanned"], _key(claim))


def _key(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "run": claim.run, "progress": claim.progress}
