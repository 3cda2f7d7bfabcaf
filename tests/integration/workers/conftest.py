"""A real fleet on private servers, and the command line as a user calls it."""

from __future__ import annotations

import io
import json
import os
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pytest

from pipeline.ports import Progress
from tests import siege
from tests.invariants import check
from workers import fleet, logs, patience, wiring
from workers.cli import root
from workers.client import Memform
from workers.endpoint import locate
from workers.routing import Queue
from workers.settings import Settings
from workers.wiring import Services

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pydantic import JsonValue

    from infra.embedded.fleet import Post


UNHURRIED: Final = patience.Patience(120.0, 60.0, 3)
"""How long the fleet's servers are waited for: that a machine was busy for a moment is nothing to tell of."""


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
    """Start the whole fleet once; stop and remove it at the end.

    Its beat knows intervals and no hours: what the clock on the wall rings meets some runs of a test and not others.
    """
    usual = fleet.posts

    def posts(of: Settings) -> list[Post]:
        return [siege.beat_post(of) if each.name == fleet.BEAT else each for each in usual(of)]

    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(fleet, "posts", posts)
            fleet.start(chosen)
        yield chosen
    finally:
        fleet.discard(chosen)


@pytest.fixture(scope="session")
def fleet_stores(running: Settings) -> Iterator[Services]:
    """The fleet's own stores, beside the services that a test opens and closes."""
    with Services(running, locate(running), patience=UNHURRIED) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _at_rest(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test leaves with the fleet, which the next ones share, is over and holds every invariant."""
    stores: Services | None = request.getfixturevalue("fleet_stores") if "running" in request.fixturenames else None
    yield
    if stores is not None:
        assert patience.until(lambda: None if under_way(stores) else True, 240.0), under_way(stores)
        check(stores.database)


def under_way(stores: Services) -> dict[str, int]:
    """Return how much there is of whatever a fleet still works on: transcripts, messages, parcels."""
    stages = {stage: count for stage, (count, _) in stores.overview().stages().items()}
    moving = {stage.value: count for stage, count in stages.items() if stage not in {Progress.DONE, Progress.DEAD}}
    depths = stores.broker.depths(queue.value for queue in Queue)
    held = {"unacknowledged": stores.broker.load().unacknowledged, "inbox": stores.inbox.load().parcels}
    return {what: count for what, count in {**moving, **depths, **held}.items() if count}


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
    monkeypatch.setattr(wiring, "CALLING", UNHURRIED)
    return offline


@pytest.fixture
def services(running: Settings) -> Iterator[Services]:
    """The services of the running fleet, as a process of it has them."""
    logs.keep_from_answers()
    with Services(running, locate(running), patience=UNHURRIED) as open_services:
        yield open_services


@pytest.fixture
def client(services: Services) -> Memform:
    """The Python client of the running fleet."""
    return Memform(services)
