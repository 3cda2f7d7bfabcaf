"""Transcripts a second, end to end and without a model, as ratios to what queues and database could do at best.

    PYTHONPATH=. python benchmarks/throughput.py [--transcripts 400] [--texts 80]

One run on one pair of private servers and the same workers, one child a stage, so that a busy machine slows all parts
alike:

- **hops**: the same messages through the same workers whose stages do nothing but ring for the next one;
- **bare inserts**: every row that the real run left, copied into tables of the same shape and indexes, three
  transactions a transcript, from two connections; nothing is read and nothing is decided;
- **embedding**: the distinct texts in one process, as a batch of three;
- the real thing, with the embedder off and on, on workspaces of their own.

The ceiling is the sum of hops and bare inserts, with the embedding where it is on. The ratio is ceiling to real. The
parts are timed one after another and the stages of the real thing run side by side, so it may pass 1.
"""

from __future__ import annotations

import argparse
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

from infra import embedded
from infra.postgres.migrate import migrate
from pipeline.ports import Progress
from tests import siege
from tests.fakes.faulty_worker import HOPS
from tests.siege import ref
from tests.storm import at_rest, transcripts
from workers import endpoint, fleet, patience, wiring
from workers.client import Memform
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tests.storm import Sent
    from workers.wiring import Services

STATEMENTS: Final = 3
COLONIES: Final = 400
WARM: Final = 4
WARM_TEXTS: Final = 6
WRITERS: Final = 2
TRANSACTIONS: Final = 3
LIMIT_SECONDS: Final = 3_600.0
TABLES: Final = b"""
SELECT c.table_name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
FROM information_schema.columns AS c
JOIN information_schema.tables AS t USING (table_schema, table_name)
WHERE c.table_schema = 'memform' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
GROUP BY c.table_name
HAVING bool_or(c.column_name = 'workspace_id')
ORDER BY c.table_name"""


@contextmanager
def manned(chosen: Settings, fault: str) -> Generator[None]:
    """Run one worker a stage, ready to work, and stop it."""
    posts = siege.stage_posts(chosen, fault=fault)
    siege.man(chosen, posts)
    try:
        with wiring.connect(chosen) as services:
            assert patience.until(lambda: len(services.bell.workers()) == len(posts) or None, 120.0)
        yield
    finally:
        siege.dismiss(chosen)


def hops(services: Services, count: int) -> float:
    """Return the seconds that the messages alone take."""
    begun = perf_counter()
    for number in range(count):
        services.bell.ring(ref("hops", f"t-{number}"), Progress.RECEIVED, bulk=False)
    assert patience.until(lambda: int(_text(services.redis.get(HOPS))) >= count or None, LIMIT_SECONDS)
    return perf_counter() - begun


def _text(value: object) -> str:
    return value.decode() if isinstance(value, bytes) else "0"


def real(services: Services, workspace: str, sent: Sequence[Sent]) -> float:
    """Return the seconds from the first transcript enqueued to the last one done, by children that have worked before.

    What a child loads with its first transcript (cue tables, the embedding model) is paid once in its life.
    """
    for one in transcripts(WARM, WARM_TEXTS, COLONIES):
        Memform(services, f"{workspace}-warm").enqueue(one.body.replace("service", "store"), transcript_id=one.name)
    assert patience.until(lambda: at_rest(services, f"{workspace}-warm") == WARM or None, LIMIT_SECONDS)
    begun = perf_counter()
    producer = Memform(services, workspace)
    for one in sent:
        producer.enqueue(one.body, transcript_id=one.name, reading=one.reading)
    assert patience.until(lambda: at_rest(services, workspace) == len(sent) or None, LIMIT_SECONDS)
    return perf_counter() - begun


