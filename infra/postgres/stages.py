"""The stages' outputs in PostgreSQL: each is written with the move to the next stage, once (SPEC §4, §9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from psycopg.types.json import Json, Jsonb

from infra.postgres.acting import Act, ask_to_act, links_of, origin_of
from infra.postgres.ledger import Seen
from infra.postgres.queries import load
from infra.postgres.reruns import carry, conclude, is_first, memories_of, rerun_of
from infra.postgres.statement_rows import candidate, classified_row, gated_rows, statement
from pipeline.domain.statement import START, Outcome, Reached
from pipeline.errors import ConflictError
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.arrival import arrive, outcomes
from pipeline.lifecycle.hearing import owed
from pipeline.policy import STAGE_CHUNK, STAGE_LEASE
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Asked, Connection, Database
    from pipeline.domain.memory import StagedReason
    from pipeline.domain.plan import Effect, Plan
    from pipeline.domain.statement import Candidate, Classified, Gated, Statement
    from pipeline.domain.transcript import Origin
    from pipeline.knobs import Knobs
    from pipeline.ports import Claim

UNPLANNED: Final = "unplanned"

_SQL = load("stages")


@dataclass(frozen=True, slots=True)
class Versions:
    """Versions of the deterministic parts, stored with each transcript they worked on."""

    gate: str
    pacer: str
    scan: str
    policy: str


class PostgresStages:
    """The ports `Gating` and `Stages`. Every write holds the transcript's row; an overtaken claim writes nothing.

    Only the end of a transcript waits for the disk, and with it all that led there. What a server that crashes forgets
    of the way is done again from the transcript, which was on disk before it was taken in.
    """

    def __init__(
        self, database: Database, versions: Versions, lease: timedelta = STAGE_LEASE, chunk: int = STAGE_CHUNK
    ) -> None:
        """Use an open database; a transcript that waits longer than `lease` for its next stage is rung again."""
        self._database = database
        self._versions = versions
        self._gate_versions = {"gate": versions.gate, "policy": versions.policy}
        self._classify_versions = {"pacer": versions.pacer, "scan": versions.scan}
        self._lease = lease
        self._chunk_size = chunk

    def reached(self, claim: Claim) -> Reached:
        """Return how far the gate has come; what another version of it began is forgotten."""
        if not claim.begun:
            return START
        begun, met = self._database.exchange(
            claim.ref.workspace_id, (_SQL["begun"], _key(claim)), (_SQL["met"], _key(claim))
        )
        return self._resumed(claim, begun, met)

    def _resumed(self, claim: Claim, rows: Sequence[Mapping[str, Any]], met: Sequence[Mapping[str, Any]]) -> Reached:
        if not rows:
            return START
        (begun,) = rows
        if begun["versions"] != self._gate_versions:
            self._forget(claim)
            return START
        return Reached(begun["statements"], begun["turn"], begun["within"], frozenset(row["text_hash"] for row in met))

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
        transcript = gated.transcript
        chunk = {
            "rows": Json(gated_rows(gated.statements, gated.first)),
            "kept": any(statement.is_candidate for statement in gated.statements),
            "first": gated.first,
            "count": len(gated.statements),
            "format": format_name,
            "thread_id": transcript.thread_id,
            "colony_id": transcript.colony_id,
            "repo": transcript.repo or "",
            "said_at": transcript.occurred_at,
            "versions": Jsonb(self._gate_versions),
            "is_last": gated.is_last,
            "held": held and not gated.is_last,
            "until": now + self._lease,
            "now": now,
        }
        asked = (_SQL["gated"], _key(claim) | chunk)
        if is_first(claim):
            return self._moved_at_once(claim, asked)
        with self._database.opened(claim.ref.workspace_id, asked, lasting=False) as (connection, (rows,)):
            if not rows:
                return None
            progress = Progress(rows[0]["progress"])
            self._conclude(connection, claim, progress, now)
            return progress

    def _moved_at_once(self, claim: Claim, asked: Asked) -> Progress | None:
        """Write a chunk of a first run, which takes over from none, in one exchange; return where it led."""
        (rows,) = self._database.exchange(claim.ref.workspace_id, asked, lasting=False)
        return Progress(rows[0]["progress"]) if rows else None

    def statements(self, claim: Claim) -> tuple[Origin, Sequence[tuple[int, Statement]]]:
        """Return the next chunk of a gated transcript's unclassified statements with their ordinals."""
        origin, rows = self._chunk(claim)
        return origin, [(row["ordinal"], statement(row)) for row in rows]

    def classified(self, claim: Claim, classified: Classified, now: datetime) -> Progress | None:
        """Write a chunk's tags and quarantine; gated → classified after the last, or done when nothing is left."""
        seen = [classified_row(each) for each in (*classified.candidates, *classified.quarantined)]
        versions = Jsonb(self._classify_versions)
        chunk = {"rows": Json(seen), "versions": versions, "due_at": now + self._lease, "now": now}
        asked = (_SQL["classified"], _key(claim) | chunk)
        if is_first(claim):
            return self._moved_at_once(claim, asked)
        with self._database.opened(claim.ref.workspace_id, asked, lasting=False) as (connection, (rows,)):
            if not rows:
                return None
            to = Progress(rows[0]["progress"])
            if to is not claim.progress and (rerun := rerun_of(connection, claim)):
                carry(connection, rerun, now)
                waits = connection.execute(_SQL["heard"], self._chunk_key(claim)).fetchone()
                to = Progress.CLASSIFIED if waits else Progress.DONE
                self._conclude(connection, claim, to, now)
                connection.execute(_SQL["move"], self._moved(claim, to, now))
            return to

    def candidates(self, claim: Claim) -> tuple[Origin, Sequence[Candidate]]:
        """Return the next chunk of a classified transcript's pending candidates, in order, with their tags."""
        origin, rows = self._chunk(claim)
        return origin, [candidate(row) for row in rows]

    def formed(self, claim: Claim, plan: Plan, knobs: Knobs = DEFAULT_KNOBS) -> Progress | None:
        """Apply a chunk's plan to the memories and write the outcomes; classified → done after the last.

        A plan for statements that another delivery has settled meanwhile is overtaken. New texts meet their rivals
        first. Then every text and target of the plan is locked, in a fixed order, and it is decided there what each
        change means. Raises ConflictError when a target has moved since the plan was made.
        """
        workspace_id = claim.ref.workspace_id
        asked = (
            (_SQL["lock_claim"], _key(claim)),
            (_SQL["heard"], self._chunk_key(claim)),
            *ask_to_act(workspace_id, plan),
        )
        with self._database.opened(workspace_id, *asked) as (connection, ((*found,), waiting, *told)):
            ordinals = [each["ordinal"] for each in waiting]
            heard = ordinals[: self._chunk_size]
            if not found or not {ordinal for change in plan.changes for ordinal in change.ordinals} <= set(heard):
                return None
            if rerun := rerun_of(connection, claim):
                plan = replace(plan, actor=rerun.actor)
            former = memories_of(connection, rerun) if rerun else ()
            owing = owed(plan)
            to = claim.progress if ordinals[self._chunk_size :] else Progress.DONE

            def settle(effects: Sequence[Effect], *, is_certain: bool) -> None:
                links = links_of(claim.ref, effects, found[0], plan.now)
                moved = self._moved(claim, to, plan.now) | {"catch_up_at": plan.now if owing else None}
                settled = moved | links | {"rows": Json(_settled(heard, effects, owing))}
                connection.execute(_SQL["settle"], settled)
                self._conclude(connection, claim, to, plan.now)
                if is_certain:
                    connection.commit()

            Act(connection, workspace_id, partial(arrive, knobs=knobs), settle).play(plan, told, former)
            return to

    def _chunk_key(self, claim: Claim) -> dict[str, object]:
        return _key(claim) | {"chunk": self._chunk_size}

    def _chunk(self, claim: Claim) -> tuple[Origin, Sequence[Mapping[str, Any]]]:
        if isinstance(claim.seen, Seen):
            return origin_of(claim.ref, claim.seen.transcript), claim.seen.besides[: self._chunk_size]
        found, rows = self._database.exchange(
            claim.ref.workspace_id, (_SQL["origin"], _key(claim)), (_SQL["waiting"], self._chunk_key(claim))
        )
        if not found:
            message = f"transcript {claim.ref.transcript_id} has left the stage it was claimed in"
            raise ConflictError(message)
        return origin_of(claim.ref, found[0]), rows

    def _moved(self, claim: Claim, to: Progress, now: datetime) -> dict[str, object]:
        """Return the parameters that let a transcript stand at `to`."""
        due_at = None if to is Progress.DONE else now + self._lease
        return _key(claim) | {"next": to, "due_at": due_at, "now": now}

    def _conclude(self, connection: Connection, claim: Claim, to: Progress, now: datetime) -> None:
        """Let a later run that comes to rest settle what it takes over."""
        if to is Progress.DONE and (rerun := rerun_of(connection, claim)):
            conclude(connection, rerun, self._versions.pacer, now)


def _locked(connection: Connection, claim: Claim) -> Mapping[str, Any] | None:
    return connection.execute(_SQL["lock_claim"], _key(claim)).fetchone()


def _settled(
    heard: Sequence[int], effects: Sequence[Effect], waiting: Mapping[int, StagedReason]
) -> list[dict[str, object]]:
    """Return what became of each statement; those that no judge heard wait for one.

    A statement that no change of the plan named has failed: found by the store, not lost by it.
    """
    told = outcomes(effects)
    ends = {ordinal: told.get(ordinal, (Outcome.FAILED, UNPLANNED)) for ordinal in heard}
    return [
        {"ordinal": ordinal, "outcome": outcome, "reason": reason, "awaits": waiting.get(ordinal)}
        for ordinal, (outcome, reason) in ends.items()
    ]


def _key(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "run": claim.run, "progress": claim.progress}
