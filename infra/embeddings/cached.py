"""A repeated text is never embedded twice (SPEC §15 Vectors)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from pipeline.errors import TransientError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.ports import Embedder, Vector, VectorCache


class CachedEmbedder:
    """`pipeline.ports.Embedder` that asks a cache first, and the embedder for the rest in one batch."""

    def __init__(self, embedder: Embedder, cache: VectorCache, *, keeps: bool = True) -> None:
        """Put the cache in front of the embedder; unless it `keeps`, nothing is ever written to it."""
        self._embedder = embedder
        self._cache = cache
        self._keeps = keeps

    @property
    def model(self) -> str:
        """Name stored beside every vector."""
        return self._embedder.model

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        return self._embedder.dimensions

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        """Return one unit vector a text, in order; equal texts share one.

        Raises:
            TransientError: The embedder returned another number of vectors than it was given texts. Nothing of
                that batch is kept.
        """
        text_of = {cache_key(text): text for text in texts}
        known = dict(self._cache.lookup(self.model, list(text_of)))
        missing = [key for key in text_of if key not in known]
        if missing:
            made = self._embedder.embed([text_of[key] for key in missing])
            if len(made) != len(missing):
                message = f"{self.model} returned {len(made)} vectors for {len(missing)} texts"
                raise TransientError(message)
            fresh = dict(zip(missing, made, strict=True))
            if self._keeps:
                self._cache.remember(self.model, fresh)
            known |= fresh
        return [known[cache_key(text)] for text in texts]


def cache_key(text: str) -> str:
    """Return the key of a text: the SHA-256 (hex) of its bytes."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
