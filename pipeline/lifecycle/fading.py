"""What idle time takes from a memory, and when it is archived (SPEC §11). Nothing is deleted."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.policy import FADE_STEP
from pipeline.scoring.strength import is_archivable, is_exempt, strength_at

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.plan import Transition
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing


def fade(standing: Standing, knobs: Knobs, now: datetime) -> Transition | None:
    """Return what idle time makes of a memory at `now`: archived under the line, else its faded strength, else None.

    The strength is computed from the baseline, so that any number of sweeps does what one would; it is written only
    where it has fallen by 0.02 since it was last written: an event for every memory and night would say nothing.
    """
    known = standing.remembered
    state = known.state
    if not state.is_live or knobs.decaying_since is None:
        return None
    if is_exempt(known, standing.agreeing, knobs.consensus_skip_above):
        return None
    strength = strength_at(state, knobs, now)
    if is_archivable(strength, knobs) and _has_idled(standing, knobs, now):
        reason = f"strength {strength:.3f} is under the archive line of {knobs.archive_threshold:g}"
        cause = Cause(Machine.DECAY, reason, now)
        after = replace(state, strength=strength, ended_at=now, ending=Ending.ARCHIVED)
        return moved(state, after, EventKind.ARCHIVED, cause)
    if state.strength - strength < FADE_STEP:
        return None
    cause = Cause(Machine.DECAY, f"idle since {max(state.strength_at, knobs.decaying_since):%Y-%m-%d}", now)
    return moved(state, replace(state, strength=strength), EventKind.DECAYED, cause)


def _has_idled(standing: Standing, knobs: Knobs, now: datetime) -> bool:
    """Return whether idle time, and not only a weak beginning, brought a memory under the line.

    On the day that decay is switched on nothing is idle yet; what was formed weak has its grace, a day at least.
    """
    state = standing.remembered.state
    idle = now - max(state.strength_at, knobs.decaying_since or now)
    return idle >= timedelta(days=max(knobs.decay_grace_days, 1.0))
