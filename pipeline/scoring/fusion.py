"""Fusion: what the voices say of one memory becomes its relevance, weighted by the question's intent (SPEC §12).

Each voice gives a share in [0, 1], not a rank: a rank throws away how far the first is ahead of the second, and that
is most of what a voice knows (docs/decisions/0008).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.recall import Voice
from pipeline.policy import INTENT_SCALE, VOICE_WEIGHT

if TYPE_CHECKING:
    from collections.abc import Mapping


class Heard(NamedTuple):
    """What the voices say for a memory, each in [0, 1]; 0 where one says nothing or cannot be asked.

    `lexical`: the share of the question's words that it has, by how rare they are. `semantic`: its calibrated
    cosine. `graph`: how well the best memory beside it answers, times how near that one is. `temporal`: 1 for the
    newest memory, falling to 0.
    """

    lexical: float = 0.0
    semantic: float = 0.0
    graph: float = 0.0
    temporal: float = 0.0


def voice_weights(intent: str) -> dict[Voice, float]:
    """Return the weight, in (0, 1], of each voice under an intent; an unknown intent reads as general."""
    scale = INTENT_SCALE.get(intent, {})
    return {voice: min(weight * scale.get(voice, 1.0), 1.0) for voice, weight in VOICE_WEIGHT.items()}


GREATEST_WEIGHT: Final[Mapping[Voice, float]] = {
    voice: max(voice_weights(intent)[voice] for intent in INTENT_SCALE) for voice in Voice
}
"""The most that each voice weighs under any intent: what is under the floor even so answers no question."""


def relevance(heard: Heard, weights: Mapping[Voice, float]) -> float:
    """Return how well a memory answers, in [0, 1]: 1 − Π(1 − weight·share) over the voices.

    Each voice is a witness that leaves its part of the doubt. No voice lowers what another says, so a question in
    another language than its answer, or a memory without a vector, is not held back by the voice that is silent.

    >>> weights = voice_weights("general")
    >>> round(relevance(Heard(lexical=0.5, semantic=0.5), weights), 4)
    0.64
    >>> round(relevance(Heard(semantic=0.5), weights), 4), round(relevance(Heard(semantic=0.5, graph=0.8), weights), 4)
    (0.4, 0.64)
    """
    return 1.0 - (
        (1.0 - weights[Voice.LEXICAL] * heard.lexical)
        * (1.0 - weights[Voice.SEMANTIC] * heard.semantic)
        * (1.0 - weights[Voice.GRAPH] * heard.graph)
        * (1.0 - weights[Voice.TEMPORAL] * heard.temporal)
    )
