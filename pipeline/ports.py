"""What the core asks of the outside, as protocols of at most five methods each."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from pipeline.domain.credit import ColonyOutcome, Credited, Feedback
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.parcel import Parcel, Reading, Receipt, TranscriptRef
    from pipeline.domain.plan import Change, Effect, Plan
    from pipeline.domain.recall import Dispatch, DispatchEvidence, Found, Period, RecallQuery
    from pipeline.domain.statement import (
        Candidate,
        Classified,
        Gated,
        Reached,
        ScanReport,
        Statement,
        Tags,
        TurnReading,
    )
    from pipeline.domain.transcript import Origin, Transcript, Turn
    from pipeline.knobs import Knobs, KnobValue
    from pipeline.knobs import Turn as KnobTurn

Vector: TypeAlias = npt.NDArray[np.float32]
"""Shape (dimensions,), unit length."""


class Progress(StrEnum):
    """Where a transcript stands. It moves by compare-and-set, and only with a stage's output in the same commit."""

    RECEIVED = "received"
    GATED = "gated"
    CLASSIFIED = "classified"
    DONE = "done"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to work on one transcript in one stage, counted as an attempt before the work began.

    `attempt` counts from 1. `bulk` sends the next stage to the batch twin of its queue. `begun` counts the statements
    that the gate has written so far. `seen` is what the ledger read with the claim, for the stores alone to take up.
    """

    ref: TranscriptRef
    progress: Progress
    run: int
    attempt: int
    bulk: bool
    begun: int = 0
    seen: object = field(default=None, compare=False, repr=False)


class Overdue(NamedTuple):
    """A transcript whose message seems lost: where it stands, whether it is bulk, and the trace it came in."""

    ref: TranscriptRef
    progress: Progress
    bulk: bool
    traceparent: str = ""


@dataclass(frozen=True, slots=True)
class StoredTranscript:
    """The masked bytes of a transcript and how to read them."""

    body: bytes
    reading: Reading
    received_at: datetime


class Clock(Protocol):
    """The only source of time."""

    def now(self) -> datetime:
        """Return the current instant, aware, in UTC."""
        ...


class Masker(Protocol):
    """Masks secrets line by line before anything is stored, logged, sent or shown."""

    def mask(self, text: str) -> tuple[str, Mapping[str, int]]:
        """Return the text with `[REDACTED:type]` in place of secrets, and how many of each type."""
        ...


class Reader(Protocol):
    """Decides how a turn is read: surface, output shape and write policy (SPEC §3, §5)."""

    def read(self, index: int, turn: Turn, transcript: Transcript) -> TurnReading:
        """Return the turn's flattened text with its surface, shape and policy."""
        ...


class Judge(Protocol):
    """The Formation Judge (SPEC §9): it extracts and reconciles behind guards, and writes nothing."""

    def reconcile(self, candidates: Sequence[Candidate], origin: Origin, now: datetime) -> Sequence[Change]:
        """Return what is to become of each candidate; every ordinal is in exactly one change."""
        ...


class Scanner(Protocol):
    """The security scan (SPEC §7). A scanner that cannot run raises; it never returns an empty result."""

    def scan(self, statement: Statement) -> ScanReport:
        """Return the tier, the weight on each axis and whether to quarantine."""
        ...

    def is_planted(self, statement: Statement) -> bool:
        """Return whether it gives its reader orders: `scan` then quarantines it, whatever the gate says of it."""
        ...


class Classifier(Protocol):
    """PACER and the other deterministic tags (SPEC §8)."""

    def tag(self, statement: Statement, repo: str) -> Tags:
        """Return the tags of a candidate, read from its raw text and surface."""
        ...


class Embedder(Protocol):
    """Text to unit vectors. Vectors of different models are never compared."""

    @property
    def model(self) -> str:
        """Name stored beside every vector, prefix convention included."""
        ...

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        ...

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        """Return one unit vector a text, in order; raise TransientError rather than return fewer."""
        ...


class VectorCache(Protocol):
    """Vectors by (model, SHA-256 of text): a repeated text is never embedded twice."""

    def lookup(self, model: str, keys: Sequence[str]) -> Mapping[str, Vector]:
        """Return the vectors known among `keys` (hex SHA-256 of the text)."""
        ...

    def remember(self, model: str, vectors: Mapping[str, Vector]) -> None:
        """Store vectors; one that is there already stays."""
        ...


class Intake(Protocol):
    """The first stop of a parcel, in Redis or in Postgres. Idempotent by (workspace, transcript, content)."""

    def put(self, parcel: Parcel) -> Receipt:
        """Store the parcel and answer; raise IdConflictError for other content under the same id."""
        ...


