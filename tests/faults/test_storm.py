"""Workers are killed while transcripts go through them: nothing is lost, nothing is done twice.

The quick mode runs 60 transcripts; MEMFORM_CHAOS=full runs 1,000 (`make chaos`). What a storm leaves behind is compared
with what one undisturbed process makes of the same transcripts.
"""

from __future__ import annotations

import os
import signal
import threading
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import psutil
import pytest
from psycopg.rows import tuple_row

from infra.embedded import fleet as processes
from infra.redis import connection as redis
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.ports import Progress
from tests.fakes.alone import alone
from workers import fleet, patience, stages, wiring
from workers.client import Memform
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 1_000 if FULL else 60
TEXTS = 300 if FULL else 36
KILL_EVERY_SECONDS = 2.0
DEADLINE_SECONDS = 1_500.0 if FULL else 100.0
CALM, STORM = "calm", "storm"

PLACES = ("billing", "search", "ledger", "invoice", "payment", "catalogue")


@pytest.fixture(scope="module")
def chosen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    settings = Settings(
        state_dir=tmp_path_factory.mktemp("storm"),
        task_time_limit_seconds=5,
        relay_every_seconds=1.0,
        inbox_lease_seconds=2.0,
        restore_every_seconds=1,
        soft_shutdown_seconds=2.0,
        log_level="warning",
    )
    try:
        fleet.start(settings)
        yield settings
    finally:
        fleet.discard(settings)


@pytest.fixture
def services(chosen: Settings) -> Iterator[Services]:
    with wiring.connect(chosen) as open_services:
        yield open_services


def sentence(number: int) -> str:
    place = PLACES[number % len(PLACES)]
    return f"The {place} service listens on port {7000 + number}, because port {5000 + number} is taken by its replica."


class Sent(NamedTuple):
    """A transcript of three statements out of all texts, from a colony of its own."""

    name: str
    body: str
    reading: Reading


def transcripts() -> list[Sent]:
    chance = np.random.default_rng(20)
    return [
        Sent(
            f"t-{number}",
            "\n\n".join(sentence(int(pick)) for pick in chance.choice(TEXTS, size=3, replace=False)),
            Reading(colony_id=f"colony-{number}"),
        )
        for number in range(TRANSCRIPTS)
    ]


class Sniper(threading.Thread):
    """Kills a random process of the fleet again and again, and fills the gap as a supervisor would."""

    def __init__(self, chosen: Settings) -> None:
        super().__init__(daemon=True)
        self._chosen = chosen
        self._over = threading.Event()
        self.kills = 0

    def run(self) -> None:
        chance = np.random.default_rng(7)
        while not self._over.wait(KILL_EVERY_SECONDS):
            targets = self._targets()
            if targets:
                targets[int(chance.integers(len(targets)))].send_signal(signal.SIGKILL)
                self.kills += 1
            processes.start(self._chosen.state_dir, fleet.posts(self._chosen))

    def cease(self) -> None:
        self._over.set()
        self.join()

    def _targets(self) -> list[psutil.Process]:
        found: list[psutil.Process] = []
        for member in processes.members(self._chosen.state_dir):
            if member.runs and member.name != fleet.BEAT:
                main = psutil.Process(member.mark.pid)
                found += [main, *main.children(recursive=True)]
        return found


def test_nothing_is_lost_and_nothing_is_done_twice(chosen: Settings, services: Services) -> None:
    sent = transcripts()
    sniper = Sniper(chosen)
    sniper.start()
    try:
        receipts = [
            Memform(services, STORM).enqueue(one.body, transcript_id=one.name, reading=one.reading) for one in sent
        ]
        for one in sent[::10]:
            services.bell.ring(ref(STORM, one.name), Progress.RECEIVED, bulk=False)
        redis.connect(services.endpoints.redis_url).execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped
        arrived = patience.until(lambda: all_done(services) or None, DEADLINE_SECONDS)
    finally:
        sniper.cease()
    overview = services.overview(STORM)
    assert arrived, overview.stages()
    assert sniper.kills >= 3
    ledger = overview.ledger()
    assert {stage: count for stage, (count, _) in overview.stages().items()} == {Progress.DONE: len(receipts)}
    assert ledger["balanced"]
    assert (ledger["failed"], ledger["statements"]) == (0, 3 * len(sent))

    with alone(chosen, services.endpoints) as undisturbed:
        for one in sent:
            Memform(undisturbed, CALM).enqueue(one.body, transcript_id=one.name, reading=one.reading)
            for stage in (stages.gate, stages.classify, stages.reconcile):
                stage(undisturbed, ref(CALM, one.name))
    assert services.overview(CALM).ledger()["balanced"]
    assert remembered(services, STORM) == remembered(services, CALM)


