"""Private servers with a schema and no worker: each test mans them as it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra import embedded
from infra.postgres.migrate import migrate
from tests import siege
from workers import endpoint, fleet, logs, wiring
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workers.wiring import Services


@pytest.fixture(scope="session")
def chosen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """Settings of a fleet that notices a lost message within seconds; a stage's lease is thirteen seconds.

    A test that waits for no lease gives its tasks more time (`siege.unhurried`): running late costs an attempt.
    """
    settings = Settings(
        state_dir=tmp_path_factory.mktemp("faults"),
        task_time_limit_seconds=12,
        relay_every_seconds=1.0,
        inbox_lease_seconds=2.0,
        restore_every_seconds=1,
        soft_shutdown_seconds=10.0,
    )
    try:
        embedded.start(settings.state_dir)
        migrate(endpoint.database_url(settings))
        yield settings
    finally:
        fleet.discard(settings)


@pytest.fixture
def services(chosen: Settings) -> Iterator[Services]:
    """The services of a producer with a database connection; after the test nobody works and no message waits."""
    logs.keep_from_answers()
    # With a worker's patience: a producer's would tell a test of a machine that is busy for a moment.
    with wiring.Services(chosen, endpoint.locate(chosen)) as open_services:
        try:
            yield open_services
        finally:
            siege.dismiss(chosen)
            open_services.redis.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped


@pytest.fixture
def inbox_only(chosen: Settings, services: Services) -> Iterator[Services]:
    """The services of a producer that knows only Redis."""
    with wiring.Services(chosen.model_copy(update={"intake": "inbox"}), services.endpoints) as through_redis:
        yield through_redis
