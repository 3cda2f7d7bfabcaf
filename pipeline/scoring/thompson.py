"""Thompson sampling: a draw from the belief, so that the untested is tried now and then (SPEC §12)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np

    from pipeline.scoring.confidence import Belief


def draw(beliefs: Sequence[Belief], rng: np.random.Generator | None) -> tuple[float, ...]:
    """Return one draw from each Beta(α, β), in (0, 1), in order; the means where `rng` is None.

    The same seed and the same beliefs in the same order give the same draws: the caller orders by id. Beta(5, 5)
    has mean 0.5 and standard deviation 0.151.
    """
    if rng is None or not beliefs:
        return tuple(belief.mean for belief in beliefs)
    drawn = rng.beta([belief.alpha for belief in beliefs], [belief.beta for belief in beliefs])
    return tuple(float(value) for value in drawn)


def explore(value: float, belief: Belief, weight: float, total: float) -> float:
    """Return a draw with its upper-confidence bonus, in [0, 1]: min(value + weight·sqrt(ln N / n), 1).

    `weight` ≥ 0 (0 switches the bonus off), N = `total` observations of all candidates, n those of this one, both
    read as at least 1.

    >>> from pipeline.scoring.confidence import Belief
    >>> round(explore(0.5, Belief(5, 5, 1, 1, 5), 0.1, 100), 4)
    0.5759
    """
    if weight <= 0.0:
        return value
    bonus = math.sqrt(math.log(max(total, 1.0)) / max(belief.observations, 1.0))
    return min(value + weight * bonus, 1.0)
