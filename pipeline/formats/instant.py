"""When something happened, as producers write it: aware instants in UTC, or None."""

from __future__ import annotations

import math
import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pydantic import JsonValue

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LAST_SECOND: Final = 253_402_300_799.0
"""The last second of the year 9999."""
_MILLIS: Final = 1e11
"""Epoch numbers above this are milliseconds (in seconds it would be the year 5138)."""
_LOOSE: Final = (
    "%I:%M %p on %d %B, %Y",
    "%Y/%m/%d (%a) %H:%M",
    "%Y-%m-%d %H:%M:%S,%f",
    "%Y-%m-%d %H-%M-%SZ",
    "%m/%d/%Y, %I:%M:%S %p",
)
_LONGEST: Final = 64
_FRACTION: Final = re.compile(r"(\.\d{6})\d+")


def instant(value: JsonValue) -> datetime | None:
    """Read an ISO 8601 string, an epoch number (s or ms) or a date as chat logs write it; naive means UTC."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return _from_number(float(value)) if abs(value) < _LAST_SECOND * 1000 else None
    return _from_text(value.strip()) if isinstance(value, str) else None


def _from_number(number: float) -> datetime | None:
    seconds = number / 1000 if abs(number) > _MILLIS else number
    if not math.isfinite(seconds) or not 0 <= seconds <= _LAST_SECOND:
        return None
    return _EPOCH + timedelta(seconds=seconds)


def _from_text(text: str) -> datetime | None:
    if not text or len(text) > _LONGEST or not text.isascii():
        return None
    found = _iso(_FRACTION.sub(r"\1", text))
    if found is None:
        found = next((when for layout in _LOOSE if (when := _layout(text, layout))), None)
    if found is None:
        return None
    try:
        return found.replace(tzinfo=UTC) if found.utcoffset() is None else found.astimezone(UTC)
    except (OverflowError, ValueError):  # the first or last day of the calendar, moved by its offset
        return None


def _iso(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text.removesuffix(" UTC"))
    except ValueError:
        return None


def _layout(text: str, layout: str) -> datetime | None:
    try:
        return datetime.strptime(text, layout).replace(tzinfo=UTC)
    except ValueError:
        return None
