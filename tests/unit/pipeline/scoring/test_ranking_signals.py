"""The signals of a rank, one by one: fusion, relevance, draws, freshness, labels, company."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import MemoryId, Remembered, Status
from pipeline.domain.recall import Voice
from pipeline.domain.statement import PacerClass
from pipeline.policy import INTENT_SCALE, SIGNAL_WEIGHT, VOICE_WEIGHT
from pipeline.scoring import cooccurrence, fusion, thompson
from pipeline.scoring.confidence import Belief
from pipeline.scoring.freshness import FRESHNESS, curve_of, freshness, survive
from pipeline.scoring.fusion import Heard
from pipeline.scoring.label import Label, label_of
from pipeline.scoring.relevance import calibrate
from tests.remembering import DAY, NOW, memory, plain, state

E5 = "multilingual-e5-small/query"
A, B, C = MemoryId("a"), MemoryId("b"), MemoryId("c")


shares = st.floats(0.0, 1.0)
heard_of = st.builds(Heard, shares, shares, shares, shares)
GENERAL = fusion.voice_weights("general")


def test_the_weights_of_signals_are_whole() -> None:
    assert sum(SIGNAL_WEIGHT.values()) == pytest.approx(1.0)


def test_each_voice_takes_away_its_part_of_the_doubt() -> None:
    assert fusion.relevance(Heard(), GENERAL) == 0.0
    assert fusion.relevance(Heard(lexical=1.0), GENERAL) == pytest.approx(VOICE_WEIGHT[Voice.LEXICAL])
    assert fusion.relevance(Heard(1.0, 1.0), GENERAL) == pytest.approx(1 - 0.2 * 0.2)


def test_how_far_the_first_is_ahead_counts() -> None:
    assert fusion.relevance(Heard(0.9, 0.5), GENERAL) > fusion.relevance(Heard(0.1, 0.6), GENERAL)


def test_a_good_neighbour_lifts_and_never_to_its_own_height() -> None:
    neighbour = fusion.relevance(Heard(0.9, 0.5), GENERAL)
    assert fusion.relevance(Heard(graph=neighbour), GENERAL) == pytest.approx(0.5 * neighbour)
    assert fusion.relevance(Heard(0.2, 0.3, graph=neighbour), GENERAL) > fusion.relevance(Heard(0.2, 0.3), GENERAL)


def test_a_temporal_question_raises_the_temporal_voice() -> None:
    asked = fusion.voice_weights("temporal")
    assert asked[Voice.TEMPORAL] > VOICE_WEIGHT[Voice.TEMPORAL]
    assert fusion.voice_weights("never heard of") == GENERAL == dict(VOICE_WEIGHT)
    old, new = Heard(0.5, 0.5), Heard(0.5, 0.5, temporal=1.0)
    assert fusion.relevance(new, asked) > fusion.relevance(new, GENERAL) > fusion.relevance(old, asked)


def test_no_intent_trusts_a_voice_more_than_wholly() -> None:
    assert all(0.0 < weight <= 1.0 for intent in INTENT_SCALE for weight in fusion.voice_weights(intent).values())


@given(heard_of, st.sampled_from(Heard._fields), shares, st.sampled_from([*INTENT_SCALE, "unknown"]))
def test_relevance_is_in_bounds_and_grows_with_every_voice(heard: Heard, voice: str, share: float, intent: str) -> None:
    weights = fusion.voice_weights(intent)
    low, high = sorted((heard, heard._replace(**{voice: share})), key=lambda h: getattr(h, voice))
    assert -1e-12 <= fusion.relevance(low, weights) <= fusion.relevance(high, weights) + 1e-12
    assert fusion.relevance(high, weights) <= 1.0 + 1e-12


@given(st.floats(-1.0, 1.0), st.floats(-1.0, 1.0))
def test_calibration_is_monotone_and_bounded(a: float, b: float) -> None:
    low, high = calibrate(min(a, b), E5), calibrate(max(a, b), E5)
    assert 0.0 <= low <= high <= 1.0


def test_a_cosine_is_read_on_the_scale_of_its_model() -> None:
    assert calibrate(0.97, E5) == 1.0
    assert calibrate(0.5, "never measured") == 0.5


def test_draws_repeat_for_a_seed_and_are_the_mean_without_one() -> None:
    beliefs = [Belief(5, 5, 5, 5, 5), Belief(20, 5, 5, 5, 20)]
    first = thompson.draw(beliefs, np.random.default_rng(7))
    assert first == thompson.draw(beliefs, np.random.default_rng(7))
    assert first != thompson.draw(beliefs, np.random.default_rng(8))
    assert thompson.draw(beliefs, None) == (0.5, 0.8)
    assert thompson.draw([], np.random.default_rng(7)) == ()


def test_the_spread_of_draws_is_that_of_the_belief() -> None:
    drawn = thompson.draw([Belief(5, 5, 5, 5, 5)] * 20_000, np.random.default_rng(1))
    assert np.mean(drawn) == pytest.approx(0.5, abs=0.01)
    assert np.std(drawn) == pytest.approx(0.1508, abs=0.005)


@pytest.mark.parametrize(
    ("alpha", "beta", "total", "value"),
    [(5, 5, 100, 0.5759), (5, 5, 1, 0.5), (2, 2, 50, 0.6399), (50, 10, 100, 0.8615)],
)
def test_the_exploration_bonus_favours_the_little_tried(alpha: float, beta: float, total: float, value: float) -> None:
    belief = Belief(alpha, beta, 1, 1, alpha)
    assert thompson.explore(belief.mean, belief, 0.1, total) == pytest.approx(value, abs=5e-4)
    assert thompson.explore(belief.mean, belief, 0.0, total) == belief.mean
    assert thompson.explore(0.9, Belief(1, 1, 1, 1, 1), 1.0, 1e9) == 1.0


def test_freshness_halves_in_ninety_days_by_default_and_by_type_otherwise() -> None:
    assert survive(90, *curve_of("", "", "")) == pytest.approx(0.5, abs=1e-3)
    assert survive(7, *curve_of("event", "", "reference")) == pytest.approx(0.368, abs=1e-3)
    assert survive(3, *curve_of("request", "convention", "")) == pytest.approx(0.368, abs=1e-3)
    assert curve_of("unknown", "convention", "evidence") == FRESHNESS["convention"]


def test_freshness_counts_from_the_last_reinforcement_or_from_when_it_was_true() -> None:
    last_year = memory(valid_from=NOW - 365 * DAY, pacer=PacerClass.EVIDENCE)
    assert freshness(Remembered(last_year, state(last_year)), NOW) < 1e-3
    assert freshness(Remembered(last_year, state(last_year, reinforced_at=NOW)), NOW) == 1.0


def test_a_clock_ahead_gives_no_freshness_above_one() -> None:
    tomorrow = memory(created_at=NOW + DAY)
    assert freshness(Remembered(tomorrow, state(tomorrow)), NOW) == 1.0


@given(st.sampled_from(sorted(FRESHNESS)), st.floats(-10, 4000), st.floats(-10, 4000))
def test_freshness_falls_with_age_and_stays_in_bounds(name: str, a: float, b: float) -> None:
    younger, older = survive(min(a, b), *FRESHNESS[name]), survive(max(a, b), *FRESHNESS[name])
    assert 0.0 <= older <= younger <= 1.0


@pytest.mark.parametrize(
    ("status", "belief", "operator", "label"),
    [
        (Status.STALE, Belief(90, 5, 5, 5, 90), False, Label.STALE),
        (Status.CANDIDATE, Belief(5, 5, 5, 5, 5), False, Label.EXPLORATORY),
        (Status.CANDIDATE, Belief(7.9, 5, 5, 5, 8), False, Label.EXPLORATORY),
        (Status.VERIFIED, Belief(14, 6, 5, 5, 14), False, Label.HIGH),
        (Status.VERIFIED, Belief(10.5, 4.5, 5, 3, 11), False, Label.MODERATE),
        (Status.VERIFIED, Belief(17, 3, 17, 3, 17), True, Label.HIGH),
        (Status.CANDIDATE, Belief(8, 5, 5, 5, 8), False, Label.MODERATE),
        (Status.CANDIDATE, Belief(5, 12, 5, 5, 5), False, Label.LOW),
    ],
)
def test_every_label_occurs(status: Status, belief: Belief, label: Label, *, operator: bool) -> None:
    assert label_of(status, belief, operator=operator) is label


def test_company_lifts_and_levels_off() -> None:
    assert [round(cooccurrence.signal(w), 3) for w in (0.5, 1, 2, 3, 5, 10)] == [
        0.259,
        0.451,
        0.699,
        0.835,
        0.95,
        0.998,
    ]
    assert cooccurrence.signal(-1.0) == 0.0
    assert (cooccurrence.after_recall(None), cooccurrence.after_success(None)) == (0.5, 1.0)
    assert (cooccurrence.after_recall(9.9), cooccurrence.after_success(9.9)) == (10.0, 10.0)
    weight, successes = 1.0, 0
    while weight < 3.0:
        weight, successes = cooccurrence.after_success(weight), successes + 1
    assert successes == 12


def test_company_fades_and_is_forgotten() -> None:
    assert cooccurrence.fade(1.0, 138.3) == pytest.approx(0.5, abs=1e-3)
    assert cooccurrence.fade(1.0, -1.0) == 1.0
    assert cooccurrence.fade(cooccurrence.fade(1.0, 3), 4) == pytest.approx(cooccurrence.fade(1.0, 7))
    assert not cooccurrence.is_pruned(cooccurrence.fade(0.5, 321))
    assert cooccurrence.is_pruned(cooccurrence.fade(0.5, 322))


def test_pairs_are_ordered_and_nothing_pairs_with_itself() -> None:
    assert cooccurrence.pairs([C, A, A, B]) == ((A, B), (A, C), (B, C))
    assert cooccurrence.pairs([A, A]) == ()
    assert cooccurrence.heaviest([A, B, C], {(A, B): 2.0, (A, C): 0.5}) == {A: 2.0, B: 2.0, C: 0.5}
    assert cooccurrence.heaviest([A, C], {(A, B): 2.0}) == {}


def test_the_builders_agree_with_the_contract() -> None:
    assert plain("x").state.is_live
    assert plain("x").state.mean == 0.5
