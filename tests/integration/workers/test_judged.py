"""The judge in its place: a real HTTP model with a scripted mind, real stores, the stages as the queues run them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from judge.breaker import CLOSED, THRESHOLD, after_outage
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.recall import RecallQuery
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from tests.fakes.alone import alone
from tests.fakes.courtroom import spent
from tests.fakes.judge_bench import oracle
from tests.fakes.model_server import Http, ModelServer, Say, in_turn, material
from workers import intake, retrieval, stages
from workers.endpoint import Endpoints
from workers.judging import SharedCircuits
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request
    from tests.store_walk import Store
    from workers.wiring import Services

OLD = "The release manager of the shop is Ola."
NEW = "The release manager of the shop is Kim instead of Ola."
OTHER = "Backups of the wiki run weekly and are kept for ninety days."


def replaces(row: Row, memories: list[Row]) -> Row:
    """Say that Kim replaces Ola, that what is known is known, and that the rest is new."""
    for memory in memories:
        if memory["text"] == row["text"]:
            return {"op": "NOOP", "kind": "none", "targets": [memory["memory"]], "reason": "known"}
        if "Kim" in row["text"] and "Ola" in memory["text"]:
            return {"op": "UPDATE", "kind": "supersede", "targets": [memory["memory"]], "reason": "a new manager"}
    return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}


def thinks(request: Request) -> Reaction:
    return Say(json.dumps(oracle(replaces)(material(request))))


SCRIPTED = "scripted-1"


@pytest.fixture
def model() -> Iterator[ModelServer]:
    with ModelServer(thinks) as server:
        yield server


@pytest.fixture
def judging(redis_url: str, database_url: str, store: Store, model: ModelServer, tmp_path: Path) -> Iterator[Services]:
    """Services of a process for which a model is configured, on a store that no worker without one takes turns in."""
    assert store
    chosen = Settings(state_dir=tmp_path, judge_base_url=model.url, judge_model=SCRIPTED)
    with alone(chosen, Endpoints(database_url, redis_url)) as open_services:
        yield open_services


def form(services: Services, workspace: str, name: str, text: str, month: int = 3) -> dict[str, int]:
    """Take one transcript through all stages in this process; return its outcomes."""
    parcel = intake.pack(
        text.encode(),
        workspace,
        services.masker,
        services.clock.now(),
        transcript_id=name,
        reading=Reading(
            colony_id=name, surface=Surface.AGENT_REFLECTION, occurred_at=datetime(2026, month, 1, tzinfo=UTC)
        ),
    )
    services.ledger.put(parcel)
    ref = TranscriptRef(WorkspaceId(workspace), TranscriptId(name))
    for stage in (stages.gate, stages.classify, stages.reconcile):
        report = stage(services, ref)
        assert report.error is None, report.error
    receipt = services.ledger.receipt(ref)
    assert receipt is not None
    assert receipt.status == "done"
    assert receipt.ledger is not None
    assert receipt.ledger["balanced"]
    return {name: int(count) for name, count in receipt.ledger.items() if count and name != "balanced"}


def known(services: Services, workspace: str) -> set[str]:
    query = RecallQuery(workspace_id=workspace, text="release manager and backups", deterministic=True)
    return {result.content for result in retrieval.recall(services, query).results}


def test_what_is_new_is_added_and_what_replaces_supersedes(judging: Services) -> None:
    assert form(judging, "judged", "t-1", f"{OLD}\n\n{OTHER}") == {"statements": 2, "added": 2}
    assert form(judging, "judged", "t-2", NEW, month=4) == {"statements": 1, "updated": 1}
    assert known(judging, "judged") == {NEW, OTHER}


def test_one_id_in_two_workspaces_is_two_transcripts_in_what_judging_cost(judging: Services) -> None:
    before = {row["model"]: row["transcripts"] for row in judging.overview("").judging()}
    for workspace in ("cost-a", "cost-b"):
        form(judging, workspace, "the-same-id", OLD)
    after = {row["model"]: row["transcripts"] for row in judging.overview("").judging()}
    model = judging.completer.model
    assert after[model] - before.get(model, 0) == 2


def test_a_redelivery_asks_nothing_twice(judging: Services, model: ModelServer) -> None:
    form(judging, "twice-judged", "t-1", OLD)
    asked = len(model.requests)
    assert asked >= 1
    ref = TranscriptRef(WorkspaceId("twice-judged"), TranscriptId("t-1"))
    assert stages.reconcile(judging, ref).verdict == "skipped"
    assert len(model.requests) == asked
    assert spent(judging, "twice-judged") == 120 * asked
    assert spent(judging, "nobody") == 0


def test_while_the_model_is_out_everything_is_staged_and_the_circuit_opens_for_all(
    judging: Services, model: ModelServer
) -> None:
    model.script = in_turn(Http(503))
    for number in range(THRESHOLD):
        text = f"The search service listens on port {7000 + number}, because port {number} is taken by its replica."
        assert form(judging, "outage", f"t-{number}", text) == {"statements": 1, "staged": 1}
    asked = len(model.requests)
    form(judging, "outage", "t-last", OLD)
    assert len(model.requests) == asked


@pytest.mark.parametrize(
    ("reaction", "reason"), [(Say(None), "no_content"), (Say(""), "empty"), (Http(401), "rejected")]
)
def test_an_answer_of_nothing_is_staged_and_its_error_names_the_model_and_the_job(
    judging: Services, model: ModelServer, reaction: Reaction, reason: str
) -> None:
    circuits, endpoint = SharedCircuits(judging.shared), judging.completer.endpoint
    circuits.swap(endpoint, circuits.read(endpoint), CLOSED)
    model.script = in_turn(reaction)
    workspace = f"answers {reason}"
    with capture_logs() as lines:
        assert form(judging, workspace, "job-34", OLD) == {"statements": 1, "staged": 1}
    told = [line for line in lines if line["event"] == "model_failed"]
    assert len(told) == len(model.requests)
    for line in told:
        named = {"workspace_id": workspace, "transcript_id": "job-34", "model": SCRIPTED, "reason": reason}
        assert named.items() <= line.items()
        assert line["log_level"] == "warning"
    assert OLD not in json.dumps(lines, default=str)
    with judging.database.transaction(workspace) as connection:
        calls = connection.execute("SELECT DISTINCT transcript_id, model, failure FROM judge_calls").fetchall()
    assert calls == [{"transcript_id": "job-34", "model": SCRIPTED, "failure": reason}]


def test_a_circuit_is_swapped_by_whoever_read_it_last(judging: Services) -> None:
    circuits = SharedCircuits(judging.shared)
    now = judging.clock.now()
    first = after_outage(CLOSED, now)
    assert circuits.read("here#m") == CLOSED
    assert circuits.swap("here#m", CLOSED, first)
    assert not circuits.swap("here#m", CLOSED, after_outage(first, now))
    opened = after_outage(after_outage(first, now), now)
    assert circuits.swap("here#m", first, opened)
    assert circuits.read("here#m") == opened
    assert circuits.read("there#m") == CLOSED
