"""What lies in a folder whose owner is at work: files come and go while they are looked at."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Held(NamedTuple):
    """A file as it was found: where, with which rights, and what it held."""

    path: Path
    mode: int
    content: bytes


def held(folder: Path) -> Iterator[Held]:
    """Yield every file below a folder, but those that are gone before they can be read."""
    for parent, _, names in os.walk(folder):
        for path in (Path(parent, name) for name in names):
            with suppress(FileNotFoundError):
                if path.is_file():
                    yield Held(path, path.stat().st_mode, path.read_bytes())
