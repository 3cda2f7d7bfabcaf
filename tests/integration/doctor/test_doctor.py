"""The doctor in front of real servers, healthy and ill."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

import math
import socket
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, LiteralString

import psycopg
import pytest

from infra.clock import SystemClock
from infra.doctor import broker, database
from infra.doctor.examination import Patient, examine
from infra.doctor.finding import Severity
from infra.doctor.model import judge_endpoint
from infra.embeddings.local import DIMENSIONS, MODEL, LocalEmbedder
from infra.postgres.migrate import migrate
from infra.redis.connection import connect
from pipeline.policy import INBOX_BUDGET_BYTES
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import redis

    from infra.doctor.database import Connection
    from infra.doctor.finding import Finding
    from infra.embedded import Servers


@pytest.fixture(scope="module")
def empty_url(servers: Servers) -> Iterator[str]:
    """The URL of an empty database of this module's own."""
    with psycopg.connect(servers.database_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE doctor")
    yield servers.database_url.replace("/memform?", "/doctor?")
    with psycopg.connect(servers.database_url, autocommit=True) as connection:
        connection.execute("DROP DATABASE doctor WITH (FORCE)")


@pytest.fixture
def connection(empty_url: str) -> Iterator[Connection]:
    """A connection to the migrated database, whose changes are rolled back."""
    migrate(empty_url)
    with psycopg.connect(empty_url) as opened:
        yield opened
        opened.rollback()


@pytest.fixture
def client(redis_url: str) -> Iterator[redis.Redis]:
    """A client whose changes of settings are taken back."""
    with connect(redis_url) as opened:
        before = {name: broker.setting(opened, name) for name in ("maxmemory", "maxmemory-policy", "appendonly")}
        yield opened
        for name, value in before.items():
            opened.config_set(name, str(value))


def patient(redis_url: str, database_url: str) -> Patient:
    return Patient(
        database_url=database_url,
        redis_url=redis_url,
        inbox_budget_bytes=INBOX_BUDGET_BYTES,
        embedder=LocalEmbedder(),
        judge_model="",
        judge_url="",
        visibility_timeout=timedelta(seconds=600),
        longest_job=timedelta(seconds=180),
        judge_key="",
        state_dir=Path(__file__).parent,
        otlp_endpoint="",
        children=0,
    )


def ills(findings: list[Finding]) -> list[str]:
    return [finding.check for finding in findings if finding.severity is not Severity.INFO]


def ill(finding: Finding, severity: Severity, *words: str) -> bool:
    """Return True when a finding is as severe as said, holds the words, and says what breaks and how to mend it."""
    return (
        finding.severity is severity
        and all(word in finding.message for word in words)
        and bool(finding.breaks and finding.mend)
    )


def test_an_empty_database_lacks_its_migrations_and_nothing_else(redis_url: str, empty_url: str) -> None:
    with psycopg.connect(empty_url, autocommit=True) as opened:
        opened.execute("DROP SCHEMA IF EXISTS memform CASCADE")
        opened.execute("DROP EXTENSION IF EXISTS vector CASCADE")
    findings = examine(patient(redis_url, empty_url), SystemClock())
    assert ills(findings) == ["postgres.migrations"]
    told = {finding.check: finding.message for finding in findings}
    assert "0001_roles" in told["postgres.migrations"]
    assert "to be installed" in told["pgvector.version"]
    assert "every survivor is staged" in told["judge.model"]


def test_the_embedded_servers_are_healthy_and_every_check_is_named_once(redis_url: str, empty_url: str) -> None:
    migrate(empty_url)
    findings = examine(patient(redis_url, empty_url), SystemClock())
    assert ills(findings) == []
    assert len({finding.check for finding in findings}) == len(findings) == 30


def test_servers_that_are_not_there_are_findings_without_a_password(redis_url: str) -> None:
    gone = replace(
        patient(redis_url, "postgresql://memform:very-secret@127.0.0.1:1/memform"),
        redis_url="redis://:very-secret@127.0.0.1:1/0",
    )
    findings = examine(gone, SystemClock())
    assert ills(findings) == ["postgres.server", "redis.server"]
    assert "very-secret" not in "".join(finding.message for finding in findings)
    none = replace(gone, database_url="", redis_url="")
    assert ills(examine(none, SystemClock())) == ["postgres.server", "redis.server"]


@pytest.mark.parametrize(
    ("version", "severity"),
    [
        ("0.7.4", Severity.ERROR),
        ("0.8.0", Severity.WARNING),
        ("0.8.3", Severity.WARNING),
        ("0.8.4", Severity.INFO),
        ("0.10", Severity.INFO),
    ],
)
def test_pgvector_is_judged_by_its_version(connection: Connection, version: str, severity: Severity) -> None:
    connection.execute("UPDATE pg_extension SET extversion = %s WHERE extname = 'vector'", (version,))
    finding = database.pgvector_version(connection)
    assert finding.severity is severity
    assert version in finding.message


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("ALTER ROLE memform_app BYPASSRLS", "memform_app bypasses"),
        ("ALTER ROLE memform_maintenance SUPERUSER", "memform_maintenance bypasses"),
        ("ALTER ROLE memform_owner RENAME TO somebody", "memform_owner is missing"),
    ],
)
def test_a_role_that_is_missing_or_sees_too_much_is_an_error(
    connection: Connection, change: LiteralString, words: str
) -> None:
    connection.execute(change)
    assert ill(database.roles(connection), Severity.ERROR, words)


