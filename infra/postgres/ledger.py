"""Transcripts in PostgreSQL: what was received, and how far each has come (SPEC §4)."""

from __future__ import annotations

import traceback
import zlib
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from psycopg.types.json import Jsonb

from infra.postgres.queries import load
from pipeline.domain.erasure import NO_HASH
from pipeline.domain.parcel import Reading, Receipt, TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import (
    BacklogFullError,
    ConflictError,
    DeferredError,
    IdConflictError,
    PermanentError,
    TransientError,
)
from pipeline.lifecycle.retry import ceiling, jittered
from pipeline.policy import MAX_ATTEMPTS, STAGE_CHUNK, STAGE_LEASE
from pipeline.ports import Claim, Overdue, Progress, StoredTranscript

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.parcel import Parcel

ATTEMPTS_EXHAUSTED: Final = "attempts_exhausted"
BUG: Final = "bug"

_SQL = load("ledger")
_WAITING: Final = load("stages")["waiting"]
_RECALLED: Final = load("dispatches")["recalled"]
_ERROR_CHARS: Final = 2_000
_TRACEBACK_CHARS: Final = 20_000
_READABLE_BYTES: Final = 256 * 1024
"""Stored bytes that are read with a claim; more of them are read once the attempt is counted."""
_COUNTS: Final = (
    *("statements", "dropped", "quarantined", "staged", "added"),
    *("updated", "noop", "declined", "failed", "pending", "balanced"),
)


class Seen(NamedTuple):
    """What was read with a claim: of its transcript, and what else its stage asks for first.

    For the gate, what the colony that its producer named was delivered; else the first chunk of statements that wait.
    """

    transcript: Mapping[str, Any]
    besides: Sequence[Mapping[str, Any]]


