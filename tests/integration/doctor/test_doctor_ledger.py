"""The doctor before a ledger in trouble, a crowded database and a model that refuses: each broken for real."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, LiteralString

import psycopg
import pytest
from psycopg import sql

from infra.doctor import database, ledger
from infra.doctor.finding import Severity
from infra.doctor.model import judge_endpoint
from infra.postgres.migrate import compare, migrate, migrations
from pipeline.policy import MAX_ATTEMPTS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from infra.doctor.database import Connection
    from infra.doctor.finding import Finding
    from infra.embedded import Servers

NAME = "doctor_ledger"
A_TRANSCRIPT: LiteralString = (
    "INSERT INTO memform.transcripts (workspace_id, transcript_id, bulk, content_hash, body, body_bytes, reading,"
    " redactions, repairs, received_at, updated_at, progress, due_at, statements, catch_up_at, hearing_until, attempts)"
    " VALUES ('w', 't-1', false, repeat('0', 64), '', 0, '{}', '{}', '{}', now(), now(), "
)


@pytest.fixture(scope="module")
def url(servers: Servers) -> Iterator[str]:
    """The URL of a migrated database of this module's own."""
    with psycopg.connect(servers.database_url, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(NAME)))
        own = servers.database_url.replace("/memform?", f"/{NAME}?")
        migrate(own)
        yield own
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(NAME)))


@pytest.fixture
def connection(url: str) -> Iterator[Connection]:
    """A connection whose changes are rolled back."""
    with psycopg.connect(url) as opened:
        yield opened
        opened.rollback()


def ill(finding: Finding, severity: Severity, *words: str) -> bool:
    return (
        finding.severity is severity
        and all(word in finding.message for word in words)
        and bool(finding.breaks and finding.mend)
    )


@pytest.mark.parametrize(
    ("row", "check", "severity", "words"),
    [
        ("'gated', now(), 3, NULL, NULL, 0)", ledger.balance, Severity.ERROR, "1 transcripts"),
        ("'received', now() - interval '1 hour', NULL, NULL, NULL, 0)", ledger.standstill, Severity.ERROR, "1:00:00"),
        (
            f"'done', NULL, 0, now(), now() - interval '1 s', {MAX_ATTEMPTS})",
            ledger.hearings,
            Severity.WARNING,
            "each of the 5 times",
        ),
    ],
)
def test_what_is_wrong_in_the_ledger_is_told(
    connection: Connection,
    row: LiteralString,
    check: Callable[[Connection], Finding],
    severity: Severity,
    words: str,
) -> None:
    assert {finding.severity for finding in ledger.examine_ledger(connection)} == {Severity.INFO}
    connection.execute(A_TRANSCRIPT + row)
    assert ill(check(connection), severity, words)
    others = [finding for finding in ledger.examine_ledger(connection) if finding.check != check(connection).check]
    assert {finding.severity for finding in others} == {Severity.INFO}


def test_a_hearing_that_still_runs_or_may_be_tried_again_is_no_finding(connection: Connection) -> None:
    connection.execute(A_TRANSCRIPT + "'done', NULL, 0, now(), now() + interval '1 min', %s)", [MAX_ATTEMPTS])
    assert ledger.hearings(connection).severity is Severity.INFO
    connection.execute("UPDATE memform.transcripts SET attempts = 4, hearing_until = now() - interval '1 min'")
    assert ledger.hearings(connection).severity is Severity.INFO


def test_dead_letters_are_told_by_reason_and_settled_ones_are_not(connection: Connection) -> None:
    connection.execute(A_TRANSCRIPT + "'dead', NULL, NULL, NULL, NULL, 0)")
    connection.execute(
        "INSERT INTO memform.dead_letters (workspace_id, transcript_id, run, progress, attempts, reason, message,"
        " buried_at) VALUES ('w', 't-1', 1, 'received', 5, 'too_large', '', now())"
    )
    assert ill(ledger.dead(connection), Severity.WARNING, "1 transcripts", "1 too_large")
    connection.execute("UPDATE memform.dead_letters SET settled_at = now(), settled_as = 'discarded'")
    assert ledger.dead(connection).severity is Severity.INFO


