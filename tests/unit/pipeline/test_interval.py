"""Intervals resample files: rows of one file move together."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.interval import Interval, class_figures, intervals, keep_figures

SEED = 7


def test_figures_of_what_is_kept_by_hand() -> None:
    # two of four kept rightly, of four to keep; and nothing at all
    figures = keep_figures(np.array([[2.0, 4.0, 4.0], [0.0, 0.0, 0.0]]))
    assert figures.tolist() == [[0.5, 0.5, 0.5], [0.0, 0.0, 0.0]]


def test_figures_of_classes_by_hand() -> None:
    # gold a: two as a, one as b; gold b: one as b; class c never occurs and is not in the mean
    (figures,) = class_figures(np.array([[2, 1, 0, 0, 1, 0, 0, 0, 0]], dtype=np.float64))
    assert figures.tolist() == [pytest.approx(0.75), pytest.approx((0.8 + 2 / 3) / 2)]


def test_no_files_no_interval() -> None:
    assert intervals({}, keep_figures, np.random.default_rng(SEED)) == ()


def test_files_that_agree_leave_no_doubt() -> None:
    counts = dict.fromkeys("abcdef", (8.0, 10.0, 16.0))
    precision, recall, _ = intervals(counts, keep_figures, np.random.default_rng(SEED))
    assert precision == Interval(0.8, 0.8)
    assert recall == Interval(0.5, 0.5)


def test_files_that_differ_widen_it_whatever_their_order() -> None:
    counts = {f"good{n}": (10.0, 10.0, 10.0) for n in range(5)} | {f"bad{n}": (0.0, 10.0, 10.0) for n in range(5)}
    turned = dict(reversed(counts.items()))
    found = intervals(counts, keep_figures, np.random.default_rng(SEED))
    assert found == intervals(turned, keep_figures, np.random.default_rng(SEED))
    assert found[0].low < 0.3
    assert found[0].high > 0.7


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=6))
def test_an_interval_lies_between_nought_and_one(rows: list[tuple[int, int, int]]) -> None:
    counts = {str(n): (float(min(row)), float(row[1]), float(row[2])) for n, row in enumerate(rows)}
    for low, high in intervals(counts, keep_figures, np.random.default_rng(SEED)):
        assert 0 <= low <= high <= 1
