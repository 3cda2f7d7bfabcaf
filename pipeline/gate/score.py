"""The score: the logistic function of a sum of weighted features (SPEC §6)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pipeline.gate.cues import learned
from pipeline.gate.memo import Memo
from pipeline.gate.vocabulary import names_of, stress
from pipeline.gate.weights import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Mapping

SHOWN: Final = 12
"""Contributions kept with a statement; ties of the last one stay in."""

_LIMIT: Final = 30.0
"""Log-odds beyond which the logistic function is 0 or 1 at the precision kept."""


def contributions(features: Mapping[str, float]) -> dict[str, float]:
    """Return what each feature adds to the log-odds, those that add something, rounded to a thousandth."""
    weighed = {name: _POINTS[value][_TABLE[name]] for name, value in features.items() if name in _TABLE}
    return {name: points for name, points in weighed.items() if points}


def of_words(said: str) -> dict[str, float]:
    """Return the contributions of a text's words, as `contributions` would of `vocabulary.words`."""
    names = names_of(said)
    points = _POINTS[stress(len(names))]
    return {name: points[_WORDS[name]] for name in names if name in _WORDS}


def strongest(points: Mapping[str, float]) -> dict[str, float]:
    """Return the `SHOWN` contributions that move the score most, in the order of their features."""
    least = sorted(map(abs, points.values()), reverse=True)[:SHOWN][-1:] or [0.0]
    return {name: value for name, value in points.items() if abs(value) >= least[0]}


def _learned() -> dict[str, float]:
    cells = learned.WEIGHTS.split()
    return {name: float(weight) for name, weight in zip(cells[::2], cells[1::2], strict=True)}


_WORDS: Final[Mapping[str, float]] = _learned()
_TABLE: Final[Mapping[str, float]] = {**WEIGHTS, **_WORDS}


def _rounded(value: float) -> Memo[float, float]:
    def points(weight: float) -> float:
        return round(weight * value, 3)

    return Memo(points, limit=1_024)


_POINTS: Final = Memo(_rounded, limit=1_024)
"""Value → weight → points: features take few values and weights have two decimals, so rounding is rarely new."""


def score_of(points: Mapping[str, float]) -> float:
    """Return 1 / (1 + e^−Σ) in [0, 1], rounded to four places; no feature gives 0.5, the threshold itself.

    The sum is exact, so that the order of the features is unseen.
    """
    total = max(-_LIMIT, min(_LIMIT, math.fsum(points.values())))
    return round(1.0 / (1.0 + math.exp(-total)), 4)
