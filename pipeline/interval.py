"""How far a figure could be off: 95 % intervals by a bootstrap that resamples whole files.

Statements of one file are alike (one author, one format, one subject), so a bootstrap over statements would promise
too much. Everything here works on counts: one row a file, one column a count; `figures_of` turns sums of rows into
figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Floats = npt.NDArray[np.float64]

ROUNDS: Final = 2_000
"""Resamples: the ends of an interval then move by less than 0.005 from seed to seed."""
_ENDS: Final = (2.5, 97.5)
"""Percentiles of a 95 % interval."""


class Interval(NamedTuple):
    """The ends of a 95 % interval of a figure in [0, 1]."""

    low: float
    high: float


def intervals(
    counts: Mapping[str, Sequence[float]], figures_of: Callable[[Floats], Floats], rng: np.random.Generator
) -> tuple[Interval, ...]:
    """Return the interval of each figure.

    `counts` holds a file's counts, all files in the same order; `figures_of` takes sums of shape (rounds, counts) and
    returns shape (rounds, figures). Without a file there is nothing to resample: no interval.
    """
    if not counts:
        return ()
    by_file = np.array([counts[name] for name in sorted(counts)], dtype=np.float64)
    drawn = rng.integers(len(by_file), size=(ROUNDS, len(by_file)))
    figures = figures_of(by_file[drawn].sum(axis=1))
    low, high = np.percentile(figures, _ENDS, axis=0)
    return tuple(Interval(round(float(a), 4), round(float(b), 4)) for a, b in zip(low, high, strict=True))


def keep_figures(sums: Floats) -> Floats:
    """Return precision, recall and F1 from (kept rightly, kept, to be kept), shape (rounds, 3) → (rounds, 3)."""
    right, kept, wanted = sums.T
    precision, recall = _share(right, kept), _share(right, wanted)
    return np.stack([precision, recall, _share(2 * precision * recall, precision + recall)], axis=1)


def class_figures(sums: Floats) -> Floats:
    """Return accuracy and macro-F1 from a flattened confusion matrix, shape (rounds, k·k) → (rounds, 2).

    Rows of the matrix are gold classes. The mean goes over the classes that occur in the resample.
    """
    rounds, cells = sums.shape
    classes = round(cells**0.5)
    confusion = sums.reshape(rounds, classes, classes)
    right = np.diagonal(confusion, axis1=1, axis2=2)
    gold, answered = confusion.sum(axis=2), confusion.sum(axis=1)
    f1 = _share(2 * right, gold + answered)
    occurs = gold > 0
    macro = _share((f1 * occurs).sum(axis=1), occurs.sum(axis=1).astype(np.float64))
    return np.stack([_share(right.sum(axis=1), sums.sum(axis=1)), macro], axis=1)


def _share(part: Floats, whole: Floats) -> Floats:
    return np.divide(part, whole, out=np.zeros_like(part), where=whole > 0)
