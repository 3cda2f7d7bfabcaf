"""Memories in PostgreSQL: by key, with what happened to them and what they rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from infra.postgres.effects import get, write_effects
from infra.postgres.queries import load
from pipeline.domain.plan import Transition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Effect

_SQL = load("memories")
_ACTOR: Final = "store"
"""Actor of a `created` event for an insert that came without a plan."""


class PostgresMemories:
    """The `Memories` port, and what `show` and `events` read."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def get(self, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Remembered]:
        """Return the memories found, live or not."""
        with self._database.transaction(workspace_id) as connection:
            return get(connection, workspace_id, ids)

    def apply(self, workspace_id: str, effects: Sequence[Effect], now: datetime) -> None:
        """Write effects in one transaction; raise ConflictError when a version has moved.

        Links are a transcript's and need its claim: they are written by the stages, and ignored here.
        """
        moving = [effect.after.memory_id for effect in effects if isinstance(effect, Transition)]
        parameters = {"workspace_id": workspace_id, "ids": moving, "scopes": [], "hashes": []}
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["lock_states"], parameters)
            write_effects(connection, workspace_id, effects, _ACTOR, now)

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
