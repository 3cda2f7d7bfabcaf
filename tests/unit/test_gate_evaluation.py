"""The figures of `memform eval gate`."""

from __future__ import annotations

from pipeline import formation
from pipeline.domain.surface import Surface
from pipeline.evaluation import LabelledRow, as_transcript, measure_gate, of_row
from workers import wiring


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


def judged(text: str, before: str) -> tuple[list[str], str]:
    """Return the statements that count for a row behind its context, and the text of its turn."""
    read = LabelledRow(id="r", text=text, keep=True, context_before=before)
    gated = of_row(read, formation.gate(as_transcript(read), wiring.tools()))
    return [each.raw for each in gated.statements], gated.turns[0].text


def test_the_context_stands_before_the_row_and_its_own_statements_do_not_count() -> None:
    statements, turn = judged("- Kim owns the importer.", "## Lessons\r\n- The port is 5433.")
    assert statements == ["- Kim owns the importer."]
    assert turn == "## Lessons\n- The port is 5433.\n\n- Kim owns the importer."


def test_a_context_says_under_which_heading_the_row_stands() -> None:
    line = "- Search behind a proxy, three replicas"
    plan, lesson = (
        next(
            s
            for s in formation.gate(
                as_transcript(LabelledRow(id="r", text=line, keep=True, context_before=b)), wiring.tools()
            ).statements
            if s.raw == line
        )
        for b in ("## Next steps", "## Lessons")
    )
    assert plan.score < lesson.score


def test_a_context_that_was_cut_within_code_makes_no_code_of_the_row() -> None:
    assert judged("- retries = 5 by default", "retries: 5\n```") == judged("- retries = 5 by default", "  ")
