"""Co-occurrence: memories that are recalled together, and succeed together, lift one another (SPEC §12)."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

from pipeline.policy import (
    COOCCURRENCE_CAP,
    COOCCURRENCE_GAMMA,
    COOCCURRENCE_PRUNE,
    COOCCURRENCE_RATE,
    COOCCURRENCE_RECALL,
    COOCCURRENCE_SUCCESS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pipeline.domain.memory import MemoryId


def signal(weight: float) -> float:
    """Return 1 − e^(−0.6w) in [0, 1); `weight` is the heaviest pair within the find, ≥ 0.

    >>> round(signal(0.5), 3), round(signal(2.0), 3), signal(0.0)
    (0.259, 0.699, 0.0)
    """
    return 1.0 - math.exp(-COOCCURRENCE_RATE * max(weight, 0.0))


def pairs(ids: Iterable[MemoryId]) -> tuple[tuple[MemoryId, MemoryId], ...]:
    """Return every pair of different ids, the smaller id first; a repeated id pairs with itself never."""
    return tuple(combinations(sorted(set(ids)), 2))


def after_recall(weight: float | None) -> float:
    """Return a pair's weight after both were dispatched together: 0.5 when new (None), else × 1.05, at most 10."""
    return _lift(weight, *COOCCURRENCE_RECALL)


def after_success(weight: float | None) -> float:
    """Return a pair's weight after a colony succeeded with both: 1.0 when new (None), else × 1.1, at most 10."""
    return _lift(weight, *COOCCURRENCE_SUCCESS)


def fade(weight: float, days: float) -> float:
    """Return a pair's weight after `days` (≥ 0) without use: × 0.995 a day, half in 138 days."""
    return weight * COOCCURRENCE_GAMMA ** max(days, 0.0)


def is_pruned(weight: float) -> bool:
    """Return whether a faded pair is too light to keep."""
    return weight < COOCCURRENCE_PRUNE


def heaviest(ids: Iterable[MemoryId], weights: Mapping[tuple[MemoryId, MemoryId], float]) -> dict[MemoryId, float]:
    """Return each memory's heaviest pair with another memory of `ids`; memories without a pair are left out."""
    known = set(ids)
    best: dict[MemoryId, float] = {}
    for pair, weight in weights.items():
        for memory_id in pair if known.issuperset(pair) else ():
            best[memory_id] = max(best.get(memory_id, 0.0), weight)
    return best


def _lift(weight: float | None, fresh: float, factor: float) -> float:
    return fresh if weight is None else min(weight * factor, COOCCURRENCE_CAP)
