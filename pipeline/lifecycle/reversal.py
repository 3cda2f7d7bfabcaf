"""What an operator says and takes back within one transcript: only the later is to stay (SPEC §10)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.lifecycle.conflict import Ruling, topics
from pipeline.lifecycle.rivalry import meet

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from pipeline.domain.memory import MemoryId, Remembered

_NEAREST: Final = 12
"""Memories of one topic that each is compared with: a thousand rows in one wording are no thousand reversals."""


class Reversal(NamedTuple):
    """One memory whose place another has taken, and why."""

    loser: Remembered
    winner: MemoryId
    reason: str


def reversals(said: Sequence[Remembered]) -> Iterator[Reversal]:
    """Yield who gives way among live memories of operators that one plan said, in the order of reading.

    A loser is yielded once; its winner may itself give way to one that is read later.
    """
    standing: dict[Hashable, list[Remembered]] = defaultdict(list)
    over: set[MemoryId] = set()
    for newcomer in said:
        keys = topics(newcomer.memory.content)
        near = {known.memory.memory_id: known for key in keys for known in standing[key][-_NEAREST:]}
        for name, known in near.items():
            met = meet(newcomer, known)
            if met is None or met.ruling not in {Ruling.SUPERSEDES, Ruling.PRECEDES} or name in over:
                continue
            loser, winner = (known, newcomer) if met.ruling is Ruling.SUPERSEDES else (newcomer, known)
            over.add(loser.memory.memory_id)
            yield Reversal(loser, winner.memory.memory_id, f"conflict of {met.ground}")
            if loser is newcomer:
                break
        else:
            for key in keys:
                standing[key].append(newcomer)
