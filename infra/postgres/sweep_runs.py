"""What each maintenance pass did, for people, for metrics, and for the next pass, which goes on where it stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Jsonb

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.sweep import Cursor

_SQL = load("sweep_runs")


@dataclass(frozen=True, slots=True)
class SweepRun:
    """One run of a sweep: who started it, when, what it did, and where the next goes on (None: at the beginning)."""

    sweep: str
    actor: str
    dry_run: bool
    started_at: datetime
    finished_at: datetime
    counts: Mapping[str, int]
    resume_at: Cursor | None = None
    error: str = ""


class PostgresSweepRuns:
    """The record of maintenance, over every workspace."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def write(self, run: SweepRun) -> None:
        """Keep a run. One that found nothing to do, as the run before it, only moves that one's time."""
        row = {
            "sweep": run.sweep,
            "actor": run.actor,
            "dry_run": run.dry_run,
            "started_at": run.started_at,
            "finished_at": run.finished_at,
            "counts": Jsonb(dict(run.counts)),
            "resume_at": Jsonb(list(run.resume_at)) if run.resume_at else None,
            "error": run.error,
        }
        quiet = not any(run.counts.values()) and not run.dry_run and not run.error
        with self._database.maintenance() as connection:
            if quiet and connection.execute(_SQL["touch"], row).fetchone():
                return
            connection.execute(_SQL["write"], row)

    def resume_at(self, sweep: str) -> Cursor:
        """Return where a run of the sweep starts: () at the beginning."""
        with self._database.maintenance() as connection:
            row = connection.execute(_SQL["resume_at"], {"sweep": sweep}).fetchone()
        return tuple(row["resume_at"]) if row and row["resume_at"] else ()

    def latest(self) -> Sequence[Mapping[str, Any]]:
        """Return the newest run of each sweep: sweep, actor, started_at, finished_at, counts, resumes, error."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["latest"]).fetchall()

    def history(self, sweep: str = "", limit: int = 20) -> Sequence[Mapping[str, Any]]:
        """Return the newest runs of a sweep, or of all (""), trials included."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["history"], {"sweep": sweep, "limit": limit}).fetchall()
