"""The stages' outputs in PostgreSQL: each is written with the move to the next stage, once (SPEC §4, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from psycopg.types.json import Jsonb

from infra.postgres.acting import apply, links_of, origin_of
from infra.postgres.effects import write_all
from infra.postgres.queries import load
from infra.postgres.reruns import carry, conclude, memories_of, rerun_of
from infra.postgres.statement_rows import candidate, candidate_parameters, statement, statement_columns
from pipeline.domain.statement import START, Reached
from pipeline.errors import ConflictError
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.arrival import arrive, outcomes
from pipeline.lifecycle.hearing import owed
from pipeline.policy import STAGE_CHUNK, STAGE_LEASE
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
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
    """The ports `Gating` and `Stages`. Every write holds the transcript's row; an overtaken claim writes nothing."""

    def __init__(
        self, database: Database, versions: Versions, lease: timedelta = STAGE_LEASE, chunk: int = STAGE_CHUNK
    ) -> None:
        """Use an open database; a transcript that waits longer than `lease` for its next stage is rung again."""
        self._database = database
        self._versions = versions
        self._gate_versions = {"gate": versions.gate, "policy": versions.policy}
        self._lease = lease
        self._chunk_size = chunk

    def reached(self, claim: Claim) -> Reached:
        """Return how far the gate has come; what another version of it began is forgotten."""
        with self._database.transaction(claim.ref.workspace_id) as connection:
            begun = connection.execute(_SQL["begun"], _key(claim)).fetchone()
            rows = connection.execute(_SQL["met"], _key(claim)).fetchall() if begun else []
        if begun is None:
            return START
        if begun["versions"] != self._gate_versions:
            self._forget(claim)
            return START
        return Reached(begun["statements"], begun["turn"], begun["within"], frozenset(row["text_hash"] for row in rows))

    def _forget(self, claim: Claim) -> None:
        with self._database.maintenance() as connection:
            if _locked(connection, claim) is not None:
                connection.execute(_SQL["forget"], _key(claim))

    def gated(
        self, claim: Claim, gated: Gated, format_name: str, now: datetime, *, held: bool = False
    ) -> Progress | None:
        """Write a chunk's statements, dropped ones with their reason; received → gated after the last, or done.

        A chunk that another delivery has written meanwhile is overtaken. `held` keeps the claim for the next chunk.
        """
        with self._database.transaction(claim.ref.workspace_id) as connection:
            row = _locked(connection, claim)
            if row is None or (row["statements"] or 0) != gated.first:
                return None
            transcript = gated.transcript
            described = {
                "format": format_name,
                "thread_id": transcript.thread_id,
                "colony_id": transcript.colony_id,
                "repo": transcript.repo or "",
                "occurred_at": transcript.occurred_at,
                "statements": gated.first + len(gated.statements),
                "versions": Jsonb(self._gate_versions),
            }
            connection.execute(_SQL["describe"], _key(claim) | described)
            if gated.statements:
                connection.execute(
                    _SQL["write_statements"], _key(claim) | statement_columns(gated.statements, gated.first)
                )
            if held and not gated.is_last:
                connection.execute(_SQL["hold"], _key(claim) | {"until": now + self._lease, "now": now})
                return claim.progress
            after = Progress.GATED if _left(connection, claim).pending else Progress.DONE
            return self._move(connection, claim, after if gated.is_last else claim.progress, now)

    def statements(self, claim: Claim) -> tuple[Origin, Sequence[tuple[int, Statement]]]:
        """Return the next chunk of a gated transcript's unclassified statements with their ordinals."""
        origin, rows = self._chunk(claim, "unclassified")
        return origin, [(row["ordinal"], statement(row)) for row in rows]

    def classified(self, claim: Claim, classified: Classified, now: datetime) -> Progress | None:
        """Write a chunk's tags and quarantine; gated → classified after the last, or done when nothing is left."""
        with self._database.transaction(claim.ref.workspace_id) as connection:
            if _locked(connection, claim) is None:
                return None
            seen = (*classified.candidates, *classified.quarantined)
            versions = {"pacer": self._versions.pacer, "scan": self._versions.scan}
            with connection.pipeline():
                write_all(connection, _SQL["tag_statement"], [_key(claim) | candidate_parameters(c) for c in seen])
                connection.execute(_SQL["add_versions"], _key(claim) | {"versions": Jsonb(versions)})
            if (rerun := rerun_of(connection, claim)) and not _left(connection, claim).unclassified:
                carry(connection, rerun, now)
            left = _left(connection, claim)
            after = Progress.CLASSIFIED if left.pending else Progress.DONE
            return self._move(connection, claim, claim.progress if left.unclassified else after, now)

    def candidates(self, claim: Claim) -> tuple[Origin, Sequence[Candidate]]:
        """Return the next chunk of a classified transcript's pending candidates, in order, with their tags."""
        origin, rows = self._chunk(claim, "pending")
        return origin, [candidate(row) for row in rows]

    def formed(self, claim: Claim, plan: Plan, knobs: Knobs = DEFAULT_KNOBS) -> Progress | None:
        """Apply a chunk's plan to the memories and write the outcomes; classified → done after the last.

        A plan for statements that another delivery has settled meanwhile is overtaken. New texts meet their rivals
        first. Then every text and target of the plan is locked, in a fixed order, and it is decided there what each
        change means. Raises ConflictError when a target has moved since the plan was made.
        """
        workspace_id = claim.ref.workspace_id
        with self._database.transaction(workspace_id) as connection:
            row = _locked(connection, claim)
            heard = [each["ordinal"] for each in self._rows(connection, claim, "pending")]
            if row is None or not {ordinal for change in plan.changes for ordinal in change.ordinals} <= set(heard):
                return None
            if rerun := rerun_of(connection, claim):
                plan = replace(plan, actor=rerun.actor)
            former = memories_of(connection, rerun) if rerun else ()
            effects = apply(connection, workspace_id, plan, partial(arrive, knobs=knobs), former)
            _settle(connection, claim, effects, row, plan)
            connection.execute(_SQL["fail_unplanned"], _key(claim) | {"heard": heard})
            left = _left(connection, claim).pending
            return self._move(connection, claim, claim.progress if left else Progress.DONE, plan.now)

    def _rows(self, connection: Connection, claim: Claim, query: str) -> Sequence[Mapping[str, Any]]:
        return connection.execute(_SQL[query], _key(claim) | {"chunk": self._chunk_size}).fetchall()

    def _chunk(self, claim: Claim, query: str) -> tuple[Origin, Sequence[Mapping[str, Any]]]:
        with self._database.transaction(claim.ref.workspace_id) as connection:
            row = connection.execute(_SQL["origin"], _key(claim)).fetchone()
            rows = self._rows(connection, claim, query)
        if row is None:
            message = f"transcript {claim.ref.transcript_id} has left the stage it was claimed in"
            raise ConflictError(message)
        return origin_of(claim.ref, row), rows

    def _move(self, connection: Connection, claim: Claim, to: Progress, now: datetime) -> Progress:
        """Let the transcript stand at `to`; before it comes to rest, a later run settles what it takes over."""
        if to is Progress.DONE and (rerun := rerun_of(connection, claim)):
            conclude(connection, rerun, self._versions.pacer, now)
        due_at = None if to is Progress.DONE else now + self._lease
        connection.execute(_SQL["move"], _key(claim) | {"next": to, "due_at": due_at, "now": now})
        return to


