"""The composite score: six signals, then strength, provenance and pin, with parts that add up (SPEC §12)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.errors import InvalidInputError
from pipeline.policy import PIN_BONUS, SIGNAL_WEIGHT, STRENGTH_SHARE, WEIGHT_OVERRIDE_MAX

if TYPE_CHECKING:
    from collections.abc import Mapping

_SUM_TOLERANCE: Final = 0.001


class Signals(NamedTuple):
    """What speaks for a memory, each in [0, 1]."""

    relevance: float
    thompson: float
    freshness: float
    status: float
    thread: float
    cooccurrence: float


class Standing(NamedTuple):
    """What scales a memory's signals.

    `strength` in [0.1, 1]; `foreign` in [0, 1] is what a foreign memory keeps of its score, 1 for a local one.
    """

    strength: float = 1.0
    foreign: float = 1.0
    pinned: bool = False


class Composite(NamedTuple):
    """A score and the parts that add up to it; `strength` is what that factor took away (≤ 0).

    So is `foreign`, a part of a foreign memory's score alone.
    """

    score: float
    breakdown: Mapping[str, float]


def compose(signals: Signals, standing: Standing, weights: Mapping[str, float] = SIGNAL_WEIGHT) -> Composite:
    """Return Σ weight·signal × (0.8 + 0.2·strength) × foreign, + 1.0 when pinned.

    Relevance .8, Thompson .6, freshness .707 (45 days of the default curve), verified, same thread, co-occurrence
    .699: .40 + .06 + .0354 + .15 + .12 + .0559 = .8213 at full strength, and .7391 at strength 0.5.

    >>> signals = Signals(0.8, 0.6, 0.7071, 1.0, 1.0, 0.6988)
    >>> round(compose(signals, Standing()).score, 4), round(compose(signals, Standing(strength=0.5)).score, 4)
    (0.8213, 0.7391)
    """
    parts = {name: weights[name] * value for name, value in zip(Signals._fields, signals, strict=True)}
    raw = math.fsum(parts.values())
    lively = raw * (1.0 - STRENGTH_SHARE + STRENGTH_SHARE * standing.strength)
    kept = lively * standing.foreign
    parts["strength"] = lively - raw
    if standing.foreign < 1.0:
        parts["foreign"] = kept - lively
    parts["pin"] = PIN_BONUS if standing.pinned else 0.0
    return Composite(kept + parts["pin"], parts)


def explain(composite: Composite) -> str:
    """Return one line that says how the score comes about: its parts, heaviest first, zeros left out; they add up.

    >>> explain(compose(Signals(0.8, 0.6, 0, 0.5, 0, 0), Standing(strength=0.5)))
    '0.482 = relevance 0.400 + status 0.075 + thompson 0.060 - strength 0.053'
    """
    rounded = _thousandths(composite)
    parts = sorted(composite.breakdown.items(), key=lambda part: (-part[1], part[0]))
    shown = [(name, rounded[name] / 1000) for name, _ in parts if rounded[name]]
    terms = " ".join(f"{'-' if value < 0 else '+'} {name} {abs(value):.3f}" for name, value in shown)
    return f"{composite.score:.3f} = {terms.removeprefix('+ ') or 'nothing speaks for it'}"


def _thousandths(composite: Composite) -> Mapping[str, int]:
    """Round the parts so that what is shown of them adds up to what is shown of the score.

    All are cut down, and those that lost most get one back until nothing is missing.
    """
    cut = {name: math.floor(value * 1000) for name, value in composite.breakdown.items()}
    missing = int(f"{composite.score:.3f}".replace(".", "")) - sum(cut.values())
    lost = sorted(cut, key=lambda name: (cut[name] - composite.breakdown[name] * 1000, name))
    return {name: value + (name in lost[:missing]) for name, value in cut.items()}


def check_weights(weights: Mapping[str, float]) -> Mapping[str, float]:
    """Return a workspace's own weights if they are sound; raise InvalidInputError that says what is wrong.

    All six signals, each in [0, 0.5], sum 1 ± 0.001: no signal can decide alone.
    """
    unknown = [name for name in weights if name not in SIGNAL_WEIGHT]
    if unknown:
        message = f"there is no signal {', '.join(map(repr, unknown))}: there are {', '.join(SIGNAL_WEIGHT)}"
        raise InvalidInputError(message)
    missing = [name for name in SIGNAL_WEIGHT if name not in weights]
    if missing:
        message = f"every signal has a weight: {', '.join(missing)} has none"
        raise InvalidInputError(message)
    outside = [name for name, weight in weights.items() if not 0.0 <= weight <= WEIGHT_OVERRIDE_MAX]
    if outside:
        message = f"each weight must be from 0 to {WEIGHT_OVERRIDE_MAX}: see {', '.join(outside)}"
        raise InvalidInputError(message)
    total = math.fsum(weights.values())
    if abs(total - 1.0) > _SUM_TOLERANCE:
        message = f"weights must add up to 1, not {total:.3f}"
        raise InvalidInputError(message)
    return weights
