"""Unit tests decide; they never connect."""

from __future__ import annotations

import pytest
import pytest_socket


@pytest.fixture(autouse=True)
def _no_sockets() -> None:
    pytest_socket.disable_socket(allow_unix_socket=True)
