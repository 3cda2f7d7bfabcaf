"""The quarantine in PostgreSQL: what the scan set apart, and what an operator decided about it (SPEC §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from infra.postgres.queries import load
from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.parcel import TranscriptRef

_SQL = load("quarantine")
MOST: Final = 10_000
"""Statements that one look returns."""


class PostgresQuarantine:
    """Lists, releases and discards quarantined statements of transcripts at rest."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def list(
        self,
        workspace_id: str = "",
        transcript_id: str = "",
        reason: str = "",
        before: datetime | None = None,
        limit: int = MOST,
    ) -> Sequence[Mapping[str, Any]]:
        """Return undecided statements, those set apart last first; "" narrows nothing, `before` to older ones."""
        where = {"workspace_id": workspace_id, "transcript_id": transcript_id, "reason": reason, "before": before}
        with self._database.across(workspace_id) as connection:
            return connection.execute(_SQL["list"], where | {"limit": limit}).fetchall()

    def release(self, ref: TranscriptRef, ordinals: Collection[int], actor: str, now: datetime) -> bool:
        """Let statements continue from the judge's stage; return whether the transcript belongs on the batch queue.

        Raises:
            InvalidInputError: the transcript is not at rest, or one of these is not in quarantine.
        """
        with self._database.transaction(ref.workspace_id) as connection:
            key, bulk = _decide(connection, ref, ordinals, {"decision": "released", "actor": actor, "now": now})
            connection.execute(_SQL["reopen"], key)
            connection.execute(_SQL["resume"], key)
        return bulk

    def discard(self, ref: TranscriptRef, ordinals: Collection[int], actor: str, now: datetime) -> None:
        """Take the words of statements out for good; they stay quarantined in the ledger, with the reason.

        Raises:
            InvalidInputError: as `release`.
        """
        with self._database.transaction(ref.workspace_id) as connection:
            key, _ = _decide(connection, ref, ordinals, {"decision": "discarded", "actor": actor, "now": now})
            connection.execute(_SQL["blank"], key)


def _decide(
    connection: Connection, ref: TranscriptRef, ordinals: Collection[int], decision: Mapping[str, object]
) -> tuple[dict[str, object], bool]:
    row = connection.execute(_SQL["lock_at_rest"], ref._asdict()).fetchone()
    if row is None:
        message = f"transcript {ref.transcript_id} is not at rest in workspace {ref.workspace_id}"
        raise InvalidInputError(message, ["wait until it is done; a dead one is retried first (memform dead)"])
    key = {**ref._asdict(), "run": row["run"], "ordinals": sorted(ordinals), **decision}
    decided = connection.execute(_SQL["decide"], key).fetchall()
    if len(decided) < len(set(ordinals)):
        message = f"not all of {len(set(ordinals))} statements of {ref.transcript_id} are in quarantine any more"
        raise InvalidInputError(message, ["memform quarantine list shows those that are"])
    return key, bool(row["bulk"])
