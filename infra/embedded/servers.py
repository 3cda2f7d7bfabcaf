"""Start, find again and stop the private servers of a state folder.

Safe to repeat and to run side by side: a lock makes one command wait for the other, and what already runs is
attached to, not started twice.
"""

from __future__ import annotations

import shutil
import socket
import time
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from infra.embedded.account import servant, shelter
from infra.embedded.binaries import postgres_folder, valkey_server
from infra.embedded.errors import ServerStartError
from infra.embedded.identity import ask_to_end, force_to_end, is_running, wait_for_end
from infra.embedded.launch import launch, tail, want_of_room
from infra.embedded.place import place_of, take
from infra.embedded.postgres import PostgresServer
from infra.embedded.state import Endpoint, State, locked, open_folder, read_state, usable, write_state
from infra.embedded.valkey import ValkeyServer

if TYPE_CHECKING:
    from pathlib import Path
    from signal import Signals

    from infra.embedded.account import Account
    from infra.embedded.identity import Mark
    from infra.embedded.launch import Command

POSTGRES: Final = "postgres"
_SERVERS: Final = {POSTGRES: PostgresServer, "valkey": ValkeyServer}
"""In the order of starting; stopped in reverse."""
START_PATIENCE: Final = timedelta(seconds=240)
"""A first start takes about a second; replaying the log after a crash takes longer on a slow disk. One that ended is
told of at once."""
_STOP_ASKS: Final = 30
_STOP_ASK_EVERY: Final = timedelta(seconds=1)
_PORT_TRIES: Final = 3
_POLL_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Servers:
    """Running servers. `attached` is True when they ran already and nothing was started."""

    database_url: str
    redis_url: str
    logs: Path
    attached: bool


class _Server(Protocol):
    """What PostgreSQL and Valkey have in common for their launcher."""

    @property
    def name(self) -> str: ...
    @property
    def stop_signal(self) -> Signals: ...
    @property
    def account(self) -> Account | None: ...
    @property
    def endpoint(self) -> Endpoint: ...
    @property
    def url(self) -> str: ...
    def prepare(self) -> None: ...
    def command(self) -> Command: ...
    def mark(self) -> Mark | None: ...
    def is_ready(self) -> bool: ...


def start(state_dir: Path) -> Servers:
    """Start both servers, or attach to those that run, and return when they answer.

    Raises:
        ServerMissingError: A wheel is not installed.
        ServerStartError: A server did not come up; the message has the end of its log.
        StateFolderError: The folder cannot be used.
    """
    # Both are looked for before either is started: a missing one leaves nothing half up.
    postgres_folder()
    valkey_server()
    state_dir = open_folder(state_dir)
    with usable(state_dir), locked(state_dir):
        state = read_state(state_dir) or _first_state(state_dir)
        ran = [_bring_up(state_dir, name) for name in _SERVERS]
        state = _known_state(state_dir)
    return _describe(state_dir, state, attached=all(ran))


class Found(NamedTuple):
    """The servers of a state folder, of which one answers at least, and the name of the one that does not ("")."""

    servers: Servers
    silent: str


def attach(state_dir: Path) -> Servers | None:
    """Return the running servers of a state folder, or None unless both run and answer. Starts nothing."""
    found = look(state_dir)
    return found.servers if found is not None and not found.silent else None


def look(state_dir: Path) -> Found | None:
    """Return the servers of a state folder, or None where neither runs and answers. Starts nothing."""
    state_dir = state_dir.absolute()
    state = read_state(state_dir)
    if state is None:
        return None
    silent = [name for name in _SERVERS if not _answers(_server(state, name))]
    if len(silent) == len(_SERVERS):
        return None
    return Found(_describe(state_dir, state, attached=True), next(iter(silent), ""))


def _answers(server: _Server) -> bool:
    return server.mark() is not None and server.is_ready()


def stop(state_dir: Path) -> bool:
    """Stop both servers and wait for their end; False when none ran. Their data stays."""
    if read_state(state_dir) is None:
        return False
    with locked(state_dir):
        state = _known_state(state_dir)
        stopped = [_take_down(state_dir, _server(state, name)) for name in reversed(_SERVERS)]
    return any(stopped)


