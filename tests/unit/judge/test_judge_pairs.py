"""What the guards do to labelled pairs: an oracle must get through, a model of one answer must not do harm.

The pairs are not part of this tree; MEMFORM_CORPUS names their folder. No vector is asked for here, so that the
figures are those of the words alone; relevance only rules more out.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.evaluation import evaluate, read_pairs, rule_alone, unknown_relevance
from judge.guards import OVERWRITES, Ruled, rule
from judge.reply import Kind, Operation, Verdict

if TYPE_CHECKING:
    from judge.evaluation import Pair
    from judge.guards import Ruling

FOLDER = os.environ.get("MEMFORM_CORPUS", "")  # noqa: TID251 - where the labelled pairs are is the runner's to say
PATH = next((p for p in (Path(FOLDER) / "pairs.jsonl", Path(FOLDER).parent / "pairs.jsonl") if p.is_file()), None)

pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not FOLDER or PATH is None, reason="needs MEMFORM_CORPUS with pairs.jsonl in it or beside it"),
]

SPOKEN = {
    "add": (Operation.ADD, Kind.NONE),
    "noop": (Operation.NOOP, Kind.NONE),
    "conflict": (Operation.ADD, Kind.CONFLICT),
    "refine": (Operation.UPDATE, Kind.REFINE),
    "supersede": (Operation.UPDATE, Kind.SUPERSEDE),
    "merge": (Operation.UPDATE, Kind.MERGE),
}


@cache
def pairs() -> tuple[Pair, ...]:
    assert PATH is not None
    return read_pairs(PATH.read_text(encoding="utf-8").splitlines())


def guarded(pair: Pair, op: str, targets: tuple[int, ...]) -> Ruling:
    operation, kind = SPOKEN[op]
    verdict = Verdict(statement=1, op=operation, kind=kind, targets=targets)
    return rule(verdict, pair.said(), pair.near(unknown_relevance))


@pytest.mark.parametrize("op", ["noop", "refine", "supersede", "merge"])
def test_guards_refuse_at_most_a_twentieth_of_what_an_oracle_says(op: str) -> None:
    mine = [pair for pair in pairs() if pair.gold.op == op]
    refused = [pair.id for pair in mine if guarded(pair, op, pair.gold.targets).ruled.value != op]
    assert len(refused) <= 0.05 * len(mine), refused


def test_a_model_that_always_supersedes_overwrites_almost_nothing_that_is_new_or_known() -> None:
    mine = [pair for pair in pairs() if pair.gold.op in {"add", "noop"}]
    wrong = [pair.id for pair in mine if guarded(pair, "supersede", (1,)).ruled in OVERWRITES]
    assert len(wrong) <= 0.02 * len(mine), wrong


def test_a_model_that_always_refines_overwrites_little_that_is_new_or_known() -> None:
    """By words alone 18 of 132; most of them are restatements in more words, which lose nothing."""
    mine = [pair for pair in pairs() if pair.gold.op in {"add", "noop"}]
    wrong = [pair.id for pair in mine if guarded(pair, "refine", (1,)).ruled in OVERWRITES]
    assert len(wrong) <= 0.15 * len(mine), wrong


def test_a_model_that_always_says_known_loses_few_of_the_rest() -> None:
    """By words alone 2 %."""
    mine = [pair for pair in pairs() if pair.gold.op in {"add", "supersede", "conflict"}]
    lost = [pair.id for pair in mine if guarded(pair, "noop", (1,)).ruled is Ruled.NOOP]
    assert len(lost) <= 0.05 * len(mine), lost


def test_code_alone_overwrites_nothing_wrongly() -> None:
    answer = evaluate(pairs(), lambda pair: rule_alone(pair.said(), pair.near(unknown_relevance)))
    assert answer["wrong_overwrites"] == []
