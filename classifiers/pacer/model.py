"""The class of a statement: a weighted sum of signals for each class, the largest wins (SPEC §8)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from classifiers.pacer.cues import learned
from classifiers.pacer.signal import read_signals
from classifiers.pacer.structure import LOG_LINE
from classifiers.pacer.weights import WEIGHTS
from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Mapping

PACER_VERSION: Final = "6"
"""Changes whenever a cue, a signal or a weight does; stored with each candidate."""

SHOWN: Final = 8
"""Signals kept in a verdict: the strongest ones, for and against."""

_ADVICE: Final = ("imperative", "advise")
_STANDING: Final = ("always", "modal")
_COMMAND: Final = ("code", "flag")
"""What names a command: however firmly a tool asks for one, it speaks of this run alone."""
_LOOKED_UP: Final = frozenset({PacerClass.REFERENCE, PacerClass.CONCEPTUAL})
_HUNDREDTH: Final = 0.01


class Verdict(NamedTuple):
    """A class, its probability in (0, 1) under the model, and the strongest signals with what each adds to it.

    Where tool advice was set back to evidence, the confidence is that of having recognised the advice.
    """

    pacer: PacerClass
    confidence: float
    signals: Mapping[str, float]


def _learned() -> dict[str, dict[PacerClass, float]]:
    cells = learned.WEIGHTS.split()
    rows = zip(cells[::2], (cell.split(",") for cell in cells[1::2]), strict=True)
    return {name: {pacer: int(w) * _HUNDREDTH for pacer, w in zip(PacerClass, row, strict=True)} for name, row in rows}


_TABLE: Final[Mapping[str, Mapping[PacerClass, float]]] = {**WEIGHTS, **_learned()}
"""Signals and words, each with what it adds to every class."""


def classify(raw: str, surface: Surface) -> Verdict:
    """Return the class of a statement as it stands in its turn, markup included."""
    return weigh_signals(read_signals(raw, surface), surface)


def weigh_signals(signals: Mapping[str, float], surface: Surface) -> Verdict:
    """Return the class that a statement's signals make.

    What a tool prints as advice ("run npm audit fix") is an observation of that tool, never anyone's rule. A line of a
    log is one too, however much it looks like something to look up.
    """
    scores = score_classes(signals)
    winner = max(PacerClass, key=lambda pacer: scores[pacer])  # the first of equals: the order settles ties
    confidence = _share(scores, winner)
    if winner is PacerClass.PROCEDURAL and is_tool_advice(signals, surface):
        winner = PacerClass.EVIDENCE
    if winner in _LOOKED_UP and LOG_LINE in signals:
        winner = PacerClass.EVIDENCE
    parts = {name: round(value * _TABLE[name][winner], 3) for name, value in signals.items() if name in _TABLE}
    shown = sorted(parts, key=lambda name: (-abs(parts[name]), name))[:SHOWN]
    return Verdict(winner, round(confidence, 3), {name: parts[name] for name in shown})


def score_classes(signals: Mapping[str, float]) -> dict[PacerClass, float]:
    """Return the weighted sum of signals for each class, rounded once, so that no order of the signals tips a tie."""
    weighed = [(value, _TABLE[name]) for name, value in signals.items() if name in _TABLE]
    return {pacer: math.fsum(value * weights[pacer] for value, weights in weighed) for pacer in PacerClass}


def is_tool_advice(signals: Mapping[str, float], surface: Surface) -> bool:
    """Tell whether a tool speaks to its user, to run a command or without stating a standing rule."""
    if surface is not Surface.TOOL_OUTPUT or not any(name in signals for name in _ADVICE):
        return False
    return not any(name in signals for name in _STANDING) or any(name in signals for name in _COMMAND)


def _share(scores: Mapping[PacerClass, float], winner: PacerClass) -> float:
    peak = max(scores.values())
    exponentials = {pacer: math.exp(score - peak) for pacer, score in scores.items()}
    return exponentials[winner] / sum(exponentials.values())
