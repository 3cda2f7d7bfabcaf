"""How much longer a live transcript takes while a batch runs: p50 and p95 with and without, as ratios of one run.

    MEMFORM_STATE_DIR=/some/folder python benchmarks/live_lag.py [stored] [live]

Starts a fleet of its own, stores `stored` transcripts (300), then sends `live` ones (40) one after the other and waits
for each: first with the fleet otherwise idle, then while all that is stored is being reprocessed. The ratio is what
counts; both halves share machine, fleet and texts of the same shape.
"""

from __future__ import annotations

import sys
import tempfile
import time
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from pipeline.domain.batch import BatchState, Selection
from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface
from workers import fleet, reprocess, wiring
from workers.client import Memform
from workers.settings import Settings

if TYPE_CHECKING:
    from workers.wiring import Services

WORKSPACE = "lag"
LESSON = (
    "Service {n} keeps its pool at {m} connections because the database allows no more.\n\n"
    "Never restart service {n} during a migration, because its locks are lost.\n"
)


def main(stored: int, live: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = Settings(state_dir=Path(folder))
        try:
            fleet.start(chosen)
            with wiring.connect(chosen) as services:
                _measure(services, stored, live)
        finally:
            fleet.discard(chosen)


def _measure(services: Services, stored: int, live: int) -> None:
    client = Memform(services, WORKSPACE)
    sent = [_send(client, f"stored-{number}", number) for number in range(stored)]
    for name in sent:
        client.wait(name, timeout=timedelta(minutes=30))
    idle = [_timed(client, f"idle-{number}", number + stored) for number in range(live)]
    chosen = reprocess.choose(services, Selection(), WORKSPACE)
    (batch,) = reprocess.start(services, chosen, Selection(), rejudge=False)
    busy: list[float] = []
    while len(busy) < live and services.batches.get(batch)["state"] == BatchState.RUNNING:
        reprocess.feed(services)
        busy.append(_timed(client, f"busy-{len(busy)}", len(busy) + stored + live))
    left = services.batches.get(batch)
    print(f"{stored} stored, {len(idle)} live alone, {len(busy)} live beside a batch ({left['done']} done meanwhile)")
    for share in (50, 95):
        alone, beside = (float(np.percentile(times, share)) for times in (idle, busy))
        print(
            f"p{share}: {alone * 1000:.0f} ms alone, {beside * 1000:.0f} ms beside a batch, ratio {beside / alone:.2f}"
        )


def _send(client: Memform, name: str, number: int) -> str:
    reading = Reading(surface=Surface.AGENT_OUTPUT, colony_id="lag")
    return client.enqueue(LESSON.format(n=number, m=number + 7), transcript_id=name, reading=reading).transcript_id


def _timed(client: Memform, name: str, number: int) -> float:
    started = time.perf_counter()
    client.wait(_send(client, name, number), timeout=timedelta(minutes=5))
    return time.perf_counter() - started


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    main(*(given or (300, 40)))
