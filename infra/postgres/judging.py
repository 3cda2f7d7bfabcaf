"""What the judge keeps in PostgreSQL: replies by key, calls by day, and memories by their exact text."""

from __future__ import annotations

from datetime import UTC, datetime, time
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Jsonb

from infra.postgres.queries import load
from infra.postgres.rows import remembered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId, Remembered

_SQL = load("judging")


class PostgresJudging:
    """Rows as the tables have them: `workers.judging` turns them into what the judge's ports speak of."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def exact(self, workspace_id: str, scope: str, text_hashes: Sequence[str]) -> Mapping[str, Remembered]:
        """Return the live memories of a scope whose normalised text is one of these, by hash."""
        where = {"workspace_id": workspace_id, "scope": scope, "hashes": list(text_hashes)}
        with self._database.transaction(workspace_id) as connection:
            found = [remembered(row) for row in connection.execute(_SQL["exact"], where)]
        return {each.state.text_hash: each for each in found}

    def find_reply(self, workspace_id: str, key: str) -> Mapping[str, Any] | None:
        """Return the reply filed under a key; `reply` is JSON text."""
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["find_reply"], {"workspace_id": workspace_id, "key": key}).fetchone()

    def file_reply(self, workspace_id: str, row: Mapping[str, Any]) -> None:
        """Commit a reply; one that is there already stays."""
        as_json = {"shown": Jsonb(row["shown"]), "asked": Jsonb(row["asked"])}
        parameters = {**row, "workspace_id": workspace_id, **as_json}
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["file_reply"], parameters)

    def replies_behind(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return the replies that speak of the statements behind a memory, oldest first; `reply` is JSON text."""
        where = {"workspace_id": workspace_id, "memory_id": memory_id}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["replies_behind"], where).fetchall()

    def costs(self, workspace_id: str, transcript_id: str) -> Sequence[Mapping[str, Any]]:
        """Return what judging a transcript has cost, by model: calls, tokens both ways, latency (ms)."""
        where = {"workspace_id": workspace_id, "transcript_id": transcript_id}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["costs"], where).fetchall()

    def spent(self, workspace_id: str, day: date) -> int:
        """Return the tokens that a workspace has spent on a UTC day."""
        where = {"workspace_id": workspace_id, "day": datetime.combine(day, time(), UTC)}
        with self._database.transaction(workspace_id) as connection:
            row = connection.execute(_SQL["spent"], where).fetchone()
        return int(row["tokens"]) if row else 0

    def charge(self, workspace_id: str, row: Mapping[str, Any]) -> None:
        """Record a call."""
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["charge"], {**row, "workspace_id": workspace_id})
