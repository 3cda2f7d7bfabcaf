"""What a query asks for, so that recall can weigh its voices (SPEC §12): deterministic, cues per language."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from classifiers.intent_cue import CUES
from classifiers.pacer.lexicon import Lexicon, fold


class Intent(StrEnum):
    """Kinds of question, in the order that settles ties. `GENERAL` is the rest."""

    TEMPORAL = "temporal"
    FACTUAL = "factual"
    ENTITY = "entity"
    PREFERENCE = "preference"
    PROCEDURAL = "procedural"
    GENERAL = "general"


_LEXICON: Final = Lexicon(CUES.items())
WEIGHT: Final = {
    Intent.TEMPORAL: 1.1,
    Intent.FACTUAL: 1.0,
    Intent.ENTITY: 1.2,
    Intent.PREFERENCE: 1.6,
    Intent.PROCEDURAL: 1.5,
}
"""How much one cue says: "what" opens nearly every question, "prefer" only one kind of them."""


def intent_of(query: str) -> Intent:
    """Return the intent whose cues weigh most, `GENERAL` when none occurs.

    "What did we decide last week" is temporal, "how does auth work" procedural, "who owns billing" an entity.
    """
    found = _LEXICON.find(fold(query))
    scores = {intent: found.get(intent.value, 0) * weight for intent, weight in WEIGHT.items()}
    best = max(scores, key=lambda intent: scores[intent])  # the first of equals
    return best if scores[best] else Intent.GENERAL
