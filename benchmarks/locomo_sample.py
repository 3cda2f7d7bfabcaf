"""LoCoMo-shaped samples: how the file reads, and memories formed from its turns without a model."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from infra.postgres.ledger import PostgresLedger
from infra.postgres.stages import PostgresStages, Versions
from pipeline.domain.memory import WORKSPACE_SCOPE
from pipeline.domain.parcel import Parcel, Reading, TranscriptRef
from pipeline.domain.plan import Add, Plan
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
from pipeline.domain.transcript import Transcript, TranscriptId, WorkspaceId
from pipeline.lifecycle.birth import Wording, embedding_key, formed
from pipeline.ports import Progress

if TYPE_CHECKING:
    from pathlib import Path

    from infra.postgres.database import Database

SAFE: Final = ScanReport(ScanTier.SAFE, {}, quarantined=False)
TAGS: Final = Tags(
    PacerClass.REFERENCE, 0.5, {}, EntryType.EXPERIENCE, "", Polarity.NEUTRAL, DecayClass.STABLE, 45, 0.5,
    scope=WORKSPACE_SCOPE,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Talk:
    """One turn: its name in the file, what its memory says, its session and when that was."""

    name: str
    text: str
    session: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Question:
    """A question, its kind (1 to 5) and the names of the turns that answer it."""

    text: str
    category: int
    evidence: frozenset[str]


@dataclass(frozen=True, slots=True)
class Sample:
    """One conversation: a workspace."""

    name: str
    talks: tuple[Talk, ...]
    questions: tuple[Question, ...]


def read(path: Path, conversations: int) -> list[Sample]:
    """Return the samples of a file, at most `conversations`."""
    return [_sample(raw, number) for number, raw in enumerate(json.loads(path.read_bytes())[:conversations])]


def _sample(raw: dict[str, Any], number: int) -> Sample:
    talk = raw["conversation"]
    sessions = sorted(int(key[8:]) for key in talk if re.fullmatch(r"session_\d+", key))
    talks = [
        Talk(turn["dia_id"], f"{turn['speaker']}: {turn['text']}", n, _instant(talk[f"session_{n}_date_time"], place))
        for n in sessions
        for place, turn in enumerate(talk[f"session_{n}"])
    ]
    questions = [
        Question(qa["question"], qa["category"], frozenset(re.findall(r"D\d+:\d+", " ".join(qa["evidence"]))))
        for qa in raw["qa"]
    ]
    return Sample(f"sample-{number}", tuple(talks), tuple(q for q in questions if q.evidence))


def _instant(written: str, place: int) -> datetime:
    day = datetime.strptime(written, "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
    return day + timedelta(minutes=place)


def form(database: Database, sample: Sample) -> None:
    """Take every session through the ledger and the stages; what the gate would drop is formed too."""
    versions = Versions("benchmark", "benchmark", "benchmark", "benchmark")
    ledger, stages = PostgresLedger(database, lambda: 0.5), PostgresStages(database, versions)
    for session in sorted({talk.session for talk in sample.talks}):
        said = [talk for talk in sample.talks if talk.session == session]
        where = TranscriptRef(WorkspaceId(sample.name), TranscriptId(f"session-{session}"))
        body = "\n".join(talk.text for talk in said).encode()
        at = said[0].at
        ledger.put(
            Parcel(
                workspace_id=sample.name,
                transcript_id=where.transcript_id,
                content_hash=embedding_key(body.decode()),
                body=body,
                reading=Reading(),
                received_at=at,
            )
        )
        candidates = tuple(Candidate(i, _statement(i, talk), TAGS, SAFE) for i, talk in enumerate(said))
        transcript = Transcript(workspace_id=sample.name, transcript_id=where.transcript_id, occurred_at=at)
        claim = ledger.claim(where, Progress.RECEIVED, at)
        assert claim
        stages.gated(claim, Gated(transcript, (), tuple(c.statement for c in candidates)), "locomo", at)
        claim = ledger.claim(where, Progress.GATED, at)
        assert claim
        stages.classified(claim, Classified(candidates, ()), at)
        claim = ledger.claim(where, Progress.CLASSIFIED, at)
        assert claim
        origin, _ = stages.candidates(claim)
        adds = [Add((c.ordinal,), formed([c], Wording(c.statement.text), origin, at), "benchmark") for c in candidates]
        assert stages.formed(claim, Plan(tuple(adds), at, "benchmark"))


def _statement(turn: int, talk: Talk) -> Statement:
    author = Author(talk.text.partition(":")[0], "", talk.session, talk.at)
    return Statement(
        turn, 0, len(talk.text), talk.text, talk.text, Surface.SESSION_CONVERSATION, WritePolicy.FORM, 0.8,
        language="en", author=author,
    )  # fmt: skip


def turns_of(database: Database, sample: Sample) -> dict[str, tuple[str, ...]]:
    """Return the names of the turns behind each memory; equal texts are one memory."""
    by_session: defaultdict[int, list[str]] = defaultdict(list)
    for talk in sample.talks:
        by_session[talk.session].append(talk.name)
    named: defaultdict[str, list[str]] = defaultdict(list)
    with database.transaction(sample.name) as connection:
        for row in connection.execute("SELECT memory_id, transcript_id, ordinal FROM links ORDER BY linked_at"):
            name, transcript, ordinal = (row[column] for column in ("memory_id", "transcript_id", "ordinal"))
            named[str(name)].append(by_session[int(str(transcript).rpartition("-")[2])][int(ordinal)])
    return {name: tuple(turns) for name, turns in named.items()}
