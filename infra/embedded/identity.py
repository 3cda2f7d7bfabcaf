"""Telling one process from another that later got the same number.

A pid alone says little: it may have been recycled since it was written down. A mark pairs it with the moment
the process began, and nothing is ever signalled without comparing both.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from datetime import timedelta

_PROC: Final = Path("/proc")
_POLL_SECONDS: Final = 0.02
_STARTED_FIELD: Final = 19
"""Index of the start time in /proc/PID/stat, counted after the command's closing bracket."""


class Mark(NamedTuple):
    """A process beyond doubt: its pid, and when it began in whatever unit the platform tells it."""

    pid: int
    started: str


def mark_of(pid: int) -> Mark | None:
    """Return the mark of a running process; None when there is none, or only a zombie."""
    if pid <= 0:
        return None
    if (_PROC / "self").exists():
        return _mark_from_proc(pid)
    state, _, started = _ps(pid, "stat=,lstart=").partition(" ")
    return Mark(pid, started.strip()) if state and not state.startswith("Z") else None


def is_running(mark: Mark) -> bool:
    """Return True while that very process runs."""
    return mark_of(mark.pid) == mark


def command_line(pid: int) -> str:
    """Return the arguments of a process, each followed by a space; "" when it is gone."""
    if not (_PROC / "self").exists():
        return f"{_ps(pid, 'command=')} "
    try:
        raw = (_PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return ""
    return raw.replace(b"\0", b" ").decode(errors="replace")


def end(mark: Mark, polite: signal.Signals, grace: timedelta) -> bool:
    """Signal a process and wait for its end; after the grace kill its whole group. True if it went politely.

    The process must lead its own group, as everything started by `infra.embedded.launch` does.
    """
    if not is_running(mark):
        return True
    os.kill(mark.pid, polite)
    if wait_for_end(mark, grace):
        return True
    os.killpg(mark.pid, signal.SIGKILL)
    wait_for_end(mark, grace)
    return False


def wait_for_end(mark: Mark, longest: timedelta) -> bool:
    """Wait until a process has ended; False when it still runs after the longest wait."""
    deadline = time.monotonic() + longest.total_seconds()
    while is_running(mark):
        if time.monotonic() > deadline:
            return False
        time.sleep(_POLL_SECONDS)
    return True


def _mark_from_proc(pid: int) -> Mark | None:
    try:
        stat = (_PROC / str(pid) / "stat").read_text()
        boot = (_PROC / "sys/kernel/random/boot_id").read_text().strip()
    except OSError:
        return None
    # The command's name is in brackets and may hold anything, spaces and brackets included.
    fields = stat.rpartition(")")[2].split()
    if fields[0] in {"Z", "X"}:
        return None
    return Mark(pid, f"{fields[_STARTED_FIELD]}@{boot}")


def _ps(pid: int, columns: str) -> str:
    told = subprocess.run(  # noqa: S603 - a fixed program, a number as argument
        ["/bin/ps", "-o", columns, "-p", str(pid)],
        capture_output=True,
        check=False,
        text=True,
    )
    return told.stdout.strip()
