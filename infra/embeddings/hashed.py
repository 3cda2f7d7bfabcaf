"""A tiny embedding model without weights: words and pieces of words, hashed into signs. It knows spelling, not meaning.

For machines on which no model can be installed, and for moving a store from one model to another by hand. Paraphrases
are beyond it; typing errors, inflections and compounds are not.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pipeline.ports import Vector

MODEL: Final = "hashed-ngrams-256"
DIMENSIONS: Final = 256
_WORD: Final = re.compile(r"\w+")
_PIECE: Final = 3
"""Characters of a piece: short enough for a Chinese word, long enough to tell European ones apart."""
_PIECE_WEIGHT: Final = 0.5
"""A word of six letters has six pieces: together they outweigh it three to one, so that an inflection stays close."""


class HashedEmbedder:
    """`pipeline.ports.Embedder` by feature hashing. The same text gives the same vector on every machine."""

    @property
    def model(self) -> str:
        """Name stored beside every vector."""
        return MODEL

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        return DIMENSIONS

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        """Return one unit vector a text, in order; a text without words has the first axis."""
        return [_vector(text) for text in texts]


def _vector(text: str) -> Vector:
    sums = np.zeros(DIMENSIONS, dtype=np.float32)
    for feature, weight in dict(_features(text)).items():
        place, sign = _slot(feature)
        sums[place] += sign * weight
    length = float(np.linalg.norm(sums))
    if length == 0.0:
        sums[0] = length = 1.0
    return sums / np.float32(length)


def _features(text: str) -> Iterator[tuple[str, float]]:
    """Yield each word, and each piece of it with its ends marked, with its weight; a repeated one counts once."""
    for match in _WORD.finditer(unicodedata.normalize("NFKC", text).casefold()):
        word = match[0]
        yield word, 1.0
        marked = f"<{word}>"
        for start in range(len(marked) - _PIECE + 1):
            yield f"#{marked[start : start + _PIECE]}", _PIECE_WEIGHT


def _slot(feature: str) -> tuple[int, float]:
    """Return where a feature is counted, and with which sign: collisions then cancel as often as they add."""
    drawn = int.from_bytes(blake2b(feature.encode(errors="replace"), digest_size=8).digest(), "big")
    return (drawn >> 1) % DIMENSIONS, 1.0 if drawn & 1 else -1.0
