"""The fleet of the zero-configuration mode: private servers, one worker a stage, beat. Started and stopped in order."""

from __future__ import annotations

import shutil
from datetime import timedelta
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final, NamedTuple

from infra import embedded
from infra.embedded import fleet
from infra.embedded.launch import Command
from infra.postgres.migrate import migrate
from pipeline.errors import InvalidInputError, TransientError
from workers import address, endpoint, patience, settings, wiring
from workers.post import PROGRAM
from workers.routing import FLEET

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from workers.settings import Settings

BEAT: Final = "beat"
HTTP: Final = "http"
READY_SECONDS: Final = 240.0
"""Five workers, beat and HTTP that load at once: seconds on an idle machine, minutes on one that has no time."""
PING_SECONDS: Final = (0.3, 1.0, 3.0)
"""How long the answers to a ping are waited for: who is slow to start is slow to answer, and asked more patiently."""
PINGS_EACH: Final = 30
"""Pings of one patience before the next."""
SLACK_SECONDS: Final = 15.0
"""What a worker needs beyond its soft shutdown before it is killed."""


class Fleet(NamedTuple):
    """A running fleet: the names of its processes, the folder of their logs, and where it is looked at over HTTP."""

    names: tuple[str, ...]
    logs: Path
    address: str


def start(chosen: Settings, say: Callable[[str], None] = lambda _: None) -> Fleet:
    """Start what does not run yet: servers, schema, workers, beat, HTTP; return when every one answers.

    A start that fails takes back the servers and workers that it started; what ran before is left as it was.

    Raises:
        InvalidInputError: only one of the two servers is named.
        TransientError: a worker does not answer; its log says why.
    """
    if bool(chosen.database_url) is not bool(chosen.redis_url):
        named, other = ("DATABASE", "REDIS") if chosen.database_url else ("REDIS", "DATABASE")
        message = f"MEMFORM_{named}_URL is set and MEMFORM_{other}_URL is not"
        raise InvalidInputError(message, ["set both to use your servers, or neither to start private ones"])
    state_dir = chosen.state_dir.absolute()
    with embedded.commanding(state_dir):
        ran = embedded.attach(state_dir) is not None
        fresh = not any(member.runs for member in fleet.members(state_dir))
        try:
            return _bring_up(chosen, state_dir, say, servers_run=ran)
        except BaseException:
            if fresh and not ran:
                _take_down(chosen, state_dir)
            raise


def _bring_up(chosen: Settings, state_dir: Path, say: Callable[[str], None], *, servers_run: bool) -> Fleet:
    if chosen.is_embedded:
        if not servers_run:
            say("starting PostgreSQL and Valkey")
        embedded.start(state_dir)
    applied = migrate(endpoint.database_url(chosen))
    say(f"schema: {len(applied)} migrations applied" if applied else "schema: up to date")
    names = (*FLEET, BEAT, HTTP)
    running = {member.name for member in fleet.members(state_dir) if member.runs}
    missing = [name for name in names if name not in running]
    if missing:
        say(f"starting {', '.join(missing)}")
    fleet.start(state_dir, posts(chosen))
    await_workers(chosen)
    return Fleet(names, state_dir / "logs", address.read(state_dir))


def stop(chosen: Settings) -> tuple[str, ...]:
    """Stop workers first and then servers; return the names of what was stopped, in that order."""
    state_dir = chosen.state_dir.absolute()
    if not state_dir.exists():
        return ()
    with embedded.commanding(state_dir):
        return _take_down(chosen, state_dir)


def _take_down(chosen: Settings, state_dir: Path) -> tuple[str, ...]:
    stopped = [member.name for member in fleet.stop(state_dir, grace(chosen))]
    servers = ("servers",) if embedded.stop(state_dir) else ()
    return (*stopped, *servers)


def members(chosen: Settings) -> Sequence[fleet.Member]:
    """Return who was started on this machine for the state folder, running or not."""
    return fleet.members(chosen.state_dir.absolute())


def grace(chosen: Settings) -> timedelta:
    """Return how long a worker may take to end before it is killed."""
    return timedelta(seconds=chosen.soft_shutdown_seconds + SLACK_SECONDS)


def discard(chosen: Settings) -> None:
    """Stop everything and remove the state folder with all its data."""
    stop(chosen)
    embedded.discard(chosen.state_dir.absolute())
    shutil.rmtree(chosen.state_dir, ignore_errors=True)


def await_workers(chosen: Settings) -> None:
    """Wait until every worker of the fleet answers a ping.

    Raises:
        TransientError: one does not, or has ended.
    """
    state_dir = chosen.state_dir.absolute()

    def missing_ended() -> list[str]:
        return [member.name for member in fleet.members(state_dir) if not member.runs]

    heard: set[str] = set()
    windows = chain(*(repeat(seconds, PINGS_EACH) for seconds in PING_SECONDS[:-1]), repeat(PING_SECONDS[-1]))

    with wiring.connect(chosen) as services:

        def settled() -> bool | None:
            found = services.bell.workers(timeout_seconds=next(windows), enough=len(FLEET))
            heard.update(name.partition("@")[0] for name in found)
            everyone = set(FLEET) <= heard and address.answers(address.read(state_dir))
            return True if everyone or missing_ended() else None

        answered = patience.until(settled, READY_SECONDS)
    ended = missing_ended()
    if ended or not answered:
        who = ", ".join(ended) or "a worker"
        message = f"{who} does not answer: see {state_dir / 'logs'} (`memform logs`)"
        raise TransientError(message)


def posts(chosen: Settings) -> list[fleet.Post]:
    """Return one post a worker and one for beat, each the installed program itself and never a file of some folder."""
    state = chosen.model_copy(update={"state_dir": chosen.state_dir.absolute()})
    # One address serves the whole fleet; that of a single worker could be had by one of them only.
    environment = settings.environment(state) | {"MEMFORM_HEALTH_ADDRESS": ""}
    workers = [
        fleet.Post(name, Command((*PROGRAM, "worker", *queues, "--name", name), environment))
        for name, queues in FLEET.items()
    ]
    others = {BEAT: BEAT, HTTP: "serve"}
    return [*workers, *(fleet.Post(name, Command((*PROGRAM, verb), environment)) for name, verb in others.items())]
