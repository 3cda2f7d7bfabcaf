"""Whether a worker's memory stays flat.

    python benchmarks/worker_memory.py [TRANSCRIPTS]       5,000 by default

A fleet on private servers forms so many transcripts of three statements, in four quarters; of the three one is new and
two were said shortly before, so that every cache fills up with other texts again and again while the embedding model
does not take all of the time. After each quarter the memory of each worker's child is read:

- **private**: what the child has for itself; a leak shows here;
- **resident**: with the pages of files that it shares, as the kernel and `memform_worker_memory_bytes` count it. The
  embedding model's file (68 MiB) is mapped: each word that is seen for the first time brings a page of it in, so the
  classify worker grows by that much at most, and the kernel takes those pages back when others need them.

What is printed is both by quarter, and the private growth of the last three quarters as a ratio.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import psutil

from infra.embedded import fleet as processes
from workers import fleet, patience
from workers.client import Memform
from workers.routing import FLEET
from workers.settings import Settings
from workers.wiring import connect

if TYPE_CHECKING:
    from workers.wiring import Services

QUARTERS: Final = 4
REPEATED: Final = (1, 7)
"""A transcript's second and third statement are the first of those so many before it."""
LONGEST_SECONDS: Final = 3_600.0
MIB: Final = 1024 * 1024


class Memory(NamedTuple):
    """What a worker's children hold together, in MiB."""

    private: float
    resident: float


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
    seen: list[dict[str, Memory]] = []
    with connect(chosen) as services:
        producer = Memform(services, "memory")
        for quarter in range(QUARTERS):
            each = transcripts // QUARTERS
            for number in range(quarter * each, (quarter + 1) * each):
                body = "\n\n".join(sentence(max(number - before, 0)) for before in (0, *REPEATED))
                producer.enqueue(body, transcript_id=f"t-{number}")
            patience.until(lambda done=(quarter + 1) * each: at_rest(services) >= done or None, LONGEST_SECONDS)
            seen.append(memory(chosen))
            print(f"quarter {quarter + 1} of {QUARTERS} is done", flush=True)
    print(f"\n{transcripts} transcripts\n\n| worker | private MiB | resident MiB | private, last to first |")
    print("|---|---|---|---|")
    for worker in FLEET:
        sizes = [reading[worker] for reading in seen]
        private, resident = (", ".join(f"{size[part]:.0f}" for size in sizes) for part in (0, 1))
        print(f"| {worker} | {private} | {resident} | {sizes[-1].private / sizes[0].private:.2f} |")


def sentence(number: int) -> str:
    """Return a statement unlike every other."""
    return f"Service {number} of the fleet listens on port {1_000 + number}, because port {number} is taken."


def at_rest(services: Services) -> int:
    """Return how many transcripts are done or dead."""
    return sum(n for stage, (n, _) in services.overview("memory").stages().items() if stage in {"done", "dead"})


def memory(chosen: Settings) -> dict[str, Memory]:
    """Return what the children of each worker hold."""
    found: dict[str, Memory] = {}
    for member in processes.members(chosen.state_dir):
        if member.name in FLEET:
            told = [child.memory_info() for child in psutil.Process(member.mark.pid).children(recursive=True)]
            private = sum(each.rss - each.shared for each in told) / MIB
            found[member.name] = Memory(private, sum(each.rss for each in told) / MIB)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000)
