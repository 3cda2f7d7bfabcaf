"""A transcript runs again: which of its statements are the old ones, and what becomes of the memories (SPEC §16).

The same code pairs the statements for a dry run and for the run itself, so that what was shown is what happens. A
statement that says the same as before, read the same way, keeps its outcome and its memories without a judge. One that
is gone takes a memory with it only if that rests on nothing else and no operator has touched it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import Ending, EventKind, Tagging, Tier
from pipeline.domain.plan import Retag
from pipeline.domain.statement import Outcome
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.lifecycle.revival import retired
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import EXPIRY_GRACE, REWORDED_JACCARD, TTL_DAYS
from pipeline.scoring.similarity import jaccard, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pipeline.domain.memory import Memory, MemoryState, Remembered
    from pipeline.domain.plan import Transition
    from pipeline.domain.statement import Tags

SETTLED: Final = frozenset({Outcome.STAGED, Outcome.ADDED, Outcome.UPDATED, Outcome.NOOP, Outcome.DECLINED})
"""Outcomes of statements that passed gate and scan and were decided on."""
OPERATOR_KINDS: Final = frozenset(
    {
        *(EventKind.PINNED, EventKind.UNPINNED, EventKind.MUTED, EventKind.UNMUTED),
        *(EventKind.INVALIDATED, EventKind.REINSTATED),
    }
)
"""Events that only an operator causes, whatever name they act under."""
_SURENESS: Final = frozenset({"pacer_confidence", "pacer_version", "importance"})
"""Tags that say how sure a reading is, not what it is."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One statement as a run left it, or would leave it. `outcome` is PENDING for what a new run has yet to settle."""

    ordinal: int
    turn: int
    start: int
    end: int
    text: str
    text_hash: str
    surface: Surface
    policy: WritePolicy
    outcome: Outcome
    reason: str = ""
    tags: Tags | None = None

    def rewords(self, other: Trace) -> bool:
        """Return True if this says otherwise what the other said: the same place in part, and most words."""
        is_there = self.turn == other.turn and self.start < other.end and other.start < self.end
        return is_there and jaccard(tokens(self.text), tokens(other.text)) >= REWORDED_JACCARD


def is_judged(trace: Trace) -> bool:
    """Return True for a statement that a judge, where there is one, has the say about."""
    return trace.policy is WritePolicy.FORM and trace.surface is not Surface.OPERATOR_CHAT


class Pairs(NamedTuple):
    """What the statements of a new run are to those of the former; each ordinal is in one place at most.

    `carried` and `reheard` map new ordinals to former ones of the same words: the first keep what was decided, the
    second are decided anew (another surface or policy, or the judge is asked again). `reworded` maps new to former
    where the words at one place differ. The rest has `appeared` (new ordinals) or `vanished` (former ones).
    """

    carried: Mapping[int, int]
    reheard: Mapping[int, int]
    reworded: Mapping[int, int]
    appeared: tuple[int, ...]
    vanished: tuple[int, ...]


def pair(former: Iterable[Trace], fresh: Iterable[Trace], asks_again: Callable[[Trace], bool]) -> Pairs:
    """Pair the pending statements of a new run with those that the former run settled.

    By words first, the nearest in the transcript; what is left by place. `asks_again` says which statements the
    judge is to hear again although nothing about them changed.
    """
    left = {trace.ordinal: trace for trace in former if trace.outcome in SETTLED}
    pending = [trace for trace in fresh if trace.outcome is Outcome.PENDING]
    alike = _paired(pending, left, lambda trace: trace.text_hash, _nearest)
    carried = {new.ordinal: old.ordinal for new, old in alike if _stands_alike(new, old) and not asks_again(new)}
    known = {new.ordinal for new, _ in alike}
    unknown = [trace for trace in pending if trace.ordinal not in known]
    reworded = _paired(unknown, left, lambda trace: trace.turn, _same_place)
    known |= {new.ordinal for new, _ in reworded}
    return Pairs(
        carried=carried,
        reheard={new.ordinal: old.ordinal for new, old in alike if new.ordinal not in carried},
        reworded={new.ordinal: old.ordinal for new, old in reworded},
        appeared=tuple(trace.ordinal for trace in unknown if trace.ordinal not in known),
        vanished=tuple(left),
    )


def _paired(
    fresh: Iterable[Trace],
    left: dict[int, Trace],
    key: Callable[[Trace], object],
    choose: Callable[[Trace, Sequence[Trace]], Trace | None],
) -> list[tuple[Trace, Trace]]:
    """Pair each new statement with one of those `left` that share its key, and take that one out."""
    shelves: dict[object, list[Trace]] = defaultdict(list)
    for trace in left.values():
        shelves[key(trace)].append(trace)
    pairs: list[tuple[Trace, Trace]] = []
    for trace in fresh:
        shelf = shelves[key(trace)]
        if (found := choose(trace, shelf)) is not None:
            shelf.remove(found)
            pairs.append((trace, left.pop(found.ordinal)))
    return pairs


