"""Twenty thousand memories under row security: every voice reads its index, and little of the workspace."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
import psycopg
import pytest
from pgvector import HalfVector
from pgvector.psycopg import register_vector
from psycopg.rows import DictRow, dict_row

from infra.postgres.ledger import PostgresLedger
from infra.postgres.queries import load
from infra.postgres.stages import PostgresStages, Versions
from infra.postgres.term_counts import PostgresTermCounts
from infra.postgres.voices import PostgresVoices, parameters
from pipeline.domain.recall import Mode, RecallQuery, Voice
from pipeline.domain.sweep import Pass
from pipeline.policy import COSINE_RANGE, RELEVANCE_FLOOR
from tests.builders import DAY, NOON, Dice
from tests.crowd import FIRST, crowd
from tests.store_walk import Said, Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from infra.postgres.database import Database

Connection: TypeAlias = psycopg.Connection[dict[str, Any]]
Matrix: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

(MODEL,) = COSINE_RANGE
MANY: Final = 20_000
EMBEDDED: Final = 5_500
"""Memories with a vector: more than a scan should read."""
FEW: Final = 2_000
"""Rows of the workspace that one question may read of a table: a tenth."""
FIND: Final = load("voices")["find"]
SLOW_INDEXES: Final = ("memories_words", "memories_trigram", "memory_vectors_near_384")
EXPLAINED: Final = (
    "LOAD 'auto_explain'",
    "SET auto_explain.log_min_duration = 0",
    "SET auto_explain.log_analyze = on",
    "SET auto_explain.log_timing = off",
    "SET auto_explain.log_nested_statements = on",
    "SET auto_explain.log_level = notice",
    "SET ROLE memform_app",
    "SET memform.workspace = 'w'",
    "SET enable_seqscan = on",
    "SET plan_cache_mode = force_generic_plan",
)
_SCAN: Final = re.compile(
    r"(?P<way>Seq|Index|Index Only|Bitmap Heap|Bitmap Index) Scan (?:Backward )?(?:using (?P<index>\w+) )?"
    r"on (?P<on>\w+)"
    r".*?\(actual (?:time=\S+ )?rows=(?P<rows>[\d.]+) loops=(?P<loops>\d+)\)"
)


def text(n: int) -> str:
    return f"Common part{n % 40} of word{n} stands in row_{sha256(str(n).encode()).hexdigest()[:24]}."


_DOMAIN: Final = "UPDATE memories SET domain = %s WHERE workspace_id = 'w' AND memory_id LIKE %s"


def unit(rng: np.random.Generator, count: int) -> Matrix:
    drawn = rng.standard_normal((count, 384))
    return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def vectors() -> Matrix:
    """Return unit vectors in clusters, with a large common part, as a model of language has.

    Their first number is about the least that half precision has.
    """
    rng = np.random.default_rng(4)
    common, clusters = unit(rng, 1), unit(rng, 60)
    drawn = common + 0.36 * clusters[rng.integers(0, 60, EMBEDDED)] + 0.39 * unit(rng, EMBEDDED)
    drawn[:, 0] = 1e-7
    return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def fill(store: Store, owner: Connection) -> None:
    """Remember everything, with the indexes that are slow to add to made at the end."""
    made = owner.execute(
        "SELECT pg_get_indexdef(name::regclass) AS it FROM unnest(%s::text[]) AS name", [list(SLOW_INDEXES)]
    ).fetchall()
    for name in SLOW_INDEXES:
        owner.execute(f"DROP INDEX {name}".encode())
    store.form(Said([FIRST]))
    owner.execute(_DOMAIN.encode(), ["sea", "%"])
    crowd(store, [text(n) for n in range(1, MANY + 1)])
    owner.execute(_DOMAIN.encode(), ["harbour", "mem-%00"])
    crowd(store, [text(n) for n in range(1, 21)], start=MANY + 1, workspace="v")
    into = b"COPY memory_vectors (workspace_id, model, memory_id, dims, embedding) FROM STDIN"
    with owner.cursor().copy(into) as copy:
        copy.set_types(["text", "text", "text", "int4", "halfvec"])
        for n, vector in enumerate(vectors(), 1):
            copy.write_row(("w", MODEL, f"mem-{n}", 384, HalfVector(vector)))
    for row in made:
        owner.execute(row["it"].encode())
    owner.execute("VACUUM (ANALYZE) memories, memory_state, memory_vectors, links")


@pytest.fixture(scope="module")
def large(database: Database, database_url: str) -> Iterator[Connection]:
    """The store, and a superuser's connection that has become the application and tells its plans."""
    versions = Versions(gate="g1", pacer="p1", scan="s1", policy="1")
    store = Store(database, PostgresLedger(database, Dice()), PostgresStages(database, versions))
    options = "-c search_path=memform,public -c maintenance_work_mem=256MB"
    with psycopg.Connection[DictRow].connect(
        database_url, options=options, row_factory=dict_row, autocommit=True
    ) as owner:
        register_vector(owner)
        fill(store, owner)
        PostgresTermCounts(database).measure(Pass(NOON))
        for statement in EXPLAINED:
            owner.execute(statement.encode())
        yield owner


