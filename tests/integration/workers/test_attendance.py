"""The doctor misses workers where something waits, and nobody where nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra.postgres.sweep_runs import SweepRun
from pipeline.domain.parcel import Reading
from workers import attendance, intake, wiring
from workers.attendance import attend
from workers.endpoint import Endpoints
from workers.patience import until
from workers.routing import Queue
from workers.settings import Settings
from workers.sweeps import BEAT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.integration.workers.conftest import Console
    from tests.store_walk import Store
    from workers.wiring import Services


@pytest.fixture
def unattended(store: Store, redis_url: str, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """Servers without a worker, and an empty store: nobody would answer however long one waited."""
    assert store.remembered() == []
    monkeypatch.setattr(attendance, "ASKS_SECONDS", (0.1,))
    with wiring.Services(Settings(), Endpoints(database_url, redis_url)) as services:
        yield services


def test_where_nothing_waits_nobody_is_missed(unattended: Services) -> None:
    told = attend(unattended)
    assert told is not None
    assert (dict(told.unserved), told.lacks_maintenance, told.lacks_beat) == ({}, False, False)


def test_what_waits_with_nobody_to_take_it_is_told_by_its_queue(unattended: Services) -> None:
    now = unattended.clock.now()
    text = b"The pool holds 8 connections."
    parcel = intake.pack(text, "w", unattended.masker, now, reading=Reading(), transcript_id="t-1", replace=False)
    unattended.ledger.put(parcel)
    told = attend(unattended)
    assert told is not None
    assert dict(told.unserved) == {"gate": 1}


def test_when_beat_swept_last_is_told_and_a_pass_by_hand_is_none_of_its(unattended: Services) -> None:
    now = unattended.clock.now()
    unattended.sweep_runs.write(SweepRun("relay", BEAT, False, now - 2 * attendance.OVERDUE, now, {}))  # noqa: FBT003 - as the row has it
    unattended.sweep_runs.write(SweepRun("expire", "anna", False, now, now + attendance.OVERDUE, {}))  # noqa: FBT003 - as above
    told = attend(unattended)
    assert told is not None
    assert told.swept_at == now


def test_a_server_that_is_away_is_another_checks_finding(redis_url: str) -> None:
    nowhere = Endpoints("postgresql://nobody@127.0.0.1:1/none", redis_url)
    with wiring.Services(Settings(), nowhere, patience=wiring.CALLING) as services:
        assert attend(services) is None


def test_a_running_fleet_serves_every_queue_and_is_healthy(services: Services, memform: Console) -> None:
    heard: set[str] = set()

    def everybody() -> bool | None:
        heard.update(queue for queues in services.bell.serving(5.0).values() for queue in queues)
        return set(Queue) <= heard or None

    assert until(everybody, 240.0), heard
    assert {"fleet.workers", "fleet.sweeps"} <= {str(each["check"]) for each in memform("doctor", "--json").lines}
