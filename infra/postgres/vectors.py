"""Vectors in PostgreSQL: the cache by (model, text), and what memories still lack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import psycopg
from pgvector import HalfVector
from psycopg import errors, sql

from infra.postgres.faults import sorted_faults
from infra.postgres.queries import load
from pipeline.errors import PermanentError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from infra.postgres.database import Database
    from pipeline.ports import Vector

_MAKE_INDEX: Final = """
CREATE INDEX CONCURRENTLY IF NOT EXISTS {name} ON memory_vectors
    USING hnsw ((embedding::halfvec({dims})) halfvec_cosine_ops) WHERE dims = {dims}
"""
_DROP_BROKEN: Final = """
DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass({literal}) AND NOT indisvalid) THEN
        DROP INDEX {name};
    END IF;
END $$
"""
"""What a stopped build left behind: an index that nothing reads and every write keeps up."""

_SQL = load("vectors")


@dataclass(frozen=True, slots=True)
class Lacking:
    """A memory without a vector: its workspace and id, the key of its text in the cache, and the text."""

    key: tuple[str, str]
    embedding_key: str
    content: str


class PostgresVectorCache:
    """The `VectorCache` port, at half precision: a cosine moves by less than 0.001."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def lookup(self, model: str, keys: Sequence[str]) -> Mapping[str, Vector]:
        """Return the vectors known among `keys` (hex SHA-256 of the text), of unit length."""
        (rows,) = self._database.exchange("", (_SQL["lookup"], {"model": model, "keys": list(keys)}))
        return {row["text_sha256"]: _unit(row["embedding"]) for row in rows}

    def remember(self, model: str, vectors: Mapping[str, Vector]) -> None:
        """Store vectors; one that is there already stays. In key order, so that two writers cannot deadlock.

        What a crashed server forgets of it is made anew.
        """
        ordered = sorted(vectors)
        columns = {
            "model": model,
            "keys": ordered,
            "dims": [len(vectors[key]) for key in ordered],
            "embeddings": [HalfVector(vectors[key]) for key in ordered],
        }
        self._database.exchange("", (_SQL["remember"], columns), lasting=False)

    def unembedded(self, model: str, limit: int) -> Mapping[str, str]:
        """Return texts by key of live memories, of any workspace, that have no vector of `model`; oldest first."""
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["unembedded"], {"model": model, "limit": limit}).fetchall()
        return {row["embedding_key"]: row["content"] for row in rows}

    def lacking(self, model: str, after: tuple[str, str], limit: int) -> Sequence[Lacking]:
        """Return live memories after a key (workspace, memory; ("", "") is before all) without a vector of `model`."""
        where = {"model": model, "after_workspace": after[0], "after_memory": after[1], "limit": limit}
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["lacking"], where).fetchall()
        return [Lacking((row["workspace_id"], row["memory_id"]), row["embedding_key"], row["content"]) for row in rows]

    def count_lacking(self, model: str) -> int:
        """Return how many live memories, of any workspace, have no vector of `model`."""
        with self._database.maintenance() as connection:
            (row,) = connection.execute(_SQL["count_lacking"], {"model": model}).fetchall()
        return int(row["memories"])

    def models(self) -> Sequence[tuple[str, int, int]]:
        """Return each model that has vectors: its name, their length, and of how many memories."""
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["models"]).fetchall()
        return [(row["model"], row["dims"], row["memories"]) for row in rows]

    def forget(self, model: str, limit: int) -> tuple[int, int]:
        """Delete at most `limit` vectors of a model, of memories and of the cache each; return how many of either."""
        with self._database.maintenance() as connection:
            asked = {"model": model, "limit": limit}
            said = connection.execute(_SQL["forget_vectors"], asked).rowcount
            return said, connection.execute(_SQL["forget_cached"], asked).rowcount

    def forget_unsaid(self, keys: Sequence[str]) -> int:
        """Delete what is cached of texts that no memory has, of whatever model; return how many there were."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["forget_unsaid"], {"keys": list(keys)}).rowcount

    def attach(self, model: str, keys: Sequence[str]) -> int:
        """Give live memories the cached vectors of their texts; return how many had none."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["attach"], {"model": model, "keys": list(keys)}).rowcount


def index_vectors(url: str, dims: int) -> None:
    """Make the index of vectors of `dims` (1 to 4,000) if there is none; reading and writing go on meanwhile.

    Raises:
        PermanentError: the login may not act as the owner of the schema (`missing_privilege`).
    """
    name = sql.Identifier(f"memory_vectors_near_{dims}")
    with sorted_faults(), psycopg.connect(url, autocommit=True, options="-c search_path=memform,public") as connection:
        try:
            connection.execute("SET ROLE memform_owner")
        except errors.InsufficientPrivilege as refused:
            message = "the login may not act as memform_owner, who makes the index: grant it, or run this as its owner"
            raise PermanentError(message, "missing_privilege") from refused
        connection.execute(sql.SQL(_DROP_BROKEN).format(literal=sql.Literal(f"memory_vectors_near_{dims}"), name=name))
        connection.execute(sql.SQL(_MAKE_INDEX).format(name=name, dims=sql.Literal(dims)))


def _unit(stored: HalfVector) -> Vector:
    vector = stored.to_numpy().astype(np.float32)
    return vector / np.float32(np.linalg.norm(vector))
