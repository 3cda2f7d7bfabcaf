"""Speed and exactness of the read path, as ratios to the bare pgvector query of the same run.

    PYTHONPATH=. python benchmarks/recall_speed.py [--sizes 1000 100000] [--questions 40] [--state FOLDER] [--queue]
        [--cold]

For each size one workspace of that many memories, beside one of twenty, in a private PostgreSQL under row-level
security. Texts are made of words by Zipf's law; vectors are a synthetic mixture shaped like e5's: a large common part,
clusters and noise, so that unrelated ones have a cosine near 0.78 (uniform ones would make any index look broken). A
question looks for a stored memory, and stands as far from it as its noise; embedding it is not timed. Everything is
drawn from one seed; a vague question stands as far from everything. What a folder (`--state`) holds already is asked as
it is.

A server that has just started reads each page when it is first asked for, from disk or from what the system kept of
it, which costs about as much as the search. So what recall reads is read beforehand, as far as shared buffers hold it
(a million memories: 4 GB). `--cold` leaves that out.

Times are p50 / p95 in milliseconds: by the clock, and spent by a processor (the server's process and this thread),
which a busy machine leaves as it is. All kinds of calls are mixed, so that they share the machine's moods.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from pgvector import HalfVector
from recall_queue import compare
from recall_world import MODEL, NOW, SQL, Crowd, World, prepare, read_back, sample, warm

from infra import embedded
from infra.postgres.database import Database
from infra.postgres.migrate import migrate
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.recall import Mode, RecallQuery, Voice
from pipeline.policy import VOICE_LIMIT
from pipeline.recall import Lens

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

SMALL: Final = 20
TOP: Final = 10
NEAR_ENOUGH: Final = 1e-3
"""Cosines that differ by less are equally good finds: what half precision and a question's wording make of them."""
KINDS: Final = ("bare", "find", "answer", "vague", "trigram")
FAR: Final = 2.5
"""Times its noise that a vague question is away from a memory: its cosine with the nearest is about .83."""
WARM: Final = 5


class Spent(NamedTuple):
    """Milliseconds of one call: by the clock, and on a processor."""

    clock: float
    processor: float


@dataclass(frozen=True, slots=True)
class Reader:
    """One workspace of one size, and the questions put to it."""

    database: Database
    voices: PostgresVoices
    crowd: Crowd
    queries: Sequence[RecallQuery]
    vectors: npt.NDArray[np.float32]
    far: npt.NDArray[np.float32]

    def bare(self, turn: int) -> None:
        """Ask pgvector alone, as the application, in the workspace."""
        near = {"workspace_id": self.crowd.workspace, "model": MODEL, "vector": HalfVector(self.vectors[turn])}
        with self.database.transaction(self.crowd.workspace) as connection:
            connection.execute(SQL["scan_iteratively"])
            connection.execute(SQL["bare"], {**near, "limit": VOICE_LIMIT}).fetchall()

    def find(self, turn: int) -> None:
        """Ask every voice."""
        self.voices.find(self.queries[turn], self.vectors[turn], NOW)

    def trigram(self, turn: int) -> None:
        """Ask for an identifier that nobody wrote like this: words, and the index of trigrams."""
        word = self.queries[turn].text.split()[0]
        asked = self.queries[turn].model_copy(update={"text": f"{word[:-1]}_{word[-1:]}7.py", "mode": Mode.KEYWORD})
        self.voices.find(asked, None, NOW)

    def answer(self, turn: int) -> None:
        """Ask every voice, rank and tell."""
        self._tell(turn, self.vectors)

    def vague(self, turn: int) -> None:
        """Do the same where nothing is plainly near."""
        self._tell(turn, self.far)

    def _tell(self, turn: int, vectors: npt.NDArray[np.float32]) -> None:
        query = self.queries[turn]
        lens = Lens(model=MODEL)
        found = self.voices.find(query, vectors[turn], NOW, intent=lens.intent)
        ranked = recall.answer(query, found, lens, NOW, None)
        recall.format_answer(query, ranked, found, NOW)

    def time(self, kind: str, turn: int, server: Path) -> Spent:
        """Return what one call cost; `server` counts the nanoseconds of the one connection's process."""
        before, own, begun = _nanoseconds(server), thread_time(), perf_counter()
        getattr(self, kind)(turn)
        clock, own = perf_counter() - begun, thread_time() - own
        return Spent(clock * 1e3, (_nanoseconds(server) - before) / 1e6 + own * 1e3)

    def exactness(self) -> None:
        """Print recall@10 of the semantic voice against all vectors, without a filter and within each domain."""
        truth = read_back(self.database, self.crowd.workspace, self.vectors)
        for domain in ("", *sorted(set(truth.domains.tolist()))):
            places = np.flatnonzero(truth.domains == domain) if domain else np.arange(len(truth.domains))
            shares: list[float] = []
            times: list[float] = []
            for turn, (query, vector) in enumerate(zip(self.queries, self.vectors, strict=True)):
                asked = query.model_copy(update={"mode": Mode.SEMANTIC, "domain": domain})
                begun = perf_counter()
                hits = self.voices.find(asked, vector, NOW).hits[Voice.SEMANTIC][:TOP]
                times.append((perf_counter() - begun) * 1e3)
                cosines = truth.cosines[:, turn]
                least = np.sort(cosines[places])[-TOP:][0] - NEAR_ENOUGH
                good = sum(cosines[truth.place[hit.memory_id]] >= least for hit in hits)
                shares.append(good / min(TOP, len(places)))
            name = f"domain {domain}" if domain else "no filter"
            print(f"{len(places):>13,} of {name:<14} recall@{TOP} {np.mean(shares):.3f}  {_percentiles(times)} ms")


