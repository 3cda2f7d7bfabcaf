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
    from pipeline.domain.memory import Remembered

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
        parameters = {**row, "workspace_id": workspace_id, "shown": Jsonb(row["shown"])}
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["file_reply"], parameters)

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
