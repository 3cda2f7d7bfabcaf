"""Conflicts as an operator reads and settles them, in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from infra.postgres.effects import lock_standings, write_effects
from infra.postgres.operating import find, near, succeeded
from infra.postgres.queries import load
from pipeline.domain.memory import EventKind
from pipeline.errors import ConflictError, InvalidInputError
from pipeline.lifecycle import verb as verbs

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from infra.postgres.database import Connection, Database
    from infra.postgres.operating import Deed
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.lifecycle.transition import Cause

MOST: Final = 10_000
"""Conflicts that one answer lists."""

_SQL = load("conflicts")


class Settlement(NamedTuple):
    """How an open conflict ends: kept_one (with its winner), kept_both or merged."""

    number: int
    winner: MemoryId | None
    settled_as: str


class PostgresConflicts:
    """Open conflicts, and how they were settled."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def list(self, workspace_id: str, *, only_open: bool = True, limit: int = MOST) -> Sequence[Mapping[str, Any]]:
        """Return conflicts, newest first: both texts, who won, who settled it, when and why."""
        with self._database.transaction(workspace_id) as connection:
            return _conflicts(connection, workspace_id, None, only_open=only_open, limit=limit)

    def show(self, workspace_id: str, number: int) -> Mapping[str, Any]:
        """Return one conflict, open or not.

        Raises:
            InvalidInputError: the workspace has no conflict of that number.
        """
        with self._database.transaction(workspace_id) as connection:
            return _conflict(connection, workspace_id, number)

    def keep(self, workspace_id: str, number: int, winner: MemoryId | None, cause: Cause) -> Mapping[str, Any]:
        """Settle an open conflict for one side, whose rival it supersedes, or (None) for both; return the conflict.

        Raises:
            InvalidInputError: no such conflict, it is not open, or `winner` is no side of it.
        """
        with self._database.transaction(workspace_id) as connection:
            first, second = _sides(connection, workspace_id, number)
            if winner is not None:
                loser = _other(number, winner, first, second)
                effects = verbs.keep(first if loser is second else second, loser, cause)
                write_effects(connection, workspace_id, effects, cause.actor, cause.at)
            _settle(connection, workspace_id, Settlement(number, winner, "kept_one" if winner else "kept_both"), cause)
            return _conflict(connection, workspace_id, number)

    def merge(self, workspace_id: str, number: int, arrival: Remembered, cause: Cause) -> Deed:
        """Settle an open conflict by new words that take the place of both sides. Raises as `keep`."""
        with self._database.transaction(workspace_id) as connection:
            beside = near(connection, workspace_id, arrival, cause)
            sides = _sides(connection, workspace_id, number, arrival, beside)
            names = [side.memory.memory_id for side in sides]
            others = [standing.remembered for standing in lock_standings(connection, workspace_id, [arrival], beside)]
            effects = verbs.succeed(
                sides, arrival, others, [o for o in others if o.memory.memory_id in beside], EventKind.MERGED, cause
            )
            _settle(connection, workspace_id, Settlement(number, None, "merged"), cause)
            return succeeded(connection, workspace_id, effects, names, cause)


def _conflicts(
    connection: Connection, workspace_id: str, number: int | None, *, only_open: bool, limit: int
) -> Sequence[Mapping[str, Any]]:
    parameters = {"workspace_id": workspace_id, "number": number, "open": only_open, "limit": limit}
    return connection.execute(_SQL["conflicts"], parameters).fetchall()


def _conflict(connection: Connection, workspace_id: str, number: int) -> Mapping[str, Any]:
    rows = _conflicts(connection, workspace_id, number, only_open=False, limit=1)
    if not rows:
        message = f"workspace {workspace_id!r} has no conflict {number}"
        raise InvalidInputError(message, ["see `memform conflicts list --all`"])
    return rows[0]


def _sides(
    connection: Connection,
    workspace_id: str,
    number: int,
    arrival: Remembered | None = None,
    besides: Collection[MemoryId] = (),
) -> tuple[Remembered, Remembered]:
    """Lock both sides of a conflict (and what else is to be touched); return them if it is open."""
    row = _conflict(connection, workspace_id, number)
    ids: list[MemoryId] = [row["memory_id"], row["rival_id"]]
    if row["memory_id"] is not None:
        lock_standings(connection, workspace_id, [arrival] if arrival else [], {*ids, *besides})
        row = _conflict(connection, workspace_id, number)
    if not row["is_open"]:
        won = f"{row['winner']} prevailed" if row["winner"] else "it was settled, or a side has ended"
        message = f"conflict {number} is not open: {won}"
        raise InvalidInputError(
            message, ["`memform reinstate` brings a side back", f"see `memform conflicts show {number}`"]
        )
    first, second = find(connection, workspace_id, ids)
    return first, second


def _other(number: int, winner: MemoryId, first: Remembered, second: Remembered) -> Remembered:
    for kept, other in ((first, second), (second, first)):
        if kept.memory.memory_id == winner:
            return other
    sides = f"{first.memory.memory_id} or {second.memory.memory_id}"
    message = f"{winner} is no side of conflict {number}"
    raise InvalidInputError(message, [f"keep {sides}, or both"])


def _settle(connection: Connection, workspace_id: str, settlement: Settlement, cause: Cause) -> None:
    row = {
        "workspace_id": workspace_id,
        **settlement._asdict(),
        "actor": cause.actor,
        "reason": cause.reason,
        "at": cause.at,
    }
    if connection.execute(_SQL["settle"], row).fetchone() is None:
        message = f"conflict {settlement.number} was settled meanwhile: look again"
        raise ConflictError(message)
