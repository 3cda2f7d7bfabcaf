"""Who says it: whether a second voice is another voice, or an echo (SPEC §2, §10).

A source is a token. Named colonies are the source; text without a colony is identified by its thread, or else by its
transcript, so that two nameless files are two sources and one long conversation is one. A file sent again under another
id is one source: the store counts the tokens of a supporter's copies among its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pipeline.domain.memory import Memory, Remembered


@dataclass(frozen=True, slots=True)
class Standing:
    """A memory that is there already, as read under its lock.

    `sources` are the tokens of every transcript that supports it; `reached` the tokens of whom it was dispatched to.
    """

    remembered: Remembered
    sources: frozenset[str]
    reached: frozenset[str] = frozenset()

    @property
    def agreeing(self) -> int:
        """How many independent sources there are beyond the first (≥ 0)."""
        return max(len(self.sources) - 1, 0)


def source(colony_id: str, thread_id: str, transcript_id: str) -> str:
    """Return the token of where a text came from; the kinds never collide.

    >>> source("", "t-1", "x")
    'thread:t-1'
    """
    if colony_id:
        return f"colony:{colony_id}"
    return f"thread:{thread_id}" if thread_id else f"transcript:{transcript_id}"


def reach(colony_id: str, agent_id: str) -> str:
    """Return the token of whom a dispatch reached: the colony, or the lone agent; "" for nobody named."""
    if colony_id:
        return f"colony:{colony_id}"
    return f"agent:{agent_id}" if agent_id else ""


def source_of(memory: Memory) -> str:
    """Return the token of the transcript that a newly formed memory comes from."""
    transcript_id = memory.provenance[0].transcript_id if memory.provenance else ""
    return source(memory.colony_id, memory.thread_id, transcript_id)


def is_independent(newcomer: Memory, standing: Standing) -> bool:
    """Return True if `newcomer` comes from another source than the memory, and nobody it cites was sent the memory."""
    authors = {f"agent:{place.agent_id}" for place in newcomer.provenance if place.agent_id}
    if newcomer.colony_id:
        authors.add(f"colony:{newcomer.colony_id}")
    return source_of(newcomer) not in standing.sources and not authors & standing.reached


def counts_as_dispatch(colony_id: str, sources: frozenset[str]) -> bool:
    """Return False for a delivery back into a colony that the memory came from: it proves nothing."""
    return not colony_id or f"colony:{colony_id}" not in sources


def counts_as_word(agent_id: str, colony_id: str, standing: Standing) -> bool:
    """Return False for a helpful word on one's own: of a colony it came from, or of an agent it cites."""
    if colony_id:
        return f"colony:{colony_id}" not in standing.sources
    return not agent_id or all(place.agent_id != agent_id for place in standing.remembered.memory.provenance)
