"""A restatement that a sweep overtook: what was said in time still counts."""

from __future__ import annotations

from pipeline.domain.memory import Ending, EventKind, Tier
from tests.unit.pipeline.lifecycle.test_arrival import LATER, run, staging, standing, steps


def test_a_restatement_from_before_the_expiry_still_counts_if_it_is_another_voices() -> None:
    swept = standing(ended_at=LATER, ending=Ending.EXPIRED)
    restatement, graduation = steps(run(staging(), on=(swept,)))
    assert (restatement.kind, graduation.kind) == (EventKind.REINFORCED, EventKind.GRADUATED)
    assert (graduation.after.is_live, graduation.after.tier) == (True, Tier.CONSOLIDATED)
    (woken,) = steps(run(staging(colony="ants"), on=(swept,)))
    assert (woken.kind, woken.after.tier) == (EventKind.REVIVED, Tier.EPISODE)
