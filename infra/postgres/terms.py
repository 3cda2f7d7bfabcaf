"""The pieces of a question that dictionaries tear apart: identifiers, paths, versions, codes."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(r"[\w@#$%&./:+\\-]+", re.ASCII)
_MARKS: Final = (
    re.compile(r"[a-zA-Z][^a-zA-Z]*\d|\d[^a-zA-Z]*[a-zA-Z]"),  # ERR-4021, v1.2, x86_64
    re.compile(r"\w[_./:\\-]+\w"),  # max_connections, src/db, std::vector, us-east
    re.compile(r"[a-z][A-Z]|[A-Z]{2,}[a-z]"),  # camelCase, HTTPServer
    re.compile(r"^[A-Z]{3,}$"),  # TTL
    re.compile(r"\d{3,}"),  # 5433
)
_MIN_CHARS: Final = 3
_MAX_PIECES: Final = 12


def pieces(question: str) -> tuple[str, ...]:
    """Return at most twelve distinct identifier-like tokens of a question, longest first; () when there are none.

    >>> pieces("Why does max_connections fail with ERR-4021?")
    ('max_connections', 'ERR-4021')
    """
    tokens = {token.strip(".:-/+&%#") for token in _TOKEN.findall(question)}
    marked = [t for t in tokens if len(t) >= _MIN_CHARS and any(mark.search(t) for mark in _MARKS)]
    return tuple(sorted(marked, key=lambda token: (-len(token), token))[:_MAX_PIECES])
