"""A workspace's own weights: bounded, kept with who and why, and in the very next answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from psycopg import errors

from infra.postgres.voices import PostgresVoices
from infra.postgres.weights import PostgresWeights
from pipeline import recall
from pipeline.domain.recall import RecallQuery
from pipeline.errors import InvalidInputError
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.recall import Lens
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from pipeline.domain.recall import RecallAnswer
    from tests.store_walk import Store

FRESHER = {"freshness": 0.15, "relevance": 0.40}


@pytest.fixture
def weights(store: Store) -> PostgresWeights:
    with store.database.maintenance() as connection:
        connection.execute("DELETE FROM weight_turns")
    return PostgresWeights(store.database)


def answer(store: Store, workspace: str = "w") -> RecallAnswer:
    query = RecallQuery(workspace_id=workspace, text="which port", deterministic=True)
    found = PostgresVoices(store.database, "").find(query, None, NOON + DAY)
    lens = Lens(weights=found.weights or SIGNAL_WEIGHT)
    return recall.format_answer(query, recall.answer(query, found, lens, NOON + DAY, None), found, NOON + DAY)


def test_a_turn_holds_for_its_workspace_and_is_kept(store: Store, weights: PostgresWeights) -> None:
    assert weights.current("w") == SIGNAL_WEIGHT
    assert weights.turn("w", FRESHER, "lena", "news ages fast", NOON) == {**SIGNAL_WEIGHT, **FRESHER}
    assert weights.current("w") == {**SIGNAL_WEIGHT, **FRESHER}
    assert weights.current("v") == SIGNAL_WEIGHT
    (turn,) = weights.history("w")
    assert (turn.weights, turn.actor, turn.reason, turn.at) == (
        {**SIGNAL_WEIGHT, **FRESHER},
        "lena",
        "news ages fast",
        NOON,
    )
    assert weights.history("v") == []
    assert store.rows("SELECT count(*) AS n FROM weight_turns", workspace="v") == [{"n": 0}]


def test_the_same_again_is_no_turn_and_a_reset_is_one(weights: PostgresWeights) -> None:
    for _ in range(2):
        weights.turn("w", FRESHER, "lena", "", NOON)
    assert len(weights.history("w")) == 1
    for _ in range(2):
        assert weights.turn("w", None, "lena", "enough", NOON + DAY) == SIGNAL_WEIGHT
    assert [turn.weights for turn in weights.history("w")] == [None, {**SIGNAL_WEIGHT, **FRESHER}]
    assert weights.current("w") == SIGNAL_WEIGHT


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"relevance": 0.6, "status": 0.05}, "each weight must be from 0 to 0.5: see relevance"),
        ({"relevance": -0.1, "status": 0.75}, "each weight must be from 0 to 0.5"),
        ({"relevance": float("nan")}, "each weight must be from 0 to 0.5: see relevance"),
        ({"relevance": 0.4}, "weights must add up to 1, not 0.900"),
        ({"relevanze": 0.5}, "there is no signal .relevanze.: there are relevance,"),
    ],
)
def test_weights_that_are_not_sound_are_refused(weights: PostgresWeights, changed: dict[str, float], told: str) -> None:
    with pytest.raises(InvalidInputError, match=told):
        weights.turn("w", changed, "lena", "", NOON)
    assert weights.history("w") == []


def test_the_next_answer_is_weighed_with_them_and_says_so(store: Store, weights: PostgresWeights) -> None:
    store.form(Said(["The staging database listens on port 5433."]))
    before = answer(store)
    assert before.weights is None
    weights.turn("w", FRESHER, "lena", "", NOON)
    after = answer(store)
    assert after.weights == {**SIGNAL_WEIGHT, **FRESHER}
    parts, were = after.results[0].breakdown, before.results[0].breakdown
    assert parts["freshness"] == pytest.approx(3 * were["freshness"])
    assert parts["relevance"] == pytest.approx(0.8 * were["relevance"])
    assert sum(parts.values()) == pytest.approx(after.results[0].score)


def test_nobody_rewrites_what_was_turned(store: Store, weights: PostgresWeights) -> None:
    weights.turn("w", FRESHER, "lena", "", NOON)
    with pytest.raises(errors.InsufficientPrivilege), store.database.transaction("w") as connection:
        connection.execute("UPDATE weight_turns SET actor = 'nobody'")
