"""What each voice finds, what it must never find, and that its index is used under row-level security."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import numpy as np
import psycopg
import pytest
from pgvector import HalfVector
from pgvector.psycopg import register_vector
from psycopg.rows import DictRow, dict_row, tuple_row

from infra.postgres.memories import PostgresMemories
from infra.postgres.queries import load
from infra.postgres.terms import pieces
from infra.postgres.vectors import PostgresVectorCache
from infra.postgres.voices import PostgresVoices, parameters
from pipeline import recall
from pipeline.domain.memory import EventKind
from pipeline.domain.recall import Mode, Period, RecallQuery, Voice
from pipeline.lifecycle.birth import embedding_key
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import RELEVANCE_FLOOR, VOICE_LIMIT
from pipeline.recall import Lens
from tests.builders import DAY, NOON
from tests.crowd import crowd
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pipeline.domain.recall import Found
    from pipeline.ports import Vector
    from tests.store_walk import Store

MODEL = "test-model/query"
FIND = load("voices")["find"]
FACTS = (
    "The staging database listens on port 5433.",
    "Deploys are frozen on Fridays after noon.",
    "Set max_connections to 200 before the load test.",
    "Fehler ERR-4021 bedeutet, dass die Sitzung abgelaufen ist.",
    "部署流程在周五中午之后冻结。",
    "ระบบสำรองข้อมูลทำงานทุกคืนวันอาทิตย์",
)


def vector(seed: int, dims: int = 384) -> Vector:
    """Return a unit vector that only `seed` decides."""
    drawn = np.random.default_rng(seed).standard_normal(dims).astype(np.float32)
    return drawn / np.float32(np.linalg.norm(drawn))


def embed(store: Store, texts: Sequence[str], model: str = MODEL, dims: int = 384) -> None:
    vectors = {embedding_key(text): vector(seed, dims) for seed, text in enumerate(texts)}
    PostgresVectorCache(store.database).remember(model, vectors)


@pytest.fixture
def known(store: Store) -> Store:
    embed(store, FACTS)
    store.form(Said(FACTS))
    return store


def ask(text: str, **options: Any) -> RecallQuery:  # noqa: ANN401 - any field of the query
    return RecallQuery.model_validate({"workspace_id": "w", "text": text, **options}, strict=False)


def find(store: Store, query: RecallQuery, near: Vector | None = None, at: int = 0) -> Found:
    return PostgresVoices(store.database, MODEL, floor=0.0).find(query, near, NOON + at * DAY)


def texts(found: Found, voice: Voice = Voice.LEXICAL) -> list[str]:
    return [found.memories[hit.memory_id].memory.content for hit in found.hits[voice]]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("which port does the database listen on?", FACTS[0]),
        ("freezing deploys", FACTS[1]),
        ("max_connections", FACTS[2]),
        ("what is maxConnections / max_connection", FACTS[2]),
        ("ERR-4021", FACTS[3]),
        ("abgelaufene Sitzungen", FACTS[3]),
        ("周五", FACTS[4]),
        ("สำรอง", FACTS[5]),
    ],
)
def test_words_find_their_memory_in_its_language(known: Store, question: str, expected: str) -> None:
    assert texts(find(known, ask(question, mode="keyword")))[0] == expected


@pytest.mark.parametrize(
    "question",
    ["' OR 1=1 --", "a & | ! ( ) :* <->", "\\", "'''", '"unbalanced', "port:*", "%_%", "\x00port", "<b>port</b>", "🙂"],
)
def test_query_syntax_is_just_text(known: Store, question: str) -> None:
    found = find(known, ask(question))
    assert set(texts(found)) <= set(FACTS)


def test_a_long_question_asks_with_its_rarest_words(known: Store) -> None:
    question = "the and on to is " * 400 + "Fridays"
    assert FACTS[1] in texts(find(known, ask(question)))


def test_a_rare_word_outweighs_a_common_one(store: Store) -> None:
    store.form(Said([f"The service number {n} is written in Go." for n in range(20)] + ["The ledger is in Rust."]))
    assert texts(find(store, ask("service ledger")))[0] == "The ledger is in Rust."


def test_the_nearest_vector_comes_first_with_its_cosine(known: Store) -> None:
    found = find(known, ask("anything"), vector(3))
    assert texts(found, Voice.SEMANTIC)[0] == FACTS[3]
    assert found.hits[Voice.SEMANTIC][0].value == pytest.approx(1.0, abs=1e-3)
    assert [hit.rank for hit in found.hits[Voice.SEMANTIC]] == list(range(len(FACTS)))
    assert found.degraded == ()


def test_the_index_and_the_exact_scan_agree(known: Store) -> None:
    exact = PostgresVoices(known.database, MODEL, floor=0.0).find(ask("anything"), vector(2), NOON)
    indexed = PostgresVoices(known.database, MODEL, exact_up_to=0, floor=0.0).find(ask("anything"), vector(2), NOON)
    assert texts(exact, Voice.SEMANTIC) == texts(indexed, Voice.SEMANTIC)


def test_the_index_is_asked_at_once_where_it_was_needed_before(known: Store) -> None:
    voices = PostgresVoices(known.database, MODEL, exact_up_to=0, floor=0.0)
    first, again = (voices.find(ask("anything"), vector(2), NOON) for _ in range(2))
    assert texts(first, Voice.SEMANTIC) == texts(again, Voice.SEMANTIC)


def test_without_a_vector_the_other_voices_answer_and_say_so(known: Store) -> None:
    found = find(known, ask("deploys"))
    assert found.degraded == ("semantic",)
    assert texts(found) == [FACTS[1]]
    assert find(known, ask("deploys", mode="keyword")).degraded == ()


def test_vectors_of_another_model_are_never_compared(known: Store) -> None:
    found = PostgresVoices(known.database, "other/query").find(ask("anything"), vector(0), NOON)
    assert Voice.SEMANTIC not in found.hits
    assert found.degraded == ("semantic",)


def test_an_empty_workspace_is_not_a_degraded_one(store: Store) -> None:
    found = find(store, ask("anything"), vector(0))
    assert (found.degraded, found.memories) == ((), {})


def test_vectors_of_another_length_are_scanned_exactly(store: Store) -> None:
    embed(store, FACTS[:2], dims=8)
    store.form(Said(FACTS[:2]))
    found = PostgresVoices(store.database, MODEL, exact_up_to=0).find(ask("x"), vector(1, 8), NOON)
    assert texts(found, Voice.SEMANTIC)[0] == FACTS[1]


def test_the_newest_come_first_in_the_temporal_voice(store: Store) -> None:
    store.form(Said(FACTS[:1], "t-1"))
    store.form(Said(FACTS[1:2], "t-2", at=NOON + DAY))
    assert texts(find(store, ask("when"), at=1), Voice.TEMPORAL) == [FACTS[1], FACTS[0]]


def test_a_stretch_of_time_is_answered_with_what_became_true_in_it(store: Store) -> None:
    for day, fact in enumerate(FACTS[:4]):
        store.form(Said([fact], f"t-{day}", at=NOON + day * DAY))
    period = Period(NOON + DAY, NOON + 3 * DAY)
    found = PostgresVoices(store.database, MODEL).find(ask("what was decided"), None, NOON + 9 * DAY, period)
    assert texts(found, Voice.TEMPORAL) == [FACTS[2], FACTS[1]]
    shown = recall.answer(ask("what was decided"), found, Lens(period=period), NOON + 9 * DAY, None)
    assert {r.remembered.memory.content for r in shown} == {FACTS[1], FACTS[2]}
    worded = PostgresVoices(store.database, MODEL).find(ask("database port"), None, NOON + 9 * DAY, period)
    assert texts(worded) == [FACTS[0]]
    other = PostgresVoices(store.database, MODEL).find(ask("x", mode="keyword"), None, NOON + 9 * DAY, period)
    assert set(other.hits) == {Voice.LEXICAL}


def test_the_graph_reaches_what_was_formed_together(store: Store) -> None:
    store.form(Said(FACTS[:2], "t-1"))
    store.form(Said(FACTS[2:3], "t-2"))
    assert texts(find(store, ask("deploys frozen")), Voice.GRAPH) == [FACTS[0]]


def test_the_graph_reaches_what_was_recalled_together(store: Store) -> None:
    store.form(Said(FACTS[:1], "t-1"))
    store.form(Said(FACTS[1:2], "t-2"))
    store.dispatch(store.remembered())
    assert texts(find(store, ask("deploys frozen")), Voice.GRAPH) == [FACTS[0]]


def test_what_is_recalled_together_weighs_more_each_time_and_fades(store: Store) -> None:
    store.form(Said(FACTS[:2], "t-1"))
    store.form(Said(FACTS[2:3], "t-2"))
    first, second, third = store.remembered()
    assert find(store, ask("deploys")).cooccurrence == {}
    store.dispatch([first, second], "d-1")
    store.dispatch([first, second], "d-1", agent="again")
    store.dispatch([second, third], "d-2", at=NOON + DAY)
    store.dispatch([first, second], "d-3", at=NOON + DAY)
    weights = find(store, ask("deploys"), at=1).cooccurrence
    grown = 0.5 * 0.995 * 1.05
    assert weights == pytest.approx(
        {first.memory.memory_id: grown, second.memory.memory_id: grown, third.memory.memory_id: 0.5}
    )


def test_what_words_alone_found_has_its_cosine_too(store: Store) -> None:
    many = [f"Deploy number {n} went out." for n in range(60)]
    embed(store, many)
    store.form(Said(many))
    found = find(store, ask("Deploy number 59"), -vector(59))
    assert len(found.hits[Voice.SEMANTIC]) == VOICE_LIMIT
    (name,) = [known.memory.memory_id for known in store.remembered() if known.memory.content == many[59]]
    assert found.cosines[name] == pytest.approx(-1.0, abs=1e-3)
    assert not set(found.cosines) & {hit.memory_id for hit in found.hits[Voice.SEMANTIC]}


def test_keyword_and_semantic_modes_use_fewer_voices(known: Store) -> None:
    assert set(find(known, ask("x", mode="keyword")).hits) == {Voice.LEXICAL}
    assert set(find(known, ask("x", mode=Mode.SEMANTIC), vector(0)).hits) == {Voice.LEXICAL, Voice.SEMANTIC}


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 6),
        ({"episodes": "none"}, 0),
        ({"episodes": "only"}, 6),
        ({"pacer": "reference"}, 6),
        ({"pacer": "evidence"}, 0),
        ({"domain": "database"}, 6),
        ({"domain": "cooking"}, 0),
    ],
)
def test_a_question_can_be_narrowed(known: Store, options: dict[str, str], count: int) -> None:
    found = find(known, ask("database port deploys", **options), vector(0))
    assert len(found.hits[Voice.SEMANTIC]) == count
    assert len(found.hits[Voice.TEMPORAL]) == count
    assert bool(found.hits[Voice.LEXICAL]) == bool(count)


def test_what_has_expired_is_not_found_before_the_sweep_either(known: Store) -> None:
    assert find(known, ask("port"), vector(0), at=44).memories
    assert find(known, ask("port"), vector(0), at=45).memories == {}


def change(store: Store, text: str, **state: Any) -> None:  # noqa: ANN401 - any field of the state
    (known,) = [each for each in store.remembered() if each.memory.content == text]
    step = moved(known.state, replace(known.state, **state), EventKind.STATUS_CHANGED, Cause("test", "x", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)


@pytest.mark.parametrize(
    "state",
    [
        {"muted": True},
        {"status": "rejected"},
        {"valid_until": NOON},
        {"ended_at": NOON, "ending": "archived"},
        {"ended_at": NOON, "ending": "invalidated"},
    ],
)
def test_what_is_struck_out_muted_or_over_is_never_found(known: Store, state: dict[str, Any]) -> None:
    change(known, FACTS[1], **state)
    found = find(known, ask("deploys frozen Fridays database"), vector(1))
    assert {each.memory.content for each in found.memories.values()} == set(FACTS) - {FACTS[1]}


def test_what_was_believed_then_can_still_be_read(known: Store) -> None:
    change(known, FACTS[1], ended_at=NOON + 2 * DAY, ending="invalidated")
    assert texts(find(known, ask("deploys"), at=3)) == []
    assert texts(find(known, ask("deploys", as_of=NOON + DAY), at=3)) == [FACTS[1]]
    assert find(known, ask("deploys", as_of=NOON - DAY), vector(1)).memories == {}


def test_two_workspaces_never_find_each_other(known: Store) -> None:
    known.form(Said(["Deploys of the other team are never frozen."], workspace="v"))
    mine = find(known, ask("deploys frozen"), vector(1))
    assert {each.memory.workspace_id for each in mine.memories.values()} == {"w"}
    assert "Deploys of the other team are never frozen." not in texts(mine)


def test_a_repeated_text_keeps_its_first_vector(store: Store) -> None:
    cache = PostgresVectorCache(store.database)
    cache.remember(MODEL, {"a" * 64: vector(1)})
    cache.remember(MODEL, {"a" * 64: vector(2), "b" * 64: vector(3)})
    found = cache.lookup(MODEL, ["a" * 64, "b" * 64, "c" * 64])
    assert set(found) == {"a" * 64, "b" * 64}
    assert float(found["a" * 64] @ vector(1)) == pytest.approx(1.0, abs=1e-3)
    assert cache.lookup("other", ["a" * 64]) == {}


def test_memories_formed_without_an_embedder_get_their_vectors_later(store: Store) -> None:
    store.form(Said(FACTS[:2]))
    cache = PostgresVectorCache(store.database)
    lacking = cache.unembedded(MODEL, 10)
    assert sorted(lacking.values()) == sorted(FACTS[:2])
    embed(store, FACTS[:2])
    assert cache.attach(MODEL, list(lacking)) == 2
    assert cache.unembedded(MODEL, 10) == {}
    assert texts(find(store, ask("x"), vector(0)), Voice.SEMANTIC)[0] == FACTS[0]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Why does max_connections fail with ERR-4021?", ("max_connections", "ERR-4021")),
        ("see src/db/pool.py, and std::vector", ("src/db/pool.py", "std::vector")),
        ("the TTL of userSession v2.1", ("userSession", "v2.1", "TTL")),
        ("nothing special here", ()),
        ("a.b", ("a.b",)),
    ],
)
def test_identifiers_are_told_from_words(question: str, expected: tuple[str, ...]) -> None:
    assert pieces(question) == expected
    assert len(pieces(" ".join(f"id_{n}" for n in range(100)))) == 12


@pytest.fixture
def crowded(store: Store, database_url: str) -> Iterator[psycopg.Connection[dict[str, Any]]]:
    """A workspace of some thousand memories, and a superuser's connection that has become the application."""
    crowd(store, [f"word{n} stands in row_{sha256(str(n).encode()).hexdigest()[:32]}" for n in range(1, 6_001)])
    with psycopg.Connection[DictRow].connect(database_url, row_factory=dict_row, autocommit=True) as connection:
        connection.execute("SET search_path = memform, public")
        connection.execute("LOAD 'auto_explain'")
        # What autovacuum does in time: an index with a pending list looks dearer than reading the workspace.
        connection.execute("VACUUM (ANALYZE) memories, memory_state")
        connection.execute("SET auto_explain.log_min_duration = 0")
        connection.execute("SET auto_explain.log_analyze = on")
        connection.execute("SET auto_explain.log_timing = off")
        connection.execute("SET auto_explain.log_nested_statements = on")
        connection.execute("SET auto_explain.log_level = notice")
        register_vector(connection)
        connection.execute("SET ROLE memform_app")
        connection.execute("SET memform.workspace = 'w'")
        yield connection


