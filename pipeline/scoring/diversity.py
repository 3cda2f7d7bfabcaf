"""Diversity: maximal marginal relevance, so that five wordings of one fact do not crowd out four others."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from pipeline.policy import MMR_LAMBDA

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet


def diversify(
    scores: Sequence[float], words: Sequence[AbstractSet[str]], scale: float, balance: float = MMR_LAMBDA
) -> Iterator[int]:
    """Yield the indices of all candidates in the order they should be shown; what is not asked for costs nothing.

    Each step takes the highest λ·score/scale − (1 − λ)·(greatest word overlap with those already taken), ties by
    the order given. `scale` > 0 is the score that counts as 1: without it a small score would drown in overlap.
    λ = 1 is the order of scores. With scores 1.0, 0.9, 0.5, λ = 0.7 and the second a copy of the first, the order
    is 0, 2, 1: the copy is worth 0.63 − 0.30, the other 0.35.
    """
    sizes = np.array([len(owned) for owned in words], dtype=np.float64)
    gain = balance * np.asarray(scores, dtype=np.float64) / scale
    nearest = np.zeros(len(words), dtype=np.float64)
    owners: defaultdict[str, list[int]] = defaultdict(list)
    for index, owned in enumerate(words):
        for word in owned:
            owners[word].append(index)
    for _ in words:
        best = int((gain - nearest).argmax())
        yield best
        gain[best] = -np.inf
        sharers = chain.from_iterable(owners[word] for word in words[best])
        shared = np.bincount(np.fromiter(sharers, dtype=np.intp), minlength=len(words))
        union = np.maximum(sizes + sizes[best] - shared, 1.0)
        np.maximum(nearest, (1.0 - balance) * shared / union, out=nearest)
