"""Only one of two servers is named: a private fleet, which serves another database, never takes the other's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import InvalidInputError
from pipeline.ports import Progress
from workers.endpoint import Endpoints, database_url, locate, reach
from workers.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.integration.workers.conftest import Console
    from workers.wiring import Services

TOLD = "The tariff service keeps its price list in region nine for seventy days."
OTHER_REDIS = "redis://127.0.0.1:1/0"


@pytest.fixture
def database_alone(memform: Console, services: Services, monkeypatch: pytest.MonkeyPatch) -> Console:
    """The command line of somebody who names the fleet's database and no broker, in the folder of the fleet."""
    monkeypatch.setenv("MEMFORM_DATABASE_URL", services.endpoints.database_url)
    return memform


def test_a_private_server_joins_no_named_one(services: Services, running: Settings) -> None:
    named = services.endpoints.database_url
    reader = Settings(state_dir=running.state_dir, database_url=named)
    assert reach(reader) == Endpoints(named, "")
    assert database_url(reader) == named
    with pytest.raises(InvalidInputError, match="this needs the broker") as refused:
        locate(reader)  # as workers, beat and what serves HTTP do
    assert "set MEMFORM_REDIS_URL" in str(refused.value.hints)
    assert reach(Settings(state_dir=running.state_dir, redis_url=OTHER_REDIS)) == Endpoints("", OTHER_REDIS)


def test_a_question_is_answered_here_and_that_is_said(memform: Console, database_alone: Console) -> None:
    with pytest.MonkeyPatch.context() as both:
        both.delenv("MEMFORM_DATABASE_URL")
        assert memform("remember", TOLD, "-w", "half-named").code == 0
    ran = database_alone("recall", "price list of the tariff service", "-w", "half-named", "--json")
    assert ran.code == 0, ran.err
    assert TOLD in ran.out
    assert "answered in this process: MEMFORM_REDIS_URL names no broker" in ran.err
    assert database_alone("recall", "tariff", "-w", "half-named", "--json", "--direct").err == ""


def test_what_needs_no_broker_goes_on(database_alone: Console, services: Services) -> None:
    sent = database_alone("enqueue", "-", "-w", "half-named", "--json", text="The tariff API listens on port 8123.")
    assert (sent.code, sent.answer["status"], sent.err) == (0, "stored", "")
    where = TranscriptRef(WorkspaceId("half-named"), TranscriptId(str(sent.answer["transcript_id"])))
    assert services.bell.ring(where, Progress.RECEIVED, bulk=False)  # else the relay would, and meet tests that follow
    assert database_alone("migrate").code == 0
    assert database_alone("events", "-w", "half-named").code == 0


def test_what_needs_the_broker_says_so_and_does_nothing_by_halves(database_alone: Console, tmp_path: Path) -> None:
    receipt = tmp_path / "gone.json"
    erased = database_alone("erase", "--match", "tariff service", "-w", "half-named", "--receipt", str(receipt))
    assert (erased.code, erased.out, erased.err.count("\n"), receipt.exists()) == (2, "", 1, False)
    assert "set MEMFORM_REDIS_URL" in erased.err


def test_status_shows_what_the_database_knows(database_alone: Console) -> None:
    ran = database_alone("status", "-w", "half-named", "--json")
    assert (ran.code, ran.answer["queues"], ran.answer["workers"]) == (1, {}, [])
    assert ran.answer["ledger"]
    assert "broker" in ran.err
    shown = database_alone("status", "-w", "half-named")
    assert "queues   not known" in shown.out
    assert "workers  not known" in shown.out


def test_the_doctor_looks_at_what_is_named(database_alone: Console) -> None:
    ran = database_alone("doctor", "--json")
    found = {str(each["check"]): each for each in ran.lines}
    assert ran.code == 1
    assert "servers.running" not in found
    assert found["postgres.migrations"]["severity"] == "info"
    assert "MEMFORM_REDIS_URL" in str(found["redis.server"]["mend"])
