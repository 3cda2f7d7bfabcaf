"""The recall log in PostgreSQL: what was delivered to whom, and what earned its place by it (SPEC §10, §12)."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING, Any, Final

from psycopg.types.json import Json

from infra.postgres.effects import get, read_standings, write_effects
from infra.postgres.ledger import Seen
from infra.postgres.pairs import lift
from infra.postgres.queries import load
from pipeline.domain.memory import Ending
from pipeline.domain.recall import DispatchEvidence
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.delivery import Count, delivered, impulse_source
from pipeline.lifecycle.graduation import Use, can_still_graduate, graduate
from pipeline.lifecycle.independence import counts_as_dispatch
from pipeline.recall import is_prediction_error
from pipeline.scoring.cooccurrence import after_recall

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId, MemoryState
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.plan import Transition
    from pipeline.domain.recall import Dispatch
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing

_PAIRED: Final = 10
"""Ranks whose memories count as recalled together: pairs grow with the square, and nobody reads the hundredth."""

_SQL = load("dispatches")
_MEMORIES = load("memories")


class PostgresDispatches:
    """The `Dispatches` port. A dispatch recorded twice counts once, whoever else records at the same time."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def record(self, dispatch: Dispatch, knobs: Knobs = DEFAULT_KNOBS) -> Sequence[DispatchEvidence]:
        """Log a delivery and graduate what earned it, in one transaction; return the evidence in rank order.

        Memories that are gone, and what this dispatch id has delivered already, add nothing.
        """
        with self._database.transaction(dispatch.workspace_id) as connection:
            connection.execute(_SQL["write_dispatch"], _parameters(dispatch))
            standings = _locked(connection, dispatch)
            before = independent(connection, dispatch.workspace_id, list(standings))
            fresh = _log(connection, dispatch, standings)
            after = independent(connection, dispatch.workspace_id, list(standings))
            lifted = _impulses(connection, dispatch, fresh)
            missed = _missed(dispatch)
            steps = [
                step
                for name in fresh
                for step in _steps(
                    standings[name], dispatch, Count(after.get(name, 0), name in lifted, name in missed), knobs
                )
            ]
            write_effects(connection, dispatch.workspace_id, steps, "retrieval", dispatch.at)
            if fresh:
                lift(connection, dispatch.workspace_id, list(standings)[:_PAIRED], after_recall, dispatch.at)
            now_known = get(connection, dispatch.workspace_id, list(standings))
        return [
            DispatchEvidence(now_known[name], after.get(name, 0), after.get(name, 0) > before.get(name, 0))
            for name in standings
        ]

    def recalled(self, ref: TranscriptRef, colony_id: str, seen: object = None) -> frozenset[str]:
        """Return the text hashes of what a colony was delivered before this transcript came: what it may merely echo.

        `seen` is what was read with a claim, if it was claimed. Nameless colonies have no log of their own: nothing is
        known to have been delivered to them.
        """
        if not colony_id:
            return frozenset()
        if isinstance(seen, Seen) and seen.transcript["reading"].get("colony_id") == colony_id:
            rows = seen.besides
        else:
            (rows,) = self._database.exchange(
                ref.workspace_id, (_SQL["recalled"], ref._asdict() | {"colony_id": colony_id})
            )
        return frozenset(row["text_hash"] for row in rows)


def independent(connection: Connection, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, int]:
    """Return how many dispatches count for each memory: distinct (agent, UTC day), none back to where it came from."""
    rows = connection.execute(_SQL["independent"], {"workspace_id": workspace_id, "ids": list(ids)})
    return {row["memory_id"]: row["independent"] for row in rows}


def _locked(connection: Connection, dispatch: Dispatch) -> dict[MemoryId, Standing]:
    """Lock the delivered memories in the order of their ids; return those that are there, in rank order."""
    ids = [each.remembered.memory.memory_id for each in dispatch.ranked]
    parameters = {"workspace_id": dispatch.workspace_id, "ids": ids, "texts": Json([])}
    connection.execute(_MEMORIES["lock_states"], parameters)
    return {s.remembered.memory.memory_id: s for s in read_standings(connection, dispatch.workspace_id, ids)}


def _log(connection: Connection, dispatch: Dispatch, standings: Mapping[MemoryId, Standing]) -> Sequence[MemoryId]:
    """Write the deliveries; return the memories that this dispatch had not delivered before, in id order."""
    ranked = {each.remembered.memory.memory_id: (rank, each.score) for rank, each in enumerate(dispatch.ranked)}
    columns = {
        "ids": list(standings),
        "ranks": [ranked[name][0] for name in standings],
        "scores": [ranked[name][1] for name in standings],
        "counts": [_counts(standing, dispatch) for standing in standings.values()],
    }
    rows = connection.execute(_SQL["write_deliveries"], _parameters(dispatch) | columns)
    return sorted(row["memory_id"] for row in rows)


def _counts(standing: Standing, dispatch: Dispatch) -> bool:
    expires_at = standing.remembered.state.expires_at
    in_time = expires_at is None or dispatch.at < expires_at
    return in_time and counts_as_dispatch(dispatch.colony_id, standing.sources)


def _impulses(connection: Connection, dispatch: Dispatch, ids: Sequence[MemoryId]) -> frozenset[MemoryId]:
    parameters = _parameters(dispatch) | {"ids": list(ids), "source": impulse_source(dispatch.agent_id)}
    return frozenset(row["memory_id"] for row in connection.execute(_SQL["write_impulses"], parameters))


def _missed(dispatch: Dispatch) -> frozenset[MemoryId]:
    """Return what answers worse than the relevance floor; a pinned memory is shown whatever it answers."""
    return frozenset(
        each.remembered.memory.memory_id
        for each in dispatch.ranked
        if is_prediction_error(each) and not each.remembered.state.pinned
    )


def _steps(standing: Standing, dispatch: Dispatch, count: Count, knobs: Knobs) -> Sequence[Transition]:
    """Return the delivery's transition and, if it was the one that was missing, the graduation."""
    known = standing.remembered
    if not _is_touchable(known.state, dispatch.at):
        return []
    step = delivered(standing, dispatch.dispatch_id, dispatch.at, count, knobs)
    grown = type(known)(known.memory, step.after)
    if not can_still_graduate(step.after, dispatch.at):
        return [step]
    graduation = graduate(grown, Use(count.independent, step.after.reinforce_count), "retrieval", dispatch.at)
    return [step, graduation] if graduation else [step]


def _is_touchable(state: MemoryState, at: datetime) -> bool:
    """True for what lives, and for an episode that the sweep ended after this delivery was made."""
    if state.expires_at is not None and at >= state.expires_at:
        return False
    return state.is_live or state.ending is Ending.EXPIRED


def _parameters(dispatch: Dispatch) -> dict[str, Any]:
    return {
        "workspace_id": dispatch.workspace_id,
        "dispatch_id": dispatch.dispatch_id,
        "agent_id": dispatch.agent_id,
        "colony_id": dispatch.colony_id,
        "query": dispatch.query,
        "day": dispatch.at.astimezone(UTC).date(),
        "at": dispatch.at,
    }
