"""Erasure beside a worker that holds the words: what it makes of them afterwards is not kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.erasure import ErasureKind
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import TransientError
from pipeline.lifecycle.birth import embedding_key
from pipeline.policy import CACHE_GRACE
from tests.fakes.alone import alone
from workers import erasing, intake, stages
from workers.endpoint import Endpoints
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pipeline.ports import Embedder, Vector
    from tests.store_walk import Store
    from workers.wiring import Services

OWN = "Customer Fernhollow keeps the deploy window closed on the last Friday of every quarter."
OTHER = "Every migration of the ledger runs behind a lock because two of them once ran at the same time."
REF = TranscriptRef(WorkspaceId("w"), TranscriptId("t-1"))


@dataclass
class Interrupted:
    """An embedder during whose first batch something else happens."""

    embedder: Embedder
    meanwhile: Callable[[], object]
    model: str
    dimensions: int
    calls: int = 0

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        self.calls += 1
        if self.calls == 1:
            self.meanwhile()
        return self.embedder.embed(texts)


@pytest.fixture
def worker(store: Store, redis_url: str, database_url: str, tmp_path: Path) -> Iterator[Services]:
    """A worker's process with a transcript of two sentences that the gate has let through."""
    assert store.remembered() == []
    with alone(Settings(state_dir=tmp_path), Endpoints(database_url, redis_url)) as services:
        reading = Reading(surface=Surface.AGENT_OUTPUT)
        text = f"{OWN}\n\n{OTHER}\n".encode()
        now = services.clock.now()
        parcel = intake.pack(text, "w", services.masker, now, reading=reading, transcript_id="t-1")
        services.ledger.put(parcel)
        assert stages.gate(services, REF).verdict == "gated"
        yield services


def cached(store: Store) -> set[str]:
    with store.database.maintenance() as connection:
        return {row["text_sha256"] for row in connection.execute(b"SELECT text_sha256 FROM vector_cache").fetchall()}


def test_vectors_made_while_their_transcript_was_erased_are_taken_back(store: Store, worker: Services) -> None:
    def erase() -> None:
        erasing.erase(worker, ErasureKind.TRANSCRIPT, "w", "t-1", dry_run=False)

    embedder = worker.embedder
    assert embedder is not None
    worker.__dict__["embedder"] = Interrupted(embedder, erase, embedder.model, embedder.dimensions)
    assert stages.classify(worker, REF).verdict == "superseded"
    assert cached(store) == set()


def test_words_are_not_erased_under_the_worker_that_holds_them(store: Store, worker: Services) -> None:
    with pytest.raises(TransientError, match=r"t-1 \(gated\)"):
        erasing.erase(worker, ErasureKind.TEXT, "w", "fernhollow", dry_run=False)
    assert stages.classify(worker, REF).verdict == "classified"
    assert stages.reconcile(worker, REF).verdict == "done"
    erasing.erase(worker, ErasureKind.TEXT, "w", "fernhollow", dry_run=False)
    assert [known.memory.content for known in store.remembered()] == [OTHER]
    assert cached(store) == {embedding_key(OTHER)}


def test_a_day_later_the_cache_holds_only_what_a_memory_says(store: Store, worker: Services) -> None:
    stages.classify(worker, REF)
    stages.reconcile(worker, REF)
    said = cached(store)
    assert worker.embedder is not None
    worker.embedder.embed(["nobody says this"])
    now = worker.clock.now()

    def swept(spot: Pass) -> tuple[int, bool]:
        batch = worker.retention.vectors(spot)
        return batch.counts["uncached"], batch.next is not None

    assert swept(Pass(now)) == (0, False)
    assert swept(Pass(now + CACHE_GRACE, dry_run=True)) == (1, False)
    assert swept(Pass(now + CACHE_GRACE, limit=1)) == (1, True)
    assert swept(Pass(now + CACHE_GRACE)) == (0, False)
    assert cached(store) == said == {embedding_key(OWN), embedding_key(OTHER)}
