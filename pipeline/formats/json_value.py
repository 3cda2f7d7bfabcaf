"""JSON text to clean values: no control characters hidden in escapes, no NaN, no nesting that breaks a stack."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import TYPE_CHECKING, Final

from pipeline.formats.decode import clean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pydantic import JsonValue

MAX_DEPTH: Final = 100
"""Real logs nest about a dozen deep; more is an attack on whoever walks the value."""
_LARGEST_COUNT: Final = 2**31 - 1
_MAX_DIGITS: Final = 4000
"""Python refuses to read longer integers; they stay as text."""


class NestingError(ValueError):
    """A value nested deeper than `MAX_DEPTH`."""

    def __init__(self) -> None:
        """Say how deep is too deep."""
        super().__init__(f"it nests deeper than {MAX_DEPTH} levels")


def parse(text: str) -> JsonValue:
    """Read one JSON value, not yet scrubbed; raise ValueError (JSONDecodeError tells where) or NestingError.

    Raw tabs and line ends inside strings are let through: some producers write them.
    """
    try:
        return json.loads(text, strict=False, parse_int=_integer, parse_float=_real, parse_constant=str)
    except RecursionError:
        raise NestingError from None


def scrub(value: JsonValue, repairs: Counter[str], depth: int = 0) -> JsonValue:
    """Clean every string in a value, keys included, and count the repairs; raise NestingError."""
    if isinstance(value, str):
        text, cleaned = clean(value)
        repairs.update(cleaned)
        return text
    if not isinstance(value, list | dict):
        return value
    if depth >= MAX_DEPTH:
        raise NestingError
    if isinstance(value, list):
        return [scrub(item, repairs, depth + 1) for item in value]
    return {clean(key).text: scrub(item, repairs, depth + 1) for key, item in value.items()}


def embedded(text: str) -> JsonValue:
    """Return what a string says in JSON (an object or array, one level), else the string itself."""
    if text.lstrip()[:1] not in {"{", "["}:
        return text
    try:
        return scrub(parse(text), Counter())
    except ValueError:
        return text


def as_object(value: JsonValue) -> dict[str, JsonValue]:
    """Return the object, or an empty one for anything else."""
    return value if isinstance(value, dict) else {}


def as_array(value: JsonValue) -> list[JsonValue]:
    """Return the array, or an empty one for anything else."""
    return value if isinstance(value, list) else []


def objects(value: JsonValue) -> list[dict[str, JsonValue]]:
    """Return the objects of an array."""
    return [item for item in as_array(value) if isinstance(item, dict)]


def as_text(value: JsonValue) -> str:
    """Return the string, or "" for anything else."""
    return value if isinstance(value, str) else ""


def first_text(record: dict[str, JsonValue], keys: Sequence[str]) -> str:
    """Return the first non-empty string under the keys, else ""."""
    return next((text for key in keys if (text := as_text(record.get(key)))), "")


def as_count(value: JsonValue) -> int | None:
    """Return an integer from 0 that a database column of four bytes holds, or None for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LARGEST_COUNT else None


def as_share(value: JsonValue) -> float | None:
    """Return a number in [0, 1], or None for anything else."""
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1 else None


def _integer(digits: str) -> int | str:
    return int(digits) if len(digits) <= _MAX_DIGITS else digits


def _real(digits: str) -> float | str:
    number = float(digits)
    return number if math.isfinite(number) else digits
