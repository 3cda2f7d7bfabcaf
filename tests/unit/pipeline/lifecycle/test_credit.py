"""Credit: what a colony's outcome and a reader's word leave on a memory."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.credit import ColonyOutcome, Feedback
from pipeline.domain.memory import Ending, EventKind, Provenance, Remembered, Status, Tier
from pipeline.domain.statement import DecayClass
from pipeline.lifecycle.credit import answered, can_learn, credited
from pipeline.lifecycle.independence import Standing, counts_as_word
from tests.remembering import DAY, NOW, episode, memory, plain, state

WON = ColonyOutcome(workspace_id="w", colony_id="bees", succeeded=True, quality=0.8)
LOST = WON.model_copy(update={"succeeded": False})
HELPED = Feedback(workspace_id="w", memory_id="m", helpful=True, agent_id="scout", colony_id="bees")
FAILED = HELPED.model_copy(update={"helpful": False})
OPERATORS = Remembered(memory("o", operator=True), state(memory("o", operator=True), prior=(17.0, 3.0)))


def alone(known: Remembered) -> Standing:
    return Standing(known, frozenset({"colony:ants"}))


def faded(kind: DecayClass, belief: tuple[float, float], days: float, peak: float = 0.0) -> Remembered:
    of = memory("m", decay_class=kind, created_at=NOW - days * DAY)
    was = state(of, belief=belief)
    return Remembered(of, replace(was, peak_alpha=max(peak, was.peak_alpha)))


@pytest.mark.parametrize(
    ("known", "outcome", "rank", "alpha", "beta"),
    [
        (faded(DecayClass.EPHEMERAL, (20.0, 5.0), 34.31), WON, 0, 13.8, 5.0),
        (faded(DecayClass.EPHEMERAL, (20.0, 5.0), 365.0), WON, 0, 6.695, 5.0),
        (faded(DecayClass.EPHEMERAL, (5.0, 5.0), 0.0), LOST.model_copy(update={"quality": 0.0}), 0, 5.0, 6.5),
        (faded(DecayClass.EPHEMERAL, (5.0, 5.0), 1.0), WON, 2, 5.637, 5.0),
        (faded(DecayClass.STABLE, (15.0, 5.0), 0.0, peak=40.0), WON.model_copy(update={"quality": 0.5}), 0, 21.0, 5.0),
    ],
)
def test_the_worked_numbers_hold_for_a_whole_memory(
    known: Remembered, outcome: ColonyOutcome, rank: int, alpha: float, beta: float
) -> None:
    step = credited(known, outcome, rank, NOW)
    assert step is not None
    assert (step.after.alpha, step.after.beta) == pytest.approx((alpha, beta), abs=1e-3)
    assert (step.kind, step.after.confidence_at) == (EventKind.CONFIDENCE_UPDATED, NOW)


def test_credit_falls_with_the_place() -> None:
    steps = [credited(plain("m"), WON.model_copy(update={"quality": 0.5}), rank, NOW) for rank in range(6)]
    gains = [step.after.alpha - 5.0 for step in steps if step]
    assert gains == pytest.approx([1.0, 0.7, 0.49, 0.343, 0.2401, 0.16807])


def test_a_candidate_is_verified_by_its_third_step_of_evidence() -> None:
    known = plain("m")
    seen: list[Status] = []
    for _ in range(3):
        step = credited(known, WON.model_copy(update={"quality": 0.5}), 0, NOW)
        assert step is not None
        known = Remembered(known.memory, step.after)
        seen.append(step.after.status)
    assert seen == [Status.CANDIDATE, Status.CANDIDATE, Status.VERIFIED]


def test_no_evidence_lowers_what_an_operator_said() -> None:
    assert credited(OPERATORS, LOST, 0, NOW) is None
    assert answered(alone(OPERATORS), FAILED, NOW, reinforces=False) == ()
    raised = credited(OPERATORS, WON, 0, NOW)
    assert raised is not None
    assert raised.after.alpha > OPERATORS.state.alpha


def test_what_has_ended_learns_nothing_but_for_an_episode_that_the_sweep_overtook() -> None:
    living = episode("m")
    expires = living.state.expires_at
    assert expires is not None
    gone = replace(living.state, ended_at=expires, ending=Ending.EXPIRED)
    struck = replace(plain("m").state, ended_at=NOW, ending=Ending.INVALIDATED)
    assert can_learn(gone, expires - DAY)
    assert not can_learn(gone, expires)
    assert not can_learn(living.state, expires), "expired, though no sweep has come by"
    assert credited(Remembered(living.memory, struck), WON, 0, NOW) is None
    (step, graduation) = answered(alone(Remembered(living.memory, gone)), HELPED, expires - DAY, reinforces=True)
    assert step.kind is EventKind.REINFORCED
    assert (graduation.after.tier, graduation.after.is_live) == (Tier.CONSOLIDATED, True)


def test_one_helpful_word_of_another_graduates_an_episode_with_its_evidence() -> None:
    known = episode("m")
    step, graduation = answered(alone(known), HELPED, NOW + DAY, reinforces=True)
    assert step.after.strength == pytest.approx(0.35 + 0.15 * 0.65)
    assert (step.after.reinforce_count, step.after.last_reinforced_at) == (1, NOW + DAY)
    assert graduation.reason == "0 independent dispatches, 1 reinforcements"
    after = graduation.after
    assert after.alpha - after.prior_alpha == pytest.approx(1.0)
    assert after.version == known.state.version + 2


def test_a_word_that_does_not_reinforce_moves_confidence_alone() -> None:
    (step,) = answered(alone(episode("m")), HELPED, NOW, reinforces=False)
    assert (step.after.alpha, step.after.strength, step.after.reinforce_count) == (4.5, 0.35, 0)
    (step,) = answered(alone(plain("m")), FAILED, NOW, reinforces=True)
    assert (step.after.alpha, step.after.beta, step.after.prediction_errors) == (5.0, 6.0, 1)
    assert step.after.strength == 0.5


def test_nobody_praises_their_own_into_consolidation() -> None:
    said = Provenance("t", 0, 0, 1, agent_id="coder", colony_id="ants")
    known = Remembered(replace(memory("m"), provenance=(said,)), plain("m").state)
    standing = Standing(known, frozenset({"colony:ants"}))
    assert not counts_as_word("scout", "ants", standing)
    assert not counts_as_word("coder", "", standing)
    assert counts_as_word("coder", "bees", standing), "an agent's name means something within its colony only"
    assert counts_as_word("scout", "", standing)
    assert counts_as_word("", "", standing)


@given(st.lists(st.tuples(st.booleans(), st.floats(0.0, 1.0), st.integers(0, 20), st.integers(0, 400)), max_size=30))
def test_whatever_is_reported_confidence_keeps_its_bounds(reports: list[tuple[bool, float, int, int]]) -> None:
    known, at = plain("m"), NOW
    for succeeded, quality, rank, days in reports:
        at += days * DAY
        outcome = WON.model_copy(update={"succeeded": succeeded, "quality": quality})
        before, step = known.state, credited(known, outcome, rank, at)
        assert step is not None
        after = step.after
        assert after.alpha >= 1.0
        assert after.beta >= 1.0
        assert after.alpha + after.beta <= 150.0 + 1e-9
        assert after.peak_alpha >= before.peak_alpha
        known = Remembered(known.memory, after)


@given(st.lists(st.booleans(), min_size=2, max_size=8), st.randoms(use_true_random=False))
def test_words_of_one_instant_may_come_in_any_order(words: list[bool], chance: object) -> None:
    def after(order: list[bool]) -> tuple[float, float]:
        known = plain("m")
        for helpful in order:
            (step,) = answered(alone(known), HELPED.model_copy(update={"helpful": helpful}), NOW, reinforces=False)
            known = Remembered(known.memory, step.after)
        return known.state.alpha, known.state.beta

    turned = list(words)
    getattr(chance, "shuffle")(turned)  # noqa: B009 - hypothesis types its generator as the banned module's
    assert after(turned) == pytest.approx(after(words))
