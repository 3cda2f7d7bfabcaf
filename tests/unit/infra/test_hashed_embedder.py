"""The embedder without a model: the same everywhere, of unit length, nearer by spelling."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from infra.embeddings.hashed import DIMENSIONS, HashedEmbedder

EMBEDDER = HashedEmbedder()


@given(text=st.text(max_size=200))
def test_every_text_has_one_vector_of_unit_length(text: str) -> None:
    (one,), (same,) = EMBEDDER.embed([text]), EMBEDDER.embed([text])
    assert one.shape == (DIMENSIONS,)
    assert one.dtype == np.float32
    assert float(np.linalg.norm(one)) == pytest.approx(1.0, abs=1e-5)
    assert np.array_equal(one, same)


def test_the_vector_is_the_same_on_every_machine() -> None:
    (vector,) = EMBEDDER.embed(["Deploys are frozen on Fridays."])
    assert hashlib.sha256(np.round(vector, 3).tobytes()).hexdigest()[:16] == "f1dc2fe7d0379651"


@pytest.mark.parametrize(
    ("near", "far"),
    [
        ("the deployments were frozen", "lunch is at noon"),
        ("Deploy frozzen on fridays", "the printer is behind the wall"),
        ("部署冻结", "午餐在中午"),
    ],
)
def test_what_is_spelt_alike_is_nearer(near: str, far: str) -> None:
    said = "部署在周五冻结" if not near.isascii() else "Deploys are frozen on Fridays."
    original, close, away = EMBEDDER.embed([said, near, far])
    assert float(original @ close) > float(original @ away) + 0.1


def test_case_order_and_repetition_do_not_matter() -> None:
    one, other = EMBEDDER.embed(["frozen Deploys deploys", "DEPLOYS frozen"])
    assert float(one @ other) == pytest.approx(1.0)
