"""Transcripts a second, end to end and without a model, as ratios to what queues and database could do at best.

    PYTHONPATH=. python benchmarks/throughput.py [--transcripts 400] [--texts 80] [--rounds 3]

Always one worker a stage with one child, which has worked before. The real thing runs with the embedder off, in several
rounds of which the median counts, and on. Each run of it is followed at once by that of its first ceiling, since a
machine's speed drifts, on private servers of their own: the tables of both are empty, for an index takes the longer to
fill the more it holds. It is set beside two ceilings:

- **side by side**: the same messages through the same workers, whose stages write nothing but the rows that the real
  run left (`COPY` into tables of the same shape and indexes, one transaction a stage), and embed each distinct text
  once; nothing is read and nothing is decided. The parts overlap as those of the real thing do.
- **one after another**: empty hops of the same messages, then the same rows from two connections, then the embedding,
  in seconds added up. The parts have the machine to themselves, so the ratio may pass 1.

Beside the seconds stands the processor time of all processes, producer, workers and servers: what others do on the
machine at the same time moves it far less. Both sides wait for the disk twice a transcript.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import psycopg
from psycopg import sql

from benchmarks.manned import empty_stores, manned
from benchmarks.took import timed
from pipeline.ports import Progress
from tests import siege
from tests.fakes import bare_worker
from tests.fakes.bare_worker import HOPS, Work
from tests.siege import ref
from tests.storm import at_rest, transcripts
from workers import endpoint, patience, wiring
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from benchmarks.took import Took
    from tests.storm import Sent
    from workers.settings import Settings
    from workers.wiring import Services

STATEMENTS: Final = 3
COLONIES: Final = 400
WORKSPACE: Final = "w"
WARM: Final = 4
WARM_TEXTS: Final = 6
WRITERS: Final = 2
STAGES: Final = (Progress.RECEIVED, Progress.GATED, Progress.CLASSIFIED)
INTAKE: Final = frozenset({"transcripts", "statements"})
"""Tables that the gate fills; the judge's stage fills all others, and classify only changes rows."""
LIMIT_SECONDS: Final = 3_600.0
PLACES: Final = (1, 1, 2, 1, 2, 1, 2)
"""Decimals of the table's columns."""
TABLES: Final = b"""
SELECT c.table_name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
FROM information_schema.columns AS c
JOIN information_schema.tables AS t USING (table_schema, table_name)
WHERE c.table_schema = 'memform' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
GROUP BY c.table_name
HAVING bool_or(c.column_name = 'workspace_id')
ORDER BY c.table_name"""


class Rows(NamedTuple):
    """A `COPY` statement, and the lines that it is given for each transcript."""

    query: str
    stage: Progress
    lines: Sequence[str]


def ring_through(services: Services, workspace: str, count: int) -> Took:
    """Return what this many messages take through all stages; some warm the workers up before."""
    _ring(services, "warm", WARM)
    with timed(services) as took:
        _ring(services, workspace, count)
    return took[0]


def _ring(services: Services, workspace: str, count: int) -> None:
    services.redis.delete(HOPS)
    with siege.insistent(services) as bell:
        for number in range(count):
            bell.ring(ref(workspace, f"t-{number}"), Progress.RECEIVED, bulk=False)
    assert patience.until(lambda: int(_text(services.redis.get(HOPS))) >= count or None, LIMIT_SECONDS)


def _text(value: object) -> str:
    return value.decode() if isinstance(value, bytes) else "0"


def real(services: Services, workspace: str, sent: Sequence[Sent]) -> Took:
    """Return what it took from the first transcript enqueued to the last one done, by children that have worked before.

    What a child loads with its first transcript (cue tables, the embedding model) is paid once in its life.
    """
    for one in transcripts(WARM, WARM_TEXTS, COLONIES):
        Memform(services, f"{workspace}-warm").enqueue(one.body.replace("service", "store"), transcript_id=one.name)
    assert patience.until(lambda: at_rest(services, f"{workspace}-warm") == WARM or None, LIMIT_SECONDS)
    with timed(services) as took:
        producer = Memform(services, workspace)
        for one in sent:
            producer.enqueue(one.body, transcript_id=one.name, reading=one.reading)
        assert patience.until(lambda: at_rest(services, workspace) == len(sent) or None, LIMIT_SECONDS)
    return took[0]


