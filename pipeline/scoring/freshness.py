"""Freshness: Weibull survival by what kind of thing was said (SPEC §12)."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pipeline.domain.memory import Remembered

DEFAULT_FRESHNESS: Final = (1.0, 129.84)
"""Weibull (k, η days) of a memory without a type: a 90-day half-life."""
FRESHNESS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "commitment": (1.0, 10.0),
        "request": (1.5, 3.0),
        "event": (1.2, 7.0),
        "context": (0.85, 15.0),
        "evidence": (0.9, 30.0),
        "bug": (1.1, 45.0),
        "learning": (0.7, 60.0),
        "analogous": (0.7, 120.0),
        "reference": (0.75, 180.0),
        "decision": (0.8, 180.0),
        "preference": (0.4, 182.0),
        "conceptual": (0.6, 365.0),
        "technique": (0.6, 365.0),
        "pattern": (0.6, 365.0),
        "anti_pattern": (0.6, 365.0),
        "convention": (0.6, 365.0),
        "procedural": (0.6, 365.0),
        "profile": (0.3, 365.0),
    }
)
"""Weibull (k, η days), looked up by memory type, then sub-type, then PACER class."""


def survive(age_days: float, shape: float, scale_days: float) -> float:
    """Return exp(−(age/η)^k) in [0, 1]: `shape` k > 0, `scale_days` η > 0; 1 at age 0 and for an age below it.

    The default curve (k = 1, η = 129.84) has a half-life of 90 days.

    >>> round(survive(90.0, 1.0, 129.84), 3), round(survive(7.0, 1.2, 7.0), 3), survive(-1.0, 1.0, 7.0)
    (0.5, 0.368, 1.0)
    """
    return math.exp(-((max(age_days, 0.0) / scale_days) ** shape))


def curve_of(memory_type: str, sub_type: str, pacer: str) -> tuple[float, float]:
    """Return (k, η days), looked up by memory type, then sub-type, then PACER class.

    >>> curve_of("commitment", "bug", "evidence"), curve_of("", "bug", "evidence"), curve_of("", "", "evidence")
    ((1.0, 10.0), (1.1, 45.0), (0.9, 30.0))
    """
    for name in (memory_type, sub_type, pacer):
        if name in FRESHNESS:
            return FRESHNESS[name]
    return DEFAULT_FRESHNESS


def freshness(remembered: Remembered, now: datetime) -> float:
    """Return the freshness at `now`, in [0, 1].

    Age counts from the last reinforcement, or else from when it became true: a document of last year that is
    imported today is a year old. A time in the future counts as now.
    """
    memory = remembered.memory
    since = remembered.state.last_reinforced_at or memory.valid_from
    return survive(days_between(since, now), *curve_of(memory.memory_type, memory.sub_type, memory.pacer))
