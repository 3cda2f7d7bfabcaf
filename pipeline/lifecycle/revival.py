"""How a memory that stands already takes a new turn: promoted, revived, reinstated, or retired for a successor."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind, Status, Tier
from pipeline.lifecycle.graduation import rebased
from pipeline.lifecycle.transition import moved
from pipeline.scoring.confidence import debit_conflict, learn

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryId, MemoryState, Remembered
    from pipeline.domain.plan import Transition
    from pipeline.lifecycle.transition import Cause


def promoted(known: Remembered, arrival: Remembered, cause: Cause) -> Transition:
    """Return a live episode's promotion in place: a judge or an operator formed the very text.

    It takes the arrival's standpoint (tier, prior, at least its strength) and keeps its evidence and its history.
    """
    return moved(known.state, _on_standpoint(known.state, arrival.state), EventKind.GRADUATED, cause)


def revived(known: Remembered, arrival: Remembered, cause: Cause) -> Transition:
    """Return the return of an expired or archived memory whose text was said again: same row, fresh time to live.

    An episode said again by a candidate stays one; anything consolidated, or formed again, lives on without expiry.
    """
    state = known.state
    if Tier.CONSOLIDATED in (state.tier, arrival.state.tier):
        after = _on_standpoint(state, arrival.state) if state.tier is Tier.EPISODE else state
    else:
        after = replace(state, expires_at=arrival.state.expires_at, staged_reason=arrival.state.staged_reason)
    strength = max(after.strength, arrival.state.strength)
    awake = replace(
        after,
        ended_at=None,
        ending=None,
        strength=strength,
        strength_baseline=strength,
        strength_at=cause.at,
        mention_count=state.mention_count + 1,
    )
    return moved(state, awake, EventKind.REVIVED, cause)


def reinstated(known: Remembered, arrival: Remembered, cause: Cause) -> Transition:
    """Return an operator's own reversal of an invalidation."""
    after = replace(_on_standpoint(known.state, arrival.state), ended_at=None, ending=None, status=Status.VERIFIED)
    return moved(known.state, after, EventKind.REINSTATED, cause)


def retired(state: MemoryState, successor: MemoryId, kind: EventKind, cause: Cause) -> Transition:
    """Return a memory's end in favour of `successor`; what was believed before stays readable."""
    after = replace(state, ended_at=cause.at, ending=Ending.SUPERSEDED, superseded_by=successor)
    return moved(state, after, kind, cause)


def beaten(known: Remembered, successor: MemoryId, cause: Cause) -> Transition:
    """Return the end of a memory that lost a conflict: one step of β more, unless an operator wrote it."""
    debit = partial(debit_conflict, operator=known.memory.operator)
    after = learn(known, cause.at, debit)
    over = replace(after, ended_at=cause.at, ending=Ending.SUPERSEDED, superseded_by=successor)
    return moved(known.state, over, EventKind.SUPERSEDED, cause)


def placed_before(arrival: Remembered, successor: MemoryId, until: datetime, now: datetime) -> Remembered:
    """Return a newcomer as it would stand had it come in time: superseded, and valid until its successor held."""
    ended = replace(arrival.state, ended_at=now, ending=Ending.SUPERSEDED, superseded_by=successor, valid_until=until)
    return replace(arrival, state=ended)


def _on_standpoint(state: MemoryState, formed: MemoryState) -> MemoryState:
    """Return the state consolidated on the prior and standing of a newly formed one, with its own evidence kept."""
    strength = max(state.strength, formed.strength)
    return replace(
        rebased(state, (formed.prior_alpha, formed.prior_beta)),
        tier=Tier.CONSOLIDATED,
        expires_at=None,
        staged_reason=None,
        status=formed.status if state.status is Status.CANDIDATE else state.status,
        strength=strength,
        strength_baseline=strength,
        strength_at=formed.strength_at,
    )
