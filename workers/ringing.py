"""Sweeps that ring queues, and the one that embeds: what was left behind is sent again or made up for."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from pipeline.domain.sweep import Batch
from pipeline.policy import BATCH_WINDOW, CATCH_UP_BATCH
from pipeline.ports import Overdue, Progress
from workers import reprocess
from workers.routing import STAGE_OF

if TYPE_CHECKING:
    from pipeline.domain.sweep import Pass
    from workers.wiring import Services

EMBED_BATCH: Final = 200
"""About seven seconds of one core."""


def relay(services: Services, spot: Pass) -> Batch:
    """Ring again for what waits in the inbox or stays in a stage beyond its lease.

    What was rung is found again only a lease later, so that a long queue is not filled with doubles.
    """
    now = spot.now
    lease = timedelta(seconds=services.settings.inbox_lease_seconds)
    if spot.dry_run:
        # Asking puts off what it finds, so a dry run only counts.
        stages = services.overview().stages()
        moving = sum(count for stage, (count, _) in stages.items() if stage in STAGE_OF)
        return Batch({"inbox": services.inbox.load().parcels, "stages": moving, "rung": 0})
    waiting = services.inbox.waiting(now, lease, spot.limit)
    overdue = services.ledger.overdue(now, spot.limit)
    rings = [*(Overdue(ref, Progress.RECEIVED, bulk, trace) for ref, bulk, trace in waiting), *overdue]
    rung = sum(_ring(services, late) for late in rings)
    return Batch({"inbox": len(waiting), "stages": len(overdue), "rung": rung})


def _ring(services: Services, late: Overdue) -> bool:
    """Ring again, in the trace that the transcript came in."""
    with services.tracing.within(late.traceparent):
        return services.bell.ring(late.ref, late.progress, bulk=late.bulk)


def embed(services: Services, spot: Pass) -> Batch:
    """Give memories their vectors that were formed without; when there are more, ring for another pass."""
    if services.embedder is None:
        return Batch({"seen": 0, "embedded": 0})
    missing = services.vectors.unembedded(services.embedder.model, min(spot.limit, EMBED_BATCH))
    if spot.dry_run or not missing:
        return Batch({"seen": len(missing), "embedded": 0})
    services.embedder.embed(list(missing.values()))
    embedded = services.vectors.attach(services.embedder.model, list(missing))
    services.vectors.forget_unsaid(list(missing))  # what was erased meanwhile
    if len(missing) == EMBED_BATCH:
        services.bell.sweep("embed")
    return Batch({"seen": len(missing), "embedded": embedded})


def catch_up(services: Services, spot: Pass) -> Batch:
    """Ring the judge for what was staged without it, oldest first; while the model is out, at most as its probe."""
    now = spot.now
    if services.sitting_judge() is None:
        return Batch({"seen": 0, "rung": 0})
    from workers.judging import admits  # noqa: PLC0415 - who has no model need not load the judge

    if spot.dry_run:
        return Batch({"seen": services.catch_up.count(now), "rung": 0})
    room = min(spot.limit, CATCH_UP_BATCH, admits(services.shared, services.completer.endpoint, now))
    due = services.catch_up.due(now, room) if room else ()
    return Batch({"seen": len(due), "rung": sum(services.bell.catch_up(ref) for ref in due)})


def batches(services: Services, spot: Pass) -> Batch:
    """Settle what batches have started and start more of what waits, as many as may be under way at once."""
    if spot.dry_run:
        return Batch({"rung": 0})
    return Batch({"rung": reprocess.feed(services, min(spot.limit, BATCH_WINDOW))})
