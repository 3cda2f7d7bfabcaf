"""Fit the gate's table of weights on labelled statements, cross-validated by file. What ships is the table.

    python benchmarks/fit_gate.py LABELS.jsonl [MORE.jsonl …] [--aside LABELS.jsonl] [--write]

A row is `{text, surface, keep, file, unsure}`. Rows of files whose SHA-256 is 0 modulo 4 are never fitted on: they are
measured only when `--aside` names their file. The same rows give the same table.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pipeline.domain.surface import Surface
from pipeline.gate.drop import drop_reason
from pipeline.gate.features import observe, view
from pipeline.gate.segment import segment
from pipeline.gate.strip import strip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Floats = npt.NDArray[np.float64]

FOLDS: Final = 10
RIDGE: Final = 3.0
UNSURE_WEIGHT: Final = 0.4
NO_EFFECT: Final = 0.005
ANCHOR_WEIGHT: Final = 1.5
"""Plain statements of the house in every language of the cues: they hold where labels are few."""
TABLE: Final = Path(__file__).parent.parent / "pipeline" / "gate" / "weights.py"
ANCHORS: Final = Path(__file__).parent / "gate_anchors.jsonl"


class Row(NamedTuple):
    """A labelled row and the features of each of its pieces that no rule drops."""

    id: str
    text: str
    file: str
    keep: bool
    kind: str
    language: str
    weight: float
    pieces: tuple[Mapping[str, float], ...]


def read(paths: Iterable[Path], *, aside: bool) -> list[Row]:
    """Return the rows of the label files that are (or are not) set aside."""
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [_row(row) for row in map(json.loads, lines) if _is_aside(row["file"]) == aside]


def _is_aside(file: str) -> bool:
    return int(hashlib.sha256(file.encode()).hexdigest(), 16) % 4 == 0


def _row(row: Mapping[str, Any]) -> Row:
    surface = Surface(row["surface"].replace("tool_dump", "tool_output"))
    text = row["text"]
    views = [view(piece, surface) for piece in segment(text, strip(text))]
    weight = UNSURE_WEIGHT if row.get("unsure") else ANCHOR_WEIGHT if row["file"] == ANCHORS.name else 1.0
    pieces = tuple(observe(each) for each in views if drop_reason(each) is None)
    return Row(row["id"], text, row["file"], row["keep"], row.get("junk_kind") or "", row["language"], weight, pieces)


def fit(rows: Sequence[Row], names: Sequence[str]) -> dict[str, float]:
    """Return weights by name: ridge logistic regression, a row standing for its best piece (three rounds)."""
    weights = dict.fromkeys(names, 0.0)
    usable = [row for row in rows if row.pieces]
    for _ in range(3):
        best = [max(row.pieces, key=lambda piece: _total(piece, weights)) for row in usable]
        matrix = np.array([[piece.get(name, 0.0) for name in names] for piece in best])
        keeps = np.array([float(row.keep) for row in usable])
        weighing = np.array([row.weight for row in usable])
        weights = dict(zip(names, _newton(matrix, keeps, weighing).tolist(), strict=True))
    return weights


def _newton(matrix: Floats, keeps: Floats, weighing: Floats) -> Floats:
    beta = np.zeros(matrix.shape[1])
    for _ in range(25):
        odds = 1.0 / (1.0 + np.exp(-matrix @ beta))
        gradient = matrix.T @ (weighing * (keeps - odds)) - RIDGE * beta
        spread = weighing * odds * (1.0 - odds)
        hessian = (matrix * spread[:, None]).T @ matrix + RIDGE * np.eye(len(beta))
        beta = beta + np.linalg.solve(hessian, gradient)
    return beta


def _total(piece: Mapping[str, float], weights: Mapping[str, float]) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in piece.items())


def predict(row: Row, weights: Mapping[str, float]) -> float:
    """Return the log-odds of the row's best piece; −9 when every piece was dropped by a rule."""
    return max((_total(piece, weights) for piece in row.pieces), default=-9.0)


