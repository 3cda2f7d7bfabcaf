"""Batches in PostgreSQL: chosen, started a few at a time, steered, and taken back (SPEC §16)."""

from __future__ import annotations

import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from psycopg import errors
from psycopg.types.json import Jsonb

from infra.postgres.effects import get, lock_standings, write_effects
from infra.postgres.faults import REFUSALS
from infra.postgres.ledger import reading
from infra.postgres.queries import load
from infra.postgres.reruns import BATCH_ACTOR, decisions, holdings, linked, traces
from infra.postgres.rows import state_from_snapshot, tagging_from
from pipeline.domain.batch import BatchId, BatchState, ItemState
from pipeline.domain.memory import EventKind
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import ConflictError, InvalidInputError
from pipeline.lifecycle.rollback import Deed, reverse
from pipeline.lifecycle.succession import Former
from pipeline.lifecycle.transition import Cause
from pipeline.policy import STAGE_LEASE
from pipeline.ports import StoredTranscript

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime, timedelta

    from infra.postgres.database import Connection, Database
    from pipeline.domain.batch import Selection
    from pipeline.domain.memory import MemoryId

_SQL = load("batches")
MOST: Final = 1_000_000
"""Transcripts that one selection names."""
_OPEN: Final = (ItemState.WAITING, ItemState.RUNNING)
_FINISHED: Final = (ItemState.DONE, ItemState.DEAD)
_STEERING: Final[Mapping[BatchState, tuple[BatchState, ...]]] = {
    BatchState.PAUSED: (BatchState.RUNNING,),
    BatchState.RUNNING: (BatchState.PAUSED,),
    BatchState.CANCELLED: (BatchState.RUNNING, BatchState.PAUSED),
    # Whose transcripts are all at rest has ended, whether anybody has said so yet or not.
    BatchState.ROLLED_BACK: (BatchState.DONE, BatchState.CANCELLED, BatchState.PAUSED, BatchState.RUNNING),
}
"""From where each state can be reached by hand."""


class LastRun(NamedTuple):
    """A stored transcript, its repository, and what its last run left."""

    stored: StoredTranscript
    left: Former


@dataclass(frozen=True, slots=True)
class RolledBack:
    """What a rollback did: memories restored, and by id why others were left; transcripts restored, and those left.

    `already` is True when the batch had been rolled back before: another did so, or this is done again.
    """

    memories: int
    kept: Mapping[MemoryId, str]
    transcripts: int
    transcripts_kept: Sequence[str]
    already: bool


