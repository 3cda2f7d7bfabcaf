"""Sweeps that delete: worn pairs, vectors of what left, and what the retention settings let go (SPEC §14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from infra.postgres.queries import load
from infra.postgres.sweeping import bounded
from pipeline.domain.sweep import Batch
from pipeline.policy import CACHE_GRACE, VECTOR_GRACE
from pipeline.scoring.cooccurrence import fade, is_pruned
from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.sweep import Pass

_SWEEPS = load("sweeps")
_SQL = load("retention")
_KINDS: Final = ("transcripts", "dispatches", "impulses", "runs")


@dataclass(frozen=True, slots=True)
class Retention:
    """How long what is at rest is kept; None keeps it for good."""

    transcripts: timedelta | None = None
    recall_log: timedelta | None = None
    runs: timedelta | None = None


class PostgresRetention:
    """Deletes in bounded batches. What is gone is not found again, so each batch starts at the beginning."""

    def __init__(self, database: Database, retention: Retention) -> None:
        """Use an open database."""
        self._database = database
        self._retention = retention

    def pairs(self, spot: Pass) -> Batch:
        """Prune pairs that have faded under 0.1. A weight fades when it is read, so nothing else is to be written."""
        start = dict(zip(("after_workspace", "after_one", "after_other"), spot.after or ("", "", ""), strict=True))
        with bounded(self._database) as connection:
            rows = connection.execute(_SWEEPS["worn_pairs"], start | {"limit": spot.limit}).fetchall()
            worn = [r for r in rows if is_pruned(fade(r["weight"], days_between(r["lifted_at"], spot.now)))]
            pruned = _drop(connection, _SWEEPS["prune_pair"], worn, dry_run=spot.dry_run)
        last = rows[-1] if len(rows) == spot.limit else None
        follow = (last["workspace_id"], last["one"], last["other"]) if last else None
        return Batch({"seen": len(rows), "pruned": pruned}, follow)

    def vectors(self, spot: Pass) -> Batch:
        """Delete vectors of memories that ended a month ago, and cached ones of texts that no memory has any more.

        A memory that comes back gets its vector again from the cache.
        """
        counts: dict[str, int] = {}
        for name, grace, find, drop in (
            ("deleted", VECTOR_GRACE, "left_vectors", "drop_vector"),
            ("uncached", CACHE_GRACE, "unsaid_vectors", "drop_cached"),
        ):
            with bounded(self._database) as connection:
                parameters = {"before": spot.now - grace, "limit": spot.limit - sum(counts.values())}
                rows = connection.execute(_SWEEPS[find], parameters).fetchall()
                counts[name] = _drop(connection, _SWEEPS[drop], rows, dry_run=spot.dry_run)
        seen = sum(counts.values())
        more = seen == spot.limit and not spot.dry_run
        return Batch({"seen": seen, **counts}, ("more",) if more else None)

    def retain(self, spot: Pass) -> Batch:
        """Delete what the settings let go: transcripts that nothing live rests on, recall log, sweeps' runs."""
        counts: dict[str, int] = dict.fromkeys(_KINDS, 0)
        kept = self._retention
        more = False
        for name, keep, queries in (
            ("transcripts", kept.transcripts, ("old_transcripts", "drop_judge_replies", "drop_transcript")),
            ("dispatches", kept.recall_log, ("old_dispatches", "drop_dispatch")),
            ("impulses", kept.recall_log, ("old_impulses", "drop_impulse")),
            ("runs", kept.runs, ("old_runs", "drop_run")),
        ):
            if keep is not None:
                counts[name] = self._let_go(queries, keep, spot)
                more = more or counts[name] == spot.limit
        return Batch({"seen": sum(counts.values()), **counts}, ("more",) if more and not spot.dry_run else None)

    def _let_go(self, queries: Sequence[str], keep: timedelta, spot: Pass) -> int:
        find, *drops = queries
        gone = 0
        with bounded(self._database) as connection:
            rows = connection.execute(_SQL[find], {"before": spot.now - keep, "limit": spot.limit}).fetchall()
            for drop in drops:
                gone = _drop(connection, _SQL[drop], rows, dry_run=spot.dry_run)
        return gone


def _drop(connection: Connection, query: bytes, rows: Sequence[Mapping[str, Any]], *, dry_run: bool) -> int:
    """Delete the rows that were found; return how many went, or dry, would go. Another sweep may have been faster."""
    if dry_run or not rows:
        return len(rows)
    with connection.cursor() as cursor:
        cursor.executemany(query, rows)
        return cursor.rowcount
