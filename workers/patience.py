"""How long servers are waited for; and waiting on a predicate, the one place that sleeps."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import timedelta

T = TypeVar("T")


class Patience(NamedTuple):
    """Seconds that PostgreSQL and Redis have to answer, and how often Redis is asked again."""

    database_seconds: float
    redis_seconds: float
    redis_retries: int


WORKING: Final = Patience(15.0, 5.0, 1)
"""A server that restarts is back within seconds; work that waits longer does better to make way."""
CALLING: Final = Patience(5.0, 3.0, 1)
"""Somebody waits for a command or a call to end."""
ASKING: Final = Patience(2.0, 2.0, 0)
"""Who only asks whether a server is there waits no longer than this."""
ANSWER_SECONDS: Final = 30.0
"""A client waits so long for an answer from the retrieval queue. A question that nobody waits for any more is not taken
up, since what is answered counts as delivered."""
KEPT_SECONDS: Final = 60.0
"""An answer is kept so long in Redis: whoever asked through Celery alone may fetch it late."""
FIRST_PAUSE_SECONDS = 0.02
LONGEST_PAUSE_SECONDS = 0.25


def pause(wait: timedelta) -> None:
    """Sleep for as long as `wait`."""
    time.sleep(wait.total_seconds())


def until(ask: Callable[[], T | None], limit_seconds: float) -> T | None:
    """Ask until there is an answer; return it, or None after `limit_seconds`. Pauses double up to a quarter second."""
    deadline = time.monotonic() + limit_seconds
    pause = FIRST_PAUSE_SECONDS
    while (answer := ask()) is None and time.monotonic() < deadline:
        time.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE_SECONDS)
    return answer
