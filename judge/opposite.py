"""Words whose exchange turns a statement round, as a negation would: on and off, open and closed, safe and unsafe.

A state counts only where it is said of the subject (behind a copula, or at the end): "the public API" and "the private
API" are two subjects, "the API is public" and "the API is private" are one turned round.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from judge.light_cue import COPULAS
from judge.opposite_cue import PLACES, STATES, VERBS

if TYPE_CHECKING:
    from collections.abc import Mapping

_PREFIXES: Final = (
    "un",
    "in",
    "im",
    "ir",
    "il",
    "dis",
    "non",
    "non-",
    "nicht-",
    "dés",
    "des",
    "о",
    "не",
    "u",
    "o",
    "a",
)
"""What turns a word round in front of it; the short ones only before a long word."""
_VERB_PREFIX: Final = "dis"
_STEM_MIN: Final = 4
_LONG: Final = 7
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


def _index(table: str) -> Mapping[str, tuple[str, int]]:
    """Return where each word of a table stands: an axis (by its first word) and a pole."""
    return {
        word: (axis.split()[0], pole)
        for axis in table.split("\n\n")
        for pole, words in enumerate(" ".join(axis.split()).split(" / "))
        for word in words.split()
    }


_STATE: Final = _index(STATES)
_VERB: Final = _index(VERBS)
_PLACE: Final = _index(PLACES)
_REACH: Final = 3
"""How many words behind a preposition its object may stand."""
_WITHOUT_SPACES: Final = {word: pole for word, pole in (*_STATE.items(), *_VERB.items()) if _UNSPACED.match(word)}


@lru_cache(maxsize=4096)
def opposed(old: tuple[str, ...], new: tuple[str, ...]) -> frozenset[str]:
    """Return the words of two texts (as `judge.wording.tokens` cuts them) that turn one into the other; () for none.

    >>> sorted(opposed(("the", "flag", "is", "on"), ("the", "flag", "is", "off")))
    ['off', 'on']
    >>> opposed(("the", "public", "api", "is", "slow"), ("the", "private", "api", "is", "slow"))
    frozenset()
    """
    lefts, rights = _poles(old, new), _poles(new, old)
    pairs = {(a, b) for a, axis in lefts.items() for b, other in rights.items() if _turns(axis, other)}
    pairs |= {(a, b) for a in _telling(old, new) for b in _telling(new, old) if _is_prefixed(a, b)}
    here, there = _placed(old), _placed(new)
    pairs |= {
        (here[spot], there[other])
        for spot in here.keys() - there.keys()
        for other in there.keys() - here.keys()
        if spot[2] == other[2] and _turns(spot[:2], other[:2])
    }
    return frozenset(word for pair in pairs for word in pair)


def _turns(one: tuple[str, int], other: tuple[str, int]) -> bool:
    return one[0] == other[0] and one[1] != other[1]


def _placed(words: tuple[str, ...]) -> dict[tuple[str, int, str], str]:
    """Return the prepositions with a counterpart, by axis, pole and the word they stand before."""
    found: dict[tuple[str, int, str], str] = {}
    for place, word in enumerate(words):
        if word in _PLACE:
            behind = (later for later in words[place + 1 : place + 1 + _REACH] if len(later) >= _STEM_MIN)
            found |= {(*_PLACE[word], later): word for later in behind}
    return found


def _poles(words: tuple[str, ...], others: tuple[str, ...]) -> dict[str, tuple[str, int]]:
    """Return the poles that only the first text holds, by word; of unspaced scripts each character is a word."""
    own = _telling(words, others)
    found = {word: _STATE[word] for word in own if word in _STATE}
    found |= {word: _VERB[word] for word in words if word in _VERB and word not in others}
    run, other_run = "".join(words), "".join(others)
    for word, pole in _WITHOUT_SPACES.items():
        if word in run and word not in other_run:
            found |= {character: pole for character in word if character not in others}
    return found


def _telling(words: tuple[str, ...], others: tuple[str, ...]) -> list[str]:
    """Return the words that only the first text holds and that are said of its subject."""
    return [
        word
        for place, word in enumerate(words)
        if word not in others
        and (place == len(words) - 1 or (place > 0 and words[place - 1] in COPULAS) or word.startswith(_VERB_PREFIX))
    ]


def _is_prefixed(a: str, b: str) -> bool:
    shorter, longer = sorted((a, b), key=len)
    prefix = longer.removesuffix(shorter)
    if prefix == longer or prefix not in _PREFIXES or not longer.isprintable():
        return False
    return len(shorter) >= (_STEM_MIN if len(prefix) > 1 else _LONG)
