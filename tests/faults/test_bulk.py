"""Batch work travels on queues of its own, and live work does not wait behind it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests import siege
from workers import patience
from workers.cli import root
from workers.client import Memform
from workers.routing import FLEET, Queue

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from workers.settings import Settings
    from workers.wiring import Services

BATCH = 40
FACT = "The {} service writes its journal to bucket {}, because its disk is full by noon."


def order_of_completion(services: Services) -> list[str]:
    with services.database.maintenance() as connection:
        rows = connection.execute(
            "SELECT transcript_id FROM transcripts WHERE progress = 'done' AND workspace_id IN ('flood', 'quiet')"
            " ORDER BY updated_at"
        ).fetchall()
    return [row["transcript_id"] for row in rows]


def test_a_batch_of_the_same_fleet_does_not_hold_up_one_live_transcript(chosen: Settings, services: Services) -> None:
    """Nor does one workspace that floods the batch queues starve another."""
    for number in range(BATCH):
        Memform(services, "flood").enqueue(FACT.format("billing", number), transcript_id=f"b-{number}", bulk=True)
    Memform(services, "quiet").enqueue(FACT.format("search", 1), transcript_id="live")
    depths = services.broker.depths([Queue.GATE, Queue.GATE_BULK])
    assert depths == {Queue.GATE: 1, Queue.GATE_BULK: BATCH}
    unhurried = siege.unhurried(chosen)
    siege.man(chosen, [siege.post(unhurried, name, queues) for name, queues in FLEET.items() if name in siege.STAGES])
    assert siege.settled(services, "flood", [f"b-{number}" for number in range(BATCH)]) == ["done"] * BATCH
    assert siege.settled(services, "quiet", ["live"]) == ["done"]
    assert order_of_completion(services).index("live") < BATCH // 4


def test_each_stage_keeps_a_batch_on_its_batch_queue(
    chosen: Settings,
    services: Services,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`enqueue --bulk`, through workers that listen to the twins alone, one after the other."""
    file = tmp_path / "old.md"
    file.write_text(FACT.format("invoice", 7), encoding="utf-8")
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(chosen.state_dir))
    capsys.readouterr()
    assert root.run(["enqueue", str(file), "--bulk", "--id", "old", "--workspace", "twins", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["status"] == "stored"
    unhurried = siege.unhurried(chosen)
    for here, there in ((Queue.GATE_BULK, Queue.CLASSIFY_BULK), (Queue.CLASSIFY_BULK, Queue.JUDGE_BULK)):
        siege.man(chosen, [siege.post(unhurried, here, (here,))])
        waiting = patience.until(
            lambda there=there: services.broker.depths([there])[there] or None, siege.LONGEST_WAIT_SECONDS
        )
        assert waiting == 1
    siege.man(chosen, [siege.post(unhurried, Queue.JUDGE_BULK, (Queue.JUDGE_BULK,))])
    assert siege.settled(services, "twins", ["old"]) == ["done"]
    assert sum(services.broker.depths(Queue).values()) == 0
