"""Whether two statements of the same words give them to each other: "from Vega to Lyra" and "from Lyra to Vega"."""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

from typing import Final

from judge.containment import MARKS, pieces
from judge.wording import languages
from pipeline.lifecycle.negators import word_set

_EVEN: Final = word_set(
    "and or nor with und oder sowie mit et ou avec y e o u con com og eller med samt och en of met и или с"
    " 和 与 及 或 と や و أو"
)
"""What stands between two things that may change places: "Ann and Ben", "red or green"."""
BINDS: Final = word_set(
    "to from of on in into onto at by for with than over under above below before after behind via through against"
    " von nach zu aus auf an in über unter vor hinter als bei durch gegen de du à vers sur sous par avant après que"
    " a al del hacia sobre antes después em da do ao para sob da dal di verso su sotto prima dopo til fra på av over"
    " under før efter etter från till före van naar op boven voor na из от к на в до после перед над под"
    " من إلى على قبل بعد 到 向 给 比 至"
)
"""Words that tie a thing to another in one direction. One that moves along with its thing is only put in front."""
_FIXED_ORDER: Final = "en"
"""The language in which the order alone says who does it to whom; a text that may be of it is taken for it."""


def trades_places(old: str, new: str) -> bool:
    """True when two stretches of `old` stand in each other's place in `new`, and what is between them makes it matter.

    The words are the same, so nothing else tells the two apart: who calls whom, what comes before what.
    """
    left, right = _parting(pieces(old), pieces(new))
    size = len(left)
    if sorted(left) != sorted(right):
        return False
    for head in range(1, size - 1):
        for tail in range(1, size - head):
            first, between, last = left[:head], left[head : size - tail], left[size - tail :]
            if right == [*last, *between, *first]:
                tied = bool(BINDS.intersection(between)) or _FIXED_ORDER in languages(old)
                moved = first[0] in BINDS or last[0] in BINDS
                return tied and not moved and not (_EVEN | MARKS).intersection(between)
    return False


def _parting(left: list[str], right: list[str]) -> tuple[list[str], list[str]]:
    """Return both without what they share at their beginnings and at their ends."""
    shortest = min(len(left), len(right))
    start = next((place for place in range(shortest) if left[place] != right[place]), shortest)
    left, right = left[start:], right[start:]
    shortest -= start
    end = next((place for place in range(shortest) if left[-1 - place] != right[-1 - place]), shortest)
    return left[: len(left) - end], right[: len(right) - end]
