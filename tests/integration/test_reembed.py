"""Moving a store to another embedding model, of another length, while it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import psycopg
import pytest

from infra.embeddings.hashed import DIMENSIONS, MODEL, HashedEmbedder
from infra.postgres.vectors import PostgresVectorCache, index_vectors
from infra.postgres.voices import PostgresVoices
from pipeline.domain.recall import RecallQuery, Voice
from pipeline.errors import InvalidInputError
from pipeline.lifecycle.birth import embedding_key
from tests.builders import NOON
from tests.store_walk import Said
from workers.reembedding import forget, reembed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.recall import Found
    from pipeline.ports import Vector
    from tests.store_walk import Store

OLD = "old-model/query"
FACTS = (
    "The staging database listens on port 5433.",
    "Deploys are frozen on Fridays after noon.",
    "The tape archive stands behind the printer.",
    "Backups run every night at two.",
    "Lena owns the billing service.",
)
QUESTION = "frozen deploy"


def old_vectors(texts: Sequence[str]) -> dict[str, Vector]:
    drawn = np.random.default_rng(1).standard_normal((len(texts), 384)).astype(np.float32)
    return {embedding_key(t): v / np.linalg.norm(v) for t, v in zip(texts, drawn, strict=True)}


@pytest.fixture
def formed(store: Store) -> Store:
    """Five memories with vectors of the old model."""
    PostgresVectorCache(store.database).remember(OLD, old_vectors(FACTS))
    store.form(Said(FACTS))
    return store


def ask(store: Store, model: str, vector: Vector, exact_up_to: int = 5_000) -> Found:
    query = RecallQuery(workspace_id="w", text=QUESTION)
    return PostgresVoices(store.database, model, exact_up_to, floor=0.0).find(query, vector, NOON)


def nearest(found: Found) -> list[str]:
    return [found.memories[hit.memory_id].memory.content for hit in found.hits[Voice.SEMANTIC]]


def new(text: str = QUESTION) -> Vector:
    (vector,) = HashedEmbedder().embed([text])
    return vector


def test_both_models_answer_while_one_takes_over_from_the_other(formed: Store) -> None:
    vectors = PostgresVectorCache(formed.database)
    old = old_vectors(FACTS)[embedding_key(FACTS[2])]
    assert ask(formed, MODEL, new()).degraded == ("semantic",)
    told: list[int] = []
    done = reembed(vectors, HashedEmbedder(), told.append, batch=2)
    assert (done.embedded, done.lacking, told) == (5, 0, [2, 4, 5])
    found = ask(formed, MODEL, new())
    assert (found.degraded, nearest(found)[0], len(nearest(found))) == ((), FACTS[1], 5)
    assert nearest(ask(formed, OLD, old))[0] == FACTS[2]
    assert vectors.models() == [(MODEL, DIMENSIONS, 5), (OLD, 384, 5)]


def test_a_run_that_was_stopped_is_gone_on_with(formed: Store) -> None:
    vectors = PostgresVectorCache(formed.database)

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reembed(vectors, HashedEmbedder(), stop, batch=2)
    assert vectors.count_lacking(MODEL) == 3
    assert len(nearest(ask(formed, MODEL, new()))) == 2
    assert reembed(vectors, HashedEmbedder(), lambda _: None, batch=2).embedded == 3
    assert reembed(vectors, HashedEmbedder(), lambda _: None).embedded == 0


def test_what_was_formed_meanwhile_is_made_up_for(formed: Store) -> None:
    vectors = PostgresVectorCache(formed.database)
    reembed(vectors, HashedEmbedder(), lambda _: None)
    formed.form(Said(["Deploy freezes end on Mondays."], "t-2"))
    assert vectors.count_lacking(MODEL) == 1
    assert reembed(vectors, HashedEmbedder(), lambda _: None).embedded == 1


def test_every_workspace_moves(formed: Store) -> None:
    formed.form(Said(FACTS[:2], "t-2", workspace="v"))
    assert reembed(PostgresVectorCache(formed.database), HashedEmbedder(), lambda _: None, batch=3).embedded == 7


def test_the_old_model_is_forgotten_and_the_answering_one_never(formed: Store) -> None:
    vectors = PostgresVectorCache(formed.database)
    reembed(vectors, HashedEmbedder(), lambda _: None)
    with pytest.raises(InvalidInputError, match="is the model that answers now"):
        forget(vectors, MODEL, MODEL, lambda _: None)
    with pytest.raises(InvalidInputError, match="no vector is of the model 'other'"):
        forget(vectors, "other", MODEL, lambda _: None)
    assert forget(vectors, OLD, MODEL, lambda _: None) == 5, "as many as `models` told of"
    assert vectors.models() == [(MODEL, DIMENSIONS, 5)]
    assert vectors.lookup(OLD, list(old_vectors(FACTS))) == {}
    assert nearest(ask(formed, MODEL, new()))[0] == FACTS[1]


def test_a_new_length_gets_an_index_that_is_used(formed: Store, database_url: str) -> None:
    reembed(PostgresVectorCache(formed.database), HashedEmbedder(), lambda _: None)
    for _ in range(2):
        index_vectors(database_url, DIMENSIONS)
    indexed, exact = ask(formed, MODEL, new(), exact_up_to=0), ask(formed, MODEL, new())
    assert nearest(indexed) == nearest(exact)
    with psycopg.connect(database_url, options="-c search_path=memform,public") as admin:
        valid = "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('memory_vectors_near_256')"
        assert admin.execute(valid).fetchone() == (True,)
        admin.execute("DROP INDEX memory_vectors_near_256")
