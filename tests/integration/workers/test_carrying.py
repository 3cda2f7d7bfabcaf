"""Out of one workspace and into another without a difference; and another system's memories, through the gate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.invariants import check

if TYPE_CHECKING:
    from pydantic import JsonValue

    from tests.integration.workers.conftest import Console
    from workers.wiring import Services

EXPORTS = Path(__file__).resolve().parents[2] / "data" / "exports"
LESSON = "The tide gateway drops idle connections after {} seconds because its table of sessions is small."


def enqueue(memform: Console, file: Path, text: str, workspace: str, *more: str) -> None:
    file.write_text(text, encoding="utf-8")
    chosen = ("--surface", "agent_output", "--colony", "harbour", "-w", workspace, "--wait", *more)
    assert memform("enqueue", str(file), *chosen).code == 0


def body(path: Path) -> list[dict[str, JsonValue]]:
    """Return an export without its header."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def test_an_export_comes_back_in_another_workspace_as_it_was(
    memform: Console, services: Services, tmp_path: Path
) -> None:
    enqueue(memform, tmp_path / "a.md", LESSON.format(30) + "\n\n" + LESSON.format(45) + "\n", "out", "--id", "t-1")
    enqueue(memform, tmp_path / "b.md", LESSON.format(30) + "\n", "out", "--id", "t-2")
    assert memform("remember", "Never deploy the tide gateway on a Friday after 15:00.", "-w", "out").code == 0
    memform("recall", "tide gateway", "-w", "out", "--agent", "x", "--colony", "y", "--dispatch-id", "d-1", "--json")
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert memform("export", str(one), "-w", "out").code == 0
    brought = memform("import", str(one), "-w", "in", "--json").answer
    memories = sum("memories" in row for row in body(one))
    assert brought == {"system": "memform", "imported": memories, "known": 0, "alike": 0}
    memform("export", str(two), "-w", "in")
    left, right = body(one), body(two)
    kinds = ("memories", "states", "events", "links", "conflicts")
    assert memories >= 3
    for kind in kinds:
        assert [row[kind] for row in left if kind in row] == [row[kind] for row in right if kind in row], kind
    again = memform("import", str(one), "-w", "in", "--json").answer
    assert again == {"system": "memform", "imported": 0, "known": memories, "alike": 0}
    check(services.database)
    assert memform("recall", "tide gateway idle", "-w", "in", "--json").answer["results"]


def test_what_lives_here_in_the_same_words_is_not_doubled(memform: Console, tmp_path: Path) -> None:
    file = tmp_path / "e.jsonl"
    enqueue(memform, tmp_path / "a.md", LESSON.format(60) + "\n", "from")
    enqueue(memform, tmp_path / "b.md", LESSON.format(60) + "\n", "to")
    memform("export", str(file), "-w", "from")
    assert memform("import", str(file), "-w", "to", "--json").answer == {
        "system": "memform",
        "imported": 0,
        "known": 0,
        "alike": 1,
    }


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"memories": {"mem', "cut off"),
        ('{"memories": []}', "cut off"),
        ('{"songs": {}}', "does not know"),
        ("{}", "does not know"),
        ("[]", "cut off"),
        (DEEP, "line 2 of this export cannot be read"),
    ],
    ids=["half", "no-row", "unknown", "empty", "list", "deep"],
)
def test_a_broken_export_is_one_line_and_nothing_comes_in(
    memform: Console, tmp_path: Path, line: str, complaint: str
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"kind": "memform-export", "v": 1}\n' + line + "\n", encoding="utf-8")
    ran = memform("import", str(file), "-w", "broken")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert complaint in ran.err


@pytest.mark.parametrize("first", ['{"kind": "memform-export", "v": ', '{"kind": "memform-export", "v": ' + DEEP + "}"])
def test_a_broken_header_is_one_line(memform: Console, tmp_path: Path, first: str) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(first + "\n", encoding="utf-8")
    ran = memform("import", str(file), "-w", "broken")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "line 1 of this export cannot be read" in ran.err


@pytest.mark.parametrize("name", ["mem0.json", "zep.json", "hindsight.json"])
def test_another_system_s_memories_pass_the_gate_as_imports(memform: Console, services: Services, name: str) -> None:
    place = f"foreign-{name.partition('.')[0]}"
    ran = memform("import", str(EXPORTS / name), "-w", place, "--json")
    assert ran.code == 0, ran.err
    assert ran.answer["system"] == name.partition(".")[0]
    ledger = cast("dict[str, int]", ran.answer["ledger"])
    assert ledger["balanced"]
    assert ledger["staged"] >= 1
    with services.database.transaction(place) as connection:
        rows = connection.execute(b"SELECT surface, prior_alpha, prior_beta, valid_from FROM remembered").fetchall()
    assert {row["surface"] for row in rows} == {"import"}
    assert (
        memform("import", str(EXPORTS / name), "-w", place, "--json").answer["transcripts"]
        == (ran.answer["transcripts"])
    )


def test_when_it_came_about_is_kept(memform: Console, services: Services) -> None:
    memform("import", str(EXPORTS / "hindsight.json"), "-w", "when")
    with services.database.transaction("when") as connection:
        query = b"SELECT content, valid_from FROM remembered ORDER BY valid_from"
        rows = connection.execute(query).fetchall()
    assert [f"{row['valid_from']:%Y-%m-%d}" for row in rows] == ["2025-06-02", "2025-07-01"]


def test_what_another_system_has_ended_is_left_out_and_named(memform: Console, tmp_path: Path) -> None:
    edges = [
        {"fact": "Mirka worked at the Bergen office of the parcel team.", "invalid_at": "2024-12-01"},
        {"fact": "Mirka works at the Tromsø office of the parcel team.", "valid_at": "2024-12-01", "invalid_at": None},
    ]
    file = tmp_path / "zep.json"
    file.write_text(json.dumps({"edges": edges}), encoding="utf-8")
    ran = memform("import", str(file), "-w", "ended")
    assert (ran.code, ran.out.startswith("1 memories of zep: ")) == (0, True)
    assert ran.out.endswith("; 1 that no longer hold were left out\n")
    again = memform("import", str(file), "-w", "ended", "--json").answer
    assert (again["memories"], again["ended"]) == (1, 1)
    assert "Bergen" not in memform("recall", "Mirka office parcel team", "-w", "ended", "--direct").out
