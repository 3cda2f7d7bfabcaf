"""A real fleet on private servers, and the command line as a user calls it."""

from __future__ import annotations

import io
import json
import os
from typing import TYPE_CHECKING, NamedTuple, cast

import pytest

from infra.postgres.database import Database
from tests.invariants import check
from workers import fleet, wiring
from workers.cli import root
from workers.client import Memform
from workers.endpoint import locate
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pydantic import JsonValue

    from workers.wiring import Services


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, JsonValue]]:
        """Its answer, one JSON object a line."""
        return [cast("dict[str, JsonValue]", json.loads(line)) for line in self.out.splitlines()]

    @property
    def answer(self) -> dict[str, JsonValue]:
        """Its only JSON object."""
        (only,) = self.lines
        return only


@pytest.fixture(scope="session")
def chosen(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings of a fleet that notices lost messages within seconds."""
    return Settings(
        state_dir=tmp_path_factory.mktemp("fleet"),
        task_time_limit_seconds=30,
        relay_every_seconds=1.0,
        inbox_lease_seconds=2.0,
        soft_shutdown_seconds=5.0,
    )


@pytest.fixture(scope="session")
def running(chosen: Settings) -> Iterator[Settings]:
    """Start the whole fleet once; stop and remove it at the end."""
    try:
        fleet.start(chosen)
        yield chosen
    finally:
        fleet.discard(chosen)


@pytest.fixture(scope="session")
def fleet_database(running: Settings) -> Iterator[Database]:
    """The fleet's own database, beside the services that a test opens and closes."""
    with Database(locate(running).database_url, size=1) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _invariants(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test leaves with the fleet holds every invariant, whatever is still on its way."""
    database: Database | None = request.getfixturevalue("fleet_database") if "running" in request.fixturenames else None
    yield
    if database is not None:
        check(database)


class Console:
    """`memform` in this process, the same code without the start of one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *arguments: str, text: str = "") -> Ran:
        """Run one command."""
        self._monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        self._capsys.readouterr()
        code = root.run(arguments)
        seen = self._capsys.readouterr()
        return Ran(code, str(seen.out), str(seen.err))


@pytest.fixture
def offline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Console:
    """The command line in an empty folder with nothing set."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("MEMFORM_")]:  # noqa: TID251 - what a command inherits
        monkeypatch.delenv(name)
    return Console(monkeypatch, capsys)


@pytest.fixture
def memform(offline: Console, running: Settings, monkeypatch: pytest.MonkeyPatch) -> Console:
    """The command line of the running fleet."""
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(running.state_dir))
    return offline


@pytest.fixture
def services(running: Settings) -> Iterator[Services]:
    """The services of the running fleet, as a process of it has them."""
    with wiring.connect(running) as open_services:
        yield open_services


@pytest.fixture
def client(services: Services) -> Memform:
    """The Python client of the running fleet."""
    return Memform(services)
