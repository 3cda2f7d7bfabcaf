"""Turns at a stage and in the inbox: each workspace is served within a round, however much another has waiting."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, cast

import pytest

from infra.postgres.ledger import PostgresLedger
from infra.postgres.turns import AT_ONCE, PostgresTurns
from infra.redis.connection import connect
from infra.redis.inbox import RedisInbox
from pipeline.errors import BacklogFullError, IdConflictError
from pipeline.policy import MAX_ATTEMPTS, STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import NOON, Dice, parcel, ref

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    import redis

    from infra.postgres.database import Database
    from infra.postgres.turns import Turn
    from pipeline.domain.parcel import TranscriptRef
    from tests.store_walk import Store

SOON = NOON + timedelta(minutes=1)
NOBODYS = ref("no such transcript")


def served(turns: PostgresTurns, store: Store, count: int, now: datetime = SOON) -> list[TranscriptRef]:
    """Take turns as a worker does, claim each, and return whose they were."""
    found: list[TranscriptRef] = []
    for _ in range(count):
        whose = turns.look(Progress.RECEIVED, now, bulk=False).turns[0].ref
        assert store.ledger.claim(whose, Progress.RECEIVED, now) is not None
        found.append(whose)
    return found


def looked(
    turns: PostgresTurns, progress: Progress = Progress.RECEIVED, now: datetime = SOON, *, bulk: bool = False
) -> list[Turn]:
    return [*turns.look(progress, now, bulk=bulk).turns]


def crowd(store: Store, backlog: dict[str, int]) -> None:
    number = 0
    for workspace, waiting in backlog.items():
        for _ in range(waiting):
            number += 1
            at = NOON + timedelta(milliseconds=number)
            store.ledger.put(parcel(transcript=f"t-{number:03}", workspace=workspace, at=at))


@pytest.mark.parametrize(
    "backlog",
    [
        {"a": 40, "b": 1},
        {"b": 40, "a": 1},
        {"a": 30, "b": 1, "c": 5, "d": 1},
        {"z": 1, "m": 30, "a": 30},
        {"one": 3},
        {"w:1": 10, "w:10": 1, "": 0, "wählt": 1},
    ],
)
def test_each_workspace_is_served_within_a_round_and_in_its_own_order(
    database: Database, store: Store, backlog: dict[str, int]
) -> None:
    crowd(store, backlog)
    waiting = dict(backlog)
    order = served(PostgresTurns(database), store, sum(backlog.values()))
    for start in range(len(order)):
        hungry = {workspace for workspace, left in waiting.items() if left}
        assert hungry <= {each.workspace_id for each in order[start : start + len(hungry)]}
        waiting[order[start].workspace_id] -= 1
    for workspace in backlog:
        own = [each.transcript_id for each in order if each.workspace_id == workspace]
        assert own == sorted(own), "oldest first"
    assert looked(PostgresTurns(database)) == []


def test_a_workspace_that_a_round_finds_alone_is_given_several_turns(database: Database, store: Store) -> None:
    crowd(store, {"a": AT_ONCE + 2})
    turns = PostgresTurns(database)
    first, second = (turns.look(Progress.RECEIVED, SOON, bulk=False) for _ in range(2))
    assert ([turn.ref for turn in first.turns], first.has_more) == ([ref("t-001", "a")], True), "others come after it"
    assert [turn.ref for turn in second.turns] == [ref(f"t-{number:03}", "a") for number in range(1, AT_ONCE + 1)]
    assert second.has_more
    for each in second.turns[:2]:
        assert store.ledger.claim(each.ref, Progress.RECEIVED, SOON) is not None
    third = turns.look(Progress.RECEIVED, SOON, bulk=False)
    assert (len(third.turns), third.has_more) == (AT_ONCE, False)
    store.ledger.put(parcel(transcript="t-1", workspace="b"))
    assert [looked(turns), looked(turns)] == [[(ref("t-1", "b"), "")], [(ref("t-003", "a"), "")]]


def test_what_another_works_on_or_waits_for_its_next_attempt_has_no_turn(database: Database, store: Store) -> None:
    crowd(store, {"a": 1, "b": 1})
    turns = PostgresTurns(database)
    (first,) = served(turns, store, 1)
    assert looked(turns) == [(ref("t-002", "b"), "")]
    assert looked(turns, bulk=True) == []
    assert looked(turns, Progress.GATED) == []
    later = SOON + STAGE_LEASE + timedelta(seconds=1)
    assert (first, "") in {*looked(turns, now=later), *looked(turns, now=later)}


def test_one_that_has_used_up_its_attempts_gets_its_turn_to_be_buried(database: Database, store: Store) -> None:
    crowd(store, {"a": 1})
    now = SOON
    for _ in range(MAX_ATTEMPTS):
        assert store.ledger.claim(ref("t-001", "a"), Progress.RECEIVED, now) is not None
        now += STAGE_LEASE + timedelta(seconds=1)
    assert looked(PostgresTurns(database), now=now) == [(ref("t-001", "a"), "")]
    assert store.ledger.claim(ref("t-001", "a"), Progress.RECEIVED, now) is None
    assert looked(PostgresTurns(database), now=now) == [], "it is a dead letter now"


def test_a_workspace_over_its_limit_is_refused_and_no_other_is(database: Database, store: Store) -> None:
    bounded = PostgresLedger(database, Dice(), backlog_limit=3)
    for number in range(3):
        bounded.put(parcel(f"text {number}", f"t-{number}", "a"))
    with pytest.raises(BacklogFullError, match=r"workspace a has 3 .* the limit is 3"):
        bounded.put(parcel("text 3", "t-3", "a"))
    assert store.ledger.receipt(ref("t-3", "a")) is None, "nothing was accepted"
    assert bounded.put(parcel("text 2", "t-2", "a")).already_received
    with pytest.raises(IdConflictError):
        bounded.put(parcel("text 9", "t-2", "a"))
    bounded.put(parcel("text 0", "t-0", "b"))
    store.ledger.put(parcel("text 3", "t-3", "a"))
    with database.maintenance() as connection:
        connection.execute("DELETE FROM transcripts WHERE workspace_id = 'a' AND transcript_id <> 't-0'")
    assert bounded.put(parcel("text 4", "t-4", "a")).status == "stored", "what is done makes room"


@pytest.fixture
def client(redis_url: str) -> Iterator[redis.Redis]:
    with connect(redis_url) as opened:
        yield opened


def taken(inbox: RedisInbox, count: int) -> list[TranscriptRef]:
    """Take turns in the inbox as gate workers do, and return whose they were."""
    found: list[TranscriptRef] = []
    for _ in range(count):
        held = inbox.turn(NOBODYS, SOON)
        assert held is not None
        assert inbox.remove(held.ref, held.content_hash)
        found.append(held.ref)
    return found


@pytest.mark.parametrize("names", [("a", "b", "c"), ("c", "b", "a"), ("w:{inbox}", "w", "ü")])
def test_the_inbox_goes_round_too(client: redis.Redis, names: Sequence[str]) -> None:
    inbox, (many, one, few) = RedisInbox(client), names
    for workspace, waiting in ((many, 20), (one, 1), (few, 3)):
        for number in range(waiting):
            inbox.put(parcel(f"{workspace} {number}", f"t-{number:02}", workspace, at=NOON + timedelta(seconds=number)))
    order = taken(inbox, 24)
    assert {each.workspace_id for each in order[:3]} == {many, one, few}
    assert {each.workspace_id for each in order[3:5]} == {many, few}
    own = [each.transcript_id for each in order if each.workspace_id == many]
    assert own == sorted(own)
    assert inbox.turn(NOBODYS, SOON) is None
    left = {bytes(key).decode() for key in cast("list[bytes]", client.keys("memform:*"))}  # pyright: ignore[reportUnknownMemberType] - redis-py leaves its keywords untyped
    assert left == {"memform:{inbox}:bytes", "memform:{inbox}:turns"}


def test_what_was_given_to_one_worker_is_given_to_no_other_for_a_while(client: redis.Redis) -> None:
    inbox = RedisInbox(client)
    inbox.put(parcel())
    assert inbox.turn(NOBODYS, SOON) == parcel()
    assert inbox.turn(NOBODYS, SOON + timedelta(seconds=19)) is None
    assert inbox.turn(parcel().ref, SOON + timedelta(seconds=19)) == parcel(), "its own message came"
    assert inbox.turn(NOBODYS, SOON + timedelta(seconds=21)) == parcel(), "its worker died with it"


def test_a_parcel_deleted_by_hand_costs_nobody_a_turn(client: redis.Redis) -> None:
    inbox = RedisInbox(client)
    inbox.put(parcel("one", "t-1", "a"))
    for key in client.keys("memform:{inbox}:parcel:*"):
        client.delete(key)
    inbox.put(parcel("two", "t-2", "b"))
    assert inbox.turn(NOBODYS, SOON) == parcel("two", "t-2", "b")
    assert inbox.turn(NOBODYS, SOON) is None


def test_a_workspace_with_too_much_in_the_inbox_is_refused_and_no_other_is(client: redis.Redis) -> None:
    bounded = RedisInbox(client, backlog_limit=2)
    for number in range(2):
        bounded.put(parcel(f"text {number}", f"t-{number}", "a"))
    with pytest.raises(BacklogFullError, match="MEMFORM_BACKLOG_LIMIT"):
        bounded.put(parcel("text 2", "t-2", "a"))
    assert bounded.put(parcel("text 1", "t-1", "a")).already_received
    bounded.put(parcel("text 0", "t-0", "b"))
    taken(bounded, 1)
    bounded.put(parcel("text 2", "t-2", "a"))
