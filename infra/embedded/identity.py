"""Telling one process from another that later got the same number.

A pid alone says little: it may have been recycled since it was written down. A mark pairs it with the moment
the process began, and nothing is ever signalled without comparing both.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
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


def ask_to_end(mark: Mark, polite: signal.Signals) -> None:
    """Send a signal to that very process, if it still runs."""
    if is_running(mark):
        with suppress(ProcessLookupError):  # it ended in between
            os.kill(mark.pid, polite)


def force_to_end(mark: Mark) -> None:
    """Kill that very process and its whole group, if it still runs.

    It must lead its own group, as everything started by `infra.embedded.launch` does.
    """
    if is_running(mark):
        with suppress(ProcessLookupError):  # it ended in between
            os.killpg(mark.pid, signal.SIGKILL)


def wait_for_end(mark: Mark, longest: timedelta) -> bool:
    """Wait until a process has ended; False when it still runs after the longest wait."""
    deadline = time.monotonic() + longest.total_seconds()
    while is_running(mark):
        if time.monotonic() > deadline:
            return False
        time.sleep(_POLL_SECONDS)
    return True


def left_in_group(leader_pid: int, argv: Sequence[str]) -> list[Mark]:
    """Return what is left of the group of a leader that was killed: processes forked from it, known by its arguments.

    While one of them runs no other process gets the group's number; once none does, another's group could have
    it, which the arguments tell apart. (A script's interpreter stands before them, so only their end is compared.)
    """
    end = "".join(f"{argument} " for argument in argv)
    return [mark for pid in _group(leader_pid) if command_line(pid).endswith(end) and (mark := mark_of(pid))]


def _group(number: int) -> list[int]:
    if not (_PROC / "self").exists():
        rows = (line.split() for line in _run_ps("-A", "-o", "pid=,pgid="))
        return [int(pid) for pid, group in rows if int(group) == number]
    found: list[int] = []
    for entry in _PROC.glob("[0-9]*"):
        with suppress(ProcessLookupError):
            if os.getpgid(int(entry.name)) == number:
                found.append(int(entry.name))
    return found


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
    return "".join(_run_ps("-o", columns, "-p", str(pid)))


def _run_ps(*arguments: str) -> list[str]:
    told = subprocess.run(  # noqa: S603 - a fixed program
        ["/bin/ps", "-ww", *arguments],  # never cut to the width of a terminal
        capture_output=True,
        check=False,
        text=True,
    )
    return told.stdout.splitlines()