def bare_inserts(url: str, workspace: str, count: int) -> float:
    """Return the seconds that writing a workspace's rows again takes, and nothing else."""
    with psycopg.connect(url, autocommit=True) as connection:
        tables = [(str(name), [str(column) for column in columns]) for name, columns in connection.execute(TABLES)]
        rows = {name: _read(connection, name, columns, workspace) for name, columns in tables}
        tables = [(name, columns) for name, columns in tables if rows[name]]
        for name, _ in tables:
            connection.execute(
                sql.SQL("CREATE TABLE public.{} (LIKE memform.{} INCLUDING ALL)").format(
                    *map(sql.Identifier, [name] * 2)
                )
            )

    def write(first: int) -> None:
        with psycopg.connect(url) as connection:
            for number in range(first, count, WRITERS):
                for part in range(TRANSACTIONS):
                    for name, columns in tables[part::TRANSACTIONS]:
                        mine = rows[name][number::count]
                        if mine:
                            with connection.cursor().copy(_into(name, columns)) as copy:
                                copy.write(b"".join(mine))
                    connection.commit()

    begun = perf_counter()
    with ThreadPoolExecutor(WRITERS) as pool:
        list(pool.map(write, range(WRITERS)))
    return perf_counter() - begun


def _read(connection: psycopg.Connection, name: str, columns: Sequence[str], workspace: str) -> list[bytes]:
    """Return a table's rows of the workspace as COPY writes them, a line each."""
    chosen = sql.SQL(", ").join(map(sql.Identifier, columns))
    query = sql.SQL("COPY (SELECT {} FROM memform.{} WHERE workspace_id = {}) TO STDOUT")
    with connection.cursor().copy(query.format(chosen, sql.Identifier(name), sql.Literal(workspace))) as copy:
        return [bytes(line) + b"\n" for line in b"".join(copy).splitlines()]


def _into(name: str, columns: Sequence[str]) -> sql.Composed:
    chosen = sql.SQL(", ").join(map(sql.Identifier, columns))
    return sql.SQL("COPY public.{} ({}) FROM STDIN").format(sql.Identifier(name), chosen)


def embedding(texts: Sequence[str]) -> float:
    """Return the seconds that embedding these texts takes one process, three at a time."""
    model = wiring.local_embedder()
    assert model is not None
    model.embed(["The model is loaded."])
    begun = perf_counter()
    for start in range(0, len(texts), STATEMENTS):
        model.embed(texts[start : start + STATEMENTS])
    return perf_counter() - begun


def tell(name: str, count: int, seconds: float, ceiling: float) -> None:
    """Print one line of the table."""
    print(f"| {name} | {seconds:.1f} | {count / seconds:.1f} | {ceiling:.1f} | {ceiling / seconds:.2f} |")


def measure(chosen: Settings, sent: Sequence[Sent]) -> tuple[float, float, float, float]:
    """Return the seconds of hops, bare inserts, and the real thing with the embedder off and on."""
    try:
        embedded.start(chosen.state_dir)
        url = endpoint.database_url(chosen)
        migrate(url)
        with wiring.connect(chosen) as services:
            with manned(chosen, "hops"):
                hopped = hops(services, len(sent))
            with manned(chosen, "blind"):
                off = real(services, "off", sent)
            with manned(chosen, ""):
                on = real(services, "on", sent)
        return hopped, bare_inserts(url, "on", len(sent)), off, on
    finally:
        fleet.discard(chosen)


def main() -> None:
    """Measure the parts and the whole."""
    parser = argparse.ArgumentParser(description="transcripts a second as ratios to the ceiling of the same run")
    parser.add_argument("--transcripts", type=int, default=400)
    parser.add_argument("--texts", type=int, default=80)
    options = parser.parse_args()
    count: int = options.transcripts
    sent = transcripts(count, options.texts, COLONIES)
    distinct = sorted({text for one in sent for text in one.body.split("\n\n")})
    with tempfile.TemporaryDirectory() as folder:
        hopped, inserted, off, on = measure(Settings(state_dir=Path(folder)), sent)
    embedded_in = embedding(distinct)
    print(f"{count} transcripts of {STATEMENTS} statements from {len(distinct)} distinct texts")
    print(f"hops {hopped:.1f} s, bare inserts {inserted:.1f} s, embedding {embedded_in:.1f} s\n")
    print("| embedder | seconds | transcripts/s | ceiling, seconds | ratio |\n|---|---|---|---|---|")
    tell("off", count, off, hopped + inserted)
    tell("on", count, on, hopped + inserted + embedded_in)


if __name__ == "__main__":
    main()
