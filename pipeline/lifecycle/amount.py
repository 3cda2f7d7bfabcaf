"""Numbers and quantities of a text, in one form whatever their notation or unit."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pipeline.lifecycle.count import HAN, han_number
from pipeline.lifecycle.quantities import (
    HALF_MORE,
    NUMERALS,
    NUMERALS_BEFORE_UNIT,
    SCALES,
    UNITS,
    alternation,
    as_listed,
)

_UNIT: Final = alternation(UNITS)
_SCALE: Final = alternation(SCALES)
_NUMBER: Final = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d+[.,]\d+|\d+"
_AMOUNT: Final = re.compile(
    rf"(?<![A-Za-z0-9_.])(?P<sign>(?<!\S)-)?(?P<number>{_NUMBER})(?: ?(?P<scale>{_SCALE}))?"
    rf"(?P<half> (?:{HALF_MORE})\b)?(?:[ -]?(?P<unit>{_UNIT})(?P<more> (?:{HALF_MORE})\b)?)?",
    re.IGNORECASE,
)
_WORD_NUMBER: Final = re.compile(
    rf"(?P<first>{alternation(NUMERALS)})(?:[ -](?P<second>{alternation(NUMERALS)}))?", re.IGNORECASE
)
_WORD_BEFORE_UNIT: Final = re.compile(
    r"(?<!and a )(?<!\by )(?<!\bet )(?<!\be )(?<!\bog )(?<!\boch )"
    rf"(?P<word>{alternation(NUMERALS_BEFORE_UNIT)})(?= (?:{_UNIT}|{_SCALE}))",
    re.IGNORECASE,
)
_ARTICLE: Final = r"\b(?:an?|eine?|une?|uma?|una?|en|et|een) "
_HALF_AN_HOUR: Final = re.compile(rf"\bhalf {_ARTICLE}(?={_UNIT})", re.IGNORECASE)
_HOUR_AND_A_HALF: Final = re.compile(rf"{_ARTICLE}(?P<unit>{_UNIT}) (?:{HALF_MORE})\b", re.IGNORECASE)
_HAN: Final = re.compile(
    r"(?!一(?:个|個|人|次|台|名|位|件|本|つ|回)(?!半))"
    rf"(?P<number>{HAN}|(?=半))(?P<half>个半|個半|半)?"
    r"(?=\s?(?:个|個|人|次|台|名|位|倍|行|页|回|件|本|つ|万|萬|亿|億|秒|分钟|分鐘|分間|小时|小時|時間|天|日間|周|週間|年間))"
)
_VERSION_BEFORE: Final = re.compile(r"(?:\b[A-Z][A-Za-z+#]*|\bversion) ?$")


class Amounts(NamedTuple):
    """Bare numbers as decimal text, quantities as `amount dimension` in the dimension's own unit, and the rest."""

    numbers: frozenset[str]
    quantities: frozenset[str]
    rest: str


def read_amounts(text: str) -> Amounts:
    """Return the numbers and quantities of a text whose dates and identifiers are blanked out.

    >>> read_amounts("12 shards for 1.5 hours")
    Amounts(numbers=frozenset({'12'}), quantities=frozenset({'5400 s'}), rest='  shards for  ')
    """
    spelled = _spell(text)
    numbers: set[str] = set()
    quantities: set[str] = set()
    for found in _AMOUNT.finditer(spelled):
        unit = found["unit"]
        if unit is None:
            numbers.add(_bare(found, spelled))
        else:
            dimension, factor = UNITS[as_listed(unit)]
            amount = (_value(found) + (0.5 if found["more"] else 0.0)) * factor
            quantities.add(f"{amount:.12g} {dimension}")
    return Amounts(frozenset(numbers), frozenset(quantities), _AMOUNT.sub(" ", spelled))


def _spell(text: str) -> str:
    """Write number words as digits: `twenty-five` → 25, `half an hour` → 0.5 hour, `三十分钟` → 30分钟."""
    text = _HALF_AN_HOUR.sub("0.5 ", text)
    text = _HOUR_AND_A_HALF.sub(lambda found: f"1.5 {found['unit']}", text)
    text = _WORD_BEFORE_UNIT.sub(lambda found: f"{NUMERALS_BEFORE_UNIT[found['word'].casefold()]:g}", text)
    text = _WORD_NUMBER.sub(_word_number, text)
    return text if text.isascii() else _HAN.sub(_han_number, text)


def _word_number(found: re.Match[str]) -> str:
    first = NUMERALS[as_listed(found["first"])]
    second = NUMERALS[as_listed(found["second"])] if found["second"] else 0.0
    joins = first >= 20 and 0 < second < 10  # noqa: PLR2004 - tens followed by ones, as in twenty-five
    return f"{first + second:g}" if joins or not second else f"{first:g} {second:g}"


def _han_number(found: re.Match[str]) -> str:
    """Read Chinese numerals: 三十五 → 35, 两个半 → 2.5."""
    return f"{han_number(found['number']) + (0.5 if found['half'] else 0.0):g}"


def _value(found: re.Match[str]) -> float:
    """Return the number with its sign, scale word and half."""
    scale = SCALES[as_listed(found["scale"])] if found["scale"] else 1.0
    half = 0.5 if found["half"] else 0.0
    return (float(_decimal(found["number"])) + half) * scale * (-1.0 if found["sign"] else 1.0)


def _bare(found: re.Match[str], text: str) -> str:
    """Return a number without a unit; the digits of a version stay as written, for 3.10 is not 3.1."""
    if "." in found["number"] and _VERSION_BEFORE.search(text[: found.start()]):
        return found["number"]
    return f"{_value(found):.15g}"


def _decimal(number: str) -> str:
    """Return a number with a decimal point and no grouping: 4,100 → 4100, 1,5 → 1.5, 1.000.000 → 1000000."""
    if re.fullmatch(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?", number):
        return number.replace(",", "")
    if number.count(".") > 1:
        return number.replace(".", "")
    return number.replace(",", ".")
