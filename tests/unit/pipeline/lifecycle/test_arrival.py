"""From a plan to effects, without a database: every case of what stands there when a text arrives."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import Ending, EventKind, MemoryId, StagedReason, Status, Tier
from pipeline.domain.plan import (
    Add,
    Decline,
    Dispute,
    Insert,
    Link,
    OpenConflict,
    Plan,
    Precede,
    Replace,
    Restate,
    Transition,
)
from pipeline.domain.statement import Outcome
from pipeline.domain.surface import Surface
from pipeline.errors import ConflictError
from pipeline.knobs import Knobs
from pipeline.lifecycle.arrival import arrive, outcomes
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.delivery import Count, delivered, impulse_source
from pipeline.lifecycle.evidence import restated
from pipeline.lifecycle.expiry import expire, is_due
from pipeline.lifecycle.graduation import Use, can_still_graduate, graduate, rebased
from pipeline.lifecycle.independence import Standing, source_of
from pipeline.lifecycle.operator import consolidate
from pipeline.lifecycle.staging import stage
from pipeline.policy import EXPIRY_GRACE
from tests.builders import DAY, NOON, candidate, origin

if TYPE_CHECKING:
    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.plan import Change, Effect, Stage

PORT = "Postgres 16 runs on port 5433."
OTHER = "Postgres 16 runs on port 5434."
LATER = NOON + DAY


def staging(text: str = PORT, transcript: str = "t-2", colony: str = "bees", ordinal: int = 0) -> Stage:
    (change,) = stage([candidate(text, ordinal)], origin(transcript, colony), LATER, StagedReason.NO_MODEL)
    return change


def adding(text: str = PORT, transcript: str = "t-2", colony: str = "bees") -> Add:
    arrival = formed([candidate(text)], Wording(text), origin(transcript, colony), LATER)
    return Add((0,), arrival, "new")


def operators(text: str = PORT) -> Add:
    said = candidate(text, surface=Surface.OPERATOR_CHAT)
    (change,) = consolidate([said], origin("t-2", "bees", operator=True), LATER)
    return change


def standing(text: str = PORT, colony: str = "ants", **state: object) -> Standing:
    (change,) = stage([candidate(text)], origin("t-1", colony), NOON, StagedReason.NO_MODEL)
    known = change.arrival
    changed = replace(known.state, **state)  # pyright: ignore[reportArgumentType] - any field of the state
    return Standing(replace(known, state=changed), frozenset([source_of(known.memory)]))


def consolidated(text: str = PORT, **state: object) -> Standing:
    return standing(text, "ants", tier=Tier.CONSOLIDATED, expires_at=None, **state)


def run(*changes: Change, on: tuple[Standing, ...] = ()) -> tuple[Effect, ...]:
    return arrive(Plan(changes, LATER, "test"), on)


def steps(effects: tuple[Effect, ...]) -> list[Transition]:
    return [effect for effect in effects if isinstance(effect, Transition)]


def links(effects: tuple[Effect, ...]) -> list[tuple[Outcome, str]]:
    return [(effect.outcome, effect.reason) for effect in effects if isinstance(effect, Link)]


def name(known: Standing) -> MemoryId:
    return known.remembered.memory.memory_id


@pytest.mark.parametrize(("change", "outcome"), [(staging(), Outcome.STAGED), (adding(), Outcome.ADDED)])
def test_what_is_new_is_inserted(change: Stage | Add, outcome: Outcome) -> None:
    effects = run(change)
    assert [type(effect) for effect in effects] == [Insert, Link]
    assert links(effects)[0][0] is outcome


def test_two_changes_of_one_plan_with_one_text_share_its_outcome() -> None:
    effects = run(staging(ordinal=0), staging(ordinal=4))
    assert len([effect for effect in effects if isinstance(effect, Insert)]) == 1
    assert outcomes(effects) == {0: (Outcome.STAGED, "no_model"), 4: (Outcome.STAGED, "no_model")}


def test_the_same_source_adds_provenance_only() -> None:
    effects = run(staging(colony="ants"), on=(standing(),))
    assert steps(effects) == []
    assert links(effects) == [(Outcome.NOOP, "same_source")]


def test_an_independent_restatement_reinforces_and_graduates() -> None:
    effects = run(staging(), on=(standing(),))
    assert [step.kind for step in steps(effects)] == [EventKind.REINFORCED, EventKind.GRADUATED]
    reinforced, graduated = (step.after for step in steps(effects))
    assert (reinforced.version, graduated.version) == (2, 3)
    assert reinforced.strength == pytest.approx(0.37 + 0.63 * 0.7 * 0.3)
    assert (graduated.tier, graduated.expires_at) == (Tier.CONSOLIDATED, None)


def test_a_restated_consolidated_memory_stays_what_it_is() -> None:
    effects = run(staging(), on=(consolidated(),))
    assert [step.kind for step in steps(effects)] == [EventKind.REINFORCED]
    assert links(effects) == [(Outcome.NOOP, "restated")]


def test_a_formed_text_promotes_the_live_episode() -> None:
    effects = run(adding(), on=(standing(),))
    (step,) = steps(effects)
    assert (step.kind, step.after.tier, step.after.strength) == (EventKind.GRADUATED, Tier.CONSOLIDATED, 0.5)
    assert links(effects) == [(Outcome.ADDED, "promoted")]


def test_a_formed_text_that_is_known_is_a_restatement() -> None:
    assert links(run(adding(), on=(consolidated(),))) == [(Outcome.NOOP, "restated")]


@pytest.mark.parametrize("ending", [Ending.EXPIRED, None])
def test_an_episode_past_its_time_wakes_with_a_fresh_one(ending: Ending | None) -> None:
    asleep = standing(expires_at=LATER, ended_at=LATER if ending else None, ending=ending)
    effects = run(staging(), on=(asleep,))
    (step,) = steps(effects)
    assert (step.kind, step.after.expires_at) == (EventKind.REVIVED, LATER + 45 * DAY)
    assert step.after.is_live
    assert links(effects) == [(Outcome.STAGED, "revived")]


def test_a_formed_text_wakes_an_expired_episode_as_consolidated() -> None:
    (step,) = steps(run(adding(), on=(standing(ended_at=NOON, ending=Ending.EXPIRED),)))
    assert (step.kind, step.after.tier, step.after.expires_at) == (EventKind.REVIVED, Tier.CONSOLIDATED, None)


def test_an_archived_memory_wakes_as_it_was_and_no_weaker_than_new() -> None:
    asleep = consolidated(ended_at=NOON, ending=Ending.ARCHIVED, strength=0.1)
    (step,) = steps(run(staging(), on=(asleep,)))
    assert (step.after.tier, step.after.strength) == (Tier.CONSOLIDATED, pytest.approx(0.37))


def test_the_latest_of_several_sleepers_wakes() -> None:
    old = standing(expires_at=NOON, ended_at=NOON, ending=Ending.EXPIRED)
    new = standing(expires_at=LATER, ended_at=LATER, ending=Ending.EXPIRED, updated_at=LATER)
    renamed = replace(new.remembered, memory=replace(new.remembered.memory, memory_id=MemoryId("mem-2")))
    renamed = replace(renamed, state=replace(renamed.state, memory_id=MemoryId("mem-2")))
    (step,) = steps(run(staging(), on=(old, replace(new, remembered=renamed))))
    assert step.after.memory_id == "mem-2"


def test_a_text_whose_life_was_superseded_lives_anew_under_another_id() -> None:
    gone = standing(ended_at=NOON, ending=Ending.SUPERSEDED, superseded_by=MemoryId("mem-x"))
    (insert,) = [effect for effect in run(staging(colony="ants"), on=(gone,)) if isinstance(effect, Insert)]
    assert insert.arrival.memory.memory_id == f"{name(gone)}-2"


def test_a_tombstone_turns_machines_away_and_lets_operators_pass() -> None:
    tomb = standing(ended_at=NOON, ending=Ending.INVALIDATED)
    assert links(run(staging(), on=(tomb,))) == [(Outcome.DECLINED, "tombstoned")]
    effects = run(operators(), on=(tomb,))
    (step,) = steps(effects)
    assert (step.kind, step.after.status, step.after.tier) == (
        EventKind.REINSTATED,
        Status.VERIFIED,
        Tier.CONSOLIDATED,
    )
    assert links(effects) == [(Outcome.ADDED, "reinstated")]


def test_an_operator_takes_over_with_pin_and_mute() -> None:
    effects = run(operators(), on=(standing(pinned=True, muted=True),))
    (insert,) = [effect for effect in effects if isinstance(effect, Insert)]
    assert (insert.arrival.state.pinned, insert.arrival.state.muted) == (True, True)
    (step,) = steps(effects)
    assert (step.after.ending, step.after.superseded_by) == (Ending.SUPERSEDED, insert.arrival.memory.memory_id)


def test_an_operator_who_repeats_an_operator_reinforces() -> None:
    said = operators()
    known = Standing(said.arrival, frozenset(["colony:ants"]))
    assert links(run(operators(), on=(known,))) == [(Outcome.NOOP, "restated")]


def test_a_replacement_ends_its_targets() -> None:
    old = consolidated(OTHER)
    change = Replace((0,), adding().arrival, EventKind.REFINED, ((name(old), 1),), "clearer")
    effects = run(change, on=(old,))
    (step,) = steps(effects)
    assert (step.kind, step.after.superseded_by) == (EventKind.REFINED, change.arrival.memory.memory_id)
    assert links(effects) == [(Outcome.UPDATED, "clearer")]


def test_a_replacement_whose_text_is_its_target_only_restates_it() -> None:
    old = consolidated()
    change = Replace((0,), adding().arrival, EventKind.REFINED, ((name(old), 1),), "same")
    (step,) = steps(run(change, on=(old,)))
    assert (step.kind, step.after.is_live) == (EventKind.REINFORCED, True)


def test_a_replacement_that_meets_a_tombstone_ends_nothing() -> None:
    tomb = standing(ended_at=NOON, ending=Ending.INVALIDATED)
    old = consolidated(OTHER)
    change = Replace((0,), adding().arrival, EventKind.REFINED, ((name(old), 1),), "r")
    assert steps(run(change, on=(tomb, old))) == []


def test_a_target_named_twice_in_a_plan_is_ended_once() -> None:
    old = consolidated(OTHER)
    change = Replace((0,), adding().arrival, EventKind.MERGED, ((name(old), 1), (name(old), 1)), "merge")
    assert len(steps(run(change, on=(old,)))) == 1


@pytest.mark.parametrize(
    "change",
    [
        Replace((0,), adding().arrival, EventKind.REFINED, ((MemoryId("mem-gone"), 1),), "r"),
        Replace((0,), adding().arrival, EventKind.REFINED, ((name(standing(OTHER)), 7),), "r"),
        Restate((0,), adding().arrival, MemoryId("mem-gone"), "r"),
        OpenConflict((0,), adding().arrival, MemoryId("mem-gone"), "r"),
    ],
)
def test_a_target_that_is_gone_or_moved_is_a_conflict(change: Change) -> None:
    with pytest.raises(ConflictError):
        run(change, on=(standing(OTHER),))


def test_an_ended_target_cannot_be_replaced_or_restated() -> None:
    ended = standing(OTHER, ended_at=NOON, ending=Ending.ARCHIVED)
    for change in (
        Replace((0,), adding().arrival, EventKind.REFINED, ((name(ended), 1),), "r"),
        Restate((0,), adding().arrival, name(ended), "r"),
    ):
        with pytest.raises(ConflictError):
            run(change, on=(ended,))


def test_a_restatement_in_other_words_supports_its_target() -> None:
    known = consolidated(OTHER)
    effects = run(Restate((0,), adding().arrival, name(known), "known"), on=(known,))
    assert [step.after.memory_id for step in steps(effects)] == [name(known)]


def test_an_open_conflict_keeps_both_and_says_so() -> None:
    rival = consolidated(OTHER)
    effects = run(OpenConflict((0,), staging().arrival, name(rival), "numbers"), on=(rival,))
    assert effects[-1] == Dispute(staging().arrival.memory.memory_id, name(rival), None, "numbers")
    assert links(effects) == [(Outcome.STAGED, "numbers")]


def test_a_conflict_of_a_text_with_itself_or_a_tombstone_is_none() -> None:
    rival = consolidated()
    tomb = standing(ended_at=NOON, ending=Ending.INVALIDATED)
    for known, other in ((rival, rival), (tomb, consolidated(OTHER))):
        effects = run(OpenConflict((0,), adding().arrival, name(other), "numbers"), on=(known, other))
        assert not any(isinstance(effect, Dispute) for effect in effects)


def test_what_the_judge_left_out_is_declined() -> None:
    assert links(run(Decline((2,), "ungrounded"))) == [(Outcome.DECLINED, "ungrounded")]


def test_who_lost_a_conflict_leaves_its_words_in_the_row() -> None:
    rival = consolidated(OTHER)
    effects = run(Decline((2,), "lost_conflict", name(rival), PORT), on=(rival,))
    assert links(effects) == [(Outcome.DECLINED, "lost_conflict")]
    assert effects[-1] == Dispute(None, name(rival), name(rival), "lost_conflict", PORT)


def test_a_superseded_memory_has_lost_a_conflict() -> None:
    old = consolidated(OTHER)
    change = Replace((0,), adding().arrival, EventKind.SUPERSEDED, ((name(old), 1),), "moved")
    successor = change.arrival.memory.memory_id
    assert run(change, on=(old,))[-1] == Dispute(successor, name(old), successor, "moved")


def test_of_several_outcomes_the_first_in_order_stands() -> None:
    given_effects = [
        Link((0, 1), None, Outcome.DECLINED, "a"),
        Link((0,), MemoryId("m"), Outcome.NOOP, "b"),
        Link((0,), MemoryId("n"), Outcome.ADDED, "c"),
        Link((0,), MemoryId("o"), Outcome.UPDATED, "d"),
        Dispute(None, MemoryId("m"), None, "x", "y"),
    ]
    assert outcomes(given_effects) == {0: (Outcome.ADDED, "c"), 1: (Outcome.DECLINED, "a")}


def state_of(known: Remembered, **changes: object) -> MemoryState:
    return replace(known.state, **changes)  # pyright: ignore[reportArgumentType] - any field of the state


@given(st.lists(st.sampled_from(["ants", "bees", "wasps", ""]), min_size=1, max_size=6))
def test_whoever_comes_first_the_counts_are_the_same(colonies: list[str]) -> None:
    def told(order: list[str]) -> tuple[int, int, Tier]:
        table: dict[MemoryId, Standing] = {}
        for turn, colony in enumerate(order):
            change = staging(transcript=f"t-{turn if colony else 'x'}", colony=colony)
            for effect in run(change, on=tuple(table.values())):
                if isinstance(effect, Insert):
                    table[effect.arrival.memory.memory_id] = Standing(effect.arrival, frozenset())
                elif isinstance(effect, Transition):
                    held = table[effect.after.memory_id]
                    table[effect.after.memory_id] = replace(
                        held, remembered=replace(held.remembered, state=effect.after)
                    )
                elif isinstance(effect, Link) and effect.memory_id:
                    held = table[effect.memory_id]
                    table[effect.memory_id] = replace(held, sources=held.sources | {source_of(change.arrival.memory)})
        (known,) = table.values()
        state = known.remembered.state
        return state.reinforce_count, state.mention_count, state.tier

    expected = len(set(colonies)) - 1
    assert told(colonies) == told(colonies[::-1]) == (expected, expected, told(sorted(colonies))[2])


@given(st.integers(0, 3), st.integers(0, 2), st.floats(0.1, 1.0), st.floats(0.1, 20.0))
def test_graduation_needs_its_evidence_and_keeps_it(
    dispatches: int, reinforcements: int, strength: float, evidence: float
) -> None:
    known = standing().remembered
    known = replace(known, state=state_of(known, strength=strength, alpha=known.state.alpha + evidence))
    step = graduate(known, Use(dispatches, reinforcements), "test", LATER)
    assert (step is not None) == (dispatches >= 2 or reinforcements >= 1)
    if step:
        after = step.after
        assert after.alpha - after.prior_alpha == pytest.approx(evidence)
        assert strength <= after.strength <= max(0.9, strength)
        assert (after.tier, after.expires_at, after.staged_reason) == (Tier.CONSOLIDATED, None, None)
        assert (after.status is Status.VERIFIED) == (after.alpha - after.prior_alpha >= 3.0)


def test_a_consolidated_memory_does_not_graduate_again() -> None:
    assert graduate(consolidated().remembered, Use(9, 9), "test", LATER) is None


def test_a_verified_memory_stays_verified_on_another_prior() -> None:
    state = state_of(standing().remembered, status=Status.VERIFIED)
    assert rebased(state, (5.0, 5.0)).status is Status.VERIFIED


@pytest.mark.parametrize(
    ("changes", "at", "able"),
    [
        ({}, NOON, True),
        ({}, NOON + 45 * DAY, False),
        ({"ended_at": NOON, "ending": Ending.EXPIRED}, NOON, True),
        ({"ended_at": NOON, "ending": Ending.INVALIDATED}, NOON, False),
        ({"tier": Tier.CONSOLIDATED, "expires_at": None}, NOON, False),
    ],
)
def test_only_evidence_from_before_the_end_counts(changes: dict[str, object], at: object, able: bool) -> None:  # noqa: FBT001 - a column of the table
    assert can_still_graduate(state_of(standing().remembered, **changes), at) is able  # pyright: ignore[reportArgumentType] - a column of the table


@pytest.mark.parametrize(
    ("changes", "judge", "due"),
    [
        ({}, False, True),
        ({"staged_reason": StagedReason.OUTAGE}, True, False),
        ({"staged_reason": StagedReason.OUTAGE}, False, True),
        ({"staged_reason": StagedReason.POLICY}, True, True),
        ({"pinned": True}, False, False),
        ({"ended_at": NOON, "ending": Ending.EXPIRED}, False, False),
        ({"tier": Tier.CONSOLIDATED, "expires_at": None}, False, False),
    ],
)
def test_expiry_passes_over_what_must_stay(changes: dict[str, object], judge: bool, due: bool) -> None:  # noqa: FBT001 - columns of the table
    state = state_of(standing().remembered, **changes)
    end = NOON + 45 * DAY + EXPIRY_GRACE
    assert is_due(state, end, judge_configured=judge) is due
    assert not is_due(state, end - timedelta(microseconds=1), judge_configured=judge)


def test_an_expired_memory_is_archived_not_deleted() -> None:
    step = expire(standing().remembered.state, LATER)
    assert (step.kind, step.after.ending, step.after.ended_at) == (EventKind.EXPIRED, Ending.EXPIRED, LATER)
    assert step.after.expires_at is not None


def test_a_delivery_counts_and_lifts_once_a_day() -> None:
    known = standing()
    lifted = delivered(known, "d-1", LATER, Count(1, lifts=True)).after
    assert lifted.strength == pytest.approx(0.37 + 0.15 * 0.63)
    grown = replace(known, remembered=replace(known.remembered, state=lifted))
    again = delivered(grown, "d-2", NOON, Count(1, lifts=False)).after
    assert (again.strength, again.recall_count, again.dispatch_count) == (lifted.strength, 2, 1)
    assert again.last_recalled_at == LATER
    assert again.updated_at == LATER
    assert impulse_source("scout") == "recall:agent=scout"


@given(st.floats(0.1, 1.0), st.floats(0.1, 1.0), st.integers(0, 400))
def test_a_restatement_raises_and_stays_in_range(strength: float, weight: float, days: int) -> None:
    known = standing(strength=strength, strength_baseline=strength)
    after = restated(known, weight, NOON + days * DAY)
    assert strength <= after.strength <= 1.0
    assert after.mean >= known.remembered.state.mean
    assert after.strength_baseline == after.strength


def test_a_restatement_that_arrives_late_turns_no_clock_back() -> None:
    known = standing(last_reinforced_at=LATER, confidence_at=LATER)
    after = restated(known, 0.7, NOON)
    assert (after.confidence_at, after.last_reinforced_at) == (LATER, LATER)
    assert after.alpha == pytest.approx(known.remembered.state.alpha + 0.7)


def test_a_use_after_idle_time_adds_to_what_is_left_of_the_strength() -> None:
    known = consolidated(strength=1.0, strength_baseline=1.0)
    idle = NOON + 31 * DAY
    decaying = Knobs(decay_enabled=True, decaying_since=NOON)
    after = delivered(known, "d-1", idle, Count(1, lifts=True), decaying).after
    assert after.strength == after.strength_baseline == pytest.approx(0.55 + 0.15 * 0.45)
    assert restated(known, 1.0, idle, decaying).strength == pytest.approx(0.55 + 0.3 * 0.45)
    off = replace(decaying, reinforce_enabled=False)
    used = delivered(known, "d-1", idle, Count(1, lifts=True), off).after
    assert (used.strength, used.strength_at) == (pytest.approx(0.55), idle), "a use ends idle time, lifted or not"
    held = arrive(Plan((adding(),), idle, "test"), [known], replace(off, decay_enabled=False, decaying_since=None))
    (step,) = steps(held)
    assert (step.kind, step.after.strength) == (EventKind.REINFORCED, 1.0)


def test_what_an_operator_rejected_and_says_again_is_vouched_for_again() -> None:
    said = operators()
    rejected = replace(said.arrival, state=replace(said.arrival.state, status=Status.REJECTED))
    effects = run(operators(), on=(Standing(rejected, frozenset(["transcript:t-0"])),))
    (step,) = steps(effects)
    assert (step.kind, step.after.status) == (EventKind.STATUS_CHANGED, Status.VERIFIED)
    assert outcomes(effects) == {0: (Outcome.UPDATED, "vouched for again")}


def late(text: str = PORT) -> tuple[Precede, Standing]:
    """Return a text that tells of an earlier time, and what replaced it before it came."""
    successor = consolidated(OTHER)
    name = successor.remembered.memory.memory_id
    return Precede((0,), adding(text).arrival, name, NOON, "conflict of value"), successor


def test_what_came_late_is_stored_as_if_it_had_come_in_time() -> None:
    change, successor = late()
    insert, link, dispute = run(change, on=(successor,))
    assert isinstance(insert, Insert)
    state = insert.arrival.state
    name = successor.remembered.memory.memory_id
    assert (state.ending, state.superseded_by, state.valid_until, state.ended_at) == (
        Ending.SUPERSEDED,
        name,
        NOON,
        LATER,
    )
    assert link == Link((0,), insert.arrival.memory.memory_id, Outcome.ADDED, "held until 2026-03-02")
    assert dispute == Dispute(insert.arrival.memory.memory_id, name, name, "conflict of value")


def test_what_came_late_and_is_known_adds_nothing_but_its_source() -> None:
    change, successor = late()
    over = consolidated(ending=Ending.SUPERSEDED, ended_at=NOON, superseded_by=successor.remembered.memory.memory_id)
    assert run(change, on=(successor, over)) == (
        Link((0,), over.remembered.memory.memory_id, Outcome.NOOP, "known, and over"),
    )
    (step,) = steps(run(change, on=(successor, consolidated())))
    assert step.kind is EventKind.REINFORCED
    tomb = consolidated(ending=Ending.INVALIDATED, ended_at=NOON)
    assert outcomes(run(change, on=(successor, tomb))) == {0: (Outcome.DECLINED, "tombstoned")}


def test_what_came_late_needs_its_successor_to_be_there() -> None:
    change, _ = late()
    with pytest.raises(ConflictError, match="has moved"):
        run(change)
