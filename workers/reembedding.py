"""Vectors of another model beside those that answer: in batches that are each kept, so that a stop loses nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from infra.embeddings.cached import CachedEmbedder
from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Callable

    from infra.postgres.vectors import PostgresVectorCache
    from pipeline.ports import Embedder

BATCH: Final = 200
"""About seven seconds of one core with the local model."""
FORGET_BATCH: Final = 5_000


@dataclass(frozen=True, slots=True)
class Reembedded:
    """What a run did: vectors given to memories, and live memories that still lack one."""

    embedded: int
    lacking: int


def reembed(
    vectors: PostgresVectorCache, embedder: Embedder, progress: Callable[[int], None], *, batch: int = BATCH
) -> Reembedded:
    """Give every live memory, of every workspace, a vector of `embedder`; recall answers from its own model meanwhile.

    Each batch is committed: a run that was stopped is gone on with by the next. `progress` is told how many memories
    were gone through so far. `lacking` counts what was formed meanwhile, behind the batches.
    """
    cached = CachedEmbedder(embedder, vectors)
    embedded = seen = 0
    after = ("", "")
    while found := vectors.lacking(embedder.model, after, batch):
        cached.embed([memory.content for memory in found])
        embedded += vectors.attach(embedder.model, [memory.embedding_key for memory in found])
        after = found[-1].key
        seen += len(found)
        progress(seen)
    return Reembedded(embedded, vectors.count_lacking(embedder.model))


def forget(vectors: PostgresVectorCache, model: str, answering: str, progress: Callable[[int], None]) -> int:
    """Delete every vector of a model, other than the one `answering` now; return how many memories had one.

    Raises:
        InvalidInputError: it is the model that answers now, or no vector is of this model.
    """
    known = [name for name, _, _ in vectors.models()]
    if model == answering:
        message = f"{model} is the model that answers now: its vectors are needed"
        raise InvalidInputError(message, ["set MEMFORM_EMBEDDING_MODEL to another model first"])
    if model not in known:
        message = f"no vector is of the model {model!r}"
        raise InvalidInputError(message, [f"there are vectors of {', '.join(known) or 'none'}"])
    gone = 0
    while any(deleted := vectors.forget(model, FORGET_BATCH)):
        gone += deleted[0]
        progress(gone)
    return gone
