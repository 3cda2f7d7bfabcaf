"""A worker's measurements: one folder a worker, one file a place in its pool, and what is left when they die."""

from __future__ import annotations

import os
import sys
from subprocess import Popen, run
from typing import TYPE_CHECKING

from workers.http.exposition import Workers, render
from workers.post import FOLDER, is_held, occupy, take
from workers.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

COUNTS = """
import sys
from pathlib import Path
from billiard.process import current_process
from workers.prometheus import PrometheusMeter
current_process().index = int(sys.argv[2])
meter = PrometheusMeter(Path(sys.argv[1]))
for _ in range(int(sys.argv[3])):
    meter.task("memform.gate", "gated", 0.02)
meter.recall("hybrid", 0.1, ["semantic"])
meter.model_call("m", "timeout", 45.0)
meter.sweep("relay", {"rung": 2, "inbox": 0})
"""


def work(folder: Path, place: int, tasks: int) -> None:
    """Be a child of a worker in a process of its own, and end without a word."""
    run([sys.executable, "-c", COUNTS, str(folder), str(place), str(tasks)], check=True)  # noqa: S603 - the lines above


def scraped(state_dir: Path, name: str = "*") -> list[str]:
    """Return the samples of a scrape."""
    return [line for line in render([Workers(state_dir, name)]).decode().splitlines() if not line.startswith("#")]


def test_two_workers_of_one_name_do_not_share_a_folder(tmp_path: Path) -> None:
    first, second = occupy(tmp_path, "gate"), occupy(tmp_path, "gate")
    assert (first.folder.name, second.folder.name) == ("gate", "gate-2")
    assert is_held(first.folder)
    os.close(first.lock)
    assert not is_held(first.folder)
    assert occupy(tmp_path, "gate").folder == first.folder
    assert not is_held(tmp_path / "nobody")


def test_the_child_that_follows_a_dead_one_goes_on_counting_and_leaves_no_file(tmp_path: Path) -> None:
    folder = occupy(tmp_path, "gate").folder
    work(folder, 0, 3)
    files = sorted(folder.iterdir())
    work(folder, 0, 4)
    work(folder, 1, 5)
    assert sorted(file for file in folder.iterdir() if "_1" not in file.name) == files
    lines = scraped(tmp_path)
    assert 'memform_tasks_total{task="memform.gate",verdict="gated",worker="gate"} 12.0' in lines
    assert 'memform_task_seconds_count{task="memform.gate",worker="gate"} 12.0' in lines
    assert 'memform_task_seconds_bucket{le="0.025",task="memform.gate",worker="gate"} 12.0' in lines
    assert 'memform_task_seconds_bucket{le="0.01",task="memform.gate",worker="gate"} 0.0' in lines
    assert 'memform_recall_seconds_count{mode="hybrid",worker="gate"} 3.0' in lines
    assert 'memform_recall_degraded_total{voice="semantic",worker="gate"} 3.0' in lines
    assert 'memform_judge_call_seconds_count{model="m",outcome="timeout",worker="gate"} 3.0' in lines
    assert 'memform_sweep_items_total{sweep="relay",what="rung",worker="gate"} 6.0' in lines
    assert 'memform_worker_processes{worker="gate"} 2.0' in lines


def test_a_worker_that_is_gone_keeps_its_counts_and_loses_its_gauges(tmp_path: Path) -> None:
    gone, there = occupy(tmp_path, "gate"), occupy(tmp_path, "judge")
    for post in (gone, there):
        work(post.folder, 0, 1)
    os.close(gone.lock)
    lines = scraped(tmp_path)
    assert [line for line in lines if line.startswith("memform_worker_processes")] == [
        'memform_worker_processes{worker="judge"} 1.0'
    ]
    assert 'memform_tasks_total{task="memform.gate",verdict="gated",worker="gate"} 1.0' in lines
    assert all('worker="judge"' in line for line in scraped(tmp_path, "judge"))
    occupy(tmp_path, "gate")
    assert not any('worker="gate"' in line for line in scraped(tmp_path)), "a worker that starts begins to count anew"


def test_a_file_that_is_just_being_made_costs_no_scrape(tmp_path: Path) -> None:
    half = occupy(tmp_path, "gate").folder
    (half / "counter_0.db").touch()
    work(occupy(tmp_path, "judge").folder, 0, 1)
    assert any('worker="judge"' in line for line in scraped(tmp_path))


def test_a_folder_that_cannot_be_written_costs_the_measurements_and_not_the_work(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way", encoding="ascii")
    assert take(Settings(state_dir=tmp_path), "gate") is None


def test_who_is_killed_holds_nothing(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from workers.post import occupy; p = occupy(Path(sys.argv[1]), 'gate')"
    )
    waiting = f"{program}; print('ready', flush=True); sys.stdin.read()"
    with Popen([sys.executable, "-c", waiting, str(tmp_path)], stdin=-1, stdout=-1) as worker:  # noqa: S603 - the line above
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"ready\n"
        assert is_held(tmp_path / FOLDER / "gate")
        worker.kill()
        worker.wait()
    assert not is_held(tmp_path / FOLDER / "gate")
