"""Migrations, roles and the wall between workspaces, as the application meets them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
from psycopg import errors, sql

from infra.postgres import migrate as migration
from infra.postgres.database import APP, MAINTENANCE, Database, connect
from infra.postgres.migrate import compare, migrate
from pipeline.errors import PermanentError, TransientError
from tests.builders import parcel
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from infra.embedded import Servers
    from tests.store_walk import Store

TABLES_OF_NO_WORKSPACE = {"migrations", "vector_cache", "knob_turns", "sweep_runs"}


@pytest.fixture
def blank_url(servers: Servers) -> Iterator[str]:
    with psycopg.connect(servers.database_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE blank")
        yield servers.database_url.rpartition("/")[0] + "/blank"
        connection.execute("DROP DATABASE blank WITH (FORCE)")


def test_migrating_twice_applies_each_file_once(blank_url: str) -> None:
    names = [each.name for each in migration.migrations()]
    assert compare(blank_url) == (names, [], [])
    assert migrate(blank_url) == names
    assert migrate(blank_url) == []
    assert compare(blank_url) == ([], [], [])


def test_an_applied_file_that_changed_is_refused(blank_url: str) -> None:
    migrate(blank_url)
    with psycopg.connect(blank_url, autocommit=True) as connection:
        connection.execute("UPDATE memform.migrations SET checksum = %s WHERE name = '0001_roles'", ["0" * 64])
    with pytest.raises(PermanentError, match="0001_roles was changed"):
        migrate(blank_url)


def test_a_database_newer_than_the_program_is_refused(blank_url: str) -> None:
    migrate(blank_url)
    with psycopg.connect(blank_url, autocommit=True) as connection:
        strange = hashlib.sha256(b"later").hexdigest()
        connection.execute("INSERT INTO memform.migrations (name, checksum) VALUES ('9999_later', %s)", [strange])
    with pytest.raises(PermanentError, match="upgrade memform"):
        migrate(blank_url)


def test_a_login_without_superuser_migrates_and_works(servers: Servers, blank_url: str) -> None:
    """The production shape: an administrator installs pgvector, a CREATEROLE login does the rest.

    The roles belong to the cluster and are here already, so the administrator also hands them on.
    """
    migrate(servers.database_url)
    with psycopg.connect(blank_url, autocommit=True) as admin:
        admin.execute("CREATE ROLE plain LOGIN CREATEROLE PASSWORD 'plain'")
        admin.execute("GRANT CREATE ON DATABASE blank TO plain")
        admin.execute("GRANT memform_owner, memform_app, memform_maintenance TO plain")
        admin.execute("CREATE EXTENSION vector")
    try:
        url = blank_url.partition("://")[0] + "://plain:plain@" + blank_url.rpartition("@")[2]
        assert migrate(url) == [each.name for each in migration.migrations()]
        with Database(url) as database, database.transaction("w") as connection:
            assert connection.execute("SELECT current_user AS who").fetchall() == [{"who": "memform_app"}]
    finally:
        with psycopg.connect(servers.database_url, autocommit=True) as admin:
            admin.execute("DROP DATABASE blank WITH (FORCE)")
            admin.execute("CREATE DATABASE blank")
            admin.execute("DROP ROLE plain")


def test_a_login_without_privileges_is_told_what_it_lacks(servers: Servers, blank_url: str) -> None:
    with psycopg.connect(servers.database_url, autocommit=True) as admin:
        admin.execute("CREATE ROLE nobody LOGIN PASSWORD 'nobody'")
    url = blank_url.partition("://")[0] + "://nobody:nobody@" + blank_url.rpartition("@")[2]
    try:
        with pytest.raises(PermanentError, match="CREATE EXTENSION vector"):
            migrate(url)
    finally:
        with psycopg.connect(servers.database_url, autocommit=True) as admin:
            admin.execute("DROP ROLE nobody")


def test_every_workspace_table_has_forced_row_security(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        rows = connection.execute(
            "SELECT relname, relrowsecurity AND relforcerowsecurity FROM pg_class "
            "WHERE relnamespace = 'memform'::regnamespace AND relkind = 'r'"
        ).fetchall()
    protected = {name for name, forced in rows if forced}
    assert {name for name, _ in rows} - protected == TABLES_OF_NO_WORKSPACE
    assert len(protected) >= 11


def test_every_constraint_but_keys_has_a_name_that_says_the_rule(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        rows = connection.execute(
            "SELECT conname FROM pg_constraint WHERE connamespace = 'memform'::regnamespace AND contype IN ('c', 'f')"
        ).fetchall()
    generated = [name for (name,) in rows if name.endswith(("_check", "_fkey")) or name.rpartition("_")[2].isdigit()]
    assert generated == []


def test_connections_take_their_role_and_its_time_limits(database_url: str) -> None:
    for role in (APP, MAINTENANCE):
        with connect(database_url, role) as connection:
            row = connection.execute(
                "SELECT current_user AS who, current_setting('statement_timeout') AS statement, "
                "current_setting('lock_timeout') AS lock, "
                "current_setting('idle_in_transaction_session_timeout') AS idle"
            ).fetchone()
            assert row == {
                "who": role.name,
                "statement": {30_000: "30s", 120_000: "2min"}[role.statement_timeout_ms],
                "lock": f"{role.lock_timeout_ms // 1000}s",
                "idle": "1min",
            }


def test_neither_role_bypasses_row_security(database_url: str) -> None:
    with psycopg.connect(database_url) as connection:
        rows = connection.execute(
            "SELECT rolname FROM pg_roles WHERE starts_with(rolname, 'memform_') "
            "AND (rolbypassrls OR rolsuper OR rolcanlogin)"
        ).fetchall()
    assert rows == []


@pytest.fixture
def two_workspaces(store: Store) -> Store:
    for workspace in ("w", "v"):
        store.form(Said(["Postgres 16 runs on port 5433."], workspace=workspace))
        store.dispatch(store.remembered(workspace))
    return store


def workspace_tables(store: Store) -> list[str]:
    with store.database.maintenance() as connection:
        rows = connection.execute(
            "SELECT relname FROM pg_class WHERE relnamespace = 'memform'::regnamespace AND relrowsecurity"
        ).fetchall()
    return [row["relname"] for row in rows]


def select(connection: Any, table: str) -> list[dict[str, Any]]:  # noqa: ANN401 - either kind of connection
    return connection.execute(sql.SQL("SELECT workspace_id FROM {}").format(sql.Identifier(table))).fetchall()


def test_a_workspace_sees_its_own_rows_only(two_workspaces: Store) -> None:
    views = ["ledger", "workspace_ledger", "remembered"]
    for table in [*workspace_tables(two_workspaces), *views]:
        with two_workspaces.database.transaction("w") as connection:
            assert {row["workspace_id"] for row in select(connection, table)} <= {"w"}, table
        with two_workspaces.database.maintenance() as connection:
            assert {row["workspace_id"] for row in select(connection, table)} in ({"v", "w"}, set()), table


def test_without_a_workspace_nothing_is_seen(two_workspaces: Store) -> None:
    for table in workspace_tables(two_workspaces):
        with two_workspaces.database.unscoped() as connection:
            assert select(connection, table) == [], table
        with two_workspaces.database.transaction("") as connection:
            assert select(connection, table) == [], table


@pytest.mark.usefixtures("two_workspaces")
def test_the_workspace_does_not_outlive_its_transaction(database_url: str) -> None:
    with Database(database_url, size=1) as narrow:
        with narrow.transaction("w") as connection:
            assert len(select(connection, "memories")) == 1
        with narrow.unscoped() as connection:
            assert select(connection, "memories") == []


def test_a_row_of_another_workspace_cannot_be_written_or_taken(two_workspaces: Store) -> None:
    with pytest.raises(errors.InsufficientPrivilege), two_workspaces.database.transaction("w") as connection:
        connection.execute("INSERT INTO impulses VALUES ('v', 'm', 's', '2026-01-01')")
    with two_workspaces.database.transaction("w") as connection:
        changed = connection.execute("UPDATE memory_state SET muted = true WHERE workspace_id = 'v'")
        assert changed.rowcount == 0


@pytest.mark.parametrize(
    "call",
    [
        b"SELECT * FROM lexical_voice('v', 'port', now(), false, 'mixed', '', '', 10, 12)",
        b"SELECT * FROM sharing_words('v', ARRAY['port'], now(), 10)",
    ],
)
def test_the_voices_of_another_workspace_do_not_answer(two_workspaces: Store, call: bytes) -> None:
    with pytest.raises(errors.InsufficientPrivilege), two_workspaces.database.transaction("w") as connection:
        connection.execute(call)
    with pytest.raises(errors.InsufficientPrivilege), two_workspaces.database.unscoped() as connection:
        connection.execute(call)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE memories SET content = 'other'",
        "UPDATE events SET reason = 'other'",
        "UPDATE memory_vectors SET dims = 1",
        "DELETE FROM memories",
        "DELETE FROM events",
        "TRUNCATE events",
        "ALTER TABLE memories DISABLE ROW LEVEL SECURITY",
    ],
)
def test_the_application_cannot_change_what_was(two_workspaces: Store, change: str) -> None:
    with pytest.raises(psycopg.Error), two_workspaces.database.transaction("w") as connection:
        connection.execute(change.encode())


@pytest.mark.parametrize("table", ["memories", "events", "memory_vectors"])
def test_not_even_a_superuser_changes_what_was(two_workspaces: Store, database_url: str, table: str) -> None:
    with two_workspaces.database.maintenance() as connection:
        connection.execute(
            "INSERT INTO memory_vectors SELECT workspace_id, 'm', memory_id, 2, '[1,0]'::halfvec FROM memories"
        )
    change = sql.SQL("UPDATE memform.{} SET workspace_id = 'x'").format(sql.Identifier(table))
    with pytest.raises(errors.ObjectNotInPrerequisiteState), psycopg.connect(database_url) as connection:
        connection.execute(change)


def test_a_server_that_is_not_there_is_transient() -> None:
    with (
        pytest.raises(TransientError, match="did not answer"),
        Database("postgresql://x:x@127.0.0.1:1/x", patience_seconds=0.5) as gone,
        gone.transaction("w"),
    ):
        pytest.fail("there is no such server")


def test_a_row_that_breaks_a_rule_is_refused_with_the_rule_s_name(store: Store) -> None:
    store.ledger.put(parcel())
    with (
        pytest.raises(PermanentError, match="transcripts_in_motion_something_is_due") as refused,
        store.database.transaction("w") as connection,
    ):
        connection.execute("UPDATE transcripts SET due_at = NULL")
    assert refused.value.reason == "refused_by_constraint"