def discard(state_dir: Path) -> None:
    """Stop both servers and remove the state folder with all data, wherever it was kept."""
    stop(state_dir)
    state = read_state(state_dir)
    if state is not None:
        shutil.rmtree(state.home, ignore_errors=True)
    shutil.rmtree(state_dir, ignore_errors=True)


def _logs(state_dir: Path) -> Path:
    return state_dir / "logs"


def _first_state(state_dir: Path) -> State:
    state = State(home=shelter(servant(), state_dir), endpoints={})
    if (state.home / "postgres").exists():
        message = f"{state_dir} has a database but no servers.json with its password: restore that, or remove both"
        raise ServerStartError(message)
    write_state(state_dir, state)
    return state


def _known_state(state_dir: Path) -> State:
    state = read_state(state_dir)
    if state is None:
        message = f"{state_dir} was removed while memform was using it"
        raise ServerStartError(message)
    return state


def _server(state: State, name: str) -> _Server:
    return _SERVERS[name](state.home, servant(), state.endpoint(name))


def _bring_up(state_dir: Path, name: str) -> bool:
    """Make one server answer; True when it ran already."""
    state = _known_state(state_dir)
    endpoint = state.endpoint(name)
    log = _logs(state_dir) / f"{name}.log"
    for wish in (endpoint.port, endpoint.port, *([0] * _PORT_TRIES)):
        with place_of(state_dir, name) as place:
            server = _server(state, name)
            while (running := _running(server, place)) is not None:
                if _wait_until_ready(server, running):
                    return True
            state = state.having(name, Endpoint(port=_free_port(wish), password=server.endpoint.password))
            write_state(state_dir, state)
            server = _server(state, name)
            server.prepare()
            launched = launch(server.command(), log, server.account, inherited=(place,))
        if _wait_until_ready(server, launched):
            return False
    message = f"{name} does not start{want_of_room(state.home)}; the end of {log}:\n{tail(log)}"
    raise ServerStartError(message)


def _running(server: _Server, place: int) -> Mark | None:
    """Return the mark of the running server; None when there is none, and then its place is taken by us.

    A server whose launcher was killed has the place before it writes the pid file that it is known by.

    Raises:
        ServerStartError: The place stays taken and no pid file appears.
    """
    deadline = time.monotonic() + START_PATIENCE.total_seconds()
    while (mark := server.mark()) is None and not take(place):
        if time.monotonic() > deadline:
            message = f"what an earlier {server.name} left behind still runs: end it by hand, then try again"
            raise ServerStartError(message)
        time.sleep(_POLL_SECONDS)
    return mark


def _wait_until_ready(server: _Server, mark: Mark) -> bool:
    """Wait until a running server answers; False when it ended before.

    Raises:
        ServerStartError: It runs but does not answer in time.
    """
    deadline = time.monotonic() + START_PATIENCE.total_seconds()
    while is_running(mark):
        if server.mark() == mark and server.is_ready():
            return True
        if time.monotonic() > deadline:
            message = f"{server.name} runs as process {mark.pid} but does not answer on port {server.endpoint.port}"
            raise ServerStartError(message)
        time.sleep(_POLL_SECONDS)
    return False


def _take_down(state_dir: Path, server: _Server) -> bool:
    with place_of(state_dir, server.name) as place:
        mark = _running(server, place)
    if mark is None:
        return False
    for _ in range(_STOP_ASKS):
        # Asked again: Valkey refuses to stop while it writes its first log, and does not remember that it was asked.
        ask_to_end(mark, server.stop_signal)
        if wait_for_end(mark, _STOP_ASK_EVERY):
            return True
    force_to_end(mark)
    wait_for_end(mark, _STOP_ASK_EVERY)
    return True


def _free_port(wish: int) -> int:
    """Return the wished port if nobody listens there, else one that the system says is free."""
    for port in (wish, 0):
        with socket.socket() as probe:
            # As the servers do: a port whose old connections linger is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    message = "no free port on 127.0.0.1"
    raise ServerStartError(message)


def _describe(state_dir: Path, state: State, *, attached: bool) -> Servers:
    return Servers(
        database_url=_server(state, "postgres").url,
        redis_url=_server(state, "valkey").url,
        logs=_logs(state_dir),
        attached=attached,
    )
