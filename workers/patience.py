"""Waiting on a predicate, the one place that sleeps."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import timedelta

T = TypeVar("T")
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
