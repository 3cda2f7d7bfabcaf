"""The synthetic workspaces of recall_speed.py: texts, vectors, domains, and how they get into a database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import psycopg
from pgvector import HalfVector
from pgvector.psycopg import register_vector

from infra.postgres.queries import blocks
from infra.postgres.term_counts import PostgresTermCounts
from pipeline.domain.sweep import Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from infra.postgres.database import Database

MODEL: Final = "multilingual-e5-small/query"
DIMS: Final = 384
NOW: Final = datetime(2026, 6, 1, 12, tzinfo=UTC)
BATCH: Final = 5_000
COMMON, CLUSTER, NOISE = 1.0, 0.36, 0.39
SQL: Final = blocks(Path(__file__).with_name("recall_speed.sql").read_bytes())


@dataclass(frozen=True, slots=True)
class Crowd:
    """A workspace of `size` memories."""

    size: int

    @property
    def workspace(self) -> str:
        """Its name."""
        return f"w-{self.size}"


class World:
    """What texts and vectors are drawn from."""

    def __init__(self, seed: int = 5) -> None:
        """Draw the words and the clusters."""
        self._rng = np.random.default_rng(seed)
        letters = self._rng.integers(ord("a"), ord("z") + 1, (20_000, 7))
        self._words = ["".join(chr(int(letter)) for letter in word) for word in letters]
        share = 1.0 / np.arange(10, 20_010)
        self._share = share / share.sum()
        self._common = self._unit(1)[0]
        self._clusters = self._unit(2_000)

    def texts(self, count: int, length: int = 12) -> list[str]:
        """Return sentences of `length` words."""
        drawn = self._rng.choice(len(self._words), (count, length), p=self._share)
        return [" ".join(self._words[int(word)] for word in row) + "." for row in drawn]

    def vectors(self, count: int) -> npt.NDArray[np.float32]:
        """Return unit vectors, shape (count, 384)."""
        mixed = COMMON * self._common + CLUSTER * self._clusters[self._rng.integers(0, 2_000, count)]
        return _normal(mixed + NOISE * self._unit(count))

    def near(self, vectors: npt.NDArray[np.float32], times: float = 1.0) -> npt.NDArray[np.float32]:
        """Return what somebody asks who looks for these vectors: as far from each as `times` its noise."""
        return _normal(vectors * float(np.hypot(COMMON, CLUSTER)) + times * NOISE * self._unit(len(vectors)))

    def _unit(self, count: int) -> npt.NDArray[np.float64]:
        drawn = self._rng.standard_normal((count, DIMS))
        return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def domain_of(place: int) -> str:
    """Return the domain of a workspace's nth memory: 20 `tiny`, 1,000 `small`, 10,000 `some`, each second `half`."""
    steps = ((20, "tiny"), (1_020, "small"), (11_020, "some"))
    return next((name for end, name in steps if place < end), "half" if place % 2 else "rest")


def _normal(vectors: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
    return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)


def fill(connection: psycopg.Connection, crowd: Crowd, world: World) -> None:
    """Write the memories of a workspace, ten to a transcript, with their vectors."""
    for start in range(0, crowd.size, BATCH):
        texts = world.texts(min(BATCH, crowd.size - start))
        rows = {
            "workspace_id": crowd.workspace,
            "start": start,
            "texts": texts,
            "domains": [domain_of(place) for place in range(start, start + len(texts))],
            "now": NOW,
            "model": MODEL,
        }
        for name in ("transcripts", "statements", "memories", "states", "links"):
            connection.execute(SQL[name], rows)
        with connection.cursor().copy(SQL["vectors"]) as copy:
            copy.set_types(["text", "text", "text", "int4", "halfvec"])
            for place, vector in enumerate(world.vectors(len(texts)), start):
                copy.write_row((crowd.workspace, MODEL, f"mem-{place}", DIMS, HalfVector(vector)))


def prepare(database: Database, url: str, crowds: Sequence[Crowd], world: World) -> None:
    """Fill an empty database as its superuser; indexes are made last, at once, and common words are counted."""
    with psycopg.connect(url, options="-c search_path=memform,public", autocommit=True) as connection:
        if connection.execute(SQL["ready"]).fetchone() is not None:
            return
        register_vector(connection)
        connection.execute(SQL["drop_indexes"])
        connection.execute(SQL["unguarded"])
        for crowd in crowds:
            fill(connection, crowd, world)
        connection.execute("SET maintenance_work_mem = '3GB'")
        for statement in SQL["make_indexes"].split(b";"):
            connection.execute(statement)
        connection.execute("VACUUM ANALYZE")
        PostgresTermCounts(database).measure(Pass(NOW))


def warm(url: str) -> int:
    """Read what recall reads into the server's memory, as its superuser, and return how many pages it was."""
    with psycopg.connect(url, options="-c search_path=memform,public", autocommit=True) as connection:
        connection.execute(SQL["make_warmer"])
        read = connection.execute(SQL["warm"]).fetchone()
    return int(read[0]) if read else 0


@dataclass(frozen=True, slots=True)
class Truth:
    """What the stored vectors say: cosines with the questions, shape (memories, questions), and each one's domain."""

    place: dict[str, int]
    domains: npt.NDArray[np.str_]
    cosines: npt.NDArray[np.float32]


def sample(database: Database, workspace: str, count: int) -> npt.NDArray[np.float32]:
    """Return the vectors of `count` memories, spread over the workspace (fewer: some twice)."""
    with database.reading(workspace) as connection:
        found = connection.execute(SQL["ids"], {"workspace_id": workspace}).fetchall()
        places = np.random.default_rng(3).integers(0, len(found), count)
        wanted = [found[int(place)]["memory_id"] for place in places]
        rows = connection.execute(SQL["sent"], {"workspace_id": workspace, "ids": wanted}, binary=True).fetchall()
    sent = {row["memory_id"]: row["sent"] for row in rows}
    return _received([sent[name] for name in wanted])


def read_back(database: Database, workspace: str, questions: npt.NDArray[np.float32]) -> Truth:
    """Compare every stored vector with every question."""
    names: list[str] = []
    domains: list[str] = []
    cosines: list[npt.NDArray[np.float32]] = []
    with (
        database.reading(workspace) as connection,
        connection.cursor("everything") as cursor,
    ):
        cursor.itersize = BATCH
        cursor.execute(SQL["everything"], {"workspace_id": workspace}, binary=True)
        while rows := cursor.fetchmany(BATCH):
            names += [row["memory_id"] for row in rows]
            domains += [row["domain"] for row in rows]
            cosines.append(_received([row["sent"] for row in rows]) @ questions.T)
    return Truth({name: place for place, name in enumerate(names)}, np.array(domains), np.concatenate(cosines))


def _received(sent: Sequence[bytes]) -> npt.NDArray[np.float32]:
    """Return vectors of what `halfvec_send` writes: two numbers of two bytes, then half-precision floats."""
    return np.frombuffer(b"".join(sent), dtype=">f2").reshape(len(sent), -1)[:, 2:].astype(np.float32)
