"""The gate's stage commits chunk by chunk: what ends in the middle goes on there, and the ledger holds all along."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from infra.postgres.stages import PostgresStages, Versions
from pipeline import formation
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.statement import START
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import TransientError
from pipeline.policy import STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import NOON
from tests.invariants import check
from workers import intake, stages, wiring
from workers.endpoint import Endpoints
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pipeline.domain.statement import Gated, Reached
    from pipeline.domain.transcript import Transcript
    from pipeline.formation import Tools
    from workers.wiring import Services

WORKSPACE = "chunks"
LIGHTS_OUT = TransientError("the lights went out")
TEXT = """\
The order queue keeps messages for four days.
```
retries = 5
```
The search index listens on port 9200.
- The nightly export holds every change since the last run, and it is written to the bucket of
  the region in which the tenant lives.
The order queue keeps messages for four days.
Hello!
Sessions expire after 30 days of silence.
The search index listens on port 9200.
"""


class MovedClock:
    """A clock that goes on by `step` each time it is read."""

    def __init__(self, step: timedelta) -> None:
        self.at, self.step = NOON, step

    def now(self) -> datetime:
        self.at += self.step
        return self.at


@pytest.fixture
def services(redis_url: str, database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    """Services whose gate commits two statements at a time."""
    monkeypatch.setattr(formation, "gate_on", partial(formation.gate_on, size=2))
    with wiring.Services(Settings(), Endpoints(database_url, redis_url)) as opened:
        opened.__dict__["embedder"] = None
        opened.__dict__["clock"] = MovedClock(timedelta(0))
        with opened.database.maintenance() as connection:
            for table in (b"transcripts", b"memory_state", b"memories"):
                connection.execute(b"DELETE FROM " + table)
        yield opened
        check(opened.database)


def ref(transcript: str) -> TranscriptRef:
    return TranscriptRef(WorkspaceId(WORKSPACE), TranscriptId(transcript))


def put(services: Services, transcript: str = "t-1") -> None:
    reading = Reading(colony_id=transcript, surface=Surface.AGENT_OUTPUT)
    now = services.clock.now()
    services.ledger.put(
        intake.pack(TEXT.encode(), WORKSPACE, services.masker, now, reading=reading, transcript_id=transcript)
    )


def statements(services: Services, transcript: str = "t-1") -> list[dict[str, Any]]:
    with services.database.transaction(WORKSPACE) as connection:
        return connection.execute(
            b"SELECT ordinal, turn, start_offset, end_offset, raw, text, score, features, outcome, reason"
            b" FROM statements WHERE transcript_id = %s ORDER BY ordinal",
            (transcript,),
        ).fetchall()


def ledger(services: Services, transcript: str = "t-1") -> dict[str, Any]:
    receipt = services.ledger.receipt(ref(transcript))
    assert receipt is not None
    assert receipt.ledger is not None
    return dict(receipt.ledger)


def in_one_go(services: Services) -> list[dict[str, Any]]:
    """Return the statements as a gate that commits once leaves them, of a twin of the transcript."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(formation, "gate_on", partial(formation.gate_on, size=100))
        put(services, "twin")
        assert stages.gate(services, ref("twin")).verdict == Progress.GATED
    return statements(services, "twin")


def break_after(monkeypatch: pytest.MonkeyPatch, chunks: int) -> None:
    """Let the gate fail once, when it is asked for more than so many chunks."""
    original = formation.gate_on
    still = [True]

    def breaking(transcript: Transcript, tools: Tools, recalled: frozenset[str], reached: Reached) -> Iterator[Gated]:
        for number, chunk in enumerate(original(transcript, tools, recalled, reached)):
            if number == chunks and still:
                still.clear()
                raise LIGHTS_OUT
            yield chunk

    monkeypatch.setattr(formation, "gate_on", breaking)


def test_what_broke_in_the_middle_goes_on_there_and_ends_the_same(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(services)
    break_after(monkeypatch, 2)
    assert stages.gate(services, ref("t-1")).verdict == "retry_later"
    assert (len(statements(services)), ledger(services)["balanced"]) == (4, True)
    services.__dict__["clock"].at += timedelta(hours=1)
    report = stages.gate(services, ref("t-1"))
    assert report.verdict == Progress.GATED
    assert report.counts["statements"] == 4, "only what was left is gated"
    monkeypatch.undo()
    assert statements(services) == in_one_go(services)
    for stage in (stages.classify, stages.reconcile):
        stage(services, ref("t-1"))
    assert (ledger(services)["statements"], ledger(services)["balanced"]) == (8, True)


def test_a_stage_that_runs_out_of_time_commits_and_leaves_the_rest_to_the_next_message(services: Services) -> None:
    put(services)
    services.__dict__["clock"].step = timedelta(seconds=Settings().task_time_limit_seconds / 4)
    verdicts: list[tuple[str, int]] = []
    while not verdicts or verdicts[-1][0] == Progress.RECEIVED:
        report = stages.gate(services, ref("t-1"))
        assert report.counts["attempt"] == 1, "a chunk is progress: the attempts are given back"
        verdicts.append((report.verdict, len(statements(services))))
        assert ledger(services)["balanced"]
    assert verdicts == [("received", 4), ("gated", 8)]
    assert statements(services) == in_one_go(services)


def test_a_chunk_that_another_delivery_wrote_is_not_written_again(services: Services) -> None:
    put(services)
    claim = services.ledger.claim(ref("t-1"), Progress.RECEIVED, NOON)
    assert claim is not None
    told = services.ledger.transcript(claim)
    heard = stages.read(told.body, told.reading, WORKSPACE, "t-1", NOON)
    first, *_ = formation.gate_on(heard.transcript, services.tools, frozenset(), START)
    assert services.stages.gated(claim, first, "plain", NOON, held=True) is Progress.RECEIVED
    assert services.stages.gated(claim, first, "plain", NOON, held=True) is None
    assert services.ledger.claim(ref("t-1"), Progress.RECEIVED, NOON + STAGE_LEASE / 2) is None, "the claim is held"
    again = services.ledger.claim(ref("t-1"), Progress.RECEIVED, NOON + 2 * STAGE_LEASE)
    assert again is not None
    assert services.stages.reached(again).statements == 2


def test_what_another_version_of_the_gate_began_is_begun_anew(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(services)
    ours = services.stages
    older = PostgresStages(services.database, Versions(gate="0", pacer="p", scan="s", policy="0"))
    services.__dict__["stages"] = older
    break_after(monkeypatch, 2)
    assert stages.gate(services, ref("t-1")).verdict == "retry_later"
    services.__dict__["stages"] = ours
    services.__dict__["clock"].at += timedelta(hours=1)
    report = stages.gate(services, ref("t-1"))
    assert (report.verdict, report.counts["statements"]) == (Progress.GATED, 8)
    monkeypatch.undo()
    assert statements(services) == in_one_go(services)
