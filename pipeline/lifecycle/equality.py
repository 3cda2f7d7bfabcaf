"""When two texts state the same values: digits, units, dates, identifiers and negation (SPEC §9, §11).

Pure and deterministic, in fourteen languages. Values are normalised before they are compared, so that 90 minutes
equals an hour and a half, 4,100 equals 4100, 22:00 UTC equals 00:00 UTC+2, a dozen equals 12, and a double
negation equals none. Similarity of meaning is not judged here: equal values are necessary for two statements to
be one, never sufficient.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from pipeline.lifecycle.amount import read_amounts
from pipeline.lifecycle.identifier import read_identifiers
from pipeline.lifecycle.moment import read_moments
from pipeline.lifecycle.negation import denied_clauses

_CACHE: Final = 4096
"""Texts whose values are kept: a judge compares one candidate with several neighbours, a sweep one with many."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The values that only one of two texts states. False when both state the same."""

    left: frozenset[str] = frozenset()
    right: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        """True when the two texts state different values."""
        return bool(self.left or self.right)


@dataclass(frozen=True, slots=True)
class Differences:
    """How the values of two texts differ, by kind. A year counts as a digit; a clock time as a date.

    False as a whole when nothing differs: the condition a NOOP must meet.
    """

    digits: Difference
    units: Difference
    dates: Difference
    identifiers: Difference
    negation: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds that differ, in the order of the fields."""
        kinds = ("digits", "units", "dates", "identifiers", "negation")
        return tuple(kind for kind in kinds if getattr(self, kind))

    @property
    def right_adds(self) -> bool:
        """True when the right text states a value, or a denial, that the left one does not."""
        sides = (self.digits, self.units, self.dates, self.identifiers)
        return self.negation or any(side.right for side in sides)

    def __bool__(self) -> bool:
        """True when any kind differs."""
        return bool(self.names)


class Values(NamedTuple):
    """What a text states, normalised: sets of values by kind, the clauses it denies, and the text without values."""

    digits: frozenset[str]
    units: frozenset[str]
    dates: frozenset[str]
    identifiers: frozenset[str]
    denials: tuple[str, ...]
    frame: str


def compare(a: str, b: str) -> Differences:
    """Return how the values of `a` (left) and `b` (right) differ.

    >>> compare("A reindex takes 90 minutes.", "A reindex needs an hour and a half.").names
    ()
    >>> compare("The idle timeout is 30 minutes.", "The idle timeout is 30 seconds.").names
    ('units',)
    >>> compare("Retry on 429.", "Do not retry on 429.").names
    ('negation',)
    """
    left, right = values_of(a), values_of(b)
    return Differences(
        digits=_difference(left.digits, right.digits),
        units=_difference(left.units, right.units),
        dates=_difference(left.dates, right.dates),
        identifiers=_difference(left.identifiers, right.identifiers),
        negation=len(left.denials) != len(right.denials),
    )


def _difference(left: frozenset[str], right: frozenset[str]) -> Difference:
    return Difference(left - right, right - left)


@lru_cache(maxsize=_CACHE)
def values_of(text: str) -> Values:
    """Return the values a text states.

    Each kind is read from what the kinds before it have left, so that the 3 of `r3-02` is no number and the
    `no` of `--no-verify` denies nothing.
    """
    moments = read_moments(_plain(text))
    names = read_identifiers(moments.rest)
    amounts = read_amounts(names.rest)
    return Values(
        digits=amounts.numbers | moments.years,
        units=amounts.quantities,
        dates=moments.dates,
        identifiers=names.identifiers,
        denials=denied_clauses(names.rest),
        frame=amounts.rest,
    )


def _plain(text: str) -> str:
    """Normalise forms: compatibility characters, digits of any script, apostrophes, spaces in numbers, code marks."""
    if text.isascii():
        return text.replace("`", "")  # all that the rest would find there
    joined = re.sub("(?<=[0-9])[\u00a0\u202f](?=[0-9]{3}(?![0-9]))", "", text)
    folded = unicodedata.normalize("NFKC", joined).replace("\u2019", "'").replace("\u2212", "-").replace("`", "")
    return "".join(str(unicodedata.digit(c)) if c.isdecimal() else c for c in folded)
