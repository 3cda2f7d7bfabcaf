"""What cannot answer is found and not read: the same answers, from fewer memories."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from infra.postgres.memories import PostgresMemories
from infra.postgres.vectors import PostgresVectorCache
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.memory import EventKind
from pipeline.domain.recall import Mode, Period, RecallQuery, Voice
from pipeline.lifecycle.birth import embedding_key
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import INTENT_SCALE, RELEVANCE_FLOOR
from pipeline.recall import Lens
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from pipeline.domain.recall import Found
    from pipeline.ports import Vector
    from tests.store_walk import Store

MODEL = "multilingual-e5-small/query"
PLACES = ("harbour", "archive", "canteen", "garage", "library", "workshop")
THINGS = ("crane", "door", "ledger", "scanner", "lamp")
TEXTS = tuple(
    f"The {thing} of the {place}, number {5 * row + column}, is kept by team {column % 4}."
    for row, place in enumerate(PLACES)
    for column, thing in enumerate(THINGS)
)
QUESTIONS = (
    (4, TEXTS[4]),
    (11, "crane 9"),
    (20, "which team keeps the lamps"),
    (23, "zebra"),
    *((seed, "scanner zebra") for seed in range(90, 98)),
)
LATER = NOON + DAY


def near(seed: int, noise: float) -> Vector:
    """Return a vector as e5's are: a large part that all share, one that only `seed` decides, and `noise`."""
    common, own, drawn = (np.random.default_rng(n).standard_normal(384) for n in (0, 1 + seed, 100 + seed))
    mixed = np.array([1.0, 0.45, noise]) @ np.array([part / np.linalg.norm(part) for part in (common, own, drawn)])
    return np.asarray(mixed / np.linalg.norm(mixed), dtype=np.float32)


def ask(text: str, **options: Any) -> RecallQuery:  # noqa: ANN401 - any field of the query
    asked = {"workspace_id": "w", "text": text, "deterministic": True, **options}
    return RecallQuery.model_validate(asked, strict=False)


def change(store: Store, text: str, **state: Any) -> None:  # noqa: ANN401 - any field of the state
    (known,) = [each for each in store.remembered() if each.memory.content == text]
    step = moved(known.state, replace(known.state, **state), EventKind.PINNED, Cause("test", "x", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)


@pytest.fixture
def furnished(store: Store) -> Store:
    """A store in which one memory is pinned, and three were recalled together."""
    vectors = {embedding_key(text): near(seed, 0.1) for seed, text in enumerate(TEXTS)}
    PostgresVectorCache(store.database).remember(MODEL, vectors)
    for number in range(0, len(TEXTS), 5):
        store.form(Said(TEXTS[number : number + 5], f"t-{number}"))
    store.dispatch([each for each in store.remembered() if each.memory.content in TEXTS[3:22:9]])
    change(store, TEXTS[17], pinned=True)
    return store


def find(
    store: Store,
    query: RecallQuery,
    vector: Vector | None,
    period: Period | None = None,
    floor: float = RELEVANCE_FLOOR,
) -> Found:
    return PostgresVoices(store.database, MODEL, floor=floor).find(query, vector, LATER, period)


@pytest.mark.parametrize("mode", Mode)
def test_the_answer_is_the_same_as_from_all_that_is_found(furnished: Store, mode: Mode) -> None:
    read = found_in_all = 0
    for seed, text in QUESTIONS:
        query = ask(text, mode=mode, limit=100)
        vector = None if mode is Mode.KEYWORD else near(seed, 0.25)
        few, every = (find(furnished, query, vector, floor=floor) for floor in (RELEVANCE_FLOOR, 0.0))
        assert replace(few, memories={}) == replace(every, memories={})
        assert few.memories.items() <= every.memories.items()
        for intent in INTENT_SCALE:
            lens = Lens(intent=intent, model=MODEL)
            assert recall.answer(query, few, lens, LATER, None) == recall.answer(query, every, lens, LATER, None)
        read, found_in_all = read + len(few.memories), found_in_all + len(every.memories)
    assert read < found_in_all or mode is Mode.KEYWORD


@pytest.fixture
def crowded(store: Store) -> Store:
    """A store in which more memories answer than are scored, and one that answers badly is pinned."""
    texts = [f"Item {number} of shelf {number % 7} stands in row {number % 11}." for number in range(110)]
    vectors = {embedding_key(text): near(number // 40, 0.3 + number / 200) for number, text in enumerate(texts)}
    PostgresVectorCache(store.database).remember(MODEL, vectors)
    for start in range(0, len(texts), 11):
        store.form(Said(tuple(texts[start : start + 11]), f"t-{start // 11}"))
    change(store, texts[105], pinned=True)
    return store


@pytest.mark.parametrize("intent", INTENT_SCALE)
def test_with_the_intent_only_what_is_scored_is_read_and_the_answer_is_the_same(crowded: Store, intent: str) -> None:
    voices = PostgresVoices(crowded.database, MODEL)
    read = readable = 0
    for seed, text in ((0, "shelf 3 row 5"), (1, "item 64 of shelf 1"), (2, "row 9 shelf 6")):
        for limit in (1, 10, 30):
            query = ask(text, limit=limit)
            every, few = (voices.find(query, near(seed, 0.2), LATER, None, named) for named in ("", intent))
            assert replace(few, memories={}) == replace(every, memories={})
            assert few.memories.items() <= every.memories.items()
            lens = Lens(intent=intent, model=MODEL)
            assert recall.answer(query, few, lens, LATER, None) == recall.answer(query, every, lens, LATER, None)
            read, readable = read + len(few.memories), readable + len(every.memories)
    assert read < readable


def test_what_may_be_close_to_the_reader_is_read_however_badly_it_answers(crowded: Store) -> None:
    voices = PostgresVoices(crowded.database, MODEL)
    for query in (ask("shelf 3 row 5", thread_id="t-2"), ask("shelf 3 row 5", repo="a/b")):
        every, few = (voices.find(query, near(0, 0.2), LATER, None, named) for named in ("", "general"))
        assert few.memories == every.memories


def test_what_is_only_found_is_named_and_not_read(furnished: Store) -> None:
    found = find(furnished, ask("zebra"), near(99, 0.8))
    assert len(found.hits[Voice.SEMANTIC]) == 25
    assert [each.memory.content for each in found.memories.values()] == [TEXTS[17]]


def test_what_stands_beside_an_answer_is_read(furnished: Store) -> None:
    found = find(furnished, ask("zebra"), near(12, 0.1))
    assert {each.memory.content for each in found.memories.values()} >= {*TEXTS[11:14], TEXTS[17]}


@pytest.mark.parametrize("query", [ask("zebra", as_of=LATER), ask("zebra")])
def test_for_another_time_all_is_read(furnished: Store, query: RecallQuery) -> None:
    period = None if query.as_of else Period(NOON - DAY, LATER)
    found = find(furnished, query, near(99, 0.8), period)
    assert found.memories.keys() == {hit.memory_id for hits in found.hits.values() for hit in hits}
