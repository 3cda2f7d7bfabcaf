"""Two memories that say the same: which one stays, and what it takes over (SPEC §14).

Only the same words are merged without a judge. Likeness nominates and never merges: contradictions sit as close
together as duplicates.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import EventKind, Remembered, Status, Tier
from pipeline.lifecycle.birth import veracity_weight
from pipeline.lifecycle.conflict import is_restatement
from pipeline.lifecycle.equality import compare
from pipeline.lifecycle.evidence import restated
from pipeline.lifecycle.independence import is_independent
from pipeline.lifecycle.revival import retired
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.scoring import confidence

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition
    from pipeline.lifecycle.independence import Standing

_PLAIN: Final = frozenset(".,;:!?()[]{}\"'`*_\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb\u2026\u00b7\u2022")
"""Marks that carry no meaning between the same words; any other (<, >, =, +, −, %, /) may be the whole difference."""


def says_the_same(one: Remembered, other: Remembered) -> bool:
    """Return whether two live memories of one scope are the same words, values and signs, whatever the punctuation."""
    here, there = one.memory, other.memory
    if here.memory_id == there.memory_id or here.scope != there.scope:
        return False
    if not (one.state.is_live and other.state.is_live):
        return False
    return (
        is_restatement(here.content, there.content)
        and not compare(here.content, there.content)
        and _signs(here.content) == _signs(there.content)
    )


def keeper(one: Remembered, other: Remembered) -> tuple[Remembered, Remembered]:
    """Return (the memory that stays, the one that goes).

    An operator's stays, then the consolidated, the verified, the better founded, and of equals the older.
    """

    def standing(known: Remembered) -> tuple[bool, bool, bool, bool, float, float, str]:
        memory, state = known.memory, known.state
        weight = state.mean * veracity_weight(memory.surface)
        age = -memory.created_at.timestamp()
        verified = state.status is Status.VERIFIED
        return memory.operator, state.pinned, state.tier is Tier.CONSOLIDATED, verified, weight, age, memory.memory_id

    first, second = sorted((one, other), key=standing, reverse=True)
    return first, second


def merged(stays: Standing, goes: Remembered, now: datetime, reason: str) -> tuple[Transition, Transition]:
    """Return the end of `goes` in favour of what stays, and what that takes over.

    It gets the evidence that the other had beyond its prior, its counts, the higher strength, a pin, and a mute only
    where both were muted; an operator's memory takes no doubt over. Of independent origin, the other also restates it.
    Sources join by their links.
    """
    known = stays.remembered
    cause = Cause(Machine.MERGE, reason, now)
    end = retired(goes.state, known.memory.memory_id, EventKind.MERGED, cause)
    after = _joined(known, goes.state, now)
    kind = EventKind.CONFIDENCE_UPDATED
    if is_independent(goes.memory, stays):
        joined = replace(stays, remembered=Remembered(known.memory, after))
        after, kind = restated(joined, veracity_weight(goes.memory.surface), now), EventKind.REINFORCED
    return end, moved(known.state, after, kind, Cause(Machine.MERGE, f"took over {goes.memory.memory_id}", now))


def _joined(known: Remembered, other: MemoryState, now: datetime) -> MemoryState:
    state, gained = known.state, confidence.belief_of(other)
    successes = max(gained.alpha - gained.prior_alpha, 0.0)
    failures = 0.0 if known.memory.operator else max(gained.beta - gained.prior_beta, 0.0)
    learned = confidence.learn(known, now, lambda belief: confidence.credit(belief, successes, failures))
    strength = max(state.strength, other.strength)
    return replace(
        learned,
        strength=strength,
        strength_baseline=max(state.strength_baseline, strength),
        strength_at=max(state.strength_at, other.strength_at),
        last_reinforced_at=max(filter(None, (state.last_reinforced_at, other.last_reinforced_at)), default=None),
        last_recalled_at=max(filter(None, (state.last_recalled_at, other.last_recalled_at)), default=None),
        reinforce_count=state.reinforce_count + other.reinforce_count,
        mention_count=state.mention_count + other.mention_count,
        recall_count=state.recall_count + other.recall_count,
        prediction_errors=state.prediction_errors + other.prediction_errors,
        pinned=state.pinned or other.pinned,
        muted=state.muted and other.muted,
    )


def _signs(text: str) -> tuple[str, ...]:
    """Return the marks of a text that may carry meaning, in order."""
    folded = unicodedata.normalize("NFKC", text)
    return tuple(c for c in folded if not c.isalnum() and not c.isspace() and c not in _PLAIN)
