"""What a command takes of a folder and what it leaves, by count and reason."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
import typer

from pipeline.errors import MemformError
from pipeline.policy import MAX_TRANSCRIPT_BYTES
from workers.cli.source import (
    UNKNOWN,
    Left,
    UnreadableFileError,
    body_of,
    gather,
    one_by_one,
    summed_up,
    tell,
    words_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pydantic import JsonValue

CHAT = b'{"messages": [{"role": "user", "content": "The API listens on port 8443."}]}'
PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def lay(folder: Path, **files: bytes) -> None:
    for name, body in files.items():
        place = folder / name.replace("__S__", "/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(body)


def test_a_closed_standard_input_is_said_to_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    for read in (body_of, words_of):
        with pytest.raises(UnreadableFileError, match="standard input is closed: pipe into it, or name"):
            read("-")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder as a developer has it: two transcripts amid what tools leave."""
    folder = tmp_path / "project"
    lay(folder, chat=CHAT, notes=b"The pool holds 8 connections.\n", empty=b"", picture=PICTURE)
    for name in ("node_modules/left/index.js", "deep/.venv/lib/x.py", "deep/__pycache__/x.pyc", ".git/HEAD"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("text", encoding="utf-8")
    (folder / ".env").write_text("KEY=1", encoding="utf-8")
    with (folder / "huge").open("wb") as huge:
        huge.write(b"words ")
        huge.truncate(MAX_TRANSCRIPT_BYTES + 1)
        huge.seek(0)
        huge.write(b"words " * 2000)
    os.mkfifo(folder / "pipe")
    (folder / "link").symlink_to(folder / "deep")
    return folder


def test_a_folder_gives_its_transcripts_and_counts_what_is_left(project: Path) -> None:
    found = gather([str(project)])
    assert [name.rpartition("/")[2] for name in found.files] == ["chat", "notes"]
    assert found.left == {
        Left.TOOLS: 4,
        Left.HIDDEN: 1,
        Left.EMPTY: 1,
        Left.BINARY: 1,
        Left.TOO_LARGE: 1,
        Left.NO_FILE: 1,
        Left.LINK: 1,
    }


def test_it_is_told_on_standard_error_with_the_formats(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tell(gather([str(project)]))
    told = capsys.readouterr()
    assert told.out == ""
    assert "taking 2 files (1 openai_chat, 1 plain_text); leaving 10 (4 in folders of tools and caches" in told.err


def test_a_file_that_is_named_is_always_taken_once_and_in_silence(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = [str(project / name) for name in ("picture", ".env", "empty", "picture")]
    found = gather(named)
    tell(found)
    assert (found.files, found.left) == (tuple(named[:3]), {})
    assert capsys.readouterr().err == ""


def test_what_is_taken_is_summed_up_by_format(project: Path) -> None:
    (project / "odd").write_bytes(b'{"shape": "nobody knows"}')
    found = gather([str(project / "chat"), str(project / "odd"), "-"])
    formats = found.formats()
    assert list(formats.values()) == ["openai_chat", UNKNOWN]
    assert summed_up(found, formats.values()) == f"3 files (1 openai_chat, 1 {UNKNOWN})"


@pytest.mark.parametrize(
    ("name", "told"), [("nope.txt", "there is no file nope.txt"), (".", "is a folder"), ("x" * 300, "too long")]
)
def test_what_cannot_be_read_is_told_in_words(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnreadableFileError, match=told) as refused:
        body_of(name)
    assert "Errno" not in str(refused.value)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_what_may_not_be_read_is_left_by_count(project: Path) -> None:
    (project / "chat").chmod(0)
    (project / "deep").chmod(0)
    assert gather([str(project)]).left[Left.UNREADABLE] == 2


def test_one_bad_file_of_a_folder_is_named_and_the_others_go_on(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[tuple[str, Mapping[str, JsonValue]]] = []

    def act(name: str, mark: Mapping[str, JsonValue]) -> None:
        seen.append((name, mark))
        if name.endswith("chat"):
            message = "odd"
            raise MemformError(message)

    with pytest.raises(typer.Exit):
        one_by_one(str(project), act, as_json=False)
    assert [mark for _, mark in seen] == [{"file": name} for name, _ in seen]
    assert len(seen) == 2
    assert f"memform: {project}/chat: odd" in capsys.readouterr().err
    one_by_one(str(project / "notes"), act, as_json=True)
    assert seen[-1] == (str(project / "notes"), {})
