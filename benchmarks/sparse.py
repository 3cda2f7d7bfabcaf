"""Rows of named features as a sparse matrix, for the fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Sparse:
    """Rows of features as a sparse matrix."""

    def __init__(self, rows: Sequence[Mapping[str, float]], place: Mapping[str, int]) -> None:
        """Take the features that have a place; the others are left out."""
        cells = [(index, place[k], v) for index, row in enumerate(rows) for k, v in row.items() if k in place]
        at, column, value = zip(*cells, strict=True)
        self.row: Ints = np.array(at, dtype=np.int64)
        self.column: Ints = np.array(column, dtype=np.int64)
        self.value: Floats = np.array(value)
        self.shape = (len(rows), len(place))

    def dot(self, weights: Floats) -> Floats:
        """Return the matrix times a vector of weights."""
        return np.bincount(self.row, self.value * weights[self.column], self.shape[0]).astype(np.float64)

    def dot_left(self, by_row: Floats) -> Floats:
        """Return a vector by row times the matrix."""
        return np.bincount(self.column, self.value * by_row[self.row], self.shape[1]).astype(np.float64)

    def bound(self, by_row: Floats) -> Floats:
        """Return a bound on the curvature by feature, which makes each step safe."""
        mass = np.bincount(self.row, np.abs(self.value), self.shape[0])
        return np.bincount(self.column, np.abs(self.value) * (by_row * mass)[self.row], self.shape[1]).astype(
            np.float64
        )