def plans(connection: psycopg.Connection[dict[str, Any]], query: bytes, parameters: dict[str, Any]) -> str:
    """Return the plans of a query and of all that its functions ran, as they were executed."""
    seen: list[str] = []
    connection.add_notice_handler(lambda notice: seen.append(notice.message_primary or ""))
    connection.execute(query, parameters)
    return "\n".join(seen)


def asked(text: str, *voices: str, near: Vector | None = None, **changed: Any) -> dict[str, Any]:  # noqa: ANN401 - any
    """Return the parameters of the statement that asks the voices."""
    question = parameters(ask(text), NOON, MODEL, RELEVANCE_FLOOR)
    return {
        **question,
        "vector": None if near is None else HalfVector(near),
        "voices": list(voices),
        "since": None,
        "until": None,
        "exact_up_to": 0,
        **changed,
    }


def test_the_lexical_voice_uses_its_index_under_row_security(crowded: psycopg.Connection[dict[str, Any]]) -> None:
    plan = plans(crowded, FIND, asked("word17 word4711", "lexical"))
    assert "memories_words" in plan
    assert not re.search(r"Seq Scan on memories m(_\d)? ", plan)


def test_shared_trigrams_use_their_index_under_row_security(crowded: psycopg.Connection[dict[str, Any]]) -> None:
    plan = plans(crowded, FIND, asked(f"row_{sha256(b'17').hexdigest()[:31]}Z", "lexical"))
    assert "memories_trigram" in plan
    assert not re.search(r"Seq Scan on memories m(_\d)? ", plan)


