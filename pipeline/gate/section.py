"""What a piece stands under: the innermost heading above it that says what stands there (SPEC §6)."""

# ruff: noqa: RUF001 -- the marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ahocorasick_rs import AhoCorasick

from pipeline.gate.cues.family import phrases
from pipeline.gate.cues.headings import HEADINGS
from pipeline.gate.lexicon import pattern_of, plain
from pipeline.gate.outline import MAX_HEADING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pipeline.gate.cues.headings import Section

_HASHES: Final = re.compile(r"\s*(?:>\s?)*(#{1,6})\s")
_UNDER_ALL: Final = 7
"""Level of a heading without hashes: a lead-in, a line in bold or in capitals."""
_TITLE: Final = re.compile(r"\s*(?:[-*+]\s+|\d{1,3}[.)]\s+)?\*\*[^*\n]{2,}\*\*\s*[:：]?\s*$|[A-Z][A-Z &/-]{4,}$")


class Sections:
    """The headings that hold at a place of a text read from its top, outermost first."""

    def __init__(self) -> None:
        """Begin where nothing is headed."""
        self._open: list[tuple[int, Section | None]] = []

    def read(self, line: str) -> None:
        """Take a line, if it is a heading, in place of those of its level and below."""
        level = level_of(line)
        if level:
            self._open = [held for held in self._open if held[0] < level]
            self._open.append((level, section_of(line)))

    @property
    def over(self) -> Section | None:
        """What the innermost heading that says so announces; None where none does."""
        return next((section for _, section in reversed(self._open) if section), None)


def level_of(line: str) -> int:
    """Return 1 to 6 for hashes, 7 for a heading without, 0 for any other line."""
    if len(line) > MAX_HEADING:
        return 0
    hashes = _HASHES.match(line)
    if hashes:
        return len(hashes[1])
    return _UNDER_ALL if is_lead(line) or _TITLE.match(line) else 0


def is_lead(line: str) -> bool:
    """True for a short line that ends in a colon: what follows belongs to it."""
    return len(line) <= MAX_HEADING and line.rstrip("*_ ").endswith((":", "："))


def section_of(heading: str) -> Section | None:
    """Return what a heading announces by the phrase that stands first in it, of two there the longer one."""
    found = _AUTOMATON.find_matches_as_indexes(plain(heading), overlapping=True)
    first = min(found, key=lambda match: (match[1], -match[2]), default=None)
    return _SECTIONS[first[0]] if first else None


def _table() -> Mapping[str, Section]:
    table: dict[str, Section] = {}
    for language in HEADINGS.values():
        for section, listing in language.items():
            for phrase in phrases(listing):
                table.setdefault(pattern_of(phrase), section)
    return table


_TABLE: Final = _table()
_SECTIONS: Final = tuple(_TABLE.values())
_AUTOMATON: Final = AhoCorasick(tuple(_TABLE))
