"""States of several memories move in as few statements as their order allows, all of them or none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from infra.postgres.effects import write_effects
from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.surface import Surface
from pipeline.errors import ConflictError
from pipeline.lifecycle.transition import Cause, moved
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition
    from tests.store_walk import Store

FACTS = ("Postgres 16 runs on port 5433.", "Sessions expire after 30 days.", "The cache holds 40 entries.")
CAUSE = Cause("kim", "because", NOON + DAY)


def write(store: Store, steps: Sequence[Transition]) -> None:
    with store.database.transaction("w") as connection:
        write_effects(connection, "w", steps, "kim", CAUSE.at)


def pinned(state: MemoryState) -> Transition:
    return moved(state, replace(state, pinned=True), EventKind.PINNED, CAUSE)


def muted(state: MemoryState) -> Transition:
    return moved(state, replace(state, muted=True), EventKind.MUTED, CAUSE)


def states(store: Store) -> list[MemoryState]:
    return sorted((known.state for known in store.remembered()), key=lambda state: state.memory_id)


def test_a_memory_that_moves_twice_moves_in_order(store: Store) -> None:
    store.form(Said(FACTS))
    first = [pinned(state) for state in states(store)]
    second = [muted(step.after) for step in first[:2]]
    write(store, [*first, *second])
    assert [(each.version, each.pinned, each.muted) for each in states(store)] == [
        (3, True, True),
        (3, True, True),
        (2, True, False),
    ]
    told = store.rows("SELECT memory_id, version, before, after FROM events WHERE version > 1 ORDER BY id")
    assert [(row["memory_id"], row["version"]) for row in told] == [
        (step.after.memory_id, step.after.version) for step in (*first, *second)
    ]
    assert all(row["after"]["version"] == row["before"]["version"] + 1 for row in told)


def test_a_text_ends_in_one_memory_and_lives_again_in_another(store: Store) -> None:
    store.form(Said(FACTS[:1]))
    store.form(Said(FACTS[:1], "t-2", operator=True, surface=Surface.OPERATOR_CHAT, at=NOON + DAY / 2))
    (old,) = [state for state in states(store) if not state.is_live]
    (own,) = [state for state in states(store) if state.is_live]
    ended = replace(own, ended_at=CAUSE.at, ending=Ending.ARCHIVED)
    back = replace(old, ended_at=None, ending=None, superseded_by=None)
    write(store, [moved(own, ended, EventKind.ARCHIVED, CAUSE), moved(old, back, EventKind.REVIVED, CAUSE)])
    assert {state.memory_id: state.is_live for state in states(store)} == {old.memory_id: True, own.memory_id: False}


def test_when_one_of_several_has_moved_none_does(store: Store) -> None:
    store.form(Said(FACTS))
    stale = [pinned(state) for state in states(store)]
    write(store, [muted(stale[1].before)])
    with pytest.raises(ConflictError):
        write(store, stale)
    assert [(each.version, each.pinned) for each in states(store)] == [(1, False), (2, False), (1, False)]
    assert store.rows("SELECT count(*) AS n FROM events WHERE version > 1") == [{"n": 1}]
