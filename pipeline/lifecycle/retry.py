"""When to try again: the curve and its jitter, apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.policy import RETRY_BASE, RETRY_CAP

if TYPE_CHECKING:
    from datetime import timedelta


def ceiling(attempt: int) -> timedelta:
    """Return the longest wait after failed `attempt` (from 1): 1 s, 2 s, 4 s … up to five minutes.

    >>> ceiling(3).total_seconds()
    4.0
    """
    doublings = min(attempt - 1, 30)  # past the cap anyway, and 2³⁰ still fits a timedelta
    return min(RETRY_BASE * 2**doublings, RETRY_CAP)


def jittered(longest: timedelta, chance: float) -> timedelta:
    """Return the wait for a draw `chance` in [0, 1): full jitter, so that what failed together comes back apart."""
    return longest * chance
