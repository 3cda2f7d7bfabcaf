"""How common words are in each workspace, so that a question starts from its rare ones without counting the others."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from infra.postgres.queries import load

if TYPE_CHECKING:
    from datetime import datetime

    from infra.postgres.database import Database

SAMPLED_PAGES: Final = 8_000
"""Pages of memories that are read at most: 64 MB, some fifty thousand memories, about two seconds."""
_GROWTH: Final = 1.1
"""Times the pages of the last measurement at which it is made again."""
_AGE: Final = timedelta(days=1)
"""What is erased leaves the estimates at the latest after this."""
_LEAST_MEMORIES: Final = 1_000
"""Memories of a workspace below which every word is counted when it is asked for."""
_LEAST_FOUND: Final = 50
"""Memories with a word below which it is rare, and counted when it is asked for."""

_SQL = load("term_counts")


@dataclass(frozen=True, slots=True)
class TermReport:
    """What a measurement read and wrote: memories sampled, workspaces and terms with an estimate."""

    sampled: int = 0
    workspaces: int = 0
    terms: int = 0


class PostgresTermCounts:
    """Estimates of sizes and word counts over every workspace."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def measure(self, now: datetime, *, dry_run: bool = False) -> TermReport:
        """Estimate anew from a sample of pages if the memories have grown by a tenth since, or a day has passed.

        Nothing is read when neither holds, or when somebody else is at it.
        """
        with self._database.maintenance() as connection:
            extent = connection.execute(_SQL["extent"]).fetchone() or {}
            grown = extent["pages"] > _GROWTH * extent["measured_pages"]
            aged = extent["measured_at"] is not None and now - extent["measured_at"] >= _AGE
            lock = connection.execute(_SQL["lock"]).fetchone()
            if dry_run or not (grown or aged) or not (lock and lock["mine"]):
                return TermReport()
            connection.execute(_SQL["forget"])
            asked = {
                "percent": min(100.0, 100.0 * SAMPLED_PAGES / extent["pages"]),
                "pages": extent["pages"],
                "now": now,
                "least_memories": _LEAST_MEMORIES,
                "least_found": _LEAST_FOUND,
            }
            told = connection.execute(_SQL["measure"], asked).fetchone() or {}
            return TermReport(told["sampled"], told["workspaces"], told["terms"])
