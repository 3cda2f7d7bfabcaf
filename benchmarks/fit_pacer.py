"""Fits the weights of PACER on labelled statements and writes its two tables: signals and learned words.

    python benchmarks/fit_pacer.py LABELS.jsonl --transcripts FOLDER [--public FOLDER…] [--write]

Method: multinomial logistic regression on the interpretable signals, drawn by L2 towards a prior table set by
hand, so that a signal that the labels hardly show keeps the sign it should have, and on words, stems and endings,
drawn to nothing. Cross-validated by file; files with sha256(path) mod 4 = 0 are set aside and never fitted on.
Labels, spans of FOLDER, and statements and examples of our own are fitted on.
Everything is deterministic: the same labels give the same table.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import labelled
import numpy as np
import numpy.typing as npt
from fit_gate import pack, replace_table
from pacer_prior import PRIOR
from sparse import Sparse

from classifiers.pacer.evaluation import evaluate_classes, surface_of
from classifiers.pacer.signal import read_signals
from pipeline.domain.statement import PacerClass
from pipeline.gate.vocabulary import LEARNED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

HERE: Final = Path(__file__).parent
EXAMPLES: Final = HERE / "pacer_examples.jsonl"
TABLE: Final = HERE.parent / "classifiers" / "pacer" / "weights.py"
WORDS: Final = HERE.parent / "classifiers" / "pacer" / "cues" / "learned.py"
CLASSES: Final = tuple(PacerClass)
FOLDS: Final = 5
STRENGTH: Final = 12.0
"""Pull towards the prior; chosen by cross-validation among 6, 12 and 25."""
WORD_STRENGTH: Final = 12.0
"""Pull of a word's weights towards nothing; chosen by cross-validation among 5, 6, 8, 10, 12, 20 and 40."""
MIN_SEEN: Final = 3
"""Rows that must show a word before it may carry a weight."""
NO_EFFECT: Final = 0.07
"""A word that moves no class by this much is left out of the table."""
STEPS: Final = 200
EXAMPLE_WEIGHT: Final = 2.0
SOURCE_WEIGHT: Final = {"read": 2.0, "span": 1.0, "public": 0.3, "own": 0.6}
"""Labels were given with most care; chosen by cross-validation, as the weight of our own statements was."""
UNSURE_WEIGHT: Final = 0.5

Array = npt.NDArray[np.float64]

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


def names_of(rows: Sequence[Row]) -> list[str]:
    """Return what may carry a weight: every signal, and the words of `MIN_SEEN` rows."""
    seen = Counter(name for row in rows for name in row.signals)
    words = {name for name, count in seen.items() if name.startswith(LEARNED) and count >= MIN_SEEN}
    return sorted(words | set(PRIOR) | {name for name in seen if not name.startswith(LEARNED)})


def fit(rows: Sequence[Row], names: list[str], strength: float) -> Array:
    """Return the weights, shape (signals, classes), of least penalised loss, by accelerated gradient descent."""
    x = Sparse([row.signals for row in rows], {name: place for place, name in enumerate(names)})
    y = np.array([[float(row.pacer is pacer) for pacer in CLASSES] for row in rows])
    counts = np.array([sum(r.weight for r in rows if r.pacer is pacer) for pacer in CLASSES])
    balance = np.sqrt(counts.mean() / np.maximum(counts, 1.0))
    importance = np.array([row.weight * balance[CLASSES.index(row.pacer)] for row in rows])
    ridge = np.array([WORD_STRENGTH if name.startswith(LEARNED) else strength for name in names])[:, None]
    prior = prior_matrix(names)
    weights, ahead = prior.copy(), prior.copy()
    rate = 1.0 / (x.bound(0.5 * importance)[:, None] + ridge)
    for step in range(STEPS):
        missed = importance[:, None] * (softmax(_scores(x, ahead)) - y)
        gradient = np.stack([x.dot_left(column) for column in missed.T], axis=1) + ridge * (ahead - prior)
        moved = ahead - rate * gradient
        ahead = moved + step / (step + 3) * (moved - weights)
        weights = moved
    return weights


