"""The operator's verbs, without a database: what each does to a memory that stands like this or like that."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import Ending, EventKind, MemoryId, StagedReason, Status, Tier
from pipeline.domain.plan import Dispute, Insert, Transition
from pipeline.domain.surface import Surface
from pipeline.errors import InvalidInputError
from pipeline.knobs import Knobs
from pipeline.lifecycle import verb as verbs
from pipeline.lifecycle.operator import consolidate, reworded
from pipeline.lifecycle.staging import stage
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from pipeline.scoring.strength import is_archivable, strength_in_use
from tests.builders import DAY, NOON, candidate, origin

if TYPE_CHECKING:
    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.plan import Effect

LATER = NOON + 9 * DAY
LENA = Cause("lena", "she looked", LATER)
TEXT = "The pool holds 8 connections."
NEW = "The pool holds 12 connections."


def episode(text: str = TEXT, colony: str = "ants") -> Remembered:
    (change,) = stage([candidate(text)], origin("t-1", colony), NOON, StagedReason.NO_MODEL)
    return change.arrival


def known(text: str = TEXT, **changes: object) -> Remembered:
    of = episode(text)
    state = replace(of.state, tier=Tier.CONSOLIDATED, expires_at=None, staged_reason=None, **changes)  # pyright: ignore[reportArgumentType] - any field of the state
    return replace(of, state=state)


def operators(text: str, at_days: int = 0) -> Remembered:
    said = candidate(text, surface=Surface.OPERATOR_CHAT, at=NOON + at_days * DAY)
    (change,) = consolidate([said], origin("t-9", "", operator=True), NOON)
    return change.arrival


def ended(ending: Ending, **changes: object) -> Remembered:
    successor = MemoryId("mem-next") if ending is Ending.SUPERSEDED else None
    return known(TEXT, ending=ending, ended_at=NOON + DAY, superseded_by=successor, **changes)


def reword(of: Remembered, text: str) -> Remembered:
    return reworded([of.memory], candidate(text, surface=Surface.OPERATOR_CHAT), LATER)


def steps(effects: tuple[Effect, ...]) -> list[Transition]:
    return [effect for effect in effects if isinstance(effect, Transition)]


def after(verb: Verb, of: Remembered) -> MemoryState:
    return steps(verbs.act(verb, of, [], LENA))[-1].after


@pytest.mark.parametrize(
    ("verb", "field", "value", "kind"),
    [
        (Verb.VERIFY, "status", Status.VERIFIED, EventKind.STATUS_CHANGED),
        (Verb.REJECT, "status", Status.REJECTED, EventKind.STATUS_CHANGED),
        (Verb.PIN, "pinned", True, EventKind.PINNED),
        (Verb.MUTE, "muted", True, EventKind.MUTED),
        (Verb.INVALIDATE, "ending", Ending.INVALIDATED, EventKind.INVALIDATED),
    ],
)
def test_a_verb_is_one_signed_step_and_the_second_time_none(
    verb: Verb, field: str, value: object, kind: EventKind
) -> None:
    (step,) = steps(verbs.act(verb, known(), [], LENA))
    assert (getattr(step.after, field), step.kind) == (value, kind)
    assert (step.actor, step.reason, step.after.updated_at, step.after.version) == ("lena", "she looked", LATER, 2)
    assert verbs.act(verb, replace(known(), state=step.after), [], LENA) == ()


@pytest.mark.parametrize(
    ("there", "back", "kind"),
    [(Verb.PIN, Verb.UNPIN, EventKind.UNPINNED), (Verb.MUTE, Verb.UNMUTE, EventKind.UNMUTED)],
)
def test_a_switch_goes_back(there: Verb, back: Verb, kind: EventKind) -> None:
    on = replace(known(), state=after(there, known()))
    (step,) = steps(verbs.act(back, on, [], LENA))
    assert (step.kind, step.after.pinned, step.after.muted) == (kind, False, False)
    assert verbs.act(back, known(), [], LENA) == ()


@pytest.mark.parametrize("verb", [Verb.VERIFY, Verb.PIN])
def test_an_episode_that_an_operator_vouches_for_stays(verb: Verb) -> None:
    first, second = steps(verbs.act(verb, episode(), [], LENA))
    assert (first.kind, first.actor) == (EventKind.GRADUATED, "lena")
    assert second.before == first.after
    assert (second.after.tier, second.after.expires_at, second.after.version) == (Tier.CONSOLIDATED, None, 3)


@pytest.mark.parametrize(("verb", "so"), [(Verb.VERIFY, {"status": Status.VERIFIED}), (Verb.PIN, {"pinned": True})])
def test_an_episode_that_stands_so_already_needs_only_to_stay(verb: Verb, so: dict[str, object]) -> None:
    of = episode()
    stands = replace(of, state=replace(of.state, **so))  # pyright: ignore[reportArgumentType] - any field of the state
    assert [step.kind for step in steps(verbs.act(verb, stands, [], LENA))] == [EventKind.GRADUATED]


def test_a_rejected_episode_keeps_its_time_and_verify_takes_the_rejection_back() -> None:
    rejected = after(Verb.REJECT, episode())
    assert (rejected.tier, rejected.expires_at) == (Tier.EPISODE, episode().state.expires_at)
    assert after(Verb.VERIFY, known(status=Status.REJECTED)).status is Status.VERIFIED


def test_what_was_pinned_for_a_year_is_not_archived_the_night_it_is_unpinned() -> None:
    of = known(pinned=True, strength=0.5, strength_baseline=0.5)
    year = replace(LENA, at=NOON + 365 * DAY)
    (step,) = steps(verbs.act(Verb.UNPIN, of, [], year))
    decaying = Knobs(decay_enabled=True, decaying_since=NOON)
    assert not is_archivable(strength_in_use(replace(of, state=step.after), 0, decaying, year.at + 3 * DAY))
    assert is_archivable(strength_in_use(replace(of, state=replace(of.state, pinned=False)), 0, decaying, year.at))


@pytest.mark.parametrize("verb", [Verb.VERIFY, Verb.REJECT, Verb.PIN, Verb.UNPIN, Verb.MUTE, Verb.UNMUTE])
@pytest.mark.parametrize("ending", list(Ending))
def test_what_has_ended_takes_no_verb_but_its_return(verb: Verb, ending: Ending) -> None:
    with pytest.raises(InvalidInputError) as refused:
        verbs.act(verb, ended(ending), [], LENA)
    assert "memform reinstate" in refused.value.hints[0]
    assert ("was replaced by mem-next" if ending is Ending.SUPERSEDED else f"is {ending}") in str(refused.value)


@pytest.mark.parametrize("ending", [Ending.EXPIRED, Ending.ARCHIVED])
def test_what_sleeps_can_be_struck_out_and_keeps_the_day_it_ended(ending: Ending) -> None:
    struck = after(Verb.INVALIDATE, ended(ending))
    assert (struck.ending, struck.ended_at) == (Ending.INVALIDATED, NOON + DAY)


def test_what_was_replaced_cannot_be_struck_out_behind_its_successor() -> None:
    with pytest.raises(InvalidInputError, match="was replaced by mem-next") as refused:
        verbs.act(Verb.INVALIDATE, ended(Ending.SUPERSEDED), [], LENA)
    assert refused.value.hints == ("invalidate that one",)


@pytest.mark.parametrize("ending", list(Ending))
def test_whatever_ended_it_comes_back_verified_and_strong_enough_to_stay(ending: Ending) -> None:
    back = after(Verb.REINSTATE, ended(ending, strength=0.12, strength_baseline=0.12, valid_until=NOON))
    assert (back.ending, back.ended_at, back.superseded_by) == (None, None, None)
    assert (back.status, back.strength, back.strength_at, back.valid_until) == (Status.VERIFIED, 0.5, LATER, None)


def test_an_expired_episode_comes_back_consolidated_swept_or_not() -> None:
    lapsed = replace(episode(), state=replace(episode().state, expires_at=NOON + DAY))
    swept = replace(lapsed.state, ended_at=NOON + 2 * DAY, ending=Ending.EXPIRED)
    for state in (lapsed.state, swept):
        back = after(Verb.REINSTATE, replace(lapsed, state=state))
        assert (back.tier, back.expires_at, back.ending) == (Tier.CONSOLIDATED, None, None)


def test_what_lives_needs_not_come_back_and_a_validity_ahead_is_kept() -> None:
    assert verbs.act(Verb.REINSTATE, known(), [], LENA) == ()
    assert verbs.act(Verb.REINSTATE, episode(), [], LENA) == ()
    ahead = ended(Ending.ARCHIVED, valid_until=LATER + DAY, strength=0.9)
    back = after(Verb.REINSTATE, ahead)
    assert (back.valid_until, back.strength) == (LATER + DAY, 0.9)


def test_nothing_comes_back_beside_a_living_memory_of_the_same_words() -> None:
    twin = known()
    twin = replace(twin, memory=replace(twin.memory, memory_id=MemoryId("mem-twin")))
    with pytest.raises(InvalidInputError, match="has the words of mem-twin, which lives"):
        verbs.act(Verb.REINSTATE, ended(Ending.INVALIDATED), [twin], LENA)
    gone = replace(twin, state=replace(twin.state, ended_at=NOON, ending=Ending.ARCHIVED))
    assert verbs.act(Verb.REINSTATE, ended(Ending.INVALIDATED), [gone], LENA) != ()


def test_what_comes_back_beside_its_successor_is_an_open_conflict() -> None:
    successor = known(NEW)
    successor = replace(successor, memory=replace(successor.memory, memory_id=MemoryId("mem-next")))
    _, dispute = verbs.act(Verb.REINSTATE, ended(Ending.SUPERSEDED), [successor], LENA)
    assert isinstance(dispute, Dispute)
    assert (dispute.rival_id, dispute.winner, dispute.reopens) == ("mem-next", None, True)


def test_what_was_edited_does_not_come_back_beside_the_edit_or_an_edit_of_that() -> None:
    old = known()
    first, end, *_ = verbs.edit(old, reword(old, NEW), [old], [], LENA)
    assert isinstance(first, Insert)
    assert isinstance(end, Transition)
    gone, edited = replace(old, state=end.after), first.arrival
    with pytest.raises(InvalidInputError, match=f"{edited.memory.memory_id} stands in its place") as refused:
        verbs.act(Verb.REINSTATE, gone, [edited], LENA)
    assert f"memform edit {edited.memory.memory_id}" in refused.value.hints[0]
    second, passed, *_ = verbs.edit(edited, reword(edited, "The pool is large."), [edited], [], LENA)
    assert isinstance(second, Insert)
    assert isinstance(passed, Transition)
    between = replace(edited, state=passed.after)
    with pytest.raises(InvalidInputError, match=f"{second.arrival.memory.memory_id} stands in its place"):
        verbs.act(Verb.REINSTATE, gone, [between, second.arrival], LENA)
    struck = replace(edited, state=after(Verb.INVALIDATE, edited))
    assert steps(verbs.act(Verb.REINSTATE, gone, [struck], LENA))[-1].after.is_live
    assert steps(verbs.act(Verb.REINSTATE, gone, [operators(NEW)], LENA))[-1].after.is_live


def test_an_edit_is_a_new_memory_with_the_operator_s_authority_and_the_old_one_s_place() -> None:
    old = known(pinned=True, muted=True)
    insert, end = verbs.edit(old, reword(old, NEW), [old], [], LENA)
    assert isinstance(insert, Insert)
    assert isinstance(end, Transition)
    fresh = insert.arrival
    assert (fresh.memory.content, fresh.memory.operator, fresh.memory.colony_id) == (NEW, True, "ants")
    assert (fresh.memory.valid_from, fresh.memory.provenance) == (old.memory.valid_from, old.memory.provenance)
    assert (fresh.state.status, fresh.state.pinned, fresh.state.muted) == (Status.VERIFIED, True, True)
    assert (end.kind, end.after.superseded_by) == (EventKind.REFINED, fresh.memory.memory_id)
    assert insert.reason == f"an edit of {old.memory.memory_id}: she looked"


def test_an_edit_of_a_comma_is_the_next_period_of_the_same_text() -> None:
    old = known()
    insert, _ = verbs.edit(old, reword(old, "The pool holds 8 connections"), [old], [], replace(LENA, reason=""))
    assert isinstance(insert, Insert)
    assert insert.arrival.memory.memory_id == f"{old.memory.memory_id}-2"
    assert insert.reason == f"an edit of {old.memory.memory_id}"


def test_an_edit_that_says_what_is_there_is_refused() -> None:
    old, twin = known(), known(NEW)
    with pytest.raises(InvalidInputError, match="says exactly that already"):
        verbs.edit(old, reword(old, TEXT), [old], [], LENA)
    with pytest.raises(InvalidInputError, match="says that already and lives") as refused:
        verbs.edit(old, reword(old, NEW), [old, twin], [], LENA)
    assert refused.value.hints == (f"invalidate {old.memory.memory_id} instead",)
    with pytest.raises(InvalidInputError, match="is archived"):
        verbs.edit(ended(Ending.ARCHIVED), reword(old, NEW), [], [], LENA)


def test_an_edit_prevails_over_what_it_contradicts_or_stands_open_against_it() -> None:
    old, machine = known("The pool is large."), known(TEXT)
    older = replace(machine, memory=replace(machine.memory, valid_from=NOON - 30 * DAY))
    insert, _, loss, dispute = verbs.edit(old, reword(old, NEW), [old], [older, old, known("Something else.")], LENA)
    assert isinstance(insert, Insert)
    assert isinstance(loss, Transition)
    assert (loss.kind, loss.after.superseded_by) == (EventKind.SUPERSEDED, insert.arrival.memory.memory_id)
    assert loss.after.beta == pytest.approx(loss.before.beta + 1.0, abs=0.2)
    assert isinstance(dispute, Dispute)
    assert dispute.winner == insert.arrival.memory.memory_id
    later = operators("The pool holds 16 connections.", at_days=20)
    *_, open_one = verbs.edit(old, reword(old, NEW), [old], [later], LENA)
    assert isinstance(open_one, Dispute)
    assert open_one.winner is None
    gone = replace(machine, state=replace(machine.state, ended_at=NOON, ending=Ending.ARCHIVED))
    assert len(verbs.edit(old, reword(old, NEW), [old], [gone], LENA)) == 2


def test_a_kept_side_supersedes_the_other_and_evidence_never_lowers_an_operator() -> None:
    winner, loser = known(), known(NEW)
    (step,) = steps(verbs.keep(winner, loser, LENA))
    assert (step.after.superseded_by, step.after.ending) == (winner.memory.memory_id, Ending.SUPERSEDED)
    assert step.after.mean < step.before.mean
    (spared,) = steps(verbs.keep(winner, operators(NEW), LENA))
    assert spared.after.mean == pytest.approx(spared.before.mean)
    with pytest.raises(InvalidInputError, match="is archived"):
        verbs.keep(ended(Ending.ARCHIVED), loser, LENA)


def test_a_merge_takes_the_place_of_both_and_rests_on_what_both_rest_on() -> None:
    first, second = known(), known(NEW)
    said = candidate("The pool holds 8 connections by day and 12 at night.", surface=Surface.OPERATOR_CHAT)
    arrival = reworded([first.memory, second.memory], said, LATER)
    effects = verbs.succeed([first, second], arrival, [first, second], [], EventKind.MERGED, LENA)
    assert arrival.memory.merged_from == (first.memory.memory_id, second.memory.memory_id)
    assert len(arrival.memory.provenance) == 2 - (first.memory.provenance == second.memory.provenance)
    assert [step.kind for step in steps(effects)] == [EventKind.MERGED] * 2
    assert {step.after.superseded_by for step in steps(effects)} == {arrival.memory.memory_id}


@given(st.lists(st.sampled_from(list(Verb)), max_size=12))
def test_any_series_of_verbs_leaves_a_chain_of_versions_and_a_lawful_state(series: list[Verb]) -> None:
    of = episode()
    for number, verb in enumerate(series):
        cause = replace(LENA, at=NOON + number * DAY)
        try:
            effects = verbs.act(verb, of, [], cause)
        except InvalidInputError:
            continue
        for step in steps(effects):
            assert step.before == of.state
            assert step.after.version == of.state.version + 1
            of = replace(of, state=step.after)
        state = of.state
        assert (state.tier is Tier.EPISODE) == (state.expires_at is not None)
        assert (state.ended_at is None) == (state.ending is None)
        assert 0.1 <= state.strength <= 1.0


@pytest.mark.parametrize(
    ("changes", "told", "hint"),
    [
        ({"status": Status.REJECTED}, "did not end, it was rejected", "memform verify mem-"),
        ({"muted": True}, "did not end, it was muted", "memform mute mem-"),
    ],
)
def test_what_did_not_end_is_not_reinstated_and_the_verb_that_helps_is_named(
    changes: dict[str, object], told: str, hint: str
) -> None:
    with pytest.raises(InvalidInputError, match=told) as refused:
        verbs.act(Verb.REINSTATE, known(TEXT, **changes), [], LENA)
    assert hint in refused.value.hints[0]
