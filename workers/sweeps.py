"""Maintenance passes by name: bounded, repeatable, resumable, with counts; each by beat or by hand, and dry."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from infra.postgres.sweep_runs import SweepRun
from pipeline.domain.sweep import Pass
from pipeline.errors import InvalidInputError
from pipeline.policy import SWEEP_BATCH, SWEEP_SECONDS
from workers import retaining, ringing
from workers.outcomes import Report

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pipeline.domain.sweep import Batch, Cursor
    from workers.wiring import Services

BEAT: Final = "beat"


@dataclass(frozen=True, slots=True)
class Sweep:
    """One kind of pass: what it does, in a line, and how. `on_request` ones are never rung by beat."""

    meaning: str
    batch: Callable[[Services, Pass], Batch]
    on_request: bool = False


def _review(services: Services, spot: Pass) -> Batch:
    from workers import reviewing  # noqa: PLC0415 - who has no model need not load the judge

    return reviewing.review(services, spot)


def _curate(services: Services, spot: Pass) -> Batch:
    from workers import reviewing  # noqa: PLC0415 - as above

    return reviewing.curate(services, spot)


def _distil(services: Services, spot: Pass) -> Batch:
    from workers import reviewing  # noqa: PLC0415 - as above

    return reviewing.distil(services, spot)


SWEEPS: Final[Mapping[str, Sweep]] = {
    "relay": Sweep("Ring again for what waits in the inbox or stays in a stage beyond its lease", ringing.relay),
    "graduate": Sweep("Consolidate episodes whose evidence was missed", lambda s, spot: s.sweeps.graduate(spot)),
    "expire": Sweep("End episodes whose time to live has passed", lambda s, spot: s.sweeps.expire(spot)),
    "embed": Sweep("Give memories the vectors they lack", ringing.embed),
    "batches": Sweep("Settle what batches have started, and start more of what waits", ringing.batches),
    "catch_up": Sweep("Let the judge hear what was staged without it", ringing.catch_up),
    "merge": Sweep("Merge memories of the same words", lambda s, spot: s.comparing.merge(spot)),
    "conflicts": Sweep("Settle or record memories that cannot both hold", lambda s, spot: s.comparing.conflicts(spot)),
    "decay": Sweep(
        "Let idle memories fade, and archive the faded (knob decay_enabled)",
        lambda s, spot: s.sweeps.decay(spot, s.knobs.current()),
    ),
    "stale": Sweep(
        "Mark what has gone stale, and lift the mark from what is used again", lambda s, spot: s.sweeps.stale(spot)
    ),
    "pairs": Sweep("Prune co-occurrence that has faded away", lambda s, spot: s.retention.pairs(spot)),
    "vectors": Sweep(
        "Delete vectors of what ended a month ago, and what no memory says", lambda s, spot: s.retention.vectors(spot)
    ),
    "retain": Sweep("Let go what the settings keep no longer (by default all is kept)", retaining.retain),
    "terms": Sweep(
        "Estimate how common words are, where memories have grown", lambda s, spot: s.term_counts.measure(spot)
    ),
    "rescan": Sweep("Scan again what older detectors let through", lambda s, spot: s.rescan.rescan(spot)),
    "review": Sweep("Put near-duplicates before the judge", _review),
    "curate": Sweep("Let the judge word the popular but unproven better", _curate),
    "distil": Sweep("Let the judge word what memories that are used together amount to", _distil),
    "reset": Sweep(
        "Take beliefs that learned nothing from much evidence back to their priors",
        lambda s, spot: s.sweeps.reset(spot),
        on_request=True,
    ),
}


def run(services: Services, name: str, *, limit: int, dry_run: bool = False, actor: str = BEAT) -> Report:
    """Run a sweep, batch by batch, until `limit` were seen or nothing is left; a run by beat also when its time is up.

    A run that stops early is gone on with by the next one. Dry, it starts at the beginning and writes nothing.

    Raises:
        InvalidInputError: there is no such sweep.
    """
    if name not in SWEEPS:
        message = f"there is no sweep {name!r}"
        raise InvalidInputError(message, [f"there are {', '.join(SWEEPS)}"])
    started_at = services.clock.now()
    start: Cursor = () if dry_run else services.sweep_runs.resume_at(name)
    record = SweepRun(name, actor, dry_run, started_at, started_at, {})
    try:
        whole = Pass(started_at, limit, dry_run, start)
        batch = _batches(services, SWEEPS[name], whole, SWEEP_SECONDS if actor == BEAT else math.inf)
    except Exception as error:
        services.sweep_runs.write(replace(record, finished_at=services.clock.now(), error=type(error).__name__))
        raise
    counts, follow = batch.counts, batch.next or batch.mark
    services.sweep_runs.write(
        replace(record, finished_at=services.clock.now(), counts=counts, resume_at=None if dry_run else follow)
    )
    services.meter.sweep(name, counts)
    if batch.next and not dry_run and actor == BEAT:
        services.bell.sweep(name, limit)
    return Report("swept", {"sweep": name}, {**counts, "more": 1} if batch.next else counts)


def _batches(services: Services, sweep: Sweep, whole: Pass, seconds: float) -> Batch:
    """Return the batches of a run as one; none is begun after `seconds`."""
    counts: Counter[str] = Counter()
    spot, left = whole, whole.limit
    while True:
        batch = sweep.batch(services, replace(spot, limit=min(left, SWEEP_BATCH)))
        for label, count in batch.counts.items():
            counts[label] += count
        left -= batch.counts.get("seen", 0)
        spent = (services.clock.now() - whole.now).total_seconds()
        if batch.next is None or left <= 0 or spent >= seconds:
            return replace(batch, counts=dict(counts))
        spot = replace(spot, after=batch.next)
