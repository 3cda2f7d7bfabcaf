"""Labelled rows and the gate's figures."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface
from pipeline.evaluation import LabelledRow, as_transcript, measure_gate, read_labels


def row(name: str, *, keep: bool, kind: str | None = None) -> LabelledRow:
    return LabelledRow(id=name, text=name, surface=Surface.AGENT_OUTPUT, keep=keep, junk_kind=kind, language="en")


def test_figures_by_hand() -> None:
    rows = [
        row("a", keep=True),
        row("b", keep=True),
        row("c", keep=False, kind="question"),
        row("d", keep=False, kind="question"),
    ]
    figures = measure_gate(rows, lambda transcript: transcript.transcript_id in {"a", "c"})
    assert figures == {
        "n": 4,
        "precision": 0.5,
        "recall": 0.5,
        "f1": 0.5,
        "by_kind": {"keep": 0.5, "question": 0.5},
        "by_language": {"en": 0.5},
        "errors": ["b", "c"],
    }


def test_nothing_kept_is_zero_and_no_error() -> None:
    assert measure_gate([row("a", keep=False)], lambda _: False)["f1"] == 0


def test_a_row_is_a_transcript_of_one_turn() -> None:
    transcript = as_transcript(row("a", keep=True))
    assert [turn.content for turn in transcript.turns] == ["a"]


def test_other_spellings_are_read() -> None:
    old, bare = read_labels(
        [
            '{"id":"1","text":"x","surface":"tool_dump","keep":true,"pacer":"analogical"}',
            "  ",
            '{"id":"2","text":"x","surface":null,"keep":false,"pacer":"","extra":1}',
        ]
    )
    assert (old.surface, old.pacer) == (Surface.TOOL_OUTPUT, PacerClass.ANALOGOUS)
    assert (bare.surface, bare.pacer) == (Surface.AGENT_OUTPUT, None)


@pytest.mark.parametrize(
    "line",
    [
        '{"id":"1","text":"x","keep":true,"surface":"nowhere"}',
        '{"id":"1","text":"x","keep":true,"pacer":"hearsay"}',
        '{"id":"1"}',
        "{",
    ],
)
def test_a_row_of_another_shape_is_refused(line: str) -> None:
    with pytest.raises(ValidationError):
        read_labels([line])
