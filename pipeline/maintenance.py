"""What each sweep decides, on one page: pure functions from a memory as it stands to a step, or to nothing.

A store finds who is due, locks them, asks one of these, and writes what it answers. The same pass run twice, or two
at once, does what one would: every decision is made on the locked row, and what was done is no longer due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import EventKind, Status, Tier
from pipeline.domain.plan import Dispute
from pipeline.domain.sweep import Step
from pipeline.lifecycle import expiry, fading, graduation, merge, rivalry, staleness
from pipeline.lifecycle.conflict import Ruling
from pipeline.lifecycle.revival import retired
from pipeline.lifecycle.transition import Cause

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Transition
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing


class Watched(NamedTuple):
    """A memory under its lock, with the dispatches that count towards its graduation."""

    standing: Standing
    dispatches: int

    @property
    def known(self) -> Remembered:
        """The memory."""
        return self.standing.remembered


EXPIRE: Final = ("graduated", "expired")
GRADUATE: Final = ("graduated",)
DECAY: Final = ("decayed", "archived")
STALE: Final = ("stale", "fresh")
RESET: Final = ("reset",)
MERGE: Final = ("merged",)
CONFLICTS: Final = ("superseded", "opened")
"""What each sweep counts, besides what it has seen."""


def expire(watched: Watched, now: datetime, *, judge_configured: bool) -> Step | None:
    """End an episode an hour past its time; one whose evidence came in time graduates instead."""
    if step := graduate(watched, now):
        return step
    due = expiry.is_due(watched.known.state, now, judge_configured=judge_configured)
    return Step("expired", (expiry.expire(watched.known.state, now),)) if due else None


def graduate(watched: Watched, now: datetime) -> Step | None:
    """Consolidate an episode that has the evidence. All that is counted was dated before it expired."""
    use = graduation.Use(watched.dispatches, watched.known.state.reinforce_count)
    return _step("graduated", graduation.graduate(watched.known, use, "sweep", now))


def decay(watched: Watched, now: datetime, knobs: Knobs) -> Step | None:
    """Let idle time take its share, and archive what fell under the line."""
    step = fading.fade(watched.standing, knobs, now)
    return _step("archived" if step and step.kind is EventKind.ARCHIVED else "decayed", step)


def stale(watched: Watched, now: datetime) -> Step | None:
    """Mark what has gone stale, and take the mark from what is in use again."""
    step = staleness.restood(watched.known, now)
    return _step("stale" if step and step.after.status is Status.STALE else "fresh", step)


def reset(watched: Watched, now: datetime) -> Step | None:
    """Take a belief that got stuck back to its prior."""
    return _step("reset", staleness.reset(watched.known, now))


def join(one: Standing, other: Standing, now: datetime) -> Step | None:
    """Merge two memories of the same words; None when they are not, or no longer, that."""
    if not merge.says_the_same(one.remembered, other.remembered):
        return None
    stays, goes = merge.keeper(one.remembered, other.remembered)
    by_id = {each.remembered.memory.memory_id: each for each in (one, other)}
    return Step("merged", merge.merged(by_id[stays.memory.memory_id], goes, now, "the same words"))


def dispute(one: Standing, other: Standing, now: datetime) -> Step | None:
    """Settle two consolidated memories that cannot both hold, or record that they are at odds; None when they can.

    The later event is the newcomer. Two that came at one instant have no later: they are at odds until a person, a
    judge or time decides.
    """
    older, newer = sorted((one.remembered, other.remembered), key=_age)
    if not (_can_rule(older) and _can_rule(newer)):
        return None
    met = rivalry.meet(newer, older)
    if met is None:
        return None
    reason = f"conflict of {met.ground}"
    names = newer.memory.memory_id, older.memory.memory_id
    if met.ruling is Ruling.OPEN:
        return Step("opened", (Dispute(*names, None, reason),))
    winner, loser = (newer, older) if met.ruling is Ruling.SUPERSEDES else (older, newer)
    end = retired(loser.state, winner.memory.memory_id, EventKind.SUPERSEDED, Cause("conflicts", reason, now))
    return Step("superseded", (end, Dispute(*names, winner.memory.memory_id, reason)))


def _step(label: str, step: Transition | None) -> Step | None:
    return Step(label, (step,)) if step else None


def _age(known: Remembered) -> tuple[datetime, datetime, str]:
    return known.memory.valid_from, known.memory.created_at, known.memory.memory_id


def _can_rule(known: Remembered) -> bool:
    return known.state.is_live and known.state.tier is Tier.CONSOLIDATED
