"""One message speaks for all that comes before it is answered; where nobody answers each has its own."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, cast

import pytest
from redis.exceptions import ConnectionError as Disconnected

from infra.redis.connection import connect
from infra.redis.doorbell import RedisDoorbell
from pipeline.ports import Progress
from tests.builders import parcel, ref
from workers import intake
from workers.app import create_app
from workers.bell import Bell
from workers.endpoint import Endpoints
from workers.intake import PARCELS
from workers.patience import pause
from workers.payloads import StagePayload
from workers.routing import Queue
from workers.settings import Settings
from workers.wiring import Services

if TYPE_CHECKING:
    from collections.abc import Iterator

    import redis
    from redis.connection import Connection

    from pipeline.domain.parcel import TranscriptRef

WHERE = ref("t-1")


@pytest.fixture
def client(redis_url: str) -> Iterator[redis.Redis]:
    with connect(redis_url) as opened:
        yield opened


@pytest.fixture
def bell(client: redis.Redis, redis_url: str) -> Iterator[Bell]:
    """A bell on a broker that nobody listens to: what it sends stays in the queue."""
    opened = Bell(create_app(Settings(), Endpoints("", redis_url)), doorbell=RedisDoorbell(client))
    yield opened
    opened.close()


def rings(client: redis.Redis, bell: Bell, count: int, progress: Progress = Progress.GATED) -> int:
    """Ring and return how many messages came of it."""
    before = client.llen(Queue.CLASSIFY), client.llen(Queue.JUDGE)
    assert all(bell.ring(WHERE, progress, bulk=False) for _ in range(count))
    return client.llen(Queue.CLASSIFY) + client.llen(Queue.JUDGE) - sum(before)


def test_while_nobody_has_answered_each_ring_is_a_message(client: redis.Redis, bell: Bell) -> None:
    assert rings(client, bell, 5) == 5


def test_after_an_answer_one_message_speaks_for_all_until_the_next(client: redis.Redis, bell: Bell) -> None:
    for _ in range(3):
        bell.answer(Progress.GATED, bulk=False)
        assert rings(client, bell, 5) == 1


def test_a_ring_whose_answer_was_lost_on_the_way_is_not_taken_for_another_s(
    client: redis.Redis, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client sends such a command once more, and finds what the first has written."""
    execute, lost = client.connection_pool.connection_class.read_response, [True]

    def losing(self: Connection, *rest: Any, **more: Any) -> object:  # noqa: ANN401 - the library's
        answer = cast("object", execute(self, *rest, **more))
        if lost and answer == b"answered":
            lost.pop()
            raise Disconnected
        return answer

    with connect(redis_url) as shaky:
        RedisDoorbell(client).answer("gate")
        monkeypatch.setattr(client.connection_pool.connection_class, "read_response", losing)
        assert not RedisDoorbell(shaky).is_rung("gate")
        assert lost == []
        assert RedisDoorbell(shaky).is_rung("gate")


def test_each_lane_of_each_stage_has_a_doorbell_of_its_own(client: redis.Redis, bell: Bell) -> None:
    bell.answer(Progress.GATED, bulk=False)
    assert rings(client, bell, 3) == 1
    assert rings(client, bell, 3, Progress.CLASSIFIED) == 3
    assert [bell.ring(WHERE, Progress.GATED, bulk=True) for _ in range(2)] == [True, True]
    assert client.llen(Queue.CLASSIFY_BULK) == 2


def test_a_message_that_nobody_answers_for_a_second_speaks_for_nobody(client: redis.Redis, bell: Bell) -> None:
    bell.answer(Progress.GATED, bulk=False)
    assert rings(client, bell, 2) == 1
    for _ in range(8):  # to be rung does not make the second longer
        pause(timedelta(seconds=0.15))
        bell.ring(WHERE, Progress.GATED, bulk=False)
    assert rings(client, bell, 3) == 3


def test_an_emptied_redis_spares_nothing(client: redis.Redis, bell: Bell) -> None:
    bell.answer(Progress.GATED, bulk=False)
    assert rings(client, bell, 2) == 1
    client.execute_command("FLUSHALL")
    assert rings(client, bell, 2) == 2


def test_at_rest_there_is_nobody_to_ring(client: redis.Redis, bell: Bell) -> None:
    bell.answer(Progress.DONE, bulk=False)
    assert not bell.ring(WHERE, Progress.DONE, bulk=False)
    assert client.keys("*") == []


@pytest.fixture
def services(database_url: str, redis_url: str) -> Iterator[Services]:
    with Services(Settings(), Endpoints(database_url, redis_url)) as opened:
        yield opened


def waits(services: Services) -> dict[str, int]:
    depths = services.broker.depths((Queue.GATE, Queue.GATE_BULK))
    return {"inbox": services.inbox.load().parcels, **depths}


def arrive(services: Services, count: int, *, bulk: bool = False) -> TranscriptRef:
    """Put parcels into the inbox; return the last one's key."""
    names = [f"t-{number}-{bulk}" for number in range(count)]
    for name in names:
        services.inbox.put(parcel(f"This is {name}.", name).model_copy(update={"bulk": bulk}))
    return ref(names[-1])


def answer(services: Services, where: TranscriptRef) -> None:
    message = StagePayload(workspace_id=where.workspace_id, transcript_id=where.transcript_id)
    assert intake.receive(services, message) == message


def test_one_message_moves_several_parcels_and_rings_for_those_it_leaves(services: Services) -> None:
    last = arrive(services, PARCELS + 2)
    answer(services, last)
    assert waits(services) == {"inbox": 2, "gate": 1, "gate.bulk": 0}
    answer(services, last)
    assert waits(services) == {"inbox": 0, "gate": 1, "gate.bulk": 0}, "nothing is left to ring for"


def test_parcels_of_the_other_lane_are_rung_for_since_nobody_looks_there(services: Services) -> None:
    arrive(services, 2, bulk=True)
    answer(services, arrive(services, 1))
    assert waits(services) == {"inbox": 0, "gate": 0, "gate.bulk": 2}
