"""Speed and exactness of the read path, as ratios to the bare pgvector query of the same run.

    python benchmarks/recall_speed.py [--sizes 1000 100000] [--questions 60]

For each size one workspace of that many memories, beside one of twenty, in a private PostgreSQL under row-level
security. Texts are made of words by Zipf's law; vectors are a synthetic mixture shaped like e5's: a large common part,
clusters and noise, so that unrelated ones have a cosine near 0.78 (uniform ones would make any index look broken). The
question's embedding is not timed. Everything is drawn from one seed.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np
import psycopg
from pgvector import HalfVector
from pgvector.psycopg import register_vector

from infra import embedded
from infra.postgres.database import Database
from infra.postgres.migrate import migrate
from infra.postgres.queries import blocks
from infra.postgres.term_counts import PostgresTermCounts
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.recall import Mode, RecallQuery, Voice
from pipeline.domain.sweep import Pass
from pipeline.policy import VOICE_LIMIT
from pipeline.recall import Lens

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy.typing as npt

MODEL: Final = "multilingual-e5-small/query"
DIMS: Final = 384
NOW: Final = datetime(2026, 6, 1, 12, tzinfo=UTC)
BATCH: Final = 5_000
SMALL: Final = 20
TOP: Final = 10
COMMON, CLUSTER, NOISE = 1.0, 0.36, 0.39
SQL: Final = blocks(Path(__file__).with_suffix(".sql").read_bytes())


@dataclass(frozen=True, slots=True)
class Crowd:
    """A workspace to fill: its name, and one text and one vector (shape (n, 384), unit length) for each memory."""

    workspace: str
    texts: Sequence[str]
    vectors: npt.NDArray[np.float32]


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
        batches = [self._mixed(min(BATCH, count - start)) for start in range(0, count, BATCH)]
        return np.concatenate(batches)

    def _mixed(self, count: int) -> npt.NDArray[np.float32]:
        mixed = COMMON * self._common + CLUSTER * self._clusters[self._rng.integers(0, 2_000, count)]
        mixed = mixed + NOISE * self._unit(count)
        return (mixed / np.linalg.norm(mixed, axis=1, keepdims=True)).astype(np.float32)

    def _unit(self, count: int) -> npt.NDArray[np.float64]:
        drawn = self._rng.standard_normal((count, DIMS))
        return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def domain_of(place: int) -> str:
    """Return the domain of a workspace's nth memory: 20 `tiny`, 1,000 `small`, 10,000 `some`, each second `half`."""
    steps = ((20, "tiny"), (1_020, "small"), (11_020, "some"))
    return next((name for end, name in steps if place < end), "half" if place % 2 else "rest")


def fill(connection: psycopg.Connection, crowd: Crowd) -> None:
    """Write the memories of a workspace, ten to a transcript, with their vectors."""
    for start in range(0, len(crowd.texts), BATCH):
        texts = crowd.texts[start : start + BATCH]
        rows = {
            "workspace_id": crowd.workspace,
            "start": start,
            "texts": list(texts),
            "domains": [domain_of(place) for place in range(start, start + len(texts))],
            "now": NOW,
            "model": MODEL,
        }
        for name in ("transcripts", "statements", "memories", "states", "links"):
            connection.execute(SQL[name], rows)
        with connection.cursor().copy(SQL["vectors"]) as copy:
            copy.set_types(["text", "text", "text", "int4", "halfvec"])
            for place, vector in enumerate(crowd.vectors[start : start + BATCH], start):
                copy.write_row((crowd.workspace, MODEL, f"mem-{place}", DIMS, HalfVector(vector)))


def prepare(database: Database, url: str, crowds: Sequence[Crowd]) -> None:
    """Fill an empty database as its superuser; indexes are made last, at once, and common words are counted."""
    with psycopg.connect(url, options="-c search_path=memform,public", autocommit=True) as connection:
        if connection.execute(SQL["ready"]).fetchone() is None:
            register_vector(connection)
            connection.execute(SQL["drop_indexes"])
            connection.execute(SQL["unguarded"])
            for crowd in crowds:
                fill(connection, crowd)
            connection.execute("SET maintenance_work_mem = '3GB'")
            for statement in SQL["make_indexes"].split(b";"):
                connection.execute(statement)
            connection.execute("VACUUM ANALYZE")
            PostgresTermCounts(database).measure(Pass(NOW))


