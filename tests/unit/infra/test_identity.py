"""A process is known by when it began, not by its number alone; on every platform's way of telling."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from infra.embedded import identity
from infra.embedded.identity import Mark
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_SUCH_PID = 1 << 22 | 1


@pytest.fixture(params=["/proc", "ps"], autouse=True)
def _way_of_telling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask the kernel's files, or the `ps` of a platform that has none."""
    if request.param == "ps":
        if not Path("/bin/ps").exists():
            pytest.skip("this machine has no ps")
        monkeypatch.setattr(identity, "_PROC", Path("/nowhere"))
    elif not Path("/proc/self").exists():
        pytest.skip("this platform has no /proc")


@pytest.fixture
def sleeper() -> Iterator[subprocess.Popen[bytes]]:
    child = subprocess.Popen(["/bin/sleep", "600"], start_new_session=True)
    yield child
    child.kill()
    child.wait()


def test_a_process_has_one_mark_for_its_life(sleeper: subprocess.Popen[bytes]) -> None:
    mark = identity.mark_of(sleeper.pid)
    assert mark is not None
    assert mark.pid == sleeper.pid
    assert identity.mark_of(sleeper.pid) == mark
    assert identity.is_running(mark)
    # The kernel lets a parent go on before it has laid the child's arguments out.
    assert patience.until(lambda: identity.command_line(sleeper.pid) == "/bin/sleep 600 " or None, 60.0)


@pytest.mark.parametrize("pid", [0, -1, NO_SUCH_PID])
def test_no_process_has_no_mark_and_no_command(pid: int) -> None:
    assert identity.mark_of(pid) is None
    assert identity.command_line(NO_SUCH_PID).strip() == ""


def test_an_ended_process_that_nobody_has_waited_for_does_not_run(sleeper: subprocess.Popen[bytes]) -> None:
    mark = identity.mark_of(sleeper.pid)
    assert mark is not None
    sleeper.kill()
    assert identity.wait_for_end(mark, timedelta(seconds=60))
    assert sleeper.returncode is None


def test_a_mark_of_another_beginning_is_another_process(sleeper: subprocess.Popen[bytes]) -> None:
    recycled = Mark(sleeper.pid, "long ago")
    assert not identity.is_running(recycled)
    identity.ask_to_end(recycled, signal.SIGKILL)
    identity.force_to_end(recycled)
    assert sleeper.poll() is None


def test_waiting_gives_up_after_its_patience(sleeper: subprocess.Popen[bytes]) -> None:
    mark = identity.mark_of(sleeper.pid)
    assert mark is not None
    assert not identity.wait_for_end(mark, timedelta(0))


def test_force_takes_the_whole_group() -> None:
    leader = subprocess.Popen(
        ["/bin/sh", "-c", "/bin/sleep 600 & echo $!; wait"], start_new_session=True, stdout=subprocess.PIPE, text=True
    )
    assert leader.stdout is not None
    child = identity.mark_of(int(leader.stdout.readline()))
    mark = identity.mark_of(leader.pid)
    assert child is not None
    assert mark is not None
    identity.force_to_end(mark)
    assert identity.wait_for_end(child, timedelta(seconds=60))
    leader.communicate()


def test_what_a_killed_leader_left_is_known_by_group_and_command() -> None:
    script = "import os, time; os.fork(); os.write(1, b'ready\\n'); time.sleep(600)"
    argv = (sys.executable, "-c", script)
    leader = subprocess.Popen(  # noqa: S603 - this very interpreter on a text of ours
        argv, start_new_session=True, stdout=subprocess.PIPE, text=True
    )
    assert leader.stdout is not None
    assert [leader.stdout.readline(), leader.stdout.readline()] == ["ready\n", "ready\n"]
    leader.kill()
    leader.wait()
    (left,) = identity.left_in_group(leader.pid, argv)
    assert os.getpgid(left.pid) == leader.pid
    assert identity.left_in_group(leader.pid, ("another", "command")) == []
    identity.ask_to_end(left, signal.SIGKILL)
    assert identity.wait_for_end(left, timedelta(seconds=60))
    assert identity.left_in_group(leader.pid, argv) == []
    leader.stdout.close()
