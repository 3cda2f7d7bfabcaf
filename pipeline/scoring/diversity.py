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
    overlap = (1.0 - balance) * overlaps(words)
    gain = balance * np.asarray(scores, dtype=np.float64) / scale
    nearest = np.zeros(len(words), dtype=np.float64)
    order: list[int] = []
    for _ in words:
        best = int((gain - nearest).argmax())
        order.append(best)
        gain[best] = -np.inf
        np.maximum(nearest, overlap[best], out=nearest)
    return tuple(order)


def overlaps(words: Sequence[AbstractSet[str]]) -> Matrix:
    """Return the token Jaccard of every pair: shape (n, n), values in [0, 1].

    A set is a number with a bit for each of its words. A product of matrices is no faster for some dozen texts, and its
    threads wait for each other on a busy machine.
    """
    bits: dict[str, int] = {}
    masks = [sum(bits.setdefault(word, 1 << len(bits)) for word in owned) for owned in words]
    shared = np.array([[(one & other).bit_count() for other in masks] for one in masks], dtype=np.float64)
    shared = shared.reshape(len(words), len(words))
    sizes = shared.diagonal()
    union = sizes[:, None] + sizes[None, :] - shared
    return np.divide(shared, union, out=np.zeros_like(shared), where=union > 0.0)