def _nearest(trace: Trace, shelf: Sequence[Trace]) -> Trace | None:
    return min(shelf, key=lambda each: (abs(each.ordinal - trace.ordinal), each.ordinal), default=None)


def _same_place(trace: Trace, shelf: Sequence[Trace]) -> Trace | None:
    return next((each for each in shelf if trace.rewords(each)), None)


def _stands_alike(one: Trace, other: Trace) -> bool:
    return (one.surface, one.policy) == (other.surface, other.policy)


def tagging_of(memory: Memory) -> Tagging:
    """Return the tags of a memory."""
    return Tagging(*(getattr(memory, name) for name in Tagging._fields))


def retag(known: Remembered, tags: Tags, pacer_version: str, cause: Cause) -> Retag | None:
    """Return the new tags of a memory whose words are read otherwise now; None when nothing a reader sees differs.

    An episode's time to live changes by what the new class has more or less, and never to the past.
    """
    former = tagging_of(known.memory)
    shared = {name: getattr(tags, name) for name in Tagging._fields if name != "pacer_version"}
    tagging = Tagging(pacer_version=pacer_version, **shared)
    changed = differences(former, tagging)
    if not changed:
        return None
    after, due = known.state, known.state.expires_at
    if due is not None and former.pacer != tagging.pacer:
        longer = timedelta(days=TTL_DAYS[tagging.pacer] - TTL_DAYS[former.pacer])
        after = replace(after, expires_at=max(due + longer, cause.at + EXPIRY_GRACE))
    what = ", ".join(f"{name} {old} → {new}" for name, (old, new) in changed.items())
    told = Cause(cause.actor, f"{cause.reason}: {what}", cause.at)
    return Retag(moved(known.state, after, EventKind.RECLASSIFIED, told), former, tagging)


def differences(former: Tagging, tagging: Tagging) -> Mapping[str, tuple[str, str]]:
    """Return what two taggings disagree on, by field, in words."""
    return {
        name: (old, new)
        for name, old, new in zip(Tagging._fields, _words(former), _words(tagging), strict=True)
        if name not in _SURENESS and old != new
    }


def _words(tagging: Tagging) -> tuple[str, ...]:
    lists = tagging._replace(domains=(" ".join(tagging.domains),), tool_refs=(" ".join(tagging.tool_refs),))
    return tuple((value[0] if isinstance(value, tuple) else str(value)) or "none" for value in lists)


class Holding(NamedTuple):
    """A memory that a run of a transcript supports, and what else holds it.

    `others` counts the other transcripts that support it; `touched` says that an operator has done something to it.
    """

    remembered: Remembered
    others: int
    touched: bool


def holds(holding: Holding) -> str:
    """Return why a memory stays although its statements are gone; "" when nothing holds it.

    One of "ended", "other source", "operator".
    """
    memory, state = holding.remembered.memory, holding.remembered.state
    if not state.is_live:
        return "ended"
    if holding.others:
        return "other source"
    return "operator" if memory.operator or state.pinned or state.muted or holding.touched else ""


def leave(holding: Holding, successor: MemoryState | None, cause: Cause) -> Transition | None:
    """Return the end of a memory that no statement supports any more; None when something holds it.

    In favour of what the statement at its place supports now, if there is such a thing and it ranks no lower; else it
    is archived, and comes back as it was when the words are said again.
    """
    state = holding.remembered.state
    if holds(holding):
        return None
    fits = successor is not None and (successor.tier is Tier.CONSOLIDATED or state.tier is Tier.EPISODE)
    if successor is not None and fits and successor.is_live and successor.memory_id != state.memory_id:
        told = Cause(cause.actor, f"{cause.reason}: worded otherwise now", cause.at)
        return retired(state, successor.memory_id, EventKind.REFINED, told)
    told = Cause(cause.actor, f"{cause.reason}: no statement supports it any more", cause.at)
    return moved(state, replace(state, ended_at=cause.at, ending=Ending.ARCHIVED), EventKind.ARCHIVED, told)


def inherit(newborn: MemoryState, former: MemoryState, cause: Cause) -> Transition:
    """Return a newborn memory with the standing of the one it words otherwise: tier, evidence, use and lifetime."""
    after = replace(
        former,
        memory_id=newborn.memory_id,
        scope=newborn.scope,
        text_hash=newborn.text_hash,
        version=newborn.version,
        updated_at=newborn.updated_at,
    )
    told = Cause(cause.actor, f"{cause.reason}: takes the place of {former.memory_id}", cause.at)
    return moved(newborn, after, EventKind.REFINED, told)


def lead_of(known: Remembered, traces: Sequence[Trace]) -> Trace | None:
    """Return the statement that a memory has its tags from, among those of one transcript; None when none is it.

    The one at the place where the memory was formed; where that has moved, the first with its words.
    """
    origin = known.memory.provenance[0] if known.memory.provenance else None
    spot = (origin.turn, origin.start, origin.end) if origin else None
    there = (trace for trace in traces if (trace.turn, trace.start, trace.end) == spot)
    alike = (trace for trace in traces if trace.text_hash == known.memory.text_hash)
    return next(there, None) or next(alike, None)
