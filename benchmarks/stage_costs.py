"""What one transcript costs in each stage: processor time, time by the clock, statements and transactions.

    PYTHONPATH=. python benchmarks/stage_costs.py [--transcripts 150]

One process on private servers and no queues: transcripts of three statements, every text new, go through intake and the
tasks as a worker runs them. Processor time is this process's own, in medians; PostgreSQL's is the growth of all its
processes. A busy machine moves the times; statements and transactions stay what they are.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter, defaultdict
from datetime import timedelta
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import psutil
import psycopg

from infra import embedded
from infra.postgres.migrate import migrate
from pipeline.ports import Progress
from tests.fakes.alone import alone
from tests.siege import ref
from tests.storm import transcripts
from workers import patience, stages, turns
from workers.client import Memform
from workers.endpoint import Endpoints
from workers.payloads import StagePayload
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from psycopg import sql

    from tests.storm import Sent
    from workers.wiring import Services

WARM: Final = 40
COLONIES: Final = 400
WORKSPACE: Final = "w"
STEPS: Final = {
    "gate": (Progress.RECEIVED, stages.gate),
    "classify": (Progress.GATED, stages.classify),
    "judge": (Progress.CLASSIFIED, stages.reconcile),
}
IDLE: Final = timedelta(seconds=11)
"""A connection tells how many transactions it had at the latest once it has been idle for ten seconds."""


class Spent(NamedTuple):
    """Milliseconds of processor time and by the clock."""

    processor: float
    clock: float


def count_statements(counted: Counter[str], step: list[str]) -> None:
    """Count what is executed, under the step that is under way."""
    execute = psycopg.Cursor[Any].execute

    def counting(self: psycopg.Cursor[Any], query: sql.SQL | bytes, *rest: Any, **more: Any) -> psycopg.Cursor[Any]:  # noqa: ANN401 - as psycopg has it
        counted[step[0]] += 1
        return execute(self, query, *rest, **more)

    psycopg.Cursor.execute = counting  # pyright: ignore[reportAttributeAccessIssue] - the same call, counted


def spend(work: Callable[[], object]) -> Spent:
    """Do it once."""
    processor, clock = process_time(), perf_counter()
    work()
    return Spent((process_time() - processor) * 1_000, (perf_counter() - clock) * 1_000)


def form(services: Services, sent: Sent, step: list[str]) -> dict[str, Spent]:
    """Take one transcript from its producer to its rest."""
    step[0] = "enqueue"
    client = Memform(services, WORKSPACE)
    spent = {"enqueue": spend(lambda: client.enqueue(sent.body, transcript_id=sent.name, reading=sent.reading))}
    message = StagePayload(workspace_id=WORKSPACE, transcript_id=sent.name)
    for step[0], (progress, stage) in STEPS.items():
        spent[step[0]] = spend(lambda p=progress, s=stage: [*turns.take(services, message, p, s)])
    step[0] = ""
    assert services.ledger.stands(ref(WORKSPACE, sent.name)) is Progress.DONE
    return spent


def server(connection: psycopg.Connection) -> tuple[float, int]:
    """Return the processor time (ms) of PostgreSQL's processes, and how many transactions it has committed."""
    patience.pause(IDLE)
    main = psutil.Process(connection.info.backend_pid).parent()
    assert main is not None
    times = [each.cpu_times() for each in (main, *main.children(recursive=True))]
    (row,) = connection.execute("SELECT sum(xact_commit)::bigint FROM pg_stat_database").fetchall()
    return sum(each.user + each.system for each in times) * 1_000, int(row[0])


def main() -> None:
    """Form, and print what it cost."""
    parser = argparse.ArgumentParser(description="what one transcript costs in each stage")
    parser.add_argument("--transcripts", type=int, default=150)
    count: int = parser.parse_args().transcripts
    counted, step, spent = Counter[str](), [""], defaultdict[str, list[Spent]](list)
    count_statements(counted, step)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            servers = embedded.start(folder)
            migrate(servers.database_url)
            settings = Settings(state_dir=folder, embedding_model="none")
            where = Endpoints(servers.database_url, servers.redis_url)
            with alone(settings, where) as services, psycopg.connect(servers.database_url, autocommit=True) as watch:
                sent = transcripts(count + WARM, 150 * (count + WARM), COLONIES)
                for one in sent[:WARM]:
                    form(services, one, step)
                counted.clear()
                before = server(watch)
                for one in sent[WARM:]:
                    for part, cost in form(services, one, step).items():
                        spent[part].append(cost)
                after = server(watch)
        finally:
            embedded.discard(folder)
    report(spent, counted, count)
    print(f"PostgreSQL {(after[0] - before[0]) / count:.1f} ms, {(after[1] - before[1]) / count:.1f} transactions")


def report(spent: dict[str, list[Spent]], counted: Counter[str], count: int) -> None:
    """Print a line for each step, and their sum."""
    medians = {part: Spent(*np.median(np.array(costs), axis=0)) for part, costs in spent.items()}
    print("| step | processor ms | clock ms | statements |\n|---|---|---|---|")
    for part, cost in medians.items():
        print(f"| {part} | {cost.processor:.1f} | {cost.clock:.1f} | {counted[part] / count:.1f} |")
    total = [sum(cost) for cost in zip(*medians.values(), strict=True)]
    statements = sum(counted[part] for part in medians)
    print(f"| sum | {total[0]:.1f} | {total[1]:.1f} | {statements / count:.1f} |")


if __name__ == "__main__":
    main()
