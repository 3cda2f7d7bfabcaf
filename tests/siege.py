"""A fleet under the test's own command: which workers run, with which fault, and who is killed when."""

from __future__ import annotations

import json
import math
import signal
import sys
import threading
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import psutil

from infra.embedded import fleet as processes
from infra.embedded.fleet import Post
from infra.embedded.launch import Command
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from tests.fakes import faulty_worker
from workers import fleet, patience, settings
from workers.app import create_app
from workers.bell import Bell

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

    from infra.embedded.fleet import Member
    from workers.settings import Settings
    from workers.wiring import Services

STAGES: Final = ("gate", "classify", "judge")
HEALTHY: Final = (sys.executable, "-P", "-c", "from workers.cli import main; main()")
LONGEST_WAIT_SECONDS: Final = 400.0
"""For what a small machine does in a second or two. Nothing is measured by it: it only ends a test that hangs."""


def ref(workspace: str, name: str) -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(name))


def faulty(fault: str) -> tuple[str, ...]:
    """Return the program with this fault; "" is the healthy one."""
    return (*faulty_worker.PROGRAM, fault) if fault else HEALTHY


def post(chosen: Settings, name: str, queues: Iterable[str], program: Sequence[str] = HEALTHY) -> Post:
    """Return a post for a worker of some queues, in a program of its own."""
    return Post(name, Command((*program, "worker", *queues, "--name", name), settings.environment(chosen)))


def stage_posts(chosen: Settings, each: int = 1, fault: str = "") -> list[Post]:
    """Return `each` workers for every stage with its bulk twin."""
    return staffed(chosen, faulty(fault), each)


def staffed(chosen: Settings, program: Sequence[str], each: int = 1, label: str = "") -> list[Post]:
    """Return `each` workers of a program for every stage with its bulk twin; a `label` tells them from others."""
    return [
        post(chosen, f"{stage}{label}-{number}", (stage, f"{stage}.bulk"), program)
        for number in range(each)
        for stage in STAGES
    ]


def upkeep_posts(chosen: Settings) -> list[Post]:
    """Return what rings again for lost messages: a maintenance worker and beat."""
    return [post(chosen, "maintenance", ("maintenance",)), beat_post(chosen)]


def beat_post(chosen: Settings) -> Post:
    """Return a scheduler that knows intervals and no hours."""
    return Post(fleet.BEAT, Command((*faulty("hourless"), "beat"), settings.environment(chosen)))


def unhurried(chosen: Settings) -> Settings:
    """Return the settings for tasks that nobody kills and that may take long: first ones load models."""
    return chosen.model_copy(update={"task_time_limit_seconds": 90})


@contextmanager
def insistent(services: Services) -> Generator[Bell]:
    """Open a bell that spares no message, whoever has been rung: what is sent through it twice arrives twice."""
    with closing(Bell(create_app(services.settings, services.endpoints))) as bell:
        yield bell


def all_answer(services: Services, names: Iterable[str]) -> bool:
    """Wait until every worker of these names has answered."""
    heard: set[str] = set()

    def everyone() -> bool | None:
        heard.update(name.partition("@")[0] for name in services.bell.workers())
        return heard.issuperset(names) or None

    return bool(patience.until(everyone, LONGEST_WAIT_SECONDS))


def log_lines(chosen: Settings, name: str, holding: str) -> list[dict[str, Any]]:
    """Return the whole lines of logs, by a pattern of their names, that hold a word."""
    written = [log.read_text(errors="replace") for log in sorted((chosen.state_dir / "logs").glob(name))]
    lines = [line for text in written for line in text[: text.rfind("\n") + 1].splitlines()]
    return [json.loads(line) for line in lines if line.startswith("{") and holding in line]


def man(chosen: Settings, posts: Sequence[Post]) -> list[Member]:
    """Start these posts and no others."""
    dismiss(chosen)
    return processes.start(chosen.state_dir, posts)


def dismiss(chosen: Settings) -> None:
    """Stop whoever runs."""
    processes.stop(chosen.state_dir, fleet.grace(chosen))


def settled(services: Services, workspace: str, names: Iterable[str], limit: float = LONGEST_WAIT_SECONDS) -> list[str]:
    """Wait until each transcript is done or dead; return where each stands."""
    stand: list[str] = []
    for name in names:
        patience.until(lambda name=name: _rest(services, workspace, name), limit)
        receipt = services.ledger.receipt(ref(workspace, name))
        stand.append(receipt.status if receipt else "unknown")
    return stand


def _rest(services: Services, workspace: str, name: str) -> bool | None:
    receipt = services.ledger.receipt(ref(workspace, name))
    return True if receipt is not None and receipt.status in {"done", "dead"} else None


class Losses(NamedTuple):
    """Processes that were killed: whole workers (or beat), and children of a worker."""

    mains: int
    children: int

    @property
    def total(self) -> int:
        return self.mains + self.children


class Sniper(threading.Thread):
    """Kills a random process of a fleet again and again, and fills the gap as a supervisor would.

    With `most` it stops killing after so many: on a slow machine processes are killed faster than they start.
    """

    def __init__(
        self, chosen: Settings, posts: Sequence[Post], every_seconds: float, seed: int = 7, most: float = math.inf
    ) -> None:
        super().__init__(daemon=True)
        self._most = most
        self._state_dir, self._posts, self._every = chosen.state_dir, posts, every_seconds
        self._chance = np.random.default_rng(seed)
        self._over = threading.Event()
        self._killed = {True: 0, False: 0}

    def run(self) -> None:
        while not self._over.wait(self._every):
            targets = self._targets()
            if targets and self.losses.total < self._most:
                is_main, target = targets[int(self._chance.integers(len(targets)))]
                self._killed[is_main] += _kill(target)
            processes.start(self._state_dir, self._posts)

    @property
    def losses(self) -> Losses:
        """Who was killed so far."""
        return Losses(self._killed[True], self._killed[False])

    def cease(self) -> Losses:
        """Kill nobody any more; return who was killed."""
        self._over.set()
        self.join()
        return self.losses

    def _targets(self) -> list[tuple[bool, psutil.Process]]:
        found: list[tuple[bool, psutil.Process]] = []
        for member in processes.members(self._state_dir):
            with suppress(psutil.NoSuchProcess):  # it ended in between
                if member.runs:
                    main = psutil.Process(member.mark.pid)
                    found += [(True, main), *((False, child) for child in main.children(recursive=True))]
        return found


def _kill(target: psutil.Process) -> bool:
    try:
        target.send_signal(signal.SIGKILL)
    except psutil.NoSuchProcess:
        return False
    return True
