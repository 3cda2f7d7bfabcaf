"""What PACER reads in a statement: named signals, each ≥ 0, from folded raw text alone.

Nothing here sees case or spacing, so neither can flip a class.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from classifiers.pacer.lexicon import LEXICON, fold
from classifiers.pacer.structure import count_forms, count_marks
from pipeline.domain.surface import Surface
from pipeline.gate.memo import Memo
from pipeline.gate.sieve import Guarded, Sieve
from pipeline.gate.vocabulary import words

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_READ: Final = 2_000
"""Characters of a statement that are read; what it is shows itself early."""

SURFACES: Final[Mapping[Surface, str]] = {
    Surface.OPERATOR_CHAT: "told",
    Surface.SESSION_CONVERSATION: "told",
    Surface.EXTERNAL_CONTACT: "told",
    Surface.AGENT_OUTPUT: "agent",
    Surface.AGENT_REFLECTION: "agent",
    Surface.TOOL_OUTPUT: "tool",
    Surface.DOCUMENT_INGEST: "document",
    Surface.IMPORT: "document",
}
"""Surfaces that say the same about the class share a prior."""

_LEAD: Final = re.compile(
    r"(?:[-*+•–—>#|]+ |\(?\d{1,3}[.)] |\[[ x]?\] |[✅❌⚠️🔴🟢📌💡✔✓☐☑→]+ ?|[*_~\"“”'«]+|\\ ?|\[!\w+\] ?)+"
)
_CLAUSE: Final = re.compile(
    r"(?:[.!?;:] |[.!?:]\*\* ?|: ?\*{0,2}|→ ?|, then | and then | -- | – | — )[*_\"'(]*|[。\uff01\uff1f\uff1b\uff1a、]"
)
_LABEL: Final = re.compile(r"^[^.:!?。]{1,48}?(?:\*\*)?:(?:\*\*)? |^[^.:!?。\uff1a]{1,24}\uff1a|^\*\*[^*]{1,60}\*\*")
_CONDITION: Final = re.compile(
    r"(?:^|[.:] )(?:to|for|pour|para|per|um|for å|för att|for at|om|чтобы|if|when|whenever"
    r"|before|after|once|unless|in case|wenn|falls|bevor|nachdem|sobald|si|cuando"
    r"|antes de"
    r"|después de|quand|lorsque|avant|après|se|quando|ao|depois de|prima di|dopo|hvis|når|før|etter|om|när|innan|efter"
    r"|inden|als|wanneer|voordat|если|когда|перед|после)\b[^,.:]{2,120}, (?:then |please |always )?"
)
"""A condition up to its comma: what follows is a clause of its own."""
BREAKS: Final = Sieve(
    (
        Guarded(_CLAUSE, (". ! ? ; : → , - – — 。 \uff01 \uff1f \uff1b \uff1a 、 then",)),
        Guarded(_CONDITION, (",",)),
    )
)

_ORDER_FORM: Final = re.compile(
    r"[^\W\d_]{3,}ez|[^\W\d_]{2,}en sie|no [^\W\d_]{3,}(?:es|as)|[\u0430-\u044f\u0451]{2,}(?:йте|ите|йтесь|итесь|ьте)"
)
"""Imperatives that their ending shows: French, German and Russian polite forms."""
_COMPOUND: Final = re.compile(r"[^\W\d_]+-[^\W\d_]")
"""A word that goes on behind a hyphen: "back-pressure" orders nobody to back."""
LABEL_KINDS: Final = ("label_rule", "label_idea", "label_case")
"""Kinds of cue that count in a label alone."""
FINITE: Final = (
    "explain",
    "define",
    "modal",
    "always",
    "forbid",
    "advise",
    "imperative",
    "observe",
    "past",
    "cause",
    "decide",
    "self",
    "culprit",
    "liken",
    "past_form",
)
"""Kinds of cue that only a sentence holds: one of them, and a statement is no mere fragment."""
_TREATED: Final = re.compile(r"\b(?:treat|handle|name|format|write|spell|use) [^.]{0,40}?\blike\b")
"""How a thing is to be dealt with, and not what it is like."""
_WHOLLY_BOLD: Final = re.compile(r"\*\*[^*]+\*\*")
_SHORT: Final = 40
_LONG: Final = 160
_WIDE: Final = "\u2e80"


def _is_technical(word: str) -> bool:
    return any(c in "_/`=(){}[]<>@#" or c.isdigit() for c in word)


_TECHNICAL: Final = Memo(_is_technical, limit=8_192)
"""By word: whether it is an identifier or holds a figure."""


def read_signals(raw: str, surface: Surface) -> dict[str, float]:
    """Return the signals of a statement: cue kinds, structure, shape, words, and the surface it came from.

    A count weighs 1, 1.5 from two on: the third "must" says nothing new.
    """
    text = fold(raw[:MAX_READ])
    if _WHOLLY_BOLD.fullmatch(text):
        text = text[2:-2]
    body = _LEAD.sub("", text, count=1) if _LEAD.match(text) else text
    signals: dict[str, float] = {"bias": 1.0, f"surface_{SURFACES[surface]}": 1.0}
    counts = _cue_counts(body)
    counts |= count_marks(text) | count_forms(body)
    if "liken" in counts and _TREATED.search(body):
        del counts["liken"]
    if "past_form" in counts:
        # A passive of the present ends like a past, yet says what always holds.
        counts["past_form"] = max(0, counts["past_form"] - counts.get("passive", 0))
    signals.update({name: _dampen(count) for name, count in counts.items() if count})
    signals.update(_shape(body, is_fragment=not any(counts.get(kind) for kind in FINITE)))
    signals.update(words(body))
    return signals


def _starts(body: str) -> frozenset[int]:
    """Return the places where a clause begins: the first, and what follows a stop, a colon or an arrow."""
    ends = (match.end() for pattern in BREAKS.through(body) for match in pattern.finditer(body))
    return frozenset({0, *ends})


def _cue_counts(body: str) -> dict[str, int]:
    """Count the cues of each kind, with `command` for an order that opens the statement.

    What a label announces, a rule ("Fix:"), an idea ("Purpose:") or a case ("Result:"), counts in the label alone.
    """
    starts = _starts(body)
    label = _LABEL.match(body)
    label_end = label.end() if label else 0
    places = LEXICON.find_places(body, starts)
    counts = Counter(kind for kind, place in places if place < label_end or kind not in LABEL_KINDS)
    orders = {start for start in starts if _is_order(body, start)}
    orders |= {place for kind, place in places if kind == "imperative" and not _COMPOUND.match(body, place)}
    counts.pop("imperative", None)
    if orders:
        counts["imperative"] = len(orders)
        counts["command"] = int(0 in orders)
    return dict(counts)


def _is_order(body: str, start: int) -> bool:
    match = _ORDER_FORM.match(body, start)
    return match is not None and not body[match.end() : match.end() + 1].isalnum()


def _dampen(count: int) -> float:
    return 1.0 if count == 1 else 1.5


def _width(body: str) -> int:
    """Return the length in columns: a character of a script without blanks says as much as two letters."""
    return len(body) if body.isascii() else len(body) + sum(c >= _WIDE for c in body)


def _shape(body: str, *, is_fragment: bool) -> dict[str, float]:
    """Return what length and punctuation say: label, short, long, full stop, exclamation, share of identifiers.

    Identifiers make a look-up of a fragment; in a sentence they only say what it is about.
    """
    label = _LABEL.match(body)
    words = body.split()
    technical = sum(map(_TECHNICAL.__getitem__, words))
    shape = {
        "label": float(label is not None),
        "label_short": float(label is not None and len(body) - label.end() <= _SHORT),
        "short": float(_width(body) <= _SHORT),
        "long": float(_width(body) > _LONG),
        "stop": float(body.rstrip("*_\"')`").endswith((".", "。", "؟", "!"))),
        "exclaim": float("!" in body),
        "fragment": float(is_fragment),
        "dense_fragment" if is_fragment else "dense_sentence": technical / max(len(words), 1),
    }
    return {name: value for name, value in shape.items() if value}
