"""How common words are in each workspace, so that a question starts from its rare ones without counting the others."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from infra.postgres.queries import load
from pipeline.domain.sweep import Batch

if TYPE_CHECKING:
    from infra.postgres.database import Database
    from pipeline.domain.sweep import Pass

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


class PostgresTermCounts:
    """Estimates of sizes and word counts over every workspace."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def measure(self, spot: Pass) -> Batch:
        """Estimate anew from a sample of pages if the memories have grown by a tenth since, or a day has passed.

        Nothing is read when neither holds, or when somebody else is at it. One batch, whatever the limit.
        """
        with self._database.maintenance() as connection:
            extent = connection.execute(_SQL["extent"]).fetchone() or {}
            grown = extent["pages"] > _GROWTH * extent["measured_pages"]
            aged = extent["measured_at"] is not None and spot.now - extent["measured_at"] >= _AGE
            lock = connection.execute(_SQL["lock"]).fetchone()
            if spot.dry_run or not (grown or aged) or not (lock and lock["mine"]):
                return Batch({"seen": 0, "workspaces": 0, "terms": 0})
            connection.execute(_SQL["forget"])
            asked = {
                "percent": min(100.0, 100.0 * SAMPLED_PAGES / extent["pages"]),
                "pages": extent["pages"],
                "now": spot.now,
                "least_memories": _LEAST_MEMORIES,
                "least_found": _LEAST_FOUND,
            }
            (told,) = connection.execute(_SQL["measure"], asked).fetchall()
        return Batch({"seen": told["sampled"], "workspaces": told["workspaces"], "terms": told["terms"]})
