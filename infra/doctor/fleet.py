"""Checks on who works: what waits in a queue has a worker that takes from it, and beat rings for the sweeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from infra.doctor.finding import error, fine, warning

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from infra.doctor.finding import Finding

MAINTENANCE: Final = "maintenance"


@dataclass(frozen=True, slots=True)
class Attendance:
    """What waits with nobody to take it, by queue, and which of the two that make sweeps is missing where they are due.

    `swept_at` is when beat's last sweep ended; None before the first.
    """

    unserved: Mapping[str, int]
    lacks_maintenance: bool = False
    lacks_beat: bool = False
    swept_at: datetime | None = None


def examine_fleet(attendance: Attendance | None) -> list[Finding]:
    """Return the findings on who works; none where it could not be asked, since a server that is away is told of."""
    return [] if attendance is None else [workers(attendance.unserved), sweeps(attendance)]


def workers(unserved: Mapping[str, int]) -> Finding:
    """What waits has a worker that answers."""
    if not unserved:
        return fine("fleet.workers", "nothing waits without a worker that answers for it")
    told = ", ".join(f"{queue} ({count} waiting)" for queue, count in sorted(unserved.items()))
    names = " ".join(sorted(unserved))
    grade = warning if set(unserved) == {MAINTENANCE} else error
    return grade(
        "fleet.workers",
        f"no worker answers that serves {told}",
        "what waits there stays: nothing is lost, and nothing becomes of it",
        f"start what is missing with `memform up`, or on a machine of its own with `memform worker {names}`",
    )


def sweeps(attendance: Attendance) -> Finding:
    """Where workers run, sweeps do."""
    missing = [
        *(["maintenance worker answers"] if attendance.lacks_maintenance else []),
        *(["beat rings"] if attendance.lacks_beat else []),
    ]
    if not missing:
        return fine("fleet.sweeps", "where workers answer, sweeps run")
    since = f"since {attendance.swept_at:%Y-%m-%d %H:%M:%S}" if attendance.swept_at else "yet"
    mend = "memform worker maintenance" if attendance.lacks_maintenance else "memform beat"
    return warning(
        "fleet.sweeps",
        f"no sweep has run {since}, and no {' and no '.join(missing)}",
        "lost messages are not sent again, episodes do not expire, batches and the judge's catch-up stand still",
        f"start what is missing with `memform up`, or on a machine of its own with `{mend}`",
    )
