"""The words of a piece as features: each word, the stem of a long one, the ending of a long one (SPEC §6).

Which of them move the score is fitted; `cues/learned.py` lists those that do. A word of an unspaced script is a
character. All numbers are one word, so that no fact is known by its figures.
"""

from __future__ import annotations

import math
import re
from itertools import chain
from typing import Final

from pipeline.gate.memo import Memo

LEARNED: Final = ("word:", "stem:", "end:")
"""How the names of these features begin."""

MAX_READ: Final = 600
"""Characters of a piece whose words count: what it is shows itself early, and a page costs no more than a line."""

_WORD: Final = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]|[^\W\d_]+(?:['’][^\W\d_]+)?|\d+")
_NUMBER: Final = "0"
_STEM: Final = 5
_ENDING: Final = 3
_MIN_ENDED: Final = 5
_STRESS: Final = 5.0
"""What the words of a piece weigh together, as a Euclidean length: a long piece does not outvote its form."""


def words(said: str) -> dict[str, float]:
    """Return `word:`, `stem:` and `end:` features of the text, all of one value (see `stress`)."""
    names = names_of(said)
    return dict.fromkeys(names, stress(len(names)))


def names_of(said: str) -> dict[str, None]:
    """Return the names of these features in order, each once."""
    return dict.fromkeys(chain.from_iterable(map(_NAMES.__getitem__, _WORD.findall(said[:MAX_READ].lower()))))


def stress(count: int) -> float:
    """Return the value of each of `count` names: 5 / √count."""
    return _STRESS / math.sqrt(max(1, count))


def _names_of_word(word: str) -> tuple[str, ...]:
    if word[0].isdigit():
        return (f"word:{_NUMBER}",)
    if len(word) < _MIN_ENDED:
        return (f"word:{word}",)
    ended = (f"word:{word}", f"end:{word[-_ENDING:]}")
    return (*ended, f"stem:{word[:_STEM]}") if len(word) > _STEM else ended


_NAMES: Final = Memo(_names_of_word, limit=16_384)