def test_a_login_that_may_not_take_the_roles_is_told(connection: Connection) -> None:
    connection.execute("CREATE ROLE stranger NOLOGIN")
    connection.execute("SET LOCAL ROLE stranger")
    assert ill(database.roles(connection), Severity.ERROR, "may not take memform_app", "may not take memform_owner")


def test_a_table_whose_policies_are_not_forced_is_named(connection: Connection) -> None:
    connection.execute("ALTER TABLE memform.memories NO FORCE ROW LEVEL SECURITY")
    connection.execute("CREATE TABLE memform.notes (workspace_id text)")
    assert ill(database.row_security(connection), Severity.ERROR, "memories, notes")


def test_an_index_that_is_missing_or_half_made_is_told_with_where_it_is_made(connection: Connection) -> None:
    assert database.indexes(connection).severity is Severity.INFO
    connection.execute("DROP INDEX memform.memories_words, memform.conflicts_one_per_pair")
    connection.execute("ALTER INDEX memform.memories_by_age RENAME TO memories_by_hand")
    connection.execute("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'memform.memories_trigram'::regclass")
    told = ("memories_words is missing (made by 0050_sizes)", "conflicts_one_per_pair is missing")
    half = ("memories_by_age is missing", "memories_trigram is not valid")
    assert ill(database.indexes(connection), Severity.WARNING, *told, *half)


def test_a_database_that_knows_only_ascii_is_an_error(servers: Servers) -> None:
    with psycopg.connect(servers.database_url, autocommit=True) as opened:
        opened.execute("CREATE DATABASE plain TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'")
        with psycopg.connect(servers.database_url.replace("/memform?", "/plain?")) as plain:
            finding = database.letters(plain)
        opened.execute("DROP DATABASE plain WITH (FORCE)")
    assert ill(finding, Severity.ERROR, "beyond ASCII")


def store_vector(connection: Connection, model: str, dimensions: int) -> None:
    connection.execute("SET LOCAL session_replication_role = replica")  # no memory is needed for its vector
    connection.execute(
        "INSERT INTO memform.memory_vectors (workspace_id, model, memory_id, dims, embedding)"
        " VALUES ('w', %s, %s, %s, %s::real[]::memform.halfvec)",
        (model, f"mem-{model}-{dimensions}", dimensions, [1.0] * dimensions),
    )


def test_vectors_of_another_length_or_model_are_told_apart(connection: Connection) -> None:
    store_vector(connection, MODEL, DIMENSIONS)
    assert database.vector_lengths(connection, MODEL, DIMENSIONS).severity is Severity.INFO
    assert ill(database.vector_lengths(connection, "other", DIMENSIONS), Severity.WARNING, f"1 by {MODEL}")
    assert ill(database.vector_lengths(connection, MODEL, 8), Severity.ERROR, f"1 of {DIMENSIONS}")


@pytest.mark.parametrize(
    ("name", "value", "check", "severity"),
    [
        ("maxmemory-policy", "allkeys-lru", broker.eviction, Severity.ERROR),
        ("appendonly", "no", broker.persistence, Severity.WARNING),
    ],
)
def test_a_broker_that_can_lose_things_is_told(
    client: redis.Redis, name: str, value: str, check: Callable[[redis.Redis], Finding], severity: Severity
) -> None:
    client.config_set(name, value)
    assert ill(check(client), severity)


def test_memory_is_judged_by_its_limit_and_by_what_is_used(client: redis.Redis) -> None:
    assert broker.memory(client, INBOX_BUDGET_BYTES).severity is Severity.INFO

    def is_told(share: float, severity: Severity) -> bool | None:
        """Buffers come and go between the limit and the look: then both are tried again."""
        client.config_set("maxmemory", str(int(client.info("memory")["used_memory"] / share)))
        return ill(broker.memory(client, 1), severity) or None

    for share, severity in ((0.8, Severity.WARNING), (1.0, Severity.ERROR), (math.inf, Severity.WARNING)):
        assert patience.until(lambda share=share, severity=severity: is_told(share, severity), 120.0)
    client.config_set("maxmemory", str(INBOX_BUDGET_BYTES - 1))
    assert ill(broker.memory(client, INBOX_BUDGET_BYTES), Severity.WARNING, "less than the inbox's budget")


def test_a_broker_that_hides_its_settings_is_no_error(client: redis.Redis, redis_url: str) -> None:
    client.execute_command("ACL", "SETUSER", "guest", "on", ">guest", "~*", "+@all", "-config")
    try:
        port = redis_url.rpartition(":")[2]
        with connect(f"redis://guest:guest@127.0.0.1:{port}") as guest:
            findings = broker.examine_broker(guest, INBOX_BUDGET_BYTES)
    finally:
        client.execute_command("ACL", "DELUSER", "guest")
    assert ills(findings) == []


def test_a_model_endpoint_is_knocked_at_and_not_asked() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert judge_endpoint("a-model", f"http://127.0.0.1:{port}/v1").severity is Severity.INFO
    finding = judge_endpoint("a-model", f"http://127.0.0.1:{port}/v1")
    assert ill(finding, Severity.WARNING, f"127.0.0.1:{port}")
