"""A worker that is asked to end finishes what it holds, or hands it back."""

from __future__ import annotations

import json
import os
import signal
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from infra.embedded.identity import wait_for_end
from pipeline.ports import Progress
from tests import siege
from tests.fakes.faulty_worker import LONG, SLOW
from tests.siege import ref
from workers import patience
from workers.cli import root
from workers.client import Memform

if TYPE_CHECKING:
    from infra.embedded.fleet import Member
    from workers.settings import Settings
    from workers.wiring import Services

FACT = "The search service drops its cache every night, because the index is rebuilt then. This is {}."
PATIENT = {"task_time_limit_seconds": 60, "soft_shutdown_seconds": 15.0}
"""The worker finishes what takes a while before it gives up on its shutdown."""
HURRIED = {"task_time_limit_seconds": 20, "soft_shutdown_seconds": 3.0}
"""The worker gives up on its shutdown before what takes too long is finished, and on its task later still."""


LONGEST_WAIT = timedelta(seconds=siege.LONGEST_WAIT_SECONDS)


def is_claimed(services: Services, workspace: str, name: str) -> bool | None:
    """Return True once a worker holds the transcript."""
    with services.database.transaction(workspace) as connection:
        row = connection.execute(
            "SELECT lease_until FROM transcripts WHERE workspace_id = %s AND transcript_id = %s", [workspace, name]
        ).fetchone()
    return True if row and row["lease_until"] else None


def gate_in_mid_task(chosen: Settings, services: Services, workspace: str, how: str) -> Member:
    """Return a gate worker that is at work on the first of three transcripts."""
    (gate,) = siege.man(chosen, [siege.post(chosen, "gate", ("gate",), siege.faulty("slow"))])
    producer = Memform(services, workspace)
    for name in ("first", "second", "third"):
        producer.enqueue(FACT.format(how), transcript_id=name)
        if name == "first":
            assert patience.until(lambda: is_claimed(services, workspace, "first"), siege.LONGEST_WAIT_SECONDS)
    return gate


def progress_of(services: Services, workspace: str) -> dict[str, str]:
    with services.database.transaction(workspace) as connection:
        rows = connection.execute("SELECT transcript_id, progress FROM transcripts").fetchall()
    return {row["transcript_id"]: row["progress"] for row in rows}


@pytest.mark.parametrize("by", ["sigterm", "drain"])
def test_a_worker_in_mid_task_finishes_it_and_takes_no_other(
    chosen: Settings, services: Services, by: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    workspace = f"polite-{by}"
    gate = gate_in_mid_task(chosen.model_copy(update=PATIENT), services, workspace, SLOW)
    if by == "sigterm":
        os.kill(gate.mark.pid, signal.SIGTERM)
    else:
        monkeypatch.setenv("MEMFORM_STATE_DIR", str(chosen.state_dir))
        capsys.readouterr()
        assert root.run(["drain", "--timeout", "400", "--json"]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert [name.partition("@")[0] for name in answer["stopped"]] == ["gate"]
        assert answer["left"] >= 3
        assert not gate.runs, "who starts a fleet right after it was drained starts every worker"
    assert wait_for_end(gate.mark, LONGEST_WAIT)
    stand = progress_of(services, workspace)
    assert stand["first"] == Progress.GATED
    assert set(stand.values()) == {Progress.GATED, Progress.RECEIVED}
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert siege.settled(services, workspace, stand) == ["done"] * 3


def test_a_worker_that_cannot_finish_hands_its_message_back(chosen: Settings, services: Services) -> None:
    gate = gate_in_mid_task(chosen.model_copy(update=HURRIED), services, "handed-back", LONG)
    os.kill(gate.mark.pid, signal.SIGTERM)
    assert wait_for_end(gate.mark, LONGEST_WAIT)
    assert set(progress_of(services, "handed-back").values()) == {Progress.RECEIVED}
    assert services.broker.depths(["gate"])["gate"] >= 2, "its own, and one that speaks for whatever came meanwhile"
    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])
    assert siege.settled(services, "handed-back", ["first", "second", "third"]) == ["done"] * 3
    receipt = services.ledger.receipt(ref("handed-back", "first"))
    assert receipt is not None
    assert receipt.ledger is not None
    assert (receipt.ledger["balanced"], receipt.ledger["failed"]) == (True, 0)


def rung_by_beat(services: Services) -> int:
    return services.broker.depths(["maintenance"])["maintenance"]


def test_what_beat_rang_while_nobody_listened_expires(chosen: Settings, services: Services) -> None:
    """A fleet that wakes after a night does one pass of each sweep, not one for every ring of the night."""
    posts = siege.upkeep_posts(chosen)
    siege.man(chosen, [post for post in posts if post.name == "beat"])
    assert patience.until(lambda: rung_by_beat(services) >= 4 or None, siege.LONGEST_WAIT_SECONDS)
    siege.dismiss(chosen)
    patience.pause(timedelta(seconds=1.2))  # an entry of the relay expires with its interval
    log = chosen.state_dir / "logs" / "maintenance.log"
    before = log.read_text() if log.exists() else ""
    siege.man(chosen, [post for post in posts if post.name == "maintenance"])
    assert patience.until(lambda: rung_by_beat(services) == 0 or None, siege.LONGEST_WAIT_SECONDS)
    siege.dismiss(chosen)
    assert '"sweep": "relay"' not in log.read_text()[len(before) :]
