"""What a block of work took, by the clock and of processor time, in all processes that have a part in it."""

from __future__ import annotations

from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import psutil

from infra.embedded import fleet as processes

if TYPE_CHECKING:
    from collections.abc import Generator

    from workers.wiring import Services


class Took(NamedTuple):
    """Seconds by the clock, and of processor time."""

    clock: float
    processor: float


@contextmanager
def timed(services: Services) -> Generator[list[Took]]:
    """Put into the list that is given what the block took this process, the workers and the servers."""
    took: list[Took] = []
    busy, begun = _processor(services), perf_counter()
    yield took
    took.append(Took(perf_counter() - begun, _processor(services) - busy))


def _processor(services: Services) -> float:
    """Return the seconds of processor time so far; what a process took that has ended meanwhile is not in it."""
    with services.database.unscoped() as connection:
        backend = psutil.Process(connection.info.backend_pid).parent()
    valkey = services.redis.info("server")["process_id"]  # pyright: ignore[reportUnknownMemberType] - its **kwargs are untyped
    assert backend is not None
    workers = [each.mark.pid for each in processes.members(services.settings.state_dir) if each.runs]
    mains = [backend, *(psutil.Process(pid) for pid in (int(valkey), *workers))]
    children = [child for main in mains for child in main.children(recursive=True)]
    times = [each.cpu_times() for each in (psutil.Process(), *mains, *children)]
    return sum(each.user + each.system for each in times)
