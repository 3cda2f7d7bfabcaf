"""The figures of `memform eval gate`."""

from __future__ import annotations

from pipeline.domain.surface import Surface
from pipeline.evaluation import LabelledRow, as_transcript, measure_gate


def row(name: str, *, keep: bool, kind: str | None = None, language: str = "en") -> LabelledRow:
    return LabelledRow.model_validate(
        {"id": name, "text": name, "surface": "tool_dump", "keep": keep, "junk_kind": kind, "language": language}
    )


def test_half_right_is_one_half_everywhere() -> None:
    rows = [
        row("k1", keep=True),
        row("k2", keep=True, language="no"),
        row("j1", keep=False, kind="code"),
        row("j2", keep=False, kind="json"),
    ]
    figures = measure_gate(rows, lambda transcript: transcript.transcript_id in {"k1", "j1"})
    assert figures == {
        "n": 4,
        "precision": 0.5,
        "recall": 0.5,
        "f1": 0.5,
        "by_kind": {"code": 0.0, "json": 1.0, "keep": 0.5},
        "by_language": {"en": 0.6667, "no": 0.0},
        "errors": ["k2", "j1"],
    }


def test_nothing_kept_and_nothing_to_keep_is_zero() -> None:
    assert measure_gate([], lambda _: True)["f1"] == 0.0


def test_a_row_is_a_transcript_of_one_turn_under_the_present_name_of_its_surface() -> None:
    (turn,) = as_transcript(row("k1", keep=True)).turns
    assert turn.surface is Surface.TOOL_OUTPUT
