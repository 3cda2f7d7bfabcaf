"""From a plan to effects: what each change means for the rows found under the lock (SPEC §9 Apply, §10).

The store locks every text and target of a plan, reads what stands there, and asks `arrive`. Every rule about
duplicates, revival, promotion, tombstones and successors is here, and none in the store.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, NoReturn

from pipeline.domain.memory import Ending, EventKind, Status, Tier
from pipeline.domain.plan import Add, Decline, Dispute, Insert, Link, OpenConflict, Precede, Replace, Restate
from pipeline.domain.statement import Outcome
from pipeline.errors import ConflictError
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.birth import renamed, veracity_weight
from pipeline.lifecycle.evidence import restated
from pipeline.lifecycle.graduation import Use, can_still_graduate, graduate
from pipeline.lifecycle.independence import Standing, is_independent, source_of
from pipeline.lifecycle.reversal import reversals
from pipeline.lifecycle.revival import beaten, placed_before, promoted, reinstated, retired, revived
from pipeline.lifecycle.transition import Cause, moved

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pipeline.domain.memory import Memory, MemoryId, Remembered
    from pipeline.domain.plan import Change, Effect, Plan, Stage, Transition
    from pipeline.knobs import Knobs

TOMBSTONED: Final = "tombstoned"
RESTATED: Final = "restated"
SAME_SOURCE: Final = "same_source"
REVIVED: Final = "revived"
OVER: Final = "known, and over"

_OUTCOME_ORDER: Final = (
    *(Outcome.ADDED, Outcome.UPDATED, Outcome.NOOP, Outcome.STAGED),
    *(Outcome.DECLINED, Outcome.FAILED),
)


def arrive(plan: Plan, standings: Sequence[Standing], knobs: Knobs = DEFAULT_KNOBS) -> tuple[Effect, ...]:
    """Return the effects of `plan` on what stands under the lock, in the order they follow from each other.

    `standings` holds every memory, live or ended, whose (scope, text hash) an arrival has, and every target named.
    Raises ConflictError when a target has moved since the plan was made: plan again.
    """
    desk = _Desk(plan, knobs)
    for standing in standings:
        desk.place(standing)
    for change in plan.changes:
        desk.take(change)
    desk.reverse()
    return tuple(desk.effects)


def outcomes(effects: Sequence[Effect]) -> Mapping[int, tuple[Outcome, str]]:
    """Return each statement's outcome and reason; of several, the first of added, updated, noop, staged, declined."""
    settled: dict[int, tuple[Outcome, str]] = {}
    for link in effects:
        if not isinstance(link, Link):
            continue
        for ordinal in link.ordinals:
            held = settled.get(ordinal)
            if held is None or _OUTCOME_ORDER.index(link.outcome) < _OUTCOME_ORDER.index(held[0]):
                settled[ordinal] = (link.outcome, link.reason)
    return settled


