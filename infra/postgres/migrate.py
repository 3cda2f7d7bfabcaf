"""Forward-only migrations: each file once, in order, in its own transaction, never another text under its name."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

import psycopg
from psycopg import errors

from infra.postgres.faults import sorted_faults
from pipeline.errors import PermanentError

if TYPE_CHECKING:
    from collections.abc import Iterable

_LOCK = 7_236_001
"""Advisory lock of migration: two starters wait for each other. An arbitrary number, the same for ever."""
_INDEX: Final = re.compile(
    r"^(?:CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?(\w+)\s+ON|DROP INDEX (?:IF EXISTS )?(\w+)"
    r"|ALTER INDEX (\w+) RENAME TO (\w+))",
    re.MULTILINE,
)

CONNECT_SECONDS = 10
"""A server that is there answers at once; one behind a wall never does."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One file of `migrations/`; `checksum` is the SHA-256 (hex) of its bytes."""

    name: str
    sql: bytes
    checksum: str


def migrations() -> tuple[Migration, ...]:
    """Return the migrations that this version brings, in order."""
    folder = files("infra.postgres").joinpath("migrations")
    found = [(entry.name, entry.read_bytes()) for entry in folder.iterdir() if entry.name.endswith(".sql")]
    return tuple(
        Migration(name.removesuffix(".sql"), sql, hashlib.sha256(sql).hexdigest()) for name, sql in sorted(found)
    )


def indexes(files: Iterable[Migration]) -> dict[str, str]:
    """Return the indexes that the migrations leave behind, by name, each with the migration that tells of it last."""
    known: dict[str, str] = {}
    for migration in files:
        for made, dropped, renamed, name in _INDEX.findall(migration.sql.decode()):
            known.pop(dropped or renamed, None)
            if made or name:
                known[made or name] = migration.name
    return known


def migrate(url: str) -> list[str]:
    """Apply what is missing and return the names applied; an empty list when the schema was up to date.

    Works for a superuser, and for a login with CREATEROLE and CREATE on the database where pgvector is installed.
    Raises PermanentError when an applied file has changed, when the database is newer than this version, or when a
    privilege is missing.
    """
    with sorted_faults(), psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [_LOCK])
        applied = _applied(connection)
        _refuse_strangers(applied)
        missing = [migration for migration in migrations() if migration.name not in applied]
        for migration in missing:
            _apply(connection, migration)
        return [migration.name for migration in missing]


class Schema(NamedTuple):
    """How a database differs from this version: what `migrate` would apply, and what it has that is not known here.

    `changed` was applied from a file that is another one here.
    """

    missing: list[str]
    unknown: list[str]
    changed: list[str]


def compare(url: str, connect_seconds: int = CONNECT_SECONDS) -> Schema:
    """Compare a database with this version, and change nothing."""
    with sorted_faults(), psycopg.connect(url, autocommit=True, connect_timeout=connect_seconds) as connection:
        applied = _applied(connection)
    ours = {migration.name: migration.checksum for migration in migrations()}
    return Schema(
        [name for name in ours if name not in applied],
        [name for name in applied if name not in ours],
        [name for name, checksum in ours.items() if applied.get(name, checksum) != checksum],
    )


def _applied(connection: psycopg.Connection) -> dict[str, str]:
    known = connection.execute("SELECT to_regclass('memform.migrations')").fetchone()
    if known is None or known[0] is None:
        return {}
    return {str(name): str(checksum) for name, checksum in connection.execute(_READ).fetchall()}


_READ = "SELECT name, checksum FROM memform.migrations ORDER BY name"


def _refuse_strangers(applied: dict[str, str]) -> None:
    ours = {migration.name: migration.checksum for migration in migrations()}
    for name, checksum in applied.items():
        if name not in ours:
            message = f"the database has migration {name}, which this version does not know: upgrade memform"
            raise PermanentError(message, "schema_newer")
        if ours[name] != checksum:
            message = f"migration {name} was changed after it was applied: restore the file and add a new one"
            raise PermanentError(message, "migration_changed")


def _apply(connection: psycopg.Connection, migration: Migration) -> None:
    try:
        with connection.transaction():
            connection.execute(migration.sql)
            connection.execute("SET LOCAL ROLE memform_owner")
            connection.execute(
                "INSERT INTO memform.migrations (name, checksum) VALUES (%s, %s)", [migration.name, migration.checksum]
            )
    except errors.InsufficientPrivilege as error:
        message = (
            f"migration {migration.name} lacks a privilege ({error.diag.message_primary}): the login needs CREATEROLE"
            " and CREATE on the database, and an administrator runs CREATE EXTENSION vector once"
        )
        raise PermanentError(message, "missing_privilege") from error
