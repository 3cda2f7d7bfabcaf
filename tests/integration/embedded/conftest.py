"""Folders for the private servers."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest

from infra import embedded
from infra.embedded.state import read_state
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator


@contextmanager
def folder_open_to_all() -> Generator[Path]:
    made = Path(tempfile.mkdtemp(prefix="memform-test-", dir="/var/tmp"))
    made.chmod(0o755)
    yield made

    def is_gone() -> bool | None:
        # What a launcher that was killed had begun may still write for a moment.
        shutil.rmtree(made, ignore_errors=True)
        return not made.exists() or None

    assert patience.until(is_gone, 120.0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can reach; pytest's own is closed to all but its user."""
    with folder_open_to_all() as made:
        yield made


@pytest.fixture(scope="module")
def kept_dir() -> Iterator[Path]:
    """A state folder that the tests of a module share: each leaves servers that `start` can bring up again."""
    with folder_open_to_all() as made:
        yield made / "state"
        embedded.discard(made / "state")


@pytest.fixture
def running() -> Callable[..., list[psutil.Process]]:
    """Looks for the servers of a state folder by the data folder in their arguments; their children are left out."""

    def look(state_dir: Path, *names: str) -> list[psutil.Process]:
        state = read_state(state_dir)
        folders = {str(state.home / name) for name in names or ("postgres", "valkey")} if state else set[str]()
        found = [process for process in psutil.process_iter() if folders & arguments(process)]
        # Valkey writes its log in a child, whose arguments are its own.
        return [process for process in found if parent(process) not in {one.pid for one in found}]

    return look


def arguments(process: psutil.Process) -> set[str]:
    try:
        return set(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return set()


def parent(process: psutil.Process) -> int | None:
    try:
        return process.ppid()
    except psutil.NoSuchProcess:
        return None
