"""Fits the weights of PACER on labelled statements and writes `classifiers/pacer/weights.py`.

    python benchmarks/fit_pacer.py LABELS.jsonl --transcripts FOLDER [--write]

Method: multinomial logistic regression on the interpretable signals, drawn by L2 towards a prior table set by
hand, so that a signal that the labels hardly show keeps the sign it should have. Cross-validated by file; files
with sha256(path) mod 4 = 0 are set aside and never fitted on. Labels, spans of FOLDER, and statements and examples of
our own are fitted on.
Everything is deterministic: the same labels give the same table.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import labelled
import numpy as np
import numpy.typing as npt

from classifiers.pacer.evaluation import evaluate_classes, surface_of
from classifiers.pacer.signal import read_signals
from pipeline.domain.statement import PacerClass

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE: Final = Path(__file__).parent
EXAMPLES: Final = HERE / "pacer_examples.jsonl"
TABLE: Final = HERE.parent / "classifiers" / "pacer" / "weights.py"
CLASSES: Final = tuple(PacerClass)
FOLDS: Final = 5
STRENGTH: Final = 12.0
"""Pull towards the prior; chosen by cross-validation among 3, 5, 8 and 12."""
STEPS: Final = 400
RATE: Final = 0.5
EXAMPLE_WEIGHT: Final = 2.0
SOURCE_WEIGHT: Final = {"read": 2.0, "span": 1.0, "own": 0.3}
"""Labels were given with most care; chosen by cross-validation, as the weight of our own statements was."""
UNSURE_WEIGHT: Final = 0.5

Array = npt.NDArray[np.float64]

PRIOR: Final[dict[str, dict[str, float]]] = {
    # signal: procedural, analogous, conceptual, evidence, reference (absent: 0)
    "modal": {"P": 1.6},
    "always": {"P": 1.0},
    "forbid": {"P": 0.9},
    "advise": {"P": 0.9},
    "imperative": {"P": 1.4},
    "command": {"P": 1.0},
    "condition": {"P": 0.5, "C": 0.2},
    "step": {"P": 0.5},
    "cause": {"C": 0.6},
    "culprit": {"E": 1.2},
    "liken": {"A": 2.2},
    "resemble": {"A": 1.2},
    "nickname": {"A": 1.0},
    "named_first": {"R": 0.8},
    "define": {"C": 0.6, "R": 0.1},
    "explain": {"C": 0.7},
    "decide": {"C": 0.8},
    "tradeoff": {"C": 0.6},
    "observe": {"E": 1.1},
    "past": {"E": 0.9},
    "past_form": {"E": 0.6},
    "passive": {"C": 0.3, "P": 0.2},
    "fault": {"E": 0.6},
    "locate": {"R": 1.4},
    "value": {"R": 0.5},
    "self": {"E": 0.7},
    "third": {"E": 0.5},
    "person": {"E": 0.7},
    "time": {"E": 0.6},
    "purpose": {"C": 0.3},
    "pattern": {"C": 0.4},
    "lesson": {"E": 0.1, "P": 0.1, "C": 0.2},
    "convention": {"P": 0.4, "C": 0.3},
    "commit": {"E": 0.3},
    "prefer": {"E": 0.3, "P": 0.1},
    "profile": {"E": 0.8},
    "negate": {"E": 0.1, "C": 0.1},
    "code": {"R": 0.4, "P": 0.1},
    "path": {"R": 0.8},
    "url": {"R": 0.6},
    "address": {"R": 1.0},
    "symbol": {"R": 0.4},
    "call": {"R": 0.4},
    "flag": {"P": 0.2, "R": 0.2},
    "hash": {"R": 0.3, "E": 0.3},
    "line": {"R": 0.5},
    "version": {"R": 0.3},
    "year": {"E": 0.4},
    "equals": {"R": 0.5},
    "arrow": {"E": 0.1},
    "dash": {"R": 0.2},
    "quote": {"E": 0.2},
    "cite": {"E": 0.3, "C": 0.2},
    "log": {"E": 1.5},
    "number": {"R": 0.2, "E": 0.3},
    "measure": {"E": 0.3, "R": 0.2},
    "code_first": {"R": 0.7},
    "checkbox": {"P": 0.5},
    "quoted": {"C": 0.4},
    "speaker": {"E": 1.0},
    "verb_s": {"C": 0.5},
    "label": {"R": 0.2},
    "label_short": {"R": 0.8},
    "short": {"R": 0.3},
    "label_rule": {"P": 1.0},
    "label_idea": {"C": 1.0},
    "label_case": {"E": 1.0},
    "permit": {"P": 0.4, "C": 0.2},
    "fragment": {"R": 0.4},
    "dense_fragment": {"R": 1.5},
    "dense_sentence": {"R": 0.2},
    "ratio": {"E": 0.7},
    "surface_told": {"E": 0.3, "P": 0.3},
    "surface_agent": {"E": 0.2},
    "surface_tool": {"E": 0.5},
    "surface_document": {"C": 0.2, "P": 0.1},
    "bias": {"A": -1.5, "C": 0.4, "E": 0.3},
}
_LETTER: Final = dict(zip("PACER", CLASSES, strict=True))


class Row(NamedTuple):
    """A labelled statement."""

    group: str
    signals: dict[str, float]
    pacer: PacerClass
    weight: float
    unsure: bool


def read_rows(path: Path, weight: float, group: str = "") -> list[Row]:
    """Return the kept, labelled rows of a file of labels or examples."""
    rows: list[Row] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row.get("keep", True):
            signals = read_signals(row["text"], surface_of(row["surface"]))
            pacer = PacerClass(row["pacer"])
            rows.append(Row(group or row["file"], signals, pacer, weight, bool(row.get("unsure", False))))
    return rows


def rows_of(found: Iterable[labelled.Labelled]) -> list[Row]:
    """Return the rows of labelled statements that are kept and have a class."""
    return [
        Row(
            each.file,
            read_signals(each.text, each.surface),
            PacerClass(each.pacer),
            SOURCE_WEIGHT[each.source] * (UNSURE_WEIGHT if each.unsure else 1.0),
            each.unsure,
        )
        for each in found
        if each.keep and each.pacer
    ]


def prior_matrix(names: list[str]) -> Array:
    """Return the prior as an array of shape (signals, classes)."""
    prior = np.zeros((len(names), len(CLASSES)))
    for place, name in enumerate(names):
        for letter, value in PRIOR.get(name, {}).items():
            prior[place, CLASSES.index(_LETTER[letter])] = value
    return prior


def fit(rows: list[Row], names: list[str], strength: float) -> Array:
    """Return the weights, shape (signals, classes), of least penalised loss, by accelerated gradient descent."""
    x = np.array([[row.signals.get(name, 0.0) for name in names] for row in rows])
    y = np.array([[float(row.pacer is pacer) for pacer in CLASSES] for row in rows])
    counts = np.array([sum(r.weight for r in rows if r.pacer is pacer) for pacer in CLASSES])
    balance = np.sqrt(counts.mean() / np.maximum(counts, 1.0))
    importance = np.array([row.weight * balance[CLASSES.index(row.pacer)] for row in rows])[:, None]
    prior = prior_matrix(names)
    weights, ahead = prior.copy(), prior.copy()
    rate = RATE / (0.25 * float(np.linalg.norm(x * np.sqrt(importance), 2)) ** 2 + strength)
    for step in range(STEPS):
        gradient = x.T @ (importance * (softmax(x @ ahead) - y)) + strength * (ahead - prior)
        moved = ahead - 2 * rate * gradient
        ahead = moved + step / (step + 3) * (moved - weights)
        weights = moved
    return weights


def softmax(scores: Array) -> Array:
    """Return row-wise probabilities."""
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True)


def predict(rows: list[Row], names: list[str], weights: Array) -> list[PacerClass]:
    """Return the class of the largest score for each row; the order of the classes settles ties."""
    x = np.array([[row.signals.get(name, 0.0) for name in names] for row in rows])
    return [CLASSES[int(best)] for best in (x @ weights).argmax(axis=1)]


def cross_validate(rows: list[Row], extra: list[Row], names: list[str], strength: float) -> list[PacerClass]:
    """Return a prediction for each row from weights that never saw its file."""
    files = sorted({row.group for row in rows}, key=lambda file: hashlib.sha256(file.encode()).hexdigest())
    fold_of = {file: place % FOLDS for place, file in enumerate(files)}
    predictions: list[PacerClass] = [PacerClass.CONCEPTUAL] * len(rows)
    for fold in range(FOLDS):
        held = [place for place, row in enumerate(rows) if fold_of[row.group] == fold]
        seen = [row for row in rows if fold_of[row.group] != fold]
        guesses = predict([rows[place] for place in held], names, fit([*seen, *extra], names, strength))
        for place, guess in zip(held, guesses, strict=True):
            predictions[place] = guess
    return predictions


def render(names: list[str], weights: Array) -> str:
    """Return the source of the table."""
    lines = [
        '"""Weights of PACER\'s signals by class; written by `benchmarks/fit_pacer.py`, not by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Final",
        "",
        "from pipeline.domain.statement import PacerClass",
        "",
        "if TYPE_CHECKING:",
        "    from collections.abc import Mapping",
        "",
        "_TABLE: Final[Mapping[str, tuple[float, float, float, float, float]]] = {",
        *(f'    "{name}": ({", ".join(f"{w:.2f}" for w in row)}),' for name, row in zip(names, weights, strict=True)),
        "}",
        '"""Signal → procedural, analogous, conceptual, evidence, reference."""',
        "",
        "WEIGHTS: Final[Mapping[str, Mapping[PacerClass, float]]] = {",
        "    name: dict(zip(PacerClass, row, strict=True)) for name, row in _TABLE.items()",
        "}",
        "",
    ]
    return "\n".join(lines)


