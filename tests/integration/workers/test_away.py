"""What a command does when a server is away, or only one of two is named: it says so once, soon, and leaves nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra.redis.connection import connect
from infra.redis.inbox import RedisInbox
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.ports import Progress

if TYPE_CHECKING:
    from pathlib import Path

    from tests.integration.workers.conftest import Console
    from workers.wiring import Services

NO_DATABASE = "postgresql://memform:hunter2@127.0.0.1:1/memform"
NO_REDIS = "redis://:hunter2@127.0.0.1:1/0"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of three transcripts."""
    below = tmp_path / "transcripts"
    below.mkdir()
    for number in range(3):
        (below / f"{number}.md").write_text(f"The API of team {number} listens on port 80{number}0.", encoding="utf-8")
    return below


def test_a_folder_is_not_tried_file_by_file_when_the_store_is_away(
    offline: Console, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMFORM_REDIS_URL", NO_REDIS)
    for database in ("", NO_DATABASE):
        monkeypatch.setenv("MEMFORM_DATABASE_URL", database)
        ran = offline("enqueue", str(folder), "--json")
        assert (ran.code, ran.out) == (1, "")
        taken, refusal, rest = ran.err.splitlines()
        assert taken.startswith("taking 3 files")
        assert "0.md" in refusal
        assert "2 more were not tried" in rest
        assert "hunter2" not in ran.err


def test_a_question_to_a_broker_that_is_away_ends_in_one_line(
    offline: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMFORM_REDIS_URL", NO_REDIS)
    ran = offline("recall", "which port", "--json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "memform: the broker cannot be reached: start it (`memform up`), or ask with --direct\n"


def test_what_is_stored_and_not_rung_for_is_answered_in_one_object(
    memform: Console, folder: Path, monkeypatch: pytest.MonkeyPatch, services: Services
) -> None:
    monkeypatch.setenv("MEMFORM_DATABASE_URL", services.endpoints.database_url)
    monkeypatch.setenv("MEMFORM_REDIS_URL", NO_REDIS)
    ran = memform("enqueue", str(folder / "0.md"), "-w", "unrung", "--json")
    assert ran.code == 0
    assert ran.answer["status"] == "stored"
    # The relay would, when its lease is over: the tests that follow are not to be met by it then.
    where = TranscriptRef(WorkspaceId("unrung"), TranscriptId(str(ran.answer["transcript_id"])))
    assert services.bell.ring(where, Progress.RECEIVED, bulk=False)


def test_what_an_operator_says_while_the_database_is_away_is_kept_and_that_is_said(
    offline: Console, monkeypatch: pytest.MonkeyPatch, redis_url: str
) -> None:
    monkeypatch.setenv("MEMFORM_DATABASE_URL", NO_DATABASE)
    monkeypatch.setenv("MEMFORM_REDIS_URL", redis_url)
    monkeypatch.setenv("MEMFORM_INTAKE", "inbox")
    ran = offline("remember", "Backups of the wiki are kept for 30 days.")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "what you said is kept as " in ran.err
    with connect(redis_url) as client:
        assert RedisInbox(client).load().parcels == 1


@pytest.mark.parametrize("named", ["DATABASE", "REDIS"])
def test_a_fleet_is_not_started_half_on_ones_own_servers(
    offline: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv(f"MEMFORM_{named}_URL", {"DATABASE": NO_DATABASE, "REDIS": NO_REDIS}[named])
    ran = offline("up")
    assert (ran.code, ran.out) == (2, "")
    assert f"MEMFORM_{named}_URL is set" in ran.err
    assert not (tmp_path / ".memform").exists()


def test_a_second_up_starts_nothing_and_says_nothing_of_starting(memform: Console) -> None:
    ran = memform("up")
    assert ran.code == 0
    assert "starting" not in ran.err
    assert "schema: up to date" in ran.err
