"""Diversity: maximal marginal relevance, so that five wordings of one fact do not crowd out four others."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from pipeline.policy import MMR_LAMBDA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from collections.abc import Set as AbstractSet


def diversify(
    scores: Sequence[float], words_of: Callable[[int], AbstractSet[str]], scale: float, balance: float = MMR_LAMBDA
) -> Iterator[int]:
    """Yield the indices of all candidates in the order they should be shown; what is not asked for costs nothing.

    Each step takes the highest λ·score/scale − (1 − λ)·(greatest word overlap with those already taken), ties by
    the order given; `words_of` tells the words of the candidate at an index. `scale` > 0 is the score that counts as
    1: without it a small score would drown in overlap. λ = 1 is the order of scores. With scores 1.0, 0.9, 0.5,
    λ = 0.7 and the second a copy of the first, the order is 0, 2, 1: the copy is worth 0.63 − 0.30, the other 0.35.

    What a candidate is worth only falls. So only the one that is worth most is compared with what was taken since it
    was last, and taken when nothing was.
    """
    gains = [balance * score / scale for score in scores]
    worth = [(-gain, index) for index, gain in enumerate(gains)]
    heapq.heapify(worth)
    nearest = [0.0] * len(worth)
    compared = [0] * len(worth)
    taken: list[AbstractSet[str]] = []
    while worth:
        _, best = worth[0]
        words = words_of(best)
        if compared[best] == len(taken):
            heapq.heappop(worth)
            taken.append(words)
            yield best
            continue
        alike = (_overlap(words, other, 1.0 - balance) for other in taken[compared[best] :])
        nearest[best] = max(nearest[best], *alike)
        compared[best] = len(taken)
        heapq.heapreplace(worth, (nearest[best] - gains[best], best))


def _overlap(one: AbstractSet[str], other: AbstractSet[str], weight: float) -> float:
    """Return `weight` times the share of common words in all words of both; 0 when both are empty."""
    shared = len(one & other)
    return weight * shared / max(len(one) + len(other) - shared, 1)
