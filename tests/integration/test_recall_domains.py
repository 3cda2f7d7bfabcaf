"""A narrow domain in a crowded workspace: counted by its index, read as a whole, as exact as a scan of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import psycopg
import pytest
from pgvector import HalfVector
from pgvector.psycopg import register_vector
from psycopg.rows import DictRow, dict_row

from infra.postgres.queries import load
from infra.postgres.voices import PostgresVoices, parameters
from pipeline.domain.recall import Mode, RecallQuery, Voice
from pipeline.policy import RELEVANCE_FLOOR
from tests.builders import NOON
from tests.crowd import crowd

if TYPE_CHECKING:
    from tests.store_walk import Store

MODEL = "test-model/query"
MANY = 600
NARROW = 40


def vectors() -> np.ndarray[Any, np.dtype[np.float32]]:
    drawn = np.random.default_rng(4).standard_normal((MANY, 384)).astype(np.float32)
    return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def question(domain: str) -> RecallQuery:
    return RecallQuery(workspace_id="w", text="anything at all", mode=Mode.SEMANTIC, domain=domain)


@pytest.fixture
def mixed(store: Store) -> Store:
    """Every fifteenth memory is of a domain of its own; each has a vector."""
    crowd(store, [f"word{n} stands alone" for n in range(MANY)], start=1_000)
    with store.database.maintenance() as connection, connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO memory_vectors VALUES ('w', %s, %s, 384, %s)",
            [(MODEL, f"mem-{1_000 + n}", HalfVector(each)) for n, each in enumerate(vectors())],
        )
    return store


@pytest.fixture
def narrow(mixed: Store, database_url: str) -> Store:
    with psycopg.connect(database_url, options="-c search_path=memform,public", autocommit=True) as owner:
        owner.execute(
            "UPDATE memories SET domain = 'harbour' WHERE workspace_id = 'w' AND memory_id LIKE 'mem-1%%'"
            " AND substr(memory_id, 5)::integer %% %s = 0",
            [MANY // NARROW],
        )
    return mixed


def test_a_narrow_domain_is_as_exact_as_a_scan_of_everything(narrow: Store) -> None:
    near = vectors()[7]
    crowded = PostgresVoices(narrow.database, MODEL, exact_up_to=0).find(question("harbour"), near, NOON)
    scanned = PostgresVoices(narrow.database, MODEL).find(question("harbour"), near, NOON)
    names = [hit.memory_id for hit in crowded.hits[Voice.SEMANTIC]]
    assert names == [hit.memory_id for hit in scanned.hits[Voice.SEMANTIC]]
    cosines = vectors() @ near
    inside = [n for n in range(MANY) if (1_000 + n) % (MANY // NARROW) == 0]
    best = sorted(inside, key=lambda n: -cosines[n])[: len(names)]
    assert len(names) >= 10
    assert names[:10] == [f"mem-{1_000 + n}" for n in best[:10]]


def test_a_domain_of_nobody_is_empty_and_not_degraded(narrow: Store) -> None:
    found = PostgresVoices(narrow.database, MODEL, exact_up_to=0).find(question("nowhere"), vectors()[7], NOON)
    assert (found.hits[Voice.SEMANTIC], found.degraded) == ((), ())


@pytest.mark.usefixtures("narrow")
def test_a_domain_is_counted_and_read_by_its_index_under_row_security(database_url: str) -> None:
    seen: list[str] = []
    with psycopg.Connection[DictRow].connect(database_url, row_factory=dict_row, autocommit=True) as connection:
        register_vector(connection)
        for statement in (
            "SET search_path = memform, public",
            "LOAD 'auto_explain'",
            "ANALYZE memories",
            "SET auto_explain.log_min_duration = 0",
            "SET auto_explain.log_analyze = on",
            "SET auto_explain.log_timing = off",
            "SET auto_explain.log_nested_statements = on",
            "SET auto_explain.log_level = notice",
            "SET ROLE memform_app",
            "SET memform.workspace = 'w'",
        ):
            connection.execute(statement.encode())
        connection.add_notice_handler(lambda notice: seen.append(notice.message_primary or ""))
        asked = {
            **parameters(question("harbour"), NOON, MODEL, RELEVANCE_FLOOR),
            "vector": HalfVector(vectors()[7]),
            "voices": ["semantic"],
            "since": None,
            "until": None,
            "exact_up_to": 0,
        }
        connection.execute(load("voices")["find"], asked)
    ran = [line for line in "\n".join(seen).splitlines() if "never executed" not in line]
    assert sum("memories_by_domain" in line for line in ran) >= 2
    assert any("memory_vectors_" in line for line in ran)
    assert not any("memory_vectors_near_384 on" in line or "Seq Scan on memories" in line for line in ran)
