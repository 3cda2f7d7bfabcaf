"""What a dispatch does to a memory: it was recalled, perhaps counts towards graduation, perhaps lifts its strength."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import EventKind
from pipeline.lifecycle.transition import Cause, moved
from pipeline.scoring.strength import reinforce

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition


def impulse_source(agent_id: str) -> str:
    """Return the source under which an agent's recalls lift a strength at most once a day."""
    return f"recall:agent={agent_id}"


def delivered(  # noqa: PLR0913 - what a delivery is, each told by name
    state: MemoryState, dispatch_id: str, at: datetime, *, independent: int, lifts: bool, errs: bool = False
) -> Transition:
    """Return the state after one more delivery.

    `independent` is the number of dispatches that count by now; `lifts` is True for the first delivery of this
    memory to this agent on this UTC day. One that `errs` answers worse than the relevance floor: it is counted as a
    prediction error instead of a recall.
    """
    strength = reinforce(state.strength) if lifts else state.strength
    after = replace(
        state,
        recall_count=state.recall_count + (not errs),
        prediction_errors=state.prediction_errors + errs,
        dispatch_count=independent,
        last_recalled_at=max(at, state.last_recalled_at or at),
        strength=strength,
        strength_baseline=strength,
        strength_at=max(at, state.strength_at),
    )
    return moved(state, after, EventKind.DISPATCHED, Cause("retrieval", dispatch_id, at))
