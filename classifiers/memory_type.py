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
    rules = _OF_A_PERSON if pacer in LASTING else (*_OF_A_PERSON, *_OF_A_DAY)
    return next((name for name, cue, company in rules if _holds(signals, cue, company)), "")


_OF_A_PERSON: Final = (
    (PROFILE, ("profile",), ()),
    (PREFERENCE, ("prefer",), ("self", "third", "person")),
)
_OF_A_DAY: Final = (
    (COMMITMENT, ("commit",), ("time", "self")),
    (REQUEST, ("request",), ("self",)),
    (CONTEXT, ("current",), ()),
    (EVENT, ("past", "past_form", "observe"), ("time", "year")),
)
"""Name, cues one of which must occur, and signals one of which must stand beside it; the first that holds wins."""


def _holds(signals: Mapping[str, float], cues: tuple[str, ...], company: tuple[str, ...]) -> bool:
    return any(name in signals for name in cues) and (not company or any(name in signals for name in company))
