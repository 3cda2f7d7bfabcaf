"""What was told to whom: the gate asks so that an echo is not taken for news, a person to see why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId

_SQL = load("recall_log")


class PostgresRecallLog:
    """Reads deliveries; they are written with the dispatch they belong to."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def delivered(self, workspace_id: str, colony_id: str, until: datetime) -> frozenset[str]:
        """Return the text hashes of what was delivered to a colony up to an instant; nothing for no colony.

        `until` is when the transcript was received, so that gating it again later gives the same answer.
        """
        if not colony_id:
            return frozenset()
        where = {"workspace_id": workspace_id, "colony_id": colony_id, "until": until}
        with self._database.transaction(workspace_id) as connection:
            return frozenset(row["text_hash"] for row in connection.execute(_SQL["delivered"], where))

    def deliveries(self, workspace_id: str, memory_id: MemoryId) -> Sequence[Mapping[str, Any]]:
        """Return every delivery of a memory, oldest first, with whether it counted towards graduation."""
        where = {"workspace_id": workspace_id, "memory_id": memory_id}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["deliveries"], where).fetchall()
