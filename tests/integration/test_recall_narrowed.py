"""A question narrowed to few of very many: the words find what is there, however common they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from infra.postgres.term_counts import PostgresTermCounts
from infra.postgres.voices import PostgresVoices
from pipeline.domain.recall import RecallQuery, Voice
from pipeline.domain.sweep import Pass
from tests.builders import DAY, NOON
from tests.crowd import crowd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.store_walk import Store

MANY = 3_000
FEW = frozenset(f"mem-{n}" for n in (2_990, 2_993, 2_996))


@pytest.fixture
def common(store: Store, database_url: str) -> Iterator[psycopg.Connection[Any]]:
    """Every memory has the word; the connection is a superuser's."""
    crowd(store, [f"Harbour crane number{n} was painted." for n in range(1, MANY + 1)])
    PostgresTermCounts(store.database).measure(Pass(NOON))
    options = "-c search_path=memform,public -c session_replication_role=replica"
    with psycopg.connect(database_url, options=options, autocommit=True) as owner:
        yield owner
    store.empty()  # what was changed past every rule holds none of them


def found(store: Store, **narrowed: Any) -> set[str]:  # noqa: ANN401 - any field of the query
    query = RecallQuery.model_validate(
        {"workspace_id": "w", "text": "which cranes were painted?", "mode": "keyword", **narrowed}, strict=False
    )
    return {hit.memory_id for hit in PostgresVoices(store.database, "").find(query, None, NOON).hits[Voice.LEXICAL]}


@pytest.mark.parametrize(
    ("change", "narrowed"),
    [
        ("UPDATE memories SET domain = 'docks'", {"domain": "docks"}),
        ("UPDATE memories SET pacer = 'analogous'", {"pacer": "analogous"}),
        ("UPDATE memory_state SET tier = 'consolidated', expires_at = NULL", {"episodes": "none"}),
    ],
)
def test_what_the_question_is_narrowed_to_is_found_by_common_words(
    store: Store, common: psycopg.Connection[Any], change: str, narrowed: dict[str, Any]
) -> None:
    common.execute(f"{change} WHERE memory_id = ANY (%s)".encode(), [list(FEW)])
    assert found(store, **narrowed) == FEW
    assert len(found(store)) == 25


def test_what_was_believed_early_is_found_by_common_words(store: Store, common: psycopg.Connection[Any]) -> None:
    common.execute(
        "UPDATE memories SET created_at = created_at - interval '9 days', valid_from = valid_from - interval '9 days'"
        " WHERE memory_id = ANY (%s)",
        [list(FEW)],
    )
    assert found(store, as_of=NOON - 8 * DAY) == FEW