def all_done(services: Services) -> bool:
    stages_now = services.overview(STORM).stages()
    return (
        sum(count for stage, (count, _) in stages_now.items() if stage in {Progress.DONE, Progress.DEAD}) == TRANSCRIPTS
    )


def ref(workspace: str, name: str) -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(name))


def remembered(services: Services, workspace: str) -> list[tuple[object, ...]]:
    """Return every memory with what moves, without what depends on the order of arrival."""
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        return cursor.execute(
            """
            SELECT m.content, m.pacer, s.tier, s.status, s.reinforce_count, s.mention_count, s.ended_at IS NULL,
                   round(s.strength::numeric, 6), round(s.alpha::numeric, 3),
                   (SELECT count(*) FROM links AS l WHERE l.workspace_id = m.workspace_id AND l.memory_id = m.memory_id)
            FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
            ORDER BY m.content
            """
        ).fetchall()


def test_a_message_lost_between_pop_and_acknowledgement_is_sent_again(chosen: Settings, services: Services) -> None:
    """The broker's known hole: the message is off the list and not yet noted as unacknowledged."""
    broker = redis.connect(services.endpoints.redis_url)
    through_redis = wiring.Services(chosen.model_copy(update={"intake": "inbox"}), services.endpoints)
    processes.stop(chosen.state_dir, fleet.grace(chosen))
    receipts = [Memform(through_redis, "hole").enqueue(sentence(number)) for number in range(5)]
    assert {receipt.status for receipt in receipts} == {"queued"}
    while broker.rpop("gate"):
        pass
    processes.start(chosen.state_dir, fleet.posts(chosen))
    for receipt in receipts:
        assert Memform(services, "hole").wait(receipt.transcript_id).status == "done"
    assert patience.until(lambda: services.inbox.load().parcels == 0 or None, 10.0)
    through_redis.close()


@pytest.mark.slow
def test_a_transcript_that_kills_its_worker_is_buried_after_its_last_attempt(
    chosen: Settings, services: Services
) -> None:
    heavy = "\n\n".join(sentence(number) for number in range(60_000))
    Memform(services, "poison").enqueue(heavy, transcript_id="heavy")

    def dead_after_another_kill() -> bool | None:
        receipt = services.ledger.receipt(ref("poison", "heavy"))
        if receipt is not None and receipt.status == "dead":
            return True
        for member in processes.members(chosen.state_dir):
            if member.name == "gate" and member.runs:
                for child in psutil.Process(member.mark.pid).children():
                    if child.cpu_times().user > 0.8:
                        child.send_signal(signal.SIGKILL)
        return None

    assert patience.until(dead_after_another_kill, 110.0)
    (letter,) = services.dead_letters.list("poison")
    assert letter["reason"] == "attempts_exhausted"
    assert services.overview("poison").ledger()["balanced"]
    alive = Memform(services, "poison").enqueue(sentence(1))
    assert Memform(services, "poison").wait(alive.transcript_id).status == "done"


def test_every_message_twice_has_one_effect(services: Services) -> None:
    client = Memform(services, "double")
    receipt = client.enqueue(sentence(3), transcript_id="once")
    for _ in range(4):
        services.bell.ring(ref("double", "once"), Progress.RECEIVED, bulk=False)
        services.bell.ring(ref("double", "once"), Progress.GATED, bulk=True)
        services.bell.ring(ref("double", "once"), Progress.CLASSIFIED, bulk=False)
    done = client.wait(receipt.transcript_id)
    assert done.ledger is not None
    assert (done.ledger["statements"], done.ledger["staged"]) == (1, 1)
    ((_, _, tier, _, reinforced, mentioned, *_),) = remembered(services, "double")
    assert (tier, reinforced, mentioned) == ("episode", 0, 0)
