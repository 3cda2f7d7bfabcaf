"""How the cost of forming grows with what is remembered already: 1,000 against 100,000 memories.

    PYTHONPATH=. python benchmarks/growth.py [--sizes 1000 100000] [--transcripts 60]

Two workspaces of one private database are filled at once (as `recall_speed.py` does), with vectors and all indexes.
Then the same new transcripts of three statements, worded like what is there, go through intake and the three stages in
each of them in turn, in one process and without queues, which would only water the growth down. So does the embedding:
vectors are drawn beforehand and wait in the cache. What is printed is the time of each stage and the ratio of the sums,
both over the medians of the transcripts.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np
from recall_speed import MODEL, Crowd, World, prepare

from infra import embedded
from infra.embeddings.cached import CachedEmbedder, cache_key
from infra.embeddings.local import LocalEmbedder
from infra.postgres.migrate import migrate
from pipeline.domain.parcel import Reading
from tests.fakes.alone import alone
from tests.siege import ref
from workers import stages
from workers.client import Memform
from workers.endpoint import Endpoints
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from workers.wiring import Services

STATEMENTS: Final = 3
STEPS: Final = {"gate": stages.gate, "classify": stages.classify, "judge": stages.reconcile}
WARM: Final = 5


def sayings(texts: Sequence[str]) -> list[str]:
    """Return transcripts of statements that pass the gate and share words with what is remembered."""
    said = [f"The {text[:-1].split(' ', 1)[0]} service keeps {text[:-1]} on port {n}." for n, text in enumerate(texts)]
    return ["\n\n".join(said[start : start + STATEMENTS]) for start in range(0, len(said), STATEMENTS)]


def form(services: Services, workspace: str, number: int, body: str) -> dict[str, float]:
    """Take one transcript from its producer to its rest; return the seconds of each step."""
    name, spent = f"new-{number}", dict[str, float]()
    begun = perf_counter()
    Memform(services, workspace).enqueue(body, transcript_id=name, reading=Reading(colony_id=f"colony-{number}"))
    spent["intake"] = perf_counter() - begun
    for step, stage in STEPS.items():
        begun = perf_counter()
        report = stage(services, ref(workspace, name))
        spent[step] = perf_counter() - begun
        assert report.error is None, report.error
        assert report.counts.get("changes", STATEMENTS) == STATEMENTS, "every statement is remembered"
    return spent


def main() -> None:
    """Fill, form in turn, print."""
    parser = argparse.ArgumentParser(description="what forming costs among few and among many memories")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 100_000])
    parser.add_argument("--transcripts", type=int, default=60)
    given = parser.parse_args()
    world = World()
    crowds = [Crowd(f"w-{size}", world.texts(size), world.vectors(size)) for size in given.sizes]
    bodies = sayings(world.texts(STATEMENTS * (given.transcripts + WARM), 6))
    texts = [text for body in bodies for text in body.split("\n\n")]
    vectors = dict(zip(map(cache_key, texts), world.vectors(len(texts)), strict=True))
    spent: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = embedded.start(folder)
        stack.callback(embedded.discard, folder)
        migrate(servers.database_url)
        where = Endpoints(servers.database_url, servers.redis_url)
        services = stack.enter_context(alone(Settings(state_dir=folder), where))
        begun = perf_counter()
        prepare(services.database, servers.database_url, crowds)
        print(f"filled in {perf_counter() - begun:.0f} s")
        services.vectors.remember(MODEL, vectors)
        services.__dict__["embedder"] = CachedEmbedder(LocalEmbedder(), services.vectors)
        for number, body in enumerate(bodies):
            for crowd in crowds:
                for step, seconds in form(services, crowd.workspace, number, body).items():
                    spent[crowd.workspace][step].append(seconds)
    sums: list[float] = []
    for crowd in crowds:
        medians = {step: float(np.median(seconds[WARM:])) * 1_000 for step, seconds in spent[crowd.workspace].items()}
        sums.append(sum(medians.values()))
        told = "  ".join(f"{step} {median:5.1f}" for step, median in medians.items())
        print(f"{len(crowd.texts):>9,} memories  {told}  sum {sums[-1]:5.1f} ms a transcript")
    print(f"growth from {given.sizes[0]:,} to {given.sizes[-1]:,}: {sums[-1] / sums[0]:.2f}×")


if __name__ == "__main__":
    main()
