"""Dates and clock times of a text, in one form whatever their notation."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pipeline.lifecycle.quantities import AMBIGUOUS_MONTHS, MONTHS, WEEKDAYS, alternation, as_listed

_MONTH: Final = alternation(MONTHS)
_LONE_MONTH: Final = alternation(MONTHS.keys() - AMBIGUOUS_MONTHS)
_YEAR: Final = r"(?:1[5-9]|2[01])\d\d"
_AND_YEAR: Final = rf"(?:(?: de| del|,)? (?P<year>{_YEAR})(?!\d))?"
_DATES: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?<![\d.])(?P<year>{_YEAR})[-/](?P<month>\d{{1,2}})[-/](?P<day>\d{{1,2}})(?!\d)T?",  # 2026-03-04
        rf"(?<![\d.])(?P<day>\d{{1,2}})\. ?(?P<month>\d{{1,2}})\. ?(?P<year>{_YEAR})(?!\d)",  # 4.3.2026
        rf"(?:(?P<year>{_YEAR})年)?(?P<month>\d{{1,2}})月(?:(?P<day>\d{{1,2}})[日号號])?",  # 2026年3月4日
        rf"(?<![\d.])(?P<day>\d{{1,2}})(?:st|[nr]d|th|er|º|\.)? (?:de |of )?(?P<name>{_MONTH}){_AND_YEAR}",  # 4 March
        rf"(?P<name>{_MONTH}) (?P<day>\d{{1,2}})(?:st|[nr]d|th)?(?![\d:.]){_AND_YEAR}",  # March 4, 2026
        rf"(?P<name>{_MONTH})(?: de| del)? (?P<year>{_YEAR})(?!\d)",  # March 2026
        rf"(?P<name>{_LONE_MONTH})",  # in August
    )
)
_WEEKDAY: Final = re.compile(alternation(WEEKDAYS), re.IGNORECASE)
_CLOCK: Final = re.compile(
    r"(?<![\d:.])(?P<hour>\d{1,2}):(?P<minute>[0-5]\d)(?::[0-5]\d)?(?!\d)(?: ?(?P<half>[ap])\.?m\b)?"
    r"(?: ?(?P<zone>UTC|GMT|Z)(?P<offset> ?[+-] ?\d{1,2})?(?!\w))?",
    re.IGNORECASE,
)
_HOUR: Final = re.compile(
    r"(?<![\d:.])(?P<hour>1[0-2]|[1-9]) ?(?P<half>[ap])\.?m\b"
    r"(?: ?(?P<zone>UTC|GMT|Z)(?P<offset> ?[+-] ?\d{1,2})?(?!\w))?",
    re.IGNORECASE,
)
_HOURS_A_DAY: Final = 24
_HOURS_A_HALF: Final = 12


class Moments(NamedTuple):
    """Dates in one form, years as plain digits, and the text with both blanked out.

    A date is taken apart (`month 3`, `day 4`), so that 2019-03-04 equals "4 March … in 2019"; a clock time is
    minutes after midnight, marked `utc` when the text fixes the zone.
    """

    dates: frozenset[str]
    years: frozenset[str]
    rest: str


def read_moments(text: str) -> Moments:
    """Return the dates, weekdays and clock times of a normalised text.

    >>> sorted(read_moments("from 4 March 2019, 22:00 UTC").dates)
    ['day 4', 'minute 1320 utc', 'month 3']
    """
    dates: set[str] = set()
    years: set[str] = set()
    for pattern in _DATES:
        matches = [found.groupdict() for found in pattern.finditer(text)]
        for parts in matches:
            dates |= _date_parts(parts)
            years |= {parts["year"]} if parts.get("year") else set()
        if matches:
            text = pattern.sub(" ", text)
    days = {f"weekday {WEEKDAYS[as_listed(found[0])]:.0f}" for found in _WEEKDAY.finditer(text)}
    times = {_minute(found) for found in (*_CLOCK.finditer(text), *_HOUR.finditer(text))}
    if found := days | times:
        dates |= found
        for pattern in (_WEEKDAY, _CLOCK, _HOUR):
            text = pattern.sub(" ", text)
    return Moments(frozenset(dates), frozenset(years), text)


def _date_parts(parts: dict[str, str | None]) -> set[str]:
    name, month, day = parts.get("name"), parts.get("month"), parts.get("day")
    number = MONTHS[as_listed(name)] if name else float(month or 0)
    return {f"month {number:.0f}"} | ({f"day {int(day)}"} if day else set())


def _minute(found: re.Match[str]) -> str:
    """Return `minute N` of the day, `N` in UTC and marked so when a zone is named."""
    parts = found.groupdict()
    hour = int(parts["hour"])
    if parts["half"]:
        hour = hour % _HOURS_A_HALF + (_HOURS_A_HALF if parts["half"] in "pP" else 0)
    offset = int((parts.get("offset") or "0").replace(" ", ""))
    minute = (hour - offset) % _HOURS_A_DAY * 60 + int(parts.get("minute") or 0)
    return f"minute {minute} utc" if parts.get("zone") else f"minute {minute}"