class PostgresLedger:
    """The `Ledger` port, and an `Intake` that stores a parcel at once.

    `chance` draws from [0, 1) for the jitter of retries. A claim holds for `lease`; what was not claimed within a
    `lease` of becoming due has lost its message, and `overdue` names it. A workspace may have `backlog_limit`
    transcripts on their way (0: any number).
    """

    def __init__(
        self,
        database: Database,
        chance: Callable[[], float],
        lease: timedelta = STAGE_LEASE,
        backlog_limit: int = 0,
    ) -> None:
        """Use an open database."""
        self._database = database
        self._backlog_limit = backlog_limit
        self._chance = chance
        self._lease = lease

    def put(self, parcel: Parcel) -> Receipt:
        """Store a parcel and answer; the same content again gets the first receipt.

        What was erased under an id is taken in again like any other. Raises IdConflictError for other content under the
        same id, unless the parcel replaces it on purpose, and BacklogFullError for a new one beyond the limit.
        """
        due_at = parcel.received_at + self._lease
        parameters = _parcel_parameters(parcel) | {"due_at": due_at, "backlog_limit": self._backlog_limit}
        (received,) = self._database.exchange(parcel.workspace_id, (_SQL["receive"], parameters))
        if received:
            return Receipt(transcript_id=parcel.transcript_id, status="stored", received_at=parcel.received_at)
        return self._put_again(parcel, parameters)

    def _put_again(self, parcel: Parcel, parameters: Mapping[str, object]) -> Receipt:
        """Answer for a parcel whose id is known here, or that is one too many."""
        with self._database.transaction(parcel.workspace_id) as connection:
            row = connection.execute(_SQL["known"], parameters).fetchone()
            if row is None and self._backlog_limit:
                raise BacklogFullError(parcel.workspace_id, self._backlog_limit, self._backlog_limit)
            known = _one(row)
            if known["content_hash"] == parcel.content_hash:
                return _receipt(parcel.transcript_id, known, already_received=True)
            if not parcel.replace and known["content_hash"] != NO_HASH:
                raise IdConflictError(parcel.transcript_id)
            connection.execute(_SQL["replace"], parameters)
            return Receipt(transcript_id=parcel.transcript_id, status="stored", received_at=parcel.received_at)

    def receipt(self, ref: TranscriptRef) -> Receipt | None:
        """Return where a transcript stands with its ledger, or None when it never arrived."""
        with self._database.transaction(ref.workspace_id) as connection:
            row = connection.execute(_SQL["receipt"], ref._asdict()).fetchone()
        if row is None:
            return None
        return _receipt(ref.transcript_id, row).model_copy(update={"ledger": {name: row[name] for name in _COUNTS}})

    def stands(self, ref: TranscriptRef) -> Progress | None:
        """Return where a transcript stands, None when it is not here."""
        (rows,) = self._database.exchange(ref.workspace_id, (_SQL["progress"], ref._asdict()))
        return Progress(rows[0]["progress"]) if rows else None

    def claim(self, ref: TranscriptRef, progress: Progress, now: datetime, *, reads: bool = False) -> Claim | None:
        """Count an attempt and take the lease, if the transcript stands at `progress` and nobody else works on it.

        A claim that `reads` brings what `transcript` and the recall log, or `statements` and `candidates` of the stages
        would read under it, in the same round trip. What is written under a claim is checked then, however old it is.

        A transcript that used up its attempts without an answer is buried here instead (`attempts_exhausted`). Who
        works need not wait until it is on disk: a server that crashes ends the attempt as well.
        """
        parameters = {
            **ref._asdict(),
            "progress": progress,
            "now": now,
            "lease_until": now + self._lease,
            "max_attempts": MAX_ATTEMPTS,
            "readable": _READABLE_BYTES if reads else -1,
        }
        asked = [(_SQL["claim"], parameters)]
        if reads and progress is Progress.RECEIVED:
            asked.append((_RECALLED, parameters | {"colony_id": None}))
        elif reads:
            asked.append((_WAITING, parameters | {"run": None, "chunk": STAGE_CHUNK}))
        claimed, *besides = self._database.exchange(ref.workspace_id, *asked, lasting=False)
        for row in claimed:
            seen = Seen(row, besides[0]) if reads else None
            return Claim(ref, progress, row["run"], row["attempts"], row["bulk"], row["begun"], seen)
        with self._database.transaction(ref.workspace_id) as connection:
            spent = connection.execute(_SQL["exhausted"], parameters).fetchone()
            if spent is not None:
                claim = Claim(ref, progress, spent["run"], spent["attempts"], spent["bulk"])
                message = spent["error"] or "every attempt ended without an answer: the worker was killed or timed out"
                _bury(connection, claim, PermanentError(message, ATTEMPTS_EXHAUSTED), now)
        return None

    def transcript(self, claim: Claim) -> StoredTranscript:
        """Return the stored bytes of a claimed transcript; raise ConflictError if it was replaced meanwhile."""
        seen = claim.seen.transcript if isinstance(claim.seen, Seen) else None
        row = seen if seen is not None and seen["body"] is not None else self._body(claim)
        return StoredTranscript(zlib.decompress(row["body"]), reading(row["reading"]), row["received_at"])

    def _body(self, claim: Claim) -> Mapping[str, Any]:
        (rows,) = self._database.exchange(claim.ref.workspace_id, (_SQL["body"], _claim_parameters(claim)))
        if not rows:
            message = f"transcript {claim.ref.transcript_id} was replaced while it was claimed"
            raise ConflictError(message)
        return rows[0]

    def fail(self, claim: Claim, error: Exception, now: datetime) -> Progress:
        """Record a failure and return where the transcript stands now.

        Deferred: later, with its attempt back. Transient or conflict: later with full jitter, until the attempts are
        used up. Anything else, and the last attempt: dead letter, its pending statements failed. A claim that has
        been overtaken changes nothing.
        """
        wait = self._wait(claim, error)
        with self._database.transaction(claim.ref.workspace_id) as connection:
            if wait is None:
                _bury(connection, claim, error, now)
            else:
                postponed = {
                    "refund": int(isinstance(error, DeferredError)),
                    "next_attempt_at": now + wait,
                    "error": _message(error),
                    "now": now,
                }
                connection.execute(_SQL["postpone"], _claim_parameters(claim) | postponed)
            row = _one(connection.execute(_SQL["progress"], claim.ref._asdict()).fetchone())
        return Progress(row["progress"])

    def overdue(self, now: datetime, limit: int) -> Sequence[Overdue]:
        """Return transcripts whose lease, next attempt or message has been missed, oldest first.

        Each is named again only a lease later, so that a relay does not fill a slow queue with second messages.
        """
        parameters = {"now": now, "limit": limit, "next_due_at": now + self._lease}
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["overdue"], parameters).fetchall()
        return [
            Overdue(
                TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"])),
                Progress(row["progress"]),
                row["bulk"],
                row["traceparent"],
            )
            for row in rows
        ]

    def _wait(self, claim: Claim, error: Exception) -> timedelta | None:
        """Return how long to wait before the next attempt, or None to bury."""
        if isinstance(error, DeferredError):
            return error.after
        if isinstance(error, (TransientError, ConflictError)) and claim.attempt < MAX_ATTEMPTS:
            return jittered(ceiling(claim.attempt), self._chance())
        return None


