"""Whose turn it is at a stage, so that a workspace with much to do does not keep another waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from infra.postgres.queries import load
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId

if TYPE_CHECKING:
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.ports import Progress

_SQL = load("turns")


class Turn(NamedTuple):
    """A transcript whose turn it is, and the trace it came in."""

    ref: TranscriptRef
    traceparent: str


class PostgresTurns:
    """Goes round the workspaces, one transcript each; where it stands is this process's own to remember.

    Of N workspaces that have something waiting at a stage, each is named within N calls.
    """

    def __init__(self, database: Database) -> None:
        """Use an open database; the first round begins with the first workspace."""
        self._database = database
        self._served: dict[tuple[Progress, bool], str] = {}

    def next(self, progress: Progress, now: datetime, *, bulk: bool) -> Turn | None:
        """Return the transcript whose turn it is, None when nothing waits; it is not claimed by this."""
        lane = (progress, bulk)
        parameters = {"progress": progress, "bulk": bulk, "now": now, "after": self._served.get(lane, "")}
        rows = self._database.survey(_SQL["next"], parameters)
        if not rows:
            return None
        (row,) = rows
        self._served[lane] = row["workspace_id"]
        ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
        return Turn(ref, row["traceparent"])
