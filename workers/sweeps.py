"""Maintenance passes: bounded, repeatable, each with counts; every one can be run by hand and dry."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final, TypeAlias

from pipeline.errors import PermanentError
from pipeline.ports import Progress
from workers.outcomes import Report

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from workers.wiring import Services

Sweep: TypeAlias = "Callable[[Services, int, bool], Mapping[str, int]]"


def relay(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Ring again for what waits in the inbox or stays in a stage beyond its lease.

    A queue that is still full is left alone: its messages are late, not lost, and more of them would only be doubles.
    """
    now = services.clock.now()
    lease = timedelta(seconds=services.settings.inbox_lease_seconds)
    waiting = [] if dry_run else services.inbox.waiting(now, lease, limit)
    overdue = [] if dry_run else services.ledger.overdue(now, limit)
    rings = [(ref, Progress.RECEIVED, bulk) for ref, bulk in waiting] + list(overdue)
    rung = sum(services.bell.ring(ref, progress, bulk=bulk) for ref, progress, bulk in rings)
    return {"inbox": len(waiting), "stages": len(overdue), "rung": rung}


def graduate(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Graduate episodes that have the evidence and were missed when it arrived."""
    return {"graduated": services.sweeps.graduate_stragglers(services.clock.now(), limit, dry_run=dry_run)}


def expire(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Archive episodes whose time is over; stragglers graduate first, so that none expires that had earned it."""
    graduated = services.sweeps.graduate_stragglers(services.clock.now(), limit, dry_run=dry_run)
    return {"graduated": graduated, "expired": services.sweeps.expire(services.clock.now(), limit, dry_run=dry_run)}


SWEEPS: Final[Mapping[str, Sweep]] = {"relay": relay, "graduate": graduate, "expire": expire}


def run(services: Services, name: str, *, limit: int, dry_run: bool = False) -> Report:
    """Run one pass of a sweep.

    Raises:
        PermanentError: there is no such sweep (`unknown_sweep`).
    """
    if name not in SWEEPS:
        message = f"there is no sweep {name!r}; there are {', '.join(SWEEPS)}"
        raise PermanentError(message, "unknown_sweep")
    return Report("swept", {"sweep": name}, SWEEPS[name](services, limit, dry_run))
