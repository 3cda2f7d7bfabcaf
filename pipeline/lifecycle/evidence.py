"""What an independent restatement adds to a memory: one step of confidence, one of strength (SPEC §11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Status
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.scoring import confidence
from pipeline.scoring.strength import mention, strength_in_use

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing


def restated(standing: Standing, weight: float, now: datetime, knobs: Knobs = DEFAULT_KNOBS) -> MemoryState:
    """Return the state after an independent restatement whose surface has veracity `weight` in (0, 1].

    α grows by the weight on the decayed reading, strength by a re-mention of that weight; both counters move. A
    restatement that arrives out of order is evidence of the later time: what was written then has not decayed yet.
    """
    known = standing.remembered
    at = max(now, known.state.confidence_at)
    belief = confidence.credit_restatement(confidence.belief_at(known.state, known.memory.decay_class, at), weight)
    state = confidence.store(known.state, belief, at)
    strength = mention(strength_in_use(known, standing.agreeing, knobs, now), weight, knobs)
    return verified_if_earned(
        replace(
            state,
            strength=strength,
            strength_baseline=strength,
            strength_at=max(state.strength_at, now),
            last_reinforced_at=max(state.last_reinforced_at or now, now),
            reinforce_count=state.reinforce_count + 1,
            mention_count=state.mention_count + 1,
        )
    )


def verified_if_earned(state: MemoryState) -> MemoryState:
    """Return the state, verified if it is a candidate whose evidence beyond its prior has reached the line."""
    earned = state.status is Status.CANDIDATE and confidence.is_verified_by_evidence(confidence.belief_of(state))
    return replace(state, status=Status.VERIFIED) if earned else state
