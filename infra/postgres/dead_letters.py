"""Dead letters in PostgreSQL (SPEC §4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from infra.postgres.queries import load
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import InvalidInputError
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database

_SQL = load("dead_letters")
MOST: Final = 10_000
"""Letters that one look returns."""


@dataclass(frozen=True, slots=True)
class Retried:
    """A transcript that is back in the stage where it died: send its message."""

    ref: TranscriptRef
    progress: Progress
    bulk: bool


class PostgresDeadLetters:
    """What no retry could help: listed, shown, retried, discarded."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def list(
        self, workspace_id: str = "", reason: str = "", before: datetime | None = None, limit: int = MOST
    ) -> Sequence[Mapping[str, Any]]:
        """Return open letters, newest first: id, transcript, stage, attempts, reason, message, when.

        "" is every workspace and every reason; `before` narrows to those buried earlier.
        """
        parameters = {"workspace_id": workspace_id, "reason": reason, "before": before, "limit": limit}
        with self._database.across(workspace_id) as connection:
            return connection.execute(_SQL["list"], parameters).fetchall()

    def show(self, workspace_id: str, letter: int) -> Mapping[str, Any] | None:
        """Return one letter with its traceback, or None."""
        parameters = {"workspace_id": workspace_id, "id": letter}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["show"], parameters).fetchone()

    def retry(self, workspace_id: str, letter: int, now: datetime) -> Retried:
        """Put a transcript back where it died; raise InvalidInputError if the letter is not open."""
        with self._database.transaction(workspace_id) as connection:
            row = _settled(connection, workspace_id, letter, "retried", now)
            parameters = {**row, "workspace_id": workspace_id, "now": now}
            moved = connection.execute(_SQL["revive"], parameters).fetchone()
            if moved is None:
                message = f"transcript {row['transcript_id']} was replaced since: discard letter {letter}"
                raise InvalidInputError(message)
            connection.execute(_SQL["reopen_statements"], parameters)
        ref = TranscriptRef(WorkspaceId(workspace_id), TranscriptId(row["transcript_id"]))
        return Retried(ref, Progress(row["progress"]), moved["bulk"])

    def discard(self, workspace_id: str, letter: int, now: datetime) -> None:
        """Settle a letter for good; its transcript stays dead and its statements failed, in the ledger."""
        with self._database.transaction(workspace_id) as connection:
            _settled(connection, workspace_id, letter, "discarded", now)


def _settled(
    connection: Connection, workspace_id: str, letter: int, settled_as: str, now: datetime
) -> Mapping[str, Any]:
    parameters = {"workspace_id": workspace_id, "id": letter, "settled_as": settled_as, "now": now}
    row = connection.execute(_SQL["settle"], parameters).fetchone()
    if row is None:
        message = f"there is no open dead letter {letter} in workspace {workspace_id}"
        raise InvalidInputError(message, ["memform dead list shows the open ones"])
    return row
