"""Diversity: maximal marginal relevance, so that five wordings of one fact do not crowd out four others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from pipeline.policy import MMR_LAMBDA

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

Matrix: TypeAlias = npt.NDArray[np.float64]


def diversify(
    scores: Sequence[float], words: Sequence[AbstractSet[str]], scale: float, balance: float = MMR_LAMBDA
) -> tuple[int, ...]:
    """Return the indices of all candidates in the order they should be shown.

    Each step takes the highest λ·score/scale − (1 − λ)·(greatest word overlap with those already taken), ties by
    the order given. `scale` > 0 is the score that counts as 1: without it a small score would drown in overlap.
    λ = 1 is the order of scores. With scores 1.0, 0.9, 0.5, λ = 0.7 and the second a copy of the first, the order
    is 0, 2, 1: the copy is worth 0.63 − 0.30, the other 0.35.
    """
    overlap = overlaps(words)
    gain = balance * np.asarray(scores, dtype=np.float64) / scale
    nearest = np.zeros(len(words), dtype=np.float64)
    left = np.ones(len(words), dtype=np.bool_)
    order: list[int] = []
    for _ in words:
        marginal = np.where(left, gain - (1.0 - balance) * nearest, -np.inf)
        best = int(np.argmax(marginal))
        order.append(best)
        left[best] = False
        nearest = np.maximum(nearest, overlap[best])
    return tuple(order)


def overlaps(words: Sequence[AbstractSet[str]]) -> Matrix:
    """Return the token Jaccard of every pair: shape (n, n), values in [0, 1]; one product of matrices, not n² sets."""
    column = {word: place for place, word in enumerate(sorted({word for owned in words for word in owned}))}
    present = np.zeros((len(words), len(column)), dtype=np.float64)
    for row, owned in enumerate(words):
        present[row, [column[word] for word in owned]] = 1.0
    shared = present @ present.T
    sizes = present.sum(axis=1)
    union = sizes[:, None] + sizes[None, :] - shared
    return np.divide(shared, union, out=np.zeros_like(shared), where=union > 0.0)
