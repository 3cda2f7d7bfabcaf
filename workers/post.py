"""A worker's place on its machine: the folder it measures into, and the process that tells others of its health."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from infra.embedded import place
from workers import settings

if TYPE_CHECKING:
    from pathlib import Path

    from workers.settings import Settings

PROGRAM: Final = (sys.executable, "-P", "-c", "from workers.cli import main; main()")
"""The installed program, never a file of some folder."""
FOLDER: Final = "metrics"
LOCK: Final = "lock"


class Post(NamedTuple):
    """A worker's own folder, held by an open lock for as long as the worker or a child of it lives."""

    folder: Path
    lock: int


def take(chosen: Settings, name: str) -> Post | None:
    """Take a worker's post, and where a health address is set start what answers there.

    A folder that cannot be written to costs the measurements, not the work: a line says so.
    """
    try:
        post = occupy(chosen.state_dir, name)
    except OSError as refusal:
        structlog.get_logger().warning("not_measured", folder=str(chosen.state_dir), reason=refusal.strerror)
        return None
    if chosen.health_address:
        # Beside the worker and not in it: a thread in a process that forks is a lock that some child never gets.
        subprocess.Popen(  # noqa: S603 - this very program
            [*PROGRAM, "serve", "--worker", post.folder.name],
            env=settings.environment(chosen),
            stdin=subprocess.DEVNULL,
        )
    return post


def occupy(state_dir: Path, name: str) -> Post:
    """Take and empty a folder of the worker's name, or of `name-2`, `name-3` … while others of that name run."""
    number = 1
    while True:
        folder = state_dir.absolute() / FOLDER / (f"{name}-{number}" if number > 1 else name)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        if place.take(lock):
            for file in folder.glob("*.db"):
                file.unlink()
            return Post(folder, lock)
        os.close(lock)
        number += 1


def is_held(folder: Path) -> bool:
    """Return True while the worker whose folder this is runs, or a child of it."""
    try:
        lock = os.open(folder / LOCK, os.O_RDWR)
    except OSError:
        return False
    try:
        return not place.take(lock)
    finally:
        os.close(lock)
