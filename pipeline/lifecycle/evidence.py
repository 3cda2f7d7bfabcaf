"""What an independent restatement adds to a memory: one step of confidence, one of strength (SPEC §11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Status
from pipeline.policy import BETA_FLOOR, BETA_MASS_CAP, DECAY_CAP_DAYS, DECAY_GAMMA, VERIFIED_EVIDENCE
from pipeline.scoring.strength import mention

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered


def restated(known: Remembered, weight: float, now: datetime) -> MemoryState:
    """Return the state after an independent restatement whose surface has veracity `weight`.

    α grows by the weight on the decayed values, strength by a re-mention of that weight; both counters move.
    """
    state = known.state
    alpha, beta = _read(known, now)
    alpha, beta = _bounded(alpha + weight, beta)
    strength = mention(state.strength, weight)
    return verified_if_earned(
        replace(
            state,
            alpha=alpha,
            beta=beta,
            peak_alpha=max(state.peak_alpha, alpha),
            confidence_at=max(state.confidence_at, now),
            strength=strength,
            strength_baseline=strength,
            strength_at=max(state.strength_at, now),
            last_reinforced_at=now,
            reinforce_count=state.reinforce_count + 1,
            mention_count=state.mention_count + 1,
        )
    )


def verified_if_earned(state: MemoryState) -> MemoryState:
    """Return the state, verified if it is a candidate whose evidence beyond its prior has reached the line."""
    if state.status is Status.CANDIDATE and state.alpha - state.prior_alpha >= VERIFIED_EVIDENCE:
        return replace(state, status=Status.VERIFIED)
    return state


def _read(known: Remembered, now: datetime) -> tuple[float, float]:
    """Decay α and β towards the memory's own prior for the days since they were written."""
    state = known.state
    days = max((now - state.confidence_at).total_seconds() / 86_400.0, 0.0)
    kept = DECAY_GAMMA[known.memory.decay_class] ** min(days, DECAY_CAP_DAYS)
    return (
        kept * state.alpha + (1.0 - kept) * state.prior_alpha,
        kept * state.beta + (1.0 - kept) * state.prior_beta,
    )


def _bounded(alpha: float, beta: float) -> tuple[float, float]:
    """Hold the floors of 1, and α + β ≤ 150 with the mean kept."""
    alpha, beta = max(alpha, BETA_FLOOR), max(beta, BETA_FLOOR)
    share = min(BETA_MASS_CAP / (alpha + beta), 1.0)
    return alpha * share, beta * share
