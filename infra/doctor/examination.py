"""The whole examination: every check, over connections that it opens and closes."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import psycopg
import redis

from infra.doctor.broker import eviction, examine_broker, scripts
from infra.doctor.database import examine_database, schema_findings
from infra.doctor.finding import Severity, error
from infra.doctor.fleet import examine_fleet
from infra.doctor.host import clock_skew, disk, embedding, read_packages, redelivery, settings, tracing
from infra.doctor.model import judge_endpoint
from infra.embeddings.local import DIMENSIONS, MODEL
from infra.postgres.migrate import compare
from infra.redis.connection import connect
from pipeline.errors import MemformError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import timedelta
    from pathlib import Path

    from infra.doctor.finding import Finding
    from infra.doctor.fleet import Attendance
    from pipeline.errors import InvalidInputError
    from pipeline.ports import Clock, Embedder

START_SECONDS: Final = 15
"""What a worker waits for a server before it starts without having looked at it."""
_CONNECT_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Patient:
    """What is examined. An empty URL means that there is no such server to look at; `children` of workers answered.

    `attendance` is who answers for what waits; None where nobody was asked. `embedder_refusal` is why the model that
    the settings name is not to be had; None where it is, or where they name none. `unknown_settings` are variables
    under our name that are no setting, with the nearest that is one.
    """

    database_url: str
    redis_url: str
    inbox_budget_bytes: int
    embedder: Embedder | None
    judge_model: str
    judge_url: str
    judge_key: str = field(repr=False)
    visibility_timeout: timedelta
    longest_job: timedelta
    state_dir: Path
    otlp_endpoint: str
    children: int = 0
    attendance: Attendance | None = None
    embedder_refusal: InvalidInputError | None = None
    unknown_settings: Mapping[str, str] = field(default_factory=dict[str, str])


def examine(patient: Patient, clock: Clock) -> list[Finding]:
    """Return the findings of every check. What cannot be reached is itself a finding; nothing is raised for it."""
    return [
        read_packages(),
        *_database(patient, clock),
        *_broker(patient, clock),
        *examine_fleet(patient.attendance),
        redelivery(patient.visibility_timeout, patient.longest_job),
        embedding(patient.embedder, patient.embedder_refusal),
        judge_endpoint(patient.judge_model, patient.judge_url, patient.judge_key),
        disk(patient.state_dir),
        tracing(patient.otlp_endpoint),
        settings(patient.unknown_settings),
    ]


def examine_start(patient: Patient) -> list[Finding]:
    """Return what keeps a worker from starting: errors that work would run into. A server that is away is none.

    It comes back, and the worker waits for it; what is found here does not mend itself.
    """
    findings = [read_packages(), redelivery(patient.visibility_timeout, patient.longest_job)]
    with suppress(psycopg.OperationalError, MemformError):
        findings += _examine_database(patient)
    with suppress(redis.RedisError), connect(patient.redis_url, START_SECONDS, 0) as client:
        findings += [scripts(client), eviction(client)]
    return [finding for finding in findings if finding.severity is Severity.ERROR]


def _examine_database(patient: Patient) -> list[Finding]:
    if not patient.database_url:
        return []
    with psycopg.connect(patient.database_url, autocommit=True, connect_timeout=int(START_SECONDS)) as connection:
        return schema_findings(connection, compare(patient.database_url, START_SECONDS))


def _database(patient: Patient, clock: Clock) -> list[Finding]:
    if not patient.database_url:
        return [_no_server("postgres.server", "PostgreSQL", "MEMFORM_DATABASE_URL")]
    model = patient.embedder.model if patient.embedder else MODEL
    dimensions = patient.embedder.dimensions if patient.embedder else DIMENSIONS
    try:
        with psycopg.connect(patient.database_url, autocommit=True, connect_timeout=_CONNECT_SECONDS) as connection:
            findings = examine_database(
                connection, lambda: compare(patient.database_url), model, dimensions, patient.children
            )
            skew = clock_skew("PostgreSQL", clock, lambda: _postgres_now(connection))
    except (psycopg.OperationalError, MemformError) as refusal:
        headline = next(iter(str(refusal).splitlines()), "")
        mend = "run `memform up`, or check MEMFORM_DATABASE_URL and the server's log"
        return [error("postgres.server", f"PostgreSQL: {headline}", "nothing can be stored or recalled", mend)]
    return [*findings, skew]


def _broker(patient: Patient, clock: Clock) -> list[Finding]:
    if not patient.redis_url:
        return [_no_server("redis.server", "Redis", "MEMFORM_REDIS_URL")]
    try:
        with connect(patient.redis_url) as client:
            findings = examine_broker(client, patient.inbox_budget_bytes)
            skew = clock_skew("Redis", clock, lambda: _redis_now(client))
    except redis.RedisError as refusal:
        mend = "run `memform up`, or check MEMFORM_REDIS_URL and the server's log"
        return [error("redis.server", f"Redis: {refusal}", "nothing can be enqueued", mend)]
    return [*findings, skew]


def _no_server(check: str, what: str, setting: str) -> Finding:
    return error(
        check, f"no {what} is running or configured", "nothing can be formed", f"run `memform up`, or set {setting}"
    )


def _postgres_now(connection: psycopg.Connection) -> datetime:
    row = connection.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
    return datetime.fromtimestamp(row[0] if row else 0.0, UTC)


def _redis_now(client: redis.Redis) -> datetime:
    seconds, microseconds = client.time()
    return datetime.fromtimestamp(seconds + microseconds / 1_000_000, UTC)