def _nanoseconds(server: Path) -> int:
    return int(server.read_text().split()[0])


def _percentiles(values: Sequence[float]) -> str:
    low, high = np.percentile(values, [50, 95])
    return f"{low:6.1f} / {high:6.1f}"


def measure(readers: Sequence[Reader], questions: int, server: Path) -> dict[tuple[int, str], list[Spent]]:
    """Return what every kind of call cost in every workspace."""
    for reader in readers:
        for turn in range(WARM):
            for kind in KINDS:
                getattr(reader, kind)(turn)
    chance = np.random.default_rng(7)
    spent: dict[tuple[int, str], list[Spent]] = {}
    calls = [(reader, kind) for reader in readers for kind in KINDS]
    for turn in range(questions):
        for place in chance.permutation(len(calls)):
            reader, kind = calls[int(place)]
            spent.setdefault((reader.crowd.size, kind), []).append(reader.time(kind, turn, server))
    return spent


def tell(spent: dict[tuple[int, str], list[Spent]], sizes: Sequence[int]) -> None:
    """Print the table and the two ratios, by the clock and by processor time."""
    for size in sizes:
        print(f"{size:,} memories")
        for kind in KINDS:
            clock, processor = (_percentiles(column) for column in zip(*spent[size, kind], strict=True))
            print(f"    {kind:<8} clock {clock} ms   processor {processor} ms")
        print(f"    p95 answer ÷ p95 bare: {_ratio(spent[size, 'answer'], spent[size, 'bare'], 95)}")
    first, last = min(sizes), max(sizes)
    grown = _ratio(spent[last, "answer"], spent[first, "answer"], 50)
    print(f"median answer, {last:,} ÷ {first:,} memories: {grown}")


def _ratio(above: Sequence[Spent], below: Sequence[Spent], percentile: int) -> str:
    over, under = np.percentile(above, percentile, axis=0), np.percentile(below, percentile, axis=0)
    return f"{over[0] / under[0]:.2f} by the clock, {over[1] / under[1]:.2f} by processor time"


def main() -> None:
    """Fill, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 100_000])
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--state", type=Path, help="a folder to fill and keep, or to ask as it is")
    parser.add_argument("--queue", action="store_true", help="ask through the retrieval queue too")
    parser.add_argument("--cold", action="store_true", help="ask a server that has just started")
    given = parser.parse_args()
    world = World()
    crowds = [Crowd(size) for size in given.sizes]
    with ExitStack() as stack:
        folder = given.state or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = embedded.start(folder)
        stack.callback(embedded.stop if given.state else embedded.discard, folder)
        migrate(servers.database_url)
        database = stack.enter_context(Database(servers.database_url, size=1))
        prepare(database, servers.database_url, [Crowd(SMALL), *crowds], world)
        if not given.cold:
            print(f"{warm(servers.database_url):,} pages read beforehand")
        readers = [_reader(database, crowd, given.questions, world) for crowd in crowds]
        with database.unscoped() as connection:
            (row,) = connection.execute(SQL["backend"]).fetchall()
        tell(measure(readers, given.questions, Path(f"/proc/{row['pid']}/schedstat")), given.sizes)
        for reader in readers:
            reader.exactness()
            if given.queue:
                compare(folder, reader.queries, reader.vectors)


def _reader(database: Database, crowd: Crowd, questions: int, world: World) -> Reader:
    queries = [
        RecallQuery(workspace_id=crowd.workspace, text=f"{text[:-1]}?", mode=Mode.HYBRID, deterministic=True)
        for text in world.texts(questions, 6)
    ]
    wanted = sample(database, crowd.workspace, questions)
    near, far = world.near(wanted), world.near(wanted, FAR)
    return Reader(database, PostgresVoices(database, MODEL), crowd, queries, near, far)


if __name__ == "__main__":
    main()
