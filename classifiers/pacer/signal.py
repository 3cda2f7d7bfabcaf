"""What PACER reads in a statement: named signals, each ≥ 0, from folded raw text alone.

Nothing here sees case or spacing, so neither can flip a class.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from classifiers.pacer.lexicon import LEXICON, fold
from pipeline.domain.surface import Surface
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
_NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:[.,:]\d+)*(?![\w])")
_MEASURE: Final = re.compile(
    r"\d(?:[\d.,]*)? ?(?:%|ms|s|sec|seconds?|min|minutes?|hours?|h|days?|weeks?"
    r"|months?|years?|kb|mb|gb|tb|kib|mib|gib|px"
    r"|rpm|qps|rps|km|kg|m|cm|mm|v|w|a|hz|ghz|mhz|fps|tokens?|users?|requests?|rows?|times|x|million|billion|percent"
    r"|sekunder|sekunden|minuten|tage|stunden|jours|heures|días|horas|dias|giorni|ore|dager|timer|dagar|timmar|dage"
    r"|dagen|uur|дней|часов|минут|секунд|天|小时|分钟|秒|毫秒|日間|時間|分|秒間|يوم|ساعة|دقيقة|ثانية)\b"
)
_STRUCTURE: Final[Mapping[str, re.Pattern[str]]] = {
    "code": re.compile(r"`[^`]+`"),
    "path": re.compile(
        r"(?<![\w:/])(?:~|\.{1,2})?(?:/?[\w.@{}<>-]+/)+[\w.@{}<>*-]+|\b[\w-]+\.(?:py"
        r"|ts|tsx|js|jsx|json|ya?ml|toml|md|sh|sql|go|rs|java|cfg|ini|env|txt|css"
        r"|html|lock|log|pdf|csv)\b"
    ),
    "url": re.compile(r"https?://|\bwww\.|\b[\w-]+\.(?:com|org|net|io|dev)\b"),
    "address": re.compile(
        r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b|[\w.+-]+@[\w-]+\.\w+|(?<![\w`])@\w{2,}|:\d{2,5}\b"
    ),
    "symbol": re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b"),
    "call": re.compile(r"\b\w+\([^()]{0,60}\)"),
    "flag": re.compile(r"(?<![\w-])--?[a-z][\w-]+"),
    "hash": re.compile(r"\b(?=[a-f]*\d)[0-9a-f]{7,40}\b|#\d{2,}|\b[a-z]{2,6}-\d{2,}\b"),
    "line": re.compile(r"\bline[s]? \d+|:\d+(?:-\d+)?\b|\bl\d+\b"),
    "version": re.compile(r"\bv?\d+\.\d+(?:\.\d+)?\b"),
    "year": re.compile(r"\b(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?\b"),
    "equals": re.compile(r"\w ?(?:=|:=) ?[\w\"'`\[({]|: (?:\[|\"|'|\d)"),
    "arrow": re.compile(r"→|->|=>|⇒"),
    "dash": re.compile(r"(?:`|\*\*|\)|\w) (?:-|–|—|--) \w"),
    "quote": re.compile(r"[\"“”«»][^\"“”«»]{12,}[\"“”«»]"),
    "paren": re.compile(r"\([^)]{3,}\)"),
    "nickname": re.compile(r"[\"“'](?:the )?[\w-]+ (?:for|of|para|für|pour) [\w -]{2,20}[\"”']"),
    "ratio": re.compile(
        r"\b\d+ (?:of|out of|von|av|af|van|из|de|sur|su) (?:the )?\d+|\d ?%|\b(?:from"
        r"|von|de|fra|från|van|\u0441) [\d.,]+ ?\w* "
        r"(?:to|auf|a|à|til|till|naar|до) [\d.,]+|\b\d+/\d+\b|从\d+.{0,4}到\d|倍"
    ),
    "cite": re.compile(r"\[\d{1,3}\]"),
    "log": re.compile(
        r"\b\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}|\b\w+=[\w./:-]+ \w+=|\b(?:error|warn|warning|info|debug|fatal): "
        r"|(?:^|\] )(?:error|warn|warning|info|debug|fatal)\b"
    ),
}
_CONDITION: Final = re.compile(
    r"(?:^|[.:] )(?:to|for|pour|para|per|um|for å|för att|for at|om|чтобы|if|when|whenever"
    r"|before|after|once|unless|in case|wenn|falls|bevor|nachdem|sobald|si|cuando"
    r"|antes de"
    r"|después de|quand|lorsque|avant|après|se|quando|ao|depois de|prima di|dopo|hvis|når|før|etter|om|när|innan|efter"
    r"|inden|als|wanneer|voordat|если|когда|перед|после)\b[^,.:]{2,120}, (?:then |please |always )?"
)
"""A condition up to its comma: what follows is a clause of its own."""

_OPENING: Final[Mapping[str, re.Pattern[str]]] = {
    "bullet": re.compile(r"^[-*+•] "),
    "ordered": re.compile(r"^\(?\d{1,3}[.)] "),
    "checkbox": re.compile(r"^(?:[-*+] )?\[[ x]?\] "),
    "quoted": re.compile(r"^> "),
    "named_first": re.compile(
        r"^(?:[-*+•] |\d{1,3}[.)] )?[*`\"]*(?=[\w./@<>()-]*[_./@()])[\w./@<>()-]{3,}[*`\"]*"
        r"(?: \([^)]*\))? ?(?:-|–|—|--|:|=|→)(?: |$)"
    ),
    "code_first": re.compile(r"^(?:[-*+•] |\d{1,3}[.)] )?(?:\*\*)?`"),
    "bold_first": re.compile(r"^(?:[-*+•] |\d{1,3}[.)] )?\*\*"),
    "speaker": re.compile(
        r"^(?:[-*+•] )?[^\W\d_]+(?: \([^)]*\))?[:,] (?=.*(?:\bi\b|\bi'm|\bmy\b|\bwe\b|!|\bit's\b|\byou\b))"
    ),
    "verb_s": re.compile(
        r"^(?!this|its|class|always|process|access|news|was |is |has |does |as )[a-z]{3,}"
        r"[^s\W]s\b(?! (?:is|are|was|were|must|should|can|will|have|that|of|in)\b)"
    ),
    "noun_subject": re.compile(
        r"^(?:the|a|an|each|every|all|this|these|der|die|das|ein|eine|le|la|les"
        r"|un|une|el|los|las|o|os|as|il|lo|gli|de|het|een|den|det) "
    ),
}
_ORDER_FORM: Final = re.compile(
    r"[^\W\d_]{3,}ez|[^\W\d_]{2,}en sie|no [^\W\d_]{3,}(?:es|as)|[\u0430-\u044f\u0451]{2,}(?:йте|ите|йтесь|итесь|ьте)"
)
"""Imperatives that their ending shows: French, German and Russian polite forms."""
_LOOSE_PAST: Final = re.compile(
    r"\b(?!need|speed|feed|embed|indeed|exceed|proceed|succeed|bed\b|red\b|shared|based|required|used|supposed|allowed"
    r"|located|stored|defined|called|named|recommended|designed|intended|built|hosted|expired|limited|advanced|related)"
    r"[a-z]{2,}ed\b"
)
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
_PASSIVE: Final = re.compile(r"\b(?:is|are|be|being|gets?) (?:\w+ly |not |never |always )?[a-z]{2,}ed\b")
"""A passive of the present ends like a past, yet says what always holds."""
_SHORT: Final = 40
_LONG: Final = 160
_WIDE: Final = "\u2e80"


def read_signals(raw: str, surface: Surface) -> dict[str, float]:
    """Return the signals of a statement: cue kinds, structure, shape, words, and the surface it came from.

    A count weighs 1, 1.5 from two on: the third "must" says nothing new.
    """
    text = fold(raw[:MAX_READ])
    body = _LEAD.sub("", text, count=1) if _LEAD.match(text) else text
    signals: dict[str, float] = {"bias": 1.0, f"surface_{SURFACES[surface]}": 1.0}
    counts = _cue_counts(body)
    counts.update({name: len(pattern.findall(text)) for name, pattern in _STRUCTURE.items()})
    counts.update({name: int(bool(pattern.search(text))) for name, pattern in _OPENING.items() if name not in _OF_BODY})
    counts.update({name: int(bool(_OPENING[name].search(body))) for name in _OF_BODY})
    counts |= {"number": len(_NUMBER.findall(body)), "measure": len(_MEASURE.findall(body))}
    passive = len(_PASSIVE.findall(body))
    counts |= {"passive": passive, "past_form": max(0, len(_LOOSE_PAST.findall(body)) - passive)}
    signals.update({name: _dampen(count) for name, count in counts.items() if count})
    signals.update(_shape(body, is_fragment=not any(counts.get(kind) for kind in FINITE)))
    signals.update(words(body))
    return signals


_OF_BODY: Final = ("speaker", "verb_s", "noun_subject")


def _starts(body: str) -> frozenset[int]:
    """Return the places where a clause begins: the first, and what follows a stop, a colon or an arrow."""
    ends = (match.end() for pattern in (_CLAUSE, _CONDITION) for match in pattern.finditer(body))
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
    orders = {start for start in starts if _is_order(body, start)} | {p for kind, p in places if kind == "imperative"}
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
    return len(body) + sum(c >= _WIDE for c in body)


def _shape(body: str, *, is_fragment: bool) -> dict[str, float]:
    """Return what length and punctuation say: label, short, long, full stop, exclamation, share of identifiers.

    Identifiers make a look-up of a fragment; in a sentence they only say what it is about.
    """
    label = _LABEL.match(body)
    words = body.split()
    technical = sum(any(c in word for c in "_/`=(){}[]<>@#") or any(c.isdigit() for c in word) for word in words)
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
