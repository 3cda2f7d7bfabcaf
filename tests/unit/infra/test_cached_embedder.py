"""A text is embedded once, and no text gets another's vector."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from infra.embeddings.cached import CachedEmbedder, cache_key
from infra.embeddings.local import DIMENSIONS, checked
from pipeline.errors import TransientError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pipeline.ports import Vector


class LetterEmbedder:
    """An embedder whose vectors tell their text: its first letter on the first axis. Loses the last `lost` ones."""

    model = "letters"
    dimensions = 2

    def __init__(self, lost: int = 0) -> None:
        self.lost = lost
        self.batches: list[list[str]] = []

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        self.batches.append(list(texts))
        return [np.array([ord(text[0]), 1], dtype=np.float32) for text in texts[: len(texts) - self.lost]]


class MemoryCache:
    """A vector cache in a dictionary."""

    def __init__(self) -> None:
        self.vectors: dict[tuple[str, str], Vector] = {}

    def lookup(self, model: str, keys: Sequence[str]) -> Mapping[str, Vector]:
        return {key: self.vectors[model, key] for key in keys if (model, key) in self.vectors}

    def remember(self, model: str, vectors: Mapping[str, Vector]) -> None:
        for key, vector in vectors.items():
            self.vectors.setdefault((model, key), vector)


def letters(vectors: Sequence[Vector]) -> str:
    return "".join(chr(int(vector[0])) for vector in vectors)


def test_each_distinct_text_is_embedded_once_in_one_batch() -> None:
    embedder = LetterEmbedder()
    cached = CachedEmbedder(embedder, MemoryCache())
    assert letters(cached.embed(["b", "a", "b", "c", "a"])) == "babca"
    assert embedder.batches == [["b", "a", "c"]]


def test_a_cache_that_is_only_read_is_never_written() -> None:
    cache = MemoryCache()
    asking = CachedEmbedder(LetterEmbedder(), cache, keeps=False)
    assert letters(asking.embed(["a"])) == "a"
    assert cache.vectors == {}
    CachedEmbedder(LetterEmbedder(), cache).embed(["b"])
    embedder = LetterEmbedder()
    assert letters(CachedEmbedder(embedder, cache, keeps=False).embed(["b"])) == "b"
    assert embedder.batches == []


def test_what_is_known_is_not_asked_again() -> None:
    embedder = LetterEmbedder()
    cached = CachedEmbedder(embedder, MemoryCache())
    cached.embed(["a", "b"])
    assert letters(cached.embed(["c", "a"])) == "ca"
    assert letters(cached.embed(["b"])) == "b"
    assert embedder.batches == [["a", "b"], ["c"]]


def test_no_text_asks_nobody() -> None:
    embedder = LetterEmbedder()
    assert CachedEmbedder(embedder, MemoryCache()).embed([]) == []
    assert embedder.batches == []


def test_fewer_vectors_than_texts_is_an_error_and_nothing_is_kept() -> None:
    cache = MemoryCache()
    with pytest.raises(TransientError, match="2 vectors for 3 texts"):
        CachedEmbedder(LetterEmbedder(lost=1), cache).embed(["a", "b", "c"])
    assert cache.vectors == {}
    assert letters(CachedEmbedder(LetterEmbedder(), cache).embed(["a", "b", "c"])) == "abc"


def test_another_model_never_answers_from_this_ones_vectors() -> None:
    cache = MemoryCache()
    CachedEmbedder(LetterEmbedder(), cache).embed(["a"])
    other = LetterEmbedder()
    other.model = "others"
    CachedEmbedder(other, cache).embed(["a"])
    assert other.batches == [["a"]]


def test_it_speaks_for_its_embedder() -> None:
    cached = CachedEmbedder(LetterEmbedder(), MemoryCache())
    assert (cached.model, cached.dimensions) == ("letters", 2)


def test_a_lone_surrogate_has_a_key_of_its_own() -> None:
    assert len({cache_key("a\ud800"), cache_key("a?"), cache_key("a")}) == 3


@pytest.mark.parametrize("shape", [(2, DIMENSIONS), (3, DIMENSIONS - 1), (DIMENSIONS,)])
def test_vectors_of_another_number_or_length_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(TransientError, match="for 3 texts"):
        checked(np.zeros(shape, dtype=np.float32), 3)


@pytest.mark.parametrize("value", [0.0, 1.0, np.nan])
def test_vectors_that_are_not_of_unit_length_are_refused(value: float) -> None:
    with pytest.raises(TransientError, match="unit length"):
        checked(np.full((1, DIMENSIONS), value, dtype=np.float32), 1)
