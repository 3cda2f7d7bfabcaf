"""What is remembered of the private servers between commands: where, on which port, with which password.

It is written before a server is launched, so whatever happens to the launcher, the next one knows where to look.
Whether a server runs is never read from here; it is asked of the server.
"""

from __future__ import annotations

import os
import secrets
import time
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pydantic import BaseModel, ConfigDict, ValidationError

from infra.embedded.errors import ServerStartError, StateFolderError
from infra.embedded.place import take

if TYPE_CHECKING:
    from collections.abc import Generator

_STATE: Final = "servers.json"
LOCK_PATIENCE: Final = timedelta(minutes=3)
"""Longer than a drain: `up` may wait for a `down` that is under way."""
_FOREIGN: Final = "{} belongs to another user: set MEMFORM_STATE_DIR to a folder of your own, or run as its owner"
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
    """Return what was last written, or None.

    Raises:
        ServerStartError: It is another user's, or damaged; it holds the only passwords.
        StateFolderError: There can be no such folder.
    """
    try:
        return State.model_validate_json((state_dir / _STATE).read_bytes())
    except FileNotFoundError:
        return None
    except PermissionError as error:
        message = _FOREIGN.format(state_dir)
        raise ServerStartError(message) from error
    except OSError as error:
        raise _refused(state_dir, error) from error
    except ValidationError as error:
        message = f"{state_dir / _STATE} is damaged; restore it, or remove {state_dir} with all its data"
        raise ServerStartError(message) from error


@contextmanager
def usable(state_dir: Path) -> Generator[None]:
    """Raise StateFolderError for what the operating system has against work in the state folder."""
    try:
        yield
    except OSError as error:
        raise _refused(state_dir, error) from error


def _refused(state_dir: Path, error: OSError) -> StateFolderError:
    is_file = any(each.exists() and not each.is_dir() for each in (state_dir, *state_dir.parents))
    return StateFolderError(state_dir, "it is no folder" if is_file else (error.strerror or str(error)).lower())


def write_state(state_dir: Path, state: State) -> None:
    """Replace the state file."""
    write_private(state_dir / _STATE, state.model_dump_json(indent=2))


def write_private(file: Path, text: str) -> None:
    """Replace a file at once (a reader sees the old or the new one, whole), readable by its owner alone."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as written:
        written.write(text)
        written.flush()
        os.fsync(written.fileno())
    fresh.replace(file)


def open_folder(state_dir: Path) -> Path:
    """Make the state folder and its `logs`, and return its absolute path.

    Others may pass through it (PostgreSQL's own account must, when root starts it) but not look around.

    Raises:
        ServerStartError: The folder belongs to another user, who could not use it any more after us.
        StateFolderError: There can be no such folder.
    """
    state_dir = state_dir.absolute()
    with usable(state_dir):
        state_dir.mkdir(mode=0o711, parents=True, exist_ok=True)
        if state_dir.stat().st_uid != os.geteuid():
            message = _FOREIGN.format(state_dir)
            raise ServerStartError(message)
        (state_dir / "logs").mkdir(mode=0o700, exist_ok=True)
    return state_dir


@contextmanager
def commanding(state_dir: Path) -> Generator[None]:
    """Hold this while a command starts or stops servers and workers together, so that `up` and `down` take turns."""
    with _locked(open_folder(state_dir) / "command.lock"):
        yield


@contextmanager
def locked(state_dir: Path) -> Generator[None]:
    """Hold this while the state folder's files and processes are changed."""
    with _locked(state_dir / "lock"):
        yield


@contextmanager
def _locked(path: Path) -> Generator[None]:
    """Hold a lock that the kernel frees when its holder dies; wait for who holds it.

    Raises:
        ServerStartError: Somebody held it for longer than `LOCK_PATIENCE`.
    """
    deadline = time.monotonic() + LOCK_PATIENCE.total_seconds()
    with path.open("ab") as file:
        while not take(file.fileno()):
            if time.monotonic() > deadline:
                message = f"another memform command has held {path} for {LOCK_PATIENCE}: is it stuck?"
                raise ServerStartError(message)
            time.sleep(_POLL_SECONDS)
        yield
