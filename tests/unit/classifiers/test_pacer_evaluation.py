"""The figures of `memform eval pacer`."""

from __future__ import annotations

import pytest

from classifiers.pacer.evaluation import class_of, evaluate_classes, evaluate_rows, surface_of
from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

P, A, C, E, R = PacerClass


def test_figures_by_hand() -> None:
    figures = evaluate_classes([(P, P), (P, C), (C, C), (E, C)])
    assert figures["n"] == 4
    assert figures["accuracy"] == 0.5
    assert figures["by_class"]["procedural"] == {"n": 2, "precision": 1.0, "recall": 0.5, "f1": 0.6667}
    assert figures["by_class"]["conceptual"] == {"n": 1, "precision": 0.3333, "recall": 1.0, "f1": 0.5}
    assert figures["by_class"]["evidence"]["f1"] == 0
    assert figures["macro_f1"] == pytest.approx((0.6667 + 0.5 + 0) / 3, abs=1e-4)
    assert figures["confusion"]["procedural"] == {"conceptual": 1, "procedural": 1}
    assert "analogous" not in figures["confusion"]


def test_nothing_to_measure_is_zero() -> None:
    assert evaluate_classes([])["macro_f1"] == 0
    assert evaluate_rows([])["n"] == 0


def test_rows_that_are_not_kept_or_not_labelled_are_passed_over() -> None:
    rule = {
        "id": "1",
        "text": "Never push on a Friday.",
        "surface": "operator_chat",
        "keep": True,
        "pacer": "procedural",
    }
    rows = [
        rule,
        {**rule, "keep": False},
        {**rule, "pacer": None},
        {**rule, "text": "An index is like a thumb tab.", "surface": "tool_dump", "pacer": "analogical"},
        {"text": "Never push on a Friday.", "surface": None, "pacer": "procedural"},
    ]
    figures = evaluate_rows(rows)
    assert figures["n"] == 3
    assert figures["accuracy"] == 1.0


def test_names_of_other_systems_are_understood_and_unknown_ones_refused() -> None:
    assert class_of("analogical") is A
    assert surface_of("tool_dump") is Surface.TOOL_OUTPUT
    with pytest.raises(ValueError, match="hearsay"):
        class_of("hearsay")
    with pytest.raises(ValueError, match="nowhere"):
        surface_of("nowhere")
