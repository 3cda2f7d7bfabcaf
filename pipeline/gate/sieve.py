"""What is worth trying on a text: a rule that needs a literal is asked only where one pass has seen that literal.

Most patterns cannot match most texts, and asking each costs more than one Aho-Corasick pass for all of them. A guard is
written beside its pattern, names what every match must hold, and never changes an answer: a text without it has none.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from ahocorasick_rs import AhoCorasick, Implementation

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")

WIDE: Final = "\N{REPLACEMENT CHARACTER}"
"""In a guard: any character outside ASCII."""
DIGITS: Final = f"0 1 2 3 4 5 6 7 8 9 {WIDE}"
"""In a guard: any digit, of whatever script."""
_REMEMBERED: Final = 4_096
"""Sets of literals whose rules are remembered; ordinary text shows some hundreds, hostile text as many as it likes."""


class Guarded(NamedTuple, Generic[T]):
    """Something to try, and what a text must hold: of each listing (blank-separated, any case) one literal."""

    tried: T
    needs: tuple[str, ...] = ()


class Sieve(Generic[T]):
    """Keeps of its rules, in order, those that a text can meet."""

    def __init__(self, rules: Iterable[Guarded[T]]) -> None:
        """Compile the literals of all guards into one automaton."""
        guarded = tuple(rules)
        self.rules = tuple(rule.tried for rule in guarded)
        needs = tuple(tuple(map(_literals, rule.needs)) for rule in guarded)
        self._kin = _kin(needs)
        self._needs = tuple(tuple(frozenset(map(self._kin.__getitem__, one_of)) for one_of in each) for each in needs)
        literals = sorted(self._kin.keys() - {WIDE})
        automaton = AhoCorasick(literals, store_patterns=True, implementation=Implementation.DFA)
        self._find = automaton.find_matches_as_strings
        self._worth = lru_cache(_REMEMBERED)(self._worth_trying)

    def through(self, text: str) -> tuple[T, ...]:
        """Return the rules worth trying on `text`. Linear in its length."""
        found = set(map(self._kin.__getitem__, self._find(text.casefold(), overlapping=True)))
        if not text.isascii():
            found.add(self._kin.get(WIDE, WIDE))
        return self._worth(frozenset(found))

    def _worth_trying(self, found: frozenset[str]) -> tuple[T, ...]:
        return tuple(
            rule for rule, needs in zip(self.rules, self._needs, strict=True) if not any(map(found.isdisjoint, needs))
        )


def _kin(needs: Iterable[Iterable[frozenset[str]]]) -> dict[str, str]:
    """Return for each literal the first of those that stand in the same listings: it is all one which a text shows.

    Without it every set of digits would be remembered by itself.
    """
    listings: dict[str, list[int]] = {}
    for number, one_of in enumerate(chain.from_iterable(needs)):
        for literal in sorted(one_of):
            listings.setdefault(literal, []).append(number)
    first: dict[tuple[int, ...], str] = {}
    return {literal: first.setdefault(tuple(places), literal) for literal, places in listings.items()}


def _literals(listing: str) -> frozenset[str]:
    return frozenset(listing.casefold().split())
