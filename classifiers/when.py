"""The stretch of time that a question names: "last week", "in March 2026", "yesterday", an ISO date.

Deterministic and timid: what is not surely a time is none, and no text is an error. `now` is the asker's; days, weeks
(from Monday), months and years begin at midnight UTC.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from classifiers.when_cue import AGO_AFTER, AGO_BEFORE, BEFORE, ON, PAST, PHRASES, TO, UNITS
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
    rf"|(?<!\d[.,])(?P<count_>{COUNT})\s*(?:{_UNIT.replace('(?P<', '(?P<ago_')})\s*(?:{'|'.join(AGO_AFTER)})"
)
_NAMES: Final = "|".join(sorted(map(re.escape, MONTHS), key=len, reverse=True))
_MONTH: Final = re.compile(
    rf"(?:(?P<before>(?<!\w)(?:{'|'.join(BEFORE)}))\s+)?(?<!\w)(?P<name>{_NAMES})(?!\w)"
    rf"(?:\s+(?:de\s+|del\s+)?{_YEARS}(?!\d))?"
)
_CJK_MONTH: Final = re.compile(rf"(?:{_YEARS}年)?(?P<month>1[0-2]|[1-9])月")
_DAY: Final = r"(?P<day>3[01]|[12]\d|0?[1-9])"
_THE: Final = rf"(?:(?P<on>(?<!\w)(?:{'|'.join(ON)}))\s+(?:the\s+|den\s+|dem\s+)?)?"
_DATES: Final = (
    re.compile(
        rf"{_THE}(?<![\w.]){_DAY}(?P<mark>\.|º|:e|st|[nr]d|th|er)?\s+(?P<of>(?:de|of)\s+)?"
        rf"(?P<name>{_NAMES})(?!\w)(?:,?\s+(?:de\s+|del\s+)?{_YEARS}(?!\d))?"
    ),
    re.compile(
        rf"{_THE}(?<!\w)(?P<name>{_NAMES})\s+{_DAY}(?P<mark>st|[nr]d|th)?(?P<of>)(?!\w)(?:,?\s+{_YEARS}(?!\d))?"
    ),
)
_CJK_DATE: Final = re.compile(rf"(?:{_YEARS}年)?(?P<month>1[0-2]|[1-9])月{_DAY}[日号]")
_BETWEEN: Final = rf"(?:{'|'.join(map(re.escape, TO))})"
_RANGE_BEFORE: Final = re.compile(rf"\d\S*\s*(?:(?:{_NAMES})\s*)?{_BETWEEN}\s*(?:\w{{2,3}}\s+)?$")
_RANGE_AFTER: Final = re.compile(rf"\s*{_BETWEEN}\s*(?:\w{{2,3}}\s+)?(?:(?:{_NAMES})\s+)?\d")
_ISO: Final = re.compile(
    rf"(?<![\d./-]){_YEARS}(?:-(?P<month>0[1-9]|1[0-2])|(?P<mark>[-/.])(?P<month_>0[1-9]|1[0-2])(?P=mark){_DAY})"
    r"(?![\d/-]|\.\d)"
)
_DOTTED: Final = re.compile(rf"(?<![\d.]){_DAY}\.(?P<month>1[0-2]|0?[1-9])\.{_YEARS}(?!\d|\.\d)")
_YEAR: Final = re.compile(
    rf"(?:(?<!\w)(?:{'|'.join(BEFORE)}|jahr|année|año|ano|anno|jaar|year)\s+{_YEARS}(?!\w)|(?P<cjk>(?:19|20)\d\d)年)"
)


def period_of(question: str, now: datetime) -> Period | None:
    """Return the stretch that a question names, the surest way of naming it first; None when it names none.

    >>> now = datetime(2026, 6, 3, 12, tzinfo=UTC)
    >>> period_of("what did we decide last week?", now).since.isoformat()
    '2026-05-25T00:00:00+00:00'
    """
    text = " ".join(question.casefold().split())
    for read in (_iso, _date, _month, _stretch, _ago, _phrase, _year):
        try:
            found = read(text, now.astimezone(UTC))
        except (ValueError, OverflowError):  # the 31st of June, or a day before the first
            continue
        if found is not None:
            return found
    return None


def _iso(text: str, now: datetime) -> Period | None:
    del now
    match = _ISO.search(text) or _DOTTED.search(text)
    if match is None:
        return None
    month, day = match["month"] or match["month_"], match["day"]
    start = datetime(int(match["year"]), int(month), int(day or 1), tzinfo=UTC)
    return _of("day" if day else "month", start)


def _date(text: str, now: datetime) -> Period | None:
    """Read a day of a month, of the latest year in which it has begun where none is named; no end of a range."""
    for pattern in _DATES:
        for match in pattern.finditer(text):
            sure = match["year"] or match["on"] or match["mark"] or match["of"]
            if sure and not _is_end_of_range(text, match):
                return _day_of(int(MONTHS[match["name"]]), match, now)
    match = _CJK_DATE.search(text)
    return _day_of(int(match["month"]), match, now) if match and not _is_end_of_range(text, match) else None


def _is_end_of_range(text: str, date: re.Match[str]) -> bool:
    return bool(_RANGE_BEFORE.search(text[: date.start()]) or _RANGE_AFTER.match(text, date.end()))


def _day_of(month: int, date: re.Match[str], now: datetime) -> Period:
    day = int(date["day"])
    year = int(date["year"]) if date["year"] else now.year - ((month, day) > (now.month, now.day))
    return _of("day", datetime(year, month, day, tzinfo=UTC))


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
