"""What memform promises, each in a few lines that are written to be read. Nothing here needs a service."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from pipeline import formation
from pipeline.domain.memory import StagedReason, Tier
from pipeline.domain.parcel import Reading
from pipeline.domain.plan import Add, Stage
from pipeline.formats import detect
from pipeline.lifecycle import graduation
from tests import builders
from workers import wiring

if TYPE_CHECKING:
    from pipeline.formation import Formed

NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
SESSION = b"""\
I'll look at the settings first.
Sessions expire after 30 days, and the refresh token after 90.
Never retry a charge without its idempotency key, because the bank would book it twice.
| name | value |
|---|---|
| ttl | 30 |
Should we raise it?
Thanks!
"""


@pytest.fixture(scope="module")
def formed() -> Formed:
    read = detect.read(SESSION, Reading(), "acme", "t-1", NOW)
    return formation.form(read.transcript, wiring.tools())


def test_every_statement_has_exactly_one_outcome(formed: Formed) -> None:
    outcomes = Counter("kept" if s.is_candidate else "dropped" for s in formed.gated.statements)
    judged = len(formed.classified.candidates) + len(formed.classified.quarantined)
    assert outcomes["kept"] == judged
    assert sum(outcomes.values()) == len(formed.gated.statements)


def test_facts_and_rules_stay_and_the_rest_says_why_it_went(formed: Formed) -> None:
    kept = [s.text for s in formed.gated.statements if s.is_candidate]
    assert kept == [
        "Sessions expire after 30 days, and the refresh token after 90.",
        "Never retry a charge without its idempotency key, because the bank would book it twice.",
    ]
    assert all(s.drop is not None for s in formed.gated.statements if not s.is_candidate)


def test_a_statement_points_at_the_very_text_it_came_from(formed: Formed) -> None:
    for statement in formed.gated.statements:
        assert formed.gated.turns[statement.turn].text[statement.start : statement.end] == statement.raw


def test_without_a_model_a_candidate_becomes_an_episode_that_will_expire() -> None:
    plan = formation.reconcile([builders.candidate("The API listens on port 8443.")], builders.origin(), None, NOW)
    (change,) = plan.changes
    assert isinstance(change, Stage)
    assert change.reason is StagedReason.NO_MODEL
    assert change.arrival.state.tier is Tier.EPISODE
    assert change.arrival.state.expires_at == NOW + timedelta(days=45)


def test_an_operators_word_is_consolidated_at_once() -> None:
    said = builders.candidate("Never deploy on a Friday.", surface=builders.Surface.OPERATOR_CHAT)
    plan = formation.reconcile([said], builders.origin(operator=True), None, NOW)
    (change,) = plan.changes
    assert isinstance(change, Add)
    assert change.arrival.state.tier is Tier.CONSOLIDATED
    assert change.arrival.state.expires_at is None


@pytest.mark.parametrize(("dispatches", "graduates"), [(0, False), (1, False), (2, True)])
def test_use_by_two_graduates_an_episode(dispatches: int, graduates: bool) -> None:  # noqa: FBT001 - an expectation
    plan = formation.reconcile([builders.candidate("The API listens on port 8443.")], builders.origin(), None, NOW)
    (change,) = plan.changes
    assert isinstance(change, Stage)
    moved = graduation.graduate(change.arrival, graduation.Use(dispatches, 0), "retrieval", NOW)
    assert (moved is not None) is graduates
    if moved is not None:
        assert moved.after.tier is Tier.CONSOLIDATED
        assert moved.before == change.arrival.state
