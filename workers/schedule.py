"""What beat rings and when. Each pass is bounded and repeatable, and a message that waits too long expires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from celery.schedules import crontab

from workers.payloads import SweepPayload
from workers.routing import Queue, TaskName

if TYPE_CHECKING:
    from workers.settings import Settings

MINUTE = 60.0


def entries(settings: Settings) -> dict[str, dict[str, object]]:
    """Return beat's schedule. An entry expires before its next turn, so that a stopped fleet wakes to one of each."""
    every = settings.relay_every_seconds
    return {
        "relay": _entry("relay", every, expires=max(every, 1.0)),
        "graduate": _entry("graduate", crontab(minute="*/5"), expires=4 * MINUTE),
        "expire": _entry("expire", crontab(minute="2-59/5"), expires=4 * MINUTE),
        "embed": _entry("embed", crontab(), expires=MINUTE),
        "retain": _entry("retain", crontab(minute="17"), expires=30 * MINUTE),
        "catch_up": _entry("catch_up", MINUTE / 2, expires=MINUTE / 2),
    }


def _entry(sweep: str, schedule: float | crontab, *, expires: float) -> dict[str, object]:
    return {
        "task": TaskName.SWEEP.value,
        "schedule": schedule,
        "args": [SweepPayload(sweep=sweep).encode()],
        "options": {"queue": Queue.MAINTENANCE.value, "expires": expires},
    }