def test_a_quarantine_that_nobody_looks_at_is_told(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    connection.execute(A_TRANSCRIPT + "'done', NULL, 1, NULL, NULL, 0)")
    connection.execute(
        "INSERT INTO memform.statements (workspace_id, transcript_id, run, ordinal, turn, start_offset, end_offset,"
        " raw, text, text_hash, surface, policy, language, agent_id, agent_role, score, features, outcome,"
        " reason)"
        " VALUES ('w', 't-1', 1, 0, 0, 0, 1, 'x', 'x', 'x', 'x', 'x', '', '', '', 1, '{}', 'quarantined', 'leak')"
    )
    assert ledger.quarantine(connection).severity is Severity.INFO
    monkeypatch.setattr(ledger, "CROWDED_QUARANTINE", 0)
    assert ill(ledger.quarantine(connection), Severity.WARNING, "1 statements")
    connection.execute("UPDATE memform.transcripts SET run = 2, latest_run = 2")
    assert "0 statements" in ledger.quarantine(connection).message
    connection.execute("UPDATE memform.transcripts SET run = 1")
    connection.execute(
        "INSERT INTO memform.quarantine_decisions (workspace_id, transcript_id, run, ordinal, text_hash, decision,"
        " reason, actor, decided_at) VALUES ('w', 't-1', 1, 0, 'x', 'discarded', 'leak', 'operator', now())"
    )
    assert "0 statements" in ledger.quarantine(connection).message


def test_a_schema_of_a_later_version_is_a_warning(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("INSERT INTO memform.migrations VALUES ('9999_later', repeat('0', 64))")
        try:
            told = compare(url)
        finally:
            connection.execute("DELETE FROM memform.migrations WHERE name = '9999_later'")
    assert told == ([], ["9999_later"], [])
    assert ill(database.other_schema(told), Severity.WARNING, "9999_later")


def test_a_schema_that_another_file_made_is_one_error(connection: Connection, url: str) -> None:
    with psycopg.connect(url) as other:
        other.execute("UPDATE memform.migrations SET checksum = repeat('0', 64) WHERE name = '0003_memories'")
        other.commit()
        try:
            told = compare(url)
        finally:
            digest = next(each.checksum for each in migrations() if each.name == "0003_memories")
            other.execute("UPDATE memform.migrations SET checksum = %s WHERE name = '0003_memories'", [digest])
    assert told == ([], [], ["0003_memories"])
    assert ill(database.other_schema(told), Severity.ERROR, "0003_memories")
    assert "postgres.migrations" not in {finding.check for finding in database.schema_findings(connection, told)}
    assert database.other_schema(compare(url)).severity is Severity.INFO


def test_connections_are_judged_by_what_workers_may_open_and_by_what_is_used(
    connection: Connection, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database.connections(connection, 5).severity is Severity.INFO
    assert ill(database.connections(connection, 17), Severity.WARNING, "17 children", "102")
    monkeypatch.setattr(database, "CROWDED_CONNECTIONS", 0.0)
    with psycopg.connect(url):
        assert ill(database.connections(connection, 0), Severity.WARNING, "in use")


@contextmanager
def model(status: int, body: object) -> Generator[str]:
    """Yield the URL of a server that answers every question in one way."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the signature is the library's
            """Write nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    ("status", "body", "severity", "words"),
    [
        (200, {"data": [{"id": "small"}, {"id": "large"}]}, Severity.INFO, "small at"),
        (200, {"data": [{"id": "large"}]}, Severity.WARNING, "but large"),
        (200, "a page", Severity.INFO, "small at"),
        (404, {}, Severity.INFO, "small at"),
        (401, {}, Severity.ERROR, "refuses the key"),
        (403, {}, Severity.ERROR, "refuses the key"),
    ],
)
def test_a_model_is_asked_for_by_name_and_key(status: int, body: object, severity: Severity, words: str) -> None:
    with model(status, body) as url:
        finding = judge_endpoint("small", url, "a-secret-key")
    assert finding.severity is severity
    assert words in finding.message
    assert "a-secret-key" not in f"{finding}"
    assert bool(finding.mend) is (severity is not Severity.INFO)
