"""The private PostgreSQL with pgvector: how to make its data folder, run it and know it again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg.errors import DuplicateDatabase, UniqueViolation

from infra.embedded.account import own, require_name
from infra.embedded.binaries import reachable_postgres
from infra.embedded.errors import ServerStartError
from infra.embedded.identity import command_line, mark_of
from infra.embedded.launch import Command, last_lines, want_of_room

if TYPE_CHECKING:
    from infra.embedded.account import Account
    from infra.embedded.identity import Mark
    from infra.embedded.state import Endpoint

_USER: Final = "memform"
_DATABASE: Final = "memform"
_ENVIRONMENT: Final = {"LC_ALL": "C", "TZ": "UTC"}
"""The whole environment: no PG variable of the caller reaches the server."""
_NURSERY: Final = "making-"
_NO_SUCH_PID: Final = 1 << 22 | 1
"""Above the highest pid that Linux or macOS gives out."""
_CONNECT_SECONDS: Final = 10
_FULL: Final = ("too many clients", "remaining connection slots")
"""What a server says that runs well and has no connection left; a refused connection has no SQLSTATE to tell it by."""


@dataclass(frozen=True, slots=True)
class PostgresServer:
    """PostgreSQL with its data under `home`, run by `account` (None: by whoever calls)."""

    home: Path
    account: Account | None
    endpoint: Endpoint
    name: str = "postgres"
    stop_signal: signal.Signals = signal.SIGINT  # fast shutdown: open transactions are rolled back

    @property
    def data(self) -> Path:
        """The data folder."""
        return self.home / "postgres"

    @property
    def url(self) -> str:
        """The URL of the application's database. It says that there is no TLS, whatever PGSSLMODE says."""
        where = f"127.0.0.1:{self.endpoint.port}/{_DATABASE}"
        return f"postgresql://{_USER}:{self.endpoint.password}@{where}?sslmode=disable"

    def command(self) -> Command:
        """Return how to run it: loopback only, no Unix socket (their paths are limited to about 100 bytes)."""
        settings = {
            "port": str(self.endpoint.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "timezone": "UTC",
            "log_timezone": "UTC",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        return Command((self._program("postgres"), "-D", str(self.data), *options), _ENVIRONMENT)

    def prepare(self) -> None:
        """Make the data folder if there is none, and disarm a pid file whose number now belongs to another."""
        if (self.data / "PG_VERSION").exists():
            self._disarm_pid_file()
        else:
            self._init()

    def mark(self) -> Mark | None:
        """Return the mark of the running server of this data folder, ready or not."""
        mark = mark_of(self._recorded_pid())
        return mark if mark and f" -D {self.data} " in command_line(mark.pid) else None

    def is_ready(self) -> bool:
        """Return True when it answers to the password; makes the application's database the first time."""
        try:
            with psycopg.connect(
                self.url, dbname="postgres", autocommit=True, connect_timeout=_CONNECT_SECONDS
            ) as connection:
                known = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (_DATABASE,)).fetchone()
                if known is None:
                    connection.execute(f"CREATE DATABASE {_DATABASE}")
        except psycopg.OperationalError as error:
            return any(full in str(error) for full in _FULL)
        except (DuplicateDatabase, UniqueViolation):
            return False  # the server still makes the database that a killed launcher asked for
        return True

    def _program(self, name: str) -> str:
        return str(reachable_postgres(self.account, self.home) / "bin" / name)

    def _init(self) -> None:
        """Make the data folder; it appears whole or not at all. What an interrupted attempt left is removed."""
        for left_over in self.home.glob(f"{_NURSERY}*"):
            shutil.rmtree(left_over, ignore_errors=True)
        # A new name each time: the initdb of a launcher that was killed may still be writing to the old one.
        nursery = Path(tempfile.mkdtemp(prefix=_NURSERY, dir=self.home))
        try:
            own(self.account, nursery)
            password_file = nursery / "password"
            password_file.touch(mode=0o600)
            password_file.write_text(self.endpoint.password)
            own(self.account, password_file)
            self._run_initdb(nursery / "data", password_file)
            (nursery / "data").rename(self.data)
        finally:
            shutil.rmtree(nursery, ignore_errors=True)  # a disk that was too small for it is not left full of it

    def _run_initdb(self, folder: Path, password_file: Path) -> None:
        require_name(self.account.uid if self.account else os.geteuid())
        # The builtin C.UTF-8 knows every letter's case and needs no locale of the operating system;
        # plain C would leave lower('Å') as it is.
        told = subprocess.run(  # noqa: S603 - a fixed program
            [
                *(self._program("initdb"), "-D", str(folder), "-U", _USER),
                *("-A", "scram-sha-256", f"--pwfile={password_file}", "--encoding=UTF8"),
                *("--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"),
            ],
            capture_output=True,
            check=False,
            cwd="/",
            env=_ENVIRONMENT,
            text=True,
            user=self.account.uid if self.account else None,
            group=self.account.gid if self.account else None,
            extra_groups=[] if self.account else None,
        )
        if told.returncode != 0:
            said = last_lines(told.stderr or told.stdout)
            message = f"initdb made no database in {self.home}{want_of_room(self.home)}; it said last:\n{said}"
            raise ServerStartError(message)

    def _recorded_pid(self) -> int:
        try:
            first = (self.data / "postmaster.pid").read_text().partition("\n")[0]
        except OSError:
            return 0
        return int(first) if first.isdigit() else 0

    def _disarm_pid_file(self) -> None:
        """Let PostgreSQL start although its old pid was recycled by another process of the same user.

        Only the number is replaced: the rest of the file still tells PostgreSQL which shared memory to check,
        so that a left-over backend keeps a second server off the data.
        """
        pid = self._recorded_pid()
        if pid and mark_of(pid):
            file = self.data / "postmaster.pid"
            _, _, rest = file.read_text().partition("\n")
            file.write_text(f"{_NO_SUCH_PID}\n{rest}")
