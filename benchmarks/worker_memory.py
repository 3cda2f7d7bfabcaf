"""Whether a worker's memory stays flat: `worker_memory.py [TRANSCRIPTS]` (5,000).

A fleet on private servers forms so many different transcripts of four statements each, in four quarters. After each
quarter the resident memory of every child is read from the fleet's own metrics. What is printed is the growth of
each worker from the end of the first quarter to the end of the last, as a ratio.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from workers import address, fleet, patience
from workers.client import Memform
from workers.routing import FLEET
from workers.settings import Settings
from workers.wiring import connect

if TYPE_CHECKING:
    from workers.wiring import Services

QUARTERS = 4
LINES = 4
LONGEST_SECONDS = 3_600.0
MIB = 1024 * 1024


def main(transcripts: int) -> None:
    """Run it once."""
    with tempfile.TemporaryDirectory(prefix="memform-memory-") as folder:
        chosen = Settings(state_dir=Path(folder) / "state")
        try:
            fleet.start(chosen)
            measure(chosen, transcripts)
        finally:
            fleet.discard(chosen)


def measure(chosen: Settings, transcripts: int) -> None:
    """Print each worker's memory by quarter, and its growth."""
    seen: list[dict[str, float]] = []
    with connect(chosen) as services:
        producer = Memform(services, "memory")
        for quarter in range(QUARTERS):
            each = transcripts // QUARTERS
            for number in range(quarter * each, (quarter + 1) * each):
                producer.enqueue(text(number), transcript_id=f"t-{number}")
            patience.until(lambda done=(quarter + 1) * each: at_rest(services) >= done or None, LONGEST_SECONDS)
            seen.append(memory(chosen))
    print(f"{transcripts} transcripts of {LINES} statements")
    for worker in FLEET:
        sizes = [reading[worker] for reading in seen]
        told = ", ".join(f"{size / MIB:.0f}" for size in sizes)
        print(f"{worker:12} {told} MiB after each quarter; last to first {sizes[-1] / sizes[0]:.2f}")


def text(number: int) -> str:
    """Return a transcript unlike every other."""
    rows = (f"Service {number}-{row} of the fleet listens on port {1_000 + number}, not {row}." for row in range(LINES))
    return "\n".join(rows)


def at_rest(services: Services) -> int:
    """Return how many transcripts are done or dead."""
    return sum(n for stage, (n, _) in services.overview("memory").stages().items() if stage in {"done", "dead"})


def memory(chosen: Settings) -> dict[str, float]:
    """Return the resident memory of each worker's largest child, in bytes."""
    with urlopen(f"http://{address.read(chosen.state_dir)}/metrics") as answer:
        families = text_string_to_metric_families(answer.read().decode())
        return {
            sample.labels["worker"]: sample.value
            for family in families
            for sample in family.samples
            if sample.name == "memform_worker_memory_bytes"
        }


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000)
