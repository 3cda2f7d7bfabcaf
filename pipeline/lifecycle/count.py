"""A count as it is said in front of a unit, in digits or in words: `3`, `three`, `drei`, `三`, `二十`.

One table of words (`pipeline.lifecycle.quantities`) for whoever reads how far back something lies, a memory's own
words and a reader's question alike.
"""

from __future__ import annotations

from typing import Final

from pipeline.lifecycle.quantities import NUMERALS, NUMERALS_BEFORE_UNIT, alternation, as_listed

_HAN_DIGITS: Final = {c: n for n, c in enumerate("零一二三四五六七八九")} | {
    "\N{IDEOGRAPHIC NUMBER ZERO}": 0,
    "两": 2,
    "兩": 2,
}
_HAN_SCALES: Final = {"十": 10, "百": 100, "千": 1000}
HAN: Final = "[零〇一二两兩三四五六七八九十百千]+"
"""A number in Chinese characters, below ten thousand (a pattern)."""

COUNT: Final = rf"(?<![月第\d])(?:\d{{1,4}}|{HAN}|{alternation([*NUMERALS, *NUMERALS_BEFORE_UNIT])})"
"""A count before a unit (a pattern, for casefolded text or IGNORECASE); the day of a month and an ordinal are none."""


def count_of(said: str) -> float:
    """Return the number behind what COUNT matched.

    >>> count_of("12"), count_of("Drei"), count_of("二十"), count_of("anderthalb")
    (12, 3, 20, 1.5)
    """
    word = as_listed(said)
    if word.isdecimal():
        return int(word)
    return NUMERALS[word] if word in NUMERALS else NUMERALS_BEFORE_UNIT.get(word) or han_number(word)


def han_number(said: str) -> int:
    """Read Chinese numerals.

    >>> han_number("三十五"), han_number("十"), han_number("二〇")
    (35, 10, 20)
    """
    total, digit = 0, 0
    for character in said:
        scale = _HAN_SCALES.get(character)
        if scale:
            total, digit = total + (digit or 1) * scale, 0
        else:
            digit = digit * 10 + _HAN_DIGITS[character]
    return total + digit
