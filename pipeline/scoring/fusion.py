"""Fusion: reciprocal rank of every voice, weighted by the question's intent (SPEC §12).

Ranks gather candidates and give half of their relevance; the size of a cosine is kept apart, for a rank throws
it away.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

from pipeline.policy import INTENT_SCALE, RRF_K, VOICE_WEIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pipeline.domain.memory import MemoryId
    from pipeline.domain.recall import Hit, Voice


def voice_weights(voices: Iterable[Voice], intent: str) -> dict[Voice, float]:
    """Return the weight (> 0) of each voice under an intent; an unknown intent reads as general.

    A temporal question raises the temporal voice from 0.15 to 0.30.
    """
    scale = INTENT_SCALE.get(intent, {})
    return {voice: VOICE_WEIGHT[voice] * scale.get(voice, 1.0) for voice in voices}


def reciprocal_rank(weight: float, rank: int) -> float:
    """Return what a hit at `rank` (from 0) adds: weight/(60 + rank + 1); the first of weight 0.35 adds 0.00574."""
    return weight / (RRF_K + rank + 1)


def fuse(hits: Mapping[Voice, Sequence[Hit]], intent: str) -> dict[MemoryId, float]:
    """Return each memory's share, in (0, 1], of the highest sum that the voices that answered could give.

    The highest sum is a first place in every voice. A voice that could not answer is not in `hits` and lowers
    nobody; one that answered with nothing is, and does. A memory that is first in two voices of weight 0.35 and
    0.25, of four that sum to 1, has 0.6. The order in which voices or hits are given changes nothing, and a voice
    that names a memory twice is heard once, at its best rank.
    """
    weights = voice_weights(hits, intent)
    highest = math.fsum(reciprocal_rank(weight, 0) for weight in weights.values())
    sums: defaultdict[MemoryId, list[float]] = defaultdict(list)
    for voice in hits:
        for memory_id, rank in _best_ranks(hits[voice]).items():
            sums[memory_id].append(reciprocal_rank(weights[voice], rank))
    return {memory_id: min(math.fsum(parts) / highest, 1.0) for memory_id, parts in sums.items()}


def _best_ranks(hits: Sequence[Hit]) -> dict[MemoryId, int]:
    best: dict[MemoryId, int] = {}
    for hit in hits:
        best[hit.memory_id] = min(hit.rank, best.get(hit.memory_id, hit.rank))
    return best
