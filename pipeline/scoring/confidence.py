"""Confidence: a Beta posterior with its own prior, which fades towards that prior (SPEC §11).

Reading never rewrites. Evidence is added to the decayed reading, and the result is stored with the time of the
evidence; nothing decays twice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pipeline.domain.memory import Status
from pipeline.domain.statement import DecayClass
from pipeline.policy import (
    BETA_FLOOR,
    BETA_MASS_CAP,
    DECAY_CAP_DAYS,
    DECAY_GAMMA,
    OUTCOME_MAX,
    OUTCOME_MIN,
    PRIOR_MASS,
    PRIOR_MEAN_PER_WEIGHT,
    RANK_CREDIT,
    RECOVERY_BELOW_PEAK,
    RECOVERY_SHARE,
    VERIFIED_EVIDENCE,
)
from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered


class Belief(NamedTuple):
    """A Beta posterior: `alpha`, `beta` ≥ 1 after evidence, its prior, and the highest alpha it ever had."""

    alpha: float
    beta: float
    prior_alpha: float
    prior_beta: float
    peak_alpha: float

    @property
    def mean(self) -> float:
        """Confidence, in (0, 1)."""
        return self.alpha / (self.alpha + self.beta)

    @property
    def observations(self) -> float:
        """Evidence beyond the prior: α + β − α₀ − β₀ (≥ 0 up to rounding, unless the cap shrank a heavy prior)."""
        return self.alpha + self.beta - self.prior_alpha - self.prior_beta


def prior_of_mean(mean: float) -> tuple[float, float]:
    """Return Beta(10m, 10(1 − m)); `mean` in [0.1, 0.9] keeps both parameters at 1 or more."""
    return PRIOR_MASS * mean, PRIOR_MASS * (1.0 - mean)


def prior_of_veracity(weight: float) -> tuple[float, float]:
    """Return the prior of a memory whose source has veracity `weight` in (0, 1]: its mean is half the weight.

    >>> prior_of_veracity(1.0), prior_of_veracity(0.5)
    ((5.0, 5.0), (2.5, 7.5))
    """
    return prior_of_mean(PRIOR_MEAN_PER_WEIGHT * weight)


def belief_of(state: MemoryState) -> Belief:
    """Return the stored belief, undecayed."""
    return Belief(state.alpha, state.beta, state.prior_alpha, state.prior_beta, state.peak_alpha)


def belief_at(state: MemoryState, decay_class: DecayClass, now: datetime) -> Belief:
    """Return what recall, tiers and rules read at `now`; nothing is rewritten by reading."""
    return decay(belief_of(state), decay_class, days_between(state.confidence_at, now))


def decay(belief: Belief, decay_class: DecayClass, days: float) -> Belief:
    """Return the belief after `days` (≥ 0, capped at 180) without evidence: g = γ^days of it is left.

    α' = gα + (1 − g)α₀, and β' likewise. Beta(20, 5) over Beta(5, 5), ephemeral, after 34.31 days (one half-life)
    reads Beta(12.5, 5).

    >>> round(decay(Belief(20, 5, 5, 5, 20), DecayClass.EPHEMERAL, 34.31).alpha, 3)
    12.5
    """
    alpha, beta, prior_alpha, prior_beta, peak_alpha = belief
    kept = DECAY_GAMMA[decay_class] ** min(max(days, 0.0), DECAY_CAP_DAYS)
    alpha, beta = kept * alpha + (1.0 - kept) * prior_alpha, kept * beta + (1.0 - kept) * prior_beta
    return Belief(alpha, beta, prior_alpha, prior_beta, peak_alpha)


def credit_success(belief: Belief, decay_class: DecayClass, quality: float, rank: int) -> Belief:
    """Return a decayed belief after a colony that used the memory succeeded.

    α += clamp(0.5 + quality, 0.5, 1.5)·0.7^rank, `quality` in [0, 1], `rank` ≥ 0 the order of access. A stable or
    permanent memory below half its peak also recovers a fifth of the way: α += 0.2·(peak − α').

    >>> credit_success(Belief(12.5, 5, 5, 5, 20), DecayClass.EPHEMERAL, quality=0.8, rank=0).alpha
    13.8
    >>> round(credit_success(Belief(15, 5, 5, 5, 40), DecayClass.STABLE, quality=0.5, rank=0).alpha, 3)
    21.0
    """
    recovers = decay_class is not DecayClass.EPHEMERAL and belief.alpha < RECOVERY_BELOW_PEAK * belief.peak_alpha
    recovery = RECOVERY_SHARE * (belief.peak_alpha - belief.alpha) if recovers else 0.0
    return _add(belief, alpha=_clamp_outcome(OUTCOME_MIN + quality) * RANK_CREDIT**rank + recovery)


def credit_failure(belief: Belief, quality: float, rank: int, *, operator: bool) -> Belief:
    """Return a decayed belief after a colony that used the memory failed: β += clamp(1.5 − quality, …)·0.7^rank.

    Evidence never lowers an operator's memory.
    """
    return belief if operator else _add(belief, beta=_clamp_outcome(OUTCOME_MAX - quality) * RANK_CREDIT**rank)


def credit_feedback(belief: Belief, *, helpful: bool, operator: bool) -> Belief:
    """Return a decayed belief after a reader said whether the memory helped: one step of α or of β."""
    if helpful:
        return _add(belief, alpha=1.0)
    return belief if operator else _add(belief, beta=1.0)


def credit_restatement(belief: Belief, weight: float) -> Belief:
    """Return a decayed belief after an independent restatement of veracity `weight` in (0, 1]: α += weight."""
    return _add(belief, alpha=weight)


def debit_conflict(belief: Belief, *, operator: bool) -> Belief:
    """Return a decayed belief after a lost conflict: β += 1."""
    return belief if operator else _add(belief, beta=1.0)


def credit(belief: Belief, successes: float, failures: float) -> Belief:
    """Return a decayed belief with another memory's evidence beyond its prior (both ≥ 0) joined to it."""
    return _add(belief, alpha=successes, beta=failures)


def rebase(belief: Belief, prior: tuple[float, float]) -> Belief:
    """Return the belief over another prior with all its evidence kept: α = α₀' + (α − α₀), β likewise.

    >>> rebase(Belief(4.0, 7.0, 3.4, 6.6, 4.0), (5.0, 5.0))[:4]
    (5.6, 5.4, 5.0, 5.0)
    """
    alpha = prior[0] + belief.alpha - belief.prior_alpha
    beta = prior[1] + belief.beta - belief.prior_beta
    return _settle(Belief(alpha, beta, prior[0], prior[1], max(belief.peak_alpha, alpha)))


def is_verified_by_evidence(belief: Belief) -> bool:
    """Return whether a candidate has earned `verified`: three steps of α beyond its prior."""
    return belief.alpha - belief.prior_alpha >= VERIFIED_EVIDENCE


def store(state: MemoryState, belief: Belief, at: datetime) -> MemoryState:
    """Return the state with a belief as of `at`; version, counters and event are the transition's business."""
    return replace(
        state,
        alpha=belief.alpha,
        beta=belief.beta,
        prior_alpha=belief.prior_alpha,
        prior_beta=belief.prior_beta,
        peak_alpha=belief.peak_alpha,
        confidence_at=at,
    )


def learn(remembered: Remembered, now: datetime, evidence: Callable[[Belief], Belief]) -> MemoryState:
    """Return the state after one piece of evidence: read at `now`, changed by `evidence`, dated, perhaps verified.

    Evidence that arrives late (before the last one) is added without decay and moves no date back.
    """
    state = remembered.state
    belief = evidence(belief_at(state, remembered.memory.decay_class, now))
    earned = state.status is Status.CANDIDATE and is_verified_by_evidence(belief)
    after = store(state, belief, max(state.confidence_at, now))
    return replace(after, status=Status.VERIFIED) if earned else after


def _add(belief: Belief, alpha: float = 0.0, beta: float = 0.0) -> Belief:
    return _settle(belief._replace(alpha=belief.alpha + alpha, beta=belief.beta + beta))


def _settle(belief: Belief) -> Belief:
    """Hold the floors of 1 and the mass of 150; the mean is kept unless a floor stands in its way."""
    alpha, beta = max(belief.alpha, BETA_FLOOR), max(belief.beta, BETA_FLOOR)
    mass = alpha + beta
    if mass > BETA_MASS_CAP:
        alpha = min(max(alpha * BETA_MASS_CAP / mass, BETA_FLOOR), BETA_MASS_CAP - BETA_FLOOR)
        beta = BETA_MASS_CAP - alpha
    return belief._replace(alpha=alpha, beta=beta, peak_alpha=max(belief.peak_alpha, alpha))


def _clamp_outcome(step: float) -> float:
    return min(max(step, OUTCOME_MIN), OUTCOME_MAX)
