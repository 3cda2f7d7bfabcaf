"""The inbox: where a parcel waits in Redis until Postgres has it (the claim check of SPEC §4).

A message carries only a reference, and a message can be lost; the parcel can not. It has no expiry, and is removed
by the worker that has committed it. What keeps it from filling Redis is a budget of bytes, checked and spent in one
script, so that two producers can't both take the last of it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from infra.redis.faults import redis_faults
from pipeline.domain.parcel import Parcel, Receipt, TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import BacklogFullError, IdConflictError, InboxFullError
from pipeline.policy import INBOX_BUDGET_BYTES

if TYPE_CHECKING:
    from collections.abc import Iterator

    import redis
    from redis.commands.core import Script

# The braces keep all keys in one slot of a Redis cluster: the scripts touch several.
_ENTRY: Final = "memform:{inbox}:parcel:"
_ARRIVED: Final = "memform:{inbox}:arrived"
_DUE: Final = "memform:{inbox}:due"
_BYTES: Final = "memform:{inbox}:bytes"
_OWN: Final = "memform:{inbox}:of:"
_RING: Final = "memform:{inbox}:ring"
_TURNS: Final = "memform:{inbox}:turns"
_GIVEN: Final = timedelta(seconds=20)
"""A parcel that was given to a worker is given to no other for this long: it takes some milliseconds to move it."""
_OVERHEAD_BYTES: Final = 750
"""What Redis spends on an entry beyond its values: keys, field names, three sorted-set members. Rounded up."""


class Waiting(NamedTuple):
    """A parcel whose message seems lost, whether it belongs on the batch queue, and the trace it came in."""

    ref: TranscriptRef
    bulk: bool
    traceparent: str = ""


class InboxLoad(NamedTuple):
    """How full the inbox is, and when its oldest parcel was received (None when it is empty)."""

    parcels: int
    size_bytes: int
    budget_bytes: int
    oldest_at: datetime | None


class RedisInbox:
    """`pipeline.ports.Intake` over Redis 7 or Valkey, plus what a worker and the relay need."""

    def __init__(self, client: redis.Redis, budget_bytes: int = INBOX_BUDGET_BYTES, backlog_limit: int = 0) -> None:
        """Take a client that does not decode answers (see `infra.redis.connection.connect`).

        A workspace may have `backlog_limit` parcels waiting; 0 is any number.
        """
        self._client = client
        self._budget, self._share = budget_bytes, backlog_limit
        self._put = _script(client, "put")
        self._remove = _script(client, "remove")
        self._waiting = _script(client, "waiting")
        self._turn = _script(client, "turn")

    def put(self, parcel: Parcel) -> Receipt:
        """Store the parcel. The same content again is answered with the first receipt.

        Raises:
            IdConflictError: Other content waits under this id, and `parcel.replace` is not set.
            InboxFullError: The budget has no room for it.
            BacklogFullError: Too much of its workspace waits already.
            TransientError: Redis does not answer.
        """
        receipt = Receipt(transcript_id=parcel.transcript_id, status="queued", received_at=parcel.received_at)
        member = _member(parcel.ref)
        # The trace stands beside the envelope: a worker of the version before takes no field that it does not know.
        envelope = parcel.model_copy(update={"body": b""}).model_dump_json(exclude={"traceparent"})
        body = zlib.compress(parcel.body)
        size = len(body) + len(envelope.encode()) + _OVERHEAD_BYTES
        at_ms = _milliseconds(parcel.received_at)
        what = (member, parcel.content_hash, envelope, body, receipt.model_dump_json(), json.dumps(parcel.ref))
        limits = (int(parcel.bulk), size, self._budget, at_ms, int(parcel.replace), parcel.traceparent)
        own = _own(parcel.workspace_id)
        with redis_faults():
            answer = cast(
                "list[bytes | int]",
                self._put(
                    keys=[_ENTRY + member, _ARRIVED, _DUE, _BYTES, _OWN + own, _RING, _TURNS],
                    args=[*what, *limits, own, self._share],
                ),
            )
        match answer:
            case [b"same", bytes(first)]:
                return Receipt.model_validate_json(first).model_copy(update={"already_received": True})
            case [b"other"]:
                raise IdConflictError(parcel.transcript_id)
            case [b"full", int(held)]:
                raise InboxFullError(_full(held, size, self._budget))
            case [b"crowded", int(held)]:
                raise BacklogFullError(parcel.workspace_id, held, self._share)
            case _:
                return receipt

    def remove(self, ref: TranscriptRef, content_hash: str) -> bool:
        """Remove the parcel once Postgres has it; False when it is gone or other content has replaced it."""
        member = _member(ref)
        with redis_faults():
            own = _own(ref.workspace_id)
            keys = [_ENTRY + member, _ARRIVED, _DUE, _BYTES, _OWN + own, _RING]
            removed = self._remove(keys=keys, args=[member, content_hash, own])
        return bool(removed)

    def turn(self, own: TranscriptRef, now: datetime) -> Parcel | None:
        """Return the oldest parcel of the workspace that was served longest ago; where none waits its turn, `own`'s.

        None when that is not here either. Of N workspaces with parcels waiting, each is served within N calls.
        """
        keys = [_RING, _TURNS, _ENTRY + _member(own)]
        times = (_milliseconds(now), _milliseconds(now + _GIVEN))
        with redis_faults():
            found = cast("list[bytes | None] | None", self._turn(keys=keys, args=[*times, _ENTRY, _OWN]))
        match found:
            case [bytes(envelope), bytes(body), trace]:
                return _parcel(envelope, body, trace or b"")
            case _:
                return None

    def waiting(self, now: datetime, older_than: timedelta, limit: int) -> list[Waiting]:
        """Return parcels that nobody took within `older_than`, oldest first, at most `limit`.

        Each is put off by another `older_than`: neither a second relay nor the next round gets it before.
        """
        now_ms = _milliseconds(now)
        before_ms = now_ms - int(older_than.total_seconds() * 1000)
        with redis_faults():
            found = cast("list[bytes]", self._waiting(keys=[_DUE, _ARRIVED], args=[before_ms, now_ms, limit, _ENTRY]))
        triples = zip(found[::3], found[1::3], found[2::3], strict=True)
        return [Waiting(_parse_ref(reference), bulk == b"1", trace.decode()) for reference, bulk, trace in triples]

    def parcels(self) -> Iterator[Parcel]:
        """Yield every parcel that waits, in no order; one that is taken meanwhile is left out."""
        with redis_faults():
            keys = self._client.scan_iter(match=f"{_glob(_ENTRY)}*", count=500)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - its keywords are untyped
            for key in cast("Iterator[bytes]", keys):
                match self._client.hmget(key, ["parcel", "body"]):
                    case [bytes(envelope), bytes(body)]:
                        yield _parcel(envelope, body)
                    case _:
                        pass

    def load(self) -> InboxLoad:
        """Return how many parcels wait, how much of the budget they take, and since when the oldest waits."""
        with redis_faults():
            parcels = self._client.zcard(_ARRIVED)
            held = self._client.get(_BYTES)
            oldest = cast(
                "list[tuple[bytes, float]]",
                self._client.zrange(_ARRIVED, 0, 0, withscores=True),  # pyright: ignore[reportUnknownMemberType] - one of its callbacks is untyped
            )
        oldest_at = datetime.fromtimestamp(oldest[0][1] / 1000, UTC) if oldest else None
        return InboxLoad(parcels, int(held or 0), self._budget, oldest_at)


def _script(client: redis.Redis, name: str) -> Script:
    return client.register_script((files("infra.redis") / "scripts" / f"{name}.lua").read_text())


def _parcel(envelope: bytes, body: bytes, traceparent: bytes = b"") -> Parcel:
    parcel = Parcel.model_validate_json(envelope)
    return parcel.model_copy(update={"body": zlib.decompress(body), "traceparent": traceparent.decode()})


def _member(ref: TranscriptRef) -> str:
    """Return the key of a pair. JSON keeps ("a:b", "c") and ("a", "b:c") apart, whatever the names hold."""
    return hashlib.sha256(json.dumps(ref).encode()).hexdigest()


def _own(workspace_id: str) -> str:
    """Return the workspace as a part of a key: a name may hold anything."""
    return hashlib.sha256(workspace_id.encode()).hexdigest()[:32]


def _parse_ref(reference: bytes) -> TranscriptRef:
    workspace, transcript = cast("list[str]", json.loads(reference))
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(transcript))


def _glob(prefix: str) -> str:
    """Return a prefix as a pattern that stands for itself."""
    return "".join(f"\\{character}" if character in "[]*?\\" else character for character in prefix)


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def _full(held: int, size: int, budget: int) -> str:
    return (
        f"the inbox holds {held:,} of {budget:,} bytes and this transcript needs {size:,}: "
        "wait for the workers to catch up (memform status), or start more of them"
    )
