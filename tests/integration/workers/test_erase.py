"""Erasure: no text is left in any table or in Redis, what others say stays, and the receipt can be tested."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import TYPE_CHECKING, cast

import pytest

from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface
from workers import intake

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.integration.workers.conftest import Console, Ran
    from workers.settings import Settings
    from workers.wiring import Services

OWN = "Customer {} keeps the deploy window closed on the last Friday of every quarter."
SHARED = "The order queue must be drained before the failover of region B starts, or writes are lost."
OTHER = "Every migration of the ledger runs behind a lock because two of them once ran at the same time."


def send(memform: Console, file: Path, text: str, workspace: str, colony: str = "ants") -> None:
    name = file.stem
    file.write_text(text, encoding="utf-8")
    chosen = ("--id", name, "--colony", colony, "--surface", "agent_output", "-w", workspace)
    assert memform("enqueue", str(file), *chosen, "--wait", "--json").answer["status"] == "done"


def holders(services: Services, words: str) -> list[str]:
    """Return every table and every Redis key that holds words in the clear; bodies are looked into."""
    found: list[str] = []
    with services.database.maintenance() as connection:
        tables = connection.execute(
            b"SELECT relname FROM pg_class WHERE relnamespace = 'memform'::regnamespace AND relkind = 'r'"
        ).fetchall()
        for name in (row["relname"] for row in tables):
            rows = connection.execute(f"SELECT t::text AS whole FROM {name} AS t".encode()).fetchall()  # noqa: S608 - names of our own tables
            found += [name for row in rows if words in row["whole"]]
    keys = services.redis.scan_iter()  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - its keywords are untyped
    for key in cast("Iterator[bytes]", keys):
        found += [str(key)] if words.encode() in (services.redis.dump(key) or b"") else []
    found += [f"inbox {parcel.transcript_id}" for parcel in services.inbox.parcels() if words in parcel.body.decode()]
    return found


def receipt_of(ran: Ran) -> dict[str, object]:
    assert ran.code == 0, ran.err
    return cast("dict[str, object]", ran.answer)


def test_an_erased_transcript_is_found_nowhere_and_what_others_say_stays(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    place = "erase-one"
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Quillfeather')}\n\n{SHARED}\n", place)
    send(memform, tmp_path / "t-2.md", f"{SHARED}\n", place, "bees")
    assert holders(services, "Quillfeather")
    would = receipt_of(memform("erase", "--transcript", "t-1", "-w", place, "--dry-run", "--json"))
    assert would["dry_run"] is True
    assert holders(services, "Quillfeather")
    paper = tmp_path / "receipt.json"
    done = receipt_of(memform("erase", "--transcript", "t-1", "-w", place, "--receipt", str(paper), "--json"))
    assert done["counts"] == would["counts"]
    assert holders(services, "Quillfeather") == []
    assert "Quillfeather" not in paper.read_text(encoding="utf-8")
    assert _memories(services, place) == [{"content": SHARED, "provenance": []}]
    with services.database.transaction(place) as connection:
        events = connection.execute(b"SELECT kind, reason FROM events ORDER BY id DESC LIMIT 1").fetchall()
        stones = connection.execute(b"SELECT kind, counts FROM erasures").fetchall()
    assert events == [{"kind": "erased", "reason": "one of its sources was erased"}]
    assert (stones[0]["kind"], len(stones)) == ("transcript", 1)
    assert memform("erase", "--verify", str(paper), "--json").answer["verified"] is True
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Quillfeather')}\n\n{SHARED}\n", place)
    assert [row["content"] for row in _memories(services, place)] == [SHARED, OWN.format("Quillfeather")]
    again = memform("erase", "--verify", str(paper), "--json")
    assert (again.code, json.loads(again.out)["verified"]) == (1, False)


def _memories(services: Services, place: str) -> list[dict[str, object]]:
    with services.database.transaction(place) as connection:
        return connection.execute(b"SELECT content, provenance FROM memories ORDER BY created_at").fetchall()


def test_a_text_goes_wherever_it_stands_and_the_rest_of_its_transcript_stays(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    place = "erase-text"
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Brackenmoor')}\n\n{OTHER}\n", place)
    memform("recall", "what does brackenmoor want", "-w", place, "--agent", "a", "--dispatch-id", "d-1", "--json")
    ran = memform("erase", "--match", "-", "-w", place, "--json", text="bRACKENMOOR")
    assert receipt_of(ran)["remaining"] == {}
    assert holders(services, "Brackenmoor") == []
    assert holders(services, "brackenmoor") == []
    assert [row["content"] for row in _memories(services, place)] == [OTHER]
    assert memform("status", "-w", place, "--json").answer["transcripts"] == 1
    assert memform("reprocess", "--all", "-w", place, "--dry-run", "--json").answer["transcripts"] == 0


@pytest.mark.parametrize("text", ["mem-", "colony_id", "created", "procedural", "agent_output", "consolidated"])
def test_an_id_or_a_word_of_ours_is_no_text(memform: Console, tmp_path: Path, text: str) -> None:
    place = "erase-ids"
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Fernhollow')}\n", place)
    memform("remember", SHARED, "-w", place)
    memform("recall", "what does fernhollow want", "-w", place, "--agent", "a", "--dispatch-id", "d-1", "--json")
    would = receipt_of(memform("erase", "--match", text, "-w", place, "--dry-run", "--json"))
    assert (would["counts"], would["remaining"]) == ({}, {})


def test_a_name_that_is_kept_is_told_and_a_short_text_must_be_meant(memform: Console, tmp_path: Path) -> None:
    place = "erase-names"
    send(memform, tmp_path / "t-1.md", f"{OTHER}\n", place, "Ashby")
    ran = memform("erase", "--match", "ashby", "-w", place, "--dry-run")
    assert ran.code == 1
    assert "the text still stands in names or reasons that are kept: 1 in memories" in ran.err
    assert memform("erase", "--match", "xyz", "-w", place, "--dry-run").code == 2
    assert memform("erase", "--match", "xyz", "-w", place, "--dry-run", "--short").code == 0


def test_a_memory_goes_with_its_words_and_its_neighbours_stay(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    place = "erase-memory"
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Thistlewick')}\n\n{OTHER}\n", place)
    with services.database.transaction(place) as connection:
        row = connection.execute(
            b"SELECT memory_id FROM memories WHERE content = %s", [OWN.format("Thistlewick")]
        ).fetchone()
    assert row
    receipt_of(memform("erase", "--memory", row["memory_id"], "-w", place, "--json"))
    assert holders(services, "Thistlewick") == []
    assert [each["content"] for each in _memories(services, place)] == [OTHER]


def test_a_workspace_is_gone_as_a_whole_and_no_other_is_touched(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    send(memform, tmp_path / "t-1.md", f"{OWN.format('Pondergrove')}\n", "erase-all")
    send(memform, tmp_path / "t-1.md", f"{OTHER}\n", "erase-none")
    assert memform("erase", "--everything", "-w", "erase-all").code == 2
    receipt_of(memform("erase", "--everything", "--yes", "-w", "erase-all", "--json"))
    assert holders(services, "Pondergrove") == []
    with services.database.maintenance() as connection:
        tables = connection.execute(
            b"SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id'"
            b" WHERE relnamespace = 'memform'::regnamespace AND relkind = 'r' AND relname <> 'erasures'"
        ).fetchall()
        for name in (row["relname"] for row in tables):
            query = f"SELECT count(*) AS n FROM {name} WHERE workspace_id = 'erase-all'"  # noqa: S608 - as above
            assert connection.execute(query.encode()).fetchone() == {"n": 0}, name
    assert [row["content"] for row in _memories(services, "erase-none")] == [OTHER]


def test_what_died_or_was_contradicted_leaves_no_words_either(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    place, claim = "erase-rest", "The Wyvernmere pool holds {} sessions."
    memform("remember", claim.format(8), "-w", place)
    send(memform, tmp_path / "t-1.md", f"{claim.format(12)}\n", place)
    strange = tmp_path / "t-2.json"
    strange.write_text(json.dumps({"shape": claim.format(30)}), encoding="utf-8")
    assert memform("enqueue", str(strange), "--id", "t-2", "-w", place, "--wait", "--json").answer["status"] == "dead"
    with services.database.transaction(place) as connection:
        assert connection.execute(b"SELECT 1 FROM conflicts").fetchall()
        assert connection.execute(b"SELECT 1 FROM dead_letters").fetchall()
    for name in ("t-1", "t-2"):
        receipt_of(memform("erase", "--transcript", name, "-w", place, "--json"))
    assert holders(services, claim.format(12)) == holders(services, claim.format(30)) == []
    assert [row["content"] for row in _memories(services, place)] == [claim.format(8)]
    assert memform("dead", "list", "-w", place, "--json").out == ""


def test_what_waits_in_the_inbox_goes_too(memform: Console, services: Services, running: Settings) -> None:
    assert running.state_dir
    parcel = intake.pack(
        OWN.format("Larkspindle").encode(),
        "erase-inbox",
        services.masker,
        services.clock.now() + timedelta(days=1),  # so that the relay finds it not overdue
        reading=Reading(surface=Surface.AGENT_OUTPUT),
        transcript_id="porch",
    )
    services.inbox.put(parcel)
    ran = memform("erase", "--transcript", "porch", "-w", "erase-inbox", "--json")
    assert receipt_of(ran)["counts"] in ({"inbox": 1}, {"inbox": 1, "transcripts": 1})
    assert list(services.inbox.parcels()) == []


@pytest.mark.parametrize(
    "arguments",
    [(), ("--transcript", "a", "--memory", "b"), ("--transcript", "nowhere"), ("--memory", "mem-none-e-nowhere")],
)
def test_what_is_not_there_or_not_named_is_a_wrong_call(memform: Console, arguments: tuple[str, ...]) -> None:
    ran = memform("erase", *arguments, "-w", "erase-nothing")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
