"""Shape of a turn's flattened text, the first rule that holds (SPEC §5)."""

from __future__ import annotations

import re
from typing import Final

from pipeline.domain.surface import Shape
from pipeline.policy import DOCUMENT_MIN_CHARS, DOCUMENT_MIN_HEADINGS, DOCUMENT_MIN_LINES, LIST_ROWS_MIN_LINES
from pipeline.policy import LIST_ROWS_SHARE as ROWS_SHARE

_ROW: Final = re.compile(r"\s*(?:[-*+•▪◦‣]\s|\d{1,4}[.)、]\s?|\||[a-z]{2,8}:\d{3,}\b)|[^|\n]*\|", re.IGNORECASE)
_HEADING: Final = re.compile(r"\s{0,3}#{1,6}\s+\S")


def shape_of(text: str) -> Shape:
    """Return `EMPTY` (no text), `LIST_ROWS` (≥ 4 lines, ≥ 60 % row-like), `DOCUMENT` (long and structured) or `PROSE`.

    A row starts with a bullet, a number or a result key such as `hn:4821`, or holds a pipe. A document has at
    least 1,200 characters and either 2 headings or 25 non-blank lines.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        return Shape.EMPTY
    if len(lines) >= LIST_ROWS_MIN_LINES and _count(_ROW, lines) >= ROWS_SHARE * len(lines):
        return Shape.LIST_ROWS
    if len(text) >= DOCUMENT_MIN_CHARS and (
        len(lines) >= DOCUMENT_MIN_LINES or _count(_HEADING, lines) >= DOCUMENT_MIN_HEADINGS
    ):
        return Shape.DOCUMENT
    return Shape.PROSE


def _count(pattern: re.Pattern[str], lines: list[str]) -> int:
    return sum(pattern.match(line) is not None for line in lines)
