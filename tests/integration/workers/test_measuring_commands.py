"""The contracts of `memform eval`, `memform audit` and `memform explain`: programs depend on their JSON."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from tests.fakes.model_server import ModelServer, Say
from workers import examples
from workers.cli import root

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.fakes.model_server import Request
    from tests.integration.workers.conftest import Console

FOLDER = Path(__file__).parents[2] / "data"
LABELS = str(FOLDER / "labels" / "statements.jsonl")
PAIRS = str(FOLDER / "labels" / "pairs.jsonl")


UNSURE = (
    '{"id": "1", "text": "ok", "context_before": "", "surface": "session_conversation", "keep": false,'
    ' "junk_kind": "ack", "pacer": "", "language": "en", "file": "a", "unsure": true}\n'
)


def test_eval_gate_answers_as_specified(offline: Console) -> None:
    answer = offline("eval", "gate", LABELS, "--json").answer
    assert [*answer] == ["n", "precision", "recall", "f1", "by_kind", "by_language", "errors"]
    assert answer["errors"] == ["s8"]
    assert answer["by_language"] == {"de": 1.0, "en": 0.8333, "zxx": 1.0}
    assert cast("Mapping[str, float]", answer["by_kind"])["question"] == 1.0


def test_eval_gate_leaves_out_what_is_unsure(offline: Console) -> None:
    answer = offline("eval", "gate", LABELS, "--sure-only", "--json").answer
    assert (answer["n"], answer["f1"], answer["errors"]) == (7, 1.0, [])


def test_eval_gate_for_people_shows_intervals_by_file(offline: Console) -> None:
    shown = offline("eval", "gate", LABELS)
    assert shown.code == 0, shown.err
    assert "8 rows, 5 to keep, 1 decided wrong" in shown.out
    assert "95 % by file" in shown.out
    assert "wrong: s8" in shown.out


def test_eval_pacer_answers_as_specified(offline: Console) -> None:
    answer = offline("eval", "pacer", LABELS, "--json").answer
    assert [*answer] == ["n", "accuracy", "macro_f1", "by_class", "confusion"]
    assert answer["n"] == 5
    assert set(cast("Mapping[str, object]", answer["by_class"])) == {
        *("procedural", "analogous", "conceptual", "evidence", "reference")
    }


def test_eval_pacer_for_people(offline: Console) -> None:
    shown = offline("eval", "pacer", LABELS, "--sure-only")
    assert shown.code == 0, shown.err
    assert "4 rows with a class" in shown.out
    assert "gold, answered as" in shown.out


def test_eval_judge_by_rules_alone(offline: Console) -> None:
    answer = offline("eval", "judge", PAIRS, "--guards-only", "--json").answer
    assert {"n", "accuracy", "by_op", "wrong_overwrites"} <= set(answer)
    assert (answer["model"], answer["n"], answer["accuracy"], answer["wrong_overwrites"]) == (None, 3, 1.0, [])
    assert cast("Mapping[str, object]", answer["by_op"])["noop"] == {"precision": 1.0, "recall": 1.0}
    shown = offline("eval", "judge", PAIRS, "--guards-only")
    assert "3 pairs, model: none (rules alone)" in shown.out
    assert "wrong overwrites: none" in shown.out


def test_eval_judge_without_a_model_says_what_to_set(offline: Console) -> None:
    ran = offline("eval", "judge", PAIRS)
    assert ran.code == 2
    assert "MEMFORM_JUDGE_MODEL" in ran.err
    assert ran.err.count("\n") == 1


def test_eval_judge_asks_the_configured_model_and_names_it(offline: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    def always_add(_: Request) -> Say:
        return Say(json.dumps({"verdicts": [{"statement": 1, "op": "ADD", "targets": [], "reason": "new"}]}))

    with ModelServer(always_add) as server:
        monkeypatch.setenv("MEMFORM_JUDGE_BASE_URL", server.url)
        monkeypatch.setenv("MEMFORM_JUDGE_MODEL", "scripted")
        answer = offline("eval", "judge", PAIRS, "--json").answer
        assert len(server.requests) == 3
        assert not any("gold" in json.dumps(request) for request in server.requests)
    assert (answer["model"], answer["staged"], answer["wrong_overwrites"]) == ("scripted", 0, [])


@pytest.mark.parametrize("command", ["gate", "pacer", "judge"])
def test_a_bad_row_is_one_line_that_names_it(offline: Console, tmp_path: Path, command: str) -> None:
    first = Path(PAIRS if command == "judge" else LABELS).read_text(encoding="utf-8").splitlines()[0]
    broken = tmp_path / "broken.jsonl"
    broken.write_text(f'{first}\n{{"id": "x"}}\n', encoding="utf-8")
    ran = offline("eval", command, str(broken), "--json")
    assert ran.code == 2
    assert ran.out == ""
    assert "line 2" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "text", "told"),
    [
        (("eval", "gate"), "", "holds no rows"),
        (("eval", "pacer"), "\n\n", "holds no rows"),
        (("eval", "judge", "--guards-only"), "", "holds no rows"),
        (("eval", "gate", "--sure-only"), UNSURE, "each of the 1 rows is marked unsure"),
        (("eval", "pacer"), UNSURE, "is labelled keep"),
    ],
)
def test_a_measurement_of_nothing_is_a_wrong_call(
    offline: Console, tmp_path: Path, command: tuple[str, ...], text: str, told: str
) -> None:
    (tmp_path / "rows").mkdir()
    file = tmp_path / "rows" / "labels.jsonl"
    file.write_text(text, encoding="utf-8")
    ran = offline(*command, str(file), "--json")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


@pytest.mark.parametrize("command", [("eval", "gate"), ("eval", "judge", "--guards-only"), ("judge", "estimate")])
def test_a_folder_of_nothing_is_a_wrong_call(offline: Console, tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "empty").mkdir()
    ran = offline(*command, str(tmp_path / "empty"), "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "there is nothing to" in ran.err


def test_eval_lists_its_three_measurements(offline: Console) -> None:
    shown = offline("eval", "--help").out
    assert all(f"  {name} " in shown for name in ("gate", "pacer", "judge"))
    for name in ("gate", "pacer", "judge"):
        assert f"memform eval {name}" in offline("eval", name, "--help").out


def test_a_model_that_answers_nothing_is_no_measurement(
    offline: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMFORM_JUDGE_BASE_URL", "http://127.0.0.1:1/v1")
    monkeypatch.setenv("MEMFORM_JUDGE_MODEL", "nobody")
    one = tmp_path / "one.jsonl"
    one.write_text(Path(PAIRS).read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
    ran = offline("eval", "judge", str(one), "--json")
    assert (ran.code, ran.answer["staged"]) == (1, 1)
    assert "nobody answered none of the 1 pairs" in ran.err


def test_audit_of_what_is_no_text_says_so(offline: Console, tmp_path: Path) -> None:
    noise = tmp_path / "noise.bin"
    noise.write_bytes(bytes(range(256)) * 40)
    ran = offline("audit", str(noise))
    assert (ran.code, ran.out) == (2, "")
    assert "noise.bin is no text" in ran.err


def test_audit_answers_with_junk_by_reason(offline: Console) -> None:
    answer = offline("audit", str(FOLDER / "exports" / "mem0.json"), "--json").answer
    counts = {name: answer[name] for name in ("system", "memories", "textless", "kept", "junk", "junk_share")}
    assert counts == {"system": "mem0", "memories": 4, "textless": 1, "kept": 1, "junk": 3, "junk_share": 0.75}
    reasons = cast("Mapping[str, Mapping[str, object]]", answer["by_reason"])
    assert reasons["process_narration"] == {"n": 1, "share": 0.25, "examples": ["Let me check the file first."]}
    assert "Winter2025" not in json.dumps(answer)


def test_audit_for_people_reads_standard_input(offline: Console) -> None:
    shown = offline("audit", "-", "--examples", "1", text="Postgres 16 runs on port 5433.\nok\nok then\n")
    assert "3 memories, read as lines" in shown.out
    assert "too_short" in shown.out
    assert "secrets stored in the clear: none found" in shown.out


def test_audit_of_a_broken_export_is_one_line(offline: Console) -> None:
    ran = offline("audit", "-", text='{"results": [{"memory": "cut o')
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_explain_for_people_shows_reason_class_and_lifetime(offline: Console) -> None:
    shown = offline("explain", str(examples.locate(examples.OPERATOR)), "--surface", "operator_chat")
    rows = [line.split() for line in shown.out.splitlines()]
    kept = [row for row in rows if row[0] == "kept"]
    assert any(row[3:5] == ["60", "days"] or row[3] == "permanent" for row in kept)
    assert any(row[:2] == ["dropped", "too_short"] for row in rows)
    assert "\x1b" not in shown.out


class Screen(io.StringIO):
    """A terminal that remembers what was written to it."""

    def isatty(self) -> bool:
        return True


def test_explain_on_a_terminal_is_coloured_and_keeps_a_line_a_statement(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "72")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.stdout", screen)
    assert root.run(["explain", str(examples.locate(examples.OPERATOR))]) == 0
    lines = screen.getvalue().splitlines()
    assert any(line.startswith("\x1b[32mkept") for line in lines)
    assert all(line.startswith("\x1b[") and line.endswith("\x1b[0m") for line in lines[:5])


def test_judging_is_estimated_without_a_server_or_a_model(offline: Console) -> None:
    text = "Reflection: backups of the wiki run weekly, because the archive policy says so."
    one = offline("judge", "estimate", "-", "--surface", "agent_reflection", "--json", text=text)
    assert one.code == 0, one.err
    assert (one.answer["transcripts"], one.answer["candidates"], one.answer["calls"]) == (1, 1, 2)
    Path("many").mkdir()
    for number in range(3):
        Path(f"many/{number}.txt").write_text(text.replace("wiki", f"wiki {number}"))
    three = offline("judge", "estimate", "many", "--surface", "agent_reflection", "--json")
    assert (three.answer["transcripts"], three.answer["calls"]) == (3, 6)
    people = offline("judge", "estimate", "many", "--surface", "agent_reflection")
    assert "at most 6 calls" in people.out
    assert offline("judge", "estimate", "nowhere").code == 2
    Path("many/cut.json").write_text('{"turns": [')
    four = offline("judge", "estimate", "many", "--surface", "agent_reflection", "--json")
    assert (four.code, four.answer["transcripts"]) == (1, 3)
    assert "many/cut.json: " in four.err
