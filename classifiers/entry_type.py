"""Skill or experience, and which kind of it (SPEC §8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import EntryType, PacerClass, Polarity

if TYPE_CHECKING:
    from collections.abc import Mapping

TECHNIQUE: Final = "technique"
PATTERN: Final = "pattern"
ANTI_PATTERN: Final = "anti_pattern"
DECISION: Final = "decision"
CONVENTION: Final = "convention"
LEARNING: Final = "learning"
BUG: Final = "bug"

SKILLS: Final = frozenset({TECHNIQUE, PATTERN, ANTI_PATTERN})
"""A trajectory is a skill too, but it is made from tool steps, never read from a statement."""


def entry_type_of(signals: Mapping[str, float], pacer: PacerClass, polarity: Polarity) -> tuple[EntryType, str]:
    """Return the entry type and the sub-type ("" where no cue is clear); the sub-type decides the type if it is one."""
    sub_type = _procedural(signals, polarity) if pacer is PacerClass.PROCEDURAL else _told(signals, pacer)
    if sub_type:
        return (EntryType.SKILL if sub_type in SKILLS else EntryType.EXPERIENCE), sub_type
    return (EntryType.SKILL if pacer is PacerClass.PROCEDURAL else EntryType.EXPERIENCE), ""


def _procedural(signals: Mapping[str, float], polarity: Polarity) -> str:
    if "convention" in signals:
        return CONVENTION
    if polarity is Polarity.NEGATIVE and "forbid" in signals:
        return ANTI_PATTERN
    hands_on = any(name in signals for name in ("imperative", "step", "code", "call", "flag"))
    return TECHNIQUE if hands_on else ""


def _told(signals: Mapping[str, float], pacer: PacerClass) -> str:
    if "fault" in signals and (pacer is PacerClass.EVIDENCE or "culprit" in signals):
        return BUG
    if "lesson" in signals or "culprit" in signals:
        return LEARNING
    if "convention" in signals:
        return CONVENTION
    if "decide" in signals:
        return DECISION
    general = pacer in {PacerClass.CONCEPTUAL, PacerClass.ANALOGOUS}
    return PATTERN if general and "pattern" in signals else ""
