"""A finer kind of memory, named only where its cue is clear (SPEC §8); it sets how fast a memory goes stale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import PacerClass

if TYPE_CHECKING:
    from collections.abc import Mapping

PROFILE: Final = "profile"
PREFERENCE: Final = "preference"
COMMITMENT: Final = "commitment"
REQUEST: Final = "request"
EVENT: Final = "event"
CONTEXT: Final = "context"

LASTING: Final = frozenset({PacerClass.PROCEDURAL, PacerClass.CONCEPTUAL, PacerClass.ANALOGOUS})


def memory_type_of(signals: Mapping[str, float], pacer: PacerClass) -> str:
    """Return profile, preference, commitment, request, event or context, or "" where no cue is clear.

    Short-lived kinds need a second sign and never apply to rules and explanations, which outlive the day they
    were written on.
    """
    if "profile" in signals:
        return PROFILE
    if "prefer" in signals and ("self" in signals or "third" in signals or "person" in signals):
        return PREFERENCE
    if pacer in LASTING:
        return ""
    if "commit" in signals and ("time" in signals or "self" in signals):
        return COMMITMENT
    if "request" in signals and "self" in signals:
        return REQUEST
    if "current" in signals:
        return CONTEXT
    happened = "past" in signals or "past_form" in signals or "observe" in signals
    return EVENT if happened and ("time" in signals or "year" in signals) else ""
