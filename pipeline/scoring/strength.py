"""Strength: how much a memory is used, a living scalar in [0.1, 1] (SPEC §11).

A use adds an impulse; idle time takes some away. The decayed value is always computed from the baseline at the
last use, never from an already decayed value: a sweep that runs every night changes nothing that one run would not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import Tier
from pipeline.domain.statement import DecayClass
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.policy import CONSENSUS_EXEMPT, CONSENSUS_PER_SOURCE, MENTION_USES
from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Container
    from datetime import date, datetime

    from pipeline.domain.memory import MemoryId, MemoryState, Remembered
    from pipeline.knobs import Knobs

_DAYS_A_WEEK: Final = 7.0


def reinforce(strength: float, knobs: Knobs = DEFAULT_KNOBS, uses: float = 1.0) -> float:
    """Return the strength after `uses` (≥ 0): s + min(uses · alpha, 1)·(ceiling − s).

    It never falls, also above a lowered ceiling, and stays where it is while reinforcement is switched off. From 0.5
    to 0.85 takes eight uses.

    >>> round(reinforce(0.5), 4)
    0.575
    """
    step = min(uses * knobs.reinforce_alpha, 1.0) if knobs.reinforce_enabled else 0.0
    return strength + step * max(knobs.reinforce_ceiling - strength, 0.0)


def mention(strength: float, weight: float, knobs: Knobs = DEFAULT_KNOBS) -> float:
    """Return the strength after a re-mention of veracity `weight` in (0, 1]: s + (1 − s)·weight·0.3.

    Stated, from 0.5: 0.65, 0.755, 0.8285, …

    >>> round(mention(0.5, 1.0), 4), round(mention(0.5, 0.5), 4)
    (0.65, 0.575)
    """
    return reinforce(strength, knobs, uses=weight * MENTION_USES)


def fade(baseline: float, idle_days: float, knobs: Knobs = DEFAULT_KNOBS) -> float:
    """Return the strength after `idle_days` (≥ 0) without use: 0.1 + (baseline − 0.1)·2^(−(idle − 3)/28).

    Within the grace of three days nothing fades. From 1.0 the archive line of 0.2 is crossed after 92 days, from
    0.85 after 84, from 0.5 after 59.

    >>> round(fade(1.0, 31.0), 4), round(fade(1.0, 96.0), 4), fade(1.0, 3.0)
    (0.55, 0.19, 1.0)
    """
    fading_days, floor = idle_days - knobs.decay_grace_days, knobs.decay_floor
    if fading_days <= 0.0 or baseline <= floor:
        return baseline
    return floor + (baseline - floor) * 2.0 ** (-fading_days / (knobs.decay_half_life_weeks * _DAYS_A_WEEK))


def idle_days(last_use: datetime, decaying_since: datetime | None, now: datetime) -> float:
    """Return the days that count as idle: since the later of the last use and the switching on of decay.

    `decaying_since` is None while decay is off: nothing is idle then, and nothing fades.
    """
    return 0.0 if decaying_since is None else days_between(max(last_use, decaying_since), now)


def strength_at(state: MemoryState, knobs: Knobs, now: datetime) -> float:
    """Return the strength at `now`: the baseline at `state.strength_at`, faded by the time since.

    What a sweep has written is never exceeded: switching decay off stops it, and gives nothing back.
    """
    faded = fade(state.strength_baseline, idle_days(state.strength_at, knobs.decaying_since, now), knobs)
    return min(state.strength, faded)


def consensus(independent_sources: int) -> float:
    """Return 1 − 0.5ⁿ over the `independent_sources` (≥ 0) beyond the first: 0.5, 0.75, 0.875 for 1, 2, 3."""
    return 1.0 - CONSENSUS_PER_SOURCE ** max(independent_sources, 0)


def is_exempt(remembered: Remembered, independent_sources: int, skip_above: float = CONSENSUS_EXEMPT) -> bool:
    """Return whether idle decay passes a memory over.

    Episodes follow their time to live; a permanent, operator-authored or pinned memory stays; so does one on which
    independent sources agree.
    """
    memory, state = remembered.memory, remembered.state
    return (
        state.tier is Tier.EPISODE
        or memory.decay_class is DecayClass.PERMANENT
        or memory.operator
        or state.pinned
        or consensus(independent_sources) >= skip_above
    )


def is_archivable(strength: float, knobs: Knobs = DEFAULT_KNOBS) -> bool:
    """Return whether a faded strength is under the archive line."""
    return strength < knobs.archive_threshold


def strength_in_use(remembered: Remembered, independent_sources: int, knobs: Knobs, now: datetime) -> float:
    """Return what a use at `now` adds to: the strength faded so far, or the whole of it where decay passes over."""
    if is_exempt(remembered, independent_sources, knobs.consensus_skip_above):
        return remembered.state.strength
    return strength_at(remembered.state, knobs, now)


class ImpulseKey(NamedTuple):
    """What a strength impulse is counted by: at most one a memory, source and UTC day."""

    memory_id: MemoryId
    source: str
    day: date


def recall_impulse(memory_id: MemoryId, agent_id: str, now: datetime) -> ImpulseKey:
    """Return the key of the impulse that a dispatch to `agent_id` at `now` (UTC) gives."""
    return ImpulseKey(memory_id, f"recall:agent={agent_id}", now.date())


def is_new_impulse(key: ImpulseKey, counted: Container[ImpulseKey]) -> bool:
    """Return whether an impulse still counts: one recall a day and ten give the same strength."""
    return key not in counted
