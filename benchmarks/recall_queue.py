"""What the retrieval queue adds to a recall: the same questions in this process and through a worker of Celery."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np

from infra.embedded import fleet as processes
from infra.postgres.vectors import PostgresVectorCache
from pipeline.lifecycle.birth import embedding_key
from workers import fleet, patience, wiring
from workers.client import Memform
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy.typing as npt

    from pipeline.domain.recall import RecallQuery

WARM: Final = 5
READY_SECONDS: Final = 60.0


def compare(folder: Path, queries: Sequence[RecallQuery], vectors: npt.NDArray[np.float32]) -> None:
    """Print p50 / p95 of both, and their difference; the questions' vectors are put where the embedder looks first."""
    chosen = Settings(state_dir=folder)
    worker = [post for post in fleet.posts(chosen) if post.name == "retrieval"]
    processes.start(folder, worker)
    try:
        with wiring.connect(chosen) as services:
            patience.until(lambda: services.bell.workers() or None, READY_SECONDS)
            if services.embedder is not None:
                known = {embedding_key(q.text): v for q, v in zip(queries, vectors, strict=True)}
                PostgresVectorCache(services.database).remember(services.embedder.model, known)
            client = Memform(services, queries[0].workspace_id)
            here, there = _both(client, queries)
    finally:
        processes.stop(folder, fleet.grace(chosen))
    added = np.asarray(there) - np.asarray(here)
    for name, spent in (("in this process", here), ("through the queue", there), ("the queue's share", added)):
        low, high = np.percentile(spent, [50, 95])
        print(f"    {name:<18} {low:6.1f} / {high:6.1f} ms")


def _both(client: Memform, queries: Sequence[RecallQuery]) -> tuple[list[float], list[float]]:
    here: list[float] = []
    there: list[float] = []
    for query in (*queries[:WARM], *queries):
        for spent, direct in ((here, True), (there, False)):
            begun = perf_counter()
            client.recall(query, direct=direct)
            spent.append((perf_counter() - begun) * 1e3)
    return here[WARM:], there[WARM:]
