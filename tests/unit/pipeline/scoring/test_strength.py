"""Strength: use, idleness, and what cannot be pumped."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import MemoryId, Remembered, Tier
from pipeline.domain.statement import DecayClass
from pipeline.knobs import DEFAULT_KNOBS, Knobs
from pipeline.scoring import strength
from tests.remembering import DAY, NOW, memory, plain, state

DECAYING = Knobs(decay_enabled=True, decaying_since=NOW)
LOWERED = Knobs(reinforce_alpha=0.5, reinforce_ceiling=0.3)
strengths = st.floats(0.1, 1.0)


def settle(period_days: int, years: int = 12) -> tuple[float, float]:
    """Return the strength just after and just before a use, once a memory is used every `period_days` for long."""
    baseline, before = 0.5, 0.5
    for _ in range(years * 365 // period_days):
        before = strength.fade(baseline, period_days)
        baseline = strength.reinforce(before)
    return baseline, before


@pytest.mark.parametrize(
    ("period", "after", "before"), [(1, 1.0, 1.0), (7, 0.687, 0.631), (14, 0.483, 0.392), (30, 0.339, 0.223)]
)
def test_a_habit_finds_its_level(period: int, after: float, before: float) -> None:
    assert settle(period) == pytest.approx((after, before), abs=6e-4)


@pytest.mark.parametrize(("start", "last_day"), [(0.5, 58), (0.85, 83), (1.0, 91)])
def test_an_abandoned_memory_crosses_the_archive_line_on_its_day(start: float, last_day: int) -> None:
    assert not strength.is_archivable(strength.fade(start, last_day))
    assert strength.is_archivable(strength.fade(start, last_day + 1.5))


def test_a_nightly_sweep_archives_on_the_day_a_single_one_would() -> None:
    of = memory()
    idle = state(of, strength=1.0)
    for night in range(1, 92):
        idle = replace(idle, strength=strength.strength_at(idle, DECAYING, NOW + night * DAY))
        assert not strength.is_archivable(idle.strength), f"archived on day {night}"
    assert idle.strength == strength.fade(1.0, 91)


def test_eight_daily_uses_lift_a_new_memory_to_85() -> None:
    value, uses = 0.5, 0
    while value < 0.85:
        value, uses = strength.reinforce(value), uses + 1
    assert uses == 8


def test_mentions_step_by_veracity() -> None:
    stated, tool = [0.5], [0.25]
    for _ in range(4):
        stated.append(strength.mention(stated[-1], 1.0))
        tool.append(strength.mention(tool[-1], 0.5))
    assert stated == pytest.approx([0.5, 0.65, 0.755, 0.8285, 0.88], abs=1e-3)
    assert tool == pytest.approx([0.25, 0.362, 0.458, 0.539, 0.608], abs=1e-3)


def test_nothing_fades_within_the_grace_or_below_the_floor() -> None:
    assert strength.fade(0.9, 3.0) == 0.9
    assert strength.fade(0.9, 20.0, replace(DEFAULT_KNOBS, decay_grace_days=20.0)) == 0.9
    assert strength.fade(0.05, 500.0) == 0.05


def test_switching_decay_on_archives_nothing_at_once() -> None:
    of = memory(created_at=NOW - 400 * DAY)
    old = state(of, strength=1.0)
    assert strength.strength_at(old, DEFAULT_KNOBS, NOW) == 1.0
    assert strength.strength_at(old, DECAYING, NOW) == 1.0
    assert strength.strength_at(old, DECAYING, NOW + 31 * DAY) == pytest.approx(0.55)
    assert strength.idle_days(NOW + DAY, NOW, NOW + 3 * DAY) == 2.0


def test_switching_decay_off_gives_nothing_back_and_on_again_takes_nothing_twice() -> None:
    faded = replace(state(memory(), strength=1.0), strength=0.4)
    assert strength.strength_at(faded, DEFAULT_KNOBS, NOW + 300 * DAY) == 0.4
    assert strength.strength_at(faded, DECAYING, NOW + 10 * DAY) == 0.4
    assert strength.strength_at(faded, DECAYING, NOW + 80 * DAY) == strength.fade(1.0, 80.0) < 0.4


def test_a_use_adds_to_what_idle_time_has_left_and_to_the_whole_of_what_never_fades() -> None:
    idle = Remembered(memory(), state(memory(), strength=1.0))
    later = NOW + 31 * DAY
    assert strength.strength_in_use(idle, 0, DECAYING, later) == pytest.approx(0.55)
    assert strength.strength_in_use(idle, 2, DECAYING, later) == 1.0
    assert strength.strength_in_use(idle, 2, replace(DECAYING, consensus_skip_above=0.8), later) == pytest.approx(0.55)


def test_the_knobs_turn_the_curves() -> None:
    assert strength.reinforce(0.5, Knobs(reinforce_enabled=False)) == 0.5
    assert strength.mention(0.5, 1.0, Knobs(reinforce_enabled=False)) == 0.5
    assert strength.reinforce(0.5, Knobs(reinforce_alpha=0.5, reinforce_ceiling=0.7)) == pytest.approx(0.6)
    assert strength.mention(0.5, 0.5, Knobs(reinforce_alpha=0.1)) == pytest.approx(0.55)
    assert strength.mention(0.5, 1.0, Knobs(reinforce_alpha=0.9)) == 1.0, "a step is never more than the whole way"
    assert strength.fade(1.0, 10.0, Knobs(decay_grace_days=3.0, decay_half_life_weeks=1.0, decay_floor=0.2)) == (
        pytest.approx(0.6)
    )
    assert strength.is_archivable(0.3, Knobs(archive_threshold=0.4))


def test_some_memories_never_idle() -> None:
    usual = plain("usual")
    of = usual.memory
    assert not strength.is_exempt(usual, 1)
    assert strength.is_exempt(usual, 2), "two independent sources beyond the first agree"
    assert strength.is_exempt(Remembered(of, state(of, tier=Tier.EPISODE, expires_at=NOW)), 0)
    assert strength.is_exempt(Remembered(memory(decay_class=DecayClass.PERMANENT), usual.state), 0)
    assert strength.is_exempt(Remembered(memory(operator=True), usual.state), 0)
    assert strength.is_exempt(Remembered(of, state(of, pinned=True)), 0)
    assert [strength.consensus(n) for n in (-1, 0, 1, 2, 3)] == [0.0, 0.0, 0.5, 0.75, 0.875]


def test_one_recall_a_day_and_ten_give_the_same_strength() -> None:
    once = ten = 0.5
    counted: set[strength.ImpulseKey] = set()
    for day in range(30):
        once = strength.reinforce(strength.fade(once, 1.0))
        ten = strength.fade(ten, 1.0)
        for hour in range(10):
            key = strength.recall_impulse(MemoryId("m"), "a", NOW + day * DAY + hour * DAY / 24)
            if strength.is_new_impulse(key, counted):
                counted.add(key)
                ten = strength.reinforce(ten)
    assert ten == once
    assert strength.recall_impulse(MemoryId("m"), "a", NOW).source == "recall:agent=a"


@given(strengths, st.floats(0.01, 1.0))
def test_a_use_lifts_and_never_beyond_one(value: float, weight: float) -> None:
    for lifted in (strength.reinforce(value), strength.mention(value, weight), strength.reinforce(value, LOWERED)):
        assert value <= lifted <= 1.0


@given(strengths, st.floats(0.0, 500.0), st.floats(0.0, 500.0))
def test_idleness_is_monotone_and_bounded(value: float, a: float, b: float) -> None:
    sooner, later = strength.fade(value, min(a, b)), strength.fade(value, max(a, b))
    assert 0.1 <= later <= sooner <= value


@given(strengths, strengths, st.floats(0.0, 500.0))
def test_the_stronger_stays_the_stronger(a: float, b: float, days: float) -> None:
    assert strength.fade(min(a, b), days) <= strength.fade(max(a, b), days)
    assert strength.reinforce(min(a, b)) <= strength.reinforce(max(a, b))
