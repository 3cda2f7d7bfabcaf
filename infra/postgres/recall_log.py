"""What was told to whom, for a person who asks why a memory graduated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId

_SQL = load("recall_log")


class PostgresRecallLog:
    """Reads deliveries; they are written with the dispatch they belong to."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def deliveries(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return every delivery of a memory, oldest first, with whether it counted towards graduation."""
        where = {"workspace_id": workspace_id, "memory_id": memory_id}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["deliveries"], where).fetchall()
