"""SQL lives in `sql/*.sql` as blocks under `-- name: x` lines; this reads a file into its blocks."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_HEADING = re.compile(rb"^-- name: ([a-z_]+)\n", re.MULTILINE)


@cache
def load(topic: str) -> Mapping[str, bytes]:
    """Return the named statements of `sql/<topic>.sql`, as bytes: psycopg takes no text that could be assembled."""
    return blocks(files("infra.postgres").joinpath("sql", f"{topic}.sql").read_bytes())


def blocks(text: bytes) -> Mapping[str, bytes]:
    """Return the statements of a file's bytes by name."""
    parts = _HEADING.split(text)
    names, blocks = parts[1::2], parts[2::2]
    return MappingProxyType({name.decode(): block.strip() for name, block in zip(names, blocks, strict=True)})
