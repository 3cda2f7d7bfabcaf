"""Fixtures of the whole suite."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra import embedded

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[embedded.Servers]:
    """Private PostgreSQL and Valkey for this test process; under xdist each worker has its own."""
    state_dir = tmp_path_factory.mktemp("servers")
    try:
        yield embedded.start(state_dir)
    finally:
        embedded.discard(state_dir)
