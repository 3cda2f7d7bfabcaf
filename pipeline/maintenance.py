"""What each sweep decides, on one page: pure functions from a memory as it stands to a step, or to nothing.

A store finds who is due, locks them, asks one of these, and writes what it answers. The same pass run twice, or two
at once, does what one would: every decision is made on the locked row, and what was done is no longer due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import Ending, EventKind, Status, Tier
from pipeline.domain.plan import Dispute, Insert
from pipeline.domain.sweep import Step
from pipeline.lifecycle import expiry, fading, graduation, merge, rivalry, staleness
from pipeline.lifecycle.birth import renamed
from pipeline.lifecycle.conflict import Ruling
from pipeline.lifecycle.distillation import DISTILLED
from pipeline.lifecycle.revival import beaten, retired
from pipeline.lifecycle.transition import Cause, Machine
from pipeline.policy import CURATED_CONFIDENCE, CURATED_RECALLS, REVIEW_JACCARD, REVIEW_RELEVANCE
from pipeline.scoring.confidence import belief_at
from pipeline.scoring.similarity import jaccard, tokens

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from pipeline.domain.memory import MemoryId, Remembered
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
REVIEW: Final = ("nominated", "merged", "refined", "superseded", "opened")
CURATE: Final = ("nominated", "refined")
DISTIL: Final = ("nominated", "distilled")
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
    return _step("graduated", graduation.graduate(watched.known, use, Machine.SWEEP, now))


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
    end = beaten(loser, winner.memory.memory_id, Cause(Machine.CONFLICTS, reason, now))
    return Step("superseded", (end, Dispute(*names, winner.memory.memory_id, reason)))


def _step(label: str, step: Transition | None) -> Step | None:
    return Step(label, (step,)) if step else None


def _age(known: Remembered) -> tuple[datetime, datetime, str]:
    return known.memory.valid_from, known.memory.created_at, known.memory.memory_id


def _can_rule(known: Remembered) -> bool:
    return known.state.is_live and known.state.tier is Tier.CONSOLIDATED


def yield_to(one: Standing, other: Standing, kind: EventKind, reason: str, now: datetime) -> Step | None:
    """End `one` in favour of `other`, because a judge said so and its guards agreed.

    MERGED joins evidence and sources; SUPERSEDED is also recorded as a settled conflict. None when either has ended
    meanwhile, or a machine's would outlive an operator's.
    """
    goes, stays = one.remembered, other.remembered
    if not (goes.state.is_live and stays.state.is_live) or (goes.memory.operator and not stays.memory.operator):
        return None
    if kind is EventKind.MERGED:
        return Step("merged", merge.merged(other, goes, now, reason))
    successor = stays.memory.memory_id
    end = retired(goes.state, successor, kind, Cause(Machine.REVIEW, reason, now))
    if kind is not EventKind.SUPERSEDED:
        return Step("refined", (end,))
    return Step("superseded", (end, Dispute(successor, goes.memory.memory_id, successor, reason)))


def object_to(one: Standing, other: Standing, reason: str) -> Step | None:
    """Record that two memories cannot both hold, as a judge found; None when either has ended meanwhile."""
    newer, older = one.remembered, other.remembered
    if not (newer.state.is_live and older.state.is_live):
        return None
    return Step("opened", (Dispute(newer.memory.memory_id, older.memory.memory_id, None, reason),))


def is_unproven(known: Remembered, now: datetime) -> bool:
    """Return whether a memory is popular but unproven: five recalls or more, and a confidence under 0.65."""
    memory, state = known.memory, known.state
    if not _can_rule(known) or memory.operator or state.recall_count < CURATED_RECALLS:
        return False
    return belief_at(state, memory.decay_class, now).mean < CURATED_CONFIDENCE


def is_near(one: Remembered, other: Remembered, relevance: float | None) -> bool:
    """Return whether two consolidated memories of one scope are near enough to ask a judge whether they are one.

    Near is a calibrated cosine of 0.75, or six of ten words in common. It nominates, and decides nothing.
    """
    if not (_can_rule(one) and _can_rule(other)) or one.memory.scope != other.memory.scope or _is_part(one, other):
        return False
    shared = jaccard(tokens(one.memory.content), tokens(other.memory.content))
    return (relevance or 0.0) >= REVIEW_RELEVANCE or shared >= REVIEW_JACCARD


def can_be_distilled(known: Remembered) -> bool:
    """Return whether a memory may stand in a cluster: consolidated, told to readers, and no distillate itself."""
    shown = known.state.status is not Status.REJECTED and not known.state.muted
    return _can_rule(known) and shown and known.memory.merge_source != DISTILLED


def distil(arrival: Remembered, standings: Sequence[Standing], versions: Mapping[MemoryId, int]) -> Step | None:
    """Store what a judge worded from a cluster; None when a member has moved since, or its text is or was known.

    `standings` are the members and whatever has the arrival's text; `versions` are the members' that the judge saw.
    """
    known = {standing.remembered.memory.memory_id: standing.remembered for standing in standings}
    alike = [each for name, each in known.items() if name not in versions]
    moved = any(name not in known or known[name].state.version != version for name, version in versions.items())
    if moved or any(each.state.is_live or each.state.ending is Ending.INVALIDATED for each in alike):
        return None
    reason = f"distilled from {', '.join(sorted(versions))}"
    return Step("distilled", (Insert(renamed(arrival, len(alike) + 1), reason),))


def is_older(known: Remembered, than: Remembered) -> bool:
    """Return whether a memory stands before another in time: each pair is asked about once, by its newer one."""
    return _age(known) < _age(than)


def _is_part(one: Remembered, other: Remembered) -> bool:
    """Return whether one of the two was distilled from the other: alike by design, and both are to stand."""
    return one.memory.memory_id in other.memory.merged_from or other.memory.memory_id in one.memory.merged_from
