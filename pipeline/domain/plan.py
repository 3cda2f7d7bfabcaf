"""What a decision wants written. A plan is data; only a store's `apply` writes it, in one transaction.

Two levels, on purpose. A `Plan` says what became of each candidate, before the store was locked. `Effect`s say
which rows change, decided by `pipeline.lifecycle.arrival` from the plan and the rows found under the lock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import EventKind, MemoryId, MemoryState, Remembered, StagedReason, Tagging
    from pipeline.domain.statement import Outcome


@dataclass(frozen=True, slots=True)
class Stage:
    """Store the candidate as an episode with a time to live."""

    ordinals: tuple[int, ...]
    arrival: Remembered
    reason: StagedReason


@dataclass(frozen=True, slots=True)
class Add:
    """Store a consolidated memory."""

    ordinals: tuple[int, ...]
    arrival: Remembered
    reason: str


@dataclass(frozen=True, slots=True)
class Replace:
    """Store a consolidated memory and end its targets in favour of it. `kind` is refine, supersede or merge.

    `targets` pairs each memory with the version the decision was made on; a moved version is a conflict.
    """

    ordinals: tuple[int, ...]
    arrival: Remembered
    kind: EventKind
    targets: tuple[tuple[MemoryId, int], ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Restate:
    """The candidate says what `target` already says: evidence if independent, else provenance only."""

    ordinals: tuple[int, ...]
    arrival: Remembered
    target: MemoryId
    reason: str


@dataclass(frozen=True, slots=True)
class OpenConflict:
    """Both cannot hold and nothing shows which replaces the other: store the arrival, keep both, record it."""

    ordinals: tuple[int, ...]
    arrival: Remembered
    rival: MemoryId
    reason: str


@dataclass(frozen=True, slots=True)
class Precede:
    """The candidate tells of an earlier time and arrived late: `successor` has held since `until`, in its place.

    It is stored as if it had come first: superseded, and valid until then.
    """

    ordinals: tuple[int, ...]
    arrival: Remembered
    successor: MemoryId
    until: datetime
    reason: str


@dataclass(frozen=True, slots=True)
class Decline:
    """The judge left the candidate out, or a guard refused it.

    One that lost a conflict names its `rival` and keeps its `text` for the conflict row.
    """

    ordinals: tuple[int, ...]
    reason: str
    rival: MemoryId | None = None
    text: str = ""


Change: TypeAlias = "Stage | Add | Replace | Restate | OpenConflict | Precede | Decline"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to become of each candidate of one transcript (or of one batch of them). `now` is when it was decided."""

    changes: tuple[Change, ...]
    now: datetime
    actor: str


@dataclass(frozen=True, slots=True)
class Insert:
    """Write a new memory with its first state and a `created` event; without a `reason` its tier says why."""

    arrival: Remembered
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Transition:
    """Replace `before` by `after` if the row still has `before.version`; write an event with both."""

    before: MemoryState
    after: MemoryState
    kind: EventKind
    actor: str
    reason: str


@dataclass(frozen=True, slots=True)
class Link:
    """Record that a statement supports a memory (or none, when declined), and the statement's outcome."""

    ordinals: tuple[int, ...]
    memory_id: MemoryId | None
    outcome: Outcome
    reason: str


@dataclass(frozen=True, slots=True)
class Dispute:
    """A conflict row. `winner` is None while the conflict is open; `text` keeps a declined newcomer's words.

    A pair that was settled before stays settled, unless an operator `reopens` it.
    """

    memory_id: MemoryId | None
    rival_id: MemoryId
    winner: MemoryId | None
    reason: str
    text: str = ""
    reopens: bool = False


@dataclass(frozen=True, slots=True)
class Retag:
    """Give a memory's words other tags: `step` moves its state and names the event, which keeps both taggings."""

    step: Transition
    former: Tagging
    tagging: Tagging


Effect: TypeAlias = "Insert | Transition | Link | Dispute | Retag"
