"""Attempts, waits, tokens and the circuit: data and pure arithmetic."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import breaker, budget
from judge.budget import Patience, Step, after_failure
from judge.completer import FailureKind
from judge.estimate import NOTHING, estimate
from tests.fakes.judge_bench import NOW, ORIGIN, candidates, fails

SECOND = timedelta(seconds=1)
ZERO = timedelta(0)


def test_every_kind_of_failure_has_a_number_of_retries() -> None:
    assert set(budget.RETRIES) == set(FailureKind)


def test_a_rate_limit_waits_as_long_as_it_is_told() -> None:
    assert after_failure(fails(FailureKind.RATE_LIMIT, 2 * SECOND), 1, 20, Patience()) == (Step.RETRY, 2 * SECOND)


def test_a_wait_longer_than_the_patience_left_is_not_begun() -> None:
    asked_for = fails(FailureKind.RATE_LIMIT, 2 * SECOND)
    assert after_failure(asked_for, 1, 20, Patience(SECOND)) == (Step.GIVE_UP, ZERO)


def test_outages_wait_twice_as_long_each_time_and_bad_replies_not_at_all() -> None:
    waits = [after_failure(fails(FailureKind.RATE_LIMIT), tried, 1, Patience())[1] for tried in (1, 2)]
    assert waits == [budget.FIRST_WAIT, 2 * budget.FIRST_WAIT]
    assert after_failure(fails(FailureKind.INVALID_JSON), 1, 1, Patience()) == (Step.RETRY, ZERO)


def test_a_cut_reply_is_halved_at_once_and_given_up_at_one() -> None:
    assert after_failure(fails(FailureKind.TRUNCATED), 1, 20, Patience())[0] is Step.HALVE
    assert after_failure(fails(FailureKind.TRUNCATED), 1, 1, Patience())[0] is Step.GIVE_UP


@given(st.sampled_from(FailureKind), st.integers(1, 50), st.floats(0, 100))
def test_asking_ends(kind: FailureKind, size: int, after: float) -> None:
    failure, patience, tried = fails(kind, timedelta(seconds=after)), Patience(), 1
    while (step := after_failure(failure, tried, size, patience))[0] is Step.RETRY:
        patience, tried = patience.spend(step[1]), tried + 1
    assert tried <= 3
    assert patience.left >= ZERO


def test_tokens_are_estimated_too_high_rather_than_too_low() -> None:
    assert budget.tokens_of("") == 1
    assert budget.tokens_of("x" * 300) == 101
    assert budget.reply_tokens(100, 1) == budget.REPLY_TOKENS_MIN
    assert budget.reply_tokens(100, 20) == 2000


@pytest.mark.parametrize(("spent", "limit", "fits"), [(0, None, True), (50, 100, True), (51, 100, False)])
def test_a_call_must_fit_into_the_day(spent: int, limit: int | None, fits: bool) -> None:  # noqa: FBT001 - parametrised
    assert budget.affords(spent, 50, limit) is fits


def failed(circuit: breaker.Circuit, times: int, asked: timedelta | None = None) -> breaker.Circuit:
    for _ in range(times):
        circuit = breaker.after_outage(circuit, NOW, asked)
    return circuit


def test_a_closed_circuit_admits_and_two_outages_leave_it_closed() -> None:
    circuit = failed(breaker.CLOSED, breaker.THRESHOLD - 1)
    assert breaker.admit(circuit, NOW) is circuit
    assert breaker.state_of(circuit, NOW) == "closed"


def test_three_outages_in_a_row_open_it_for_half_a_minute() -> None:
    circuit = failed(breaker.CLOSED, breaker.THRESHOLD)
    assert breaker.admit(circuit, NOW + 29 * SECOND) is None
    assert breaker.state_of(circuit, NOW + 29 * SECOND) == "open"
    assert breaker.state_of(circuit, NOW + 30 * SECOND) == "half_open"
    assert breaker.admit(circuit, NOW + 30 * SECOND) is not None


def test_after_the_rest_one_probe_is_admitted_and_no_second() -> None:
    circuit = failed(breaker.CLOSED, breaker.THRESHOLD)
    probing = breaker.admit(circuit, NOW + 31 * SECOND)
    assert probing is not None
    assert breaker.admit(probing, NOW + 32 * SECOND) is None
    assert breaker.admit(probing, NOW + 31 * SECOND + breaker.PROBE_LEASE) is not None


def test_each_failed_probe_doubles_the_rest_up_to_ten_minutes() -> None:
    circuit = failed(breaker.CLOSED, breaker.THRESHOLD)
    rests: list[timedelta] = []
    for _ in range(6):
        circuit = breaker.after_outage(circuit, NOW)
        assert circuit.open_until is not None
        rests.append(circuit.open_until - NOW)
    assert rests[:2] == [60 * SECOND, 120 * SECOND]
    assert rests[-1] == breaker.COOL_DOWN_CAP


@pytest.mark.parametrize("hours", [0.5, 1])
def test_the_endpoints_own_wish_is_the_least_rest(hours: float) -> None:
    assert failed(breaker.CLOSED, 3, timedelta(hours=hours)).open_until == NOW + timedelta(hours=hours)


@pytest.mark.parametrize("asked", [timedelta(hours=9), timedelta(days=3650), timedelta.max])
def test_no_wish_keeps_a_circuit_open_for_more_than_an_hour(asked: timedelta) -> None:
    assert failed(breaker.CLOSED, 4, asked).open_until == NOW + breaker.RETRY_AFTER_CAP


def test_an_outage_of_days_never_leaves_the_range_of_a_duration() -> None:
    assert failed(breaker.CLOSED, 2_000).open_until == NOW + breaker.COOL_DOWN_CAP


def test_an_estimate_counts_two_calls_per_twenty_texts_and_makes_none() -> None:
    assert estimate((), ORIGIN) == NOTHING
    one = estimate(candidates("The API port is 9090."), ORIGIN)
    many = estimate(candidates(*(f"Host h-{n} has {n} cores." for n in range(41))), ORIGIN)
    assert (one.calls, many.calls) == (2, 6)
    assert many.prompt_tokens > one.prompt_tokens > 500
    assert estimate(candidates("Same text.", "Same text"), ORIGIN).calls == 2
