"""The operator's lane: what an operator says is remembered at once, with or without a model (SPEC §10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Status, Tier
from pipeline.domain.plan import Add
from pipeline.domain.transcript import Origin
from pipeline.lifecycle.birth import Standpoint, Wording, born
from pipeline.lifecycle.staging import by_text
from pipeline.policy import OPERATOR_PRIOR, OPERATOR_STRENGTH

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.memory import Memory, Remembered
    from pipeline.domain.statement import Candidate

OPERATOR_REASON: Final = "operator"
OPERATOR_STANDPOINT: Final = Standpoint(Tier.CONSOLIDATED, Status.VERIFIED, OPERATOR_PRIOR, OPERATOR_STRENGTH)
"""Verified, Beta(17, 3), strength 0.85, no expiry. A standing rule is permanent by its tags' decay class."""


def reworded(parents: Sequence[Memory], said: Candidate, now: datetime) -> Remembered:
    """Return an operator's memory in new words, in the place of its `parents` (at least one).

    It holds where and since when the first of them did, and rests on what all of them rest on.
    """
    known = parents[0]
    origin = Origin(
        workspace_id=known.workspace_id,
        transcript_id="",
        thread_id=known.thread_id,
        colony_id=known.colony_id,
        repo=known.repo,
        occurred_at=known.valid_from,
        received_at=now,
        operator=True,
        gate_version=known.gate_version,
        pacer_version=known.pacer_version,
    )
    fresh = born([said], Wording(said.statement.text), origin, OPERATOR_STANDPOINT, now)
    memory = replace(
        fresh.memory,
        provenance=tuple(dict.fromkeys(place for parent in parents for place in parent.provenance)),
        merged_from=tuple(parent.memory_id for parent in parents) if len(parents) > 1 else (),
    )
    return replace(fresh, memory=memory)


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
