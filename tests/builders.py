"""Small real values of the domain, with what a test says and plain defaults for the rest."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from pipeline.domain.parcel import Parcel, Reading, TranscriptRef
from pipeline.domain.statement import (
    Author,
    Candidate,
    Classified,
    DecayClass,
    EntryType,
    Gated,
    PacerClass,
    Polarity,
    ScanReport,
    ScanTier,
    Statement,
    Tags,
)
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Origin, Transcript, TranscriptId, WorkspaceId

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.statement import DropReason

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)


def tags(pacer: PacerClass = PacerClass.REFERENCE, ttl_days: int = 45) -> Tags:
    return Tags(
        pacer=pacer,
        pacer_confidence=0.7,
        signals={"locating": 0.7},
        entry_type=EntryType.EXPERIENCE,
        sub_type="learning",
        polarity=Polarity.NEUTRAL,
        decay_class=DecayClass.STABLE,
        ttl_days=ttl_days,
        importance=0.5,
        domain="database",
        topic="ports",
        domains=("database",),
    )


def statement(  # noqa: PLR0913 - a builder: each part of the value has a default
    text: str,
    surface: Surface = Surface.AGENT_OUTPUT,
    score: float = 0.8,
    *,
    agent: str = "coder",
    drop: DropReason | None = None,
    policy: WritePolicy = WritePolicy.FORM,
    language: str = "en",
    at: datetime = NOON,
) -> Statement:
    return Statement(
        turn=0,
        start=0,
        end=len(text),
        raw=text,
        text=text,
        surface=surface,
        policy=policy,
        score=score,
        features={"specificity": score},
        drop=drop,
        language=language,
        author=Author(agent, "worker", 1, at),
    )


def candidate(  # noqa: PLR0913 - a builder: each part of the value has a default
    text: str,
    ordinal: int = 0,
    surface: Surface = Surface.AGENT_OUTPUT,
    score: float = 0.8,
    *,
    agent: str = "coder",
    quarantined: bool = False,
    language: str = "en",
    at: datetime = NOON,
) -> Candidate:
    scan = ScanReport(ScanTier.HIGH, {"injection": 0.9}, quarantined=True, reason="prompt_injection")
    safe = ScanReport(ScanTier.SAFE, {}, quarantined=False)
    said = statement(text, surface, score, agent=agent, language=language, at=at)
    return Candidate(ordinal, said, tags(), scan if quarantined else safe)


def origin(  # noqa: PLR0913 - a builder: each part of the value has a default
    transcript: str = "t-1",
    colony: str = "ants",
    *,
    workspace: str = "w",
    thread: str = "",
    repo: str = "",
    operator: bool = False,
) -> Origin:
    return Origin(
        workspace_id=workspace,
        transcript_id=transcript,
        thread_id=thread,
        colony_id=colony,
        repo=repo,
        occurred_at=NOON,
        received_at=NOON,
        operator=operator,
        gate_version="g1",
        pacer_version="p1",
    )


def parcel(  # noqa: PLR0913 - a builder: each part of the value has a default
    body: str = "hello",
    transcript: str = "t-1",
    workspace: str = "w",
    *,
    at: datetime = NOON,
    replace: bool = False,
    operator: bool = False,
) -> Parcel:
    content = body.encode()
    return Parcel(
        workspace_id=workspace,
        transcript_id=transcript,
        content_hash=hashlib.sha256(content).hexdigest(),
        body=content,
        reading=Reading(operator=operator),
        received_at=at,
        replace=replace,
    )


def ref(transcript: str = "t-1", workspace: str = "w") -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(transcript))


def gated(said: Sequence[Statement], where: TranscriptRef | None = None, colony: str = "ants", repo: str = "") -> Gated:
    key = where or ref()
    transcript = Transcript(
        workspace_id=key.workspace_id,
        transcript_id=key.transcript_id,
        colony_id=colony,
        repo=repo or None,
        occurred_at=NOON,
    )
    return Gated(transcript, (), tuple(said))


def classified(candidates: Sequence[Candidate]) -> Classified:
    return Classified(
        tuple(c for c in candidates if not c.scan.quarantined), tuple(c for c in candidates if c.scan.quarantined)
    )


@dataclass(slots=True)
class Dice:
    """Chance as a list: each draw in turn, then the last for ever."""

    draws: list[float] = field(default_factory=lambda: [0.5])

    def __call__(self) -> float:
        return self.draws.pop(0) if len(self.draws) > 1 else self.draws[0]