@pytest.fixture
def sized(database: Database) -> Iterator[Database]:
    """The sizes that the sweep has measured come back after a test that has changed them."""
    yield database
    with database.maintenance() as connection:
        connection.execute("DELETE FROM workspace_sizes")
    PostgresTermCounts(database).measure(Pass(NOON + DAY))


def believe(database: Database, memories: int) -> None:
    """Let the workspace have been measured to have so many memories."""
    with database.maintenance() as connection:
        connection.execute("DELETE FROM workspace_sizes")
        connection.execute("INSERT INTO workspace_sizes VALUES ('w', %s, 1000000, %s)", [memories, NOON])


def question(words: str, **narrowed: Any) -> RecallQuery:  # noqa: ANN401 - any field of the query
    return RecallQuery.model_validate({"workspace_id": "w", "text": words, **narrowed}, strict=False)


def read(large: Connection, words: str, *voices: str, vector: int | None = None, **changed: Any) -> dict[str, float]:  # noqa: ANN401 - any parameter
    """Return the rows that one question read, by index, and by table where a bitmap of several said which."""
    told: list[str] = []
    asked = {
        **parameters(question(words), NOON, MODEL, RELEVANCE_FLOOR),
        "vector": None if vector is None else HalfVector(vectors()[vector]),
        "voices": list(voices),
        "since": None,
        "until": None,
        "exact_up_to": 5_000,
        **changed,
    }

    def hear(notice: psycopg.errors.Diagnostic) -> None:
        told.append(notice.message_primary or "")

    large.add_notice_handler(hear)
    large.execute(FIND, asked)
    large.remove_notice_handler(hear)
    rows: dict[str, float] = {}
    for scan in _SCAN.finditer("\n".join(told)):
        assert scan["way"] != "Seq", scan[0]
        name = scan["index"] or scan["on"]
        counted = 0.0 if scan["way"] == "Bitmap Index" else float(scan["rows"]) * int(scan["loops"])
        rows[name] = rows.get(name, 0) + counted
    return rows


@pytest.mark.parametrize("words", ["word4711", "word17 part3", "common part7", "common"])
def test_words_are_read_by_their_index_whether_rare_or_common(large: Connection, words: str) -> None:
    rows = read(large, words, "lexical")
    assert "memories_words" in rows
    assert max(rows.values()) <= FEW


def test_an_identifier_that_nobody_wrote_so_is_looked_for_by_its_trigrams(large: Connection) -> None:
    rows = read(large, f"row_{sha256(b'17').hexdigest()[:23]}Z", "lexical")
    assert "memories_trigram" in rows
    assert max(rows.values()) <= FEW


