"""Relevance: half calibrated cosine, half fused rank (SPEC §12)."""

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
    low, high = COSINE_RANGE.get(model, _UNCALIBRATED)
    return min(max((cosine - low) / (high - low), 0.0), 1.0)


def relevance(share: float, cosine: float | None) -> float:
    """Return how well a memory answers, in [0, 1].

    `share` is the fused rank over its maximum; `cosine` is calibrated, or None where there is no vector to compare:
    then the rank speaks alone.

    >>> relevance(0.6, 0.9), relevance(0.6, None)
    (0.75, 0.6)
    """
    return share if cosine is None else 0.5 * cosine + 0.5 * share
