"""The size of a cosine, on one scale for every model."""

from __future__ import annotations

from typing import Final

from pipeline.policy import COSINE_RANGE

_UNCALIBRATED: Final = (0.0, 1.0)


def calibrate(cosine: float, model: str) -> float:
    """Return the cosine on the scale of its model, in [0, 1]: unrelated text is 0, a restatement 1.

    Models differ: under e5 unrelated text has a cosine of 0.76. A model that was never measured is taken as it is.

    >>> calibrate(0.76, "multilingual-e5-small/query"), round(calibrate(0.865, "multilingual-e5-small/query"), 3)
    (0.0, 0.5)
    """
    low, high = range_of(model)
    return min(max((cosine - low) / (high - low), 0.0), 1.0)


def range_of(model: str) -> tuple[float, float]:
    """Return a model's cosine of unrelated text and of a restatement; (0, 1) for one that was never measured."""
    return COSINE_RANGE.get(model, _UNCALIBRATED)
