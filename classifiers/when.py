"""The stretch of time that a question names: "last week", "in March 2026", "yesterday", an ISO date.

Deterministic and timid: what is not surely a time is none, and no text is an error. `now` is the asker's; days, weeks
(from Monday), months and years begin at midnight UTC.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from classifiers.when_cue import AGO_AFTER, AGO_BEFORE, BEFORE, PAST, PHRASES, UNITS
from pipeline.domain.recall import Period
from pipeline.lifecycle.count import COUNT, count_of
from pipeline.lifecycle.quantities import MONTHS

_DENSE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_YEARS: Final = "(?P<year>19\\d\\d|20\\d\\d)"
_MOST: Final = 1_000
"""Units back at most: further back there is no memory."""


def _literals(spelt: str) -> str:
    """Return an alternation of the literals, longest first, each whole where its script has spaces."""
    words = sorted((word.strip() for word in spelt.split("|")), key=len, reverse=True)
    return "|".join(re.escape(w) if _DENSE.search(w) else rf"(?<!\w){re.escape(w)}(?!\w)" for w in words)


_PHRASES: Final = [(re.compile(_literals(spelt)), unit, back) for (unit, back), spelt in PHRASES.items()]
_UNIT: Final = "|".join(f"(?P<{unit}>{_literals(spelt)})" for unit, spelt in UNITS.items())
_STRETCH: Final = re.compile(rf"(?:{'|'.join(PAST)})\s*(?P<count>{COUNT})\s*(?:{_UNIT})")
_AGO: Final = re.compile(
    rf"(?:{'|'.join(AGO_BEFORE)})\s+(?P<count>{COUNT})\s*(?:{_UNIT})"
    rf"|(?P<count_>{COUNT})\s*(?:{_UNIT.replace('(?P<', '(?P<ago_')})\s*(?:{'|'.join(AGO_AFTER)})"
)
_NAMES: Final = "|".join(sorted(map(re.escape, MONTHS), key=len, reverse=True))
_MONTH: Final = re.compile(
    rf"(?:(?P<before>(?<!\w)(?:{'|'.join(BEFORE)}))\s+)?(?<!\w)(?P<name>{_NAMES})(?!\w)"
    rf"(?:\s+(?:de\s+|del\s+)?{_YEARS}(?!\d))?"
)
_CJK_MONTH: Final = re.compile(rf"(?:{_YEARS}年)?(?P<month>1[0-2]|[1-9])月")
_ISO: Final = re.compile(rf"(?<![\d-]){_YEARS}-(?P<month>0[1-9]|1[0-2])(?:-(?P<day>0[1-9]|[12]\d|3[01]))?(?![\d-])")
_YEAR: Final = re.compile(
    rf"(?:(?<!\w)(?:{'|'.join(BEFORE)}|jahr|année|año|ano|anno|jaar|year)\s+{_YEARS}(?!\w)|(?P<cjk>(?:19|20)\d\d)年)"
)


def period_of(question: str, now: datetime) -> Period | None:
    """Return the stretch that a question names, the surest way of naming it first; None when it names none.

    >>> now = datetime(2026, 6, 3, 12, tzinfo=UTC)
    >>> period_of("what did we decide last week?", now).since.isoformat()
    '2026-05-25T00:00:00+00:00'
    """
    text = question.casefold()
    for read in (_iso, _month, _stretch, _ago, _phrase, _year):
        try:
            found = read(text, now.astimezone(UTC))
        except (ValueError, OverflowError):  # the 31st of June, or a day before the first
            continue
        if found is not None:
            return found
    return None


def _iso(text: str, now: datetime) -> Period | None:
    del now
    match = _ISO.search(text)
    if match is None:
        return None
    start = datetime(int(match["year"]), int(match["month"]), int(match["day"] or 1), tzinfo=UTC)
    return _of("day" if match["day"] else "month", start)


def _month(text: str, now: datetime) -> Period | None:
    for match in _MONTH.finditer(text):
        if match["year"] or match["before"]:
            return _named_month(int(MONTHS[match["name"]]), match["year"], now)
    counted = _CJK_MONTH.search(text)
    return _named_month(int(counted["month"]), counted["year"], now) if counted else None


def _named_month(month: int, year: str | None, now: datetime) -> Period:
    """Return a month of a year, or without one the latest that has begun."""
    chosen = int(year) if year else now.year - (month > now.month)
    return _of("month", datetime(chosen, month, 1, tzinfo=UTC))


def _stretch(text: str, now: datetime) -> Period | None:
    match = _STRETCH.search(text)
    if match is None:
        return None
    unit = next(name for name in UNITS if match[name])
    return Period(_back(_start(unit, now), unit, min(_number(match["count"]), _MOST)), _day_after(now))


def _ago(text: str, now: datetime) -> Period | None:
    match = _AGO.search(text)
    if match is None:
        return None
    unit = next(name for name in UNITS if match[name] or match[f"ago_{name}"])
    return _of(unit, _back(_start(unit, now), unit, min(_number(match["count"] or match["count_"]), _MOST)))


def _phrase(text: str, now: datetime) -> Period | None:
    for pattern, unit, back in _PHRASES:
        if pattern.search(text):
            return _of(unit, _back(_start(unit, now), unit, -back))
    return None


def _year(text: str, now: datetime) -> Period | None:
    del now
    match = _YEAR.search(text)
    return _of("year", datetime(int(match["year"] or match["cjk"]), 1, 1, tzinfo=UTC)) if match else None


def _number(said: str) -> int:
    """Return a whole count; raise ValueError for a part of one, which is no stretch that begins at midnight."""
    count = count_of(said)
    if count != int(count):
        raise ValueError(said)
    return int(count)


def _start(unit: str, at: datetime) -> datetime:
    """Return when the day, week, month or year of an instant began."""
    day = at.replace(hour=0, minute=0, second=0, microsecond=0)
    return {
        "day": day,
        "week": day - timedelta(days=day.weekday()),
        "month": day.replace(day=1),
        "year": day.replace(month=1, day=1),
    }[unit]


def _back(start: datetime, unit: str, count: int) -> datetime:
    """Return the start of the unit that lies `count` (≥ 0, or −1 for the next one) before the one that begins here."""
    if unit in {"day", "week"}:
        return start - timedelta(days=count * (7 if unit == "week" else 1))
    months = start.year * 12 + start.month - 1 - count * (12 if unit == "year" else 1)
    return start.replace(year=months // 12, month=months % 12 + 1)


def _of(unit: str, start: datetime) -> Period:
    return Period(start, _back(start, unit, -1))


def _day_after(now: datetime) -> datetime:
    return _start("day", now) + timedelta(days=1)
