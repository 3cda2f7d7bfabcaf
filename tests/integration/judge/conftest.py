"""Processes with and without a model on a real database of their own, empty at the start of each test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.fakes.alone import alone
from tests.fakes.courtroom import knows
from tests.fakes.model_server import ModelServer
from workers.endpoint import Endpoints
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.store_walk import Store
    from workers.wiring import Services


@pytest.fixture
def model() -> Iterator[ModelServer]:
    """A model that answers as the oracle until a test scripts it otherwise."""
    with ModelServer(knows) as server:
        yield server


@pytest.fixture
def without(redis_url: str, database_url: str, store: Store, tmp_path: Path) -> Iterator[Services]:
    """A process for which no model is configured."""
    assert store
    where = Endpoints(database_url, redis_url)
    with alone(Settings(state_dir=tmp_path), where) as opened:
        yield opened


@pytest.fixture
def court_of(without: Services) -> Callable[..., Services]:
    """Return services for which a model is configured."""

    def opened(server: ModelServer, **more: Any) -> Services:  # noqa: ANN401 - settings have many types
        changed = {"judge_base_url": server.url, "judge_model": "scripted-1", **more}
        return alone(without.settings.model_copy(update=changed), without.endpoints)

    return opened


@pytest.fixture
def judging(court_of: Callable[..., Services], model: ModelServer) -> Iterator[Services]:
    """A process with a model."""
    with court_of(model) as services:
        yield services
