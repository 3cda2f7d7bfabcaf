"""Unit tests decide; they never connect."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_socket
import structlog

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _no_sockets() -> None:
    pytest_socket.disable_socket(allow_unix_socket=True)


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    """What a client or a command in a test decides about the log is not left to the next test."""
    yield
    structlog.reset_defaults()
