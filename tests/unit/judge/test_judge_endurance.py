"""The judge under load and faults: batches, halves, filed replies, budgets; and no candidate is ever missing."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.completer import FailureKind
from judge.docket import Phase
from judge.formation import accounted
from pipeline.domain.memory import StagedReason
from pipeline.domain.plan import Add, Decline, Stage
from pipeline.errors import DeferredError
from pipeline.gate.normal import text_hash
from tests.fakes.judge_bench import (
    NOW,
    ORIGIN,
    Bench,
    candidates,
    everything,
    fails,
    memory,
    only,
    oracle,
    rows_of,
    says,
)

if TYPE_CHECKING:
    from tests.fakes.judge_bench import (
        Row,
    )


def test_two_hundred_candidates_take_ten_batches_and_at_most_two_calls_each() -> None:
    bench = Bench(oracle(), [memory("Queue limits are counted in jobs.")])
    changes = bench.hear(*(f"Queue q-{number} holds at most {number + 10} jobs." for number in range(200)))
    assert len(changes) == 200
    assert 10 < bench.calls <= 20


def test_nothing_to_judge_asks_no_model() -> None:
    bench = Bench(oracle(), [memory("Each host has cores.")])
    assert list(bench.hear()) == []
    assert bench.calls == 0


def test_a_reply_that_does_not_fit_is_asked_for_in_halves() -> None:
    def cramped(rows: list[Row]) -> object:
        return everything(rows) if len(rows) <= 3 else fails(FailureKind.TRUNCATED)

    bench = Bench(cramped)
    changes = bench.hear(*(f"Host h-{number} has {number + 2} cores." for number in range(20)))
    assert len(changes) == 20
    assert all(isinstance(change, Add) for change in changes)


def test_a_reconciliation_that_does_not_fit_is_asked_for_in_halves() -> None:
    def cramped(rows: list[Row]) -> object:
        asked = [row for row in rows if "statement" in row]
        return oracle()(rows) if len(asked) <= 1 else fails(FailureKind.TOO_MANY)

    bench = Bench(cramped, [memory("Each host has cores.")])
    assert len(bench.hear("Host h-1 has 4 cores.", "Host h-2 has 8 cores.")) == 2
    assert bench.calls == 4


def test_one_candidate_that_is_refused_does_not_take_the_others_with_it() -> None:
    def prim(rows: list[Row]) -> object:
        return fails(FailureKind.REFUSAL) if any("forbidden" in row["text"] for row in rows) else everything(rows)

    changes = Bench(prim).hear("The API port is 9090.", "The forbidden topic is 7.", "Sessions expire after 30 days.")
    assert [type(change) for change in sorted(changes, key=lambda c: c.ordinals)] == [Add, Stage, Add]
    assert [c.reason for c in changes if isinstance(c, Stage)] == [StagedReason.POLICY]


@pytest.mark.parametrize("kind", [kind for kind in FailureKind if kind is not FailureKind.REFUSAL])
@pytest.mark.parametrize("phase", list(Phase))
def test_no_failure_reads_as_nothing_to_remember(kind: FailureKind, phase: Phase) -> None:
    def mind(rows: list[Row]) -> object:
        failing = "n" in rows[0] if phase is Phase.EXTRACT else "memory" in rows[0]
        return fails(kind) if failing else oracle()(rows)

    bench = Bench(mind, [memory("Each host has cores.")])
    changes = bench.hear("Host h-1 has 4 cores.", "Host h-2 has 8 cores.")
    assert all(isinstance(change, Stage) and change.reason is StagedReason.OUTAGE for change in changes)
    assert len(changes) == 2


def test_a_redelivery_asks_nothing_twice() -> None:
    bench = Bench(oracle(says("NOOP")), [memory("Deploys are frozen on Fridays.")])
    first = bench.hear("Friday deploys stay frozen.")
    assert bench.calls == 2
    assert bench.hear("Friday deploys stay frozen.") == first
    assert bench.calls == 2


def test_a_failed_second_batch_leaves_the_first_and_its_filed_reply() -> None:
    def once(rows: list[Row]) -> object:
        return everything(rows) if "h-0 " in rows[0]["text"] else fails(FailureKind.REJECTED)

    bench = Bench(once)
    changes = bench.hear(*(f"Host h-{number} has {number + 2} cores." for number in range(25)))
    assert sum(isinstance(change, Add) for change in changes) == 20
    assert sum(isinstance(change, Stage) for change in changes) == 5
    assert len(bench.cabinet.filed) == 1


def test_a_long_transcript_makes_way_and_goes_on_from_its_filed_replies() -> None:
    def slow(rows: list[Row]) -> object:
        bench.clock.pause(timedelta(seconds=40))
        return everything(rows)

    bench = Bench(slow)
    heard = candidates(*(f"Host h-{number} has {number + 2} cores." for number in range(120)))
    with pytest.raises(DeferredError):
        bench.judge.reconcile(heard, ORIGIN, NOW)
    assert bench.calls == 3
    assert len(bench.judge.reconcile(heard, ORIGIN, NOW)) == 120
    assert bench.calls == 6


def test_over_the_daily_budget_candidates_are_staged_for_it() -> None:
    bench = Bench(oracle(), daily_tokens=500)
    change = only(bench.hear("The API port is 9090."))
    assert isinstance(change, Stage)
    assert change.reason is StagedReason.BUDGET
    assert bench.calls == 0


def test_ids_never_reach_the_model() -> None:
    held = memory("Deploys are frozen on Fridays.")
    bench = Bench(oracle(says("NOOP")), [held])
    bench.hear("Friday deploys stay frozen.")
    assert not any(held.memory.memory_id in question.user for question in bench.completer.questions)
    assert rows_of(bench.completer.questions[1].user)[0]["memory"] == 1


def test_the_filed_reply_tells_which_memories_were_shown() -> None:
    held = memory("Deploys are frozen on Fridays.", version=3)
    bench = Bench(oracle(says("NOOP")), [held])
    bench.hear("Friday deploys stay frozen.")
    filed = [f for f in bench.cabinet.filed.values() if f.phase is Phase.RECONCILE]
    assert filed[0].shown == ((held.memory.memory_id, 3),)
    assert filed[0].ordinals == (0,)


@pytest.mark.parametrize("given_ordinals", [(0, 1), (0,)])
def test_an_unaccounted_candidate_is_a_bug_not_a_loss(given_ordinals: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError, match="every candidate"):
        accounted([Decline(given_ordinals[:1] if len(given_ordinals) == 2 else (0, 5), "x")], candidates("a", "b"))


if TYPE_CHECKING:
    from pipeline.domain.memory import Remembered

WORDS = st.sampled_from(["port", "queue", "9090", "never", "deploys", "Friday", "api-7", "limit", "is", "the", "50 MB"])
TEXTS = st.lists(WORDS, min_size=1, max_size=6).map(" ".join)


@given(
    st.lists(TEXTS, min_size=1, max_size=12),
    st.lists(st.sampled_from(["keep", "leave", "forget", "lump", "double", "alien"]), min_size=12, max_size=12),
    st.lists(
        st.tuples(
            st.sampled_from(["ADD", "NOOP", "UPDATE", "?"]),
            st.sampled_from(["refine", "merge", "supersede", "conflict", "none"]),
            st.lists(st.integers(0, 3), max_size=3),
        ),
        min_size=30,
        max_size=30,
    ),
    st.lists(TEXTS, max_size=3),
)
def test_every_candidate_is_in_exactly_one_change_whatever_the_model_says(
    given_texts: list[str], moods: list[str], verdicts: list[tuple[str, str, list[int]]], known: list[str]
) -> None:
    def extract(rows: list[Row]) -> Row:
        reply: Row = {"statements": [], "left_out": []}
        for row in rows:
            number: int = row["n"]
            mood, formed = moods[number % 12], {"candidates": [number], "text": row["text"]}
            if mood == "leave":
                reply["left_out"].append({"candidate": number, "reason": ""})
            elif mood != "forget":
                cited = {"lump": [1, number], "alien": [number, 99]}.get(mood, [number])
                reply["statements"] += [{**formed, "candidates": cited}] * (2 if mood == "double" else 1)
        return reply

    def verdict(row: Row, _: list[Row]) -> Row:
        number: int = row["statement"]
        op, kind, targets = verdicts[number % 12]
        return {"op": op, "kind": kind, "targets": targets}

    shelf: list[Remembered] = [memory(text) for text in {text_hash(t): t for t in known}.values()]
    Bench(oracle(verdict, extract), shelf).hear(*given_texts)


def test_the_origin_is_part_of_what_a_reply_is_filed_under() -> None:
    bench = Bench(oracle())
    bench.hear("The API port is 9090.")
    bench.hear("The API port is 9090.", origin=ORIGIN._replace(transcript_id="t-2"))
    assert bench.calls == 2