class PostgresBatches:
    """Batches of reprocessing. A batch belongs to one workspace; a selection may span all of them."""

    def __init__(self, database: Database, lease: timedelta = STAGE_LEASE) -> None:
        """Use an open database; what was started and lost its message is rung again after `lease`."""
        self._database = database
        self._lease = lease

    def choose(
        self, selection: Selection, versions: Mapping[str, str], workspace_id: str = "", limit: int = MOST
    ) -> Sequence[TranscriptRef]:
        """Return the transcripts at rest that a selection names, oldest first; `versions` are those of this program."""
        parameters = asdict(selection) | {"workspace_id": workspace_id, "versions": Jsonb(versions), "limit": limit}
        with self._database.across(workspace_id) as connection:
            rows = connection.execute(_SQL["choose"], parameters).fetchall()
        return [_ref(row) for row in rows]

    def last_run(self, ref: TranscriptRef) -> LastRun | None:
        """Return a transcript as its last run left it; None when it is gone."""
        with self._database.transaction(ref.workspace_id) as connection:
            row = connection.execute(_SQL["stored"], ref._asdict()).fetchone()
            if row is None:
                return None
            memories = linked(connection, ref, row["run"])
            ids = sorted({memory_id for found in memories.values() for memory_id in found})
            left = Former(
                statements=traces(connection, ref, row["run"]),
                memories=memories,
                holdings=holdings(connection, ref, ids),
                released=frozenset(decisions(connection, ref).get("released", ())),
            )
        stored = StoredTranscript(zlib.decompress(row["body"]), reading(row["reading"]), row["received_at"])
        return LastRun(stored, left)

    def create(  # noqa: PLR0913 - the columns of a batch
        self,
        workspace_id: str,
        ids: Sequence[str],
        selection: Selection,
        versions: Mapping[str, str],
        *,
        rejudge: bool,
        now: datetime,
    ) -> BatchId:
        """Create a running batch of these transcripts; nothing is started before it is fed."""
        parameters = {
            "workspace_id": workspace_id,
            "selection": Jsonb({name: str(value) for name, value in asdict(selection).items() if value}),
            "versions": Jsonb(versions),
            "rejudge": rejudge,
            "now": now,
        }
        with self._database.transaction(workspace_id) as connection:
            row = connection.execute(_SQL["create"], parameters).fetchone() or {}
            batch = BatchId(row["batch_id"])
            connection.execute(_SQL["add_items"], parameters | {"batch_id": batch, "ids": list(ids)})
        return batch

    def feed(self, now: datetime, window: int) -> Sequence[TranscriptRef]:
        """Settle what has come to rest and start more, at most `window` at a time in each batch; return those to ring.

        May run anywhere at any time, also twice at once: what one has in hand the other leaves out.
        """
        with self._database.maintenance() as connection:
            for step in ("settle_items", "skip_items", "end_batches"):
                connection.execute(_SQL[step], {"now": now})
            started: list[TranscriptRef] = []
            for row in connection.execute(_SQL["room"], {"window": window}).fetchall():
                if row["room"] > 0:
                    parameters = {**row, "now": now, "due_at": now + self._lease}
                    started += [_ref(each) for each in connection.execute(_SQL["start_items"], parameters)]
        return started

    def list(self, workspace_id: str = "", limit: int = 100) -> Sequence[Mapping[str, Any]]:
        """Return batches, newest first, with how many of their transcripts stand where."""
        parameters = {"workspace_id": workspace_id, "batch_id": None, "limit": limit}
        with self._database.across(workspace_id) as connection:
            return connection.execute(_SQL["list"], parameters).fetchall()

    def get(self, batch: BatchId, workspace_id: str = "") -> Mapping[str, Any]:
        """Return one batch as `list` does, and `did`: how many memories it touched, by kind of event.

        Raises:
            InvalidInputError: there is no such batch.
        """
        parameters = {"workspace_id": workspace_id, "batch_id": batch, "limit": 1, "actor": _actor(batch)}
        with self._database.across(workspace_id) as connection:
            row = connection.execute(_SQL["list"], parameters).fetchone()
            if row is None:
                message = f"there is no batch {batch}" + (f" in workspace {workspace_id}" if workspace_id else "")
                raise InvalidInputError(message, ["see `memform batches list`"])
            did = connection.execute(_SQL["did"], parameters | {"workspace_id": row["workspace_id"]}).fetchall()
        return {**row, "did": {each["kind"]: each["memories"] for each in did}}

    def items(
        self, batch: BatchId, workspace_id: str, states: Sequence[ItemState], limit: int = MOST
    ) -> Sequence[Mapping[str, Any]]:
        """Return the transcripts of a batch that stand in one of these states."""
        parameters = {"workspace_id": workspace_id, "batch_id": batch, "states": list(states), "limit": limit}
        with self._database.transaction(workspace_id) as connection:
            return connection.execute(_SQL["items"], parameters).fetchall()

    def steer(self, batch: BatchId, workspace_id: str, to: BatchState, now: datetime) -> None:
        """Pause, resume or cancel a batch.

        Raises:
            InvalidInputError: it does not stand where that is possible.
        """
        with self._database.transaction(workspace_id) as connection:
            _steer(connection, batch, workspace_id, to, now)

    def rollback(self, batch: BatchId, workspace_id: str, now: datetime) -> RolledBack:
        """Take a batch back: each memory that nothing has moved since, and each transcript that has not run since.

        Killed half-way, it can be called again, and two may call it at once: what is back already stays.

        Raises:
            InvalidInputError: the batch still runs.
        """
        open_items = self.items(batch, workspace_id, _OPEN, 1)
        if open_items:
            message = (
                f"batch {batch} has not come to rest: {open_items[0]['transcript_id']} is {open_items[0]['state']}"
            )
            raise InvalidInputError(message, [f"memform batches cancel {batch}, then wait for what was started"])
        already = self.get(batch, workspace_id)["state"] == BatchState.ROLLED_BACK
        restored, kept, before = self._restore_memories(batch, workspace_id, now)
        back = [
            self._restore_transcript(batch, workspace_id, row["transcript_id"], now)
            for row in self.items(batch, workspace_id, _FINISHED)
        ]
        with self._database.transaction(workspace_id) as connection, suppress(InvalidInputError):
            _steer(connection, batch, workspace_id, BatchState.ROLLED_BACK, now)
        left = [row["transcript_id"] for row in self.items(batch, workspace_id, _FINISHED)]
        return RolledBack(restored, kept, sum(back), left, already or before)

    def prune(self, before: datetime) -> int:
        """Forget batches that ended before an instant; they cannot be rolled back any more. Return how many."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["prune"], {"before": before}).rowcount

    def _restore_memories(
        self, batch: BatchId, workspace_id: str, now: datetime
    ) -> tuple[int, Mapping[MemoryId, str], bool]:
        """Return how many memories are back, why others are not, and whether some had been before."""
        cause = Cause(_actor(batch), f"batch {batch} rolled back", now)
        with self._database.transaction(workspace_id) as connection:
            where = {"workspace_id": workspace_id, "actor": cause.actor}
            rows = connection.execute(_SQL["effects"], where).fetchall()
            lock_standings(connection, workspace_id, (), [row["memory_id"] for row in rows])
            # Looked at again under the locks: whoever had them may have rolled back the same batch.
            rows = connection.execute(_SQL["effects"], where).fetchall()
            pending = [row for row in rows if row["last_kind"] != EventKind.ROLLED_BACK]
            told = {row["memory_id"]: _restore(connection, workspace_id, row, cause) for row in pending}
        kept = {name: why for name, why in told.items() if why}
        return len(told) - len(kept), kept, len(pending) < len(rows)

    def _restore_transcript(self, batch: BatchId, workspace_id: str, transcript_id: str, now: datetime) -> bool:
        key = {"workspace_id": workspace_id, "batch_id": batch, "transcript_id": transcript_id, "now": now}
        with self._database.transaction(workspace_id) as connection:
            if connection.execute(_SQL["restore_transcript"], key).fetchone() is None:
                return False
            connection.execute(_SQL["undo_links"], key)
            connection.execute(_SQL["mark_item"], key)
        return True


def _restore(connection: Connection, workspace_id: str, row: Mapping[str, Any], cause: Cause) -> str:
    """Put one memory back; return "" or why it is left as it is."""
    known = get(connection, workspace_id, [row["memory_id"]])[row["memory_id"]]
    deed = Deed(
        first=row["first"],
        last=row["last"],
        events=row["events"],
        before=state_from_snapshot(row["before"]) if row["before"] else None,
        tagging=tagging_from(row["tags"]) if row["tags"] else None,
    )
    if not deed.is_alone(known.state):
        return "it has changed since"
    step = reverse(known, deed, cause)
    if step is None:
        return ""
    try:
        with connection.transaction():
            write_effects(connection, workspace_id, [step], cause.actor, cause.at)
            if deed.before is None:
                told = {"workspace_id": workspace_id, "memory_id": row["memory_id"], "reason": cause.reason}
                connection.execute(_SQL["close_disputes"], told)
    except (errors.UniqueViolation, *REFUSALS, ConflictError):
        return "another memory says the same now"
    return ""


def _steer(connection: Connection, batch: BatchId, workspace_id: str, to: BatchState, now: datetime) -> None:
    parameters = {"batch_id": batch, "workspace_id": workspace_id, "to": to, "from": list(_STEERING[to]), "now": now}
    if connection.execute(_SQL["steer"], parameters).fetchone() is None:
        message = f"batch {batch} is not {' or '.join(_STEERING[to])}"
        raise InvalidInputError(message, [f"memform batches show {batch}"])


def _actor(batch: BatchId) -> str:
    return f"{BATCH_ACTOR}{batch}"


def _ref(row: Mapping[str, Any]) -> TranscriptRef:
    return TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
