"""A model that answers every call of every worker with 429 for a while: calls stop, nothing is lost, all is caught up.

The quick mode lets ten transcripts run into it; MEMFORM_CHAOS=full lets 200.
"""

from __future__ import annotations

import os
import time
from datetime import timedelta
from typing import TYPE_CHECKING, NamedTuple

import pytest

from judge.breaker import COOL_DOWN, THRESHOLD
from pipeline.ports import Progress
from tests import invariants, siege
from tests.fakes.alone import alone
from tests.fakes.clusters import beforehand, right, sayings
from tests.fakes.courtroom import Shifted, balance, catch_up, form, ref, remembered, store
from tests.fakes.model_server import Http, ModelServer, in_turn
from tests.storm import rows
from workers.judging import SharedCircuits

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from workers.outcomes import Report
    from workers.settings import Settings
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 200 if FULL else 10
CLUSTERS_TOLD = 5
JUDGES = 3
RETRY_AFTER = 1
STORM, CALM = "rate limit", "no limit"
TOO_MANY = Http(429, headers={"retry-after": str(RETRY_AFTER)})


def known(services: Services, workspace: str) -> None:
    for first in range(0, TRANSCRIPTS, CLUSTERS_TOLD):
        form(services, workspace, beforehand(CLUSTERS_TOLD, first), 0)


def send(services: Services, ringing: Services, numbers: Iterable[int]) -> list[str]:
    """Send what each cluster has to say to a fleet; return the names."""
    told = [sayings(number) for number in numbers]
    for each in told:
        store(services, STORM, each, 9)
        ringing.bell.ring(ref(STORM, each.name), Progress.RECEIVED, bulk=False)
    return [each.name for each in told]


def most_calls(seconds: float) -> int:
    """Return how many calls a storm of this length may cost.

    Three outages in a row open the circuit for all. Of outages that come at the same instant one alone is counted, so
    that each may cost a call of every judge; afterwards there is one probe when a cool-down has passed.
    """
    return THRESHOLD * JUDGES + probes(seconds)


def probes(seconds: float) -> int:
    return int(seconds / COOL_DOWN.total_seconds())


def failures(services: Services) -> list[str]:
    """Return the kinds of the calls that failed, by our own account: one that reached no server is an outage too."""
    return [kind for (kind,) in rows(services, STORM, b"SELECT failure FROM judge_calls WHERE failure <> ''")]


class Still(NamedTuple):
    """A clock that stands."""

    at: datetime

    def now(self) -> datetime:
        return self.at


def heard_while_open(services: Services) -> list[Report]:
    """Catch up at the last moment that the circuit is open: on a slow machine that may be over."""
    until = SharedCircuits(services.shared).read(services.completer.endpoint).open_until
    assert until is not None, "the circuit is open"
    real, services.clock = services.clock, Still(until - timedelta(microseconds=1))
    try:
        return catch_up(services)
    finally:
        services.clock = real


@pytest.mark.timeout(1_800)
def test_a_storm_of_429_stops_the_calls_of_all_workers_and_costs_no_statement(
    chosen: Settings, services: Services
) -> None:
    with ModelServer(right) as model:
        judging = chosen.model_copy(
            update={"judge_base_url": model.url, "judge_model": "scripted-1", "task_time_limit_seconds": 90}
        )
        with alone(judging, services.endpoints) as lone:
            known(lone, STORM)
            siege.man(
                chosen,
                [
                    *siege.stage_posts(judging),
                    *(siege.post(judging, f"judge-{number}", ("judge", "judge.bulk")) for number in range(1, JUDGES)),
                    *siege.upkeep_posts(judging),
                ],
            )
            asked, began = len(model.requests), time.monotonic()
            model.script = in_turn(TOO_MANY)
            first = send(lone, services, range(TRANSCRIPTS // 2))
            assert siege.settled(services, STORM, first) == ["done"] * len(first)
            stopped = len(model.requests)
            second = send(lone, services, range(TRANSCRIPTS // 2, TRANSCRIPTS))
            assert siege.settled(services, STORM, second) == ["done"] * len(second)
            siege.dismiss(chosen)
            calls = len(model.requests) - asked
            elapsed = time.monotonic() - began
            assert calls <= most_calls(elapsed)
            assert len(failed := failures(lone)) >= THRESHOLD, failed
            assert len(model.requests) - stopped <= probes(elapsed), "once the circuit is open nobody asks"
            for name in (*first, *second):
                assert balance(lone, STORM, name) == {"statements": 3, "staged": 3}
            assert services.dead_letters.list(STORM) == []

            assert heard_while_open(lone) == []
            assert len(model.requests) == asked + calls
            model.script = right
            lone.clock = Shifted(lone, timedelta(hours=1))
            assert len(catch_up(lone)) == 1, "one probe asks"
            assert len(catch_up(lone)) >= TRANSCRIPTS - 1, "all others, and the probed one if it still waits"
            known(lone, CALM)
            for number in range(TRANSCRIPTS):
                form(lone, CALM, sayings(number), 9)
            assert remembered(lone, STORM) == remembered(lone, CALM)
    invariants.check(services.database)
