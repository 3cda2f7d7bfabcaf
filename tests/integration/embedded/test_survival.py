"""The private servers when things go wrong: killed launchers, killed servers, races and recycled pids."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import psutil
import psycopg
import pytest

from infra import embedded
from infra.embedded.account import servant
from infra.embedded.state import read_state
from infra.redis.connection import connect
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from infra.embedded.servers import Servers

    Running = Callable[..., list[psutil.Process]]

LAUNCHER = """
import sys
from pathlib import Path
from infra import embedded
servers = embedded.start(Path(sys.argv[1]))
print(servers.database_url, servers.redis_url, servers.attached, flush=True)
sys.stdin.read()
"""

CUT_SHORT = """
import os, signal, subprocess, sys
from pathlib import Path
from infra.embedded.launch import Command, launch

class Last(subprocess.Popen):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        os.kill(os.getpid(), signal.SIGKILL)

subprocess.Popen = Last
launch(Command(("/bin/cat",), {}, b"all of its settings"), Path(sys.argv[1]))
"""
"""A launcher that is killed in the moment in which what it launches begins."""


@pytest.fixture
def state_dir(open_folder: Path) -> Iterator[Path]:
    folder = open_folder / "state"
    yield folder
    embedded.discard(folder)


def launcher(state_dir: Path) -> subprocess.Popen[str]:
    """Another process that starts the servers, tells their URLs and waits."""
    return subprocess.Popen(  # noqa: S603 - this very interpreter on a text of ours
        [sys.executable, "-c", LAUNCHER, str(state_dir)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def told_by(process: subprocess.Popen[str]) -> list[str]:
    assert process.stdout is not None
    return process.stdout.readline().split()


def close(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def kill(process: psutil.Process) -> None:
    process.kill()
    psutil.wait_procs([process], timeout=120)


def put_marks(servers: Servers) -> None:
    with psycopg.connect(servers.database_url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept AS SELECT 'a row' AS it")
    with connect(servers.redis_url) as client:
        client.set("kept", "a value")


def assert_marks(servers: Servers) -> None:
    with psycopg.connect(servers.database_url) as connection:
        assert connection.execute("SELECT it FROM kept").fetchone() == ("a row",)
    with connect(servers.redis_url) as client:
        assert client.get("kept") == b"a value"


def test_servers_outlive_a_launcher_that_was_killed(kept_dir: Path) -> None:
    embedded.stop(kept_dir)
    first = launcher(kept_dir)
    database_url, redis_url, attached = told_by(first)
    first.send_signal(signal.SIGKILL)
    close(first)
    assert attached == "False"
    found = embedded.attach(kept_dir)
    assert found is not None
    assert (found.database_url, found.redis_url) == (database_url, redis_url)
    put_marks(found)
    assert embedded.start(kept_dir).attached
    assert embedded.stop(kept_dir)


@pytest.mark.parametrize("delay", [0.2, 0.4, 0.6, 0.9])
def test_a_launcher_killed_at_any_moment_leaves_nothing_that_a_second_start_trips_over(
    state_dir: Path, running: Running, delay: float
) -> None:
    first = launcher(state_dir)
    time.sleep(delay)  # the moment of the kill is what is tested; nothing is waited for
    close(first)
    put_marks(embedded.start(state_dir))
    assert [len(running(state_dir, name)) for name in ("postgres", "valkey")] == [1, 1]
    embedded.stop(state_dir)
    assert_marks(embedded.start(state_dir))


@pytest.mark.parametrize("command", [embedded.start, embedded.stop])
def test_a_server_whose_launcher_was_killed_is_waited_for_until_it_has_written_its_pid_file(
    kept_dir: Path, running: Running, command: Callable[[Path], object]
) -> None:
    embedded.start(kept_dir)
    (valkey,) = running(kept_dir, "valkey")
    pid_file = kept_dir / "valkey" / "valkey.pid"
    written = pid_file.with_suffix(".away")
    pid_file.rename(written)
    with ThreadPoolExecutor(1) as beside:
        waiting = beside.submit(command, kept_dir)
        with pytest.raises(TimeoutError):
            waiting.result(timeout=1)
        assert running(kept_dir, "valkey") == [valkey]
        written.rename(pid_file)
        waiting.result(timeout=300)
    assert running(kept_dir, "valkey") == ([valkey] if command is embedded.start else [])


def test_a_server_has_its_settings_although_its_launcher_was_killed_as_it_began(tmp_path: Path) -> None:
    log = tmp_path / "log"
    cut = subprocess.run([sys.executable, "-c", CUT_SHORT, str(log)], check=False)  # noqa: S603 - this very interpreter on a text of ours
    assert cut.returncode == -signal.SIGKILL
    assert patience.until(lambda: log.read_text() or None, 300.0) == "all of its settings"


def test_of_many_starts_at_once_one_starts_and_the_others_attach(state_dir: Path, running: Running) -> None:
    starting = [launcher(state_dir) for _ in range(4)]
    told = [told_by(process) for process in starting]
    for process in starting:
        close(process)
    assert len({tuple(urls) for *urls, _ in told}) == 1
    assert sorted(attached for *_, attached in told) == ["False", "True", "True", "True"]
    assert [len(running(state_dir, name)) for name in ("postgres", "valkey")] == [1, 1]


def test_killed_servers_come_back_with_their_data(kept_dir: Path, running: Running) -> None:
    servers = embedded.start(kept_dir)
    put_marks(servers)
    for name in ("postgres", "valkey"):
        kill(*running(kept_dir, name))
    assert embedded.attach(kept_dir) is None
    again = embedded.start(kept_dir)
    assert (again.attached, again.database_url, again.redis_url) == (False, servers.database_url, servers.redis_url)
    assert_marks(again)


@pytest.mark.parametrize(("name", "pid_file"), [("postgres", "postmaster.pid"), ("valkey", "valkey.pid")])
def test_a_pid_file_whose_number_is_now_anothers_harms_neither(
    kept_dir: Path, running: Running, name: str, pid_file: str
) -> None:
    servers = embedded.start(kept_dir)
    put_marks(servers)
    state = read_state(kept_dir)
    assert state is not None
    file = state.home / name / pid_file
    left_behind = file.read_text()
    kill(*running(kept_dir, name))
    account = servant()
    stranger = subprocess.Popen(["/bin/sleep", "600"], user=account.uid if account else None)
    try:
        recycled = left_behind.replace(left_behind.split()[0], str(stranger.pid), 1)
        file.write_text(recycled)
        embedded.stop(kept_dir)
        assert stranger.poll() is None
        file.write_text(recycled)
        assert_marks(embedded.start(kept_dir))
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()


def test_a_port_that_was_taken_meanwhile_is_left_to_who_has_it(kept_dir: Path) -> None:
    servers = embedded.start(kept_dir)
    put_marks(servers)
    embedded.stop(kept_dir)
    state = read_state(kept_dir)
    assert state is not None
    with socket.socket() as one, socket.socket() as two:
        for taken, name in ((one, "postgres"), (two, "valkey")):
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind(("127.0.0.1", state.endpoint(name).port))
            taken.listen()
        again = embedded.start(kept_dir)
    assert again.database_url != servers.database_url
    assert again.redis_url != servers.redis_url
    assert_marks(again)


def test_the_callers_postgres_settings_do_not_reach_the_server(kept_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PGPORT", "1"), ("PGDATA", "/nowhere"), ("PGUSER", "x"), ("PGSSLMODE", "require")):
        monkeypatch.setenv(name, value)
    embedded.stop(kept_dir)
    monkeypatch.setenv("LC_ALL", "nb_NO.ISO-8859-1")
    with psycopg.connect(embedded.start(kept_dir).database_url) as connection:
        assert connection.execute("SELECT lower('Å')").fetchone() == ("å",)
