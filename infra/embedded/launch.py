"""Starting a process that outlives the one that started it."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from infra.embedded.errors import ServerStartError
from infra.embedded.identity import Mark, mark_of

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence
    from pathlib import Path

    from infra.embedded.account import Account

_CHILDREN: Final[list[subprocess.Popen[bytes]]] = []
"""Kept so that an ended child is reaped (no zombie is left to be taken for a server), never waited for."""

_LOG_LIMIT_BYTES: Final = 16 * 1024 * 1024
"""A longer log is put aside when its process is started again; one old log is kept."""


_LAST_LINES: Final = 8
_ROOM_BYTES: Final = 64 * 1024 * 1024
"""What a new database and its first log take, and a little more."""


class Command(NamedTuple):
    """What to run: arguments, the whole environment, and what it reads from standard input."""

    argv: tuple[str, ...]
    environment: Mapping[str, str]
    stdin: bytes = b""
    """At most some thousand bytes: as much as a pipe holds while nobody reads it."""


def launch(command: Command, log: Path, account: Account | None = None, inherited: Sequence[int] = ()) -> Mark:
    """Start a process in a session of its own, with both outputs appended to `log`, and return its mark.

    Its folder is `/`, so that it pins no mount and needs no right to enter ours. With an account it runs as that.
    The inherited descriptors stay open in it.

    Raises:
        ServerStartError: The program cannot be run.
    """
    _reap()
    if log.exists() and log.stat().st_size > _LOG_LIMIT_BYTES:
        log.replace(log.with_name(f"{log.name}.1"))
    with log.open("ab") as out, _holding(command.stdin) as read:
        try:
            child = subprocess.Popen(  # noqa: S603 - callers pass fixed programs
                command.argv,
                cwd="/",
                env=command.environment,
                stdin=read,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                pass_fds=inherited,
                user=account.uid if account else None,
                group=account.gid if account else None,
                extra_groups=[] if account else None,
            )
        except OSError as error:
            message = f"cannot run {command.argv[0]}: {error.strerror}"
            raise ServerStartError(message) from error
    _CHILDREN.append(child)
    # Of a process that is gone already there is nothing to read; no running one will ever have this mark.
    return mark_of(child.pid) or Mark(child.pid, "ended at once")


def tail(log: Path) -> str:
    """Return the last lines of a log, indented, for an error message; "" when there is none."""
    return last_lines(log.read_text(errors="replace")) if log.exists() else ""


def last_lines(told: str) -> str:
    """Return the last lines of what a program said, indented, for an error message."""
    return "\n".join(f"    {line}" for line in told.splitlines()[-_LAST_LINES:])


def want_of_room(folder: Path) -> str:
    """Return a remark where the disk of a folder is so full that a server may not start for it; "" elsewhere."""
    free = shutil.disk_usage(folder).free
    if free >= _ROOM_BYTES:
        return ""
    needed = f"{_ROOM_BYTES >> 20} are needed: make room, or set MEMFORM_STATE_DIR"
    return f" (its disk has {free >> 20} MiB left, and {needed})"


@contextmanager
def _holding(text: bytes) -> Generator[int]:
    """Yield the end of a pipe that holds all there will be to read.

    It is written before there is a reader: a launcher that is killed leaves no server without its settings, which
    would listen on a port of its own choice and without a password.
    """
    reading, writing = os.pipe()
    try:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(text)
        yield reading
    finally:
        os.close(reading)


@atexit.register
def _reap() -> None:
    _CHILDREN[:] = [child for child in _CHILDREN if child.poll() is None]
