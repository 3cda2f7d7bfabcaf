"""What every test shares: derandomised properties, so that a red run is red again, and private servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from infra import embedded

if TYPE_CHECKING:
    from collections.abc import Iterator

settings.register_profile(
    "memform",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("memform")


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[embedded.Servers]:
    """Private PostgreSQL and Valkey for this test process; under xdist each worker has its own."""
    state_dir = tmp_path_factory.mktemp("servers")
    try:
        yield embedded.start(state_dir)
    finally:
        embedded.discard(state_dir)
