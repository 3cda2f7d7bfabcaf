"""Whether a statement prescribes or affirms, forbids or denies, or neither (SPEC §8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import PacerClass, Polarity

if TYPE_CHECKING:
    from collections.abc import Mapping

DENIALS: Final = ("negate", "forbid")
AFFIRMATIONS: Final = ("affirm", "modal", "always", "advise", "prefer")


def polarity_of(signals: Mapping[str, float], pacer: PacerClass) -> Polarity:
    """Return the polarity that the cues of a statement show.

    One denial outweighs any affirmation: "must never", "is not enabled". A procedure without one prescribes.
    """
    if any(name in signals for name in DENIALS):
        return Polarity.NEGATIVE
    if pacer is PacerClass.PROCEDURAL or any(name in signals for name in AFFIRMATIONS):
        return Polarity.POSITIVE
    return Polarity.NEUTRAL