class Ledger(Protocol):
    """Transcripts and how far each has come. All methods are one transaction."""

    def claim(self, ref: TranscriptRef, progress: Progress, now: datetime, *, reads: bool = ...) -> Claim | None:
        """Count an attempt and take the lease if the transcript stands at `progress`; else None.

        A claim that `reads` brings what its stage asks for first, so that it need not be asked for.
        """
        ...

    def transcript(self, claim: Claim) -> StoredTranscript:
        """Return the stored bytes of a claimed transcript."""
        ...

    def fail(self, claim: Claim, error: Exception, now: datetime) -> Progress:
        """Record a failure: schedule the next attempt, or bury it with its reason; return where it stands."""
        ...

    def overdue(self, now: datetime, limit: int) -> Sequence[Overdue]:
        """Return transcripts whose lease or next attempt has passed, oldest first."""
        ...


class Gating(Protocol):
    """Writes the gate's output chunk by chunk, each in one transaction, if the claim still holds (else None)."""

    def reached(self, claim: Claim) -> Reached:
        """Return how far the gate has come; what another version of it began is forgotten."""
        ...

    def gated(
        self, claim: Claim, gated: Gated, format_name: str, now: datetime, *, held: bool = ...
    ) -> Progress | None:
        """Write a chunk's statements; received → gated after the last (or done when nothing survived).

        After an earlier chunk the transcript stays where it is: `held` by the claim, whose lease begins anew, or else
        waiting for its next message with its attempts back.
        """
        ...


class Stages(Protocol):
    """Writes the output of classify and judge and moves `progress`, in one transaction, if the claim holds (else None).

    They go by chunks of `STAGE_CHUNK` candidates: while some are left, the transcript moves to the stage it is in, with
    its attempts back, and waits for its next message there.
    """

    def statements(self, claim: Claim) -> tuple[Origin, Sequence[tuple[int, Statement]]]:
        """Return the next chunk of a gated transcript's unclassified statements with their ordinals."""
        ...

    def classified(self, claim: Claim, classified: Classified, now: datetime) -> Progress | None:
        """Write a chunk's tags and quarantine; gated → classified after the last (or done when nothing is left)."""
        ...

    def candidates(self, claim: Claim) -> tuple[Origin, Sequence[Candidate]]:
        """Return the next chunk of a classified transcript's pending candidates, in order, with their tags."""
        ...

    def formed(self, claim: Claim, plan: Plan, knobs: Knobs = ...) -> Progress | None:
        """Apply a chunk's plan to the memories and write the outcomes; classified → done after the last."""
        ...


class Memories(Protocol):
    """Memories by key, and effects on them."""

    def get(self, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Remembered]:
        """Return the memories found, live or not."""
        ...

    def apply(self, workspace_id: str, effects: Sequence[Effect], now: datetime) -> None:
        """Write effects in one transaction; raise ConflictError when a version has moved."""
        ...


class Voices(Protocol):
    """The read path's finder: every voice in as few round trips as possible."""

    def find(
        self, query: RecallQuery, vector: Vector | None, now: datetime, period: Period | None = None, intent: str = ""
    ) -> Found:
        """Return hits by voice and the live memories that can answer, `degraded` naming what could not be asked.

        With the `intent` of the question, memories may be missing that `pipeline.recall.shortlist` would leave out.
        """
        ...


class Dispatches(Protocol):
    """The recall log."""

    def record(self, dispatch: Dispatch, knobs: Knobs = ...) -> Sequence[DispatchEvidence]:
        """Log a delivery and graduate what earned it, in one transaction; return the evidence it counted."""
        ...


class Credits(Protocol):
    """What became of what was recalled. Each outcome and each word is counted once by its key."""

    def outcome(self, outcome: ColonyOutcome, now: datetime) -> Credited:
        """Credit what was dispatched to a colony, in the order of access."""
        ...

    def feedback(self, feedback: Feedback, now: datetime, knobs: Knobs = ...) -> Credited:
        """Count a reader's word on a memory; raise InvalidInputError when it is not there."""
        ...


class KnobBoard(Protocol):
    """Where an operator turns knobs; every worker sees a turn within a second."""

    def current(self) -> Knobs:
        """Return where every knob stands, at most a second old."""
        ...

    def turn(self, name: str, value: KnobValue, actor: str, reason: str, now: datetime) -> KnobTurn | None:
        """Turn a knob and keep who did it and why; None when it stands there already."""
        ...

    def history(self, name: str, limit: int) -> Sequence[KnobTurn]:
        """Return the latest turns of a knob, or of all (""), newest first."""
        ...
