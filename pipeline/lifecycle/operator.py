"""The operator's lane: what an operator says is remembered at once, with or without a model (SPEC §10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Status, Tier
from pipeline.domain.plan import Add
from pipeline.lifecycle.birth import Standpoint, Wording, born
from pipeline.lifecycle.staging import by_text
from pipeline.policy import OPERATOR_PRIOR, OPERATOR_STRENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin

OPERATOR_REASON: Final = "operator"
OPERATOR_STANDPOINT: Final = Standpoint(Tier.CONSOLIDATED, Status.VERIFIED, OPERATOR_PRIOR, OPERATOR_STRENGTH)
"""Verified, Beta(17, 3), strength 0.85, no expiry. A standing rule is permanent by its tags' decay class."""


def consolidate(candidates: Sequence[Candidate], origin: Origin, now: datetime) -> tuple[Add, ...]:
    """Return one addition per distinct text of the operator, in reading order."""
    return tuple(
        Add(
            ordinals=tuple(candidate.ordinal for candidate in alike),
            arrival=born(alike, Wording(alike[0].statement.text), origin, OPERATOR_STANDPOINT, now),
            reason=OPERATOR_REASON,
        )
        for alike in by_text(candidates)
    )
