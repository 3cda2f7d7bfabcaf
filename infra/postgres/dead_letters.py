"""What could not be formed: listed, retried or discarded by a person; nothing else ever removes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from infra.postgres import queries
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.parcel import TranscriptRef


@dataclass(frozen=True, slots=True)
class DeadLetter:
    """A transcript that is buried: the stage it died in, why, and the program's own words."""

    transcript_id: str
    progress: str
    attempts: int
    reason: str
    message: str
    traceback: str
    buried_at: datetime
    bulk: bool
    body_bytes: int
    format: str


class Revived(NamedTuple):
    """Where a revived transcript stands again, and on which kind of queue it goes on."""

    progress: Progress
    bulk: bool


class PostgresDeadLetters:
    """Open dead letters of a workspace."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def open(self, workspace_id: str, limit: int = 1_000) -> Sequence[DeadLetter]:
        """Return what is buried and not settled, oldest first."""
        sql = queries.load("dead_letters")
        with self._database.transaction(workspace_id) as connection:
            rows = connection.execute(sql["open"], {"workspace": workspace_id, "limit": limit}).fetchall()
        return [DeadLetter(**row) for row in rows]

    def find(self, ref: TranscriptRef) -> DeadLetter | None:
        """Return one open dead letter."""
        sql = queries.load("dead_letters")
        with self._database.transaction(ref.workspace_id) as connection:
            row = connection.execute(sql["find"], _key(ref)).fetchone()
        return DeadLetter(**row) if row else None

    def retry(self, ref: TranscriptRef, now: datetime) -> Revived | None:
        """Give a transcript fresh attempts in the stage it died in; None when it has no open dead letter.

        Its failed statements are pending again, so the ledger stays balanced. It is due at once: ring, or leave it
        to the relay.
        """
        sql = queries.load("dead_letters")
        with self._database.transaction(ref.workspace_id) as connection:
            settled = {**_key(ref), "now": now, "settled_as": "retried"}
            letter = connection.execute(sql["settle"], settled).fetchone()
            if letter is None:
                return None
            stands = {**_key(ref), "now": now, "progress": letter["progress"]}
            transcript = connection.execute(sql["revive_transcript"], stands).fetchone()
            if transcript is None:
                return None
            connection.execute(sql["revive_statements"], {**_key(ref), "run": transcript["run"]})
        return Revived(Progress(letter["progress"]), transcript["bulk"])

    def discard(self, ref: TranscriptRef, now: datetime) -> bool:
        """Settle a dead letter for good; its transcript stays dead and readable. False when there is none."""
        sql = queries.load("dead_letters")
        with self._database.transaction(ref.workspace_id) as connection:
            settled = {**_key(ref), "now": now, "settled_as": "discarded"}
            return connection.execute(sql["settle"], settled).fetchone() is not None


def _key(ref: TranscriptRef) -> dict[str, object]:
    return {"workspace": ref.workspace_id, "transcript_id": ref.transcript_id}