def reading(stored: Mapping[str, Any]) -> Reading:
    """Return the stored reading of a parcel."""
    return Reading.model_validate(stored, strict=False)


def _bury(connection: Connection, claim: Claim, error: Exception, now: datetime) -> None:
    parameters = {
        **_claim_parameters(claim),
        "now": now,
        "reason": _reason(error),
        "error": _message(error),
        "traceback": "".join(traceback.format_exception(error))[-_TRACEBACK_CHARS:],
    }
    if connection.execute(_SQL["bury"], parameters).fetchone():
        connection.execute(_SQL["fail_statements"], parameters)
        connection.execute(_SQL["write_dead_letter"], parameters)


def _reason(error: Exception) -> str:
    match error:
        case PermanentError():
            return error.reason
        case TransientError() | ConflictError():
            return ATTEMPTS_EXHAUSTED
        case _:
            return BUG


def _message(error: Exception) -> str:
    """Keep the message; PostgreSQL stores no NUL."""
    return (str(error) or type(error).__name__).replace("\x00", "")[:_ERROR_CHARS]


def _claim_parameters(claim: Claim) -> dict[str, object]:
    return {**claim.ref._asdict(), "progress": claim.progress, "run": claim.run, "attempt": claim.attempt}


def _parcel_parameters(parcel: Parcel) -> dict[str, object]:
    return {
        "workspace_id": parcel.workspace_id,
        "transcript_id": parcel.transcript_id,
        "bulk": parcel.bulk,
        "content_hash": parcel.content_hash,
        "body": zlib.compress(parcel.body),
        "body_bytes": len(parcel.body),
        "reading": Jsonb(parcel.reading.model_dump(mode="json")),
        "redactions": Jsonb(parcel.redactions),
        "repairs": Jsonb(parcel.repairs),
        "received_at": parcel.received_at,
        "traceparent": parcel.traceparent,
    }


_Status = Literal["stored", "done", "dead"]


def _receipt(transcript_id: str, row: Mapping[str, Any], *, already_received: bool = False) -> Receipt:
    status: _Status = row["progress"] if row["progress"] in get_args(_Status) else "stored"
    return Receipt(
        transcript_id=transcript_id,
        status=status,
        already_received=already_received,
        format=row["format"],
        received_at=row["received_at"],
    )


def _one(row: Mapping[str, Any] | None) -> Mapping[str, Any]:
    if row is None:
        message = "a row that this transaction has just seen is gone"
        raise ConflictError(message)
    return row
