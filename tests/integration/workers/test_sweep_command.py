"""`memform sweep` on a running fleet: by hand, dry, listed, and refused by name."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, cast

import pytest

from infra.postgres.sweep_runs import SweepRun
from workers.sweeps import SWEEPS, run

if TYPE_CHECKING:
    from pydantic import JsonValue

    from tests.integration.workers.conftest import Console
    from workers.wiring import Services


def test_every_sweep_can_be_run_dry_and_by_hand_and_is_recorded(memform: Console) -> None:
    for name in SWEEPS:
        dry = memform("sweep", name, "--dry-run", "--json")
        assert dry.code == 0, dry.err
        assert dry.answer["dry_run"] is True
        done = memform("sweep", name, "--actor", "lena", "--limit", "50", "--json")
        assert (done.code, done.answer["sweep"]) == (0, name)
        assert all(isinstance(count, int) for label, count in done.answer.items() if label not in {"sweep", "dry_run"})
    listed = {str(line["sweep"]): line for line in memform("sweep", "list", "--json").lines}
    assert listed.keys() == SWEEPS.keys()
    assert cast("dict[str, JsonValue]", listed["reset"]["last"])["actor"] == "lena"
    assert listed["reset"]["on_request"] is True
    assert "has not run yet" not in memform("sweep", "list").out


def test_a_sweep_that_is_not_there_is_refused_in_one_line(memform: Console) -> None:
    refused = memform("sweep", "dust")
    assert (refused.code, refused.out) == (2, "")
    assert "there is no sweep 'dust'" in refused.err
    assert "decay" in refused.err


def test_a_sweep_that_fails_leaves_its_error_in_the_record(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(services), "sweeps", property(lambda _: 1 / 0))
    with pytest.raises(ZeroDivisionError):
        run(services, "stale", limit=5, actor="lena")
    (latest, *_) = services.sweep_runs.history("stale", limit=1)
    assert (latest["error"], latest["actor"]) == ("ZeroDivisionError", "lena")


def test_status_tells_what_each_sweep_did_last(memform: Console, services: Services) -> None:
    at = datetime(2026, 3, 2, 15, 4, 5, tzinfo=UTC)
    run_of = partial(SweepRun, actor="lena", dry_run=False, started_at=at, finished_at=at)
    services.sweep_runs.write(run_of("dusting", counts={"seen": 3, "dusted": 2}))
    services.sweep_runs.write(run_of("airing", counts={"seen": 3, "aired": 0}))
    services.sweep_runs.write(run_of("washing", counts={}, error="ZeroDivisionError"))
    told = memform("status", "-w", "nobody")
    assert told.code == 0
    assert "have run, the last at " in told.out
    assert "         dusting at 2026-03-02 15:04:05: 2 dusted\n" in told.out
    assert "         washing at 2026-03-02 15:04:05: FAILED (ZeroDivisionError)\n" in told.out
    assert "airing at" not in told.out
    sweeps = cast("dict[str, JsonValue]", memform("status", "--json").answer["sweeps"])
    assert sweeps["airing"] == {
        "finished_at": "2026-03-02T15:04:05+00:00",
        "actor": "lena",
        "counts": {"seen": 3, "aired": 0},
        "error": "",
    }
