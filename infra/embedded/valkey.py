"""The private Valkey, which speaks the Redis protocol: how to run it and know it again."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import redis

from infra.embedded.account import own
from infra.embedded.binaries import reachable_valkey
from infra.embedded.identity import command_line, mark_of
from infra.embedded.launch import Command
from infra.redis.connection import connect

if TYPE_CHECKING:
    from pathlib import Path

    from infra.embedded.account import Account
    from infra.embedded.identity import Mark
    from infra.embedded.state import Endpoint

_MAX_MEMORY: Final = "1gb"
"""Room for four times the inbox's budget. Full means refused, never evicted."""


@dataclass(frozen=True, slots=True)
class ValkeyServer:
    """Valkey with its append-only log under `home`, run by `account` (None: by whoever calls)."""

    home: Path
    account: Account | None
    endpoint: Endpoint
    name: str = "valkey"
    stop_signal: signal.Signals = signal.SIGTERM

    @property
    def data(self) -> Path:
        """The data folder."""
        return self.home / "valkey"

    @property
    def url(self) -> str:
        """The URL of database 0."""
        return f"redis://:{self.endpoint.password}@127.0.0.1:{self.endpoint.port}/0"

    def command(self) -> Command:
        """Return how to run it. The settings go to standard input: the password is in no argument, file or log."""
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.endpoint.port),
            "requirepass": self.endpoint.password,
            "appendonly": "yes",
            "appendfsync": "everysec",
            "save": '""',
            "maxmemory": _MAX_MEMORY,
            "maxmemory-policy": "noeviction",
            "set-proc-title": "no",  # the arguments stay as they are: `mark` knows the server by them
        }
        config = "".join(f"{key} {value}\n" for key, value in settings.items())
        program = str(reachable_valkey(self.account, self.home))
        argv = (program, "-", "--dir", str(self.data), "--pidfile", str(self._pid_file))
        return Command(argv, {}, config.encode())

    def prepare(self) -> None:
        """Make the data folder if there is none."""
        if not self.data.exists():
            self.data.mkdir(mode=0o700)
            own(self.account, self.data)

    def mark(self) -> Mark | None:
        """Return the mark of the running server of this data folder, ready or not."""
        try:
            pid = int(self._pid_file.read_text())
        except (OSError, ValueError):
            return None
        mark = mark_of(pid)
        return mark if mark and f" --pidfile {self._pid_file} " in command_line(mark.pid) else None

    def is_ready(self) -> bool:
        """Return True when it answers to the password and has read its log."""
        try:
            with connect(self.url) as client:
                return bool(client.ping())  # pyright: ignore[reportUnknownMemberType] - its **kwargs are untyped
        except redis.RedisError:
            return False

    @property
    def _pid_file(self) -> Path:
        return self.data / "valkey.pid"
