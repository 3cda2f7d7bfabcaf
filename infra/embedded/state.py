"""What is remembered of the private servers between commands: where, on which port, with which password.

It is written before a server is launched, so whatever happens to the launcher, the next one knows where to look.
Whether a server runs is never read from here; it is asked of the server.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from infra.embedded.errors import ServerStartError

if TYPE_CHECKING:
    from collections.abc import Generator
    from datetime import timedelta

_STATE: Final = "servers.json"
_LOCK: Final = "lock"
_POLL_SECONDS: Final = 0.05


class Endpoint(BaseModel):
    """Where a server listens on loopback, and the password it asks for. Port 0: none chosen yet."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    port: int = 0
    password: str


class State(BaseModel):
    """Where the servers keep their data (`home`), and their endpoints by name."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    home: Path
    endpoints: dict[str, Endpoint]

    def endpoint(self, name: str) -> Endpoint:
        """Return the endpoint of a server, a new one with a random password if it has none."""
        return self.endpoints.get(name) or Endpoint(password=secrets.token_urlsafe(24))

    def having(self, name: str, endpoint: Endpoint) -> State:
        """Return this state with one endpoint set."""
        return State(home=self.home, endpoints={**self.endpoints, name: endpoint})


def read_state(state_dir: Path) -> State | None:
    """Return what was last written, or None. A damaged file is an error: it holds the only passwords."""
    try:
        return State.model_validate_json((state_dir / _STATE).read_bytes())
    except FileNotFoundError:
        return None
    except ValidationError as error:
        message = f"{state_dir / _STATE} is damaged; restore it, or remove {state_dir} with all its data"
        raise ServerStartError(message) from error


def write_state(state_dir: Path, state: State) -> None:
    """Replace the state file at once, readable by its owner alone."""
    fresh = state_dir / f"{_STATE}.new"
    fresh.unlink(missing_ok=True)
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(state.model_dump_json(indent=2).encode())
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(state_dir / _STATE)


@contextmanager
def locked(state_dir: Path, patience: timedelta) -> Generator[None]:
    """Hold the state folder's lock; others wait for it. The kernel frees it when its holder dies.

    Raises:
        ServerStartError: Somebody else held it for longer than `patience`.
    """
    deadline = time.monotonic() + patience.total_seconds()
    with (state_dir / _LOCK).open("ab") as file:
        while not _try_lock(file.fileno()):
            if time.monotonic() > deadline:
                message = f"another memform command has held {state_dir / _LOCK} for {patience}: is it stuck?"
                raise ServerStartError(message)
            time.sleep(_POLL_SECONDS)
        yield


def _try_lock(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
