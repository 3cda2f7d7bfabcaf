"""Catch-up: what was staged because no model answered is heard later, and takes the place of its episode (SPEC §9).

The statements are heard as if they had just been classified. What comes of it replaces, promotes or ends the episodes
they were staged as, so that the end is what it would have been had the model been there all along.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Ending, EventKind, StagedReason, Tier
from pipeline.domain.plan import Add, Link, OpenConflict, Replace, Restate, Stage, Transition
from pipeline.domain.statement import Outcome
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.arrival import arrive
from pipeline.lifecycle.revival import retired
from pipeline.lifecycle.staging import stage
from pipeline.lifecycle.transition import Cause, moved

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from pipeline.domain.memory import MemoryId, MemoryState
    from pipeline.domain.plan import Change, Effect, Plan
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing

OWED: Final = frozenset(StagedReason) - {StagedReason.POLICY}
"""Reasons for staging that a judge may still lift; what was staged by policy is not caught up."""
HOPELESS: Final = frozenset({StagedReason.CONFLICT, StagedReason.UNKNOWN_TARGET})
"""Reasons that lie in the answers, not in their absence: after enough hearings they stand."""
MOST_HEARINGS: Final = 5


def owed(plan: Plan) -> Mapping[int, StagedReason]:
    """Return which statements of a plan a judge still owes an answer, and why."""
    return {o: c.reason for c in plan.changes if isinstance(c, Stage) and c.reason in OWED for o in c.ordinals}


def undecided(plan: Plan, candidates: Iterable[Candidate], origin: Origin) -> Plan:
    """Return the plan with everything that concerns a memory which keeps moving staged instead, as a conflict."""
    contested = {o for c in plan.changes if isinstance(c, Replace | Restate | OpenConflict) for o in c.ordinals}
    waiting = stage([c for c in candidates if c.ordinal in contested], origin, plan.now, StagedReason.CONFLICT)
    calm = tuple(c for c in plan.changes if not isinstance(c, Replace | Restate | OpenConflict))
    return replace(plan, changes=(*calm, *waiting))


@dataclass(frozen=True, slots=True)
class Heard:
    """A hearing's plan, sorted: what is to be done, whose wait is over with nothing done, and who waits on."""

    plan: Plan
    closed: frozenset[int]
    waiting: Mapping[int, StagedReason]


def sort(plan: Plan, hearings: int, staged: Mapping[int, MemoryId]) -> Heard:
    """Sort a plan for statements that were heard `hearings` times before and are `staged` as these episodes.

    What only takes the place of such episodes is new: `conclude` ends them.
    """
    acted: list[Change] = []
    closed: set[int] = set()
    waiting: dict[int, StagedReason] = {}
    for change in plan.changes:
        if isinstance(change, Replace) and {target for target, _ in change.targets} <= set(staged.values()):
            acted.append(Add(change.ordinals, change.arrival, change.reason))
        elif not isinstance(change, Stage):
            acted.append(change)
        elif change.reason in OWED and not (change.reason in HOPELESS and hearings + 1 >= MOST_HEARINGS):
            waiting.update(dict.fromkeys(change.ordinals, change.reason))
        else:
            closed.update(change.ordinals)
    return Heard(replace(plan, changes=tuple(acted)), frozenset(closed), waiting)


def conclude(
    plan: Plan, standings: Sequence[Standing], staged: Mapping[int, MemoryId], knobs: Knobs = DEFAULT_KNOBS
) -> tuple[Effect, ...]:
    """Return what `arrive` makes of a hearing's plan, and then the end of each episode that it left standing.

    `staged` names the episode of each heard statement; it ends in favour of what the statement supports now, or is
    archived where the statement was declined. One that was also staged by policy stays, and so does one that others
    have consolidated by use.
    """
    effects = arrive(plan, standings, knobs)
    states = {s.remembered.memory.memory_id: s.remembered.state for s in standings}
    states |= {effect.after.memory_id: effect.after for effect in effects if isinstance(effect, Transition)}
    ends: list[Transition] = []
    for link in [effect for effect in effects if isinstance(effect, Link)]:
        for episode in {staged[ordinal]: None for ordinal in link.ordinals if ordinal in staged}:
            successor = states.get(link.memory_id) if link.memory_id else None
            ended_one = successor is not None and not successor.is_live
            if link.memory_id == episode or ended_one or not _is_left(states[episode]):
                continue
            end = _end(states[episode], link, plan.actor, plan.now)
            states[episode] = end.after
            ends.append(end)
    return (*effects, *ends)


def closed(state: MemoryState, actor: str, now: datetime) -> Transition:
    """Return an episode that no hearing will change any more: from now on its time to live counts again."""
    cause = Cause(actor, "heard, and left as it is", now)
    return moved(state, replace(state, staged_reason=StagedReason.POLICY), EventKind.STATUS_CHANGED, cause)


def _is_left(state: MemoryState) -> bool:
    return state.is_live and state.tier is Tier.EPISODE and state.staged_reason in OWED


def _end(state: MemoryState, link: Link, actor: str, now: datetime) -> Transition:
    if link.memory_id is not None:
        kind = EventKind.MERGED if link.outcome is Outcome.NOOP else EventKind.REFINED
        return retired(state, link.memory_id, kind, Cause(actor, f"heard; {link.reason}".strip("; "), now))
    after = replace(state, ended_at=now, ending=Ending.ARCHIVED)
    return moved(state, after, EventKind.ARCHIVED, Cause(actor, f"declined: {link.reason}", now))
