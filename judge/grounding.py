"""Whether a formed statement says only what the candidates it cites say: its words, values, names and denials."""

# ruff: noqa: RUF001 - marks of other scripts are the data here

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.light_cue import LIGHT
from judge.wording import content, names, stem, tokens
from pipeline.lifecycle.equality import values_of
from pipeline.lifecycle.negation import affirmed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.lifecycle.equality import Values

WORDS_SUPPORTED: Final = 0.5
"""Share of topic words that must come from the sources: a statement that stands alone names its subject anew, and
inflects; one that was made up shares little more than its grammar."""
PREFIX: Final = 4
"""Words that share this many first characters are forms of one word; of shorter ones, one must begin the other."""
_LIGHT_STEMS: Final = frozenset(map(stem, LIGHT))
_SMALL: Final = 2
"""Latin words this short carry grammar, whatever the language."""
_ANSWER: Final = re.compile(
    r"^\W*(?:no(?:,? wait)?|nope|nein|non|nei|nej|nee|não|нет|不|いいえ|لا)\s*[,.;:!，。、–-]\s*", re.IGNORECASE
)
"""A "No," in front answers what was said before; it denies nothing of what follows."""


def unsupported(text: str, sources: Sequence[str]) -> tuple[str, ...]:
    """Return what the sources do not say, () when all is grounded: values, names, `negation`, or `words`.

    >>> unsupported("The API port is 9191.", ["API listens on port 9090"])
    ('9191',)
    >>> unsupported("The API port is 9090.", ["the API listens on port 9090"])
    ()
    """
    said = values_of(text)
    known = [values_of(_ANSWER.sub("", source)) for source in sources]
    missing = sorted(_stated(said) - frozenset(value for values in known for value in _stated(values)))
    words = frozenset(word for source in sources for word in tokens(source))
    missing += sorted(name for name in names(text) if not any(_is_form_of(name.casefold(), word) for word in words))
    if not _denies_alike(text, sources):
        missing.append("negation")
    if _share_supported(text, sources) < WORDS_SUPPORTED:
        missing.append("words")
    return tuple(missing)


def _denies_alike(text: str, sources: Sequence[str]) -> bool:
    """True when one of the sources denies as the text does; a contrast may be worded with a denial or without."""
    if any(cue.contrasts(words) for words in (text, *sources)):
        return True
    denied = bool(values_of(text).denials)
    if not denied and any(_share_supported(text, [affirmed(source)]) >= WORDS_SUPPORTED for source in sources):
        return True
    return any(bool(values_of(_ANSWER.sub("", source)).denials) is denied for source in sources)


def _stated(values: Values) -> frozenset[str]:
    return values.digits | values.units | values.dates | values.identifiers


def _share_supported(text: str, sources: Sequence[str]) -> float:
    words = frozenset(w for w in content(text) - _LIGHT_STEMS if len(w) > _SMALL or not w.isascii())
    known = frozenset(word for source in sources for word in content(source))
    supported = sum(any(_is_form_of(word, other) for other in known) for word in words)
    return supported / len(words) if words else 0.0


def _is_form_of(word: str, other: str) -> bool:
    shorter, longer = sorted((word, other), key=len)
    return word == other or word[:PREFIX] == other[:PREFIX] or (len(shorter) > 1 and longer.startswith(shorter))
