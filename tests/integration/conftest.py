"""A fresh, migrated database for each test module, reached as the application is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import sql

from infra.postgres.database import Database
from infra.postgres.ledger import PostgresLedger
from infra.postgres.migrate import migrate
from infra.postgres.stages import PostgresStages, Versions
from infra.redis.connection import connect
from tests.builders import Dice
from tests.invariants import check
from tests.store_walk import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from infra.embedded import Servers


@pytest.fixture(scope="module")
def database_url(servers: Servers, request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the URL of a database of this module's own, migrated to the newest schema."""
    name = request.path.stem
    with psycopg.connect(servers.database_url, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        url = servers.database_url.rpartition("/")[0] + f"/{name}"
        migrate(url)
        yield url
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="module")
def database(database_url: str) -> Iterator[Database]:
    """Return the store's connections, as a worker opens them."""
    with Database(database_url, size=10, patience_seconds=120.0) as opened:
        yield opened


@pytest.fixture
def redis_url(servers: Servers) -> str:
    """Return the URL of an empty Redis: what an earlier test rang or kept, in whatever module, is gone."""
    with connect(servers.redis_url) as opened:
        opened.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped
    return servers.redis_url


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    """Return the store over an empty database; what a test leaves behind must hold every invariant."""
    versions = Versions(gate="g1", pacer="p1", scan="s1", policy="1")
    opened = Store(database, PostgresLedger(database, Dice()), PostgresStages(database, versions))
    opened.empty()
    yield opened
    check(database)
