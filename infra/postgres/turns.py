"""Whose turn it is at a stage, so that a workspace with much to do does not keep another waiting."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from infra.postgres.queries import load
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.ports import Progress

_SQL = load("turns")
UNSEEN_SECONDS: Final = 0.05
"""How long a workspace that had a stage to itself goes on without a look round, which costs a thirtieth of all work."""


class Turn(NamedTuple):
    """A transcript whose turn it is, and the trace it came in."""

    ref: TranscriptRef
    traceparent: str


class _Alone(NamedTuple):
    """A workspace that had a lane to itself, and until when nobody else is looked for."""

    workspace_id: str
    until: float


class PostgresTurns:
    """Goes round the workspaces, one transcript each; where it stands is this process's own to remember.

    Of N workspaces that have something waiting at a stage, each is named within N calls.
    """

    def __init__(self, database: Database, ticks: Callable[[], float] = time.monotonic) -> None:
        """Use an open database; the first round begins with the first workspace. `ticks` counts seconds."""
        self._database = database
        self._ticks = ticks
        self._served: dict[tuple[Progress, bool], str] = {}
        self._alone: dict[tuple[Progress, bool], _Alone] = {}

    def is_alone(self, workspace_id: str, progress: Progress, *, bulk: bool) -> bool:
        """Return True when nobody but this workspace had anything waiting a moment ago."""
        alone = self._alone.get((progress, bulk))
        return alone is not None and alone.workspace_id == workspace_id and self._ticks() < alone.until

    def next(self, progress: Progress, now: datetime, *, bulk: bool) -> Turn | None:
        """Return the transcript whose turn it is, None when nothing waits; it is not claimed by this."""
        lane = (progress, bulk)
        served = self._served.get(lane, "")
        rows = self._database.survey(_SQL["next"], {"progress": progress, "bulk": bulk, "now": now, "after": served})
        if not rows:
            return None
        (row,) = rows
        if row["workspace_id"] == served:  # once around, and nobody else was met
            self._alone[lane] = _Alone(served, self._ticks() + UNSEEN_SECONDS)
        self._served[lane] = row["workspace_id"]
        ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
        return Turn(ref, row["traceparent"])
