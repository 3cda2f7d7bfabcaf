"""Judge workers are killed while a faulty model answers: in the end everything is as if neither had happened."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from datetime import timedelta
from itertools import count
from threading import Event
from typing import TYPE_CHECKING

import psutil
import pytest

from infra import embedded
from infra.embedded import fleet as processes
from infra.postgres.migrate import migrate
from pipeline.ports import Progress
from tests import siege
from tests.fakes.alone import alone
from tests.fakes.clusters import beforehand, right, sayings
from tests.fakes.courtroom import Shifted, balance, catch_up, form, ref, remembered, store
from tests.fakes.faulty import FAULTS
from tests.fakes.model_server import ModelServer
from workers import fleet, patience, wiring
from workers.endpoint import database_url, locate
from workers.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.fakes.model_server import Reaction, Request
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 200 if FULL else 6
KILLS = 20 if FULL else 2
PASSING = [fault for name, fault in FAULTS.items() if name not in {"time_out", "refusal"}]
THINKING_SECONDS = 0.2
TASK_LIMIT_SECONDS = 20 if FULL else 12
"""A process that starts while others are killed has little of a small machine."""
DEADLINE_SECONDS = 1_500.0 if FULL else 600.0
EACH = 5
STORM, CALM = "storm", "calm"


def kill_a_judge(chosen: Settings) -> int:
    """Kill every process of the judge's worker and start it again, as a supervisor would; return how many died."""
    victims = [
        victim
        for member in processes.members(chosen.state_dir)
        if member.runs and member.name == "judge"
        for victim in (*psutil.Process(member.mark.pid).children(recursive=True), psutil.Process(member.mark.pid))
    ]
    for victim in victims:
        with suppress(psutil.NoSuchProcess):  # its time was up in between
            victim.send_signal(signal.SIGKILL)
    psutil.wait_procs(victims)
    processes.start(chosen.state_dir, fleet.posts(chosen))
    return len(victims)


def killed_one_after_the_other(chosen: Settings) -> int:
    """Kill the judge's worker a few times, each time after a while; return how many processes died."""
    killed = 0
    for _ in range(KILLS):
        Event().wait(1.5)
        killed += kill_a_judge(chosen)
    return killed


def known(services: Services, workspace: str) -> None:
    """Form what is known beforehand, in transcripts that one process alone gets through in a task's time."""
    for first in range(0, TRANSCRIPTS, EACH):
        form(services, workspace, beforehand(min(EACH, TRANSCRIPTS - first), first), 0)


@pytest.mark.slow
@pytest.mark.timeout(2_000 if FULL else 1_200)
def test_kills_and_faults_together_change_nothing_in_the_end(tmp_path: Path) -> None:
    asked = count()

    def shaky(request: Request) -> Reaction:
        Event().wait(THINKING_SECONDS)
        number = next(asked)
        return PASSING[number // 3 % len(PASSING)] if number % 3 == 0 else right(request)

    with ModelServer(right) as model:
        chosen = Settings(
            state_dir=tmp_path,
            task_time_limit_seconds=TASK_LIMIT_SECONDS,
            relay_every_seconds=1.0,
            inbox_lease_seconds=2.0,
            restore_every_seconds=1,
            soft_shutdown_seconds=2.0,
            judge_base_url=model.url,
            judge_model="scripted-1",
        )
        try:
            # Who forms something alone does so while no fleet runs: its relay would ring for what takes long.
            embedded.start(tmp_path)
            migrate(database_url(chosen))
            with alone(chosen, locate(chosen)) as services, wiring.connect(chosen) as ringing:
                known(services, STORM)
                fleet.start(chosen)
                model.script = shaky
                for number in range(TRANSCRIPTS):
                    store(services, STORM, sayings(number), 9)
                    ringing.bell.ring(ref(STORM, f"t-{number}"), Progress.RECEIVED, bulk=False)
                assert killed_one_after_the_other(chosen) >= KILLS
                overview = services.overview(STORM)
                done = {Progress.DONE: TRANSCRIPTS + -(-TRANSCRIPTS // EACH)}
                assert patience.until(
                    lambda: {stage: n for stage, (n, _) in overview.stages().items()} == done or None, DEADLINE_SECONDS
                ), overview.stages()
                siege.dismiss(chosen)
                model.script = right
                for hours in (2, 6):
                    services.clock = Shifted(services, timedelta(hours=hours))
                    catch_up(services)
                for number in range(TRANSCRIPTS):
                    balance(services, STORM, f"t-{number}")
                known(services, CALM)
                for number in range(TRANSCRIPTS):
                    form(services, CALM, sayings(number), 9)
                assert remembered(services, STORM) == remembered(services, CALM)
        finally:
            fleet.discard(chosen)
