"""The score: the logistic function of a sum of weighted features (SPEC §6)."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pipeline.gate.cues import learned
from pipeline.gate.weights import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Mapping

SHOWN: Final = 12
"""Contributions kept with a statement; ties of the last one stay in."""

_REMEMBERED: Final = 16_384
"""Contributions remembered: features are few, and so are the values that each takes."""
_LIMIT: Final = 30.0
"""Log-odds beyond which the logistic function is 0 or 1 at the precision kept."""


def contributions(features: Mapping[str, float]) -> dict[str, float]:
    """Return what each feature adds to the log-odds, those that add something, rounded to a thousandth."""
    return {name: points for name, value in features.items() if name in _TABLE and (points := _weigh(name, value))}


@lru_cache(_REMEMBERED)
def _weigh(name: str, value: float) -> float:
    return round(_TABLE[name] * value, 3)


def strongest(points: Mapping[str, float]) -> dict[str, float]:
    """Return the `SHOWN` contributions that move the score most, in the order of their features."""
    least = sorted(map(abs, points.values()), reverse=True)[:SHOWN][-1:] or [0.0]
    return {name: value for name, value in points.items() if abs(value) >= least[0]}


def _learned() -> dict[str, float]:
    cells = learned.WEIGHTS.split()
    return {name: float(weight) for name, weight in zip(cells[::2], cells[1::2], strict=True)}


_WORDS: Final[Mapping[str, float]] = _learned()
LEARNED_WORDS: Final = frozenset(_WORDS)
"""Names of the words' features that carry a weight."""
_TABLE: Final[Mapping[str, float]] = {**WEIGHTS, **_WORDS}


def score_of(points: Mapping[str, float]) -> float:
    """Return 1 / (1 + e^−Σ) in [0, 1], rounded to four places; no feature gives 0.5, the threshold itself."""
    total = max(-_LIMIT, min(_LIMIT, sum(points.values())))
    return round(1.0 / (1.0 + math.exp(-total)), 4)
