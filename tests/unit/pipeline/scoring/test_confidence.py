"""Confidence: worked numbers, and what holds of every belief."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import Remembered, Status
from pipeline.domain.statement import DecayClass
from pipeline.policy import BETA_FLOOR, BETA_MASS_CAP
from pipeline.scoring import confidence
from pipeline.scoring.confidence import Belief
from tests.remembering import DAY, NOW, memory, state

EPHEMERAL, STABLE, PERMANENT = DecayClass.EPHEMERAL, DecayClass.STABLE, DecayClass.PERMANENT
parameters = st.floats(1.0, 140.0)
classes = st.sampled_from(DecayClass)


@st.composite
def beliefs(draw: st.DrawFn) -> Belief:
    mean = draw(st.floats(0.1, 0.9))
    prior = confidence.prior_of_mean(mean)
    alpha = prior[0] + draw(st.floats(0.0, 60.0))
    beta = prior[1] + draw(st.floats(0.0, 60.0))
    return Belief(alpha, beta, *prior, peak_alpha=alpha + draw(st.floats(0.0, 60.0)))


@pytest.mark.parametrize(
    ("days", "quality", "rank", "alpha"),
    [(34.31, 0.8, 0, 13.800), (365.0, 0.8, 0, 6.695), (0.0, 0.8, 2, 20.637), (0.0, 1.0, 0, 21.5), (0.0, 0.0, 0, 20.5)],
)
def test_a_success_adds_to_the_decayed_alpha_by_quality_and_rank(
    days: float, quality: float, rank: int, alpha: float
) -> None:
    read = confidence.decay(Belief(20, 5, 5, 5, 20), EPHEMERAL, days)
    after = confidence.credit_success(read, EPHEMERAL, quality, rank)
    assert (after.alpha, after.beta) == pytest.approx((alpha, 5.0), abs=5e-4)


def test_a_failure_adds_to_beta_and_most_when_nothing_was_good() -> None:
    fresh = Belief(5, 5, 5, 5, 5)
    assert confidence.credit_failure(fresh, quality=0.0, rank=0, operator=False).beta == 6.5
    assert confidence.credit_failure(fresh, quality=1.0, rank=0, operator=False).beta == 5.5
    assert confidence.credit_failure(fresh, quality=0.0, rank=3, operator=False).beta == pytest.approx(5.5145)


def test_feedback_restatement_and_a_lost_conflict_are_single_steps() -> None:
    fresh = Belief(5, 5, 5, 5, 5)
    assert confidence.credit_feedback(fresh, helpful=True, operator=False).alpha == 6.0
    assert confidence.credit_feedback(fresh, helpful=False, operator=False).beta == 6.0
    assert confidence.credit_restatement(fresh, 0.7).alpha == 5.7
    assert confidence.debit_conflict(fresh, operator=False).beta == 6.0


def test_no_evidence_lowers_an_operators_memory() -> None:
    authored = Belief(17, 3, 17, 3, 17)
    assert confidence.credit_failure(authored, quality=0.0, rank=0, operator=True) == authored
    assert confidence.credit_feedback(authored, helpful=False, operator=True) == authored
    assert confidence.debit_conflict(authored, operator=True) == authored
    assert confidence.credit_feedback(authored, helpful=True, operator=True).mean > authored.mean


def test_a_stable_memory_far_below_its_peak_recovers_a_fifth_of_the_way_on_success() -> None:
    fallen = Belief(15, 5, 5, 5, 40)
    assert confidence.credit_success(fallen, STABLE, 0.5, 0).alpha == pytest.approx(21.0)
    assert confidence.credit_success(fallen, PERMANENT, 0.5, 0).alpha == pytest.approx(21.0)
    assert confidence.credit_success(fallen, EPHEMERAL, 0.5, 0).alpha == pytest.approx(16.0)
    at_half = Belief(20, 5, 5, 5, 40)
    assert confidence.credit_success(at_half, STABLE, 0.5, 0).alpha == pytest.approx(21.0)


def test_one_long_gap_can_reach_recovery_only_from_a_peak_over_31() -> None:
    for peak, recovers in ((31.0, False), (33.0, True)):
        read = confidence.decay(Belief(peak, 5, 5, 5, peak), STABLE, 365)
        step = confidence.credit_success(read, STABLE, 0.5, 0).alpha - read.alpha
        assert (step > 1.0) is recovers


def test_verified_is_earned_by_three_steps_beyond_the_own_prior() -> None:
    assert confidence.is_verified_by_evidence(Belief(8.0, 5, 5, 5, 8))
    assert not confidence.is_verified_by_evidence(Belief(7.9, 5, 5, 5, 8))
    assert confidence.is_verified_by_evidence(Belief(5.5, 7.5, 2.5, 7.5, 5.5))


def test_priors_follow_veracity() -> None:
    weights = (1.0, 0.7, 0.6, 0.5)
    assert [sum(confidence.prior_of_veracity(w)) for w in weights] == [10.0] * 4
    assert [Belief(*confidence.prior_of_veracity(w), 1, 1, 1).mean for w in weights] == pytest.approx(
        [0.5, 0.35, 0.3, 0.25]
    )


def test_graduation_rebases_the_prior_and_keeps_every_observation() -> None:
    staged = Belief(4.7, 7.3, 3.7, 6.3, 4.7)
    rebased = confidence.rebase(staged, (5.0, 5.0))
    assert rebased.observations == pytest.approx(staged.observations)
    assert (rebased.alpha, rebased.beta) == pytest.approx((6.0, 6.0))
    assert rebased.peak_alpha >= rebased.alpha


def test_the_cap_keeps_the_mean_and_the_floor_keeps_one() -> None:
    heavy = confidence.credit_feedback(Belief(119, 30, 5, 5, 119), helpful=True, operator=False)
    assert heavy.alpha + heavy.beta == pytest.approx(BETA_MASS_CAP)
    assert heavy.mean == pytest.approx(0.8)
    assert (heavy.alpha, heavy.beta) == pytest.approx((120.0, 30.0))
    lopsided = confidence.credit_feedback(Belief(0.5, 200, 5, 5, 5), helpful=False, operator=False)
    assert lopsided.alpha == BETA_FLOOR
    assert lopsided.alpha + lopsided.beta == pytest.approx(BETA_MASS_CAP)


def test_a_belief_is_read_from_a_state_without_rewriting_it() -> None:
    of = memory(decay_class=EPHEMERAL)
    stored = state(of, belief=(20.0, 5.0))
    assert confidence.belief_at(stored, EPHEMERAL, NOW) == confidence.belief_of(stored)
    assert confidence.belief_at(stored, EPHEMERAL, NOW + 34.31 * DAY).alpha == pytest.approx(12.5, abs=1e-3)
    assert confidence.belief_at(stored, EPHEMERAL, NOW - DAY).alpha == 20.0
    assert stored.alpha == 20.0


def helpful(belief: Belief) -> Belief:
    return confidence.credit_feedback(belief, helpful=True, operator=False)


def test_evidence_is_added_to_the_reading_and_dated() -> None:
    of = memory(decay_class=EPHEMERAL)
    known = Remembered(of, state(of, belief=(20.0, 5.0)))
    after = confidence.learn(known, NOW + 34.31 * DAY, helpful)
    assert after.alpha == pytest.approx(13.5, abs=1e-3)
    assert after.confidence_at == NOW + 34.31 * DAY
    assert (after.peak_alpha, after.version) == (20.0, known.state.version)
    again = confidence.belief_at(after, EPHEMERAL, NOW + 34.31 * DAY)
    assert again == confidence.belief_of(after), "nothing decays twice"


def test_late_evidence_moves_no_date_back() -> None:
    of = memory()
    after = confidence.learn(Remembered(of, state(of)), NOW - 9 * DAY, helpful)
    assert (after.alpha, after.confidence_at) == (6.0, NOW)


@pytest.mark.parametrize(
    ("status", "alpha", "expected"),
    [
        (Status.CANDIDATE, 7.0, Status.VERIFIED),
        (Status.CANDIDATE, 6.9, Status.CANDIDATE),
        (Status.STALE, 9.0, Status.STALE),
        (Status.VERIFIED, 5.0, Status.VERIFIED),
    ],
)
def test_evidence_verifies_a_candidate_only(status: Status, alpha: float, expected: Status) -> None:
    of = memory()
    known = Remembered(of, state(of, status=status, belief=(alpha, 5.0)))
    assert confidence.learn(known, NOW, helpful).status is expected


def test_a_hundred_alternating_days_stay_light() -> None:
    belief = Belief(5, 5, 5, 5, 5)
    for day in range(100):
        read = confidence.decay(belief, EPHEMERAL, 1.0)
        belief = (
            confidence.credit_failure(read, 0.0, 0, operator=False)
            if day % 2
            else confidence.credit_success(read, EPHEMERAL, 0.8, 0)
        )
    assert belief.alpha + belief.beta < 10.0 + 1.4 / 0.02, "the prior, and a mean step over what a day forgets"


@given(beliefs(), classes, st.floats(0.0, 1.0), st.integers(0, 20))
def test_success_raises_and_failure_lowers_and_both_stay_in_bounds(
    belief: Belief, decay_class: DecayClass, quality: float, rank: int
) -> None:
    better = confidence.credit_success(belief, decay_class, quality, rank)
    worse = confidence.credit_failure(belief, quality, rank, operator=False)
    assert better.mean > belief.mean > worse.mean
    for after in (better, worse):
        assert min(after.alpha, after.beta) >= BETA_FLOOR
        assert after.alpha + after.beta <= BETA_MASS_CAP + 1e-9
        assert after.peak_alpha >= max(belief.peak_alpha, after.alpha)


@given(beliefs(), classes, st.floats(0.0, 90.0), st.floats(0.0, 90.0))
def test_reading_twice_is_reading_once_within_the_cap(
    belief: Belief, decay_class: DecayClass, first: float, second: float
) -> None:
    twice = confidence.decay(confidence.decay(belief, decay_class, first), decay_class, second)
    assert twice[:2] == pytest.approx(confidence.decay(belief, decay_class, first + second)[:2])


@given(beliefs(), classes, st.floats(0.0, 400.0), st.floats(0.0, 400.0))
def test_evidence_only_fades_towards_the_prior(belief: Belief, decay_class: DecayClass, a: float, b: float) -> None:
    sooner = confidence.decay(belief, decay_class, min(a, b))
    later = confidence.decay(belief, decay_class, max(a, b))
    assert belief.observations + 1e-9 >= sooner.observations >= later.observations - 1e-9
    assert later.observations >= -1e-9


@given(beliefs(), st.lists(st.sampled_from([0.5, 0.6, 0.7, 1.0]), max_size=5))
def test_restatements_of_one_day_count_alike_in_any_order(belief: Belief, weights: list[float]) -> None:
    forward, backward = belief, belief
    for weight in weights:
        forward = confidence.credit_restatement(forward, weight)
    for weight in reversed(weights):
        backward = confidence.credit_restatement(backward, weight)
    assert forward[:2] == pytest.approx(backward[:2])
