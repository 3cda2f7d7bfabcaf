"""How cue literals are written and found: one automaton for every kind and language.

A literal is folded text. `^` before it: only where a clause begins. `*` before or after it: a letter may adjoin
there (inflection, clitics). Scripts without blanks need no boundary. Kinds of all languages count together.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ahocorasick_rs import AhoCorasick

from classifiers.pacer.cues import ar, da, de, en, es, fr, it, ja, ko, nl, no, pt, ru, sv, zh

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

LANGUAGES: Final = (en, de, fr, es, pt, it, no, sv, da, nl, ru, zh, ja, ko, ar)

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
    plain = text if text.isascii() else unicodedata.normalize("NFKC", text).translate(_APOSTROPHES)
    return " ".join(plain.casefold().split())


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
        self._cues_of = tuple(map(tuple, self._cues.values()))
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
        word = _word_marks(folded)
        for index, start, end in self._automaton.find_matches_as_indexes(folded, overlapping=True):
            cut_left = word[start - 1] and word[start]
            cut_right = word[end] and word[end - 1]
            if (cut_left and not self._open_left[index]) or (cut_right and not self._open_right[index]):
                continue
            for cue in self._cues_of[index]:
                free = (not cut_left or cue.open_left) and (not cut_right or cue.open_right)
                if free and (not cue.at_start or start in starts):
                    yield cue, start


_ASCII_WORD: Final = bytes(chr(code).isalnum() or code == ord("_") for code in range(128)) + bytes(128)


def _word_marks(folded: str) -> bytes:
    """Return for each character whether it belongs to a word that blanks bound, and a 0 behind the last (and first)."""
    if folded.isascii():
        return folded.encode().translate(_ASCII_WORD) + b"\0"
    return bytes(c < _FIRST_UNSPACED and (c.isalnum() or c == "_") for c in folded) + b"\0"


UNMISTAKABLE: Final = frozenset({ANY, "ar", "ja", "ko", "ru", "zh"})
"""Languages whose script leaves no doubt; those of one script (Chinese, Japanese) share most of their cues."""


LEXICON: Final = Lexicon((module.__name__.rsplit(".", 1)[-1], module.CUES) for module in LANGUAGES)
"""The cues of all languages, compiled once."""
