"""All cues of all languages in one automaton: one pass tells which families a statement shows, and at its onset."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ahocorasick_rs import AhoCorasick

from pipeline.gate.cues import LANGUAGES
from pipeline.gate.cues.family import Cue, phrases

if TYPE_CHECKING:
    from collections.abc import Mapping

FAMILIES: Final = tuple(Cue)
BIT: Final[Mapping[Cue, int]] = {cue: 1 << index for index, cue in enumerate(FAMILIES)}

_NO_WORD: Final = re.compile(r"[\W_]+")
_LETTERS: Final = bytes(ord(chr(code).lower()) if chr(code).isalnum() else ord(" ") for code in range(128)) + bytes(128)
"""ASCII as the automaton reads it: lower-case letters and digits, blanks for the rest."""
_VOWEL_MARKS: Final = re.compile(r"[\u064b-\u0652\u0640]")
"""Arabic is written with or without them; cues stand without."""
_UNSPACED: Final = re.compile(r"[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
_OWN_LANGUAGE_ONLY: Final = 6
"""A single word up to this length is a cue in its own language alone: French "car" is no English car."""
_ANY: Final = "*"
_LANGUAGES_REMEMBERED: Final = 64
_KIN: Final = {"no": ("no", "da"), "da": ("da", "no")}
"""Languages too close for a guess to part: their short words count in both."""


class Sight(NamedTuple):
    """Families seen anywhere and families seen at the onset, as bit sets of `BIT`."""

    seen: int
    onset: int


def plain(text: str) -> str:
    """Return the text as the automaton reads it: lower case, words single-spaced, a blank at each end."""
    if text.isascii():
        return f" {b' '.join(text.encode().translate(_LETTERS).split()).decode()} "
    return f" {_NO_WORD.sub(' ', _VOWEL_MARKS.sub('', text).lower()).strip()} "


def look(text: str, language: str) -> Sight:
    """Return the families of `text`, which must be `plain`. Linear in its length."""
    seen = onset = 0
    bits = _bits_in(language)
    for pattern, start, _ in _AUTOMATON.find_matches_as_indexes(text, overlapping=True):
        found = bits[pattern]
        seen |= found
        if start <= 1:
            onset |= found
    return Sight(seen, onset)


@lru_cache(_LANGUAGES_REMEMBERED)
def _bits_in(language: str) -> tuple[int, ...]:
    """Return the families of each pattern in a text of that language."""
    return tuple(bits.get(_ANY, 0) | bits.get(language, 0) for bits in _TABLE.values())


def pattern_of(phrase: str) -> str:
    """Return a phrase as the automaton looks for it in a `plain` text; a `*` behind it leaves its end open."""
    if _UNSPACED.search(phrase):
        return _NO_WORD.sub(" ", phrase).strip()
    words = plain(phrase)
    return words.rstrip() if phrase.endswith("*") else words


def _needs_own_language(code: str, pattern: str) -> bool:
    word = pattern.strip()
    return code != "en" and pattern.isascii() and " " not in word and len(word) <= _OWN_LANGUAGE_ONLY


def _table() -> dict[str, dict[str, int]]:
    """Return for each pattern the families it stands for, by the language it counts in (`*` for any)."""
    table: dict[str, dict[str, int]] = {}
    for code, language in LANGUAGES.items():
        for cue, listing in language.cues.items():
            for phrase in phrases(listing):
                pattern = pattern_of(phrase)
                bits = table.setdefault(pattern, {})
                for where in _KIN.get(code, (code,)) if _needs_own_language(code, pattern) else (_ANY,):
                    bits[where] = bits.get(where, 0) | BIT[cue]
    return table


_TABLE: Final = _table()
_AUTOMATON: Final = AhoCorasick(tuple(_TABLE))