@pytest.mark.usefixtures("sized")
def test_in_a_crowd_an_identifier_is_looked_for_by_its_own_words(large: Connection, database: Database) -> None:
    believe(database, 1_000_000)
    rows = read(large, "rowStandsCommon_word4711x", "lexical")
    assert "memories_trigram" in rows
    assert max(rows.values()) <= FEW


@pytest.mark.parametrize("memories", [MANY, 100_000, 1_000_000])
@pytest.mark.usefixtures("sized")
def test_vectors_are_read_by_their_index(large: Connection, database: Database, memories: int) -> None:
    believe(database, memories)
    rows = read(large, "x", "semantic", vector=7)
    assert rows["memory_vectors_near_384"] >= 1
    # Counting how many there are, up to the bound from which the index is asked.
    counted = rows.pop("memory_vectors_pkey")
    assert counted <= EMBEDDED
    assert max(rows.values()) <= FEW


def test_a_narrow_domain_is_counted_and_read_by_its_index(large: Connection) -> None:
    rows = read(large, "x", "semantic", vector=7, exact_up_to=0, domain="harbour")
    assert rows["memories_by_domain"] >= MANY // 100
    assert "memory_vectors_near_384" not in rows
    assert max(rows.values()) <= FEW


def test_a_wide_domain_is_counted_up_to_a_bound_and_read_by_the_index_of_vectors(large: Connection) -> None:
    rows = read(large, "x", "semantic", vector=7, exact_up_to=0, domain="sea")
    assert rows["memory_vectors_near_384"] >= 1
    assert rows.pop("memories_by_domain") <= 10_001
    assert max(rows.values()) <= FEW


def test_the_newest_and_a_stretch_of_time_are_read_by_their_indexes(large: Connection) -> None:
    rows = read(large, "x", "temporal", since=NOON - DAY, until=NOON + DAY)
    assert {"memories_by_age", "memories_by_time"} <= rows.keys()
    assert max(rows.values()) <= FEW


def test_the_graph_is_walked_by_its_indexes(large: Connection) -> None:
    rows = read(large, "staging port 5433", "lexical", "graph")
    assert "links_by_memory" in rows
    assert max(rows.values()) <= FEW


@pytest.mark.parametrize("model", COSINE_RANGE)
def test_what_is_plainly_near_is_the_middle_of_a_models_range(database: Database, model: str) -> None:
    with database.unscoped() as connection:
        (row,) = connection.execute("SELECT plainly_near(%s) AS cosine", [model]).fetchall()
    assert row["cosine"] == pytest.approx(sum(COSINE_RANGE[model]) / 2)


@pytest.mark.usefixtures("large", "sized")
@pytest.mark.parametrize("times", [1, 2])
def test_a_large_workspace_is_searched_as_exactly_whether_something_is_near(database: Database, times: int) -> None:
    """What was asked for is a memory's own vector, or one that is far from all."""
    believe(database, 1_000_000)
    near = vectors()[99] + (times - 1) * 0.6 * unit(np.random.default_rng(9), 1)[0]
    near /= np.linalg.norm(near)
    cosines = vectors() @ near
    asked = question("anything at all", mode=Mode.SEMANTIC)
    hits = PostgresVoices(database, MODEL, exact_up_to=0).find(asked, near, NOON).hits[Voice.SEMANTIC]
    best = np.argsort(-cosines)[:10]
    found = {hit.memory_id for hit in hits}
    assert len(found & {f"mem-{n + 1}" for n in best}) >= 9
    assert (cosines.max() >= 0.865) == (times == 1)


@pytest.mark.usefixtures("large", "sized")
@pytest.mark.parametrize(
    "spelled", ["wordOne4711", "row_word4711.py", "Word-4711", "standsWord4711", "word_4711_stands"]
)
def test_in_a_crowd_another_spelling_of_an_identifier_is_found(database: Database, spelled: str) -> None:
    believe(database, 1_000_000)
    hits = PostgresVoices(database, MODEL).find(question(spelled, mode=Mode.KEYWORD), None, NOON).hits[Voice.LEXICAL]
    assert "mem-4711" in {hit.memory_id for hit in hits}
