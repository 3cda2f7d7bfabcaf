"""Names that must match to the letter: paths, flags, symbols, versions, addresses, codes."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_PATTERNS: Final = tuple(
    (sign, re.compile(pattern, re.ASCII))
    for sign, pattern in (
        ("://", r"[A-Za-z][A-Za-z0-9+.-]*://[^\s<>\"')\]]+"),  # https://example.org/a
        ("@", r"[\w.+-]+@\w[\w-]*(?:\.[\w-]+)+"),  # someone@example.org
        ("--", r"(?<![\w/.-])--[A-Za-z][\w-]*"),  # --no-verify
        ("/", r"(?<![\w./])(?:\.{1,2}|~)?/[\w@~-][\w.@~-]*(?:/[\w.@~-]+)*/?"),  # /etc/hosts, ./run
        ("/", r"(?<![\w./])[\w@-][\w.@-]*(?:/[\w.@-]+){2,}/?|[\w-]+/[\w-]+\.[A-Za-z]\w*"),  # a/b/c, src/pool.py
        ("/", r"\b[A-Za-z][\w-]*/\d+(?:\.\d+)*\b"),  # HTTP/2
        (".", r"(?<![\w.])(?!\d{1,3}(?:\.\d{3}){2}(?![\d.]))v?\d+(?:\.\d+){2,}(?:[-+][\w.]+)?"),  # 1.2.3, not 1.000.000
        ("", r"(?<![\w.])[vV]\d+(?:\.\d+)*\b"),  # v2
        (".", r"\b[A-Za-z_][\w-]+(?:\.[A-Za-z_][\w-]+)+"),  # module.name, host.example
        ("_", r"\b(?=\w*[A-Za-z])\w*[A-Za-z0-9]_\w+"),  # snake_case
        ("", r"\b[a-z]+[A-Z]\w*|\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+\b"),  # camelCase, CamelCase
        ("", r"\b(?=\w*[a-f])(?=\w*\d)[0-9a-f]{7,40}\b"),  # a commit
        ("", r"\b[A-Za-z][A-Za-z-]*-?\d[\w-]*\b"),  # E42, r9-02, F1
        ("", r"(?<=[a-z] )[A-HJ-NP-Z](?![\w'./+#-])"),  # sensor B; not I or O, which are words of their own
    )
)
"""Each with what every name of the kind has in it: most texts have no such sign, and are not searched for it."""
_EDGE: Final = ".,/"


class Names(NamedTuple):
    """Identifiers without regard to case or a leading `./`, and the text with them blanked out."""

    identifiers: frozenset[str]
    rest: str


def read_identifiers(text: str) -> Names:
    """Return the identifiers of a text.

    >>> sorted(read_identifiers("set MAX_RETRY in ./src/pool.py to 3").identifiers)
    ['max_retry', 'src/pool.py']
    """
    found: set[str] = set()
    for sign, pattern in _PATTERNS:
        if sign in text and (matches := [match[0] for match in pattern.finditer(text)]):
            found |= {match.casefold().strip(_EDGE) for match in matches}
            text = pattern.sub(" ", text)
    return Names(frozenset(found - {""}), text)