def percentiles(seconds: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 95th percentile in milliseconds."""
    low, high = np.percentile(np.asarray(seconds) * 1_000, [50, 95])
    return float(low), float(high)


def timed(call: Callable[[int], object], times: int) -> list[float]:
    """Return how long each call took, in seconds, after five that do not count."""
    spent: list[float] = []
    for turn in range(-5, times):
        begun = perf_counter()
        call(turn % times)
        spent.append(perf_counter() - begun)
    return spent[5:]


@dataclass(frozen=True, slots=True)
class Reader:
    """One workspace of one size, and the questions put to it."""

    database: Database
    voices: PostgresVoices
    crowd: Crowd
    queries: Sequence[RecallQuery]
    vectors: npt.NDArray[np.float32]

    def bare(self, turn: int) -> None:
        """Ask pgvector alone, as the application, in the workspace."""
        near = {"workspace_id": self.crowd.workspace, "model": MODEL, "vector": HalfVector(self.vectors[turn])}
        with self.database.transaction(self.crowd.workspace) as connection:
            connection.execute(SQL["scan_iteratively"])
            connection.execute(SQL["bare"], {**near, "limit": VOICE_LIMIT}).fetchall()

    def find(self, turn: int) -> None:
        """Ask every voice."""
        self.voices.find(self.queries[turn], self.vectors[turn], NOW)

    def answer(self, turn: int) -> None:
        """Ask every voice, rank and tell."""
        query = self.queries[turn]
        found = self.voices.find(query, self.vectors[turn], NOW)
        ranked = recall.answer(query, found, Lens(model=MODEL), NOW, None)
        recall.format_answer(query, ranked, found, NOW)

    def exactness(self) -> float:
        """Return recall@10 of the semantic voice against all vectors of the workspace."""
        shares: list[float] = []
        for query, vector in zip(self.queries, self.vectors, strict=True):
            hits = self.voices.find(query.model_copy(update={"mode": Mode.SEMANTIC}), vector, NOW).hits[Voice.SEMANTIC]
            cosines = self.crowd.vectors @ vector
            least = np.sort(cosines)[-TOP:][0] - 1e-3  # half precision: what is that near is as good
            shares.append(sum(cosines[int(hit.memory_id[4:])] >= least for hit in hits[:TOP]) / TOP)
        return float(np.mean(shares))


def measure(reader: Reader, questions: int) -> float:
    """Print the figures of one workspace; return the median of a whole answer in milliseconds."""
    bare, bare_tail = percentiles(timed(reader.bare, questions))
    found, found_tail = percentiles(timed(reader.find, questions))
    whole, whole_tail = percentiles(timed(reader.answer, questions))
    print(
        f"{len(reader.crowd.texts):>9,} memories  bare {bare:6.1f} / {bare_tail:6.1f} ms"
        f"  find {found:6.1f} / {found_tail:6.1f}  answer {whole:6.1f} / {whole_tail:6.1f}"
        f"  p95 answer ÷ bare {whole_tail / bare_tail:5.2f}  recall@{TOP} {reader.exactness():.3f}"
    )
    return whole


def main() -> None:
    """Fill, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 100_000])
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--state", type=Path)
    given = parser.parse_args()
    world = World()
    crowds = [Crowd(f"w-{n}", world.texts(n), world.vectors(n)) for n in (SMALL, *given.sizes)]
    asked = [f"{text[:-1]}?" for text in world.texts(given.questions, 6)]
    near = world.vectors(given.questions)
    with ExitStack() as stack:
        folder = given.state or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = embedded.start(folder)
        stack.callback(embedded.stop if given.state else embedded.discard, folder)
        migrate(servers.database_url)
        database = stack.enter_context(Database(servers.database_url))
        prepare(database, servers.database_url, crowds)
        voices = PostgresVoices(database, MODEL)
        medians: list[float] = []
        for crowd in crowds:
            queries = [
                RecallQuery(workspace_id=crowd.workspace, text=text, mode=Mode.HYBRID, deterministic=True)
                for text in asked
            ]
            medians.append(measure(Reader(database, voices, crowd, queries, near), given.questions))
    print(f"cost growth from {given.sizes[0]:,} to {given.sizes[-1]:,}: {medians[-1] / medians[1]:.2f}×")


if __name__ == "__main__":
    main()
