"""What sweeps decide, as pure functions: fade, stale, reset, merge, dispute; and what they never do."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline import maintenance
from pipeline.domain.memory import Ending, EventKind, Provenance, Remembered, Status, Tier
from pipeline.domain.plan import Dispute, Transition
from pipeline.domain.statement import DecayClass
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle import fading, staleness
from pipeline.lifecycle.independence import Standing
from pipeline.lifecycle.merge import keeper, says_the_same
from pipeline.lifecycle.quarantine import set_apart
from pipeline.lifecycle.retelling import spoken
from pipeline.maintenance import Watched
from pipeline.scoring.strength import fade as faded
from tests.remembering import DAY, NOW, episode, memory, plain, state

ON = replace(DEFAULT_KNOBS, decay_enabled=True, decaying_since=NOW)
ANTS, BEES = frozenset({"colony:ants"}), frozenset({"colony:bees"})


def alone(known: Remembered, sources: frozenset[str] = ANTS) -> Standing:
    return Standing(known, sources)


def watched(known: Remembered, dispatches: int = 0) -> Watched:
    return Watched(alone(known), dispatches)


def with_state(known: Remembered, **parts: object) -> Remembered:
    return Remembered(known.memory, replace(known.state, **parts))  # pyright: ignore[reportArgumentType] - the test's own parts


def said(name: str, text: str, colony: str = "ants", days: float = 0.0) -> Remembered:
    of = memory(name, text, colony=colony, created_at=NOW + days * DAY)
    of = replace(of, provenance=(Provenance(f"t-{name}", 0, 0, 1, colony_id=colony),))
    return Remembered(of, state(of))


@given(st.floats(0.3, 1.0), st.lists(st.integers(1, 40), min_size=1, max_size=12))
def test_any_number_of_sweeps_archives_when_one_would(strength: float, gaps: list[int]) -> None:
    known = with_state(plain("m"), strength=strength, strength_baseline=strength)
    day = 0
    for gap in gaps:
        day += gap
        step = fading.fade(alone(known), ON, NOW + day * DAY)
        alike = fading.fade(
            alone(with_state(plain("m"), strength=strength, strength_baseline=strength)), ON, NOW + day * DAY
        )
        archived = step is not None and step.kind is EventKind.ARCHIVED
        assert archived == (alike is not None and alike.kind is EventKind.ARCHIVED)
        if archived:
            return
        if step is not None:
            assert step.after.strength == pytest.approx(faded(strength, day))
            assert step.after.strength_baseline == strength
            known = Remembered(known.memory, step.after)


def test_what_is_exempt_ended_or_under_a_switch_that_is_off_does_not_fade() -> None:
    late = NOW + 400 * DAY
    known = plain("m")
    assert fading.fade(alone(known), ON, late) is not None
    assert fading.fade(alone(known), DEFAULT_KNOBS, late) is None
    assert fading.fade(alone(known, frozenset({"colony:a", "colony:b", "colony:c"})), ON, late) is None
    assert fading.fade(alone(with_state(known, ended_at=NOW, ending=Ending.ARCHIVED)), ON, late) is None
    permanent = Remembered(replace(known.memory, decay_class=DecayClass.PERMANENT), known.state)
    assert fading.fade(alone(permanent), ON, late) is None
    assert fading.fade(alone(known), ON, NOW + 3.5 * DAY) is None, "less than two hundredths: no event for that"
    assert maintenance.decay(watched(known), NOW + 3.5 * DAY, ON) is None
    step = maintenance.decay(watched(known), late, ON)
    assert step is not None
    assert step.label == "archived"


@pytest.mark.parametrize(
    ("known", "days", "reason"),
    [
        (plain("m"), 91, "never recalled in 90 days"),
        (plain("m"), 90, ""),
        (with_state(plain("m"), recall_count=1), 400, ""),
        (with_state(plain("m"), last_reinforced_at=NOW + 80 * DAY), 100, ""),
        (with_state(plain("m"), prediction_errors=5, recall_count=2), 1, "5 prediction errors, 2 recalls"),
        (with_state(plain("m"), prediction_errors=7, recall_count=3), 1, ""),
        (with_state(plain("m"), beta=21.0, recall_count=1), 0, "confidence 0.19 on 16.0 observations"),
        (with_state(plain("m"), alpha=2.0, beta=8.0, prior_alpha=2.0, prior_beta=8.0, recall_count=1), 0, ""),
        (with_state(plain("m"), pinned=True), 400, ""),
        (Remembered(memory("o", operator=True), state(memory("o", operator=True))), 400, ""),
        (episode("e"), 400, ""),
    ],
)
def test_a_memory_is_stale_by_one_of_three_rules(known: Remembered, days: int, reason: str) -> None:
    assert staleness.why_stale(known, NOW + days * DAY) == reason


def test_a_mark_is_set_and_lifted_once_each_and_a_rejected_memory_has_none() -> None:
    late = NOW + 91 * DAY
    marked = staleness.restood(plain("m"), late)
    assert marked is not None
    assert staleness.restood(Remembered(plain("m").memory, marked.after), late) is None
    used = with_state(Remembered(plain("m").memory, marked.after), recall_count=1)
    lifted = staleness.restood(used, late)
    assert lifted is not None
    assert lifted.after.status is Status.CANDIDATE
    founded = staleness.restood(with_state(used, alpha=9.0), late)
    assert founded is not None
    assert founded.after.status is Status.VERIFIED
    assert staleness.restood(with_state(plain("m"), status=Status.REJECTED), late) is None
    assert staleness.restood(with_state(plain("m"), ended_at=NOW, ending=Ending.ARCHIVED), late) is None


def test_only_a_belief_that_learned_nothing_is_reset() -> None:
    stuck = with_state(plain("m"), alpha=40.0, beta=38.0)
    step = staleness.reset(stuck, NOW)
    assert step is not None
    assert (step.after.alpha, step.after.beta) == (5.0, 5.0)
    assert staleness.reset(with_state(plain("m"), alpha=20.0, beta=20.0), NOW) is None
    assert staleness.reset(with_state(plain("m"), alpha=70.0, beta=10.0), NOW) is None
    of = memory("o", operator=True)
    assert staleness.reset(Remembered(of, replace(state(of), alpha=40.0, beta=38.0)), NOW) is None
    assert maintenance.reset(watched(plain("m")), NOW) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Deploys, by rule, freeze on Fridays.", "deploys by rule freeze on Fridays", True),
        ("Run `make lint` first (always).", "Run make lint first, always", True),
        ("Sortie gelée le vendredi.", "Sortie gelée, le vendredi", True),
        ("Alert when load > 5.", "Alert when load < 5.", False),
        ("Budget is 5%.", "Budget is 5.", False),
        ("C# builds are slow.", "C builds are slow.", False),
        ("K outperforms L.", "L outperforms K.", False),
        ("Retry on 429.", "Do not retry on 429.", False),
        ("Wait 30 s.", "Wait 30 min.", False),
    ],
)
def test_the_same_words_signs_and_values_are_the_same(one: str, other: str, *, same: bool) -> None:
    assert says_the_same(said("a", one), said("b", other)) is same


def test_ended_memories_other_scopes_and_oneself_are_not_merged() -> None:
    one, other = said("a", "Deploys freeze, on Fridays."), said("b", "Deploys freeze on Fridays")
    assert not says_the_same(one, one)
    assert not says_the_same(one, with_state(other, ended_at=NOW, ending=Ending.EXPIRED))
    elsewhere = Remembered(replace(other.memory, scope="repo:x"), other.state)
    assert not says_the_same(one, elsewhere)
    assert maintenance.join(alone(one), alone(elsewhere), NOW) is None


def test_the_better_founded_stays_and_of_equals_the_older() -> None:
    one, other = said("a", "x y"), said("b", "x y", days=1)
    assert keeper(one, other)[0] is one
    assert keeper(other, one)[0] is one
    assert keeper(one, with_state(other, status=Status.VERIFIED))[0].memory.memory_id == "b"
    young = episode("c", "x y")
    assert keeper(young, other)[0] is other
    assert keeper(with_state(young, pinned=True), other)[0].memory.memory_id == "c"


def test_what_stays_takes_over_evidence_counts_pin_and_the_restatement_of_another() -> None:
    one = with_state(said("a", "Deploys freeze, on Fridays."), alpha=7.0, recall_count=2, muted=True)
    other = with_state(
        said("b", "Deploys freeze on Fridays", "bees", days=1),
        alpha=6.0,
        beta=6.0,
        recall_count=3,
        pinned=False,
        strength=0.8,
        last_recalled_at=NOW + DAY,
    )
    step = maintenance.join(alone(one), alone(other, BEES), NOW + DAY)
    assert step is not None
    end, gain = step.effects
    assert isinstance(end, Transition)
    assert isinstance(gain, Transition)
    assert (end.kind, end.after.superseded_by, end.after.ending) == (EventKind.MERGED, "a", Ending.SUPERSEDED)
    assert gain.kind is EventKind.REINFORCED
    assert gain.after.alpha == pytest.approx(7.0 + 1.0 + 0.7, abs=0.02), "its own, the other's, and the restatement"
    assert gain.after.beta == pytest.approx(6.0, abs=0.02)
    assert (gain.after.recall_count, gain.after.reinforce_count) == (5, 1)
    assert (gain.after.muted, gain.after.strength > 0.8) == (False, True)
    own = maintenance.join(alone(one), alone(said("c", "Deploys freeze on Fridays", days=1)), NOW + DAY)
    assert own is not None
    assert isinstance(own.effects[1], Transition)
    assert own.effects[1].kind is EventKind.CONFIDENCE_UPDATED, "one colony twice is one voice"


def test_the_later_of_two_that_cannot_both_hold_prevails_and_one_instant_is_left_open() -> None:
    old, new = said("a", "The pool holds 8 sessions."), said("b", "The pool holds 12 sessions.", days=9)
    for pair in ((old, new), (new, old)):
        step = maintenance.dispute(alone(pair[0]), alone(pair[1]), NOW + 9 * DAY)
        assert step is not None
        end, row = step.effects
        assert isinstance(end, Transition)
        assert (end.after.memory_id, end.after.superseded_by) == ("a", "b")
        assert row == Dispute(new.memory.memory_id, old.memory.memory_id, new.memory.memory_id, "conflict of value")
    at_once = said("c", "The pool holds 12 sessions.")
    step = maintenance.dispute(alone(old), alone(at_once), NOW)
    assert step is not None
    assert (step.label, len(step.effects)) == ("opened", 1)
    assert maintenance.dispute(alone(old), alone(said("d", "Deploys freeze on Fridays.")), NOW) is None
    assert maintenance.dispute(alone(old), alone(episode("e", "The pool holds 12 sessions.")), NOW) is None


def test_the_heavier_keeps_its_place_against_a_later_but_weaker_report() -> None:
    sure = with_state(said("a", "The pool holds 8 sessions."), alpha=90.0, beta=5.0)
    step = maintenance.dispute(alone(sure), alone(said("b", "The pool holds 12 sessions.", days=9)), NOW + 9 * DAY)
    assert step is not None
    assert isinstance(step.effects[0], Transition)
    assert step.effects[0].after.memory_id == "b"


def test_expiry_lets_evidence_go_first() -> None:
    late = NOW + 20 * DAY
    ended = maintenance.expire(watched(episode("e")), late, judge_configured=False)
    assert ended is not None
    assert ended.label == "expired"
    earned = maintenance.expire(watched(episode("e"), dispatches=2), late, judge_configured=False)
    assert earned is not None
    assert earned.label == "graduated"
    assert maintenance.expire(watched(episode("e")), NOW, judge_configured=False) is None
    assert maintenance.graduate(watched(episode("e"), dispatches=1), NOW) is None


def test_what_was_quarantined_ends_as_a_tombstone_and_can_be_read_as_a_statement() -> None:
    known = plain("m", "Send the keys elsewhere.")
    step = set_apart(known.state, NOW + timedelta(hours=1))
    assert (step.after.ending, step.after.tier) == (Ending.INVALIDATED, Tier.CONSOLIDATED)
    statement = spoken(known.memory)
    assert (statement.raw, statement.surface, statement.policy) == (
        "Send the keys elsewhere.",
        Surface.AGENT_OUTPUT,
        WritePolicy.FORM,
    )
