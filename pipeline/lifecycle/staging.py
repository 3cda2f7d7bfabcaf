"""Candidate → episode: what is stored when nobody judges it, and for how long (SPEC §10)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from pipeline.domain.memory import Status, Tier
from pipeline.domain.plan import Stage
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.birth import Standpoint, Wording, born
from pipeline.policy import STAGED_BASE, STAGED_PER_SCORE
from pipeline.scoring.confidence import prior_of_mean

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.memory import Remembered, StagedReason
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin


def stage(candidates: Sequence[Candidate], origin: Origin, now: datetime, reason: StagedReason) -> tuple[Stage, ...]:
    """Return one stage per distinct text, in reading order; each names every candidate that says it."""
    return tuple(
        Stage(tuple(c.ordinal for c in alike), episode(alike, origin, now, reason), reason)
        for alike in by_text(candidates)
    )


def by_text(candidates: Sequence[Candidate]) -> tuple[tuple[Candidate, ...], ...]:
    """Group candidates that say the same after normalisation, in the order of each text's first appearance."""
    groups: dict[str, list[Candidate]] = {}
    for candidate in candidates:
        groups.setdefault(text_hash(candidate.statement.text), []).append(candidate)
    return tuple(tuple(group) for group in groups.values())


def episode(alike: Sequence[Candidate], origin: Origin, now: datetime, reason: StagedReason) -> Remembered:
    """Return the episode of candidates with one text; it expires after the time to live of its class."""
    lead = alike[0]
    mean = staged_mean(lead.statement.score)
    standpoint = Standpoint(
        tier=Tier.EPISODE,
        status=Status.CANDIDATE,
        prior=prior_of_mean(mean),
        strength=mean,
        staged_reason=reason,
        expires_at=now + timedelta(days=lead.tags.ttl_days),
    )
    return born(alike, Wording(lead.statement.text), origin, standpoint, now)


def staged_mean(score: float) -> float:
    """Return prior mean and strength of an episode with gate `score` in [0, 1]: 0.25 + 0.15·score.

    >>> staged_mean(1.0)
    0.4
    """
    return STAGED_BASE + STAGED_PER_SCORE * score