def cross_validated(rows: Sequence[Row], extra: Sequence[Row], names: Sequence[str]) -> dict[str, float]:
    """Return each row's log-odds by a table that saw no row of its file."""
    fold_of = {file: index % FOLDS for index, file in enumerate(sorted({row.file for row in rows}, key=_shuffled))}
    found: dict[str, float] = {}
    for fold in range(FOLDS):
        weights = fit([*(row for row in rows if fold_of[row.file] != fold), *extra], names)
        found.update({row.id: predict(row, weights) for row in rows if fold_of[row.file] == fold})
    return found


def _shuffled(file: str) -> str:
    return hashlib.sha256(b"fold" + file.encode()).hexdigest()


def report(title: str, rows: Sequence[Row], odds: Mapping[str, float]) -> None:
    """Print precision, recall and F1 of sure and of all rows, the share dropped by kind, and F1 by language."""
    for name, chosen in (("sure", [r for r in rows if r.weight >= 1.0]), ("all", list(rows))):
        right = sum(odds[r.id] >= 0 and r.keep for r in chosen)
        kept, wanted = sum(odds[r.id] >= 0 for r in chosen), sum(r.keep for r in chosen)
        precision, recall = right / max(1, kept), right / max(1, wanted)
        f1 = 2 * precision * recall / max(1e-9, precision + recall)
        print(f"{title} {name}: n {len(chosen)} precision {precision:.3f} recall {recall:.3f} f1 {f1:.3f}")
    print("  right by kind:", _right_by([(row.kind, row) for row in rows], odds))
    print("  right by language:", _right_by([(row.language, row) for row in rows], odds))


def _right_by(named: Sequence[tuple[str, Row]], odds: Mapping[str, float]) -> dict[str, str]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for name, row in named:
        groups[name].append(row)
    return {name: f"{_right(group, odds)}/{len(group)}" for name, group in sorted(groups.items())}


def _right(rows: Sequence[Row], odds: Mapping[str, float]) -> int:
    return sum((odds[row.id] >= 0) == row.keep for row in rows)


def write(weights: Mapping[str, float]) -> None:
    """Put the table into the gate, features in alphabetical order, those of no effect left out."""
    lines = "".join(
        f'    "{name}": {value:.2f},\n' for name, value in sorted(weights.items()) if abs(value) >= NO_EFFECT
    )
    source = TABLE.read_text(encoding="utf-8")
    fitted = re.sub(
        r"(WEIGHTS: Final\[Mapping\[str, float\]\] = \{\n).*?(\n?\}\n)", rf"\g<1>{lines}}}\n", source, flags=re.DOTALL
    )
    TABLE.write_text(fitted, encoding="utf-8")


def main() -> None:
    """Fit, report, and write when asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labels", nargs="+", type=Path)
    parser.add_argument("--aside", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--errors", action="store_true")
    options = parser.parse_args()
    rows, anchors = read(options.labels, aside=False), read([ANCHORS], aside=False)
    names = sorted({name for row in [*rows, *anchors] for piece in row.pieces for name in piece})
    odds = cross_validated(rows, anchors, names)
    report("cross-validated", rows, odds)
    weights = fit([*rows, *anchors], names)
    report("fitted", rows, {row.id: predict(row, weights) for row in rows})
    report("anchors", anchors, {row.id: predict(row, weights) for row in anchors})
    if options.errors:
        for row in sorted(rows, key=lambda row: odds[row.id]):
            if (odds[row.id] >= 0) != row.keep:
                print(f"{odds[row.id]:+.2f} {row.kind or 'KEEP':18} {row.weight} {row.text[:150]!r}")
        for row in anchors:
            if (predict(row, weights) >= 0) != row.keep:
                print(f"anchor {row.kind or 'KEEP'} {row.text!r}")
    if options.aside:
        held = read([options.aside], aside=True)
        report("set aside", held, {row.id: predict(row, weights) for row in held})
    if options.write:
        write(weights)


if __name__ == "__main__":
    main()