class _Left(NamedTuple):
    """Whether any statement still waits to be classified, and whether any waits at all."""

    unclassified: bool
    pending: bool


def _left(connection: Connection, claim: Claim) -> _Left:
    row = connection.execute(_SQL["left"], _key(claim)).fetchone()
    return _Left(**row) if row else _Left(unclassified=False, pending=False)


def _locked(connection: Connection, claim: Claim) -> Mapping[str, Any] | None:
    return connection.execute(_SQL["lock_claim"], _key(claim)).fetchone()


def _settle(
    connection: Connection, claim: Claim, effects: Sequence[Effect], row: Mapping[str, Any], plan: Plan
) -> None:
    """Write links and outcomes. What no judge heard waits for one."""
    settled = [
        _key(claim) | {"ordinal": ordinal, "outcome": outcome, "reason": reason}
        for ordinal, (outcome, reason) in outcomes(effects).items()
    ]
    waiting = [_key(claim) | {"ordinal": ordinal, "awaits": reason} for ordinal, reason in owed(plan).items()]
    with connection.pipeline():
        write_all(connection, _SQL["settle_statement"], settled)
        write_all(connection, _SQL["write_link"], links_of(claim.ref, claim.run, effects, row, plan.now))
        write_all(connection, _SQL["await_judge"], waiting)
        if waiting:
            connection.execute(_SQL["put_on_list"], _key(claim) | {"now": plan.now})


def _key(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "run": claim.run, "progress": claim.progress}
