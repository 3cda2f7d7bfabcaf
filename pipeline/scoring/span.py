"""Spans of time in days, the unit of every curve here."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

_DAY: Final = timedelta(days=1)


def days_between(earlier: datetime, later: datetime) -> float:
    """Return the days from `earlier` to `later`; 0 when the clocks disagree about which came first."""
    return max((later - earlier) / _DAY, 0.0)
