"""The fleet of the zero-configuration mode: private servers, one worker a stage, beat. Started and stopped in order."""

from __future__ import annotations

import shutil
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from infra import embedded
from infra.embedded import fleet
from infra.embedded.launch import Command
from infra.postgres.migrate import migrate
from pipeline.errors import TransientError
from workers import address, endpoint, patience, settings, wiring
from workers.post import PROGRAM
from workers.routing import FLEET

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from workers.settings import Settings

BEAT: Final = "beat"
HTTP: Final = "http"
READY_SECONDS: Final = 60.0
SLACK_SECONDS: Final = 15.0
"""What a worker needs beyond its soft shutdown before it is killed."""


class Fleet(NamedTuple):
    """A running fleet: the names of its processes, the folder of their logs, and where it is looked at over HTTP."""

    names: tuple[str, ...]
    logs: Path
    address: str


def start(chosen: Settings, say: Callable[[str], None] = lambda _: None) -> Fleet:
    """Start what does not run yet: servers, schema, workers, beat; return when every worker answers.

    Raises:
        TransientError: a worker does not answer; its log says why.
    """
    state_dir = chosen.state_dir.absolute()
    if chosen.is_embedded:
        say("starting PostgreSQL and Valkey")
        embedded.start(state_dir)
    applied = migrate(endpoint.database_url(chosen))
    say(f"schema: {len(applied)} migrations applied" if applied else "schema: up to date")
    names = (*FLEET, BEAT, HTTP)
    say("starting workers: " + ", ".join(names))
    fleet.start(state_dir, posts(chosen))
    await_workers(chosen)
    return Fleet(names, state_dir / "logs", address.read(state_dir))


def stop(chosen: Settings) -> tuple[str, ...]:
    """Stop workers first and then servers; return the names of what was stopped, in that order."""
    state_dir = chosen.state_dir.absolute()
    if not state_dir.exists():
        return ()
    stopped = [member.name for member in fleet.stop(state_dir, grace(chosen))]
    servers = ("servers",) if embedded.stop(state_dir) else ()
    return (*stopped, *servers)


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

    with wiring.connect(chosen) as services:

        def settled() -> bool | None:
            names = {name.partition("@")[0] for name in services.bell.workers(timeout_seconds=0.3)}
            everyone = set(FLEET) <= names and address.answers(address.read(state_dir))
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
