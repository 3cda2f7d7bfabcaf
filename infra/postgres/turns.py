"""Whose turn it is at a stage, so that a workspace with much to do does not keep another waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from infra.postgres.queries import load
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.ports import Progress

_SQL = load("turns")
AT_ONCE: Final = 8
"""Turns that one look gives a workspace which has a stage to itself: a look is a round trip."""


class Turn(NamedTuple):
    """A transcript whose turn it is, and the trace it came in."""

    ref: TranscriptRef
    traceparent: str


class Look(NamedTuple):
    """Whose turns come next, in their order, and whether more waits than these."""

    turns: Sequence[Turn] = ()
    has_more: bool = False


class PostgresTurns:
    """Goes round the workspaces, one transcript each; where it stands is this process's own to remember.

    Of N workspaces that have something waiting at a stage, each is named within N looks.
    """

    def __init__(self, database: Database) -> None:
        """Use an open database; the first round begins with the first workspace."""
        self._database = database
        self._served: dict[tuple[Progress, bool], str] = {}

    def look(self, progress: Progress, now: datetime, *, bulk: bool) -> Look:
        """Return whose turn it is; nothing is claimed by this.

        It is one transcript of the next workspace; where a round meets nobody else, up to `AT_ONCE` of this one.
        """
        lane = (progress, bulk)
        served = self._served.get(lane, "")
        limit = AT_ONCE + 1
        parameters = {"progress": progress, "bulk": bulk, "now": now, "after": served, "limit": limit}
        rows = self._database.survey(_SQL["next"], parameters)
        if not rows:
            return Look()
        self._served[lane] = first = rows[0]["workspace_id"]
        given = rows[: AT_ONCE if first == served else 1]
        return Look([_turn(row) for row in given], has_more=len(rows) > len(given))


def _turn(row: Mapping[str, Any]) -> Turn:
    ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
    return Turn(ref, row["traceparent"])
