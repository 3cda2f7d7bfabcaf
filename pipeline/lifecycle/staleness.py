"""When a memory has gone stale, when it is no longer so, and the reset of a belief that got stuck (SPEC §14)."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import EventKind, Status, Tier
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.policy import (
    RESET_MEANS,
    RESET_OBSERVATIONS,
    STALE_AFTER_DAYS,
    STALE_CONFIDENCE,
    STALE_ERRORS,
    STALE_OBSERVATIONS,
    STALE_RECALLS,
)
from pipeline.scoring import confidence
from pipeline.scoring.confidence import belief_at, is_verified_by_evidence

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Transition

_NEVER: Final = frozenset({Status.REJECTED})


def why_stale(known: Remembered, now: datetime) -> str:
    """Return why a memory is stale at `now`, "" when it is not.

    Never recalled (nor restated) for more than 90 days; five prediction errors and fewer than three recalls; or a
    confidence under 0.25 on at least three observations. Episodes have their time to live, and what an operator said
    or pinned does not age.
    """
    memory, state = known.memory, known.state
    if not state.is_live or state.tier is Tier.EPISODE or memory.operator or state.pinned:
        return ""
    seen_at = max(memory.created_at, state.last_reinforced_at or memory.created_at)
    if state.recall_count == 0 and now - seen_at > timedelta(days=STALE_AFTER_DAYS):
        return f"never recalled in {STALE_AFTER_DAYS} days"
    if state.prediction_errors >= STALE_ERRORS and state.recall_count < STALE_RECALLS:
        return f"{state.prediction_errors} prediction errors, {state.recall_count} recalls"
    belief = belief_at(state, memory.decay_class, now)
    if belief.mean < STALE_CONFIDENCE and belief.observations >= STALE_OBSERVATIONS:
        return f"confidence {belief.mean:.2f} on {belief.observations:.1f} observations"
    return ""


def restood(known: Remembered, now: datetime) -> Transition | None:
    """Return the memory's change to stale, or back from it when no rule holds any more; None when it stands right."""
    state, reason = known.state, why_stale(known, now)
    if state.status in _NEVER or not state.is_live or bool(reason) == (state.status is Status.STALE):
        return None
    status = Status.STALE if reason else _risen(known)
    cause = Cause(Machine.STALE, reason or "in use again", now)
    return moved(state, replace(state, status=status), EventKind.STATUS_CHANGED, cause)


def reset(known: Remembered, now: datetime) -> Transition | None:
    """Return a belief taken back to its prior: much evidence (50 observations) that says neither yes nor no.

    On request only. An operator's memory keeps what it has.
    """
    memory, state = known.memory, known.state
    belief = belief_at(state, memory.decay_class, now)
    low, high = RESET_MEANS
    if (
        not state.is_live
        or memory.operator
        or belief.observations < RESET_OBSERVATIONS
        or not low <= belief.mean <= high
    ):
        return None
    fresh = belief._replace(alpha=belief.prior_alpha, beta=belief.prior_beta, peak_alpha=belief.prior_alpha)
    cause = Cause(Machine.RESET, f"{belief.observations:.0f} observations left confidence at {belief.mean:.2f}", now)
    return moved(state, confidence.store(state, fresh, now), EventKind.CONFIDENCE_UPDATED, cause)


def _risen(known: Remembered) -> Status:
    earned = is_verified_by_evidence(confidence.belief_of(known.state))
    return Status.VERIFIED if earned else Status.CANDIDATE
