"""Why a memory is what it is: the statements behind it, its events, its deliveries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from infra.postgres import queries

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from infra.postgres.database import Database
    from pipeline.domain.memory import MemoryId


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Rows as they stand in the tables, oldest first: SCHEMA names their columns."""

    statements: Sequence[Mapping[str, object]]
    events: Sequence[Mapping[str, object]]
    deliveries: Sequence[Mapping[str, object]]


class PostgresChronicle:
    """Reads the history of one memory."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def of(self, workspace_id: str, memory_id: MemoryId) -> Chronicle:
        """Return everything recorded of a memory; empty when the workspace has no such memory."""
        sql = queries.load("chronicle")
        where = {"workspace": workspace_id, "memory_id": memory_id}
        with self._database.transaction(workspace_id) as connection:
            return Chronicle(
                statements=connection.execute(sql["statements"], where).fetchall(),
                events=connection.execute(sql["events"], where).fetchall(),
                deliveries=connection.execute(sql["deliveries"], where).fetchall(),
            )
