"""The end of a memory whose every statement was quarantined after it was formed (SPEC §7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind
from pipeline.lifecycle.transition import Cause, Machine, moved

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition


def set_apart(state: MemoryState, now: datetime) -> Transition:
    """Return the end of a memory that nothing clean supports. Only an operator brings its text back."""
    after = replace(state, ended_at=now, ending=Ending.INVALIDATED)
    return moved(state, after, EventKind.INVALIDATED, Cause(Machine.RESCAN, "its statements were quarantined", now))
