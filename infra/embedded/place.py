"""The place of a server: taken from before it is launched until it, and all that it forked, has ended.

A pid file says too late that a server runs: whoever launched it may be killed before the server has written one, and
two servers on one append-only log would write over each other. The place is a lock on a file that the server
inherits open; the kernel frees it when the last process that has it open is gone.
"""

from __future__ import annotations

import fcntl
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@contextmanager
def place_of(state_dir: Path, name: str) -> Generator[int]:
    """Yield the descriptor of a server's place, not yet taken. What inherited it keeps it after the end."""
    with (state_dir / f"{name}.place").open("ab") as file:
        yield file.fileno()


def take(descriptor: int) -> bool:
    """Take what is to be held alone, or return False: another process has it. Taking it twice is allowed."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
