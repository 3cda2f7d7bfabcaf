"""A worker does not start on ground that would lose or corrupt what it forms; on a server that is away it waits."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import sql

from tests import siege
from workers import patience, settings
from workers.post import PROGRAM, occupy

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from workers.settings import Settings
    from workers.wiring import Services


def environment(chosen: Settings, services: Services, **other: str) -> Mapping[str, str]:
    """Return the environment of a worker on these servers, with its own state folder."""
    urls = {"MEMFORM_DATABASE_URL": services.endpoints.database_url, "MEMFORM_REDIS_URL": services.endpoints.redis_url}
    return settings.environment(chosen) | urls | other


def refusal(where: Mapping[str, str]) -> str:
    """Start a worker that must not start; return its one line."""
    command = [*PROGRAM, "worker", "gate"]
    done = subprocess.run(command, env=where, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603 - the program itself
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("policy", "words"), [("allkeys-lru", "set maxmemory-policy noeviction"), ("volatile-ttl", "volatile-ttl")]
)
def test_on_a_broker_that_throws_queues_away(chosen: Settings, services: Services, policy: str, words: str) -> None:
    services.redis.config_set("maxmemory-policy", policy)  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped
    try:
        line = refusal(environment(chosen, services))
    finally:
        services.redis.config_set("maxmemory-policy", "noeviction")  # pyright: ignore[reportUnknownMemberType] - as above
    assert "redis.eviction" in line
    assert words in line


def test_on_a_schema_that_is_behind(chosen: Settings, services: Services) -> None:
    url = services.endpoints.database_url
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE blank"))
        try:
            blank = url.replace("/memform?", "/blank?")
            assert "run `memform migrate`" in refusal(environment(chosen, services, MEMFORM_DATABASE_URL=blank))
        finally:
            connection.execute(sql.SQL("DROP DATABASE blank WITH (FORCE)"))


def test_a_server_that_is_away_is_waited_for(chosen: Settings, services: Services, tmp_path: Path) -> None:
    away = "postgresql://memform:hunter2@127.0.0.1:1/memform"
    where = environment(chosen, services, MEMFORM_DATABASE_URL=away, MEMFORM_STATE_DIR=str(tmp_path))
    with subprocess.Popen([*PROGRAM, "worker", "gate", "--name", "waiting"], env=where, stderr=-3, stdout=-3) as worker:  # noqa: S603 - as above
        try:
            answered = patience.until(
                lambda: any("waiting" in name for name in services.bell.workers()) or None, siege.LONGEST_WAIT_SECONDS
            )
            assert answered
            assert worker.poll() is None
            assert occupy(tmp_path, "waiting").folder.name == "waiting-2", "the first is the worker's"
        finally:
            worker.terminate()
