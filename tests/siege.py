"""A fleet under the test's own command: which workers run, with which fault, and who is killed when."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import psutil

from infra.embedded import fleet as processes
from infra.embedded.fleet import Post
from infra.embedded.launch import Command
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from tests.fakes import faulty_worker
from workers import fleet, patience, settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from infra.embedded.fleet import Member
    from workers.settings import Settings
    from workers.wiring import Services

STAGES: Final = ("gate", "classify", "judge")
HEALTHY: Final = (sys.executable, "-P", "-c", "from workers.cli import main; main()")
LONGEST_WAIT_SECONDS: Final = 150.0


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
    """Return the scheduler."""
    return next(each for each in fleet.posts(chosen) if each.name == fleet.BEAT)


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
    """Kills a random process of a fleet again and again, and fills the gap as a supervisor would."""

    def __init__(self, chosen: Settings, posts: Sequence[Post], every_seconds: float, seed: int = 7) -> None:
        super().__init__(daemon=True)
        self._state_dir, self._posts, self._every = chosen.state_dir, posts, every_seconds
        self._chance = np.random.default_rng(seed)
        self._over = threading.Event()
        self._killed = {True: 0, False: 0}

    def run(self) -> None:
        while not self._over.wait(self._every):
            targets = self._targets()
            if targets:
                is_main, target = targets[int(self._chance.integers(len(targets)))]
                self._killed[is_main] += _kill(target)
            processes.start(self._state_dir, self._posts)

    def cease(self) -> Losses:
        """Kill nobody any more; return who was killed."""
        self._over.set()
        self.join()
        return Losses(self._killed[True], self._killed[False])

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
