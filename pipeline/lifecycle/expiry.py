"""When an episode's time is over, and when it must not be ended yet (SPEC §9, §10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Ending, EventKind, StagedReason, Tier
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.policy import EXPIRY_GRACE

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition

_AWAITS_A_JUDGE: Final = frozenset([StagedReason.OUTAGE, StagedReason.BUDGET])
"""Staged only because the model was away: never expires unjudged while a model is configured."""


def is_due(state: MemoryState, now: datetime, *, judge_configured: bool) -> bool:
    """Return True for a live episode, not pinned, an hour past its time, that no judge still owes an answer."""
    if state.tier is not Tier.EPISODE or not state.is_live or state.expires_at is None or state.pinned:
        return False
    if judge_configured and state.staged_reason in _AWAITS_A_JUDGE:
        return False
    return now >= state.expires_at + EXPIRY_GRACE


def expire(state: MemoryState, now: datetime) -> Transition:
    """Return the end of an episode. Nothing is deleted: a restatement revives it with its history."""
    after = replace(state, ended_at=now, ending=Ending.EXPIRED)
    return moved(state, after, EventKind.EXPIRED, Cause(Machine.EXPIRY, "its time to live has passed", now))
