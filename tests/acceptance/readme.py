"""Reads the commands of the README: every ```sh block, and the ```text block that follows it as what it prints."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

_BLOCK: Final = re.compile(r"^```(?P<kind>sh|text)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """Commands, one a line, and what the README says they print ("" where it says nothing)."""

    commands: tuple[str, ...]
    printed: str


def blocks(page: Path) -> list[Block]:
    """Return the command blocks of a page in order."""
    found = [(match["kind"], match["body"]) for match in _BLOCK.finditer(page.read_text(encoding="utf-8"))]
    return [
        Block(
            tuple(_commands(body)),
            found[place + 1][1] if place + 1 < len(found) and found[place + 1][0] == "text" else "",
        )
        for place, (kind, body) in enumerate(found)
        if kind == "sh"
    ]


def _commands(body: str) -> list[str]:
    """Return the lines of a block; a line that ends with a backslash goes on."""
    joined = re.sub(r"\\\n\s*", " ", body)
    return [line.strip() for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]
