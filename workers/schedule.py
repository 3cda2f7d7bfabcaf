"""What beat rings and when. Each pass is bounded and repeatable, and a message that waits too long expires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from celery.schedules import crontab

from workers.payloads import SweepPayload
from workers.routing import Queue, TaskName

if TYPE_CHECKING:
    from workers.settings import Settings

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def entries(settings: Settings) -> dict[str, dict[str, object]]:
    """Return beat's schedule. An entry expires before its next turn, so that a stopped fleet wakes to one of each."""
    every = settings.relay_every_seconds
    return {
        "relay": _entry("relay", every, expires=max(every, 1.0)),
        "graduate": _entry("graduate", crontab(minute="*/5"), expires=4 * MINUTE),
        "expire": _entry("expire", crontab(minute="2-59/5"), expires=4 * MINUTE),
        "embed": _entry("embed", crontab(), expires=MINUTE),
        "batches": _entry("batches", 2.0, expires=2.0),
        "terms": _entry("terms", crontab(minute="4-59/5"), expires=4 * MINUTE),
        "retain": _entry("retain", crontab(minute="17"), expires=30 * MINUTE),
        "catch_up": _entry("catch_up", MINUTE / 2, expires=MINUTE / 2),
        "merge": _entry("merge", crontab(minute="7"), expires=HOUR),
        "conflicts": _entry("conflicts", crontab(minute="12"), expires=HOUR),
        "review": _entry("review", crontab(minute="32"), expires=HOUR),
        "curate": _entry("curate", crontab(hour="3", minute="50"), expires=DAY),
        "distil": _entry("distil", crontab(hour="4", minute="0"), expires=DAY),
        "rescan": _entry("rescan", crontab(minute="22"), expires=HOUR),
        "decay": _entry("decay", crontab(hour="3", minute="0"), expires=DAY),
        "stale": _entry("stale", crontab(hour="3", minute="10"), expires=DAY),
        "pairs": _entry("pairs", crontab(hour="3", minute="20"), expires=DAY),
        "vectors": _entry("vectors", crontab(hour="3", minute="30"), expires=DAY),
    }


def _entry(sweep: str, schedule: float | crontab, *, expires: float) -> dict[str, object]:
    return {
        "task": TaskName.SWEEP.value,
        "schedule": schedule,
        "args": [SweepPayload(sweep=sweep).encode()],
        "options": {"queue": Queue.MAINTENANCE.value, "expires": expires},
    }
