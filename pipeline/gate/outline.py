"""How a page is laid out: the mark of a piece, and the heading over it."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final, NamedTuple

from pipeline.gate.wording import clean

MAX_HEADING: Final = 80
"""Characters of a line that can stand over others, and of a heading that a statement keeps."""


class Mark(StrEnum):
    """How a piece stands on the page."""

    PLAIN = "plain"
    BULLET = "bullet"
    NUMBERED = "numbered"
    OPEN_BOX = "open_box"
    DONE_BOX = "done_box"
    HEADING = "heading"
    QUOTE = "quote"


_SETTING: Final = re.compile(
    r"\s*(?:[-*+•]\s+)?[*_`]{0,3}[^\W_][^:：=`*\n]{0,40}[*_`]{0,3}\s?[:：=][*_`]{0,2}\s*"
    r"(?:`[^`]+`|[~≈<>≤≥$€£¥]?\s?\d[^.!?。\n]{0,24}|[^\s:：]{1,40})\s*$"
)


def is_setting(line: str) -> bool:
    """True for a name and its value alone ("retries: 3"): it says little without what it is set for."""
    return _SETTING.match(line) is not None


class _Heading(NamedTuple):
    text: str
    mark: Mark
    indent: int


class Outline:
    """The headings over a place of a page, the outermost first: its section's, then those of the lists it stands in."""

    def __init__(self) -> None:
        """Stand at the top of a page."""
        self._over: list[_Heading] = []

    def open(self, body: str, mark: Mark, indent: int) -> None:
        """Put what follows under a heading; `indent` is its own, in characters."""
        self._close(mark, indent)
        self._over.append(_Heading(clean(body).strip("#*_: ：")[:MAX_HEADING], mark, indent))

    def over(self, mark: Mark, indent: int, raw: str) -> str:
        """Return the heading over a piece, "" for a paragraph: that ends the lists before it, and not its section."""
        is_listed = mark is not Mark.PLAIN or is_setting(raw)
        if mark is not Mark.PLAIN or not is_listed:
            self._close(mark, indent)
        return self._over[-1].text if self._over and is_listed else ""

    def _close(self, mark: Mark, indent: int) -> None:
        while self._over and self._ends(self._over[-1], mark, indent):
            self._over.pop()

    @staticmethod
    def _ends(heading: _Heading, mark: Mark, indent: int) -> bool:
        if mark is Mark.HEADING:
            return True
        if heading.mark is Mark.HEADING:
            return False
        if mark is Mark.PLAIN:
            return indent <= heading.indent
        return indent < heading.indent or (indent == heading.indent and mark is heading.mark)
