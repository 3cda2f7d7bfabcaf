"""Labelled statements through the production path: a row is a transcript of one turn, masked, gated and tagged."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from classifiers.pacer.evaluation import evaluate_classes
from pipeline import formation
from pipeline.audit import fates
from pipeline.domain.statement import PacerClass, Statement
from pipeline.domain.surface import WritePolicy
from pipeline.errors import InvalidInputError
from pipeline.evaluation import as_transcript, measure_gate, of_row
from pipeline.formats.decode import decode
from pipeline.interval import class_figures, intervals, keep_figures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from classifiers.pacer.evaluation import PacerFigures
    from pipeline.evaluation import GateFigures, LabelledRow
    from pipeline.formation import Tools
    from pipeline.interval import Interval
    from pipeline.ports import Masker

T = TypeVar("T")

SEED = 20_260_101
"""Of the bootstrap: the same labels give the same intervals."""
CLASSES = tuple(PacerClass)


@dataclass(frozen=True, slots=True)
class Decided:
    """A row and what the pipeline made of it.

    `kept` when any statement of it goes on. `fate` is `kept`, `quarantined`, or why its longest statement was dropped.
    `pacer` is the class of its longest candidate.
    A row that the gate dropped whole has no class in production; here its text is classified as one statement, so
    that the two measurements do not hide each other's errors.
    """

    row: LabelledRow
    kept: bool
    fate: str
    pacer: PacerClass


def read_rows(text: str, read: Callable[[Iterable[str]], Sequence[T]], id_of: Callable[[T], str]) -> tuple[T, ...]:
    """Read JSON lines one by one.

    Raises:
        InvalidInputError: a line is no row, or repeats an id; the message names the line.
    """
    rows: dict[str, T] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for row in _read_line(number, line, read):
            if id_of(row) in rows:
                message = f"line {number}: a second row with the id {id_of(row)!r}"
                raise InvalidInputError(message, ["every row needs an id of its own"])
            rows[id_of(row)] = row
    return tuple(rows.values())


def _read_line(number: int, line: str, read: Callable[[Iterable[str]], Sequence[T]]) -> Sequence[T]:
    try:
        return read([line])
    except ValueError as error:
        message = f"line {number}: {_cause(error)}"
        raise InvalidInputError(message, ["a row is one JSON object on a line"]) from error


def _cause(error: ValueError) -> str:
    """Return the first thing that is wrong, without the row's text."""
    from pydantic import ValidationError  # noqa: PLC0415 - only a failure needs it

    if not isinstance(error, ValidationError):
        return str(error)
    problem = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in problem["loc"])
    return f"{where}: {problem['msg']}" if where else problem["msg"]


def decide(rows: Iterable[LabelledRow], tools: Tools, masker: Masker) -> Iterator[Decided]:
    """Run each row through the write path in memory, behind its context, as intake would hand both over."""
    for row in rows:
        masked, before = (_taken_in(text, masker) for text in (row.text, row.context_before))
        heard = row.model_copy(update={"text": masked, "context_before": before})
        gated = of_row(heard, formation.gate(as_transcript(heard), tools))
        formed = formation.formed(gated, tools)
        found = [*formed.classified.candidates, *formed.classified.quarantined]
        if found:
            pacer = max(found, key=lambda candidate: len(candidate.statement.raw)).tags.pacer
        else:
            whole = Statement(0, 0, len(masked), masked, masked, row.surface, WritePolicy.FORM, 0.0)
            pacer = tools.classifier.tag(whole, "").pacer
        (fate,) = fates(formed)
        yield Decided(row, bool(formed.classified.candidates), fate, pacer)


def _taken_in(text: str, masker: Masker) -> str:
    return masker.mask(decode(text.encode(errors="surrogatepass")).text)[0]


def gate_figures(decided: Sequence[Decided]) -> GateFigures:
    """Return what the rows say of the gate."""
    kept = {each.row.id: each.kept for each in decided}
    return measure_gate([each.row for each in decided], lambda transcript: kept[transcript.transcript_id])


def gate_intervals(decided: Sequence[Decided]) -> Mapping[str, Interval]:
    """Return the intervals of precision, recall and F1 by file; none when a row does not name its file."""
    counts = _by_file(decided, 3, lambda each: [each.row.keep and each.kept, each.kept, each.row.keep])
    return _named(("precision", "recall", "f1"), intervals(counts, keep_figures, np.random.default_rng(SEED)))


def pacer_figures(decided: Sequence[Decided]) -> PacerFigures:
    """Return what the rows say of PACER; rows that are junk or have no class are passed over."""
    return evaluate_classes([(gold, each.pacer) for each in decided if (gold := _gold(each))])


def pacer_intervals(decided: Sequence[Decided]) -> Mapping[str, Interval]:
    """Return the intervals of accuracy and macro-F1 by file; none when a row does not name its file."""
    classed = [each for each in decided if _gold(each)]
    counts = _by_file(classed, len(CLASSES) ** 2, _cell)
    return _named(("accuracy", "macro_f1"), intervals(counts, class_figures, np.random.default_rng(SEED)))


def _gold(each: Decided) -> PacerClass | None:
    return each.row.pacer if each.row.keep else None


def _cell(each: Decided) -> list[bool]:
    return [gold is each.row.pacer and answer is each.pacer for gold in CLASSES for answer in CLASSES]


def _by_file(
    decided: Sequence[Decided], width: int, count: Callable[[Decided], Sequence[float]]
) -> Mapping[str, Sequence[float]]:
    if not all(each.row.file for each in decided):
        return {}
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * width)
    for each in decided:
        for place, value in enumerate(count(each)):
            sums[each.row.file][place] += value
    return sums


def _named(names: Sequence[str], found: Sequence[Interval]) -> Mapping[str, Interval]:
    return dict(zip(names, found, strict=True)) if found else {}
