"""Taking a batch back: the memory as it stood before the batch's first event, as one more version (SPEC §16)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.plan import Retag
from pipeline.lifecycle.rerun import tagging_of
from pipeline.lifecycle.transition import moved

if TYPE_CHECKING:
    from pipeline.domain.memory import MemoryState, Remembered, Tagging
    from pipeline.domain.plan import Effect
    from pipeline.lifecycle.transition import Cause


@dataclass(frozen=True, slots=True)
class Deed:
    """What a batch did to one memory: its first and last version by the batch, and how many events in between.

    `before` is the state that its first event found (None for a memory that it formed), `tagging` the tags that it
    found, if it changed them.
    """

    first: int
    last: int
    events: int
    before: MemoryState | None
    tagging: Tagging | None

    def is_alone(self, state: MemoryState) -> bool:
        """Return True if nothing but the batch has moved the memory since its first event."""
        return state.version == self.last and self.events == self.last - self.first + 1


def reverse(known: Remembered, deed: Deed, cause: Cause) -> Effect | None:
    """Return the way back, or None when the memory is already there.

    A memory that the batch formed is archived: it is not forgotten that it was there.
    """
    state = known.state
    if deed.before is None:
        if not state.is_live:
            return None
        after = replace(state, ended_at=cause.at, ending=Ending.ARCHIVED)
    else:
        after = replace(deed.before, version=state.version, updated_at=state.updated_at)
    step = moved(state, after, EventKind.ROLLED_BACK, cause)
    return step if deed.tagging is None else Retag(step, tagging_of(known.memory), deed.tagging)