def test_what_words_found_letter_by_letter_asks_no_other_index(crowded: psycopg.Connection[dict[str, Any]]) -> None:
    plan = plans(crowded, FIND, asked("word4711", "lexical"))
    ran = [line for line in plan.splitlines() if "never executed" not in line]
    assert any("memories_words" in line for line in ran)
    assert not any("memories_trigram" in line for line in ran)


def test_the_newest_are_read_by_their_index(crowded: psycopg.Connection[dict[str, Any]]) -> None:
    plan = plans(crowded, FIND, asked("when", "temporal"))
    assert "memories_by_age" in plan
    assert "Memoize" not in plan


@pytest.mark.parametrize(("memories", "mode"), [(50_000, "auto"), (50_001, "force_generic_plan")])
def test_a_plan_is_kept_only_where_the_tables_it_is_made_for_have_grown(
    store: Store, database_url: str, memories: int, mode: str
) -> None:
    with psycopg.connect(database_url) as connection:
        connection.execute("DELETE FROM memform.workspace_sizes")
        connection.execute("INSERT INTO memform.workspace_sizes VALUES ('w', %s, 1000, %s)", [memories, NOON])
    for workspace, expected in (("w", mode), ("v", "auto")):
        assert store.database.read(workspace, b"SHOW plan_cache_mode", {}, tuple_row) == [(expected,)]


