"""Rules inside JSON: a string that lays one down is a statement of its own, though the data around it is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.gate.cues.family import Cue
from pipeline.gate.language import guess
from pipeline.gate.lexicon import BIT, look, plain

if TYPE_CHECKING:
    from collections.abc import Iterator

_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.){0,2000})"(\s*:)?')
"""A string, and the colon that makes a key of it."""
_SENTENCE: Final = re.compile(r"[^\W\d_a-z][^\\{}<>=]*[.!。！।]$")  # noqa: RUF001 - full stops of other scripts
_SEVERAL: Final = re.compile(r"[.!?] |[。！？].")  # noqa: RUF001 - full stops of other scripts
_RULES: Final = BIT[Cue.RULE] | BIT[Cue.STANDING]
_MIN_WORDS: Final = 4
_MIN_UNSPACED: Final = 8


def rules_within(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the spans of the strings in `text[start:end]`, which is JSON, that are sentences and state a rule."""
    for match in _STRING.finditer(text, start, end):
        value = match[1]
        if (
            not match[2]
            and _SENTENCE.match(value)
            and _is_long(value)
            and look(plain(value), guess(value)).seen & _RULES
        ):
            yield match.start(1), match.end(1)


def _is_long(value: str) -> bool:
    """True for one sentence of some length; several are a message."""
    if _SEVERAL.search(value):
        return False
    return len(value.split()) >= _MIN_WORDS or (not value.isascii() and len(value) >= _MIN_UNSPACED)
