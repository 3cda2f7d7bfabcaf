"""What catch-up does with a plan, and with the episodes it leaves standing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.memory import Ending, EventKind, StagedReason
from pipeline.domain.plan import Add, Decline, Plan, Replace, Restate, Transition
from pipeline.lifecycle import hearing, staging
from pipeline.lifecycle.independence import Standing
from tests.fakes.judge_bench import NOW, ORIGIN, candidate, memory

if TYPE_CHECKING:
    from pipeline.domain.plan import Stage

OURS = candidate(0, "Backups are kept for ninety days.")
THEIRS = memory("For ninety days, backups are kept.")


def staged(reason: StagedReason) -> Stage:
    (change,) = staging.stage([OURS], ORIGIN, NOW, reason)
    return change


EPISODE = staged(StagedReason.OUTAGE).arrival
NAME = EPISODE.memory.memory_id


def plan(*changes: Add | Decline | Replace | Restate | Stage) -> Plan:
    return Plan(changes, NOW, "formation")


def ends(heard: Plan, *standing: Standing) -> list[Transition]:
    effects = hearing.conclude(heard, standing, {0: NAME})
    return [e for e in effects if isinstance(e, Transition) and e.after.memory_id == NAME]


def test_a_judge_owes_an_answer_to_what_was_not_staged_by_policy() -> None:
    assert hearing.owed(plan(staged(StagedReason.BUDGET))) == {0: StagedReason.BUDGET}
    assert hearing.owed(plan(staged(StagedReason.POLICY), Decline((1,), "left_out"))) == {}


@pytest.mark.parametrize(
    ("reason", "hearings", "waits"),
    [
        (StagedReason.OUTAGE, 99, True),
        (StagedReason.BUDGET, 99, True),
        (StagedReason.CONFLICT, 0, True),
        (StagedReason.UNKNOWN_TARGET, hearing.MOST_HEARINGS - 1, False),
        (StagedReason.POLICY, 0, False),
    ],
)
def test_outages_wait_for_ever_and_useless_answers_only_so_long(
    reason: StagedReason,
    hearings: int,
    waits: bool,  # noqa: FBT001 - parametrised
) -> None:
    found = hearing.sort(plan(staged(reason)), hearings, {0: NAME})
    assert (found.waiting, found.closed) == (({0: reason}, set()) if waits else ({}, {0}))
    assert found.plan.changes == ()


def test_what_only_takes_the_place_of_its_episode_is_new() -> None:
    own = Replace((0,), THEIRS, EventKind.REFINED, ((NAME, 1),), "judged")
    other = replace(own, targets=((NAME, 1), (THEIRS.memory.memory_id, 1)))
    assert hearing.sort(plan(own, other), 0, {0: NAME}).plan.changes == (Add((0,), THEIRS, "judged"), other)


def test_a_declined_statement_s_episode_is_archived() -> None:
    (end,) = ends(plan(Decline((0,), "left_out")), Standing(EPISODE, frozenset()))
    assert (end.kind, end.after.ending, end.reason) == (EventKind.ARCHIVED, Ending.ARCHIVED, "declined: left_out")


def test_an_episode_ends_in_favour_of_what_its_statement_supports() -> None:
    known = Standing(THEIRS, frozenset({"colony:colony-0"}))
    restated = Restate((0,), memory(OURS.statement.text), THEIRS.memory.memory_id, "known")
    (end,) = ends(plan(restated), Standing(EPISODE, frozenset()), known)
    assert (end.kind, end.after.superseded_by) == (EventKind.MERGED, THEIRS.memory.memory_id)
    (end,) = ends(plan(Add((0,), THEIRS, "new")), Standing(EPISODE, frozenset()))
    assert end.kind is EventKind.REFINED


@pytest.mark.parametrize("reason", [StagedReason.POLICY, None])
def test_an_episode_that_others_keep_stays(reason: StagedReason | None) -> None:
    kept = replace(EPISODE, state=replace(EPISODE.state, staged_reason=reason))
    assert ends(plan(Decline((0,), "left_out")), Standing(kept, frozenset())) == []


def test_an_episode_whose_words_were_formed_is_promoted_and_not_ended() -> None:
    formed = memory(OURS.statement.text)
    (step,) = ends(plan(Add((0,), formed, "new")), Standing(EPISODE, frozenset()))
    assert (step.kind, step.after.is_live) == (EventKind.GRADUATED, True)


def test_no_two_episodes_end_in_favour_of_each_other() -> None:
    other = replace(EPISODE, memory=replace(EPISODE.memory, memory_id=THEIRS.memory.memory_id, text_hash="f" * 64))
    other = replace(other, state=replace(other.state, memory_id=THEIRS.memory.memory_id, text_hash="f" * 64))
    changes = (
        Restate((0,), EPISODE, THEIRS.memory.memory_id, "known"),
        Restate((1,), other, NAME, "known"),
    )
    standings = [Standing(EPISODE, frozenset({"colony:colony-1"})), Standing(other, frozenset({"colony:colony-1"}))]
    effects = hearing.conclude(plan(*changes), standings, {0: NAME, 1: THEIRS.memory.memory_id})
    gone = [e.after.memory_id for e in effects if isinstance(e, Transition) and not e.after.is_live]
    assert gone == [NAME]


def test_what_keeps_moving_is_staged_as_a_conflict_and_the_rest_stands() -> None:
    added = Add((1,), THEIRS, "new")
    restated = Restate((0,), EPISODE, THEIRS.memory.memory_id, "known")
    calm = hearing.undecided(plan(added, restated), [OURS], ORIGIN)
    assert calm.changes == (added, staged(StagedReason.CONFLICT))


def test_an_episode_that_is_left_as_it_is_may_expire_again() -> None:
    step = hearing.closed(EPISODE.state, "formation", NOW)
    assert (step.after.staged_reason, step.after.is_live) == (StagedReason.POLICY, True)
