"""What beat rings can wait, but not for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from workers import schedule
from workers.payloads import SweepPayload
from workers.routing import Queue, TaskName
from workers.settings import Settings
from workers.sweeps import SWEEPS

if TYPE_CHECKING:
    from celery.schedules import crontab


def test_every_entry_expires_and_asks_for_a_sweep_that_exists() -> None:
    entries = schedule.entries(Settings())
    assert {"relay", "graduate", "expire"} <= set(entries)
    for entry in entries.values():
        options = cast("dict[str, float | str]", entry["options"])
        payload = SweepPayload.decode(cast("list[dict[str, str | int]]", entry["args"])[0])
        assert entry["task"] == TaskName.SWEEP
        assert options["queue"] == Queue.MAINTENANCE
        assert cast("float", options["expires"]) > 0
        assert payload.sweep in SWEEPS


def test_beat_rings_every_sweep_but_those_on_request() -> None:
    assert set(schedule.entries(Settings())) == {name for name, sweep in SWEEPS.items() if not sweep.on_request}


def test_decay_runs_daily_at_three_in_utc() -> None:
    when = cast("crontab", schedule.entries(Settings())["decay"]["schedule"])
    assert (when.hour, when.minute) == ({3}, {0})
