"""What an operator sees at a glance: stages, the ledger's identity, the funnel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from infra.postgres import queries

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextlib import AbstractContextManager
    from datetime import datetime

    from infra.postgres.database import Connection, Database


@dataclass(frozen=True, slots=True)
class Overview:
    """Counts of one workspace, or of all. `oldest` is, by stage, when the longest-waiting transcript was received."""

    stages: Mapping[str, int]
    oldest: Mapping[str, datetime]
    ledger: Mapping[str, int | bool]

    @property
    def is_at_rest(self) -> bool:
        """True when every transcript is done or dead."""
        return not self.oldest


@dataclass(frozen=True, slots=True)
class Funnel:
    """What the pipeline made of everything: drops by reason, live memories by class and tier."""

    dropped: Mapping[str, int]
    memories: tuple[tuple[str, str, int], ...]


class PostgresOverview:
    """Reads counts, never text. With a workspace it looks as the application; without one, as maintenance."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def overview(self, workspace_id: str | None = None) -> Overview:
        """Return stages and the ledger's identity; `balanced` is true when every statement is accounted for."""
        sql = queries.load("overview")
        with self._look(workspace_id) as connection:
            stages = connection.execute(sql["stages"], {"workspace": workspace_id}).fetchall()
            ledger = connection.execute(sql["identity"], {"workspace": workspace_id}).fetchone() or {}
        return Overview(
            stages={row["progress"]: row["transcripts"] for row in stages},
            oldest={row["progress"]: row["oldest_at"] for row in stages if row["oldest_at"] is not None},
            ledger=ledger,
        )

    def funnel(self, workspace_id: str | None = None) -> Funnel:
        """Return drops by reason, most first, and live memories by class and tier."""
        sql = queries.load("overview")
        with self._look(workspace_id) as connection:
            dropped = connection.execute(sql["dropped_by_reason"], {"workspace": workspace_id}).fetchall()
            memories = connection.execute(sql["memories_by_class"], {"workspace": workspace_id}).fetchall()
        return Funnel(
            dropped={row["reason"]: row["statements"] for row in dropped},
            memories=tuple((row["pacer"], row["tier"], row["memories"]) for row in memories),
        )

    def _look(self, workspace_id: str | None) -> AbstractContextManager[Connection]:
        return self._database.maintenance() if workspace_id is None else self._database.transaction(workspace_id)
