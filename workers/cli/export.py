"""`memform export`: every memory of a workspace with its state, its history, its sources and its conflicts."""

import os
import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from pipeline.errors import InvalidInputError
from workers import exported, wiring
from workers.cli.option import DEFAULT_WORKSPACE, Workspace
from workers.cli.terminal import fault, note
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

STDOUT = "-"
_OWNER_ONLY = 0o600
"""Mode of a new file: it holds memories, also when a kill leaves it half written."""


@app.command(epilog="Examples: memform export memories.jsonl -w team   |   memform export - -w team | gzip > team.gz")
def export(
    file: Annotated[str, typer.Argument(help="Where to write (- is standard output).", metavar="FILE")] = STDOUT,
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
) -> None:
    """Write a workspace's memories as JSON lines: `memform import` reads them back as they were.

    Transcripts are named, their text stays here; vectors are computed again where it is imported. The last line sums
    up those before it, and a file is replaced only by a whole one. Keep it as you keep the memories themselves.
    """
    with wiring.connect() as services:
        if file == STDOUT:
            sys.stdout.flush()
            counted = _write(services, workspace, sys.stdout.buffer)
        else:
            with _replacing(Path(file)) as out:
                counted = _write(services, workspace, out)
    note(f"{counted} memories of workspace {workspace}")


def _write(services: Services, workspace: str, out: BinaryIO) -> int:
    """Write every line; return how many memories there were."""
    counted = 0
    for line in exported.lines(workspace, services.clock.now(), services.carrying.export(workspace)):
        counted += line.startswith(b'{"memories":')
        out.write(line)
    out.flush()
    return counted


@contextmanager
def _replacing(file: Path) -> Generator[BinaryIO]:
    """Open a file beside the one that is meant, which takes its place when all is written and not before."""
    if file.is_dir():
        message = f"{file} is a folder"
        raise InvalidInputError(message, ["name a file in it"])
    if file.exists() and not file.is_file():  # a device or a pipe is nothing that could be replaced
        with file.open("wb") as out:
            yield out
        return
    target = file.resolve()  # a link stays one
    part = target.with_name(f".memform-export-{os.getpid()}.part")
    try:
        part.touch(_OWNER_ONLY)
        out = part.open("wb")
    except OSError as error:
        message = f"{file}: {fault(error, named=False)}"  # the name that was given, not ours
        raise InvalidInputError(message, ["name a file that can be written"]) from error
    try:
        with out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        if target.exists():
            shutil.copymode(target, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
