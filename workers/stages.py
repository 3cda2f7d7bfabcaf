"""The three stages as the queues run them: read from the ledger, compute in the core, write in one transaction."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from pipeline import formation
from pipeline.domain.plan import Decline
from pipeline.errors import ConflictError, InvalidInputError, TransientError
from pipeline.formats.detect import read
from pipeline.lifecycle.birth import embedding_key
from pipeline.lifecycle.hearing import undecided
from pipeline.policy import STAGE_CHUNK
from pipeline.ports import Progress
from workers.outcomes import Moved, advance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import datetime

    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.plan import Plan
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin
    from pipeline.ports import Claim, Embedder
    from workers.outcomes import Report
    from workers.wiring import Services


Written = TypeVar("Written")

EMBED_BATCH: Final = 64
"""Texts that are embedded and stored together: about two seconds of one core."""
OUT_OF_TIME: Final = "half of the task's time went into vectors"


def gate(services: Services, ref: TranscriptRef) -> Report:
    """Parse the stored bytes, gate every statement; received → gated, or done when nothing survived.

    Chunk after chunk is committed under one claim; after half of the task's time the next message goes on.
    """

    def work(claim: Claim) -> Moved:
        until = _half_time(services)
        stored = services.ledger.transcript(claim)
        heard = read(stored.body, stored.reading, ref.workspace_id, ref.transcript_id, stored.received_at)
        recalled = services.dispatches.recalled(ref, heard.transcript.colony_id, claim.seen)
        counts: Counter[str] = Counter()
        progress: Progress | None = None
        for chunk in formation.gate_on(heard.transcript, services.tools, recalled, services.stages.reached(claim)):
            now = services.clock.now()
            progress = services.stages.gated(claim, chunk, heard.format, now, held=now < until)
            kept = sum(statement.is_candidate for statement in chunk.statements)
            counts.update(statements=len(chunk.statements), kept=kept)
            if now >= until or progress is not Progress.RECEIVED:
                break
        return Moved(progress, counts)

    return advance(services, ref, Progress.RECEIVED, work)


def classify(services: Services, ref: TranscriptRef) -> Report:
    """Scan, tag and embed a chunk of candidates; gated → classified after the last, or done when nothing is left.

    A transcript of many chunks is not embedded here: its words are found at once, and a sweep fills in the vectors.
    """

    def work(claim: Claim) -> Moved:
        origin, numbered = services.stages.statements(claim)
        classified = formation.classify(numbered, origin.repo, services.tools)
        if len(numbered) < STAGE_CHUNK:
            _embed(services, [candidate.statement.text for candidate in classified.candidates])
        progress = services.stages.classified(claim, classified, services.clock.now())
        if progress is None:
            _take_back(services, ref, [candidate.statement.text for candidate in classified.candidates])
        counts = {"candidates": len(classified.candidates), "quarantined": len(classified.quarantined)}
        return Moved(progress, counts)

    return advance(services, ref, Progress.GATED, work)


def reconcile(services: Services, ref: TranscriptRef) -> Report:
    """Consolidate, judge or stage a chunk of candidates and apply the plan; classified → done after the last."""

    def work(claim: Claim) -> Moved:
        origin, candidates = services.stages.candidates(claim)

        def plan() -> Plan:
            return formation.reconcile(candidates, origin, services.sitting_judge(), services.clock.now())

        def write(planned: Plan) -> Progress | None:
            # A statement that was released from quarantine has no vector yet: the classify stage left it alone.
            if services.judge is not None or any(candidate.scan.quarantined for candidate in candidates):
                embed_arrivals(services, planned)
            return services.stages.formed(claim, planned, services.knobs.current())

        planned, progress = settle(plan, write, candidates, origin)
        if progress is None:
            _take_back(services, ref, [*_wordings(planned), *(candidate.statement.text for candidate in candidates)])
        return Moved(progress, {"changes": len(planned.changes)})

    return advance(services, ref, Progress.CLASSIFIED, work)


def settle(
    plan: Callable[[], Plan], write: Callable[[Plan], Written], candidates: Sequence[Candidate], origin: Origin
) -> tuple[Plan, Written]:
    """Plan and write. When a memory has moved in between, plan again once; when it moves again, stage what concerns it.

    Returns what was planned in the end, and what writing it answered.
    """
    planned = plan()
    for is_first in (True, False):
        try:
            return planned, write(planned)
        except ConflictError as conflict:
            structlog.get_logger().info("replanned", reason=str(conflict))
        planned = plan() if is_first else undecided(planned, candidates, origin)
    return planned, write(planned)


def embed_arrivals(services: Services, plan: Plan) -> None:
    """Fill the vector cache with the wordings that a judge made."""
    _embed(services, _wordings(plan))


def _wordings(plan: Plan) -> list[str]:
    return [change.arrival.memory.content for change in plan.changes if not isinstance(change, Decline)]


def _embed(services: Services, texts: Sequence[str]) -> None:
    """Fill the vector cache, batch by batch, for at most half a task's time; what is in it already costs one look.

    A huge transcript, or a model that does not answer, holds nothing up: the words are found without their vectors,
    and a sweep fills the gap later.
    """
    if services.embedder is None:
        return
    until = _half_time(services)
    for start in range(0, len(texts), EMBED_BATCH):
        late = services.clock.now() > until
        trouble = OUT_OF_TIME if late else _trouble(services.embedder, texts[start : start + EMBED_BATCH])
        if trouble:
            structlog.get_logger().warning("not_embedded", texts=len(texts) - start, reason=trouble)
            return


def _take_back(services: Services, ref: TranscriptRef, texts: Sequence[str]) -> None:
    """Forget the vectors of a transcript that was erased while they were made; of one that is here, none."""
    if services.embedder is not None and services.ledger.stands(ref) is None:
        services.vectors.forget_unsaid([embedding_key(text) for text in texts])


def _half_time(services: Services) -> datetime:
    """Return when half of the time is over that a task which begins now may take."""
    return services.clock.now() + timedelta(seconds=services.settings.task_time_limit_seconds / 2)


def _trouble(embedder: Embedder, texts: Sequence[str]) -> str:
    """Embed one batch; return "" or why it could not be."""
    try:
        embedder.embed(texts)
    except (TransientError, InvalidInputError) as error:
        return str(error)
    return ""
