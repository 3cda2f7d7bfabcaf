"""`memform eval judge`: the answer's shape and its arithmetic on a handful of pairs."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

import pytest

from judge.completer import FailureKind
from judge.evaluation import (
    Gold,
    evaluate,
    is_wrong_overwrite,
    read_pairs,
    rule_alone,
    rule_with,
    unknown_relevance,
)
from judge.guards import Ruled, Ruling
from tests.fakes.judge_bench import ScriptedCompleter, fails

if TYPE_CHECKING:
    from judge.evaluation import (
        Pair,
    )
    from tests.fakes.judge_bench import Row

MARKER = "evaluation00"


def row(  # noqa: PLR0913 - a builder names what a case is about
    identity: str, new: str, op: str, old: str, *, targets: tuple[int, ...] = (), days: int = 30, operator: bool = False
) -> str:
    surface = "operator_chat" if operator else "agent_output"
    shown = {"n": 4, "text": old, "surface": surface, "occurred_at": "2026-01-01T10:00:00Z", "operator": operator}
    at = f"2026-{1 + days // 28:02}-{1 + days % 28:02}T10:00:00Z"
    return json.dumps(
        {
            "id": identity,
            "language": "en",
            "why": "never shown",
            "nearby": [shown],
            "candidate": {"text": new, "surface": "tool_dump", "occurred_at": at},
            "gold": {"op": op, "targets": list(targets)},
        }
    )


ROWS = (
    row("same", "Deploys freeze on Fridays!", "noop", "deploys freeze on fridays", targets=(4,)),
    row("part", "The API uses JWT.", "noop", "The API uses JWT and rotates keys weekly.", targets=(4,)),
    row("value", "The upload limit is 80 MB.", "conflict", "The upload limit is 50 MB.", targets=(4,)),
    row("owner", "The pager is held by Kim.", "conflict", "The pager is held by Ola.", targets=(4,)),
    row("rule", "The port is 80.", "conflict", "The port is 90.", targets=(4,), operator=True),
    row("new", "Sessions expire after 30 days.", "add", "The API port is 9090."),
)


def pairs() -> tuple[Pair, ...]:
    return read_pairs([*ROWS, "", "  \n"])


def test_rows_are_read_with_their_labels_and_a_dump_is_tool_output() -> None:
    first = pairs()[0]
    assert first.said().surface.value == "tool_output"
    assert first.near(unknown_relevance)[4].at == datetime.fromisoformat("2026-01-01T10:00:00+00:00")
    with pytest.raises(ValueError, match="gold"):
        read_pairs(['{"id":"x"}'])


def test_code_alone_knows_the_same_the_contained_and_the_contradicted() -> None:
    ruled = {pair.id: rule_alone(pair.said(), pair.near(unknown_relevance)).ruled for pair in pairs()}
    assert ruled == {
        "same": Ruled.NOOP,
        "part": Ruled.NOOP,
        "value": Ruled.CONFLICT,  # a tool's word is worth less than an agent's
        "owner": Ruled.CONFLICT,  # words alone: nothing shows a value
        "rule": Ruled.CONFLICT,
        "new": Ruled.ADD,
    }


def test_code_alone_supersedes_a_value_from_a_source_of_the_same_standing() -> None:
    line = row("v", "The upload limit is 80 MB.", "supersede", "The upload limit is 50 MB.", targets=(4,))
    (pair,) = read_pairs([line.replace("tool_dump", "agent_output")])
    assert rule_alone(pair.said(), pair.near(unknown_relevance)) == Ruling(Ruled.SUPERSEDE, (4,))


def test_the_answer_counts_by_operation() -> None:
    answer = evaluate(pairs(), lambda pair: rule_alone(pair.said(), pair.near(unknown_relevance)))
    assert answer["n"] == 6
    assert answer["accuracy"] == answer["accuracy_with_targets"] == 1.0
    assert answer["by_op"] == {op: {"precision": 1.0, "recall": 1.0} for op in ("add", "conflict", "noop")}
    assert answer["wrong_overwrites"] == []
    assert evaluate((), lambda _: Ruling(Ruled.ADD))["accuracy"] == 0.0


@pytest.mark.parametrize(
    ("ruling", "gold", "wrong"),
    [
        (Ruling(Ruled.SUPERSEDE, (1,)), Gold(op="add"), True),
        (Ruling(Ruled.REFINE, (1,)), Gold(op="noop", targets=(1,)), True),
        (Ruling(Ruled.SUPERSEDE, (2,)), Gold(op="supersede", targets=(1,)), True),
        (Ruling(Ruled.MERGE, (1,)), Gold(op="refine", targets=(1,)), False),
        (Ruling(Ruled.NOOP, (1,)), Gold(op="add"), False),
    ],
)
def test_a_wrong_overwrite_ends_a_memory_that_the_label_keeps(ruling: Ruling, gold: Gold, wrong: bool) -> None:  # noqa: FBT001 - parametrised
    assert is_wrong_overwrite(ruling, gold) is wrong


def test_a_model_is_shown_no_label_and_its_numbers_are_mapped_back() -> None:
    seen: list[Row] = []

    def mind(rows: list[Row]) -> object:
        seen.extend(rows)
        return {"verdicts": [{"statement": 1, "op": "NOOP", "targets": [1]}]}

    decide = rule_with(ScriptedCompleter(mind), lambda: MARKER, unknown_relevance)
    assert decide(pairs()[1]) == Ruling(Ruled.NOOP, (4,))
    assert {key for shown in seen for key in shown} == {
        "memory",
        "statement",
        "surface",
        "at",
        "operator",
        "near",
        "text",
    }


def test_a_pair_without_an_answer_is_staged_and_never_right() -> None:
    decide = rule_with(ScriptedCompleter(lambda _: fails(FailureKind.TIMEOUT)), lambda: MARKER, unknown_relevance)
    answer = evaluate(pairs(), decide)
    assert (answer["accuracy"], answer["staged"]) == (0.0, 6)
