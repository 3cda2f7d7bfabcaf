"""A guess at the language, from script and stop words: enough for the segmenter and for a label, no more."""

from __future__ import annotations

import re
from itertools import chain
from typing import Final

from pipeline.gate.cues import STOP_WORDS

_SCRIPTS: Final = (
    ("ja", re.compile(r"[\u3040-\u30ff]")),
    ("zh", re.compile(r"[\u4e00-\u9fff]")),
    ("ko", re.compile(r"[\uac00-\ud7af]")),
    ("ru", re.compile(r"[\u0400-\u04ff]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("th", re.compile(r"[\u0e00-\u0e7f]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
    ("he", re.compile(r"[\u0590-\u05ff]")),
    ("el", re.compile(r"[\u0370-\u03ff]")),
)
UNKNOWN: Final = "und"
"""The code of a script that none of these languages is written in."""
_OTHER: Final = re.compile(r"[\u0530-\u058f\u0700-\u08ff\u0980-\u0dff\u0e80-\u10ff\u1200-\u18af]")
_LATIN: Final = re.compile(r"[A-Za-z\u00c0-\u024f]")
_WORD: Final = re.compile(r"[a-z\u00df-\u024f]+")
_SAMPLE: Final = 2_000
"""Characters looked at: a turn shows its language in its first lines."""
_PRECEDENCE: Final = ("en", "es", "de", "fr", "pt", "it", "no", "sv", "da", "nl")
"""Who wins a tie of stop words; bokmål and Danish share most of theirs."""
_MIN_SCRIPT_SHARE: Final = 0.15
"""A statement in another script is full of Latin identifiers; a Latin one hardly ever holds so much of another."""


def guess(text: str, default: str = "en") -> str:
    """Return an ISO 639-1 code: by script where that decides, else by stop words, else `default`."""
    sample = text[:_SAMPLE]
    if not sample.isascii():
        latin = len(_LATIN.findall(sample))
        for code, pattern in _SCRIPTS:
            count = len(pattern.findall(sample))
            if count and count >= _MIN_SCRIPT_SHARE * (count + latin):
                return code
        if len(_OTHER.findall(sample)) > latin:
            return UNKNOWN
    return _by_stop_words(sample, default)


def _by_stop_words(sample: str, default: str) -> str:
    words = _WORD.findall(sample.lower())
    votes = [*chain.from_iterable(filter(None, map(STOP_WORDS.get, words)))]
    counts = {code: votes.count(code) for code in set(votes)}
    if not counts:
        return default
    most = max(counts.values())
    tied = [code for code in _PRECEDENCE if counts.get(code) == most]
    return default if default in tied else tied[0]
