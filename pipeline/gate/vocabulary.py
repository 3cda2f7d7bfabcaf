"""The words of a piece as features: each word, the stem of a long one, the ending of a long one (SPEC §6).

Which of them move the score is fitted; `cues/learned.py` lists those that do. A word of an unspaced script is a
character. All numbers are one word, so that no fact is known by its figures.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    """Return `word:`, `stem:` and `end:` features of the text, all of one value: 5 / √(their number)."""
    names = tuple(dict.fromkeys(_names(said[:MAX_READ].lower())))
    return dict.fromkeys(names, _STRESS / math.sqrt(max(1, len(names))))


def _names(text: str) -> Iterator[str]:
    for word in _WORD.findall(text):
        if word[0].isdigit():
            yield f"word:{_NUMBER}"
            continue
        yield f"word:{word}"
        if len(word) >= _MIN_ENDED:
            yield f"end:{word[-_ENDING:]}"
            if len(word) > _STEM:
                yield f"stem:{word[:_STEM]}"
