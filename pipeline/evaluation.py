"""Labelled statements, and what they say of the gate (SPEC §15, `memform eval gate`). Pure: rows in, figures out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypedDict

from pydantic import BaseModel, ConfigDict, field_validator

from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.gate import flatten

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pipeline.domain.statement import Gated

_SURFACES: Final = {"tool_dump": Surface.TOOL_OUTPUT, None: Surface.AGENT_OUTPUT}
"""Older names of surfaces that labels still use; text without a surface is an agent's."""

_CLASSES: Final = {"analogical": PacerClass.ANALOGOUS}
"""Other spellings of classes."""

_FENCE: Final = "```"
_KEPT: Final = "keep"
"""Name of the group of rows labelled keep, beside the kinds of junk."""


class LabelledRow(BaseModel):
    """One labelled statement. `language` is for a reader and no input of the gate.

    `context_before` stands before the statement in its turn: what is read in its light counts, it itself does not.
    `file` is where the statement was found ("" when unknown): rows of one file are alike, so intervals resample files.
    `unsure` marks what a careful labeller could well have decided otherwise.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    text: str
    surface: Surface = Surface.AGENT_OUTPUT
    keep: bool
    context_before: str = ""
    junk_kind: str | None = None
    pacer: PacerClass | None = None
    language: str = ""
    file: str = ""
    unsure: bool = False

    @field_validator("surface", mode="before")
    @classmethod
    def _known_surface(cls, value: str | None) -> str | None:
        return _SURFACES.get(value, value)

    @field_validator("pacer", mode="before")
    @classmethod
    def _known_class(cls, value: str | None) -> str | None:
        return _CLASSES.get(value, value) if value else None


class GateFigures(TypedDict):
    """Precision, recall and F1 of what is kept, in [0, 1]; the share decided right by group; wrong ids in order."""

    n: int
    precision: float
    recall: float
    f1: float
    by_kind: dict[str, float]
    by_language: dict[str, float]
    errors: list[str]


def read_labels(lines: Iterable[str]) -> tuple[LabelledRow, ...]:
    """Read JSON lines, blank ones left out; raise pydantic.ValidationError for a row of another shape."""
    return tuple(LabelledRow.model_validate_json(line) for line in lines if line.strip())


def as_transcript(row: LabelledRow) -> Transcript:
    """Return the row as a transcript of one turn, as intake reads it from a producer who is no operator.

    Its context stands before it, a blank line apart. One that a fence leaves open was cut inside of code, and is left
    out: it would make code of the row.
    """
    surface = Surface.SESSION_CONVERSATION if row.surface is Surface.OPERATOR_CHAT else row.surface
    is_whole = row.context_before.strip() and row.context_before.count(_FENCE) % 2 == 0
    content = f"{row.context_before}\n\n{row.text}" if is_whole else row.text
    return Transcript(workspace_id="eval", transcript_id=row.id, turns=(Turn(surface=surface, content=content),))


def of_row(row: LabelledRow, gated: Gated) -> Gated:
    """Return of a gated `as_transcript` only the statements that begin in the row, not those of its context."""
    begins = len(gated.turns[0].text) - len(flatten(row.text))
    return replace(gated, statements=tuple(each for each in gated.statements if each.start >= begins))


def measure_gate(rows: Sequence[LabelledRow], is_kept: Callable[[Transcript], bool]) -> GateFigures:
    """Return the figures of a gate on labelled rows; `is_kept` tells whether any statement of a transcript is kept.

    Worked: of two keeps one is kept, of two junk rows one is kept: precision 0.5, recall 0.5, F1 0.5.
    """
    kept = {row.id for row in rows if is_kept(as_transcript(row))}
    right = sum(row.keep and row.id in kept for row in rows)
    precision, recall = _share(right, len(kept)), _share(right, sum(row.keep for row in rows))
    return GateFigures(
        n=len(rows),
        precision=precision,
        recall=recall,
        f1=_share(2 * precision * recall, precision + recall),
        by_kind=_right_by((row.junk_kind or _KEPT, row.keep == (row.id in kept)) for row in rows),
        by_language=_right_by((row.language, row.keep == (row.id in kept)) for row in rows),
        errors=[row.id for row in rows if row.keep != (row.id in kept)],
    )


def _share(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def _right_by(outcomes: Iterable[tuple[str, bool]]) -> dict[str, float]:
    groups: dict[str, list[bool]] = {}
    for name, is_right in outcomes:
        groups.setdefault(name, []).append(is_right)
    return {name: _share(sum(groups[name]), len(groups[name])) for name in sorted(groups)}
