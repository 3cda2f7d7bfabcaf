"""The contracts of the command line that need no fleet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from pipeline.domain.statement import DropReason
from workers import examples
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
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert "openai_chat" in ran.err


def test_a_missing_file_is_one_line(offline: Console, tmp_path: Path) -> None:
    ran = offline("explain", str(tmp_path / "gone.md"))
    assert ran.code == 1
    assert ran.err.count("\n") == 1


def test_down_where_nothing_runs_is_fine(offline: Console) -> None:
    assert offline("down", "--json").answer == {"stopped": []}


def test_doctor_where_nothing_runs_examines_servers_of_its_own(offline: Console) -> None:
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
