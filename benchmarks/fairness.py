"""How long one transcript waits while another workspace has thousands waiting: `fairness.py [BACKLOG] [inbox|store]`.

A fleet on private servers forms single transcripts of a quiet workspace: alone, and behind BACKLOG (2,000) short ones
of a busy workspace. What is printed is how many of the busy one's were done before it (a queue without turns would have
done all of them) and the time as a multiple of the time alone.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from workers import fleet
from workers.client import Memform
from workers.settings import Settings
from workers.wiring import connect

if TYPE_CHECKING:
    from workers.wiring import Services

FACT = "The {} service of team {} answers on port {}, because the old one was taken."


def main(backlog: int, intake: str) -> None:
    """Run it once."""
    with tempfile.TemporaryDirectory(prefix="memform-fairness-") as folder:
        chosen = Settings(state_dir=Path(folder) / "state", intake=intake)  # pyright: ignore[reportArgumentType] - checked when read
        try:
            fleet.start(chosen)
            measure(chosen, backlog)
        finally:
            fleet.discard(chosen)


def measure(chosen: Settings, backlog: int) -> None:
    """Print what one transcript waited, alone and in a crowd."""
    with connect(chosen) as services:
        busy, quiet = Memform(services, "busy"), Memform(services, "quiet")
        form(quiet, 0)
        alone = mean(form(quiet, number) for number in (1, 2, 3))
        for number in range(backlog):
            busy.enqueue(FACT.format("mail", number, 1_000 + number), bulk=False)
        for number in (4, 5):
            before = done(services)
            crowded = form(quiet, number)
            passed = done(services) - before
            left = backlog - done(services)
            print(
                f"{services.settings.intake}: {passed} of the {backlog - before} waiting were done before it"
                f" ({left} are left); {crowded:.2f} s, {crowded / alone:.1f} times the {alone:.2f} s alone"
            )


def form(client: Memform, number: int) -> float:
    """Enqueue one transcript and wait until it is done; return the seconds."""
    started = time.monotonic()
    client.wait(client.enqueue(FACT.format("quiet", number, number)).transcript_id)
    return time.monotonic() - started


def done(services: Services) -> int:
    """Return how many of the busy workspace's transcripts are at rest."""
    stages = services.overview("busy").stages()
    return sum(count for stage, (count, _) in stages.items() if stage in {"done", "dead"})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000, sys.argv[2] if len(sys.argv) > 2 else "store")  # noqa: PLR2004 - the arguments