def shipped(names: Sequence[str], weights: Array) -> Array:
    """Return the weights as they ship: two decimals, and none for a word without effect."""
    idle = np.array([name.startswith(LEARNED) for name in names]) & (np.abs(weights).max(axis=1) < NO_EFFECT)
    return np.where(idle[:, None], 0.0, weights).round(2)


def _scores(x: Sparse, weights: Array) -> Array:
    return np.stack([x.dot(column) for column in weights.T], axis=1)


def softmax(scores: Array) -> Array:
    """Return row-wise probabilities."""
    exponentials = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True)


def predict(rows: list[Row], names: list[str], weights: Array) -> list[PacerClass]:
    """Return the class of the largest score for each row; the order of the classes settles ties."""
    x = Sparse([row.signals for row in rows], {name: place for place, name in enumerate(names)})
    return [CLASSES[int(best)] for best in _scores(x, weights).argmax(axis=1)]


def cross_validate(rows: list[Row], extra: list[Row], strength: float) -> list[PacerClass]:
    """Return a prediction for each row from weights that never saw its file."""
    files = sorted({row.group for row in rows}, key=lambda file: hashlib.sha256(file.encode()).hexdigest())
    fold_of = {file: place % FOLDS for place, file in enumerate(files)}
    predictions: list[PacerClass] = [PacerClass.CONCEPTUAL] * len(rows)
    for fold in range(FOLDS):
        held = [place for place, row in enumerate(rows) if fold_of[row.group] == fold]
        seen = [*(row for row in rows if fold_of[row.group] != fold), *extra]
        names = names_of(seen)
        guesses = predict([rows[place] for place in held], names, shipped(names, fit(seen, names, strength)))
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
        *(
            f'    "{name}": ({", ".join(f"{w:.2f}" for w in row)}),'
            for name, row in zip(names, weights, strict=True)
            if not name.startswith(LEARNED)
        ),
        "}",
        '"""Signal → procedural, analogous, conceptual, evidence, reference."""',
        "",
        "WEIGHTS: Final[Mapping[str, Mapping[PacerClass, float]]] = {",
        "    name: dict(zip(PacerClass, row, strict=True)) for name, row in _TABLE.items()",
        "}",
        "",
    ]
    return "\n".join(lines)


def words_of(names: list[str], weights: Array) -> list[str]:
    """Return the table of words as it ships: each with its weights in hundredths, in the order of the classes."""
    return [
        f"{name} {','.join(f'{round(100 * w)}' for w in row)}"
        for name, row in zip(names, weights, strict=True)
        if name.startswith(LEARNED) and row.any()
    ]


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
    parser.add_argument("--public", type=Path, nargs="+", default=[], help="folders of public passages to fit on, too")
    parser.add_argument("--write", action="store_true", help="write classifiers/pacer/weights.py")
    parser.add_argument("--strength", type=float, default=STRENGTH)
    options = parser.parse_args()
    extra = [*read_rows(EXAMPLES, EXAMPLE_WEIGHT, "examples"), *rows_of(labelled.read_own())]
    read, spans = rows_of(labelled.read_labels([options.labels])), rows_of(labelled.read_spans(options.transcripts))
    public = rows_of(labelled.read_public(options.public))
    rows = [*read, *spans, *public]
    names = names_of([*rows, *extra])
    weights = shipped(names, fit([*rows, *extra], names, options.strength))
    guesses = cross_validate(rows, extra, options.strength)
    report("read, cross-validated", read, guesses[: len(read)])
    report("spans, cross-validated", spans, guesses[len(read) : len(read) + len(spans)])
    if public:
        report("public, cross-validated", public, guesses[-len(public) :])
    report("read, fitted", read, predict(read, names, weights))
    if options.write:
        TABLE.write_text(render(names, weights), encoding="utf-8")
        replace_table(WORDS, pack(words_of(names, weights)), '= """\n', '"""\n')


if __name__ == "__main__":
    main()