def report(title: str, rows: list[Row], guesses: list[PacerClass]) -> float:
    """Print the figures of one set, for the sure rows and for all; return the macro-F1 of the sure ones."""
    pairs = [(row.pacer, guess) for row, guess in zip(rows, guesses, strict=True)]
    sure = evaluate_classes([pair for pair, row in zip(pairs, rows, strict=True) if not row.unsure])
    every = evaluate_classes(pairs)
    print(f"{title}: sure n={sure['n']} macro-F1 {sure['macro_f1']:.3f} accuracy {sure['accuracy']:.3f}", end="; ")
    print(f"all n={every['n']} macro-F1 {every['macro_f1']:.3f} accuracy {every['accuracy']:.3f}")
    return sure["macro_f1"]


def main() -> None:
    """Fit, cross-validate, print, and write the table when asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("labels", type=Path)
    parser.add_argument("--transcripts", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help="write classifiers/pacer/weights.py")
    parser.add_argument("--strength", type=float, default=STRENGTH)
    options = parser.parse_args()
    extra = [*read_rows(EXAMPLES, EXAMPLE_WEIGHT, "examples"), *rows_of(labelled.read_own())]
    read, spans = rows_of(labelled.read_labels([options.labels])), rows_of(labelled.read_spans(options.transcripts))
    rows = [*read, *spans]
    names = sorted({name for row in (*rows, *extra) for name in row.signals} | set(PRIOR))
    weights = fit([*rows, *extra], names, options.strength)
    guesses = cross_validate(rows, extra, names, options.strength)
    report("read, cross-validated", read, guesses[: len(read)])
    report("spans, cross-validated", spans, guesses[len(read) :])
    report("read, fitted", read, predict(read, names, weights))
    if options.write:
        TABLE.write_text(render(names, weights), encoding="utf-8")


if __name__ == "__main__":
    main()
