"""Where the HTTP app of a state folder listens, for the commands that look for it."""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING, Final

from infra.embedded.state import write_private

if TYPE_CHECKING:
    from pathlib import Path

_FILE: Final = "http.address"
_ASK_SECONDS: Final = 1.0


def write(state_dir: Path, address: str) -> None:
    """Tell other commands where the app listens."""
    write_private(state_dir.absolute() / _FILE, address)


def read(state_dir: Path) -> str:
    """Return where the app last listened, "" if it never did."""
    try:
        return (state_dir.absolute() / _FILE).read_text(encoding="ascii")
    except OSError:
        return ""


def answers(address: str) -> bool:
    """Return True when the app answers at HOST:PORT."""
    if not address:
        return False
    connection = http.client.HTTPConnection(address, timeout=_ASK_SECONDS)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
