"""What is seen in a piece, by name: its form on the page, its words' kinds, its cues, its surface (SPEC §6)."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.surface import Surface
from pipeline.gate.cues import LANGUAGES
from pipeline.gate.cues.family import Cue
from pipeline.gate.form import count_code_spans, count_identifiers, ends_sentence, signs
from pipeline.gate.lexicon import BIT, FAMILIES, Sight, look, plain
from pipeline.gate.outline import Mark
from pipeline.gate.vocabulary import words
from pipeline.gate.wording import clean, speech

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pipeline.gate.segment import Piece

_HEAVY: Final = re.compile(r"[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_HEAVY_WEIGHT: Final = 2.5
"""An unspaced script says in one character what takes a Latin word two or three letters."""
_MEANINGLESS: Final = bytes(code for code in range(128) if not chr(code).isalnum())
_LABEL: Final = re.compile(
    r"[*_`]*[^\s*_`:][^:\n]{0,50}[*_`]*\s?[:：][*_`]*\s+\S|[^\n:]{1,30}：\S|\*\*[^*\n]{1,60}\*\*\s*[:：–—=→-]\s*\S"
)
_VALUE: Final = re.compile(r"[:：→]\s*|\s[–—-]\s")
_NOTHING: Final = Sight(0, 0)
_UNPAIRED: Final = re.compile(r"[=/,;:.)\]}~]")
_LETTER: Final = re.compile(r"[^\W\d_]")
_FOUR_WORDS: Final = re.compile(r"[\W\d_]*+(?:[^\W\d_]++(?:'[^\W\d_]++)?+[\W\d_]++){3}[^\W\d_]")
_PARTY: Final = frozenset({Surface.OPERATOR_CHAT, Surface.SESSION_CONVERSATION, Surface.EXTERNAL_CONTACT})
_AGENT: Final = frozenset({Surface.AGENT_OUTPUT, Surface.AGENT_REFLECTION})
_DOCUMENT: Final = frozenset({Surface.DOCUMENT_INGEST, Surface.IMPORT})

MAX_LENGTH: Final = 2_000
"""Characters; a longer piece is dropped as too long, and no rule reads further than this."""

_LENGTHS: Final = ((12, "tiny"), (28, "short"), (70, "middle"))
"""Bounds in characters that carry meaning; a longer piece is long."""


class View(NamedTuple):
    """A piece as the rules see it: raw words, clean text, what was said, its cues and how much meaning it carries."""

    piece: Piece
    surface: Surface
    text: str
    said: str
    sight: Sight
    value: Sight
    weight: float

    def shows(self, cue: Cue) -> bool:
        """True when the family is seen anywhere."""
        return bool(self.sight.seen & BIT[cue])

    def opens(self, cue: Cue) -> bool:
        """True when the family is seen at the onset."""
        return bool(self.sight.onset & BIT[cue])

    @property
    def has_rules(self) -> bool:
        """True where there are cues of its language; where there are none, that none is seen says nothing."""
        return self.piece.language in LANGUAGES

    @property
    def is_party(self) -> bool:
        """True for text that a person typed."""
        return self.surface in _PARTY


def view(piece: Piece, surface: Surface) -> View:
    """Read a piece once; what the rules and the score need is in the view."""
    if len(piece.body) > MAX_LENGTH:
        piece = piece._replace(body=piece.body[: MAX_LENGTH + 1])
    text = clean(piece.body)
    said = speech(text) if surface in _PARTY else text
    sight = look(plain(said), piece.language)
    label = _VALUE.search(text) if _LABEL.match(piece.body) else None
    value = look(plain(text[label.end() :]), piece.language) if label else _NOTHING
    return View(
        piece,
        surface,
        text,
        said,
        sight,
        value,
        meaning(text),
    )


def meaning(text: str) -> float:
    """Return the length in characters that carry meaning: letters and digits, those of an unspaced script 2.5 each."""
    if text.isascii():
        return len(text.encode().translate(None, _MEANINGLESS))
    return sum(map(str.isalnum, text)) + (_HEAVY_WEIGHT - 1) * len(_HEAVY.findall(text))


def observe(seen: View) -> dict[str, float]:
    """Return the features of a view by name, each ≥ 0; what is absent is left out."""
    return observe_form(seen) | words(seen.said)


def observe_form(seen: View) -> dict[str, float]:
    """Return all features but those of the words."""
    own = dict.fromkeys(chain(("bias",), _flags(seen), _cues(seen), _combined(seen)), 1.0) | _form(seen)
    paired = _PAIRED[_surface_name(seen.surface)]
    return own | {paired[name]: value for name, value in own.items() if name in paired}


def _form(seen: View) -> dict[str, float]:
    body = seen.piece.body
    return {
        f"length:{_length(seen.weight)}": 1.0,
        f"mark:{seen.piece.mark}": 1.0,
        "identifiers": count_identifiers(body),
        "code_spans": count_code_spans(body),
    }


def _length(weight: float) -> str:
    return next((name for bound, name in _LENGTHS if weight < bound), "long")


def _flags(seen: View) -> Iterator[str]:
    yield from signs(seen.piece.body)
    said = seen.said
    if said[:1].islower():
        yield "lower_onset"
    if said.isascii() and not _FOUR_WORDS.match(said):
        yield "few_words"
    if not seen.sight.seen & _PREDICATE and said.istitle() and _LETTER.search(said):
        yield "title_case"
    if seen.piece.section:
        yield f"under:{seen.piece.section}"
    yield _surface_name(seen.surface)


_EXPLAINED: Final = BIT[Cue.RULE] | BIT[Cue.CAUSE] | BIT[Cue.CONDITION] | BIT[Cue.FINDING]
_PREDICATE: Final = BIT[Cue.STATE] | BIT[Cue.RULE] | BIT[Cue.FINDING]


def _surface_name(surface: Surface) -> str:
    if surface in _PARTY:
        return "surface:person"
    if surface in _AGENT:
        return "surface:agent"
    return "surface:document" if surface in _DOCUMENT else "surface:tool"


def _cues(seen: View) -> Iterator[str]:
    whole, onset, value = seen.sight.seen, seen.sight.onset, seen.value.onset
    for bit, anywhere, opening in _CUE_NAMES:
        if whole & bit:
            yield anywhere
        if onset & bit:
            yield opening
    for bit, opening in _VALUE_NAMES:
        if value & bit:
            yield opening
    if seen.is_party:
        yield from (name for bit, name in _PERSON_NAMES if whole & bit)


def _combined(seen: View) -> Iterator[str]:
    """What two signs mean together and neither alone."""
    if seen.has_rules and not seen.sight.seen & _PREDICATE:
        yield f"no_predicate:{_length(seen.weight)}"
    yield from (name for name, holds in _COMBINED if holds(seen))


def _is_unpaired(body: str) -> bool:
    """True where a mark opens and never closes, or the piece begins with one that closes."""
    if _UNPAIRED.match(body) or body.count("`") % 2 or body.count("(") > body.count(")"):
        return True
    return body.count('"') % 2 == 1 or body.count("“") != body.count("”")


_CUE_NAMES: Final = tuple((BIT[cue], f"cue:{cue}", f"onset:{cue}") for cue in FAMILIES)
_VALUE_NAMES: Final = tuple(
    (BIT[cue], f"value:{cue}")
    for cue in (Cue.TASK, Cue.IMPERATIVE, Cue.NARRATION, Cue.DEICTIC, Cue.STATE, Cue.EPHEMERAL, Cue.DONE)
)
"""Families that tell an action item from a value when they open what follows a label."""

_PERSON_NAMES: Final = tuple(
    (BIT[cue], f"person:{cue}")
    for cue in (
        Cue.GREETING,
        Cue.LIFE,
        Cue.SELF,
        Cue.RULE,
        Cue.IMPERATIVE,
        Cue.STANDING,
        Cue.ADDRESS,
        Cue.DEICTIC,
    )
)
"""Families that mean something else when a person types them than when an agent writes them."""

_COMBINED: Final[tuple[tuple[str, Callable[[View], bool]], ...]] = (
    ("box:document", lambda seen: seen.surface in _DOCUMENT and seen.piece.mark in {Mark.OPEN_BOX, Mark.DONE_BOX}),
    ("bare_noise", lambda seen: seen.shows(Cue.NOISE) and not seen.sight.seen & _EXPLAINED),
    ("bare_done", lambda seen: seen.opens(Cue.DONE) and not seen.sight.seen & _EXPLAINED),
    ("listed_task", lambda seen: seen.opens(Cue.TASK) and seen.piece.mark is not Mark.PLAIN),
    ("documented_step", lambda seen: seen.opens(Cue.IMPERATIVE) and seen.surface in _DOCUMENT),
    ("task_label", lambda seen: seen.value is not _NOTHING and seen.opens(Cue.TASK)),
    ("unpaired", lambda seen: _is_unpaired(seen.piece.body)),
    ("plain_life", lambda seen: seen.is_party and seen.shows(Cue.LIFE) and not seen.shows(Cue.GREETING)),
    ("listed_sentence", lambda seen: seen.piece.mark is Mark.BULLET and ends_sentence(seen.piece.body)),
)

_PAIRED: Final = {
    surface: {
        name: f"{surface.removeprefix('surface:')}:{name}"
        for name in (
            *(f"length:{length}" for length in ("tiny", "short", "middle", "long")),
            *(f"mark:{mark}" for mark in Mark),
            "bold_onset",
            "code_spans",
            "digit",
            "ends_sentence",
            "label_value",
            "lower_onset",
        )
    }
    for surface in ("surface:person", "surface:agent", "surface:document", "surface:tool")
}
"""Signs of form that mean one thing in a report and another in a chat: each also counts with its surface."""
