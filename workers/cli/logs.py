"""`memform logs`: what the fleet wrote."""

from collections import deque
from pathlib import Path
from typing import Annotated

import typer

from pipeline.errors import InvalidInputError
from workers import settings
from workers.cli.terminal import say

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform logs gate --lines 50")
def logs(
    name: Annotated[str, typer.Argument(help="One process; default: all.", metavar="[NAME]")] = "",
    *,
    lines: Annotated[int, typer.Option("--lines", "-n", min=1, help="Last lines of each.")] = 20,
) -> None:
    """Show the last lines that each process of the fleet wrote. They hold ids, never text."""
    folder = settings.load().state_dir.absolute() / "logs"
    files = sorted(folder.glob(f"{name or '*'}.log"))
    if not files:
        message = f"there is no log {name or '*'}.log in {folder}"
        raise InvalidInputError(message, ["start the fleet with `memform up`"])
    for file in files:
        say(f"{file.stem}:")
        for line in _last(file, lines):
            say(f"  {line}")


def _last(file: Path, lines: int) -> list[str]:
    with file.open(encoding="utf-8", errors="replace") as text:
        return [line.rstrip("\n") for line in deque(text, lines)]
