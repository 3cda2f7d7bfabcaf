"""How an episode becomes consolidated by use, and what counts as use (SPEC §10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind, Tier
from pipeline.lifecycle.birth import veracity_prior
from pipeline.lifecycle.evidence import verified_if_earned
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import (
    GRADUATION_DISPATCHES,
    GRADUATION_REINFORCEMENTS,
    GRADUATION_STRENGTH,
    GRADUATION_STRENGTH_CAP,
)
from pipeline.scoring import confidence

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.plan import Transition


@dataclass(frozen=True, slots=True)
class Use:
    """Evidence of use that counts: independent dispatches by (agent, UTC day), and restatements or helpful feedback.

    Each is dated before the episode expired; whoever reads the rows sees to that.
    """

    dispatches: int
    reinforcements: int

    @property
    def is_enough(self) -> bool:
        """True at two dispatches, or one reinforcement."""
        return self.dispatches >= GRADUATION_DISPATCHES or self.reinforcements >= GRADUATION_REINFORCEMENTS

    def __str__(self) -> str:
        """Name the evidence, as the event does."""
        return f"{self.dispatches} independent dispatches, {self.reinforcements} reinforcements"


def can_still_graduate(state: MemoryState, evidence_at: datetime) -> bool:
    """Return True for an episode whose evidence is dated before it expired, even if the sweep was faster."""
    if state.tier is not Tier.EPISODE or state.expires_at is None:
        return False
    return evidence_at < state.expires_at and (state.is_live or state.ending is Ending.EXPIRED)


def graduate(known: Remembered, use: Use, actor: str, now: datetime) -> Transition | None:
    """Return the episode's graduation if `use` is enough, else None.

    It becomes consolidated without expiry; strength grows by 0.25 up to 0.9 (and is never lowered); its prior is
    re-based to the veracity of its surface with all evidence kept: α − α₀ and β − β₀ are the same before and after.
    """
    if known.state.tier is not Tier.EPISODE or not use.is_enough:
        return None
    return consolidated(known, Cause(actor, str(use), now))


def consolidated(known: Remembered, cause: Cause) -> Transition:
    """Return an episode's move to the other tier, whoever brings it about."""
    state = known.state
    strength = max(state.strength, min(state.strength + GRADUATION_STRENGTH, GRADUATION_STRENGTH_CAP))
    after = replace(
        rebased(state, veracity_prior(known.memory.surface)),
        tier=Tier.CONSOLIDATED,
        expires_at=None,
        staged_reason=None,
        ended_at=None,
        ending=None,
        strength=strength,
        strength_baseline=strength,
        strength_at=max(state.strength_at, cause.at),
    )
    return moved(state, verified_if_earned(after), EventKind.GRADUATED, cause)


def rebased(state: MemoryState, prior: tuple[float, float]) -> MemoryState:
    """Return the state on another prior with the same evidence beyond it; it decays from where it stood."""
    belief = confidence.rebase(confidence.belief_of(state), prior)
    return confidence.store(state, belief, state.confidence_at)
