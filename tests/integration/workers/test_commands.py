"""The contracts of the command line that need no fleet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from infra.embeddings import local
from pipeline.domain.statement import DropReason
from workers import attendance, examples
from workers.cli.root import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from tests.integration.workers.conftest import Console

STATEMENT_KEYS = {
    *("turn", "start", "end", "text", "surface", "outcome", "reason", "score", "features", "pacer"),
    *("pacer_confidence", "ttl_days", "decay_class", "entry_type", "sub_type", "polarity"),
}
NEEDS_SERVERS = [
    ("status",),
    ("recall", "anything"),
    ("remember", "Port 1 is taken."),
    ("show", "mem-1"),
    ("events", "mem-1"),
    ("dead", "list"),
    ("knobs", "list"),
    ("weights", "list"),
    ("reembed",),
    ("drain",),
    ("migrate",),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(offline: Console, command: str) -> None:
    shown = offline(command, "--help")
    assert shown.code == 0
    assert re.search(rf"Examples?:\s+.*memform {command}", " ".join(shown.out.split()))


def test_help_lists_every_command(offline: Console) -> None:
    shown = offline("--help")
    assert shown.code == 0
    assert all(f"  {command} " in shown.out for command in COMMANDS)


@pytest.mark.parametrize("arguments", [("nonsense",), ("recall",), ("enqueue", "x", "--wait=never"), ("--nonsense",)])
def test_a_wrong_call_ends_with_two(offline: Console, arguments: tuple[str, ...]) -> None:
    assert offline(*arguments).code == 2


@pytest.mark.parametrize("arguments", NEEDS_SERVERS, ids=lambda arguments: arguments[0])
def test_without_servers_one_line_says_what_to_do(offline: Console, arguments: tuple[str, ...]) -> None:
    ran = offline(*arguments)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert "memform up" in ran.err


@pytest.mark.parametrize("name", ["DATABASE", "REDIS"])
def test_what_cannot_be_a_url_is_named_and_not_repeated(
    offline: Console, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("MEMFORM_DATABASE_URL", "postgresql://127.0.0.1:1/none")
    monkeypatch.setenv("MEMFORM_REDIS_URL", "redis://127.0.0.1:1")
    monkeypatch.setenv(f"MEMFORM_{name}_URL", "host=secret")
    ran = offline("status")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"MEMFORM_{name}_URL is no " in ran.err
    assert "secret" not in ran.err


def test_explain_answers_one_object_a_statement_and_a_summary(offline: Console) -> None:
    ran = offline("explain", str(examples.locate(examples.COLONY)), "--json")
    assert ran.code == 0, ran.err
    *rows, last = ran.lines
    summary = cast("dict[str, JsonValue]", last["summary"])
    assert all(set(row) == STATEMENT_KEYS for row in rows)
    assert set(summary) == {"format", "shape", "policy", "statements", "kept", "dropped", "quarantined"}
    assert summary["format"] == "native"
    assert summary["statements"] == len(rows)
    dropped = cast("dict[str, int]", summary["dropped"])
    assert len(rows) == cast("int", summary["kept"]) + sum(dropped.values()) + cast("int", summary["quarantined"])
    assert set(dropped) <= {reason.value for reason in DropReason}
    for row in rows:
        assert row["outcome"] in {"kept", "dropped", "quarantined"}
        assert bool(row["reason"]) == (row["outcome"] != "kept")
        assert (row["pacer"] is None) == (row["outcome"] == "dropped")
    assert "ghp_" not in ran.out


def test_explain_for_people_gives_a_line_a_statement(offline: Console) -> None:
    people = offline("explain", str(examples.locate(examples.COLONY)))
    programs = offline("explain", str(examples.locate(examples.COLONY)), "--json")
    assert people.code == 0
    assert sum(line.startswith(("kept", "dropped", "quarantined")) for line in people.out.splitlines()) == (
        len(programs.lines) - 1
    )


def test_explain_reads_standard_input(offline: Console) -> None:
    ran = offline("explain", "-", "--json", text="Postgres 16 runs on port 5433 in the staging cluster.")
    assert ran.lines[0]["outcome"] == "kept"


def test_explain_names_the_formats_tried(offline: Console, tmp_path: Path) -> None:
    odd = tmp_path / "odd.json"
    odd.write_text('{"shape": "nobody knows"}', encoding="utf-8")
    ran = offline("explain", str(odd), "--json")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "openai_chat" in ran.err


def test_a_missing_file_is_one_line(offline: Console, tmp_path: Path) -> None:
    ran = offline("explain", str(tmp_path / "gone.md"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "command",
    [
        ("explain",),
        ("audit",),
        ("import",),
        ("judge", "estimate"),
        ("eval", "gate"),
        ("eval", "judge", "--guards-only"),
        ("erase", "--verify"),
        ("enqueue", "--dry-run"),
    ],
    ids=" ".join,
)
def test_every_command_says_in_words_that_a_file_is_not_there(offline: Console, command: tuple[str, ...]) -> None:
    ran = offline(*command, "nope.txt")
    assert (ran.code, ran.out, ran.err) == (2, "", "memform: there is no file nope.txt\n")


def test_enqueue_says_what_it_would_take_of_a_folder_and_sends_nothing(offline: Console, tmp_path: Path) -> None:
    folder = tmp_path / "notes"
    (folder / "node_modules").mkdir(parents=True)
    for name in ("a.md", "b.md", "node_modules/x.md", ".hidden"):
        (folder / name).write_text("The pool holds 8 connections.\n", encoding="utf-8")
    (folder / "empty").touch()
    ran = offline("enqueue", str(folder), "--dry-run")
    assert (ran.code, ran.err) == (0, "")
    first, *listed = ran.out.splitlines()
    assert first.startswith("would send 2 files (2 ")
    assert first.endswith("; leaving 3 (1 hidden, 1 empty, 1 in folders of tools and caches)")
    assert [line.rpartition("/")[2] for line in listed] == ["a.md", "b.md"]
    answer = offline("enqueue", str(folder), "--dry-run", "--json").answer
    assert list(cast("dict[str, str]", answer["files"])) == [str(folder / "a.md"), str(folder / "b.md")]
    assert sum(cast("dict[str, int]", answer["left"]).values()) == 3


def test_explain_goes_through_a_folder_and_past_what_it_cannot_read(offline: Console, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("The pool holds 8 connections.\n", encoding="utf-8")
    (tmp_path / "b.json").write_text('{"shape": "nobody knows"}', encoding="utf-8")
    ran = offline("explain", ".", "--json")
    assert ran.code == 1
    assert {str(row["file"]) for row in ran.lines} == {"a.md"}
    assert "summary" in ran.lines[-1]
    taken, refused = ran.err.splitlines()
    assert taken == "taking 2 files (1 markdown, 1 no known format); leaving 0"
    assert refused.startswith("memform: b.json: no known transcript format fits")


def test_a_file_of_several_transcripts_is_explained_one_by_one(offline: Console, tmp_path: Path) -> None:
    line = (
        '{"workspace_id": "w", "turns": [{"surface": "agent_output", "content": "The pool holds %d connections."}]}\n'
    )
    (tmp_path / "two.jsonl").write_text(line % 8 + line % 9, encoding="utf-8")
    ran = offline("explain", "two.jsonl", "--json")
    assert (ran.code, [row["file"] for row in ran.lines if "summary" in row]) == (0, ["two.jsonl#1", "two.jsonl#2"])
    assert offline("explain", "two.jsonl").out.splitlines()[0] == "two.jsonl#1:"
    assert offline("judge", "estimate", "two.jsonl", "--json").answer["transcripts"] == 2


def test_labels_may_lie_in_a_folder_and_a_bad_line_is_named_with_its_file(offline: Console, tmp_path: Path) -> None:
    row = '{"id": "%s", "text": "The pool holds 8 connections.", "surface": "agent_output", "keep": true}\n'
    for name in ("a", "b"):
        (tmp_path / f"{name}.jsonl").write_text(row % name, encoding="utf-8")
    assert offline("eval", "gate", ".", "--json").answer["n"] == 2
    (tmp_path / "b.jsonl").write_text("nonsense\n", encoding="utf-8")
    ran = offline("eval", "gate", ".", "--json")
    assert ran.code == 2
    assert "b.jsonl: line 1" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("recall", "anything", "-w", ""), "the name is empty"),
        (("enqueue", "-", "-w", " "), "the name is empty"),
        (("explain", "-", "-w", "ta\u200bsk"), "workspace 'ta\\u200bsk' holds a character that nobody sees"),
        (("explain", "-", "--repo", "a\nb"), "repo 'a\\nb' holds a character that nobody sees"),
        (("erase", "--match", "abc"), "'abc' is so short that it stands inside many words"),
        (("events", "--since", "2026-03-02", "--until", "2026-03-01"), "give the earlier first"),
        (("reprocess", "--since", "2026-03-02", "--until", "2026-03-02"), "give the earlier first"),
        (("reprocess", "--all", "--id", "t-1"), "give one or the other"),
        (("reprocess", "--format", "nosuch"), "there is no format 'nosuch'; there are aider, "),
        (("reprocess", "--domain", "nosuch"), "there is no domain 'nosuch'; there are "),
        (("enqueue", "-", "--format", "nosuch"), "there is no format 'nosuch'; there are aider, "),
        (("enqueue", "-", "--occurred-at", "soon"), "'soon' is no time"),
        (("enqueue", "-", "--wait", "--timeout", "inf"), "less than or equal to"),
        (("drain", "--timeout", "1e300"), "less than or equal to"),
    ],
)
def test_what_can_be_no_name_is_a_wrong_call(offline: Console, arguments: tuple[str, ...], told: str) -> None:
    ran = offline(*arguments, text="The pool holds 8 connections.")
    assert (ran.code, ran.out) == (2, "")
    assert told in " ".join(ran.err.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "mem-\udcff"),
        ("status", "-w", "\udcff"),
        ("erase", "--match", "\udcff\udcff\udcff\udcff", "--dry-run"),
        ("recall", "port\udce9"),
        ("events", "--actor", "\udcff"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_bytes_that_are_no_text_are_a_wrong_call(memform: Console, arguments: tuple[str, ...]) -> None:
    ran = memform(*arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "holds bytes that are no text: give it in UTF-8" in ran.err


def test_a_day_without_a_zone_is_utc(memform: Console) -> None:
    pool = "The pool of the billing service holds 8 connections."
    sent = memform("enqueue", "-", "-w", "dated", "--occurred-at", "2026-03-02", "--wait", "--json", text=pool)
    assert (sent.code, sent.answer["status"]) == (0, "done")
    (event,) = memform("events", "-w", "dated", "--kind", "created", "--json").lines
    story = memform("show", str(event["memory_id"]), "-w", "dated", "--json").out
    assert "2026-03-02T00:00:00" in story


def test_a_file_that_fails_in_mid_read_is_named(offline: Console) -> None:
    ran = offline("explain", "/proc/self/mem")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("memform: /proc/self/mem: ")


def test_a_file_may_be_called_by_bytes_that_are_no_text(offline: Console, tmp_path: Path) -> None:
    (tmp_path / "odd\udcff.md").write_text("The pool holds 8 connections.\n", encoding="utf-8")
    ran = offline("explain", ".")
    assert (ran.code, ran.out.splitlines()[0]) == (0, "odd\\udcff.md:")
    assert offline("explain", ".", "--json").lines[0]["file"] == "odd\udcff.md"


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("RELAY_EVERY_SECONDS", "soon", "MEMFORM_RELAY_EVERY_SECONDS: Input should be a valid number"),
        ("HTTP_ADDRESS", "here", "MEMFORM_HTTP_ADDRESS: write it as HOST:PORT"),
    ],
)
def test_a_setting_that_cannot_be_is_called_by_its_name(
    offline: Console, monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv(f"MEMFORM_{name}", value)
    ran = offline("status")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told in ran.err


@pytest.mark.parametrize("text", ["", "\n", "[]"])
def test_an_import_of_nothing_is_a_wrong_call(memform: Console, text: str) -> None:
    ran = memform("import", "-", text=text)
    assert (ran.code, ran.out) == (2, "")
    assert "standard input holds no memory" in ran.err


def test_what_is_no_receipt_is_named(offline: Console, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    ran = offline("erase", "--verify", "empty")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "empty is no receipt of an erasure" in ran.err


def test_what_is_remembered_twice_is_known_and_where_it_stands_is_told(memform: Console) -> None:
    words, place = "Never restart the Ravenholt gateway by hand.", ("-w", "said-twice")
    assert "1 added" in memform("remember", words, *place).out
    again = memform("remember", words, *place)
    assert (again.code, again.err) == (0, "")
    assert "nothing was added: you said exactly that on " in again.out
    found = re.search(r"(mem-\S+) is remembered: Never restart", again.out)
    assert found
    assert memform("remember", words, *place, "--json").answer["already_received"] is True
    for step, told in (
        (("mute",), f"is muted: `memform mute {found[1]} --off`"),
        (("reject",), f"is rejected: `memform verify {found[1]}`"),
        (("invalidate",), f"is invalidated: `memform reinstate {found[1]}`"),
    ):
        assert memform(*step, found[1], *place).code == 0
        ran = memform("remember", words, *place)
        assert (ran.code, "added" in ran.out.replace("nothing was added", "")) == (1, False)
        assert told in ran.err
        memform("mute", found[1], "--off", *place)
    assert memform("reinstate", found[1], *place).code == 0
    assert memform("remember", words, *place).code == 0


def test_down_where_nothing_runs_is_fine(offline: Console) -> None:
    assert offline("down", "--json").answer == {"stopped": []}


def test_doctor_where_nothing_runs_examines_servers_of_its_own(
    offline: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ASKS_SECONDS", (0.1,))  # nobody is there to answer
    ran = offline("doctor", "--json")
    assert ran.code == 0, ran.out
    checks = {str(finding["check"]): finding for finding in ran.lines}
    assert "private servers were started" in str(checks["servers.running"]["message"])
    assert {"postgres.row_security", "redis.eviction", "embedding.model", "packages.owner"} <= set(checks)
    assert "no model configured" in str(checks["judge.model"]["message"])


def test_doctor_ends_with_one_when_a_server_cannot_be_reached(
    offline: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMFORM_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none")
    monkeypatch.setenv("MEMFORM_REDIS_URL", "redis://127.0.0.1:1/0")
    ran = offline("doctor", "--json")
    assert ran.code == 1
    assert {str(f["check"]) for f in ran.lines if f["severity"] == "error"} == {"postgres.server", "redis.server"}


@pytest.mark.parametrize("model", ["hashed-ngrams-256", "multilingual-e5-small/query"])
def test_the_doctor_tries_the_model_that_the_settings_name(
    offline: Console, monkeypatch: pytest.MonkeyPatch, model: str
) -> None:
    monkeypatch.setenv("MEMFORM_DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none")
    monkeypatch.setenv("MEMFORM_EMBEDDING_MODEL", model)
    monkeypatch.setattr(local, "is_installed", lambda: False)
    (finding,) = [each for each in offline("doctor", "--json").lines if each["check"] == "embedding.model"]
    assert model in str(finding["message"])
    assert finding["severity"] == ("info" if model.startswith("hashed") else "error")
