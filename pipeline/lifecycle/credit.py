"""What an outcome and a reader's word do to a memory: confidence, and for a helpful word also strength (SPEC §11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Ending, EventKind, Remembered
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.graduation import Use, can_still_graduate, graduate
from pipeline.lifecycle.transition import Cause, Machine, moved
from pipeline.scoring import confidence
from pipeline.scoring.strength import reinforce, strength_in_use

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.credit import ColonyOutcome, Feedback
    from pipeline.domain.memory import MemoryState
    from pipeline.domain.plan import Transition
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing


def word_source(feedback: Feedback) -> str:
    """Return the source under which a reader's helpful words lift a strength at most once a day."""
    return f"feedback:{feedback.reader}"


def can_learn(state: MemoryState, at: datetime) -> bool:
    """Return whether evidence of `at` still reaches a memory: it lives, or expired only after that."""
    if state.expires_at is not None and at >= state.expires_at:
        return False
    return state.is_live or state.ending is Ending.EXPIRED


def credited(known: Remembered, outcome: ColonyOutcome, rank: int, at: datetime) -> Transition | None:
    """Return what a colony's outcome makes of a memory that was the `rank`-th (from 0) it was given, else None.

    Nothing changes for a memory that has ended, nor for an operator's when the colony failed.
    """
    operator, decay_class = known.memory.operator, known.memory.decay_class
    if not can_learn(known.state, at) or (operator and not outcome.succeeded):
        return None
    after = confidence.learn(
        known,
        at,
        lambda belief: (
            confidence.credit_success(belief, decay_class, outcome.quality, rank)
            if outcome.succeeded
            else confidence.credit_failure(belief, outcome.quality, rank, operator=operator)
        ),
    )
    ended = "succeeded" if outcome.succeeded else "failed"
    reason = f"colony {outcome.colony_id} {ended} (quality {outcome.quality:.2f}), given at place {rank + 1}"
    return moved(known.state, after, EventKind.CONFIDENCE_UPDATED, Cause(Machine.OUTCOME, reason, at))


def answered(
    standing: Standing, feedback: Feedback, at: datetime, knobs: Knobs = DEFAULT_KNOBS, *, reinforces: bool
) -> Sequence[Transition]:
    """Return what a reader's word makes of a memory: one step of confidence, and perhaps a graduation.

    `reinforces` is True for the first helpful word of an independent reader on this UTC day: it lifts strength and
    counts as a reinforcement. An unhelpful word also counts as a prediction error; it never lowers an operator's.
    """
    known = standing.remembered
    state, operator = known.state, known.memory.operator
    if not can_learn(state, at) or (operator and not feedback.helpful):
        return ()
    after = confidence.learn(
        known, at, lambda belief: confidence.credit_feedback(belief, helpful=feedback.helpful, operator=operator)
    )
    cause = Cause(Machine.FEEDBACK, f"{'helpful' if feedback.helpful else 'not helpful'}: {feedback.reader}", at)
    if not feedback.helpful:
        after = replace(after, prediction_errors=state.prediction_errors + 1)
    if not (feedback.helpful and reinforces):
        return (moved(state, after, EventKind.CONFIDENCE_UPDATED, cause),)
    strength = reinforce(strength_in_use(known, standing.agreeing, knobs, at), knobs)
    step = moved(state, _reinforced(after, strength, at), EventKind.REINFORCED, cause)
    grown = Remembered(known.memory, step.after)
    use = Use(step.after.dispatch_count, step.after.reinforce_count)
    graduation = graduate(grown, use, "feedback", at) if can_still_graduate(step.after, at) else None
    return (step, graduation) if graduation else (step,)


def _reinforced(state: MemoryState, strength: float, at: datetime) -> MemoryState:
    return replace(
        state,
        strength=strength,
        strength_baseline=strength,
        strength_at=max(state.strength_at, at),
        last_reinforced_at=max(state.last_reinforced_at or at, at),
        reinforce_count=state.reinforce_count + 1,
    )
