"""`show` tells how a memory was formed: candidates, neighbours, verdict, guards, prompt, model, plan, events, cost."""

from __future__ import annotations

import inspect
import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from judge import claim, guards
from judge.reply import Kind, Operation
from pipeline.domain.memory import MemoryId
from tests.fakes.courtroom import LIMIT, NEW, OLD, TERSE, WORDY, Told, form
from workers.cli import history
from workers.cli.status import glance

if TYPE_CHECKING:
    from collections.abc import Callable

    from workers.wiring import Services


def named(services: Services, content: str) -> MemoryId:
    with services.database.transaction("story") as connection:
        (row,) = connection.execute("SELECT memory_id FROM memories WHERE content = %s", [content]).fetchall()
    return MemoryId(row["memory_id"])


@pytest.fixture
def told(judging: Services) -> Services:
    form(judging, "story", Told("t-1", (OLD, WORDY, LIMIT)), 1)
    form(judging, "story", Told("t-2", (NEW,)), 9)
    return judging


def test_a_superseding_memory_tells_its_whole_story(told: Services, capsys: pytest.CaptureFixture[str]) -> None:
    remembered, chronicle = history.find(told, "story", named(told, NEW))
    history.tell(remembered, chronicle)
    shown = capsys.readouterr().out
    for expected in (
        "t-2, turn 0, characters 0 to",
        "worded by scripted-1, prompts extract-1+reconcile-1",
        f"superseded {named(told, OLD)} “{OLD}”",
        f"candidate  “{NEW}”",
        f"v1 “{OLD}”",
        "answered   UPDATE supersede on",
        "no_sign_of_replacement",
        "updated: gold",
        "created by formation",
        "judging t-2 with scripted-1: 2 calls (0 failed), 200 tokens sent, 40 received",
    ):
        assert expected in shown, shown
    history.tell(*history.find(told, "story", named(told, OLD)))
    ended = capsys.readouterr().out
    assert f"by {named(told, NEW)}\n" in ended
    assert f"superseded_by none → {named(told, NEW)}" in ended, "an id is told whole"
    described = json.dumps(history.described(remembered, chronicle))
    assert '"operation": "UPDATE supersede"' in described
    assert named(told, OLD) in described


def test_a_reworded_memory_names_the_candidate_it_was_made_of(told: Services) -> None:
    _, chronicle = history.find(told, "story", named(told, TERSE))
    (answer, *_) = chronicle.judged
    assert (answer.candidates, answer.statement, answer.guards) == ((WORDY,), TERSE, claim.GUARDS)
    _, chronicle = history.find(told, "story", named(told, LIMIT))
    assert [each.statement for each in chronicle.judged] == [LIMIT]


def test_status_says_what_judging_cost_and_what_waits(told: Services, without: Services) -> None:
    form(without, "story", Told("t-3", (LIMIT.replace("gateway", "depot"),)), 10)
    judge: Any = glance(told, "story")["judge"]
    assert (judge["model"], judge["breaker"], judge["awaiting"]) == ("scripted-1", "closed", {"no_model": 1})
    (cost,) = judge["models"]
    assert (cost["transcripts"], cost["calls"], cost["failed"]) == (2, 3, 0)
    assert cost["prompt_tokens"] + cost["completion_tokens"] == 120 * cost["calls"]
    assert glance(without, "elsewhere")["judge"] == {
        "model": "",
        "breaker": None,
        "enabled": True,
        "awaiting": {},
        "models": [],
    }


def test_costs_are_told_by_model_prompt_phase_and_failure(told: Services) -> None:
    rows = told.overview("story").judge_costs()
    assert [(row["model"], row["phase"], row["failure"], row["calls"]) for row in rows] == [
        ("scripted-1", "extract", "", 2),
        ("scripted-1", "reconcile", "", 1),
    ]
    assert sum(row["prompt_tokens"] + row["completion_tokens"] for row in rows) == 120 * 3
    assert all(row["longest_ms"] <= row["latency_ms"] for row in rows)
    assert told.overview("elsewhere").judge_costs() == []
    assert len(told.overview().judge_costs()) >= 2, "maintenance sees every workspace"


@pytest.mark.parametrize(
    ("named_as", "rule"),
    [
        ((Operation.NOOP, Kind.NONE), guards.why_not_same),
        ((Operation.UPDATE, Kind.REFINE), guards.why_not_refined),
        ((Operation.UPDATE, Kind.SUPERSEDE), guards.why_not_superseded),
        ((Operation.UPDATE, Kind.MERGE), guards.why_not_merged),
    ],
)
def test_the_guards_that_are_named_are_those_that_run(
    named_as: tuple[Operation, Kind], rule: Callable[..., str]
) -> None:
    run = re.findall(r'\("(\w+)", ', inspect.getsource(rule))
    before = {"operator_authority", "adds_nothing"}
    assert [name for name in guards.GUARDS[named_as] if name not in before] == run
    assert list(claim.GUARDS) == re.findall(r'\("(\w+)", lambda', inspect.getsource(claim.why_refused))
