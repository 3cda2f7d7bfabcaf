"""How cue literals are written and found: one automaton for every kind and language.

A literal is folded text. `^` before it: only where a clause begins. `*` before or after it: a letter may adjoin
there (inflection, clitics). Scripts without blanks need no boundary. Kinds of all languages count together.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ahocorasick_rs import AhoCorasick

from classifiers.pacer.cues import ar, da, de, en, es, fr, it, ja, nl, no, pt, ru, sv, zh

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

LANGUAGES: Final = (en, de, fr, es, pt, it, no, sv, da, nl, ru, zh, ja, ar)

_BLANK: Final = re.compile(r"\s+")
_APOSTROPHES: Final = str.maketrans({"\u2018": "'", "\u2019": "'", "\u02bc": "'"})
_FIRST_UNSPACED: Final = "\u2e80"
"""Scripts from here on (CJK, kana, hangul) write no blanks between words."""


STOP: Final = "stop"
"""The kind of function words: they only vote for a language, as every cue does."""
ANY: Final = ""
"""The language of cues that count in every text."""
MIN_SHARE: Final = 0.5
"""A language counts with at least this share of the votes of the strongest one: siblings and mixed text do."""


class Cue(NamedTuple):
    """One literal of a kind, with its language and where it may stand."""

    kind: str
    language: str
    literal: str
    at_start: bool
    open_left: bool
    open_right: bool


def fold(text: str) -> str:
    """Return the form in which cues and statements meet: NFKC, case folded, single blanks, plain apostrophes."""
    plain = unicodedata.normalize("NFKC", text).translate(_APOSTROPHES)
    return _BLANK.sub(" ", plain.casefold()).strip()


def parse_cues(kind: str, language: str, literals: str) -> Iterable[Cue]:
    """Yield the cues of one kind from `a | ^b | c*`."""
    for written in literals.split("|"):
        literal = fold(written)
        if literal:
            yield Cue(
                kind,
                language,
                literal.strip("^*"),
                at_start=literal.startswith("^"),
                open_left=literal.lstrip("^").startswith("*"),
                open_right=literal.endswith("*"),
            )


class Lexicon:
    """Finds cues of every kind in folded text, in one pass."""

    def __init__(self, tables: Iterable[tuple[str, Mapping[str, str]]]) -> None:
        """Compile one automaton over the tables of (language, kind → literals); a literal may stand in several."""
        self._cues: dict[str, list[Cue]] = {}
        for language, table in tables:
            for kind, literals in table.items():
                for cue in parse_cues(kind, language, literals):
                    self._cues.setdefault(cue.literal, []).append(cue)
        self._literals = tuple(self._cues)
        self._open_left = tuple(any(cue.open_left for cue in self._cues[literal]) for literal in self._literals)
        self._open_right = tuple(any(cue.open_right for cue in self._cues[literal]) for literal in self._literals)
        self._automaton = AhoCorasick(self._literals, store_patterns=False)

    def find(self, folded: str, starts: frozenset[int] = frozenset({0})) -> Mapping[str, int]:
        """Return how many places hold a cue of each kind; see `find_places`."""
        return Counter(kind for kind, _ in self.find_places(folded, starts))

    def find_places(self, folded: str, starts: frozenset[int] = frozenset({0})) -> frozenset[tuple[str, int]]:
        """Return (kind, place) of each cue; `starts` are the places where a clause begins.

        Only languages that enough words of the text speak for are counted: "i" is a pronoun in English and a
        preposition in Norwegian.
        """
        found = tuple(self._matches(folded, starts))
        votes = Counter(language for language, _ in {(cue.language, start) for cue, start in found})
        least = MIN_SHARE * max(votes.values(), default=0)
        return frozenset(
            (cue.kind, start)
            for cue, start in found
            if cue.kind != STOP and (cue.language in UNMISTAKABLE or votes[cue.language] >= least)
        )

    def _matches(self, folded: str, starts: frozenset[int]) -> Iterator[tuple[Cue, int]]:
        word = [c < _FIRST_UNSPACED and (c.isalnum() or c == "_") for c in folded]
        for index, start, end in self._automaton.find_matches_as_indexes(folded, overlapping=True):
            left_free = start == 0 or not (word[start - 1] and word[start])
            right_free = end == len(word) or not (word[end] and word[end - 1])
            if (left_free or self._open_left[index]) and (right_free or self._open_right[index]):
                for cue in self._cues[self._literals[index]]:
                    free = (left_free or cue.open_left) and (right_free or cue.open_right)
                    if free and (not cue.at_start or start in starts):
                        yield cue, start


UNMISTAKABLE: Final = frozenset({ANY, "ar", "ja", "ru", "zh"})
"""Languages whose script leaves no doubt; those of one script (Chinese, Japanese) share most of their cues."""


LEXICON: Final = Lexicon((module.__name__.rsplit(".", 1)[-1], module.CUES) for module in LANGUAGES)
"""The cues of all languages, compiled once."""
