"""What a dispatch does to a memory: it was recalled, perhaps counts towards graduation, perhaps lifts its strength."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import EventKind
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.scoring.strength import reinforce, strength_in_use

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.plan import Transition
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing


def impulse_source(agent_id: str) -> str:
    """Return the source under which an agent's recalls lift a strength at most once a day."""
    return f"recall:agent={agent_id}"


@dataclass(frozen=True, slots=True)
class Count:
    """What a delivery counts for: `independent` dispatches so far, and whether it `lifts` the strength.

    It does when it is the first delivery of this memory to this agent on this UTC day. One that `errs` answers worse
    than the relevance floor: it is counted as a prediction error instead of a recall.
    """

    independent: int
    lifts: bool
    errs: bool = False


def delivered(
    standing: Standing, dispatch_id: str, at: datetime, count: Count, knobs: Knobs = DEFAULT_KNOBS
) -> Transition:
    """Return the state after one more delivery. The impulse is added to what idle time has left."""
    state = standing.remembered.state
    after = replace(
        state,
        recall_count=state.recall_count + (not count.errs),
        prediction_errors=state.prediction_errors + count.errs,
        dispatch_count=count.independent,
        last_recalled_at=max(at, state.last_recalled_at or at),
    )
    if count.lifts:
        idle = strength_in_use(standing.remembered, standing.agreeing, knobs, at)
        lifted = reinforce(idle, knobs)
        after = replace(after, strength=lifted, strength_baseline=lifted, strength_at=max(at, state.strength_at))
    return moved(state, after, EventKind.DISPATCHED, Cause(Machine.RETRIEVAL, dispatch_id, at))
