"""What an operator does to a memory by hand: each verb as one decision on what stands under the lock (SPEC §11, §15).

A verb that finds nothing to do returns nothing; one that cannot be meant raises InvalidInputError and says what can.
An operator's word is never an overwrite: an edit is a new memory in the place of the old, and every step an event.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Ending, EventKind, Status, Tier
from pipeline.domain.plan import Dispute, Insert
from pipeline.errors import InvalidInputError
from pipeline.lifecycle.birth import renamed
from pipeline.lifecycle.conflict import Ruling
from pipeline.lifecycle.graduation import consolidated
from pipeline.lifecycle.revival import beaten, retired
from pipeline.lifecycle.rivalry import meet
from pipeline.lifecycle.transition import moved
from pipeline.policy import STRENGTH_INITIAL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import NoReturn

    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.plan import Effect, Transition
    from pipeline.lifecycle.transition import Cause


class Verb(StrEnum):
    """What can be done to one memory without new words."""

    VERIFY = "verify"
    REJECT = "reject"
    PIN = "pin"
    UNPIN = "unpin"
    MUTE = "mute"
    UNMUTE = "unmute"
    INVALIDATE = "invalidate"
    REINSTATE = "reinstate"


def act(verb: Verb, known: Remembered, others: Sequence[Remembered], cause: Cause) -> tuple[Effect, ...]:
    """Return what `verb` does to `known`, in order; nothing where it is so already.

    `others` are the memories, live or not, that have its text or took its place.

    Raises:
        InvalidInputError: the verb cannot be meant for a memory that stands like this.
    """
    if verb is Verb.REINSTATE:
        return _reinstate(known, others, cause)
    return _STEPS[verb](known, cause)


def edit(
    known: Remembered, arrival: Remembered, others: Sequence[Remembered], rivals: Sequence[Remembered], cause: Cause
) -> tuple[Effect, ...]:
    """Return a new memory in the place of a live one, with its pin and mute; nothing of the old is changed but its end.

    `others` have the new text or are `known` itself; `rivals` stand near it. Where the new words contradict one, the
    operator prevails over a machine and over what an operator said before; what stays undecided is an open conflict.
    """
    _require_live(known)
    if known.memory.content == arrival.memory.content:
        message = f"memory {known.memory.memory_id} says exactly that already"
        raise InvalidInputError(message)
    return succeed([known], arrival, others, rivals, EventKind.REFINED, cause)


def succeed(  # noqa: PLR0913, PLR0917 - what a succession is decided on
    parents: Sequence[Remembered],
    arrival: Remembered,
    others: Sequence[Remembered],
    rivals: Sequence[Remembered],
    kind: EventKind,
    cause: Cause,
) -> tuple[Effect, ...]:
    """Return an operator's new memory and the end of its `parents` (REFINED or MERGED) and of whom it contradicts.

    Against rivals it counts as said now, however long it has been true.
    """
    ended = {parent.memory.memory_id for parent in parents}
    alike = [each for each in others if _same_text(each, arrival)]
    for each in alike:
        if each.state.is_live and each.memory.memory_id not in ended:
            _refuse(each, "says that already and lives", f"invalidate {' and '.join(sorted(ended))} instead")
    state = replace(
        arrival.state,
        pinned=any(parent.state.pinned for parent in parents),
        muted=all(parent.state.muted for parent in parents),
    )
    fresh = renamed(replace(arrival, state=state), len(alike) + 1)
    name = fresh.memory.memory_id
    what = "an edit" if kind is EventKind.REFINED else "a merge"
    why = f"{what} of {' and '.join(parent.memory.memory_id for parent in parents)}"
    effects: list[Effect] = [Insert(fresh, f"{why}: {cause.reason}" if cause.reason else why)]
    effects += [retired(parent.state, name, kind, cause) for parent in parents]
    said_now = replace(fresh, memory=replace(fresh.memory, valid_from=cause.at))
    for rival in rivals:
        met = meet(said_now, rival)
        if met is None or not rival.state.is_live or rival.memory.memory_id in ended:
            continue
        wins = met.ruling is Ruling.SUPERSEDES
        if wins:
            effects.append(beaten(rival, name, cause))
        effects.append(Dispute(name, rival.memory.memory_id, name if wins else None, f"conflict of {met.ground}"))
    return tuple(effects)


def keep(winner: Remembered, loser: Remembered, cause: Cause) -> tuple[Effect, ...]:
    """Return the end of the side of a conflict that an operator decided against: the other takes its place."""
    for side in (winner, loser):
        _require_live(side)
    return (beaten(loser, winner.memory.memory_id, cause),)


def _verify(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """An operator vouches for it: it counts as verified, and an episode stays."""
    steps = _stay(known, cause)
    state = steps[-1].after if steps else known.state
    if state.status is Status.VERIFIED:
        return steps
    return (*steps, moved(state, replace(state, status=Status.VERIFIED), EventKind.STATUS_CHANGED, cause))


def _reject(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """It stays where it is, so that nothing forms it anew, and no reader is told it any more."""
    _require_live(known)
    state = known.state
    if state.status is Status.REJECTED:
        return ()
    return (moved(state, replace(state, status=Status.REJECTED), EventKind.STATUS_CHANGED, cause),)


def _pin(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """It comes first and never fades; an episode stays."""
    steps = _stay(known, cause)
    state = steps[-1].after if steps else known.state
    return steps if state.pinned else (*steps, moved(state, replace(state, pinned=True), EventKind.PINNED, cause))


def _unpin(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """Its idle time begins now: what was pinned for a year is not archived the next night."""
    _require_live(known)
    state = known.state
    if not state.pinned:
        return ()
    after = replace(state, pinned=False, strength_baseline=state.strength, strength_at=max(state.strength_at, cause.at))
    return (moved(state, after, EventKind.UNPINNED, cause),)


def _mute(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """No reader is told it until it is unmuted; all else goes on."""
    _require_live(known)
    state = known.state
    return () if state.muted else (moved(state, replace(state, muted=True), EventKind.MUTED, cause),)


def _unmute(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    _require_live(known)
    state = known.state
    return (moved(state, replace(state, muted=False), EventKind.UNMUTED, cause),) if state.muted else ()


def _invalidate(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """Strike it out: a tombstone that no machine revives, however often the text is said again."""
    state = known.state
    if state.ending is Ending.INVALIDATED:
        return ()
    if state.ending is Ending.SUPERSEDED:
        _refuse(known, f"was replaced by {state.superseded_by}", "invalidate that one")
    after = replace(state, ended_at=state.ended_at or cause.at, ending=Ending.INVALIDATED)
    return (moved(state, after, EventKind.INVALIDATED, cause),)


_STEPS: Final[Mapping[Verb, Callable[[Remembered, Cause], tuple[Transition, ...]]]] = {
    Verb.VERIFY: _verify,
    Verb.REJECT: _reject,
    Verb.PIN: _pin,
    Verb.UNPIN: _unpin,
    Verb.MUTE: _mute,
    Verb.UNMUTE: _unmute,
    Verb.INVALIDATE: _invalidate,
}


def _reinstate(known: Remembered, others: Sequence[Remembered], cause: Cause) -> tuple[Effect, ...]:
    """Bring it back, whatever ended it: verified, consolidated, strong enough to stay.

    Beside a successor that lives it stands in an open conflict: the operator has said that both are to be looked at.
    Beside an edit of it, or an edit of that, it does not come back: the two are one memory in two wordings.
    """
    state = known.state
    has_lapsed = state.expires_at is not None and state.expires_at <= cause.at
    if state.is_live and not has_lapsed:
        return _already_here(known)
    for each in others:
        if each.state.is_live and _same_text(each, known) and each.memory.memory_id != known.memory.memory_id:
            _refuse(known, f"has the words of {each.memory.memory_id}, which lives", "nothing needs to come back")
        if each.state.is_live and _is_rewording(each, known):
            name = each.memory.memory_id
            why = f"was put in other words by hand: {name} stands in its place and lives"
            _refuse(known, why, f"`memform edit {name}` with the old words, or `memform invalidate {name}` first")
    grown = consolidated(known, cause).after if state.tier is Tier.EPISODE else state
    strength = max(grown.strength, STRENGTH_INITIAL)
    is_over = state.valid_until is not None and state.valid_until <= cause.at
    after = replace(
        grown,
        status=Status.VERIFIED,
        ended_at=None,
        ending=None,
        superseded_by=None,
        valid_until=None if is_over else state.valid_until,
        strength=strength,
        strength_baseline=strength,
        strength_at=max(state.strength_at, cause.at),
    )
    back = moved(state, after, EventKind.REINSTATED, cause)
    successor = next((e for e in others if e.memory.memory_id == state.superseded_by and e.state.is_live), None)
    if successor is None:
        return (back,)
    why = "reinstated beside its successor"
    return (back, Dispute(known.memory.memory_id, successor.memory.memory_id, None, why, reopens=True))


def _already_here(known: Remembered) -> tuple[Effect, ...]:
    """Do nothing for a memory that lives; refuse where a reader is not told it all the same, and say what helps."""
    name = known.memory.memory_id
    if known.state.status is Status.REJECTED:
        _refuse(known, "did not end, it was rejected", f"`memform verify {name}` takes that back")
    if known.state.muted:
        _refuse(known, "did not end, it was muted", f"`memform mute {name} --off` takes that back")
    return ()


def _stay(known: Remembered, cause: Cause) -> tuple[Transition, ...]:
    """Consolidate an episode: what an operator vouches for does not expire."""
    _require_live(known)
    return (consolidated(known, cause),) if known.state.tier is Tier.EPISODE else ()


def _is_rewording(later: Remembered, known: Remembered) -> bool:
    """Return whether an operator worded `later` in the place of `known`: it rests on all that `known` rests on."""
    places = set(known.memory.provenance)
    return later.memory.operator and bool(places) and places <= set(later.memory.provenance)


def _same_text(one: Remembered, other: Remembered) -> bool:
    return (one.memory.scope, one.memory.text_hash) == (other.memory.scope, other.memory.text_hash)


def _require_live(known: Remembered) -> None:
    state: MemoryState = known.state
    if state.ending is Ending.SUPERSEDED:
        _refuse(known, f"was replaced by {state.superseded_by}", "work on that one, or `memform reinstate` this one")
    if state.ending is not None:
        _refuse(known, f"is {state.ending}", "`memform reinstate` brings it back")


def _refuse(known: Remembered, why: str, hint: str) -> NoReturn:
    message = f"memory {known.memory.memory_id} {why}"
    raise InvalidInputError(message, [hint])