def rows_of(url: str, workspace: str, count: int) -> list[Rows]:
    """Return the rows of a workspace in equal parts, and make an empty table like the one of each."""
    with psycopg.connect(url, autocommit=True) as connection:
        tables = [(str(name), [str(column) for column in columns]) for name, columns in connection.execute(TABLES)]
        found: list[Rows] = []
        for name, columns in tables:
            lines = _read(connection, name, columns, workspace)
            if not lines:
                continue
            target, chosen = f"{name}_{workspace}", sql.SQL(", ").join(map(sql.Identifier, columns))
            like = sql.SQL("CREATE TABLE public.{} (LIKE memform.{} INCLUDING ALL)")
            connection.execute(like.format(sql.Identifier(target), sql.Identifier(name)))
            query = sql.SQL("COPY public.{} ({}) FROM STDIN").format(sql.Identifier(target), chosen)
            stage = Progress.RECEIVED if name in INTAKE else Progress.CLASSIFIED
            found.append(Rows(query.as_string(), stage, ["".join(lines[n::count]) for n in range(count)]))
    return found


def bare_inserts(url: str, rows: Sequence[Rows], count: int) -> float:
    """Return the seconds that writing these rows takes two connections; they are gone afterwards."""

    def write(first: int) -> None:
        with psycopg.connect(url) as connection:
            for number in range(first, count, WRITERS):
                for stage in STAGES:
                    for each in rows:
                        if each.stage is stage and each.lines[number]:
                            with connection.cursor().copy(each.query.encode()) as copy:
                                copy.write(each.lines[number])
                    connection.commit()

    begun = perf_counter()
    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    spent = perf_counter() - begun
    with psycopg.connect(url) as connection:
        for each in rows:
            connection.execute(each.query.partition(" (")[0].replace("COPY", "TRUNCATE").encode())
    return spent


def lay_out(chosen: Settings, workspace: str, rows: Sequence[Rows], texts: Sequence[Sequence[str]]) -> None:
    """Give the bare stages their work: each transcript's rows, and the texts that it is the first to say."""
    for number, first_said in enumerate(texts):
        for stage in STAGES:
            copies = [(each.query, each.lines[number]) for each in rows if each.stage is stage and each.lines[number]]
            bare_worker.prepare(chosen, ref(workspace, f"t-{number}"), stage, Work(copies, first_said))


def _read(connection: psycopg.Connection, name: str, columns: Sequence[str], workspace: str) -> list[str]:
    """Return a table's rows of the workspace as COPY writes them, a line each."""
    chosen = sql.SQL(", ").join(map(sql.Identifier, columns))
    query = sql.SQL("COPY (SELECT {} FROM memform.{} WHERE workspace_id = {}) TO STDOUT")
    with connection.cursor().copy(query.format(chosen, sql.Identifier(name), sql.Literal(workspace))) as copy:
        return [f"{line}\n" for line in b"".join(copy).decode().split("\n") if line]


def said_first(sent: Sequence[Sent]) -> list[list[str]]:
    """Return for each transcript the texts that no earlier one has said."""
    known: set[str] = set()
    found: list[list[str]] = []
    for one in sent:
        found.append([text for text in one.body.split("\n\n") if text not in known])
        known.update(found[-1])
    return found


def embedding(texts: Sequence[str]) -> float:
    """Return the seconds that embedding these texts takes one process, three at a time."""
    model = wiring.local_embedder()
    assert model is not None
    model.embed(["The model is loaded."])
    begun = perf_counter()
    for start in range(0, len(texts), STATEMENTS):
        model.embed(texts[start : start + STATEMENTS])
    return perf_counter() - begun


