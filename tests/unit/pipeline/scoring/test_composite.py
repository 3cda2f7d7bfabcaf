"""The composite score: its worked numbers, its parts, and who may outrank whom."""

from __future__ import annotations

import re
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.errors import InvalidInputError
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.scoring.composite import Composite, Signals, Standing, check_weights, compose, explain

shares = st.floats(0.0, 1.0)
signals = st.builds(Signals, shares, shares, shares, shares, shares, shares)
standings = st.builds(Standing, st.floats(0.1, 1.0), shares, st.booleans())
WORKED = Signals(0.8, 0.6, 0.7072, 1.0, 1.0, 0.6988)


def test_the_worked_example() -> None:
    assert compose(WORKED, Standing()).score == pytest.approx(0.8213, abs=5e-5)
    assert compose(WORKED, Standing(strength=0.5)).score == pytest.approx(0.7391, abs=1e-4)
    assert compose(WORKED, Standing(foreign=0.5)).score == pytest.approx(0.4106, abs=1e-4)
    assert compose(WORKED, Standing(pinned=True)).score == pytest.approx(1.8213, abs=5e-5)


def test_a_workspace_may_weigh_as_the_specification_began() -> None:
    began = check_weights(
        {"relevance": 0.38, "thompson": 0.25, "freshness": 0.15, "status": 0.10, "thread": 0.07, "cooccurrence": 0.05}
    )
    assert compose(WORKED, Standing(), began).score == pytest.approx(0.7650, abs=5e-5)
    assert compose(WORKED, Standing(strength=0.5), began).score == pytest.approx(0.6885, abs=5e-5)


@given(signals, standings)
def test_the_parts_add_up_to_the_score(given_signals: Signals, standing: Standing) -> None:
    composite = compose(given_signals, standing)
    assert sum(composite.breakdown.values()) == pytest.approx(composite.score)
    assert 0.0 <= composite.score <= 1.0 + standing.pinned + 1e-12


@given(signals, standings, st.sampled_from(Signals._fields), shares)
def test_more_of_any_signal_never_scores_less(one: Signals, standing: Standing, name: str, value: float) -> None:
    other = one._replace(**{name: value})
    low, high = sorted((one, other), key=lambda s: getattr(s, name))
    assert compose(low, standing).score <= compose(high, standing).score + 1e-12


def test_a_pin_outranks_everything_else_together() -> None:
    nothing, everything = Signals(0, 0, 0, 0, 0, 0), Signals(1, 1, 1, 1, 1, 1)
    assert compose(nothing, Standing(strength=0.1, pinned=True)).score >= compose(everything, Standing()).score


def test_an_explanation_names_each_part_that_counts() -> None:
    line = explain(compose(WORKED, Standing(strength=0.5, pinned=True)))
    assert line == (
        "1.739 = pin 1.000 + relevance 0.400 + status 0.150 + thread 0.120 + thompson 0.060 + cooccurrence 0.056"
        " + freshness 0.035 - strength 0.082"
    )
    assert explain(Composite(0.0, MappingProxyType({"relevance": 0.0}))) == "0.000 = nothing speaks for it"


@given(signals, standings)
def test_what_is_printed_adds_up_as_it_is_printed(given_signals: Signals, standing: Standing) -> None:
    score, _, terms = explain(compose(given_signals, standing)).partition(" = ")
    said = re.findall(r"([+-]?) ?[a-z]+ (\d+)\.(\d{3})(?: |$)", terms)
    assert sum(int(f"{sign}{whole}{part}") for sign, whole, part in said) == int(score.replace(".", ""))


def test_sound_weights_pass() -> None:
    assert check_weights(SIGNAL_WEIGHT) is SIGNAL_WEIGHT


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"relevance": 0.6, "thompson": 0.03}, "from 0 to 0.5: see relevance"),
        ({"relevance": -0.1}, "from 0 to 0.5: see relevance"),
        ({"relevance": float("nan")}, "from 0 to 0.5: see relevance"),
        ({"relevance": 0.42}, "add up to 1, not 0.920"),
        ({"popularity": 0.0}, "there is no signal 'popularity': there are relevance,"),
    ],
)
def test_unsound_weights_are_refused_with_what_is_wrong(change: dict[str, float], complaint: str) -> None:
    with pytest.raises(InvalidInputError, match=complaint):
        check_weights({**SIGNAL_WEIGHT, **change})


def test_a_missing_weight_is_named() -> None:
    with pytest.raises(InvalidInputError, match="every signal has a weight: thread has none"):
        check_weights({name: weight for name, weight in SIGNAL_WEIGHT.items() if name != "thread"})
