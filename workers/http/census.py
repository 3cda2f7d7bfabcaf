"""What the servers know, as Prometheus families: counted at scrape time, shared by all scrapes, never twice at once.

Three parts are read apart, so that one that is away takes nothing from the others: `present` and `totals` from
PostgreSQL, `broker` from Redis. A part that cannot be read keeps its last values and says how old they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from infra.postgres.census import PRESENT, TOTALS, PostgresCensus
from pipeline.ports import Progress
from workers.http.kept import Kept
from workers.routing import STAGE_OF, Queue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from prometheus_client.core import Metric

    from infra.postgres.census import Rows
    from infra.redis.broker import BrokerLoad
    from infra.redis.inbox import InboxLoad
    from workers.wiring import Services

FRESH_SECONDS: Final = 5.0
TOTALS_FRESH_SECONDS: Final = 15.0
PATIENCE_SECONDS: Final = 2.0
"""What a scrape waits for a part before it takes the last values of it."""
TOTALS_REST: Final = 20.0
"""Counting what has ever been formed takes at most a twentieth of one connection's time."""
TIME_LIMIT: Final = timedelta(seconds=20)
"""What one query may take; over it the part is told as not read."""


@dataclass(frozen=True, slots=True)
class BrokerReading:
    """What Redis knows. `is_circuit_open` is None where no model is configured."""

    depths: Mapping[str, int]
    load: BrokerLoad
    inbox: InboxLoad
    is_circuit_open: bool | None


class Census:
    """A collector for `prometheus_client`. Two scrapes within `fresh_seconds` share one reading."""

    def __init__(self, services: Services, fresh_seconds: float = FRESH_SECONDS) -> None:
        """Read through these services; nothing is read before the first scrape."""
        self._services = services
        store = PostgresCensus(services.database, TIME_LIMIT)
        slow = min(fresh_seconds * 3, TOTALS_FRESH_SECONDS)
        self._present = Kept(lambda: store.read(PRESENT), fresh_seconds, PATIENCE_SECONDS)
        self._totals = Kept(lambda: store.read(TOTALS), slow, PATIENCE_SECONDS, TOTALS_REST)
        self._broker = Kept(self._read_broker, fresh_seconds, PATIENCE_SECONDS)

    def collect(self) -> Iterator[Metric]:
        """Yield every family, those of a part that was never read without samples."""
        now = self._services.clock.now()
        present, totals, broker = self._present.get(), self._totals.get(), self._broker.get()
        yield from _present(present.value or {}, now)
        yield from _totals(totals.value or {})
        yield from _broker(broker.value, self._services.settings.judge_model, now)
        parts = {"present": present, "totals": totals, "broker": broker}
        yield _gauge(
            "memform_census_up",
            "Whether the last reading of a part worked.",
            ["part"],
            [((name,), float(part.is_current)) for name, part in parts.items()],
        )
        yield _gauge(
            "memform_census_age_seconds",
            "How old the values of a part are.",
            ["part"],
            [((name,), part.age_seconds) for name, part in parts.items()],
        )
        release = version("memory-formation")
        yield _gauge("memform_build_info", "The version that runs; always 1.", ["version"], [((release,), 1.0)])

    def close(self) -> None:
        """Begin no further reading."""
        for part in (self._present, self._totals, self._broker):
            part.close()

    def _read_broker(self) -> BrokerReading:
        services = self._services
        return BrokerReading(
            services.broker.depths(queue.value for queue in Queue),
            services.broker.load(),
            services.inbox.load(),
            _is_circuit_open(services) if services.settings.judge_model else None,
        )


def _is_circuit_open(services: Services) -> bool:
    from workers.judging import admits  # noqa: PLC0415 - who has no model need not load the judge

    return admits(services.shared, services.completer.endpoint, services.clock.now()) <= 1


def _present(rows: Rows, now: datetime) -> Iterator[Metric]:
    moving = rows.get("moving", ())
    yield _gauge(
        "memform_stage_transcripts",
        "Transcripts on their way, by the stage they stand at.",
        ["stage"],
        [((stage.value,), _sum(moving, "transcripts", progress=stage.value)) for stage in STAGE_OF],
    )
    yield _gauge(
        "memform_stage_oldest_age_seconds",
        "Time that the transcript which moved longest ago has stood at its stage; 0 when none does.",
        ["stage"],
        [((stage.value,), _oldest(moving, now, progress=stage.value)) for stage in STAGE_OF],
    )
    yield _gauge(
        "memform_queue_oldest_age_seconds",
        "The same, by the queue that the transcript belongs to.",
        ["queue"],
        [
            ((queue.value,), _oldest(moving, now, progress=stage.value, bulk=bulk))
            for stage, (_, *queues) in STAGE_OF.items()
            for bulk, queue in zip((False, True), queues, strict=True)
        ],
    )
    yield _gauge("memform_dead_letters", "Open dead letters.", ["reason"], _each(rows, "dead_letters", "reason"))
    yield _gauge(
        "memform_statements_awaiting_judge",
        "Statements that a judge still owes an answer.",
        ["reason"],
        _each(rows, "awaiting", "awaits"),
    )
    runs = rows.get("sweeps", ())
    yield _gauge(
        "memform_sweep_age_seconds",
        "Time since a sweep last ended a run.",
        ["sweep"],
        [((row["sweep"],), max((now - row["finished_at"]).total_seconds(), 0.0)) for row in runs],
    )
    yield _gauge(
        "memform_sweep_failing",
        "Whether the newest run of a sweep ended with an error.",
        ["sweep"],
        [((row["sweep"],), float(bool(row["error"]))) for row in runs],
    )
    used = [((), float(row["used"])) for row in rows.get("connections", ())]
    allowed = [((), float(row["allowed"])) for row in rows.get("connections", ())]
    yield _gauge("memform_database_connections", "Connections to the database server.", [], used)
    yield _gauge("memform_database_connections_limit", "Connections that it allows.", [], allowed)


