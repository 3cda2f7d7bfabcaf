"""Cues as data, one module of literals per language. All languages run together in one automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.gate.cues.ar import ARABIC
from pipeline.gate.cues.da import DANISH
from pipeline.gate.cues.de import GERMAN
from pipeline.gate.cues.en import ENGLISH
from pipeline.gate.cues.es import SPANISH
from pipeline.gate.cues.fr import FRENCH
from pipeline.gate.cues.it import ITALIAN
from pipeline.gate.cues.ja import JAPANESE
from pipeline.gate.cues.ko import KOREAN
from pipeline.gate.cues.nl import DUTCH
from pipeline.gate.cues.no import NORWEGIAN
from pipeline.gate.cues.pt import PORTUGUESE
from pipeline.gate.cues.ru import RUSSIAN
from pipeline.gate.cues.sv import SWEDISH
from pipeline.gate.cues.th import THAI
from pipeline.gate.cues.zh import CHINESE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pipeline.gate.cues.family import Language

LANGUAGES: Final[Mapping[str, Language]] = {
    "ar": ARABIC,
    "da": DANISH,
    "de": GERMAN,
    "en": ENGLISH,
    "es": SPANISH,
    "fr": FRENCH,
    "it": ITALIAN,
    "ja": JAPANESE,
    "ko": KOREAN,
    "nl": DUTCH,
    "no": NORWEGIAN,
    "pt": PORTUGUESE,
    "ru": RUSSIAN,
    "sv": SWEDISH,
    "th": THAI,
    "zh": CHINESE,
}
"""By ISO 639-1 code; `no` stands for bokmål and nynorsk."""


def _languages_by_word() -> dict[str, tuple[str, ...]]:
    words: dict[str, tuple[str, ...]] = {}
    for code, language in LANGUAGES.items():
        for word in language.stop_words.split():
            words[word] = (*words.get(word, ()), code)
    return words


STOP_WORDS: Final[Mapping[str, tuple[str, ...]]] = _languages_by_word()
"""Which languages a stop word belongs to."""

ABBREVIATIONS: Final = frozenset(word for language in LANGUAGES.values() for word in language.abbreviations.split())
"""Words that end in a dot and end no sentence, lower case, of all languages."""
