"""The fleet: started once, listed truthfully, stopped to the last process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import timedelta
from typing import TYPE_CHECKING

import psutil
import pytest

from infra.embedded import fleet
from infra.embedded.errors import ServerStartError
from infra.embedded.fleet import Post
from infra.embedded.launch import Command
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

GRACE = timedelta(seconds=120)
WORKER = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: (print("bye", flush=True), sys.exit(0)))
print("ready", os.environ.get("MARK"), os.getcwd(), os.getpid() == os.getsid(0), flush=True)
while True: time.sleep(0.05)
"""
STUBBORN = """
import os, signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
os.fork()
print("ready", flush=True)
while True: time.sleep(0.05)
"""
POOL = """
import os, time
os.fork()
print("ready", flush=True)
while True: time.sleep(0.05)
"""


@pytest.fixture
def state_dir(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    fleet.stop(tmp_path, timedelta(0))


def post(name: str, script: str = WORKER, mark: str = "") -> Post:
    return Post(name, Command((sys.executable, "-c", script, name), {"MARK": mark}))


def wait_until(holds: Callable[[], bool]) -> None:
    assert patience.until(lambda: holds() or None, 120.0), "it never came true"


def wait_until_ready(state_dir: Path, times: int = 1) -> None:
    wait_until(lambda: all(member.log.read_text().count("ready") >= times for member in fleet.members(state_dir)))


def in_group(pid: int) -> list[int]:
    found: list[int] = []
    for process in psutil.process_iter():
        try:
            if os.getpgid(process.pid) == pid and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process.pid)
        except (ProcessLookupError, psutil.NoSuchProcess):
            continue
    return found


def test_members_run_in_sessions_of_their_own_with_their_environment_and_a_log(state_dir: Path) -> None:
    started = fleet.start(state_dir, [post("gate@1", mark="blue"), post("judge@1")])
    wait_until_ready(state_dir)
    assert [(member.name, member.runs) for member in started] == [("gate@1", True), ("judge@1", True)]
    assert fleet.members(state_dir) == started
    assert started[0].log == state_dir / "logs" / "gate@1.log"
    assert started[0].log.read_text() == "ready blue / True\n"


def test_stopping_lets_each_finish_and_empties_the_roll(state_dir: Path) -> None:
    started = fleet.start(state_dir, [post("a"), post("b")])
    wait_until_ready(state_dir)
    assert fleet.stop(state_dir, GRACE) == [("a", True), ("b", True)]
    assert [member.log.read_text().splitlines()[-1] for member in started] == ["bye", "bye"]
    assert [member.runs for member in started] == [False, False]
    assert fleet.members(state_dir) == []
    assert fleet.stop(state_dir, GRACE) == []


def test_starting_again_fills_only_empty_posts(state_dir: Path) -> None:
    posts = [post("a"), post("b")]
    first = fleet.start(state_dir, posts)
    wait_until_ready(state_dir)
    os.kill(first[0].mark.pid, signal.SIGKILL)
    wait_until(lambda: not first[0].runs)
    second = fleet.start(state_dir, posts)
    assert second[1] == first[1]
    assert second[0].mark != first[0].mark
    assert all(member.runs for member in second)


def test_who_outstays_the_grace_is_killed_with_all_its_children(state_dir: Path) -> None:
    (member,) = fleet.start(state_dir, [post("stubborn", STUBBORN)])
    wait_until_ready(state_dir, times=2)
    assert len(in_group(member.mark.pid)) == 2
    assert fleet.stop(state_dir, timedelta(milliseconds=200)) == [("stubborn", False)]
    wait_until(lambda: in_group(member.mark.pid) == [])


@pytest.mark.parametrize("again", [True, False], ids=["before its post is filled again", "when the fleet is stopped"])
def test_children_of_a_worker_that_was_killed_are_cleared(state_dir: Path, *, again: bool) -> None:
    (member,) = fleet.start(state_dir, [post("pool", POOL)])
    wait_until_ready(state_dir, times=2)
    os.kill(member.mark.pid, signal.SIGKILL)
    wait_until(lambda: len(in_group(member.mark.pid)) == 1)
    if again:
        fleet.start(state_dir, [post("pool", POOL)])
    else:
        assert fleet.stop(state_dir, GRACE) == []
    wait_until(lambda: in_group(member.mark.pid) == [])


def test_a_recycled_pid_is_left_alone(state_dir: Path) -> None:
    (member,) = fleet.start(state_dir, [post("a")])
    wait_until_ready(state_dir)
    stranger = subprocess.Popen(["/bin/sleep", "600"], start_new_session=True)
    try:
        roll = state_dir / "fleet.json"
        roll.write_text(roll.read_text().replace(str(member.mark.pid), str(stranger.pid)))
        assert [other.runs for other in fleet.members(state_dir)] == [False]
        assert fleet.stop(state_dir, GRACE) == []
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()
        os.kill(member.mark.pid, signal.SIGKILL)


def test_a_program_that_is_not_there_is_told_and_the_others_stay_on_the_roll(state_dir: Path) -> None:
    with pytest.raises(ServerStartError, match="cannot run /nowhere/program: No such file"):
        fleet.start(state_dir, [post("a"), Post("b", Command(("/nowhere/program",), {}))])
    assert [member.name for member in fleet.members(state_dir)] == ["a"]


def test_a_damaged_roll_is_not_guessed_at(state_dir: Path) -> None:
    (state_dir / "fleet.json").write_text('{"members": [')
    with pytest.raises(ServerStartError, match="damaged"):
        fleet.members(state_dir)
    (state_dir / "fleet.json").unlink()


def test_members_outlive_who_started_them(state_dir: Path) -> None:
    script = (
        "import sys; from pathlib import Path\n"
        "from infra.embedded import fleet; from infra.embedded.launch import Command\n"
        f"fleet.start(Path({str(state_dir)!r}), [fleet.Post('a', Command((sys.executable, '-c', {WORKER!r}), {{}}))])\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603 - this very interpreter on a text of ours
    wait_until_ready(state_dir)
    assert [member.runs for member in fleet.members(state_dir)] == [True]
    assert fleet.stop(state_dir, GRACE) == [("a", True)]
