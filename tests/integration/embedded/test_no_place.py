"""A state folder that can be none: one line says why, and what to do."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from infra import embedded
from infra.embedded import fleet
from infra.embedded.account import own, servant
from infra.embedded.binaries import reachable_postgres
from infra.embedded.errors import ServerStartError, StateFolderError
from infra.embedded.launch import want_of_room
from infra.embedded.postgres import PostgresServer
from infra.embedded.state import Endpoint, read_state
from workers.cli import root

if TYPE_CHECKING:
    from collections.abc import Callable

NO_DISK = Path("/proc")
"""A file system in which nothing can be made, not even by root, and which has no room."""
TOLD = r"cannot be the state folder: {}\. Set MEMFORM_STATE_DIR to a folder that can be written to"


def command(folder: Path) -> object:
    with embedded.commanding(folder):
        return None


DEEDS: dict[str, Callable[[Path], object]] = {
    "start": embedded.start,
    "stop": embedded.stop,
    "attach": embedded.attach,
    "command": command,
    "staff": lambda folder: fleet.start(folder, []),
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("below", ["", "deeper"])
def test_a_file_is_no_state_folder(tmp_path: Path, deed: str, below: str) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(StateFolderError, match=TOLD.format("it is no folder")):
        DEEDS[deed](tmp_path / "taken" / below)
    assert [each.name for each in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize("deed", ["start", "command", "staff"])
def test_where_no_folder_can_be_made_it_is_told(deed: str) -> None:
    with pytest.raises(StateFolderError, match=TOLD.format(".+")):
        DEEDS[deed](NO_DISK / "memform")


def test_what_is_only_looked_for_need_not_be_there(tmp_path: Path) -> None:
    assert read_state(NO_DISK / "memform") is None
    assert embedded.attach(tmp_path / "nothing") is None
    assert embedded.stop(tmp_path / "nothing") is False
    assert fleet.stop(tmp_path / "nothing", timedelta(0)) == []
    assert [*tmp_path.iterdir()] == []


def test_a_database_that_cannot_be_made_leaves_nothing_and_says_why(open_folder: Path) -> None:
    own(servant(), open_folder)
    reachable_postgres(servant(), open_folder)
    before = [*open_folder.iterdir()]  # the programs, where the servers' account can't reach what is installed
    with pytest.raises(ServerStartError, match=r"initdb made no database(.|\n)*is empty"):
        PostgresServer(open_folder, servant(), Endpoint(password="")).prepare()
    assert [*open_folder.iterdir()] == before


def test_want_of_room_is_told_where_there_is_none(tmp_path: Path) -> None:
    assert "its disk has 0 MiB left" in want_of_room(NO_DISK)
    assert want_of_room(tmp_path) == ""


@pytest.mark.parametrize("command", ["up", "down", "status", "demo", "doctor"])
def test_every_command_says_it_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "taken").touch()
    monkeypatch.chdir(tmp_path)
    for name in ("MEMFORM_DATABASE_URL", "MEMFORM_REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(tmp_path / "taken"))
    code = root.run([command])
    seen = capsys.readouterr()
    assert (code, seen.out, seen.err.count("\n")) == (1, "", 1)
    assert "it is no folder" in seen.err
