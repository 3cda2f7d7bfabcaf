"""Measures PACER on labelled rows: what `memform eval pacer` prints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypedDict

from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pydantic import JsonValue


class PacerFigures(TypedDict):
    """`macro_f1` is the mean F1 of the classes that occur; `confusion` is gold → answered → count."""

    n: int
    accuracy: float
    macro_f1: float
    by_class: dict[str, dict[str, float]]
    confusion: dict[str, dict[str, int]]


SPELLINGS: Final[Mapping[str, str]] = {"analogical": "analogous", "tool_dump": "tool_output"}
"""Words of other systems for classes and surfaces of ours."""


def surface_of(name: str) -> Surface:
    """Return the surface a label names; raise ValueError for a name that is no surface."""
    return Surface(SPELLINGS.get(name, name))


def class_of(name: str) -> PacerClass:
    """Return the class a label names, in either spelling; raise ValueError for a name that is no class."""
    return PacerClass(SPELLINGS.get(name, name))


def evaluate_rows(rows: Iterable[Mapping[str, JsonValue]]) -> PacerFigures:
    """Classify each kept row `{text, surface, keep, pacer}` and return the figures; other rows are passed over."""
    from classifiers.pacer.model import classify  # noqa: PLC0415 - fitting imports this module before a table is there

    pairs: list[tuple[PacerClass, PacerClass]] = []
    for row in rows:
        if row.get("keep", True) and row.get("pacer"):
            verdict = classify(str(row["text"]), surface_of(str(row.get("surface") or Surface.AGENT_OUTPUT)))
            pairs.append((class_of(str(row["pacer"])), verdict.pacer))
    return evaluate_classes(pairs)


def evaluate_classes(pairs: Sequence[tuple[PacerClass, PacerClass]]) -> PacerFigures:
    """Return the figures for (gold, answered) pairs."""
    confusion = {gold.value: Counter(str(answer) for g, answer in pairs if g is gold) for gold in PacerClass}
    by_class = {pacer.value: _figures(pairs, pacer) for pacer in PacerClass}
    occurring = [figures["f1"] for figures in by_class.values() if figures["n"]]
    return {
        "n": len(pairs),
        "accuracy": _ratio(sum(gold is answer for gold, answer in pairs), len(pairs)),
        "macro_f1": _ratio(sum(occurring), len(occurring)),
        "by_class": by_class,
        "confusion": {gold: dict(sorted(row.items())) for gold, row in confusion.items() if row},
    }


def _figures(pairs: Sequence[tuple[PacerClass, PacerClass]], pacer: PacerClass) -> dict[str, float]:
    right = sum(gold is pacer and answer is pacer for gold, answer in pairs)
    precision = _ratio(right, sum(answer is pacer for _, answer in pairs))
    recall = _ratio(right, sum(gold is pacer for gold, _ in pairs))
    f1 = _ratio(2 * precision * recall, precision + recall)
    return {"n": sum(gold is pacer for gold, _ in pairs), "precision": precision, "recall": recall, "f1": f1}


def _ratio(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0