def _totals(rows: Rows) -> Iterator[Metric]:
    yield _gauge(
        "memform_transcripts_at_rest",
        "Transcripts that are done or dead.",
        ["stage"],
        [
            ((stage.value,), _sum(rows["transcripts"], "transcripts", progress=stage.value))
            for stage in (Progress.DONE, Progress.DEAD)
            if "transcripts" in rows
        ],
    )
    yield _gauge(
        "memform_statements",
        "Statements by what became of them, over the current run of each transcript.",
        ["outcome", "reason"],
        _each(rows, "statements", "outcome", "reason"),
    )
    yield _gauge(
        "memform_ledger_unbalanced_transcripts",
        "Transcripts whose statements are not all accounted for: must be 0.",
        [],
        [((), float(row["transcripts"])) for row in rows.get("unbalanced", ())],
    )
    yield _gauge("memform_memories", "Live memories.", ["tier"], _each(rows, "memories", "tier"))
    yield _counter("memform_memory_events", "What happened to memories.", ["kind"], _each(rows, "events", "kind"))
    calls = rows.get("judge_calls", ())
    yield _counter(
        "memform_judge_calls",
        "Calls of a model, by how they ended.",
        ["model", "outcome"],
        [((row["model"], row["failure"] or "answered"), float(row["calls"])) for row in calls],
    )
    yield _counter(
        "memform_judge_tokens",
        "Tokens that calls of a model took.",
        ["model", "direction"],
        [
            ((model, direction), _sum(calls, column, model=model))
            for model in sorted({row["model"] for row in calls})
            for direction, column in (("input", "prompt_tokens"), ("output", "completion_tokens"))
        ],
    )


def _broker(reading: BrokerReading | None, model: str, now: datetime) -> Iterator[Metric]:
    depths = reading.depths.items() if reading else ()
    yield _gauge(
        "memform_queue_depth",
        "Messages that wait in a queue; one may speak for many transcripts.",
        ["queue"],
        [((queue,), float(depth)) for queue, depth in depths],
    )
    for name, meaning, value in _broker_figures(reading, now):
        yield _gauge(name, meaning, [], [] if value is None else [((), value)])
    circuit = None if reading is None else reading.is_circuit_open
    yield _gauge(
        "memform_judge_circuit_open",
        "Whether calls of the model are held back since it did not answer.",
        ["model"],
        [] if circuit is None else [((model,), float(circuit))],
    )


def _broker_figures(reading: BrokerReading | None, now: datetime) -> Iterator[tuple[str, str, float | None]]:
    load, inbox = (reading.load, reading.inbox) if reading else (None, None)
    yield "memform_queue_unacknowledged", "Messages that workers hold.", load and load.unacknowledged
    yield "memform_broker_memory_bytes", "Memory that the broker uses.", load and load.used_bytes
    yield "memform_broker_memory_limit_bytes", "Memory that it may use; 0 is no limit.", load and load.limit_bytes
    yield "memform_inbox_parcels", "Transcripts that wait in the inbox.", inbox and inbox.parcels
    yield "memform_inbox_bytes", "What they take of the inbox's budget.", inbox and inbox.size_bytes
    yield "memform_inbox_budget_bytes", "The inbox's budget.", inbox and inbox.budget_bytes
    yield "memform_inbox_oldest_age_seconds", "Time that the oldest has waited there.", inbox and _age(inbox, now)


def _age(inbox: InboxLoad, now: datetime) -> float:
    return max((now - inbox.oldest_at).total_seconds(), 0.0) if inbox.oldest_at else 0.0


def _gauge(name: str, meaning: str, labels: Sequence[str], samples: Iterable[tuple[tuple[str, ...], float]]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=labels)
    for values, sample in samples:
        family.add_metric(values, sample)
    return family


def _counter(
    name: str, meaning: str, labels: Sequence[str], samples: Iterable[tuple[tuple[str, ...], float]]
) -> Metric:
    family = CounterMetricFamily(name, meaning, labels=labels)
    for values, sample in samples:
        family.add_metric(values, sample)
    return family


def _each(rows: Rows, query: str, *labels: str) -> list[tuple[tuple[str, ...], float]]:
    """Return the count of each row, which is its last column, under the labels in its others."""
    found: list[tuple[tuple[str, ...], float]] = []
    for row in rows.get(query, ()):
        (count,) = (value for name, value in row.items() if name not in labels)
        found.append((tuple(row[label] for label in labels), float(count)))
    return found


def _sum(rows: Iterable[Mapping[str, Any]], column: str, **wanted: object) -> float:
    return float(sum(row[column] for row in _where(rows, wanted)))


def _oldest(rows: Iterable[Mapping[str, Any]], now: datetime, **wanted: object) -> float:
    since = min((row["oldest_at"] for row in _where(rows, wanted)), default=now)
    return max((now - since).total_seconds(), 0.0)


def _where(rows: Iterable[Mapping[str, Any]], wanted: Mapping[str, object]) -> Iterator[Mapping[str, Any]]:
    return (row for row in rows if all(row[name] == value for name, value in wanted.items()))
