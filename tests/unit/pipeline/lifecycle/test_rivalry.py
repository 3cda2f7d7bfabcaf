"""A newcomer and a memory that cannot both hold: who gives way, and what is kept of the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import EventKind, StagedReason
from pipeline.domain.plan import Add, Decline, OpenConflict, Plan, Precede, Replace
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.operator import consolidate
from pipeline.lifecycle.rivalry import contested
from pipeline.lifecycle.staging import stage
from tests.builders import DAY, NOON, candidate, origin

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Change, Stage

OLD = "The pool holds 8 sessions."
NEW = "The pool holds 12 sessions."


def dated(known: Remembered, at: datetime) -> Remembered:
    return replace(known, memory=replace(known.memory, valid_from=at))


def machine(text: str, at: datetime = NOON, surface: Surface = Surface.AGENT_OUTPUT) -> Add:
    return Add((0,), dated(formed([candidate(text, surface=surface)], Wording(text), origin(), NOON), at), "new")


def operator(text: str, at: datetime = NOON) -> Add:
    (add,) = consolidate([candidate(text, surface=Surface.OPERATOR_CHAT)], origin(operator=True), NOON)
    return replace(add, arrival=dated(add.arrival, at))


def episode(text: str, at: datetime = NOON) -> Stage:
    (change,) = stage([candidate(text)], origin(), NOON, StagedReason.NO_MODEL)
    return replace(change, arrival=dated(change.arrival, at))


def meet(newcomer: Add | Stage, *rivals: Add) -> Change:
    plan = Plan((newcomer,), NOON, "test")
    found = {newcomer.arrival.memory.memory_id: [rival.arrival for rival in rivals]}
    return contested(plan, found).changes[0]


def test_what_has_no_rival_or_agrees_with_it_is_left_as_it_was() -> None:
    assert meet(machine(NEW)) == machine(NEW)
    assert meet(machine(OLD), machine(OLD)) == machine(OLD)
    assert meet(machine(OLD), machine("The office closes at six.")) == machine(OLD)


def test_a_later_value_replaces_the_earlier() -> None:
    change = meet(machine(NEW, NOON + 9 * DAY), machine(OLD))
    assert isinstance(change, Replace)
    assert change.kind is EventKind.SUPERSEDED
    assert change.targets == ((machine(OLD).arrival.memory.memory_id, 1),)
    assert change.reason == "conflict of value"


def test_a_weaker_newcomer_is_declined_with_its_words_kept() -> None:
    rival = machine(OLD, surface=Surface.SESSION_CONVERSATION)
    change = meet(machine(NEW, NOON + 9 * DAY, Surface.TOOL_OUTPUT), rival)
    assert change == Decline((0,), "lost_conflict", rival.arrival.memory.memory_id, NEW)


def test_reports_of_one_moment_stay_an_open_conflict() -> None:
    change = meet(machine(NEW), machine(OLD))
    assert isinstance(change, OpenConflict)
    assert change.rival == machine(OLD).arrival.memory.memory_id


def test_an_episode_never_supersedes() -> None:
    assert isinstance(meet(episode(NEW, NOON + 9 * DAY), machine(OLD)), OpenConflict)


def test_a_machine_never_wins_over_an_operator() -> None:
    assert isinstance(meet(machine(NEW, NOON + 9 * DAY), operator(OLD)), OpenConflict)


def test_an_operator_who_corrects_himself_an_hour_later_is_taken_at_his_word() -> None:
    assert isinstance(meet(operator(NEW, NOON + DAY / 24), operator(OLD)), Replace)


def test_what_tells_of_an_earlier_time_is_placed_before_the_first_that_replaced_it() -> None:
    first, second = machine(NEW, NOON + 9 * DAY), machine("The pool holds 16 sessions.", NOON + 30 * DAY)
    for late in (machine(OLD), episode(OLD)):
        change = meet(late, second, first)
        assert isinstance(change, Precede)
        assert (change.successor, change.until) == (first.arrival.memory.memory_id, NOON + 9 * DAY)
    assert isinstance(meet(machine(OLD), operator(NEW, NOON + 9 * DAY)), Precede)
    assert isinstance(meet(operator(OLD), machine(NEW, NOON + 9 * DAY)), OpenConflict)


def test_an_operators_older_words_that_arrive_late_do_not_win() -> None:
    assert isinstance(meet(operator(OLD), operator(NEW, NOON + DAY / 24)), Precede)
    assert isinstance(meet(operator(OLD), operator(NEW)), OpenConflict)


def test_what_the_judge_decided_about_targets_stands() -> None:
    arrival = machine(NEW, NOON + 9 * DAY).arrival
    decided = Replace((0,), arrival, EventKind.REFINED, (), "judge")
    plan = Plan((decided, Decline((1,), "left out")), NOON, "judge")
    assert contested(plan, {arrival.memory.memory_id: [machine(OLD).arrival]}) == plan
