"""Vectors in PostgreSQL: the cache by (model, text), and what memories still lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from pgvector import HalfVector

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from infra.postgres.database import Database
    from pipeline.ports import Vector

_SQL = load("vectors")


class PostgresVectorCache:
    """The `VectorCache` port, at half precision: a cosine moves by less than 0.001."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def lookup(self, model: str, keys: Sequence[str]) -> Mapping[str, Vector]:
        """Return the vectors known among `keys` (hex SHA-256 of the text), of unit length."""
        with self._database.unscoped() as connection:
            rows = connection.execute(_SQL["lookup"], {"model": model, "keys": list(keys)}).fetchall()
        return {row["text_sha256"]: _unit(row["embedding"]) for row in rows}

    def remember(self, model: str, vectors: Mapping[str, Vector]) -> None:
        """Store vectors; one that is there already stays. In key order, so that two writers cannot deadlock."""
        rows = [
            {"model": model, "key": key, "dims": len(vectors[key]), "embedding": HalfVector(vectors[key])}
            for key in sorted(vectors)
        ]
        with self._database.unscoped() as connection, connection.cursor() as cursor:
            cursor.executemany(_SQL["remember"], rows)

    def unembedded(self, model: str, limit: int) -> Mapping[str, str]:
        """Return texts by key of live memories, of any workspace, that have no vector of `model`; oldest first."""
        with self._database.maintenance() as connection:
            rows = connection.execute(_SQL["unembedded"], {"model": model, "limit": limit}).fetchall()
        return {row["embedding_key"]: row["content"] for row in rows}

    def attach(self, model: str, keys: Sequence[str]) -> int:
        """Give live memories the cached vectors of their texts; return how many had none."""
        with self._database.maintenance() as connection:
            return connection.execute(_SQL["attach"], {"model": model, "keys": list(keys)}).rowcount


def _unit(stored: HalfVector) -> Vector:
    vector = stored.to_numpy().astype(np.float32)
    return vector / np.float32(np.linalg.norm(vector))
