"""What beat rings can wait, but not for ever."""

from __future__ import annotations

from typing import cast

from workers import schedule
from workers.payloads import SweepPayload
from workers.routing import Queue, TaskName
from workers.settings import Settings
from workers.sweeps import SWEEPS


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
