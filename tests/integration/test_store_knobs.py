"""Knobs in PostgreSQL: turned once, seen everywhere, never forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from psycopg import errors

from infra.postgres.knobs import FRESH_SECONDS, PostgresKnobs
from pipeline.errors import InvalidInputError
from pipeline.knobs import DEFAULT_KNOBS
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from infra.postgres.database import Database
    from pipeline.knobs import Turn
    from tests.store_walk import Store


class Seconds:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        return self.passed


@pytest.fixture
def knobs(database: Database) -> PostgresKnobs:
    """Every knob at its default, whatever the tests before have turned."""
    board = PostgresKnobs(database)
    for name in ("decay_enabled", "judge_enabled", "reinforce_alpha", "reinforce_enabled"):
        board.turn(name, getattr(DEFAULT_KNOBS, name), "a test", "back to the default", NOON)
    assert board.current() == DEFAULT_KNOBS
    return board


def test_another_process_sees_a_turn_when_its_reading_is_half_a_second_old(
    knobs: PostgresKnobs, database: Database
) -> None:
    elapsed = Seconds()
    elsewhere = PostgresKnobs(database, elapsed)
    assert elsewhere.current() == DEFAULT_KNOBS
    knobs.turn("judge_enabled", False, "lena", "the model is being replaced", NOON)  # noqa: FBT003 - a knob's value
    assert not knobs.current().judge_enabled, "who turned it sees it at once"
    elapsed.passed = FRESH_SECONDS
    assert not elsewhere.current().judge_enabled


def test_every_turn_is_kept_with_who_why_before_and_after(knobs: PostgresKnobs) -> None:
    knobs.turn("reinforce_alpha", 0.1, "lena", "too eager", NOON)
    knobs.turn("reinforce_alpha", 0.2, "omar", "", NOON + DAY)
    assert knobs.turn("reinforce_alpha", 0.2, "omar", "again", NOON + DAY) is None
    later, first = knobs.history("reinforce_alpha", 2)
    assert (first.before, first.after, first.actor, first.reason, first.at) == (0.15, 0.1, "lena", "too eager", NOON)
    assert (later.before, later.after, later.number > first.number) == (0.1, 0.2, True)
    assert knobs.history("", 1) == [later]
    assert knobs.history("bridge_enabled") == []


def test_what_cannot_be_right_is_refused_and_leaves_no_trace(knobs: PostgresKnobs) -> None:
    before = knobs.history()
    for name, value in (("reinforce_alpha", 3.0), ("decay_enabled", 0.5), ("no_such_knob", 1.0)):
        with pytest.raises(InvalidInputError):
            knobs.turn(name, value, "lena", "", NOON)
    assert knobs.history() == before


def test_idle_time_counts_from_the_latest_switching_on(knobs: PostgresKnobs) -> None:
    on, off = True, False
    for value, at in ((on, NOON), (off, NOON + DAY), (on, NOON + 2 * DAY), (on, NOON + 3 * DAY)):
        knobs.turn("decay_enabled", value, "lena", "", at)
    assert knobs.current().decaying_since == NOON + 2 * DAY
    knobs.turn("decay_enabled", off, "lena", "", NOON + 4 * DAY)
    assert knobs.current().decaying_since is None


def test_two_operators_at_once_turn_one_after_the_other(knobs: PostgresKnobs) -> None:
    def turned(value: float) -> Turn | None:
        return knobs.turn("reinforce_alpha", value, "crowd", "", NOON)

    with ThreadPoolExecutor(4) as pool:
        turns = [*pool.map(turned, [0.3, 0.4, 0.5, 0.6])]
    chain = list(reversed(knobs.history("reinforce_alpha", 4)))
    assert sorted(turn.number for turn in turns if turn) == [turn.number for turn in chain]
    assert [turn.before for turn in chain[1:]] == [turn.after for turn in chain[:-1]]


@pytest.mark.parametrize("change", [b"UPDATE knob_turns SET reason = ''", b"DELETE FROM knob_turns"])
def test_no_role_rewrites_history(knobs: PostgresKnobs, database: Database, change: bytes) -> None:
    assert knobs.turn("reinforce_alpha", 0.25, "lena", "", NOON)
    for scope in (database.unscoped, database.maintenance):
        with pytest.raises(errors.InsufficientPrivilege), scope() as connection:
            connection.execute(change)


def test_the_lever_works_on_dispatches_and_restatements(store: Store, knobs: PostgresKnobs) -> None:
    knobs.turn("reinforce_enabled", False, "lena", "", NOON)  # noqa: FBT003 - a knob's value
    store.form(Said(["Postgres 16 runs on port 5433."]))
    (known,) = store.remembered()
    store.dispatch([known], knobs=knobs.current())
    (used,) = store.remembered()
    assert (used.state.recall_count, used.state.strength) == (1, known.state.strength)
    knobs.turn("reinforce_enabled", True, "lena", "", NOON)  # noqa: FBT003 - a knob's value
    store.dispatch([known], "d-2", "guard", knobs=knobs.current())
    (lifted,) = store.remembered()
    assert lifted.state.strength > known.state.strength
