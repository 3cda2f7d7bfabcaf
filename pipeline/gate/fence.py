"""Where fenced code stands in a text: nested fences, fences never closed, fences inside bullets and quotes."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_FENCE: Final = re.compile(r"[\s>]*(?:[-*+]\s+|\d{1,3}[.)]\s+)?(`{3,}|~{3,})([^`\n]*)$")
_LOOK_BACK: Final = 8
"""How many open fences a closing one is compared with; real nesting is two deep, hostile nesting has no end."""

_PROSE_LINE: Final = re.compile(
    r"(?:[-*+•]\s+|\d{1,3}[.)]\s+)?[*_`]{0,3}[^\W\d_][^={};<>$#|\\]*[.!?。！？؟]?[*_`]{0,3}$"
)
_ENDED: Final = re.compile(r"[.!?。！？؟][*_`]{0,3}$")
_HEADING: Final = re.compile(r"#{2,6} \S")
_UNSPACED: Final = re.compile(r"[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u4e00-\u9fff]")
_MIN_PROSE_WORDS: Final = 4
_MIN_WORDS_UNENDED: Final = 6
_MIN_PROSE_UNSPACED: Final = 8


class _Fence(NamedTuple):
    line: int
    ticks: str
    info: str


def fenced_runs(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Return fenced code as (first line, last line) index pairs, in order, fence lines included, none overlapping.

    A fence with an info string opens (also inside another); a bare one closes the nearest of its own kind. One
    that is never closed runs until a blank line is followed by a sentence, so that it cannot swallow the rest.
    """
    pairs, unclosed = _match(_fences(lines))
    runs = sorted(pairs + [(fence.line, _end_of_unclosed(lines, fence.line)) for fence in unclosed])
    return _outermost(runs)


def _fences(lines: Sequence[str]) -> list[_Fence]:
    found: list[_Fence] = []
    for index, line in enumerate(lines):
        if "```" in line or "~~~" in line:
            match = _FENCE.match(line)
            if match:
                found.append(_Fence(index, match[1], match[2].strip()))
    return found


def _match(fences: Sequence[_Fence]) -> tuple[list[tuple[int, int]], list[_Fence]]:
    pairs: list[tuple[int, int]] = []
    opened: list[_Fence] = []
    for fence in fences:
        depth = None if fence.info else _depth_closed_by(fence, opened)
        if depth is None:
            opened.append(fence)
        else:
            pairs.append((opened[depth].line, fence.line))
            del opened[depth:]
    return pairs, opened


def _depth_closed_by(fence: _Fence, opened: Sequence[_Fence]) -> int | None:
    nearest = range(len(opened) - 1, max(-1, len(opened) - 1 - _LOOK_BACK), -1)
    same = (depth for depth in nearest if opened[depth].ticks == fence.ticks)
    shorter = (depth for depth in nearest if fence.ticks.startswith(opened[depth].ticks))
    return next(same, next(shorter, None))


def _end_of_unclosed(lines: Sequence[str], first: int) -> int:
    after_blank = False
    for index in range(first + 1, len(lines)):
        line = lines[index].strip()
        if index > first + 1 and _FENCE.match(line):
            return index - 1
        if (after_blank and (_reads_as_prose(line) or _HEADING.match(line))) or _is_full_sentence(line):
            return index - 1
        after_blank = not line
    return len(lines) - 1


def _reads_as_prose(line: str) -> bool:
    """True for a sentence, a bullet of one, or a longer line of words alone."""
    if not _PROSE_LINE.match(line):
        return False
    if not line.isascii() and len(_UNSPACED.findall(line)) >= _MIN_PROSE_UNSPACED:
        return True
    return len(line.split()) >= (_MIN_PROSE_WORDS if _ENDED.search(line) else _MIN_WORDS_UNENDED)


def _is_full_sentence(line: str) -> bool:
    """True for a sentence from capital to stop: no code, so that it ends an open block without a blank line."""
    is_ended = line[:1].isupper() and _ENDED.search(line) is not None
    return is_ended and len(line.split()) >= _MIN_WORDS_UNENDED and _PROSE_LINE.match(line) is not None


def _outermost(runs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for first, last in runs:
        if not kept or first > kept[-1][1]:
            kept.append((first, last))
    return kept
