"""Asking changes nothing, survives a broken voice, and walks the graph; a delivery counts once."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import errors
from psycopg.rows import tuple_row

from infra.postgres.conflicts import PostgresConflicts
from infra.postgres.database import Database
from infra.postgres.knobs import PostgresKnobs
from infra.postgres.memories import Asked, PostgresMemories
from infra.postgres.overview import PostgresOverview
from infra.postgres.quarantine import PostgresQuarantine
from infra.postgres.recall_log import PostgresRecallLog
from infra.postgres.vectors import PostgresVectorCache
from infra.postgres.voices import PostgresVoices
from infra.postgres.weights import PostgresWeights
from pipeline import recall
from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.recall import Period, RecallQuery, Voice
from pipeline.lifecycle.transition import Cause, moved
from pipeline.recall import Lens
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Generator

    from pipeline.domain.memory import Remembered
    from tests.store_walk import Store

TALK = (
    "Which shelf is the tape archive on?",
    "It stands on number nine, behind the printer.",
    "Lunch is at noon today.",
    "The canteen has soup on Mondays.",
    "Parking needs a badge from the front desk.",
)


def ask(text: str) -> RecallQuery:
    return RecallQuery(workspace_id="w", text=text, deterministic=True)


def shown(store: Store, text: str) -> list[str]:
    found = PostgresVoices(store.database, "").find(ask(text), None, NOON)
    return [r.remembered.memory.content for r in recall.answer(ask(text), found, Lens(), NOON, None)]


def counts(store: Store) -> list[int]:
    tables = ("memories", "memory_state", "events", "dispatches", "deliveries", "impulses", "pairs", "vector_cache")
    return [store.rows(f"SELECT count(*) AS n FROM {table}")[0]["n"] for table in tables]  # noqa: S608 - names above


@pytest.fixture
def talked(store: Store) -> Store:
    store.form(Said(TALK))
    return store


def test_the_transaction_of_a_reader_cannot_write(talked: Store) -> None:
    with pytest.raises(errors.ReadOnlySqlTransaction):
        talked.database.read("w", b"UPDATE memory_state SET recall_count = recall_count + 1", {}, tuple_row)
    with talked.database.transaction("w") as connection:
        connection.execute("UPDATE memory_state SET recall_count = recall_count")


def test_a_database_that_refuses_every_write_can_be_asked(talked: Store, database_url: str) -> None:
    before = counts(talked)
    with psycopg.connect(database_url, autocommit=True) as admin:
        admin.execute("ALTER DATABASE test_recall_reading SET default_transaction_read_only = on")
    try:
        with Database(database_url) as database:
            assert PostgresVoices(database, "").find(ask("tape archive"), None, NOON).memories
            assert PostgresVectorCache(database).lookup("m", ["a" * 64]) == {}
            assert known_to(PostgresMemories(database), talked)
            with pytest.raises(errors.ReadOnlySqlTransaction), database.transaction("w") as connection:
                connection.execute("UPDATE memory_state SET recall_count = recall_count + 1")
    finally:
        with psycopg.connect(database_url, autocommit=True) as admin:
            admin.execute("SET default_transaction_read_only = off")
            admin.execute("ALTER DATABASE test_recall_reading RESET default_transaction_read_only")
    assert counts(talked) == before


def test_everything_that_is_looked_at_can_be_read_where_nothing_can_be_written(
    talked: Store, database_url: str
) -> None:
    before = counts(talked)
    name = talked.remembered()[0].memory.memory_id
    when = Period(NOON - DAY, NOON + DAY)
    with psycopg.connect(database_url, autocommit=True) as admin:
        admin.execute("ALTER DATABASE test_recall_reading SET default_transaction_read_only = on")
    try:
        with Database(database_url) as database:
            voices, memories = PostgresVoices(database, ""), PostgresMemories(database)
            assert voices.find(ask("tape archive"), None, NOON, when).memories
            earlier = ask("tape archive").model_copy(update={"as_of": NOON - DAY})
            assert voices.find(earlier, None, NOON).memories == {}
            assert name in memories.believed("w", [name], NOON + DAY)
            assert memories.journal("w", Asked(), 10)
            assert memories.events("w", name)
            assert memories.support("w", name)
            assert memories.replaced("w", name) == []
            assert PostgresRecallLog(database).deliveries("w", name) == []
            assert PostgresConflicts(database).list("w", only_open=False) == []
            assert PostgresWeights(database).current("w")
            assert PostgresWeights(database).history("w") == []
            assert PostgresKnobs(database).current() is not None
            assert PostgresKnobs(database).history() == []
            assert PostgresQuarantine(database).list("w") == []
            assert PostgresOverview(database, "w").memories()
    finally:
        with psycopg.connect(database_url, autocommit=True) as admin:
            admin.execute("SET default_transaction_read_only = off")
            admin.execute("ALTER DATABASE test_recall_reading RESET default_transaction_read_only")
    assert counts(talked) == before


def known_to(memories: PostgresMemories, store: Store) -> list[str]:
    names = [each.memory.memory_id for each in store.remembered()]
    return sorted(memories.get("w", names))


@contextmanager
def broken(database_url: str, function: str) -> Generator[None]:
    """Take a voice's function away for a while."""
    with psycopg.connect(database_url, autocommit=True, options="-c search_path=memform,public") as admin:
        admin.execute(f"ALTER FUNCTION {function} RENAME TO gone".encode())
        try:
            yield
        finally:
            admin.execute(f"ALTER FUNCTION gone RENAME TO {function}".encode())


