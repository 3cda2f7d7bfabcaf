"""What the gate looked at, and what became of it (SPEC §2, §6, §8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pipeline.domain.surface import Shape, Surface, WritePolicy
    from pipeline.domain.transcript import Transcript


class DropReason(StrEnum):
    """Why a statement did not pass the gate. A closed set: the names are stable."""

    BARE_URL = "bare_url"
    TABLE_ROW = "table_row"
    RANKING_KEY = "ranking_key"
    PROCESS_NARRATION = "process_narration"
    BOILERPLATE = "boilerplate"
    META = "meta"
    DEGENERATE = "degenerate"
    CODE = "code"
    JSON = "json"
    LOG_LINE = "log_line"
    QUESTION = "question"
    TASK_COMMAND = "task_command"
    GREETING = "greeting"
    FRAGMENT = "fragment"
    EPHEMERAL_STATUS = "ephemeral_status"
    ENVIRONMENT_NOISE = "environment_noise"
    SECRET = "secret"  # noqa: S105 - the name of a reason, no credential
    DUPLICATE = "duplicate"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    RECALLED_ECHO = "recalled_echo"
    LOW_SCORE = "low_score"
    POLICY_NONE = "policy_none"


class Outcome(StrEnum):
    """What became of a statement. Every statement has exactly one; at rest none is pending."""

    DROPPED = "dropped"
    QUARANTINED = "quarantined"
    STAGED = "staged"
    ADDED = "added"
    UPDATED = "updated"
    NOOP = "noop"
    DECLINED = "declined"
    FAILED = "failed"
    PENDING = "pending"


class PacerClass(StrEnum):
    """The five kinds of knowledge, in the order that settles ties."""

    PROCEDURAL = "procedural"
    ANALOGOUS = "analogous"
    CONCEPTUAL = "conceptual"
    EVIDENCE = "evidence"
    REFERENCE = "reference"


class DecayClass(StrEnum):
    """How fast evidence fades (γ per day in `pipeline.policy.DECAY_GAMMA`)."""

    EPHEMERAL = "ephemeral"
    STABLE = "stable"
    PERMANENT = "permanent"


class EntryType(StrEnum):
    """Whether a statement teaches a way of doing (skill) or reports what was met (experience)."""

    SKILL = "skill"
    EXPERIENCE = "experience"


class Polarity(StrEnum):
    """Whether a statement prescribes or affirms, forbids or denies, or neither."""

    POSITIVE = "positive"
    NEGATIVE = "negative"
    NEUTRAL = "neutral"


class ScanTier(StrEnum):
    """Severity of a security scan, mildest first."""

    SAFE = "safe"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    CRITICAL = "critical"


class Author(NamedTuple):
    """Who wrote a turn, in which round and when (UTC; None when the transcript does not say)."""

    agent_id: str = ""
    agent_role: str = ""
    round: int | None = None
    occurred_at: datetime | None = None


NO_AUTHOR = Author()


@dataclass(frozen=True, slots=True)
class Statement:
    """One piece of text the gate looked at.

    `raw == turn_text[start:end]`, in code points of the turn's flattened, masked text. `text` is what a memory
    would say: markup gone, perhaps with its heading in front. `score` is in [0, 1]; `features` holds each
    feature's contribution to it. `drop` is None for a candidate.
    """

    turn: int
    start: int
    end: int
    raw: str
    text: str
    surface: Surface
    policy: WritePolicy
    score: float
    features: Mapping[str, float] = field(default_factory=dict[str, float])
    drop: DropReason | None = None
    language: str = ""
    author: Author = NO_AUTHOR

    @property
    def is_candidate(self) -> bool:
        """True when the statement passed the gate."""
        return self.drop is None


@dataclass(frozen=True, slots=True)
class TurnReading:
    """How one turn was read: its flattened text, the surface it counts as, its shape and its write policy."""

    index: int
    text: str
    surface: Surface
    shape: Shape
    policy: WritePolicy


class Reached(NamedTuple):
    """How far the gate has come with a transcript.

    `statements` are done, the last `within` of them in turn number `turn`. `met` holds the hashes of the texts that
    were kept, so that what repeats them is known further on.
    """

    statements: int = 0
    turn: int = 0
    within: int = 0
    met: frozenset[str] = frozenset()


START = Reached()


@dataclass(frozen=True, slots=True)
class Gated:
    """Output of the gate stage: statements of a transcript in reading order, dropped ones included.

    All of them, or a chunk: `first` is the ordinal of the first, and after the last chunk `is_last` nothing is left.
    """

    transcript: Transcript
    turns: tuple[TurnReading, ...]
    statements: tuple[Statement, ...]
    first: int = 0
    is_last: bool = True


@dataclass(frozen=True, slots=True)
class ScanReport:
    """Verdict of the security scan: per-axis weights, the tier of their sum, whether to quarantine and why."""

    tier: ScanTier
    axes: Mapping[str, float]
    quarantined: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Tags:
    """What the deterministic classifiers say of a statement (SPEC §8).

    `pacer_confidence` in [0, 1]; `signals` holds each signal's weight behind the class. `memory_type`, `sub_type`,
    `domain` and `topic` are "" where no cue is clear. `scope` is `repo:<slug>` for what is true of the repository
    the transcript came from, else the workspace's (`pipeline.domain.memory.WORKSPACE_SCOPE`).
    """

    pacer: PacerClass
    pacer_confidence: float
    signals: Mapping[str, float]
    entry_type: EntryType
    sub_type: str
    polarity: Polarity
    decay_class: DecayClass
    ttl_days: int
    importance: float
    memory_type: str = ""
    domain: str = ""
    topic: str = ""
    domains: tuple[str, ...] = ()
    tool_refs: tuple[str, ...] = ()
    scope: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A statement that passed the gate, scanned and tagged. `ordinal` is its place in the transcript."""

    ordinal: int
    statement: Statement
    tags: Tags
    scan: ScanReport


@dataclass(frozen=True, slots=True)
class Classified:
    """Output of the classify stage: what goes on, and what is quarantined. No candidate is in neither."""

    candidates: tuple[Candidate, ...]
    quarantined: tuple[Candidate, ...]
