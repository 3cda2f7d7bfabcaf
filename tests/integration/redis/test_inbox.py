"""The inbox against a real server: nothing lost, nothing double, no scope mistaken for another."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, cast

import pytest

from infra.redis.connection import connect
from infra.redis.inbox import RedisInbox
from pipeline.domain.parcel import Parcel, Reading, TranscriptRef
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import IdConflictError, InboxFullError, TransientError

if TYPE_CHECKING:
    from collections.abc import Iterator

    import redis


NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LEASE = timedelta(seconds=20)


@pytest.fixture
def client(redis_url: str) -> Iterator[redis.Redis]:
    with connect(redis_url) as client:
        yield client


@pytest.fixture
def inbox(client: redis.Redis) -> RedisInbox:
    return RedisInbox(client)


def keys(client: redis.Redis) -> list[bytes]:
    return cast("list[bytes]", client.keys("memform:{inbox}:*"))


def ref(transcript: str = "t-1", workspace: str = "w") -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(transcript))


def held(inbox: RedisInbox, key: TranscriptRef | None = None) -> Parcel | None:
    return next((waiting for waiting in inbox.parcels() if waiting.ref == (key or ref())), None)


def parcel(
    body: bytes = b"Deploys freeze on Fridays.",
    key: TranscriptRef | None = None,
    *,
    at: datetime = NOON,
    bulk: bool = False,
    replace: bool = False,
) -> Parcel:
    workspace, transcript = key or ref()
    return Parcel(
        workspace_id=workspace,
        transcript_id=transcript,
        content_hash=hashlib.sha256(body).hexdigest(),
        body=body,
        reading=Reading(
            format="plain",
            surface=Surface.OPERATOR_CHAT,
            operator=True,
            memory_policy=WritePolicy.EPISODIC_ONLY,
            occurred_at=NOON - timedelta(days=1),
        ),
        redactions={"github_token": 2},
        repairs={"nul": 1},
        received_at=at,
        bulk=bulk,
        replace=replace,
    )


def test_a_parcel_comes_back_as_it_was_put(inbox: RedisInbox) -> None:
    traced = {"traceparent": f"00-{1:032x}-{1:016x}-01"}
    sent = parcel(bytes(range(256)) * 500, bulk=True, replace=True).model_copy(update=traced)
    receipt = inbox.put(sent)
    assert (receipt.transcript_id, receipt.status, receipt.already_received) == ("t-1", "queued", False)
    assert receipt.received_at == NOON
    assert inbox.turn(ref(), NOON) == sent


def test_nothing_expires_and_text_is_compressed(inbox: RedisInbox, client: redis.Redis) -> None:
    inbox.put(parcel(b"the same line again\n" * 10_000))
    assert len(keys(client)) == 7
    assert {client.ttl(key) for key in keys(client)} == {-1}
    assert inbox.load().size_bytes < 10_000


def test_the_same_content_again_gets_the_first_receipt(inbox: RedisInbox) -> None:
    first = inbox.put(parcel())
    again = inbox.put(parcel(at=NOON + timedelta(hours=1)))
    assert again == first.model_copy(update={"already_received": True})
    assert inbox.load().parcels == 1


def test_other_content_under_the_same_id_is_refused_and_the_first_stays(inbox: RedisInbox) -> None:
    inbox.put(parcel(b"first"))
    with pytest.raises(IdConflictError, match="t-1"):
        inbox.put(parcel(b"second"))
    kept = held(inbox)
    assert kept is not None
    assert kept.body == b"first"


def test_other_content_replaces_when_asked_to_and_its_bytes_are_counted_once(inbox: RedisInbox) -> None:
    inbox.put(parcel(b"first" * 100))
    inbox.put(parcel(b"second", replace=True))
    replaced = held(inbox)
    assert replaced is not None
    assert replaced.body == b"second"
    size = inbox.load().size_bytes
    assert inbox.remove(ref(), replaced.content_hash)
    assert size > 0
    assert inbox.load() == (0, 0, inbox.load().budget_bytes, None)


def test_a_replaced_parcel_is_not_removed_by_the_worker_of_the_old_one(inbox: RedisInbox) -> None:
    old = parcel(b"first")
    inbox.put(old)
    inbox.put(parcel(b"second", replace=True))
    assert not inbox.remove(ref(), old.content_hash)
    assert held(inbox) is not None


def test_removing_twice_is_harmless(inbox: RedisInbox, client: redis.Redis) -> None:
    sent = parcel()
    inbox.put(sent)
    assert inbox.remove(ref(), sent.content_hash)
    assert not inbox.remove(ref(), sent.content_hash)
    assert held(inbox) is None
    assert inbox.load().size_bytes == 0
    assert [key for key in keys(client) if b"parcel" in key] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ref("c", "a:b"), ref("b:c", "a")),
        (ref("b", "a"), ref("ab", "")),
        (ref('x", "y'), ref("y", 'w", "x')),
        (ref("é"), ref("e\u0301")),
    ],
)
def test_two_scopes_never_share_a_place(inbox: RedisInbox, one: TranscriptRef, other: TranscriptRef) -> None:
    inbox.put(parcel(b"one", one))
    if other.workspace_id:
        inbox.put(parcel(b"other", other))
    found = held(inbox, one)
    assert found is not None
    assert found.body == b"one"
    assert (held(inbox, other) is None) == (not other.workspace_id)


def test_over_the_budget_a_parcel_is_refused_with_the_figures(client: redis.Redis) -> None:
    inbox = RedisInbox(client, budget_bytes=3_000)
    inbox.put(parcel(key=ref("a")))
    size = inbox.load().size_bytes
    inbox.put(parcel(key=ref("b")))
    with pytest.raises(InboxFullError, match=rf"holds {2 * size:,} of 3,000 bytes .* needs {size:,}"):
        inbox.put(parcel(key=ref("c")))
    assert held(inbox, ref("c")) is None
    assert inbox.load().parcels == 2


def test_a_parcel_that_is_there_is_answered_even_when_the_budget_is_spent(client: redis.Redis) -> None:
    RedisInbox(client).put(parcel())
    assert RedisInbox(client, budget_bytes=1).put(parcel()).already_received


def test_many_producers_together_never_pass_the_budget(redis_url: str, client: redis.Redis) -> None:
    probe = RedisInbox(client)
    probe.put(parcel(key=ref("prob00")))
    budget = probe.load().size_bytes * 4

    def put(number: int) -> bool:
        with connect(redis_url) as own:
            try:
                RedisInbox(own, budget).put(parcel(key=ref(f"prob{number}")))
            except InboxFullError:
                return False
        return True

    with ThreadPoolExecutor(8) as pool:
        accepted = sum(pool.map(put, range(10, 34)))
    assert accepted == 3
    assert probe.load().size_bytes <= budget


def test_many_producers_of_one_transcript_leave_one(redis_url: str, client: redis.Redis) -> None:
    def put(_: int) -> bool:
        with connect(redis_url) as own:
            return RedisInbox(own).put(parcel()).already_received

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(put, range(8))) == [False] + [True] * 7
    assert RedisInbox(client).load().parcels == 1


def test_the_relay_finds_what_nobody_took_oldest_first_and_only_once_a_lease(inbox: RedisInbox) -> None:
    for minute in (3, 1, 2):
        inbox.put(parcel(key=ref(f"t-{minute}"), at=NOON + timedelta(minutes=minute), bulk=minute == 1))
    later = NOON + timedelta(minutes=2) + LEASE + timedelta(milliseconds=1)
    assert inbox.waiting(later, LEASE, 10) == [(ref("t-1"), True, ""), (ref("t-2"), False, "")]
    assert inbox.waiting(later, LEASE, 10) == []
    again = later + LEASE + timedelta(milliseconds=1)
    assert sorted(found.ref.transcript_id for found in inbox.waiting(again, LEASE, 10)) == ["t-1", "t-2"]


def test_the_relay_takes_no_more_than_its_limit(inbox: RedisInbox) -> None:
    for number in range(5):
        inbox.put(parcel(key=ref(f"t-{number}"), at=NOON + timedelta(seconds=number)))
    later = NOON + timedelta(hours=1)
    rounds = [[found.ref.transcript_id for found in inbox.waiting(later, LEASE, 2)] for _ in range(4)]
    assert rounds == [["t-0", "t-1"], ["t-2", "t-3"], ["t-4"], []]


def test_a_parcel_deleted_by_hand_is_forgotten_by_the_relay(inbox: RedisInbox, client: redis.Redis) -> None:
    inbox.put(parcel(key=ref("t-1")))
    client.delete(*(key for key in keys(client) if b"parcel" in key))
    inbox.put(parcel(key=ref("t-2")))
    assert inbox.waiting(NOON + timedelta(hours=1), LEASE, 10) == [(ref("t-2"), False, "")]
    assert inbox.load().parcels == 1


def test_a_server_that_forgot_the_scripts_is_taught_again(inbox: RedisInbox, client: redis.Redis) -> None:
    inbox.put(parcel())
    client.script_flush()
    assert inbox.put(parcel()).already_received


def test_the_load_says_since_when_the_oldest_waits(inbox: RedisInbox) -> None:
    assert inbox.load().oldest_at is None
    inbox.put(parcel(key=ref("young"), at=NOON + timedelta(minutes=5)))
    inbox.put(parcel(key=ref("old")))
    inbox.waiting(NOON + timedelta(hours=1), LEASE, 10)
    assert inbox.load().oldest_at == NOON


def test_when_redis_is_full_putting_is_refused_and_removing_still_frees(inbox: RedisInbox, client: redis.Redis) -> None:
    sent = parcel()
    inbox.put(sent)
    before = client.config_get("maxmemory")
    client.config_set("maxmemory", "1mb")
    try:
        with pytest.raises(InboxFullError, match="maxmemory"):
            inbox.put(parcel(key=ref("t-2")))
        assert inbox.waiting(NOON + timedelta(hours=1), LEASE, 10) == [(ref(), False, "")]
        assert inbox.remove(ref(), sent.content_hash)
    finally:
        client.config_set("maxmemory", str(before["maxmemory"]))
    assert inbox.load().size_bytes == 0


def test_a_redis_that_is_not_there_is_a_transient_error_without_the_password() -> None:
    with (
        connect("redis://:very-secret@127.0.0.1:1/0") as nobody,
        pytest.raises(TransientError, match="memform up") as raised,
    ):
        RedisInbox(nobody).put(parcel())
    assert "very-secret" not in str(raised.value)


def test_a_wrong_password_is_told_as_such(redis_url: str) -> None:
    port = redis_url.rpartition(":")[2]
    with connect(f"redis://:wrong@127.0.0.1:{port}") as stranger, pytest.raises(TransientError, match="password"):
        RedisInbox(stranger).turn(ref(), NOON)
