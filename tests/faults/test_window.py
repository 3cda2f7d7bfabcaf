"""The instant between taking a message off the queue and noting it as unacknowledged: whoever dies there loses it.

What a receipt was given for comes back all the same: the relay finds the inbox entry, or the row, and rings again.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import psutil

from infra import embedded
from infra.embedded.state import read_state
from pipeline.ports import Progress
from tests import siege
from tests.siege import ref
from workers import patience
from workers.client import Memform

if TYPE_CHECKING:
    from pathlib import Path

    from workers.settings import Settings
    from workers.wiring import Services

TAKES_ONE_AND_DIES = """
import os, signal, sys, redis
assert redis.Redis.from_url(sys.argv[1], socket_timeout=None).brpop([sys.argv[2]], timeout=250)
os.kill(os.getpid(), signal.SIGKILL)
"""


def rule(number: int) -> str:
    return f"The staging database listens on port {5400 + number}, because port {6400 + number} is taken."


def take_and_die(services: Services, queue: str) -> None:
    """Take one message as the broker's client does, and die before anything else."""
    died = subprocess.run(  # noqa: S603 - this interpreter
        [sys.executable, "-c", TAKES_ONE_AND_DIES, services.endpoints.redis_url, queue], check=False, timeout=300
    )
    assert died.returncode == -signal.SIGKILL


def test_a_consumer_that_dies_with_a_message_in_hand_loses_no_transcript(
    chosen: Settings, services: Services, inbox_only: Services
) -> None:
    receipts = [Memform(inbox_only, "hole").enqueue(rule(number), transcript_id=f"h-{number}") for number in range(3)]
    receipts.append(Memform(services, "hole").enqueue(rule(3), transcript_id="h-3"))
    assert [receipt.status for receipt in receipts] == ["queued", "queued", "queued", "stored"]
    for _ in receipts:
        take_and_die(services, "gate")
    assert services.broker.depths(["gate"]) == {"gate": 0}
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert siege.settled(services, "hole", [f"h-{number}" for number in range(4)]) == ["done"] * 4
    assert patience.until(lambda: services.inbox.load().parcels == 0 or None, siege.LONGEST_WAIT_SECONDS)
    assert services.overview("hole").ledger()["balanced"]


def test_a_message_of_a_later_stage_that_is_lost_is_rung_again(chosen: Settings, services: Services) -> None:
    Memform(services, "later").enqueue(rule(10), transcript_id="l-1")
    siege.man(chosen, [siege.post(chosen, "gate", ("gate",))])
    take_and_die(services, "classify")
    assert services.overview("later").stages()[Progress.GATED][0] == 1
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert siege.settled(services, "later", ["l-1"]) == ["done"]


def test_redis_killed_with_messages_waiting_loses_no_receipt(
    chosen: Settings, services: Services, inbox_only: Services
) -> None:
    """The server dies as after a power cut of its process alone: what it had written to its log is there again."""
    names = [f"r-{number}" for number in range(20)]
    for number, name in enumerate(names):
        assert Memform(inbox_only, "restart").enqueue(rule(20 + number), transcript_id=name).status == "queued"
    take_and_die(services, "gate")
    server = valkey_of(chosen.state_dir)
    server.send_signal(signal.SIGKILL)
    server.wait(timeout=siege.LONGEST_WAIT_SECONDS)
    embedded.start(chosen.state_dir)
    assert services.inbox.load().parcels == len(names)
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert siege.settled(services, "restart", names) == ["done"] * len(names)


def test_workers_outlive_a_redis_that_is_killed_and_comes_back(
    chosen: Settings, services: Services, inbox_only: Services
) -> None:
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert Memform(inbox_only, "outlive").enqueue(rule(50), transcript_id="o-1").status == "queued"
    assert siege.settled(services, "outlive", ["o-1"]) == ["done"]
    assert patience.until(lambda: services.bell.workers() or None, siege.LONGEST_WAIT_SECONDS)
    server = valkey_of(chosen.state_dir)
    server.send_signal(signal.SIGKILL)
    server.wait(timeout=siege.LONGEST_WAIT_SECONDS)
    accepted = Memform(services, "outlive").enqueue(rule(51), transcript_id="o-2")
    assert accepted.status == "stored"
    assert services.bell.workers() == ()
    embedded.start(chosen.state_dir)
    assert Memform(inbox_only, "outlive").enqueue(rule(52), transcript_id="o-3").status == "queued"
    assert siege.settled(services, "outlive", ["o-2", "o-3"]) == ["done", "done"]
    assert patience.until(lambda: services.bell.workers() or None, siege.LONGEST_WAIT_SECONDS)


def valkey_of(state_dir: Path) -> psutil.Process:
    """Return the Valkey server of this state folder and of no other."""
    state = read_state(state_dir)
    assert state is not None
    server = psutil.Process(int((state.home / "valkey" / "valkey.pid").read_text()))
    assert str(state.home) in " ".join(server.cmdline())
    return server


def test_messages_delivered_late_or_twice_change_nothing(chosen: Settings, services: Services) -> None:
    """Stale messages of every stage, on both queues, before and after the transcripts are done."""
    siege.man(chosen, siege.stage_posts(siege.unhurried(chosen)))
    names = {progress: f"d-{progress}" for progress in (Progress.CLASSIFIED, Progress.GATED, Progress.RECEIVED)}
    producer = Memform(services, "double")
    with siege.insistent(services) as bell:
        for progress, name in names.items():
            producer.enqueue(rule(80), transcript_id=name)
            for bulk in (False, True, False):
                bell.ring(ref("double", name), progress, bulk=bulk)
    assert siege.settled(services, "double", names.values()) == ["done"] * 3
    before = services.overview("double").ledger()
    with siege.insistent(services) as bell:
        for progress, name in names.items():
            bell.ring(ref("double", name), progress, bulk=True)
            bell.ring(ref("double", name), progress, bulk=False)
    producer.enqueue(rule(81), transcript_id="after")
    assert siege.settled(services, "double", ["after"]) == ["done"]
    after = services.overview("double").ledger()
    assert {name: after[name] - count for name, count in before.items() if after[name] != count} == {
        "transcripts": 1,
        "statements": 1,
        "staged": 1,
    }
