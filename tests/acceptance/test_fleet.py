"""`up`, `drain` and `down` may each be said twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from workers.routing import FLEET

if TYPE_CHECKING:
    from tests.acceptance.conftest import Stranger


@pytest.mark.slow
def test_a_fleet_is_started_drained_refilled_and_stopped(stranger: Stranger) -> None:
    first = stranger.asks("memform up --json")
    running = stranger.processes()
    assert stranger.asks("memform up --json") == first
    assert stranger.processes() == running

    for program in ("produce", "ask", "look"):
        done = stranger.types(f"python examples/{program}.py")
        assert done.returncode == 0, done.stderr
        assert done.stdout

    enqueued = stranger.asks("memform enqueue examples/coding_colony.json --json")
    drained = stranger.asks("memform drain --empty --timeout 500 --json")
    assert {name.partition("@")[0] for name in drained["stopped"]} == set(FLEET)
    assert drained["left"] == 0
    status = stranger.asks("memform status --json")
    assert (status["workers"], status["stages"]["done"], status["ledger"]["balanced"]) == ([], 2, True)

    waiting = stranger.asks("memform enqueue - --json < README.md")
    assert stranger.asks("memform status --json")["stages"]["received"] == 1
    stranger.asks("memform up --json")
    done = stranger.asks("memform enqueue - --wait --timeout 500 --json < README.md")
    assert (done["transcript_id"], done["already_received"], done["status"]) == (waiting["transcript_id"], True, "done")
    assert done["transcript_id"] != enqueued["transcript_id"]

    assert stranger.asks("memform down --json")["stopped"][-1] == "servers"
    assert stranger.asks("memform down --json") == {"stopped": []}
    assert stranger.processes() == []
