"""Fusion: what the voices say of one memory becomes its relevance, weighted by the question's intent (SPEC §12).

Each voice gives a share in [0, 1], not a rank: a rank throws away how far the first is ahead of the second, and that
is most of what a voice knows (docs/decisions/0010).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pipeline.domain.recall import Voice
from pipeline.policy import INTENT_SCALE, VOICE_WEIGHT

if TYPE_CHECKING:
    from collections.abc import Mapping


class Heard(NamedTuple):
    """What speaks for a memory, each in [0, 1]; None where it cannot be measured.

    `lexical`: the share of the question's words that it has, by how rare they are. `semantic`: its calibrated
    cosine. `graph`: how well the best memory beside it answers, times how near that one is. `temporal`: 1 for the
    newest memory, falling to 0.
    """

    lexical: float | None = None
    semantic: float | None = None
    graph: float = 0.0
    temporal: float = 0.0


def voice_weights(intent: str) -> dict[Voice, float]:
    """Return the weight (> 0) of each voice under an intent; an unknown intent reads as general."""
    scale = INTENT_SCALE.get(intent, {})
    return {voice: weight * scale.get(voice, 1.0) for voice, weight in VOICE_WEIGHT.items()}


def direct(heard: Heard, weights: Mapping[Voice, float]) -> float:
    """Return how well a memory answers by itself, in [0, 1]: the weighted mean of words and meaning.

    What cannot be measured lowers nobody: without a vector the words speak alone.

    >>> weights = voice_weights("general")
    >>> direct(Heard(0.4, 0.8), weights), direct(Heard(0.4), weights), direct(Heard(), weights)
    (0.6000000000000001, 0.4, 0.0)
    """
    said = ((Voice.LEXICAL, heard.lexical), (Voice.SEMANTIC, heard.semantic))
    known = [(weights[voice], value) for voice, value in said if value is not None]
    total = sum(weight for weight, _ in known)
    return sum(weight * value for weight, value in known) / total if known else 0.0


def relevance(heard: Heard, weights: Mapping[Voice, float]) -> float:
    """Return how well a memory answers, in [0, 1]: 1 − (1 − direct)·(1 − w·graph)·(1 − w·temporal).

    A neighbour that answers well lifts what answers less well itself: the reply stands beside its question. The
    newest memory is lifted a little, more under a question about time. Neither can lower.

    >>> round(relevance(Heard(0.2, 0.4, graph=0.8), voice_weights("general")), 3)
    0.524
    """
    lifts = (weights[Voice.GRAPH] * heard.graph, weights[Voice.TEMPORAL] * heard.temporal)
    doubt = 1.0 - direct(heard, weights)
    for lift in lifts:
        doubt *= 1.0 - lift
    return 1.0 - doubt
