"""Every command of the README works as it stands there, in order, in one folder."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.acceptance.conftest import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.acceptance.conftest import Stranger

BLOCK: Final = re.compile(r"^```(?P<kind>sh|text)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
SET_UP = re.compile(r"^(make|git) ")
"""What this very run stands on: the set-up of a clone is tried from outside."""


class Block(NamedTuple):
    """Commands, one a line, and what the page says they print ("" where it says nothing)."""

    commands: tuple[str, ...]
    printed: str


def blocks(page: Path) -> list[Block]:
    """Return the command blocks of a page in order."""
    found = [(match["kind"], match["body"]) for match in BLOCK.finditer(page.read_text(encoding="utf-8"))]
    following = [*found[1:], ("", "")]
    return [
        Block(commands(body), next_body if next_kind == "text" else "")
        for (kind, body), (next_kind, next_body) in zip(found, following, strict=True)
        if kind == "sh"
    ]


def commands(body: str) -> tuple[str, ...]:
    """Return the lines of a block that are not comments; a line that ends with a backslash goes on."""
    joined = re.sub(r"\\\n\s*", " ", body)
    return tuple(line.strip() for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#"))


def test_the_readme_has_commands() -> None:
    lines = [command for block in blocks(ROOT / "README.md") for command in block.commands]
    assert {"make demo", "make test", "memform up", "memform down"} <= set(lines)


@pytest.mark.slow
def test_every_command_of_the_readme_works(stranger: Stranger) -> None:
    for block in blocks(ROOT / "README.md"):
        for command in block.commands:
            if SET_UP.match(command):
                continue
            done = stranger.types(command)
            assert done.returncode == 0, f"{command}: {done.stderr}"
            for line in block.printed.splitlines():
                assert line in done.stdout, command
    assert stranger.processes() == []
