"""Maintenance passes: bounded, repeatable, each with counts; every one can be run by hand and dry."""

from __future__ import annotations

from dataclasses import asdict
from datetime import timedelta
from typing import TYPE_CHECKING, Final, TypeAlias

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import PermanentError
from pipeline.policy import CATCH_UP_BATCH
from pipeline.ports import Progress
from workers.outcomes import Report
from workers.routing import STAGE_OF

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from workers.wiring import Services

EMBED_BATCH: Final = 200
"""About seven seconds of one core."""

Sweep: TypeAlias = "Callable[[Services, int, bool], Mapping[str, int]]"


def relay(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Ring again for what waits in the inbox or stays in a stage beyond its lease.

    What was rung is found again only a lease later, so that a long queue is not filled with doubles.
    """
    now = services.clock.now()
    lease = timedelta(seconds=services.settings.inbox_lease_seconds)
    if dry_run:
        # Asking puts off what it finds, so a dry run only counts.
        stages = services.overview().stages()
        moving = sum(count for stage, (count, _) in stages.items() if stage in STAGE_OF)
        return {"inbox": services.inbox.load().parcels, "stages": moving, "rung": 0}
    waiting = services.inbox.waiting(now, lease, limit)
    overdue = services.ledger.overdue(now, limit)
    rings = [*((ref, Progress.RECEIVED, bulk) for ref, bulk in waiting), *overdue]
    rung = sum(services.bell.ring(ref, progress, bulk=bulk) for ref, progress, bulk in rings)
    return {"inbox": len(waiting), "stages": len(overdue), "rung": rung}


def graduate(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Graduate episodes that have the evidence and were missed when it arrived."""
    return asdict(services.sweeps.graduate_stragglers(services.clock.now(), limit, dry_run=dry_run))


def expire(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """End episodes whose time is over; one that had earned it graduates instead."""
    return asdict(services.sweeps.expire(services.clock.now(), limit, dry_run=dry_run))


def embed(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Give memories their vectors that were formed without; when there are more, ring for another pass."""
    if services.embedder is None:
        return {"seen": 0, "embedded": 0}
    missing = services.vectors.unembedded(services.embedder.model, min(limit, EMBED_BATCH))
    if dry_run or not missing:
        return {"seen": len(missing), "embedded": 0}
    services.embedder.embed(list(missing.values()))
    embedded = services.vectors.attach(services.embedder.model, list(missing))
    if len(missing) == EMBED_BATCH:
        services.bell.sweep("embed")
    return {"seen": len(missing), "embedded": embedded}


def catch_up(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Ring the judge for what was staged without it, oldest first; while the model is out, at most as its probe."""
    now = services.clock.now()
    if services.sitting_judge() is None:
        return {"seen": 0, "rung": 0}
    from workers.judging import admits  # noqa: PLC0415 - who has no model need not load the judge

    if dry_run:
        return {"seen": services.catch_up.count(now), "rung": 0}
    room = min(limit, CATCH_UP_BATCH, admits(services.shared, services.completer.endpoint, now))
    due = services.catch_up.due(now, room) if room else ()
    return {"seen": len(due), "rung": sum(services.bell.catch_up(ref) for ref in due)}


def retain(services: Services, limit: int, dry_run: bool) -> Mapping[str, int]:  # noqa: FBT001 - the shape of a sweep
    """Discard dead letters and quarantined statements that waited longer for an operator than the settings allow."""
    now, chosen = services.clock.now(), services.settings
    letters = (
        services.dead_letters.list(before=now - timedelta(days=chosen.dead_letter_days), limit=limit)
        if chosen.dead_letter_days
        else ()
    )
    apart = (
        services.quarantine.list(before=now - timedelta(days=chosen.quarantine_days), limit=limit)
        if chosen.quarantine_days
        else ()
    )
    at_rest = [row for row in apart if row["progress"] == Progress.DONE]
    if not dry_run:
        for letter in letters:
            services.dead_letters.discard(letter["workspace_id"], letter["id"], now)
        for row in at_rest:
            ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
            services.quarantine.discard(ref, [row["ordinal"]], "retention", now)
    return {"dead_letters": len(letters), "quarantined": len(at_rest)}


SWEEPS: Final[Mapping[str, Sweep]] = {
    "relay": relay,
    "graduate": graduate,
    "expire": expire,
    "embed": embed,
    "catch_up": catch_up,
    "retain": retain,
}


def run(services: Services, name: str, *, limit: int, dry_run: bool = False) -> Report:
    """Run one pass of a sweep.

    Raises:
        PermanentError: there is no such sweep (`unknown_sweep`).
    """
    if name not in SWEEPS:
        message = f"there is no sweep {name!r}; there are {', '.join(SWEEPS)}"
        raise PermanentError(message, "unknown_sweep")
    return Report("swept", {"sweep": name}, SWEEPS[name](services, limit, dry_run))
