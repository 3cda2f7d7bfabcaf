"""What the five axes share: a weighted pattern, and the sum of those that occur in a text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.gate.sieve import Guarded

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_SCANNED: Final = 20_000
"""Characters of a statement that are scanned; a statement is far shorter, and a longer one is no statement."""


class Danger(NamedTuple):
    """One sign of danger: what it adds to its axis when it occurs, and its pattern, searched in folded text."""

    weight: float
    pattern: re.Pattern[str]


def danger(weight: float, pattern: str) -> Danger:
    """Return a sign of danger; the pattern is written in lower case with single blanks."""
    return Danger(weight, re.compile(pattern))


def guarded(weight: float, pattern: str, *needs: str) -> Guarded[Danger]:
    """Return a sign that is searched only where a text holds one literal of each listing (`pipeline.gate.sieve`)."""
    return Guarded(danger(weight, pattern), needs)


def weigh(text: str, dangers: Iterable[Danger]) -> float:
    """Return the sum of the weights of the signs that occur in `text`, each counted once."""
    return sum(sign.weight for sign in dangers if sign.pattern.search(text))