class Pair(NamedTuple):
    """What the real thing took, and after it what bare stages took for the same rows; how long these took to insert."""

    real: Took
    bare: Took
    inserted: float


def measure_pair(sent: Sequence[Sent], *, embeds: bool) -> Pair:
    """Let the real thing form these transcripts, and bare stages write what it left."""
    count = len(sent)
    with empty_stores() as (chosen, services):
        with manned(chosen, siege.HEALTHY if embeds else siege.faulty("blind")):
            spent = real(services, WORKSPACE, sent)
        url = endpoint.database_url(chosen)
        rows = rows_of(url, WORKSPACE, count)
        inserted = bare_inserts(url, rows, count)
        lay_out(chosen, WORKSPACE, rows, said_first(sent) if embeds else [()] * count)
        with manned(chosen, (*bare_worker.PROGRAM, "write")):
            return Pair(spent, ring_through(services, WORKSPACE, count), inserted)


def empty_hops(count: int) -> float:
    """Return the seconds that this many messages take through workers that do nothing else."""
    with empty_stores() as (chosen, services), manned(chosen, (*bare_worker.PROGRAM, "ring")):
        return ring_through(services, WORKSPACE, count).clock


class Measured(NamedTuple):
    """What the real thing took, and its two ceilings; the second in seconds."""

    real: Took
    side_by_side: Took
    added: float

    def figures(self, count: int) -> Sequence[float]:
        """Return the columns of the table: rates, milliseconds and ratios."""
        spent, beside = self.real, self.side_by_side
        clock = (count / spent.clock, count / beside.clock, beside.clock / spent.clock)
        added = (count / self.added, self.added / spent.clock)
        return *clock, *added, spent.processor / count * 1_000, beside.processor / spent.processor


def measure(sent: Sequence[Sent], rounds: int) -> dict[str, Sequence[Measured]]:
    """Return what was measured with the embedder off, round by round, and on."""
    off = [measure_pair(sent, embeds=False) for _ in range(rounds)]
    on = measure_pair(sent, embeds=True)
    hopped = empty_hops(len(sent))
    model = embedding([text for each in said_first(sent) for text in each])
    parts = ", ".join(f"{part:.1f} s" for part in (hopped, off[-1].inserted, on.inserted, model))
    print(f"hops, bare inserts off and on, embedding: {parts}")
    return {
        "off": [Measured(each.real, each.bare, hopped + each.inserted) for each in off],
        "on": [Measured(on.real, on.bare, hopped + on.inserted + model)],
    }


def main() -> None:
    """Measure the parts and the whole."""
    parser = argparse.ArgumentParser(description="transcripts a second as ratios to the ceiling of the same run")
    parser.add_argument("--transcripts", type=int, default=400)
    parser.add_argument("--texts", type=int, default=80)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    count: int = options.transcripts
    sent = transcripts(count, options.texts, COLONIES)
    distinct = sum(map(len, said_first(sent)))
    print(f"{count} transcripts of {STATEMENTS} statements from {distinct} distinct texts")
    found = measure(sent, options.rounds)
    print("\n| embedder | transcripts/s | side by side | ratio | one after another | ratio | processor ms | ratio |")
    print("|---|---|---|---|---|---|---|---|")
    for name, rounds in found.items():
        each = [measured.figures(count) for measured in rounds]
        for number, figures in enumerate(each, 1):
            print(row(f"{name}, round {number}", figures))
        print(row(name, np.median(each, axis=0)))


def row(title: str, figures: Iterable[float]) -> str:
    """Return a line of the table."""
    columns = (f"{figure:.{places}f}" for figure, places in zip(figures, PLACES, strict=True))
    return f"| {title} | {' | '.join(columns)} |"


if __name__ == "__main__":
    main()
