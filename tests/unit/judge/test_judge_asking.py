"""One question: cached, affordable, admitted, retried, paid for."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING

from judge import budget
from judge.asking import Asked, Asker, Unheard
from judge.breaker import CLOSED, COOL_DOWN, THRESHOLD, Circuit
from judge.completer import FailureKind
from judge.docket import Phase
from judge.extract import TEMPLATE
from judge.reply import Extraction
from pipeline.domain.memory import StagedReason
from tests.fakes.judge_bench import NOW, ORIGIN, Bench, Switchboard, everything, fails

if TYPE_CHECKING:
    from judge.completer import Failure
    from tests.fakes.judge_bench import Mind

SECOND = timedelta(seconds=1)


def asker(bench: Bench, *, circuits: Switchboard | None = None) -> Asker:
    judge = bench.judge
    return Asker(
        completer=judge.completer,
        circuits=circuits or judge.circuits,
        docket=judge.docket,
        purse=judge.purse,
        clock=judge.clock,
        pause=judge.pause,
        draw_marker=judge.draw_marker,
        deadline=judge.clock.now() + budget.HEARING,
        daily_tokens=bench.daily_tokens,
    )


def question(key: str = "k", size: int = 1) -> Asked[Extraction]:
    return Asked(Phase.EXTRACT, TEMPLATE, Extraction, [{"n": 1, "text": "x"}], key, ORIGIN, (0,), size, 400)


def failing(*failures: Failure) -> Mind:
    left = list(failures)
    return lambda rows: left.pop(0) if left else everything(rows)


def test_a_retry_that_works_is_an_answer_and_both_calls_are_paid() -> None:
    bench = Bench(failing(fails(FailureKind.INVALID_JSON)))
    assert isinstance(asker(bench).ask(question()), Extraction)
    assert [call.failure for call in bench.wallet.calls] == [FailureKind.INVALID_JSON, None]
    assert bench.wallet.spent("acme", NOW.date()) == 220


def test_retry_after_is_honoured_and_then_the_candidates_are_staged() -> None:
    bench = Bench(lambda _: fails(FailureKind.RATE_LIMIT, 2 * SECOND))
    assert asker(bench).ask(question()) == Unheard(StagedReason.OUTAGE)
    assert bench.clock.at == NOW + 4 * SECOND
    assert bench.calls == 3


def test_an_open_circuit_is_not_asked() -> None:
    bench = Bench(lambda _: fails(FailureKind.REJECTED))
    for number in range(5):
        assert asker(bench).ask(question(str(number))) == Unheard(StagedReason.OUTAGE)
    assert bench.calls == THRESHOLD


def test_the_probe_after_the_rest_closes_the_circuit_again() -> None:
    bench = Bench(failing(*[fails(FailureKind.TIMEOUT)] * THRESHOLD))
    for number in range(THRESHOLD):
        asker(bench).ask(question(str(number)))
    bench.clock.pause(COOL_DOWN)
    assert isinstance(asker(bench).ask(question("probe")), Extraction)
    assert bench.switchboard.read(bench.completer.endpoint) == CLOSED


def test_a_bad_reply_is_no_outage() -> None:
    bench = Bench(lambda _: fails(FailureKind.WRONG_SCHEMA))
    for number in range(4):
        assert asker(bench).ask(question(str(number))) == Unheard(StagedReason.OUTAGE)
    assert bench.switchboard.read(bench.completer.endpoint) == CLOSED


def test_a_batch_of_several_that_fails_in_form_is_to_be_halved() -> None:
    bench = Bench(lambda _: fails(FailureKind.WRONG_SCHEMA))
    assert asker(bench).ask(question(size=2)) == Unheard(StagedReason.OUTAGE, halve=True)


def test_another_workers_probe_is_not_doubled() -> None:
    @dataclass
    class Contended(Switchboard):
        circuits: dict[str, Circuit] = field(default_factory=dict[str, Circuit])

        def read(self, endpoint: str) -> Circuit:
            assert endpoint
            return Circuit(failures=3, openings=1, open_until=NOW - SECOND)

        def swap(self, endpoint: str, before: Circuit, after: Circuit) -> bool:
            assert (endpoint, before) != (endpoint, after)
            return False

    bench = Bench(everything)
    assert asker(bench, circuits=Contended()).ask(question()) == Unheard(StagedReason.OUTAGE)
    assert bench.calls == 0


def test_a_budget_that_suffices_is_no_obstacle() -> None:
    assert isinstance(asker(Bench(everything, daily_tokens=100_000)).ask(question()), Extraction)
