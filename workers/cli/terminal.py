"""What every command prints with: one JSON object a line for programs, short lines for people."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

    from pydantic import JsonValue


def say(text: str = "") -> None:
    """Print a line for a person."""
    sys.stdout.write(text + "\n")


def emit(value: JsonValue) -> None:
    """Print one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n")


def complain(text: str) -> None:
    """Print an error in one line to standard error: what is wrong and what to do."""
    line = " ".join(text.split())
    sys.stderr.write(f"memform: {line}\n")


def note(text: str) -> None:
    """Print progress to standard error, where it does not mix with answers."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def clip(text: str, width: int = 96) -> str:
    """Return the text on one line, at most `width` characters."""
    line = " ".join(text.split())
    return line if len(line) <= width else line[: width - 1] + "…"


@contextmanager
def spinner(label: str) -> Generator[None]:
    """Show that something takes a while, on a terminal only."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console  # noqa: PLC0415 - rich costs 40 ms; only a terminal needs it

    with Console(stderr=True).status(label):
        yield