@dataclass(slots=True)
class _Desk:
    """The rows as they stand after each effect so far, so that two changes of one plan see each other.

    `names` are those of the rows that say one text in one scope: thousands of texts arrive in one plan.
    """

    plan: Plan
    knobs: Knobs
    standings: dict[MemoryId, Standing] = field(default_factory=dict["MemoryId", Standing])
    names: defaultdict[tuple[str, str], dict[MemoryId, None]] = field(default_factory=lambda: defaultdict(dict))
    effects: list[Effect] = field(default_factory=list["Effect"])
    born: dict[MemoryId, Outcome] = field(default_factory=dict["MemoryId", Outcome])

    def place(self, standing: Standing) -> None:
        """Take a row in, under its name and under what it says."""
        memory = standing.remembered.memory
        self.standings[memory.memory_id] = standing
        self.names[_said(memory)][memory.memory_id] = None

    def take(self, change: Change) -> None:
        """Turn one change into effects."""
        match change:
            case Decline():
                self._decline(change)
            case Restate():
                self._restate(change, self._target(change.target))
            case Replace():
                self._replace(change)
            case Precede():
                self._precede(change)
            case OpenConflict():
                rival = self._target(change.rival).remembered.memory.memory_id
                if (kept := self._keep(change, _outcome_of(change.arrival), change.reason)) not in (None, rival):
                    self.effects.append(Dispute(kept, rival, None, change.reason))
            case _:
                self._keep(change, Outcome.ADDED if isinstance(change, Add) else Outcome.STAGED, str(change.reason))

    def reverse(self) -> None:
        """Let what an operator took back further on in the same plan give way."""
        linked = dict.fromkeys(effect.memory_id for effect in self.effects if isinstance(effect, Link))
        known = [self.standings[name].remembered for name in linked if name is not None]
        for loser, winner, reason in reversals([each for each in known if _can_be_reversed(each)]):
            self._move(beaten(loser, winner, self._cause(reason)))
            self.effects.append(Dispute(winner, loser.memory.memory_id, winner, reason))

    def _precede(self, change: Precede) -> None:
        """Store what held before its successor and came late, over from the start. What is known already is met."""
        alike = [standing.remembered for standing in self._alike(change.arrival)]
        if any(each.state.is_live or each.state.ending is Ending.INVALIDATED for each in alike):
            self._keep(change, _outcome_of(change.arrival), change.reason)
            return
        if over := [each for each in alike if each.state.ending is Ending.SUPERSEDED]:
            latest = max(over, key=lambda each: each.state.updated_at).memory.memory_id
            self._link(change.ordinals, latest, Outcome.NOOP, OVER, change.arrival)
            return
        successor = self._target(change.successor).remembered.memory.memory_id
        late = placed_before(change.arrival, successor, change.until, self.plan.now)
        held = f"held until {change.until:%Y-%m-%d}"
        name = self._admit(change.ordinals, renamed(late, len(alike) + 1), _outcome_of(late), held)
        self.effects.append(Dispute(name, successor, successor, change.reason))

    def _keep(
        self, change: Stage | Add | Replace | OpenConflict | Precede, outcome: Outcome, reason: str
    ) -> MemoryId | None:
        """Store the arrival, or let what has its text stand for it; return the memory, or None when declined."""
        arrival = change.arrival
        alike = self._alike(arrival)
        live = next((s for s in alike if s.remembered.state.is_live), None)
        if live is not None:
            return self._meet(change.ordinals, arrival, live, outcome, reason)
        if tomb := next((s for s in alike if s.remembered.state.ending is Ending.INVALIDATED), None):
            return self._face_tombstone(change.ordinals, arrival, tomb)
        asleep = [s for s in alike if s.remembered.state.ending in (Ending.EXPIRED, Ending.ARCHIVED)]
        if asleep:
            latest = max(asleep, key=lambda s: s.remembered.state.updated_at)
            return self._wake(change.ordinals, arrival, latest, outcome)
        return self._admit(change.ordinals, renamed(arrival, len(alike) + 1), outcome, reason)

    def _meet(
        self, ordinals: tuple[int, ...], arrival: Remembered, live: Standing, outcome: Outcome, reason: str
    ) -> MemoryId:
        """The text is there and lives: retire it, wake it, promote it, or count the restatement."""
        known = live.remembered
        memory_id = known.memory.memory_id
        if arrival.memory.operator and not known.memory.operator:
            return self._succeed(ordinals, arrival, live, outcome, reason)
        if known.state.expires_at is not None and known.state.expires_at <= self.plan.now:
            return self._wake(ordinals, arrival, live, outcome)
        if memory_id in self.born:
            self._link(ordinals, memory_id, self.born[memory_id], reason, arrival)
        elif known.state.tier is Tier.EPISODE and arrival.state.tier is Tier.CONSOLIDATED:
            self._move(promoted(known, arrival, self._cause(reason)))
            self._link(ordinals, memory_id, outcome, "promoted", arrival)
        else:
            self._mention(ordinals, arrival, live)
        return memory_id

    def _mention(self, ordinals: tuple[int, ...], arrival: Remembered, live: Standing) -> None:
        """Known already: evidence if the voice is another, else one more place where it was said."""
        memory_id = live.remembered.memory.memory_id
        if arrival.memory.operator and live.remembered.state.status is Status.REJECTED:
            held = live.remembered.state
            cause = self._cause("said again by an operator")
            self._move(moved(held, replace(held, status=Status.VERIFIED), EventKind.STATUS_CHANGED, cause))
            self._link(ordinals, memory_id, Outcome.UPDATED, "vouched for again", arrival)
            return
        if not is_independent(arrival.memory, live):
            self._link(ordinals, memory_id, Outcome.NOOP, SAME_SOURCE, arrival)
            return
        known = live.remembered
        after = restated(live, veracity_weight(arrival.memory.surface), self.plan.now, self.knobs)
        self._move(moved(known.state, after, EventKind.REINFORCED, self._cause(source_of(arrival.memory))))
        grown = self.standings[memory_id].remembered
        use = Use(grown.state.dispatch_count, grown.state.reinforce_count)
        if graduation := graduate(grown, use, self.plan.actor, self.plan.now):
            self._move(graduation)
        self._link(ordinals, memory_id, Outcome.NOOP, RESTATED, arrival)

    def _decline(self, change: Decline) -> None:
        self.effects.append(Link(change.ordinals, None, Outcome.DECLINED, change.reason))
        if change.rival is not None:
            self.effects.append(Dispute(None, change.rival, change.rival, change.reason, change.text))

    def _restate(self, change: Restate, target: Standing) -> None:
        if not target.remembered.state.is_live:
            _refuse(change.target)
        self._mention(change.ordinals, change.arrival, target)

    def _replace(self, change: Replace) -> None:
        for target, version in change.targets:
            state = self._target(target).remembered.state
            if not state.is_live or state.version != version:
                _refuse(target)
        successor = self._keep(change, Outcome.UPDATED, change.reason)
        for target, _ in change.targets:
            state = self.standings[target].remembered.state
            if successor is not None and successor != target and state.is_live:
                self._retire(self.standings[target].remembered, successor, change)

    def _retire(self, target: Remembered, successor: MemoryId, change: Replace) -> None:
        cause = self._cause(change.reason)
        if change.kind is not EventKind.SUPERSEDED:
            self._move(retired(target.state, successor, change.kind, cause))
            return
        self._move(beaten(target, successor, cause))
        self.effects.append(Dispute(successor, target.memory.memory_id, successor, change.reason))

    def _succeed(
        self, ordinals: tuple[int, ...], arrival: Remembered, live: Standing, outcome: Outcome, reason: str
    ) -> MemoryId:
        """An operator says what a machine had: authorship is the operator's from now on, the pin and mute stay."""
        old = live.remembered.state
        fresh = renamed(arrival, len(self._alike(arrival)) + 1)
        fresh = replace(fresh, state=replace(fresh.state, pinned=old.pinned, muted=old.muted))
        self._move(retired(old, fresh.memory.memory_id, EventKind.SUPERSEDED, self._cause(reason)))
        return self._admit(ordinals, fresh, outcome, reason)

    def _face_tombstone(self, ordinals: tuple[int, ...], arrival: Remembered, tomb: Standing) -> MemoryId | None:
        """What an operator struck out, only an operator brings back."""
        if not arrival.memory.operator:
            self.effects.append(Link(ordinals, None, Outcome.DECLINED, TOMBSTONED))
            return None
        memory_id = tomb.remembered.memory.memory_id
        self._move(reinstated(tomb.remembered, arrival, self._cause("said again by an operator")))
        self._link(ordinals, memory_id, Outcome.ADDED, "reinstated", arrival)
        return memory_id

    def _wake(self, ordinals: tuple[int, ...], arrival: Remembered, asleep: Standing, outcome: Outcome) -> MemoryId:
        """Bring back what had ended; a restatement made before an expiry that a sweep was faster with still counts."""
        in_time = can_still_graduate(asleep.remembered.state, self.plan.now)
        if in_time and arrival.state.tier is Tier.EPISODE and is_independent(arrival.memory, asleep):
            self._mention(ordinals, arrival, asleep)
            return asleep.remembered.memory.memory_id
        memory_id = asleep.remembered.memory.memory_id
        self._move(revived(asleep.remembered, arrival, self._cause(source_of(arrival.memory))))
        self._link(ordinals, memory_id, outcome, REVIVED, arrival)
        return memory_id

    def _admit(self, ordinals: tuple[int, ...], arrival: Remembered, outcome: Outcome, reason: str) -> MemoryId:
        memory_id = arrival.memory.memory_id
        self.effects.append(Insert(arrival))
        self.place(Standing(arrival, frozenset()))
        self.born[memory_id] = outcome
        self._link(ordinals, memory_id, outcome, reason, arrival)
        return memory_id

    def _move(self, step: Transition) -> None:
        self.effects.append(step)
        standing = self.standings[step.after.memory_id]
        remembered = replace(standing.remembered, state=step.after)
        self.standings[step.after.memory_id] = replace(standing, remembered=remembered)

    def _link(
        self, ordinals: tuple[int, ...], memory_id: MemoryId, outcome: Outcome, reason: str, arrival: Remembered
    ) -> None:
        self.effects.append(Link(ordinals, memory_id, outcome, reason))
        standing = self.standings[memory_id]
        self.standings[memory_id] = replace(standing, sources=standing.sources | {source_of(arrival.memory)})

    def _alike(self, arrival: Remembered) -> list[Standing]:
        """Return the rows that say what arrives, live or not."""
        return [self.standings[name] for name in self.names[_said(arrival.memory)]]

    def _target(self, memory_id: MemoryId) -> Standing:
        return self.standings.get(memory_id) or _refuse(memory_id)

    def _cause(self, reason: str) -> Cause:
        return Cause(self.plan.actor, reason, self.plan.now)


def _said(memory: Memory) -> tuple[str, str]:
    """Return what makes two memories one: the scope, and the text as it is compared."""
    return memory.scope, memory.text_hash


def _can_be_reversed(known: Remembered) -> bool:
    return known.memory.operator and known.state.is_live and known.state.tier is Tier.CONSOLIDATED


def _outcome_of(arrival: Remembered) -> Outcome:
    return Outcome.STAGED if arrival.state.tier is Tier.EPISODE else Outcome.ADDED


def _refuse(memory_id: MemoryId) -> NoReturn:
    message = f"memory {memory_id} has moved since the plan was made"
    raise ConflictError(message)
