"""What the system remembers: an immutable memory and its narrow, moving state (SPEC §11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, NewType

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.statement import DecayClass, EntryType, PacerClass, Polarity, ScanTier
    from pipeline.domain.surface import Surface

MemoryId = NewType("MemoryId", str)

WORKSPACE_SCOPE = "workspace"
"""Scope of what holds for a whole workspace; a repository's own scope is `repo:<slug>`."""


class Tier(StrEnum):
    """`EPISODE` is staged, unconsolidated and expiring; `CONSOLIDATED` stays until it is replaced or archived."""

    EPISODE = "episode"
    CONSOLIDATED = "consolidated"


class Status(StrEnum):
    """How far a memory is trusted."""

    CANDIDATE = "candidate"
    VERIFIED = "verified"
    STALE = "stale"
    REJECTED = "rejected"


class Ending(StrEnum):
    """Why a memory is no longer live. EXPIRED and ARCHIVED can be revived; INVALIDATED is a tombstone for machines."""

    EXPIRED = "expired"
    ARCHIVED = "archived"
    SUPERSEDED = "superseded"
    INVALIDATED = "invalidated"


class StagedReason(StrEnum):
    """Why a candidate was staged instead of judged."""

    NO_MODEL = "no_model"
    OUTAGE = "outage"
    BUDGET = "budget"
    POLICY = "policy"
    CONFLICT = "conflict"
    UNKNOWN_TARGET = "unknown_target"


class EventKind(StrEnum):
    """What happened to a memory; one event row each, in the same transaction."""

    CREATED = "created"
    GRADUATED = "graduated"
    STATUS_CHANGED = "status_changed"
    CONFIDENCE_UPDATED = "confidence_updated"
    REINFORCED = "reinforced"
    DECAYED = "decayed"
    DISPATCHED = "dispatched"
    MENTIONED = "mentioned"
    MERGED = "merged"
    REFINED = "refined"
    SUPERSEDED = "superseded"
    INVALIDATED = "invalidated"
    REINSTATED = "reinstated"
    REVIVED = "revived"
    ARCHIVED = "archived"
    EXPIRED = "expired"
    PINNED = "pinned"
    UNPINNED = "unpinned"
    MUTED = "muted"
    UNMUTED = "unmuted"
    ERASED = "erased"
    KNOB_CHANGED = "knob_changed"
    RECLASSIFIED = "reclassified"
    ROLLED_BACK = "rolled_back"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a memory's text stands: a span (code points of the masked turn text) of one turn of one transcript."""

    transcript_id: str
    turn: int
    start: int
    end: int
    agent_id: str = ""
    colony_id: str = ""
    round: int | None = None
    occurred_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Memory:
    """The immutable half: text, tags and provenance. A refinement is a new memory, never an update of this one.

    `embedding_key` is the SHA-256 (hex) of the text that is embedded, the key of the vector cache together with
    the model. `valid_from` is when it became true in the world; `created_at` when the system learned it.
    """

    memory_id: MemoryId
    workspace_id: str
    scope: str
    text_hash: str
    thread_id: str
    colony_id: str
    repo: str
    title: str
    content: str
    summary: str
    language: str
    surface: Surface
    operator: bool
    entry_type: EntryType
    sub_type: str
    memory_type: str
    pacer: PacerClass
    pacer_confidence: float
    polarity: Polarity
    decay_class: DecayClass
    domain: str
    topic: str
    domains: tuple[str, ...]
    tool_refs: tuple[str, ...]
    importance: float
    gate_score: float
    scan_tier: ScanTier
    provenance: tuple[Provenance, ...]
    trajectory: tuple[str, ...]
    merged_from: tuple[MemoryId, ...]
    merge_source: str
    embedding_key: str
    gate_version: str
    pacer_version: str
    prompt_version: str
    model: str
    valid_from: datetime
    created_at: datetime


class Tagging(NamedTuple):
    """The tags of a `Memory`: how its words were read, which a later version of the classifiers may tell anew."""

    pacer: PacerClass
    pacer_confidence: float
    pacer_version: str
    entry_type: EntryType
    sub_type: str
    memory_type: str
    polarity: Polarity
    decay_class: DecayClass
    domain: str
    topic: str
    domains: tuple[str, ...]
    tool_refs: tuple[str, ...]
    importance: float


@dataclass(frozen=True, slots=True)
class MemoryState:
    """The moving half. Every change is a transition: `version` + 1 and one event with this row before and after.

    Confidence is Beta(`alpha`, `beta`) with its own prior (`prior_alpha`, `prior_beta`), last written at
    `confidence_at`; `strength` and `strength_baseline` are in [0.1, 1]. Counters are ≥ 0. `expires_at` is set if
    and only if `tier` is EPISODE; `ended_at` and `ending` are set together, and only `superseded` has a successor.
    """

    memory_id: MemoryId
    workspace_id: str
    scope: str
    text_hash: str
    tier: Tier
    status: Status
    prior_alpha: float
    prior_beta: float
    alpha: float
    beta: float
    peak_alpha: float
    confidence_at: datetime
    strength: float
    strength_baseline: float
    strength_at: datetime
    last_reinforced_at: datetime | None
    last_recalled_at: datetime | None
    reinforce_count: int
    mention_count: int
    recall_count: int
    dispatch_count: int
    prediction_errors: int
    pinned: bool
    muted: bool
    staged_reason: StagedReason | None
    expires_at: datetime | None
    valid_until: datetime | None
    ended_at: datetime | None
    ending: Ending | None
    superseded_by: MemoryId | None
    updated_at: datetime
    version: int = 1

    @property
    def is_live(self) -> bool:
        """True until the memory is expired, archived, superseded or invalidated."""
        return self.ended_at is None

    @property
    def mean(self) -> float:
        """Mean of the stored Beta posterior, in (0, 1), undecayed."""
        return self.alpha / (self.alpha + self.beta)


@dataclass(frozen=True, slots=True)
class Remembered:
    """A memory with its state: what a store hands to a decision."""

    memory: Memory
    state: MemoryState
