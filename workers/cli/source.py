"""Where a command reads from: a file, the files below a folder, or standard input; one way for every command.

A file that is named is always read. Below a folder, what can be no transcript is left out, and what was taken and
left is told by count.
"""

from __future__ import annotations

import errno
import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

import typer

from pipeline.errors import InvalidInputError, MemformError
from pipeline.formats.decode import decode, is_binary
from pipeline.formats.detect import name_format, split
from pipeline.policy import MAX_TRANSCRIPT_BYTES
from workers.cli.terminal import complain, fault, note, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from pydantic import JsonValue

STDIN: Final = "-"
PROBE_BYTES: Final = 8192
UNKNOWN: Final = "no known format"
TOOL_FOLDERS: Final = frozenset(
    (
        *("node_modules", "bower_components", "vendor", "site-packages", "dist-packages", "__pycache__"),
        *(".git", ".hg", ".svn", ".venv", "venv", ".tox", ".nox", ".cache", ".mypy_cache", ".ruff_cache"),
        *(".pytest_cache", ".hypothesis", ".gradle", ".idea", ".vscode", ".memform"),
    )
)
"""Folders that tools fill: what is in them was written by nobody who is to be remembered."""


class Left(StrEnum):
    """Why a file below a folder is left out."""

    TOOLS = "in folders of tools and caches"
    HIDDEN = "hidden"
    EMPTY = "empty"
    BINARY = "binary"
    TOO_LARGE = "too large"
    UNREADABLE = "unreadable"
    LINK = "links to folders"
    NO_FILE = "no plain files"


class UnreadableFileError(InvalidInputError):
    """A file that is not there, is a folder, or may not be read; the message names it."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """The files to read, in order, and how many were left out of the folders given, by reason."""

    files: tuple[str, ...]
    left: Mapping[str, int] = field(default_factory=dict[str, int])
    has_folder: bool = False

    def formats(self) -> Mapping[str, str]:
        """Return the format of each file as it stands now; standard input is not looked at.

        Raises:
            UnreadableFileError: a file that was named is not there or may not be read.
        """
        return {name: name_format(body_of(name), name) or UNKNOWN for name in self.files if name != STDIN}


def gather(paths: Sequence[str]) -> Gathered:
    """Return the files named and those below the folders named, each once."""
    files: dict[str, None] = {}
    left: Counter[str] = Counter()
    folders = {path for path in paths if path not in {STDIN, ""} and _is_folder(path)}
    for path in paths:
        if path not in folders:
            files[path] = None
            continue
        for found in sorted(_below(Path(path))):
            why = _reason_to_leave(found, Path(path))
            if why is None:
                files[str(found)] = None
            else:
                left[why.value] += 1
    return Gathered(tuple(files), dict(left.most_common()), bool(folders))


def tell(gathered: Gathered) -> None:
    """Say what is taken from folders and what is left, before anything is done with it."""
    if gathered.has_folder:
        note(f"taking {summed_up(gathered, [_format_of(name) for name in gathered.files])}")


def summed_up(gathered: Gathered, formats: Iterable[str]) -> str:
    """Return on one line how many files of which formats there are, and how many were left out and why."""
    taken, left = Counter(formats), sum(gathered.left.values())
    leaving = f"; leaving {left}{_listed(gathered.left)}" if gathered.has_folder else ""
    return f"{len(gathered.files)} files{_listed(dict(taken.most_common()))}{leaving}"


def one_by_one(path: str, act: Callable[[str, Mapping[str, JsonValue]], None], *, as_json: bool) -> None:
    """Do something with a file, or with each file of a folder under its name, going on where one cannot be read.

    `act` gets the name, and what marks its answers for programs: nothing for a file that was named.

    Raises:
        MemformError: what was named is a file, and cannot be read.
        typer.Exit: a file of the folder could not be read; which and why was said.
    """
    gathered = gather([path])
    tell(gathered)
    if not gathered.has_folder:
        act(path, {})
        return
    refused = 0
    for name in gathered.files:
        if not as_json:
            say(f"{name}:")
        try:
            act(name, {"file": name})
        except MemformError as error:
            refused += 1
            refuse(name, error)
    if refused:
        raise typer.Exit(1)


def refuse(name: str, error: MemformError) -> None:
    """Say why a file is not taken, with its name."""
    complain(str(error) if isinstance(error, UnreadableFileError) else f"{name}: {error}")


def as_text(name: str) -> str:
    """Return a file's name as text that can be stored: bytes that are none become U+FFFD."""
    return name.encode(errors="surrogateescape").decode(errors="replace")


