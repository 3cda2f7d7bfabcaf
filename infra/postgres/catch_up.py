"""Catch-up in PostgreSQL: transcripts at rest with statements that a judge still owes an answer (SPEC §9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from infra.postgres.acting import apply, links_of, origin_of
from infra.postgres.effects import carry, get, lock_standings, write_effects
from infra.postgres.queries import load
from infra.postgres.statement_rows import candidate
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.plan import Transition
from pipeline.domain.statement import Outcome
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.arrival import outcomes
from pipeline.lifecycle.hearing import OWED, closed, conclude, sort
from pipeline.policy import MAX_ATTEMPTS, STAGE_LEASE
from pipeline.ports import Claim, Progress

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.plan import Effect, Plan
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.hearing import Heard

_SQL = load("catch_up")


@dataclass(frozen=True, slots=True)
class Hearing:
    """One transcript's turn: what is to be heard, and the memory that each statement stands for now.

    `hearings` counts earlier ones that left something waiting; `lapsed` are statements whose memory has ended
    meanwhile (replaced, struck out, expired): they were answered by events.
    """

    claim: Claim
    origin: Origin
    candidates: tuple[Candidate, ...]
    staged: Mapping[int, MemoryId]
    lapsed: tuple[int, ...]
    hearings: int


class PostgresCatchUp:
    """Hands out hearings, one worker a transcript, and writes what came of them in one transaction each."""

    def __init__(self, database: Database, lease: timedelta = STAGE_LEASE) -> None:
        """Use an open database; a hearing that has not ended after `lease` has died with its worker."""
        self._database = database
        self._lease = lease

    def due(self, now: datetime, limit: int) -> Sequence[TranscriptRef]:
        """Return transcripts to be heard, in the order they came; each is named again only a lease later."""
        parameters = {"now": now, "next_at": now + self._lease, "limit": limit, "max_attempts": MAX_ATTEMPTS}
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["due"], parameters).fetchall()
        return [TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"])) for row in rows]

    def count(self, now: datetime) -> int:
        """Return how many transcripts are due, and change nothing."""
        with self._database.maintenance() as connection:
            row = connection.execute(_SQL["count"], {"now": now, "max_attempts": MAX_ATTEMPTS}).fetchone()
        return int(row["transcripts"]) if row else 0

    def take(self, ref: TranscriptRef, now: datetime) -> Hearing | None:
        """Count an attempt and take the transcript's hearing; None when nothing waits or another worker is at it."""
        parameters = ref._asdict() | {"now": now, "until": now + self._lease, "max_attempts": MAX_ATTEMPTS}
        with self._database.transaction(ref.workspace_id) as connection:
            row = connection.execute(_SQL["take"], parameters).fetchone()
            if row is None:
                return None
            claim = Claim(ref, Progress.DONE, row["run"], row["attempts"], row["bulk"])
            rows = connection.execute(_SQL["awaiting"], _key(claim)).fetchall()
        lapsed = tuple(each["ordinal"] for each in rows if each["held_ended_at"] is not None)
        return Hearing(
            claim=claim,
            origin=origin_of(ref, row),
            candidates=tuple(candidate(each) for each in rows if each["ordinal"] not in lapsed),
            staged={each["ordinal"]: each["held_id"] for each in rows if each["held_id"] and not each["held_ended_at"]},
            lapsed=lapsed,
            hearings=row["hearings"],
        )

    def heard(self, hearing: Hearing, plan: Plan, next_at: datetime, knobs: Knobs = DEFAULT_KNOBS) -> bool:
        """Apply a hearing's plan and settle its statements; what waits on is due again at `next_at`.

        False when the transcript was replaced or heard by another meanwhile. Raises ConflictError when a memory has
        moved since the plan was made.
        """
        claim, found = hearing.claim, sort(plan, hearing.hearings, hearing.staged)
        with self._database.transaction(claim.ref.workspace_id) as connection:
            row = connection.execute(_SQL["lock"], _key(claim)).fetchone()
            rows = connection.execute(_SQL["awaiting"], _key(claim)).fetchall() if row else []
            if row is None or not {c.ordinal for c in hearing.candidates} <= {each["ordinal"] for each in rows}:
                return False
            decide = partial(conclude, staged=hearing.staged, knobs=knobs)
            effects = apply(connection, claim.ref.workspace_id, found.plan, decide, set(hearing.staged.values()))
            _carry(connection, claim, effects, set(hearing.staged.values()))
            _settle(connection, hearing, found, effects, links_of(claim.ref, effects, row, plan.now))
            connection.execute(_SQL["rest"], _key(claim) | {"next_at": next_at})
        return True

    def put_off(self, hearing: Hearing, next_at: datetime, *, refund: bool) -> None:
        """Give a hearing back: it is due again at `next_at`. `refund` takes the attempt back with it."""
        parameters = _key(hearing.claim) | {"next_at": next_at, "refund": int(refund)}
        with self._database.transaction(hearing.claim.ref.workspace_id) as connection:
            connection.execute(_SQL["put_off"], parameters)


def _settle(
    connection: Connection,
    hearing: Hearing,
    found: Heard,
    effects: Sequence[Effect],
    links: dict[str, object],
) -> None:
    """Write outcomes and links anew. What PostgreSQL refused stays what it was: a memory is never lost to a hearing."""
    key, settled = _key(hearing.claim), outcomes(effects)
    rows = [
        key | {"ordinal": ordinal, "outcome": outcome, "reason": reason}
        for ordinal, (outcome, reason) in settled.items()
        if outcome is not Outcome.FAILED
    ]
    refused = [ordinal for ordinal, (outcome, _) in settled.items() if outcome is Outcome.FAILED]
    over = found.closed | {*hearing.lapsed, *refused}
    waiting = [key | {"ordinal": ordinal, "awaits": reason} for ordinal, reason in found.waiting.items()]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["settle"], rows)
        cursor.execute(_SQL["link"], key | links)
        cursor.executemany(_SQL["decline_links"], [row for row in rows if row["outcome"] is Outcome.DECLINED])
        cursor.executemany(_SQL["wait_on"], waiting)
    connection.execute(_SQL["release"], key | {"ordinals": sorted(over)})
    left = {hearing.staged[ordinal] for ordinal in over if ordinal in hearing.staged}
    _close(connection, hearing.claim, left, found.plan)


def _close(connection: Connection, claim: Claim, episodes: Collection[MemoryId], plan: Plan) -> None:
    """Let the episodes that stay as they are expire like others from now on."""
    workspace_id = claim.ref.workspace_id
    lock_standings(connection, workspace_id, (), episodes)
    known = get(connection, workspace_id, sorted(episodes)).values()
    steps = [
        closed(each.state, plan.actor, plan.now)
        for each in known
        if each.state.is_live and each.state.staged_reason in OWED
    ]
    write_effects(connection, workspace_id, steps, plan.actor, plan.now)


def _carry(connection: Connection, claim: Claim, effects: Sequence[Effect], episodes: Collection[MemoryId]) -> None:
    successions = {
        step.after.memory_id: step.after.superseded_by
        for step in effects
        if isinstance(step, Transition) and step.after.superseded_by and step.after.memory_id in episodes
    }
    carry(connection, claim.ref.workspace_id, successions)


def _key(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "run": claim.run}