def test_a_broken_voice_is_named_and_the_others_answer(talked: Store, database_url: str) -> None:
    with broken(database_url, "lexical_voice"):
        found = PostgresVoices(talked.database, "").find(ask("tape archive"), None, NOON)
    assert found.degraded == ("lexical", "semantic")
    assert found.hits[Voice.TEMPORAL]
    assert PostgresVoices(talked.database, "").find(ask("tape"), None, NOON).degraded == ("semantic",)


@pytest.mark.parametrize(
    ("function", "voice"),
    [("period_voice", "temporal"), ("graph_voice", "graph"), ("likeness_voice", "lexical")],
)
def test_whichever_part_is_broken_is_named(talked: Store, database_url: str, function: str, voice: str) -> None:
    when = Period(NOON - DAY, NOON + DAY)
    with broken(database_url, function):
        found = PostgresVoices(talked.database, "").find(ask("where is TAPE_7 of the tape archive"), None, NOON, when)
    assert set(found.degraded) == {voice, "semantic"}
    assert any(found.hits.values())


def test_when_no_voice_is_left_the_fault_is_told(talked: Store, database_url: str) -> None:
    query = ask("tape archive").model_copy(update={"mode": "keyword"})
    with broken(database_url, "lexical_voice"), pytest.raises(errors.UndefinedFunction):
        PostgresVoices(talked.database, "").find(query, None, NOON)


def test_the_reply_is_found_beside_its_question(talked: Store) -> None:
    answers = shown(talked, "which shelf is the tape archive on")
    assert answers[:2] == [TALK[0], TALK[1]]
    assert TALK[4] not in answers


def test_a_second_step_counts_half(talked: Store) -> None:
    found = PostgresVoices(talked.database, "").find(ask("tape archive"), None, NOON)
    reached = {found.memories[edge.memory_id].memory.content: edge.weight for edge in found.edges}
    assert reached == {TALK[1]: 1.0, TALK[2]: 0.5}


def end(store: Store, known: Remembered, successor: Remembered) -> None:
    after = replace(known.state, ended_at=NOON, ending=Ending.SUPERSEDED, superseded_by=successor.memory.memory_id)
    step = moved(known.state, after, EventKind.SUPERSEDED, Cause("test", "x", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)


def test_a_way_leads_through_what_was_replaced(store: Store) -> None:
    store.form(Said(["The tape archive is cold storage.", "It stands on number nine."], "t-1"))
    store.form(Said(["Number nine moved to the basement."], "t-2"))
    by_text = {each.memory.content: each for each in store.remembered()}
    end(store, by_text["It stands on number nine."], by_text["Number nine moved to the basement."])
    found = PostgresVoices(store.database, "").find(ask("tape archive"), None, NOON)
    reached = [found.memories[edge.memory_id].memory.content for edge in found.edges]
    assert reached == ["Number nine moved to the basement."]


def test_the_share_of_a_question_is_honest(store: Store) -> None:
    store.form(Said(["The capital of the fund is five million.", "Deploys wait for the review of the lead."]))
    values = {}
    for text in ("capital", "what is the capital city of France near Belgium"):
        (hit,) = PostgresVoices(store.database, "").find(ask(text), None, NOON).hits[Voice.LEXICAL]
        values[text] = hit.value
    assert values["capital"] == 1.0
    assert values["what is the capital city of France near Belgium"] < 0.25


def test_a_delivery_counts_once_for_each_memory(talked: Store) -> None:
    known = talked.remembered()[:3]
    for _ in range(3):
        talked.dispatch(known, "d-1")
    assert [each.state.dispatch_count for each in talked.remembered()] == [1, 1, 1, 0, 0]
    talked.dispatch(known[:1], "d-2", at=NOON + DAY)
    assert sorted(each.state.dispatch_count for each in talked.remembered()) == [0, 0, 1, 1, 2]
