"""What was believed when, and what held when: two times of every memory, and a journal of all that happened."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from infra.postgres.memories import Asked, PostgresMemories
from infra.postgres.operating import PostgresOperating
from pipeline.domain.memory import Ending, Status, Tier
from pipeline.domain.plan import Add, Plan
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.operator import reworded
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from tests.builders import DAY, NOON, candidate
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered
    from tests.store_walk import Store

OLD = "The pool of the billing service holds 8 connections."
NEW = "The pool of the billing service holds 12 connections."


@pytest.fixture
def memories(store: Store) -> PostgresMemories:
    return PostgresMemories(store.database)


def judged(store: Store, text: str, name: str, held_from: datetime, learned: datetime) -> None:
    """Form a consolidated memory of what held from one day and was learned on another."""
    claim = store.classify(Said([text], name, colony=name, at=learned))
    origin, candidates = store.stages.candidates(claim)
    arrival = formed(candidates, Wording(text), origin, learned)
    arrival = replace(arrival, memory=replace(arrival.memory, valid_from=held_from))
    assert store.stages.formed(claim, Plan((Add((0,), arrival, "new"),), learned, "judge"))


def by_text(store: Store) -> Mapping[str, Remembered]:
    return {known.memory.content: known for known in store.remembered()}


def test_a_fact_that_arrives_late_is_placed_before_the_one_that_replaced_it(store: Store) -> None:
    judged(store, NEW, "t-new", NOON, NOON)
    judged(store, OLD, "t-old", NOON - 60 * DAY, NOON + DAY)
    known = by_text(store)
    late = known[OLD].state
    assert (late.ending, late.superseded_by) == (Ending.SUPERSEDED, known[NEW].memory.memory_id)
    assert (known[OLD].memory.valid_from, late.valid_until) == (NOON - 60 * DAY, known[NEW].memory.valid_from)
    assert known[NEW].state == replace(known[NEW].state, version=1), "what holds today was not touched"
    assert store.rows("SELECT outcome, reason FROM statements WHERE transcript_id = 't-old'") == [
        {"outcome": "added", "reason": "held until 2026-03-02"}
    ]


def test_the_order_of_arrival_does_not_matter(store: Store) -> None:
    facts = {OLD: ("t-old", NOON - 60 * DAY), NEW: ("t-new", NOON)}
    ends: list[dict[str, tuple[bool, str | None]]] = []
    for order in ((OLD, NEW), (NEW, OLD)):
        store.empty()
        for day, text in enumerate(order):
            name, held_from = facts[text]
            judged(store, text, name, held_from, NOON + day * DAY)
        names = {known.memory.memory_id: text for text, known in by_text(store).items()}
        ends.append(
            {
                text: (known.state.is_live, names.get(known.state.superseded_by) if known.state.superseded_by else None)
                for text, known in by_text(store).items()
            }
        )
    assert ends[0] == ends[1] == {OLD: (False, NEW), NEW: (True, None)}


def test_a_late_fact_said_again_is_one_memory_and_a_value_that_returns_is_another(store: Store) -> None:
    judged(store, NEW, "t-new", NOON, NOON)
    judged(store, OLD, "t-old", NOON - 60 * DAY, NOON + DAY)
    judged(store, OLD, "t-again", NOON - 50 * DAY, NOON + 2 * DAY)
    assert store.rows("SELECT outcome, reason FROM statements WHERE transcript_id = 't-again'") == [
        {"outcome": "noop", "reason": "known, and over"}
    ]
    judged(store, OLD, "t-back", NOON + 30 * DAY, NOON + 30 * DAY)
    (back,) = [known for known in store.remembered() if known.state.is_live]
    assert (back.memory.content, back.memory.memory_id.endswith("-2")) == (OLD, True)


def test_every_state_is_read_as_it_was_believed(store: Store, memories: PostgresMemories) -> None:
    store.form(Said([OLD]))
    (episode,) = store.remembered()
    name = episode.memory.memory_id
    operating = PostgresOperating(store.database)
    operating.act("w", name, Verb.VERIFY, Cause("lena", "", NOON + 2 * DAY))
    operating.act("w", name, Verb.INVALIDATE, Cause("lena", "", NOON + 4 * DAY))
    operating.act("w", name, Verb.REINSTATE, Cause("lena", "", NOON + 6 * DAY))

    def then(day: float) -> MemoryState:
        return memories.believed("w", [name], NOON + day * DAY)[name]

    assert memories.believed("w", [name], NOON - DAY) == {}
    assert then(1) == episode.state
    assert (then(3).tier, then(3).status, then(3).is_live) == (Tier.CONSOLIDATED, Status.VERIFIED, True)
    assert then(5).ending is Ending.INVALIDATED
    assert then(7) == store.remembered()[0].state
    assert memories.believed("v", [name], NOON + DAY) == {}


def test_the_journal_is_the_workspace_s_own_and_narrows(store: Store, memories: PostgresMemories) -> None:
    store.form(Said([OLD]))
    store.form(Said([NEW], "t-2", "v"))
    (known,) = store.remembered()
    operating = PostgresOperating(store.database)
    cause = Cause("lena", "it grew", NOON + DAY)
    arrival = reworded([known.memory], candidate(NEW, surface=Surface.OPERATOR_CHAT), cause.at)
    operating.edit("w", known.memory.memory_id, arrival, cause)

    def kinds(asked: Asked, limit: int = 10) -> list[str]:
        return sorted(str(row["kind"]) for row in memories.journal("w", asked, limit))

    assert kinds(Asked()) == ["created", "created", "refined"]
    assert kinds(Asked(kind="refined")) == ["refined"]
    assert kinds(Asked(actor="formation")) == ["created"]
    assert kinds(Asked(since=NOON + DAY)) == ["created", "refined"]
    assert kinds(Asked(until=NOON + DAY)) == ["created"]
    assert len(kinds(Asked(), limit=1)) == 1
    assert {row["reason"] for row in memories.journal("w", Asked(since=NOON + DAY), 10)} == {
        f"an edit of {known.memory.memory_id}: it grew",
        "it grew",
    }
