"""Conflicts on every write: what a plan becomes when a newcomer and a memory cannot both hold (SPEC §11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import EventKind, Tier
from pipeline.domain.plan import Add, Decline, OpenConflict, Precede, Replace, Stage
from pipeline.lifecycle.birth import veracity_weight
from pipeline.lifecycle.change import settled_text, tells_change
from pipeline.lifecycle.conflict import OPERATORS, Claim, Ground, Ruling, clash
from pipeline.lifecycle.slot import fills_slot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pipeline.domain.memory import Memory, MemoryId, Remembered
    from pipeline.domain.plan import Change, Plan
    from pipeline.lifecycle.conflict import Clash

LOST_CONFLICT: Final = "lost_conflict"


class _Clashing(NamedTuple):
    rival: Remembered
    clash: Clash


def contested(plan: Plan, rivals: Mapping[MemoryId, Sequence[Remembered]]) -> Plan:
    """Return the plan after each new text met its `rivals`: live consolidated memories near it, by arrival id.

    A newcomer that tells of an earlier time is placed before the earliest rival that replaced it; one that loses is
    declined with its words kept; one that wins replaces all that it wins over; otherwise both live in an open
    conflict. What a judge decided about targets of its own stands.
    """
    return replace(plan, changes=tuple(_contest(change, rivals) for change in plan.changes))


def _contest(change: Change, rivals: Mapping[MemoryId, Sequence[Remembered]]) -> Change:
    if not isinstance(change, Add | Stage):
        return change
    arrival = change.arrival
    found = [
        _Clashing(rival, met) for rival in rivals.get(arrival.memory.memory_id, ()) if (met := meet(arrival, rival))
    ]
    if late := _ruled(found, Ruling.PRECEDES):
        first = min((each.rival.memory for each in late), key=lambda memory: (memory.valid_from, memory.memory_id))
        return Precede(change.ordinals, arrival, first.memory_id, first.valid_from, _reason(late[0]))
    for lost in _ruled(found, Ruling.LOSES):
        return Decline(change.ordinals, LOST_CONFLICT, lost.rival.memory.memory_id, arrival.memory.content)
    if won := _ruled(found, Ruling.SUPERSEDES):
        targets = tuple((each.rival.memory.memory_id, each.rival.state.version) for each in won)
        return Replace(change.ordinals, arrival, EventKind.SUPERSEDED, targets, _reason(won[0]))
    for still_open in found:
        return OpenConflict(change.ordinals, arrival, still_open.rival.memory.memory_id, _reason(still_open))
    return change


def meet(newcomer: Remembered, rival: Remembered) -> Clash | None:
    """Return the clash of two memories. Between two texts of operators the later replaces, however close.

    It does on a ground that decides, and where one thing is given another name if the later says that it changed, or
    if both give the one value of a thing that has one at a time.
    """
    met = clash(_claim(newcomer), _claim(rival))
    if met is None or not (newcomer.memory.operator and rival.memory.operator):
        return met
    order = _order(newcomer.memory, rival.memory)
    earlier, later = (rival, newcomer) if order > 0 else (newcomer, rival)
    if order == 0 or not _is_settled(met.ground, earlier.memory.content, later.memory.content):
        return met
    return met._replace(ruling=Ruling.SUPERSEDES if order > 0 else Ruling.PRECEDES)


def _is_settled(ground: Ground, earlier: str, later: str) -> bool:
    """Return whether the later of two texts of operators takes the place of the earlier."""
    if ground is Ground.NAME:
        return tells_change(later) or (fills_slot(settled_text(later)) and fills_slot(settled_text(earlier)))
    return ground in OPERATORS


def _order(one: Memory, other: Memory) -> int:
    """Return 1 where `one` tells of the later time, -1 where `other` does, 0 where nothing shows it.

    What one transcript says at one time is as late as it stands there.
    """
    if one.valid_from != other.valid_from:
        return 1 if one.valid_from > other.valid_from else -1
    mine, theirs = _places(one), _places(other)
    shared = mine.keys() & theirs.keys()
    return max(((mine[name] > theirs[name]) - (mine[name] < theirs[name]) for name in shared), key=abs, default=0)


def _places(memory: Memory) -> Mapping[str, tuple[int, int]]:
    """Return where each transcript says it last: turn and first character."""
    said = sorted((place.transcript_id, place.turn, place.start) for place in memory.provenance)
    return {name: (turn, start) for name, turn, start in said}


def _claim(known: Remembered) -> Claim:
    memory, state = known.memory, known.state
    return Claim(
        text=memory.content,
        at=memory.valid_from,
        weight=state.mean * veracity_weight(memory.surface),
        operator=memory.operator,
        consolidated=state.tier is Tier.CONSOLIDATED,
        polarity=memory.polarity,
        repo=memory.repo,
    )


def _ruled(found: Sequence[_Clashing], ruling: Ruling) -> Sequence[_Clashing]:
    return [each for each in found if each.clash.ruling is ruling]


def _reason(met: _Clashing) -> str:
    return f"conflict of {met.clash.ground}"
