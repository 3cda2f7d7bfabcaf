"""Memories in PostgreSQL: by key, with what happened to them and what they rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from psycopg.types.json import Json

from infra.postgres.effects import get, write_effects
from infra.postgres.queries import load
from infra.postgres.rows import state_from_snapshot
from pipeline.domain.plan import Transition
from pipeline.lifecycle.transition import Machine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId, MemoryState, Remembered
    from pipeline.domain.plan import Effect

_SQL = load("memories")
"""Actor of a `created` event for an insert that came without a plan."""


class Asked(NamedTuple):
    """What a journal is narrowed to: "" and None narrow nothing; `since` is included, `until` is not."""

    kind: str = ""
    actor: str = ""
    since: datetime | None = None
    until: datetime | None = None


class PostgresMemories:
    """The `Memories` port, and what `show` and `events` read."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def get(self, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Remembered]:
        """Return the memories found, live or not."""
        with self._database.transaction(workspace_id) as connection:
            return get(connection, workspace_id, ids)

    def taught(self, workspace_id: str, transcript_id: str) -> Mapping[MemoryId, Remembered]:
        """Return the memories that a transcript supports, live or not."""
        where = {"workspace_id": workspace_id, "transcript_id": transcript_id}
        with self._database.transaction(workspace_id) as connection:
            found = [row["memory_id"] for row in connection.execute(_SQL["taught"], where).fetchall()]
            return get(connection, workspace_id, found)

    def apply(self, workspace_id: str, effects: Sequence[Effect], now: datetime) -> None:
        """Write effects in one transaction; raise ConflictError when a version has moved.

        Links are a transcript's and need its claim: they are written by the stages, and ignored here.
        """
        moving = [effect.after.memory_id for effect in effects if isinstance(effect, Transition)]
        parameters = {"workspace_id": workspace_id, "ids": moving, "texts": Json([])}
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["lock_states"], parameters)
            write_effects(connection, workspace_id, effects, Machine.STORE, now)

    def believed(self, workspace_id: str, ids: Sequence[MemoryId], at: datetime) -> Mapping[MemoryId, MemoryState]:
        """Return the state of each memory as it stood at an instant, rebuilt from its events.

        A memory that was formed later has none.
        """
        parameters = {"workspace_id": workspace_id, "ids": list(ids), "at": at}
        with self._database.transaction(workspace_id) as connection:
            rows = connection.execute(_SQL["believed"], parameters).fetchall()
        return {row["memory_id"]: state_from_snapshot(row["after"]) for row in rows}

    def journal(self, workspace_id: str, asked: Asked, limit: int) -> Sequence[Mapping[str, Any]]:
        """Return the latest events of a workspace, newest first, each with its memory's id."""
        parameters = {"workspace_id": workspace_id, "limit": limit, **asked._asdict()}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["journal"], parameters).fetchall()

    def events(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return every event of a memory, oldest first: version, kind, actor, reason, before, after, at."""
        return self._rows("events", workspace_id, memory_id)

    def support(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return the statements a memory rests on, with span, score, tags and what their arrival meant."""
        return self._rows("support", workspace_id, memory_id)

    def replaced(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return what ended in favour of a memory: memory_id, ending, ended_at, content."""
        return self._rows("replaced", workspace_id, memory_id)

    def _rows(self, query: str, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        parameters = {"workspace_id": workspace_id, "memory_id": memory_id}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL[query], parameters).fetchall()
