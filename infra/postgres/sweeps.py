"""Sweeps over the memories of every workspace: expiry, graduation, decay, staleness, reset (SPEC §10, §11, §14)."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from infra.postgres.queries import load
from infra.postgres.sweeping import Search, sweep_memories
from pipeline import maintenance
from pipeline.domain.sweep import Batch
from pipeline.policy import EXPIRY_GRACE, GRADUATION_DISPATCHES, GRADUATION_REINFORCEMENTS

if TYPE_CHECKING:
    from infra.postgres.database import Database
    from pipeline.domain.sweep import Pass
    from pipeline.knobs import Knobs

_SQL = load("sweeps")


class PostgresSweeps:
    """What time does to memories, batch by batch. Every pass may be repeated, resumed, and run twice at once."""

    def __init__(self, database: Database, *, judge_configured: bool) -> None:
        """Use an open database. What waits for a judge that is configured does not expire unjudged."""
        self._database = database
        self._judge_configured = judge_configured

    def expire(self, spot: Pass) -> Batch:
        """End episodes an hour past their time; one whose evidence came in time graduates instead."""
        parameters = {"before": spot.now - EXPIRY_GRACE, "judge_configured": self._judge_configured}
        decide = partial(maintenance.expire, now=spot.now, judge_configured=self._judge_configured)
        return sweep_memories(self._database, spot, Search(_SQL["lapsed"], maintenance.EXPIRE, parameters), decide)

    def graduate(self, spot: Pass) -> Batch:
        """Graduate episodes whose evidence was written and whose graduation was not. Runs before expiry."""
        parameters = {"dispatches": GRADUATION_DISPATCHES, "reinforcements": GRADUATION_REINFORCEMENTS}
        decide = partial(maintenance.graduate, now=spot.now)
        return sweep_memories(
            self._database, spot, Search(_SQL["stragglers"], maintenance.GRADUATE, parameters), decide
        )

    def decay(self, spot: Pass, knobs: Knobs) -> Batch:
        """Let strength fade and archive what fell under the line; nothing while the knob is off."""
        if knobs.decaying_since is None:
            return Batch(dict.fromkeys(("seen", *maintenance.DECAY), 0))
        used_before = spot.now - timedelta(days=knobs.decay_grace_days)
        parameters = {"since": knobs.decaying_since, "used_before": used_before}
        decide = partial(maintenance.decay, now=spot.now, knobs=knobs)
        return sweep_memories(self._database, spot, Search(_SQL["idle"], maintenance.DECAY, parameters), decide)

    def stale(self, spot: Pass) -> Batch:
        """Mark what has gone stale, and take the mark from what is in use again."""
        decide = partial(maintenance.stale, now=spot.now)
        return sweep_memories(self._database, spot, Search(_SQL["consolidated"], maintenance.STALE), decide)

    def reset(self, spot: Pass) -> Batch:
        """Take beliefs that got stuck back to their priors. On request only: beat never rings it."""
        decide = partial(maintenance.reset, now=spot.now)
        return sweep_memories(self._database, spot, Search(_SQL["consolidated"], maintenance.RESET), decide)
