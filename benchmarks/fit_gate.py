"""Fit the gate's table of weights on labelled statements, cross-validated by file. What ships is the table.

    python benchmarks/fit_gate.py LABELS.jsonl --transcripts FOLDER [--public FOLDER…] [--write] [--errors] [--curve]

Ridge logistic regression in numpy over the features of the gate: form and cues with a light penalty, words with a
heavy one. Labels, spans of FOLDER and our own statements are fitted on; only labels and spans of files that a fold
did not see are scored. Keeps and junk of each source weigh alike, as in real transcripts. The same rows give the
same table.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import labelled
import numpy as np
from sparse import Sparse

from pipeline.gate.drop import drop_reason
from pipeline.gate.features import observe, view
from pipeline.gate.segment import segment
from pipeline.gate.strip import strip
from pipeline.gate.vocabulary import LEARNED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sparse import Floats

    from pipeline.domain.surface import Surface
    from pipeline.gate.cues.headings import Section
    from pipeline.gate.segment import Piece

FOLDS: Final = 8
RIDGE: Final = 3.0
WORD_RIDGE: Final = 25.0
"""Chosen by cross-validation among 10, 20, 25, 40, 80 and 150."""
MIN_SEEN: Final = 3
"""Rows that must show a word before it may carry a weight."""
STEPS: Final = 150
ROUNDS: Final = 2
UNSURE_WEIGHT: Final = 0.4
SOURCE_WEIGHT: Final = {"read": 3.0, "anchor": 5.0, "span": 1.0, "public": 1.0, "own": 0.35}
"""Labels were given with most care; anchors are plain statements that must not fall; chosen by cross-validation."""
KEEP_SHARE: Final = 0.47
"""Share of keeps among statements of real transcripts; spans were drawn where the gate is in doubt, and hold fewer."""
NO_EFFECT: Final = 0.005
NO_WORD_EFFECT: Final = 0.035
"""Weights of words below this are left out of the table, without a loss in cross-validation."""
HELD: Final = {"from_to": 1.0, "now_value": 2.7, "part_of_whole": 2.0}
"""Set by hand: too few labelled rows show these signs, and without them no change of a fact would pass the gate."""
SHARES: Final = (0.25, 0.5, 0.75, 1.0)
GATE: Final = Path(__file__).parent.parent / "pipeline" / "gate"
LINE: Final = 118


class Row(NamedTuple):
    """A labelled row, what it weighs, and the features of each of its pieces that no rule drops.

    `pieces` are as they stand in their turn, `alone` as if nothing stood before them.
    """

    id: str
    text: str
    file: str
    source: str
    keep: bool
    kind: str
    language: str
    weight: float
    pieces: tuple[Mapping[str, float], ...]
    alone: tuple[Mapping[str, float], ...]

    @property
    def ways(self) -> tuple[tuple[Mapping[str, float], ...], ...]:
        """Return how the row may be met: in its turn and alone, or once where both are the same."""
        return (self.pieces,) if self.pieces is self.alone else (self.pieces, self.alone)


def rows_of(found: Sequence[labelled.Labelled]) -> list[Row]:
    """Return the rows with their features; keeps and junk of a source are weighed to `KEEP_SHARE`."""
    keeps = Counter((each.source, each.keep) for each in found)
    return [_row(each, keeps) for each in found]


def _row(each: labelled.Labelled, keeps: Mapping[tuple[str, bool], int]) -> Row:
    pieces, section = segment(each.text, strip(each.text)), above(each)
    alone = _observed(pieces, each.surface)
    under = _observed([piece._replace(section=section) for piece in pieces], each.surface) if section else alone
    total = keeps[each.source, True] + keeps[each.source, False]
    share = KEEP_SHARE if each.keep else 1 - KEEP_SHARE
    care = SOURCE_WEIGHT[each.source] * (UNSURE_WEIGHT if each.unsure else 1.0)
    weight = care * share * total / keeps[each.source, each.keep]
    labels = (each.id, each.text, each.file, each.source, each.keep, each.junk_kind, each.language, weight)
    return Row(*labels, under, alone)


def above(each: labelled.Labelled) -> Section | None:
    """Return what the heading above the row says, in its turn."""
    text = f"{each.before}\n\n{each.text}"
    last = segment(text, strip(text))[-1:]
    return last[0].section if last else None


def _observed(pieces: Sequence[Piece], surface: Surface) -> tuple[Mapping[str, float], ...]:
    views = [view(piece, surface) for piece in pieces]
    return tuple(observe(seen) for seen in views if drop_reason(seen) is None)


def names_of(rows: Sequence[Row]) -> list[str]:
    """Return the features that may carry a weight: all of form and cues, and the words of `MIN_SEEN` rows."""
    seen = Counter(name for row in rows for name in {name for piece in row.pieces for name in piece})
    return sorted(name for name, count in seen.items() if count >= MIN_SEEN or not name.startswith(LEARNED))


def fit(rows: Sequence[Row], names: Sequence[str]) -> dict[str, float]:
    """Return weights by name: a row stands for its best piece, found anew in each round.

    Where its heading says something, half of its weight is on the row in its turn and half on the row alone, so that
    neither needs the other.
    """
    place = {name: index for index, name in enumerate(names)}
    ridge = np.array([WORD_RIDGE if name.startswith(LEARNED) else RIDGE for name in names])
    seen = [(row, pieces) for row in rows if row.pieces for pieces in row.ways]
    keeps = np.array([float(row.keep) for row, _ in seen])
    weighing = np.array([row.weight / len(row.ways) for row, _ in seen])
    found: dict[str, float] = {}
    beta = np.zeros(len(names))
    for _ in range(ROUNDS):
        best = [max(pieces, key=lambda piece: _total(piece, found)) for _, pieces in seen]
        beta = _descend(Sparse(best, place), keeps, weighing, ridge, beta)
        found = dict(zip(names, beta.tolist(), strict=True))
    return found


def _descend(matrix: Sparse, keeps: Floats, weighing: Floats, ridge: Floats, start: Floats) -> Floats:
    """Minimise the penalised loss by accelerated gradient descent with restarts, one step size a feature."""
    rate = 1.0 / (matrix.bound(0.25 * weighing) + ridge)
    beta, ahead, momentum = start, start, 1.0
    for _ in range(STEPS):
        odds = 1.0 / (1.0 + np.exp(-np.clip(matrix.dot(ahead), -30.0, 30.0)))
        gradient = matrix.dot_left(weighing * (odds - keeps)) + ridge * ahead
        moved = ahead - rate * gradient
        if float((moved - beta) @ gradient) > 0:
            momentum = 1.0
        following = (1.0 + (1.0 + 4.0 * momentum**2) ** 0.5) / 2.0
        ahead = moved + (momentum - 1.0) / following * (moved - beta)
        beta, momentum = moved, following
    return beta


def _total(piece: Mapping[str, float], weights: Mapping[str, float]) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in piece.items())


def predict(pieces: Sequence[Mapping[str, float]], weights: Mapping[str, float]) -> float:
    """Return the log-odds of the best piece; −9 when every one was dropped by a rule."""
    return max((_total(piece, weights) for piece in pieces), default=-9.0)


def shipped(weights: Mapping[str, float]) -> dict[str, float]:
    """Return the table as it ships: two decimals, what has no effect left out, what is `HELD` as set."""
    least = {name: NO_WORD_EFFECT if name.startswith(LEARNED) else NO_EFFECT for name in weights}
    moving = {name: round(value, 2) for name, value in weights.items() if abs(value) >= least[name]}
    return dict(sorted((moving | HELD).items()))


def cross_validated(rows: Sequence[Row], share: float = 1.0) -> tuple[dict[str, float], dict[str, float]]:
    """Return the log-odds of each row of a file by a table that saw no row of its file, and `share` of the others.

    First those of the row in its turn, then those of the row alone.
    """
    files = sorted({row.file for row in rows if row.file}, key=_shuffled)
    in_turn: dict[str, float] = {}
    alone: dict[str, float] = {}
    for fold in range(FOLDS):
        held = set(files[fold::FOLDS])
        others = [file for file in files if file not in held]
        seen = {*others[: round(share * len(others))], ""}
        fitted_on = [row for row in rows if row.file in seen]
        weights = shipped(fit(fitted_on, names_of(fitted_on)))
        in_turn.update({row.id: predict(row.pieces, weights) for row in rows if row.file in held})
        alone.update({row.id: predict(row.alone, weights) for row in rows if row.file in held})
    return in_turn, alone


def _shuffled(file: str) -> str:
    return hashlib.sha256(b"fold" + file.encode()).hexdigest()


def figures(rows: Sequence[Row], odds: Mapping[str, float]) -> tuple[float, float, float]:
    """Return precision, recall and F1, keeps and junk weighed as the rows say."""
    right = sum(row.weight for row in rows if row.keep and odds[row.id] >= 0)
    kept = sum(row.weight for row in rows if odds[row.id] >= 0)
    wanted = sum(row.weight for row in rows if row.keep)
    return right / max(1e-9, kept), right / max(1e-9, wanted), 2 * right / max(1e-9, kept + wanted)


def report(title: str, rows: Sequence[Row], odds: Mapping[str, float]) -> None:
    """Print precision, recall and F1 by source, and the share right by kind and by language."""
    for source in sorted({row.source for row in rows}):
        chosen = [row for row in rows if row.source == source]
        precision, recall, f1 = figures(chosen, odds)
        print(f"{title} {source}: n {len(chosen)} precision {precision:.3f} recall {recall:.3f} f1 {f1:.3f}")
        print("  right by kind:", _right_by([(row.kind or f"keep={row.keep}", row) for row in chosen], odds))
        print("  right by language:", _right_by([(row.language, row) for row in chosen], odds))


def _right_by(named: Sequence[tuple[str, Row]], odds: Mapping[str, float]) -> dict[str, str]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for name, row in named:
        groups[name].append(row)
    return {name: f"{_right(group, odds)}/{len(group)}" for name, group in sorted(groups.items())}


def _right(rows: Sequence[Row], odds: Mapping[str, float]) -> int:
    return sum((odds[row.id] >= 0) == row.keep for row in rows)


def write(weights: Mapping[str, float]) -> None:
    """Put the table into the gate: form and cues one to a line, words packed as data."""
    form = [f'    "{name}": {value:.2f},\n' for name, value in weights.items() if not name.startswith(LEARNED)]
    replace_table(GATE / "weights.py", "".join(form), "= {\n", "}\n")
    words = [f"{name} {value:.2f}" for name, value in weights.items() if name.startswith(LEARNED)]
    replace_table(GATE / "cues" / "learned.py", pack(words), '= """\n', '"""\n')


def pack(entries: Iterable[str]) -> str:
    """Return the entries in lines of up to `LINE` columns; a wide character takes two."""
    packed: list[str] = [""]
    for entry in entries:
        line = f"{packed[-1]} {entry}".strip()
        if len(line) + sum(unicodedata.east_asian_width(c) in "WF" for c in line) > LINE:
            packed.append(entry)
        else:
            packed[-1] = line
    return "".join(f"{line}\n" for line in packed)


def replace_table(path: Path, body: str, opens: str, closes: str) -> None:
    """Put a new body into the table named WEIGHTS of a module."""
    source = path.read_text(encoding="utf-8")
    pattern = rf"(WEIGHTS: Final[^\n]*{re.escape(opens)}).*?({re.escape(closes)})"
    path.write_text(
        re.sub(pattern, lambda found: found[1] + body + found[2], source, flags=re.DOTALL), encoding="utf-8"
    )


def main() -> None:
    """Fit, report, and write when asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labels", nargs="+", type=Path)
    parser.add_argument("--transcripts", type=Path, required=True)
    parser.add_argument("--public", type=Path, nargs="+", default=[], help="folders of public passages to fit on, too")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--errors", action="store_true")
    parser.add_argument("--curve", action="store_true")
    options = parser.parse_args()
    spans = labelled.read_spans(options.transcripts)
    public = labelled.read_public(options.public)
    rows = rows_of([*labelled.read_labels(options.labels), *spans, *public, *labelled.read_own()])
    of_files = [row for row in rows if row.file]
    for share in SHARES if options.curve else SHARES[-1:]:
        for what, odds in zip(("in their turns", "alone"), cross_validated(rows, share), strict=True):
            report(f"cross-validated, {share:.0%} of the files, {what},", of_files, odds)
    weights = shipped(fit(rows, names_of(rows)))
    fitted = {row.id: predict(row.pieces, weights) for row in rows}
    report("fitted", rows, fitted)
    if options.errors:
        for row in sorted(rows, key=lambda row: fitted[row.id]):
            if (fitted[row.id] >= 0) != row.keep:
                print(f"{fitted[row.id]:+.2f} {row.source} {row.kind or 'KEEP':18} {row.text[:150]!r}")
    if options.write:
        write(weights)


if __name__ == "__main__":
    main()
