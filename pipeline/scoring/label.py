"""Confidence in one word, for a reader (SPEC §12)."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Status
from pipeline.policy import LABEL_HIGH_MEAN, LABEL_HIGH_WIDTH, LABEL_MIN_OBSERVATIONS, LABEL_MODERATE_MEAN

if TYPE_CHECKING:
    from pipeline.scoring.confidence import Belief

_Z_95: Final = 1.96


class Label(StrEnum):
    """How far a memory may be trusted, read from its status and its decayed belief."""

    STALE = "STALE"
    EXPLORATORY = "EXPLORATORY"
    HIGH = "HIGH"
    MODERATE = "MODERATE"
    LOW = "LOW"


def half_width(belief: Belief) -> float:
    """Return the half-width of the 95 % interval: 1.96·sqrt(m(1 − m)/(α + β + 1)); Beta(14, 6) has 0.196."""
    mean = belief.mean
    return _Z_95 * math.sqrt(mean * (1.0 - mean) / (belief.alpha + belief.beta + 1.0))


def label_of(status: Status, belief: Belief, *, operator: bool) -> Label:
    """Return the label; the first that holds.

    Fewer than three observations beyond the prior are EXPLORATORY, whatever the mean, unless an operator wrote it:
    an operator's Beta(17, 3) reads HIGH at once.
    """
    if status is Status.STALE:
        return Label.STALE
    if not operator and belief.observations < LABEL_MIN_OBSERVATIONS:
        return Label.EXPLORATORY
    if belief.mean >= LABEL_HIGH_MEAN and half_width(belief) < LABEL_HIGH_WIDTH:
        return Label.HIGH
    return Label.MODERATE if belief.mean >= LABEL_MODERATE_MEAN else Label.LOW
