"""What every command prints with: one JSON object a line for programs, short lines for people."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence

    from pydantic import JsonValue


_OBEYED: Final = {sign: f"\\x{sign:02x}" for sign in (*range(9), *range(11, 32), *range(127, 160))}
"""Control characters but line end and tab, as they are shown: a terminal would obey them."""


def seen(text: str) -> str:
    """Return a text as a person may be shown it: nothing in it moves a cursor, colours a line or rings a bell."""
    return text.translate(_OBEYED)


def say(text: str = "") -> None:
    """Print a line for a person."""
    sys.stdout.write(seen(text) + "\n")


def emit(value: JsonValue) -> None:
    """Print one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n")


def complain(text: str) -> None:
    """Print an error in one line to standard error: what is wrong and what to do."""
    line = " ".join(text.split())
    sys.stderr.write(f"memform: {seen(line)}\n")


def fault(error: OSError, *, named: bool = True) -> str:
    """Return what an operating system's error says, without its number: `notes.md: permission denied`.

    `named` puts the file's name before it, where the error knows one (a read that fails in mid-file does not).
    """
    said = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{error.filename}: {said}" if named and error.filename is not None else said


def note(text: str) -> None:
    """Print progress to standard error, where it does not mix with answers."""
    sys.stderr.write(seen(text) + "\n")
    sys.stderr.flush()


def count_up(ledger: Mapping[str, int | bool]) -> str:
    """Return a ledger in words: what is not zero, and whether it balances; an empty one is not there yet."""
    if not ledger:
        return "on its way, not counted yet: see `memform status`"
    counts = [f"{count} {outcome}" for outcome, count in ledger.items() if count and not isinstance(count, bool)]
    return ", ".join([*counts, "balanced" if ledger.get("balanced") else "NOT BALANCED"])


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


@contextmanager
def progress(label: str, total: int) -> Generator[Callable[[int], None]]:
    """Show how far something is, with its rate and the time left, on a terminal only; call the value with the count."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415 - rich costs 40 ms; only a terminal needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415 - as above

    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(label, total=total, rate="")

        def at(done: int) -> None:
            bar.update(task, completed=done)
            bar.update(task, rate=f"{bar.tasks[0].speed or 0.0:.1f}/s")

        yield at


def say_in(style: str, text: str) -> None:
    """Print a line for a person, in a style of rich on a terminal (cut to its width), plain elsewhere."""
    if not sys.stdout.isatty():
        say(text)
        return
    from rich.console import Console  # noqa: PLC0415 - rich costs 40 ms; only a terminal needs it
    from rich.text import Text  # noqa: PLC0415 - as above

    Console(file=sys.stdout).print(Text(text, style=style), no_wrap=True, overflow="ellipsis", crop=True)


def tabulate(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table for a person: the first column to the left, the others to the right."""
    from rich import box  # noqa: PLC0415 - rich costs 40 ms; only tables need it
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    Console(file=sys.stdout).print(table)
