"""Strength: the living scalar in [0.1, 1] that says how much a memory is used (SPEC §11)."""

from __future__ import annotations

from pipeline.policy import MENTION_STEP, REINFORCE_ALPHA, REINFORCE_CEILING


def mention(strength: float, weight: float) -> float:
    """Return `strength` after a re-mention of veracity `weight` in [0, 1]: s + (1 − s)·weight·0.3.

    >>> round(mention(0.5, 0.7), 3)
    0.605
    """
    return strength + (1.0 - strength) * weight * MENTION_STEP


def reinforce(strength: float, alpha: float = REINFORCE_ALPHA, ceiling: float = REINFORCE_CEILING) -> float:
    """Return `strength` after a use: s + alpha·(ceiling − s), never lower than it was.

    >>> round(reinforce(0.5), 3)
    0.575
    """
    return max(strength, strength + alpha * (ceiling - strength))