def standard_input() -> TextIO:
    """Return standard input; raise UnreadableFileError where it is closed."""
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - so it is where a shell closed it (`<&-`)
        message = "standard input is closed: pipe into it, or name a file or the text itself"
        raise UnreadableFileError(message)
    return sys.stdin


def words_of(text: str) -> str:
    """Return a text as it was given, or for - what standard input says."""
    return standard_input().read() if text == STDIN else text


def body_of(name: str) -> bytes:
    """Return the bytes of a file, or of standard input.

    Raises:
        UnreadableFileError: there is no such file, it is a folder, or it may not be read.
    """
    if not name:
        message = "the name of the file is empty: give one"
        raise UnreadableFileError(message)
    try:
        return standard_input().buffer.read() if name == STDIN else Path(name).read_bytes()
    except IsADirectoryError as error:
        message = f"{name} is a folder: name a file in it"
        raise UnreadableFileError(message) from error
    except OSError as error:
        message = f"there is no file {name}" if error.errno == errno.ENOENT else f"{name}: {fault(error, named=False)}"
        raise UnreadableFileError(message) from error


def text_of(name: str, body: bytes) -> str:
    """Return the text of an export.

    Raises:
        InvalidInputError: it is no text.
    """
    if is_binary(body[:PROBE_BYTES]):
        message = f"{name} is no text"
        raise InvalidInputError(message, ["unpack it first, if it is packed"])
    return decode(body).text


def parts_of(name: str) -> Sequence[tuple[str, bytes]]:
    """Return the transcripts of a file under their names: `name`, or `name#1`, `name#2` … where it holds several.

    Raises:
        UnreadableFileError: as `body_of`.
    """
    parts = split(body_of(name))
    return [(f"{name}#{number}" if len(parts) > 1 else name, part) for number, part in enumerate(parts, 1)]


def _is_folder(path: str) -> bool:
    """Return whether a name is a folder's; one that can be no name at all is told of when it is read."""
    try:
        return Path(path).is_dir()
    except OSError:
        return False


def _below(folder: Path) -> Iterator[Path]:
    """Yield what a folder holds at any depth. A folder that cannot be opened is yielded itself, as what it is."""
    closed: list[Path] = []
    for where, folders, names in os.walk(folder, onerror=lambda error: closed.append(Path(str(error.filename)))):
        yield from (Path(where, name) for name in names)
        yield from (Path(where, name) for name in folders if Path(where, name).is_symlink())
    yield from closed


def _reason_to_leave(path: Path, folder: Path) -> Left | None:
    parts = path.relative_to(folder).parts
    if any(part in TOOL_FOLDERS for part in parts):
        return Left.TOOLS
    if any(part.startswith(".") for part in parts):
        return Left.HIDDEN
    try:
        return _unfit(path)
    except OSError:
        return Left.UNREADABLE


def _unfit(path: Path) -> Left | None:
    """Return why a file's content can be no transcript; raise OSError for one that cannot be read."""
    if path.is_dir():
        return Left.LINK if path.is_symlink() else Left.UNREADABLE
    if not path.is_file():
        return Left.NO_FILE
    size = path.stat().st_size
    if not size:
        return Left.EMPTY
    with path.open("rb") as opened:
        probe = opened.read(PROBE_BYTES)
    if is_binary(probe):
        return Left.BINARY
    return Left.TOO_LARGE if size > MAX_TRANSCRIPT_BYTES else None


def _format_of(name: str) -> str:
    """Return the format of a file that is about to be read; whether it can be is said then."""
    if name == STDIN:
        return "on standard input"
    try:
        return name_format(body_of(name), name) or UNKNOWN
    except UnreadableFileError:
        return Left.UNREADABLE


def _listed(counts: Mapping[str, int]) -> str:
    return f" ({', '.join(f'{count} {what}' for what, count in counts.items())})" if counts else ""
