"""The end of a memory whose every statement was quarantined after it was formed (SPEC §7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.statement import Author, Statement
from pipeline.domain.surface import WritePolicy
from pipeline.lifecycle.transition import Cause, moved

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Memory, MemoryState
    from pipeline.domain.plan import Transition


def set_apart(state: MemoryState, now: datetime) -> Transition:
    """Return the end of a memory that nothing clean supports. Only an operator brings its text back."""
    after = replace(state, ended_at=now, ending=Ending.INVALIDATED)
    return moved(state, after, EventKind.INVALIDATED, Cause("rescan", "its statements were quarantined", now))


def spoken(memory: Memory) -> Statement:
    """Return a memory's text as a statement of its surface, for whoever reads statements: a scan, or a judge."""
    return Statement(
        turn=0,
        start=0,
        end=len(memory.content),
        raw=memory.content,
        text=memory.content,
        surface=memory.surface,
        policy=WritePolicy.FORM,
        score=memory.gate_score,
        features={},
        language=memory.language,
        author=Author(occurred_at=memory.valid_from),
    )
