"""Who answers for the work that waits, for the doctor. Who is slow to answer is asked again before it is missed."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

import psycopg

from infra.doctor.fleet import MAINTENANCE, Attendance
from pipeline.errors import MemformError
from workers import patience
from workers.backlog import waiting
from workers.sweeps import BEAT

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import datetime

    from workers.wiring import Services

ASKS_SECONDS: Final = (1.0, 4.0, 15.0)
"""How long the answers are waited for, ask by ask: on a busy machine a worker takes seconds to answer."""
OVERDUE: Final = timedelta(minutes=10)
"""Beat rings for some sweep every two seconds."""
FIRST_SWEEP_SECONDS: Final = 30.0
"""A fleet that has just been started has swept by then."""


def attend(services: Services) -> Attendance | None:
    """Return what waits with nobody to take it, and whether somebody sweeps; None where a server does not answer.

    Where nothing waits and nothing is overdue nobody is asked, and nobody missed.
    """
    try:
        return _attend(services)
    except (MemformError, psycopg.Error):
        return None


def _attend(services: Services) -> Attendance:
    waits, swept_at = _waiting(services), _swept_at(services)
    overdue = _is_overdue(services, swept_at)
    answering, served = _served(services, {*waits, *([MAINTENANCE] if overdue else [])})
    unserved = _left(services, waits, served)
    if not overdue or not answering:
        return Attendance(unserved, swept_at=swept_at)
    if MAINTENANCE not in served:
        return Attendance(unserved, lacks_maintenance=True, swept_at=swept_at)
    return Attendance(unserved, lacks_beat=not _sweeps(services), swept_at=swept_at)


def _served(services: Services, wanted: Collection[str]) -> tuple[int, set[str]]:
    """Return how many workers answer and the queues that they serve; ask no more once each of `wanted` is served."""
    heard: dict[str, frozenset[str]] = {}
    for seconds in ASKS_SECONDS:
        if set(wanted) <= {queue for queues in heard.values() for queue in queues}:
            break
        heard |= services.bell.serving(seconds)
    return len(heard), {queue for queues in heard.values() for queue in queues}


def _left(services: Services, before: Mapping[str, int], served: Collection[str]) -> dict[str, int]:
    """Return what waits in queues that nobody serves; one that has become shorter has somebody who does not answer."""
    suspects = set(before) - set(served)
    now = _waiting(services) if suspects else {}
    return {queue: now[queue] for queue in suspects if now.get(queue, 0) >= before[queue]}


def _waiting(services: Services) -> dict[str, int]:
    """Return how much waits by queue, where anything does."""
    return {queue.value: waits.depth for queue, waits in waiting(services).items() if waits.depth}


def _swept_at(services: Services) -> datetime | None:
    return max((row["finished_at"] for row in services.sweep_runs.latest() if row["actor"] == BEAT), default=None)


def _is_overdue(services: Services, swept_at: datetime | None) -> bool:
    return swept_at is None or services.clock.now() - swept_at > OVERDUE


def _sweeps(services: Services) -> bool:
    """Return whether beat gives a sign: a message of its own that waits, or a sweep that has run."""

    def sign() -> bool | None:
        rung = services.broker.depths([MAINTENANCE])[MAINTENANCE] > 0
        return True if rung or not _is_overdue(services, _swept_at(services)) else None

    return patience.until(sign, FIRST_SWEEP_SECONDS) is not None