def test_the_semantic_voice_uses_its_index_under_row_security(
    crowded: psycopg.Connection[dict[str, Any]], store: Store
) -> None:
    with store.database.maintenance() as connection, connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO memory_vectors VALUES ('w', %s, %s, 384, %s)",
            [(MODEL, f"mem-{n}", HalfVector(vector(n))) for n in range(1, 1501)],
        )
    crowded.execute("RESET ROLE")
    crowded.execute("ANALYZE memory_vectors")
    crowded.execute("SET ROLE memform_app")
    assert "memory_vectors_near_384" in plans(crowded, FIND, asked("x", "semantic", near=vector(7)))


def test_a_small_workspace_is_read_whole_beside_a_crowded_one(
    crowded: psycopg.Connection[dict[str, Any]], store: Store
) -> None:
    with store.database.maintenance() as connection, connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO memory_vectors VALUES ('w', %s, %s, 384, %s)",
            [(MODEL, f"mem-{n}", HalfVector(vector(n))) for n in range(100, 500)],
        )
    embed(store, FACTS)
    store.form(Said(FACTS, "t-9", workspace="v"))
    crowded.execute("RESET ROLE")
    crowded.execute("ANALYZE memory_vectors")
    query = ask("anything", workspace_id="v")
    for exact_up_to in (10_000, 0):  # by a scan of the workspace, and by the index over all of them
        found = PostgresVoices(store.database, MODEL, exact_up_to, floor=0.0).find(query, vector(3), NOON)
        assert sorted(texts(found, Voice.SEMANTIC)) == sorted(FACTS)
