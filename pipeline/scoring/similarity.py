"""Words of a text and how many two texts share, in any script."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

_UNSPACED: Final = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f"
"""Kana, Han, Thai, Lao, Khmer, Burmese: no spaces between words."""
_RUN: Final = re.compile(rf"(?P<unspaced>[{_UNSPACED}]+)|(?:(?![{_UNSPACED}])\w)+(?:[.-](?:(?![{_UNSPACED}])\w)+)*")
_CACHE: Final = 4096


@lru_cache(maxsize=_CACHE)
def tokens(text: str) -> frozenset[str]:
    """Return the words of a text without regard to case; pairs of characters where a script has no spaces.

    A number, a version or an identifier with inner dots or hyphens is one word.

    >>> sorted(tokens("Port 5433, PORT 3.11")), sorted(tokens("缓存保留"))
    (['3.11', '5433', 'port'], ['保留', '存保', '缓存'])
    """
    words: set[str] = set()
    for run in _RUN.finditer(unicodedata.normalize("NFKC", text).casefold()):
        words |= _character_pairs(run[0]) if run["unspaced"] else {run[0]}
    return frozenset(words)


def jaccard(a: AbstractSet[str], b: AbstractSet[str]) -> float:
    """Return the share of common words in all words of both, in [0, 1]; 0 when both are empty."""
    union = len(a | b)
    return len(a & b) / union if union else 0.0


def _character_pairs(run: str) -> set[str]:
    return {run[i : i + 2] for i in range(len(run) - 1)} or {run}
