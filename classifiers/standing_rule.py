"""Whether an operator's words are a standing rule: one that holds until it is revoked (SPEC §8: permanent)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from classifiers.pacer.signal import read_signals
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Mapping

RULES: Final = ("modal", "always", "forbid")
ORDERS: Final = ("imperative", "convention")
PASSING: Final = ("current", "commit", "request")
"""What ties an order to the day it was given."""


def is_standing_rule(text: str) -> bool:
    """Tell whether a text lays down a rule, rather than a fact, a wish of the moment or a report.

    "Always ask before deleting a bucket", "Deploys must not run on Fridays", "Use tabs in this repository" are
    rules; "Our fiscal year starts on 1 July" is a fact, and what was done once is a report.
    """
    return is_rule(read_signals(text, Surface.OPERATOR_CHAT))


def is_rule(signals: Mapping[str, float]) -> bool:
    """Tell the same from signals that are read already."""
    reports = "past" in signals or "observe" in signals
    if any(name in signals for name in RULES):
        return not reports or "always" in signals
    ordered = any(name in signals for name in ORDERS) or ("prefer" in signals and "self" in signals)
    return ordered and not reports and not any(name in signals for name in PASSING)
