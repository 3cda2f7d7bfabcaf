"""The tables of docs/quality.md from a folder of labels: gate, PACER and the rules of the judge.

    python benchmarks/quality.py FOLDER [--aside] [--public PASSAGES…] [--curve TRANSCRIPTS]

FOLDER holds `labels.jsonl` and, where there are any, `pairs.jsonl`. Rows of files with sha256(path) mod 4 = 0 were set
aside before any cue was written: they are measured with `--aside` alone, and only sums of them are ever printed.
`--public` measures the third of the public passages that is never fitted on, each folder apart; with it, the curve
uses the others too. Rows are measured behind their context, and the gate's figures again without it.
`--curve` fits the gate's table on growing shares of the files that were read, spans of TRANSCRIPTS included.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import fit_gate
import labelled

from judge import evaluation as judging
from pipeline.evaluation import LabelledRow, read_labels
from workers import evaluation, wiring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from judge.evaluation import Pair
    from judge.guards import Ruling
    from pipeline.interval import Interval
    from workers.evaluation import Decided

SHARES: Final = (0.25, 0.5, 0.75, 1.0)
"""Of the files that were read, in the learning curve."""
WORDLESS: Final = "zxx"
"""Language code of rows without language: code, tables, links."""


def is_aside(file: str) -> bool:
    """Tell whether a file belongs to the quarter that was set aside."""
    return int(hashlib.sha256(file.encode()).hexdigest(), 16) % 4 == 0


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a Markdown table."""
    print(f"\n| {' | '.join(titles)} |\n|{'---|' * len(titles)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def gate_tables(sets: Mapping[str, Sequence[Decided]]) -> None:
    """Print the gate's figures, its errors by kind, and its figures by language."""
    names = gate_rows(sets)
    kinds = sorted({_kind(each) for rows in sets.values() for each in rows})
    table(("kind", *(f"{name}: right" for name in sets)), [(kind, *_right(sets, _kind, kind)) for kind in kinds])
    missed = {name: Counter(e.fate for e in rows if e.row.keep and not e.kept) for name, rows in sets.items()}
    fates = sorted({fate for counts in missed.values() for fate in counts})
    table(("keeps lost as", *sets), [(fate, *(str(counts[fate]) for counts in missed.values())) for fate in fates])
    spoken = [
        _gate_row(f"{name}, {who}", [each for each in rows if speaks(each)], names)
        for name, rows in sets.items()
        for who, speaks in _SPEAKERS
    ]
    table(("gate: language", "n", "keeps", *names), spoken)


def gate_rows(sets: Mapping[str, Sequence[Decided]]) -> tuple[str, ...]:
    """Print the gate's figures of each set, and return their names."""
    names = ("precision", "recall", "f1")
    table(("gate: rows", "n", "keeps", *names), [_gate_row(name, rows, names) for name, rows in _sure_and_all(sets)])
    return names


def pacer_tables(sets: Mapping[str, Sequence[Decided]]) -> None:
    """Print PACER's figures and its F1 by class."""
    names = ("accuracy", "macro_f1")
    rows: list[tuple[str, ...]] = []
    for name, decided in _sure_and_all(sets):
        figures = evaluation.pacer_figures(decided)
        ends = evaluation.pacer_intervals(decided)
        rows.append((name, str(figures["n"]), *(_with_ends(float(figures[each]), ends, each) for each in names)))
    table(("PACER: rows", "n", *names), rows)
    by_class = {name: evaluation.pacer_figures(decided)["by_class"] for name, decided in sets.items()}
    classes = [pacer.value for pacer in evaluation.CLASSES]
    found = [(name, [by[name] for by in by_class.values()]) for name in classes]
    table(("class: F1", *by_class), [(name, *(f"{f['f1']:.3f} (n {f['n']:.0f})" for f in by)) for name, by in found])


def judge_table(pairs: Path) -> None:
    """Print what the rules in code alone make of the pairs."""
    rows = judging.read_pairs(pairs.read_text(encoding="utf-8").splitlines())
    answer = judging.evaluate(rows, rule_alone)
    by_op = cast("Mapping[str, Mapping[str, float]]", answer["by_op"])
    wrong = cast("Sequence[str]", answer["wrong_overwrites"])
    print(f"\n{answer['n']} pairs, accuracy {answer['accuracy']:.3f}, wrong overwrites {len(wrong)}")
    table(
        ("operation", "precision", "recall"), [(op, *(f"{value:.3f}" for value in by_op[op].values())) for op in by_op]
    )


def rule_alone(pair: Pair) -> Ruling:
    """Decide without a model and without vectors."""
    return judging.rule_alone(pair.said(), pair.near(judging.unknown_relevance))


def public_rows(folder: Path) -> list[LabelledRow]:
    """Return the labelled spans of public files that are never fitted on."""
    found = labelled.read_public([folder], clean=True)
    return [
        LabelledRow.model_validate(each._asdict() | {"pacer": each.pacer or None, "context_before": each.before})
        for each in found
    ]


def curve(labels: Path, transcripts: Path, public: Sequence[Path]) -> None:
    """Print the gate's cross-validated figures when its table is fitted on a growing share of the files."""
    found = [*labelled.read_labels([labels]), *labelled.read_spans(transcripts), *labelled.read_own()]
    rows = fit_gate.rows_of([*found, *labelled.read_public(public)])
    sources = ("read", "span", "public") if public else ("read", "span")
    points: list[tuple[str, ...]] = []
    for share in SHARES:
        odds, _ = fit_gate.cross_validated(rows, share)
        by_source = [fit_gate.figures([row for row in rows if row.source == name], odds) for name in sources]
        points.append((f"{share:.0%}", *(f"{figure:.3f}" for figures in by_source for figure in figures)))
    measures = ("precision", "recall", "f1")
    titles = [f"{name}: {measure}" for name in sources for measure in measures]
    table(("share of the files fitted on", *titles), points)


def _sure_and_all(sets: Mapping[str, Sequence[Decided]]) -> list[tuple[str, Sequence[Decided]]]:
    sure = [(f"{name}, sure", [each for each in rows if not each.row.unsure]) for name, rows in sets.items()]
    return [*sure, *((f"{name}, all", rows) for name, rows in sets.items())]


def _gate_row(name: str, rows: Sequence[Decided], names: Sequence[str]) -> tuple[str, ...]:
    figures, ends = evaluation.gate_figures(rows), evaluation.gate_intervals(rows)
    shares = {"precision": figures["precision"], "recall": figures["recall"], "f1": figures["f1"]}
    keeps = sum(each.row.keep for each in rows)
    return name, str(len(rows)), str(keeps), *(_with_ends(shares[each], ends, each) for each in names)


def _with_ends(value: float, ends: Mapping[str, Interval], name: str) -> str:
    return f"{value:.3f} ({ends[name].low:.2f}–{ends[name].high:.2f})" if ends else f"{value:.3f}"


def _kind(each: Decided) -> str:
    return each.row.junk_kind or "keep"


def _right(sets: Mapping[str, Sequence[Decided]], group: Callable[[Decided], str], name: str) -> list[str]:
    found = [[each.kept == each.row.keep for each in rows if group(each) == name] for rows in sets.values()]
    return [f"{sum(right) / len(right):.2f} of {len(right)}" if right else "none" for right in found]


_SPEAKERS: Final[tuple[tuple[str, Callable[[Decided], bool]], ...]] = (
    ("English", lambda each: each.row.language == "en"),
    ("others pooled", lambda each: each.row.language not in {"en", WORDLESS}),
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--aside", action="store_true", help="also measure the files that were set aside")
    parser.add_argument(
        "--public", type=Path, nargs="+", default=[], metavar="PASSAGES", help="also measure the clean thirds of these"
    )
    parser.add_argument("--curve", type=Path, metavar="TRANSCRIPTS", help="also draw the gate's learning curve")
    options = parser.parse_args()
    labels, pairs = options.folder / "labels.jsonl", options.folder / "pairs.jsonl"
    rows = read_labels(labels.read_text(encoding="utf-8").splitlines())
    sets = {"read": [row for row in rows if not is_aside(row.file)]}
    if options.aside:
        sets["set aside"] = [row for row in rows if is_aside(row.file)]
    sets |= {f"clean third of {folder.name}": public_rows(folder) for folder in options.public}
    decided = {name: [*evaluation.decide(chosen, wiring.tools(), wiring.masker())] for name, chosen in sets.items()}
    gate_tables(decided)
    pacer_tables(decided)
    alone = {name: [row.model_copy(update={"context_before": ""}) for row in chosen] for name, chosen in sets.items()}
    gate_rows(
        {f"{name}, alone": [*evaluation.decide(each, wiring.tools(), wiring.masker())] for name, each in alone.items()}
    )
    if pairs.exists():
        judge_table(pairs)
    if options.curve:
        curve(labels, options.curve, options.public)


if __name__ == "__main__":
    main()
