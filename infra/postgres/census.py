"""Counts for a scrape, over every workspace, each group in one read-only transaction with a limit on its time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import timedelta

    from infra.postgres.database import Database

_SQL = load("census")

PRESENT: Final = ("moving", "dead_letters", "awaiting", "sweeps", "connections")
"""What stands where now. Small whatever the size of the store: answered by partial indexes."""
TOTALS: Final = ("transcripts", "statements", "unbalanced", "memories", "events", "judge_calls")
"""What has become of everything so far. Grows with the store."""

Rows: TypeAlias = "Mapping[str, Sequence[Mapping[str, Any]]]"


class PostgresCensus:
    """Reads groups of counts. A group that takes longer than `limit` is given up: a scrape must not weigh on work."""

    def __init__(self, database: Database, limit: timedelta) -> None:
        """Use an open database."""
        self._database = database
        self._limit_ms = int(limit.total_seconds() * 1000)

    def read(self, group: Sequence[str]) -> Rows:
        """Return the rows of each query of a group.

        Raises:
            TransientError: the database did not answer in time.
        """
        with self._database.maintenance() as connection:
            connection.execute(
                "SELECT set_config('statement_timeout', %s, true), set_config('transaction_read_only', 'on', true)",
                [str(self._limit_ms)],
            )
            return {query: connection.execute(_SQL[query]).fetchall() for query in group}
