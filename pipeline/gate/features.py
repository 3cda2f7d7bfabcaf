"""What is seen in a piece, by name: its form on the page, its words' kinds, its cues, its surface (SPEC §6)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.surface import Surface
from pipeline.gate.cues.family import Cue
from pipeline.gate.lexicon import BIT, FAMILIES, Sight, look, plain
from pipeline.gate.segment import Mark
from pipeline.gate.wording import clean, speech

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.gate.segment import Piece

_HEAVY: Final = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_HEAVY_WEIGHT: Final = 2.5
"""An unspaced script says in one character what takes a Latin word two or three letters."""
_CODE_SPAN: Final = re.compile(r"`[^`]+`")
_IDENTIFIER: Final = re.compile(
    r"\b\w+\(\)?|\b[a-zA-Z]\w*_\w+|\b[a-z]+[A-Z]\w*|(?:^|\s)[~.]?/?[\w.-]+/[\w./-]+|--[a-z][\w-]+|\b[A-Z]{2,}[A-Z_\d]*\b"
    r"|\b\w+\.(?:py|ts|tsx|js|json|md|ya?ml|toml|sh|go|rs|sql|cfg|env|log|txt|html|css|java|rb|c|h|cpp)\b"
)
_DIGIT: Final = re.compile(r"\d")
_MEASURE: Final = re.compile(
    r"\d\s?(?:%|ms|s|sec|min|h|hours?|days?|minutes?|seconds?|weeks?|months?|years?|[KMGT]i?B|kb|mb|gb|px|km|kg|°|x|A|V"
    r"|tokens?|rows?|users?|times|million|billion)\b|[$€£¥]\s?\d|\d{1,3}(?:[.,]\d{3})+|\bv?\d+\.\d+(?:\.\d+)+|\d+\.\d+%?"
)
_YEAR: Final = re.compile(r"\b(?:19|20)\d\d\b")
_LABEL: Final = re.compile(r"[*_`]*[^\s*_`:][^:\n]{0,50}[*_`]*\s?[:：][*_`]*\s+\S|[^\n:]{1,30}：\S|\*\*[^*\n]{1,60}\*\*\s*[:：–—=→-]\s*\S")
_DASH: Final = re.compile(r"\S\s(?:[–—-]|--)\s\S")
_ARROW: Final = re.compile(r"→|⇒|=>|->|⟶|➜")
_EMOJI: Final = re.compile(r"[\U0001f300-\U0001faff\u2600-\u27bf\u23f3]")
_END: Final = re.compile(r"[.。؟!！…][\"'”’»)\]*_`]*$")
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_URL: Final = re.compile(r"https?://\S+|www\.\S+")
_CITED: Final = re.compile(r"\[\d{1,3}\]")
_PARTY: Final = frozenset({Surface.OPERATOR_CHAT, Surface.SESSION_CONVERSATION, Surface.EXTERNAL_CONTACT})
_AGENT: Final = frozenset({Surface.AGENT_OUTPUT, Surface.AGENT_REFLECTION})
_DOCUMENT: Final = frozenset({Surface.DOCUMENT_INGEST, Surface.IMPORT})

_TINY, _SHORT, _MIDDLE = 12, 28, 70
"""Bounds in characters that carry meaning, below which a piece is tiny, short, middling."""
_FEW_WORDS: Final = 4


class View(NamedTuple):
    """A piece as the rules see it: raw words, clean text, what was said, its cues and how much meaning it carries."""

    piece: Piece
    surface: Surface
    text: str
    said: str
    sight: Sight
    weight: float
    words: int

    def shows(self, cue: Cue) -> bool:
        """True when the family is seen anywhere."""
        return bool(self.sight.seen & BIT[cue])

    def opens(self, cue: Cue) -> bool:
        """True when the family is seen at the onset."""
        return bool(self.sight.onset & BIT[cue])

    @property
    def is_party(self) -> bool:
        """True for text that a person typed."""
        return self.surface in _PARTY


def view(piece: Piece, surface: Surface) -> View:
    """Read a piece once; what the rules and the score need is in the view."""
    text = clean(piece.body)
    said = speech(text) if surface in _PARTY else text
    sight = look(plain(said), piece.language)
    return View(piece, surface, text, said, sight, meaning(text), len(_WORD.findall(said)))


def meaning(text: str) -> float:
    """Return the length in characters that carry meaning: letters and digits, those of an unspaced script 2.5 each."""
    count = sum(map(str.isalnum, text))
    return count if text.isascii() else count + (_HEAVY_WEIGHT - 1) * len(_HEAVY.findall(text))


def observe(seen: View) -> dict[str, float]:
    """Return the features of a view by name, each 1.0 or a small count; what is absent is left out."""
    return {"bias": 1.0, **_form(seen), **dict(_flags(seen)), **_cues(seen)}


def _form(seen: View) -> dict[str, float]:
    if seen.weight < _TINY:
        length = "tiny"
    elif seen.weight < _SHORT:
        length = "short"
    else:
        length = "middle" if seen.weight < _MIDDLE else "long"
    body = seen.piece.body
    return {
        f"length:{length}": 1.0,
        f"mark:{seen.piece.mark}": 1.0,
        "identifiers": float(min(3, len(_IDENTIFIER.findall(body)))),
        "code_spans": float(min(2, len(_CODE_SPAN.findall(body)))),
    }


def _flags(seen: View) -> Iterator[tuple[str, float]]:
    for name, pattern in _PATTERNS:
        if pattern.search(seen.piece.body):
            yield name, 1.0
    said = seen.said
    if said[:1].islower():
        yield "lower_onset", 1.0
    if seen.words < _FEW_WORDS and said.isascii():
        yield "few_words", 1.0
    if not seen.sight.seen & _PREDICATE and seen.words and said.istitle():
        yield "title_case", 1.0
    yield _surface_name(seen.surface), 1.0


_PATTERNS: Final = (
    ("ends_sentence", _END),
    ("ends_exclaiming", re.compile(r"[!！][\"'”’»)\]*_`]*$")),
    ("ends_open", re.compile(r"[,，、↓:：(\[{–—-]\s*$")),
    ("label_value", _LABEL),
    ("dash", _DASH),
    ("arrow", _ARROW),
    ("digit", _DIGIT),
    ("measure", _MEASURE),
    ("year", _YEAR),
    ("emoji", _EMOJI),
    ("url", _URL),
    ("cited", _CITED),
    ("bold_onset", re.compile(r"\*\*|__")),
    ("quoted", re.compile(r"[\"“«「].{2,}[\"”»」]")),
    ("equals", re.compile(r"\s[=≥≤<>≠]\s")),
    ("parenthesis", re.compile(r"\(.{3,}\)")),
)
_PREDICATE: Final = BIT[Cue.STATE] | BIT[Cue.RULE] | BIT[Cue.FINDING]


def _surface_name(surface: Surface) -> str:
    if surface in _PARTY:
        return "surface:person"
    if surface in _AGENT:
        return "surface:agent"
    return "surface:document" if surface in _DOCUMENT else "surface:tool"


def _cues(seen: View) -> dict[str, float]:
    found = {f"cue:{cue}": 1.0 for cue in FAMILIES if seen.sight.seen & BIT[cue]}
    found.update({f"onset:{cue}": 1.0 for cue in FAMILIES if seen.sight.onset & BIT[cue]})
    if not seen.sight.seen & _PREDICATE:
        found["no_predicate"] = 1.0
    if seen.is_party:
        found.update({f"person:{cue}": 1.0 for cue in _PERSONAL if seen.sight.seen & BIT[cue]})
    return found


_PERSONAL: Final = (Cue.GREETING, Cue.LIFE, Cue.SELF, Cue.RULE, Cue.IMPERATIVE, Cue.STANDING)
"""Families that mean something else when a person types them than when an agent writes them."""
