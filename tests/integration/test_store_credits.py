"""Outcomes and feedback in the store: counted once, whoever reports at the same time."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from infra.postgres.credits import PostgresCredits
from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.credit import ColonyOutcome, Feedback
from pipeline.domain.memory import Status, Tier
from pipeline.domain.sweep import Pass
from pipeline.errors import InvalidInputError
from pipeline.policy import EXPIRY_GRACE
from tests.builders import DAY, NOON
from tests.integration.test_store_races import EXPIRES, FACTS, PORT, dispatch, together
from tests.store_walk import Said

if TYPE_CHECKING:
    from pipeline.domain.memory import Remembered
    from tests.store_walk import Store

HOUR = timedelta(hours=1)
WON = ColonyOutcome(workspace_id="w", colony_id="bees", succeeded=True, quality=0.5)


def beliefs(store: Store) -> dict[str, tuple[float, float]]:
    return {
        known.memory.content: (round(known.state.alpha, 4), round(known.state.beta, 4)) for known in store.remembered()
    }


def word(known: Remembered, *, helpful: bool = True, agent: str = "scout", colony: str = "bees") -> Feedback:
    return Feedback(
        workspace_id="w", memory_id=known.memory.memory_id, helpful=helpful, agent_id=agent, colony_id=colony
    )


def test_an_outcome_credits_what_the_colony_was_given_in_the_order_it_was_given(store: Store) -> None:
    store.form(Said(FACTS[:4]))
    a, b, c, d = sorted(store.remembered(), key=lambda known: known.memory.content)
    store.dispatch([b, a], "d-1", at=NOON)
    store.dispatch([c, b], "d-2", at=NOON + HOUR)
    store.dispatch([d], "d-3", colony="wasps", at=NOON + HOUR)
    credit = PostgresCredits(store.database)
    before = beliefs(store)
    found = credit.outcome(WON, NOON + HOUR)
    assert (found.counted, found.moved) == (True, 3)
    after = beliefs(store)
    gains = {text: after[text][0] - before[text][0] for text in before}
    expected = {b.memory.content: 1.0, a.memory.content: 0.7, c.memory.content: 0.49, d.memory.content: 0.0}
    assert gains == pytest.approx(expected, abs=2e-3)
    pairs = store.rows("SELECT one, other, round(weight::numeric, 3) AS weight FROM pairs ORDER BY one, other")
    (together_once,) = [p for p in pairs if {p["one"], p["other"]} == {a.memory.memory_id, c.memory.memory_id}]
    assert float(together_once["weight"]) == 1.0, "never recalled together, but they succeeded together"


def test_a_report_counts_once_and_a_delivery_is_credited_once(store: Store) -> None:
    store.form(Said([PORT]))
    store.dispatch(store.remembered(), "d-1")
    credit = PostgresCredits(store.database)
    reports = together(*[lambda: credit.outcome(WON, NOON)] * 6)
    assert sum(report.counted for report in reports) == 1
    once = beliefs(store)
    again = credit.outcome(WON.model_copy(update={"key": "second task"}), NOON)
    assert (again.counted, again.moved) == (True, 0), "nothing was given since the first report"
    assert beliefs(store) == once
    store.dispatch(store.remembered(), "d-2", at=NOON + DAY)
    third = credit.outcome(WON.model_copy(update={"key": "third task", "succeeded": False}), NOON + DAY)
    assert third.moved == 1
    (known,) = store.remembered()
    assert known.state.beta > known.state.prior_beta


def test_a_delivery_after_the_colony_ended_is_not_credited_by_it(store: Store) -> None:
    store.form(Said(FACTS[:2]))
    early, late = store.remembered()
    store.dispatch([early], "d-1")
    store.dispatch([late], "d-2", at=NOON + 2 * HOUR)
    ended = WON.model_copy(update={"at": NOON + HOUR})
    assert PostgresCredits(store.database).outcome(ended, NOON + 3 * HOUR).moved == 1


def test_three_good_outcomes_verify_a_candidate(store: Store) -> None:
    store.form(Said([PORT]))
    credit = PostgresCredits(store.database)
    risen = 0
    for n in range(3):
        store.dispatch(store.remembered(), f"d-{n}", colony=f"colony-{n}", at=NOON + n * HOUR)
        good = WON.model_copy(update={"colony_id": f"colony-{n}", "quality": 0.7})
        risen += credit.outcome(good, NOON + n * HOUR).verified
    (known,) = store.remembered()
    assert (known.state.status, risen) == (Status.VERIFIED, 1)


def test_feedback_graduates_once_whoever_says_it_at_once(store: Store) -> None:
    store.form(Said([PORT]))
    (known,) = store.remembered()
    credit = PostgresCredits(store.database)
    words = [word(known, agent=f"agent-{n % 3}") for n in range(9)]
    found = together(*[lambda w=each: credit.feedback(w, NOON) for each in words])
    assert sum(each.counted for each in found) == 3
    assert sum(each.graduated for each in found) == 1
    (after,) = store.remembered()
    assert (after.state.tier, after.state.reinforce_count) == (Tier.CONSOLIDATED, 3)
    assert after.state.alpha - after.state.prior_alpha == pytest.approx(3.0)


def test_a_colony_cannot_praise_its_own(store: Store) -> None:
    store.form(Said([PORT]))
    (known,) = store.remembered()
    found = PostgresCredits(store.database).feedback(word(known, colony="ants"), NOON)
    assert (found.counted, found.graduated) == (True, 0)
    (after,) = store.remembered()
    assert (after.state.tier, after.state.strength) == (Tier.EPISODE, known.state.strength)


def test_a_key_holds_a_day_and_a_key_of_ones_own_for_ever(store: Store) -> None:
    store.form(Said([PORT]))
    (known,) = store.remembered()
    credit = PostgresCredits(store.database)
    no = word(known, helpful=False)
    assert [credit.feedback(no, NOON + n * DAY / 4).counted for n in range(3)] == [True, False, True]
    keyed = no.model_copy(update={"key": "review 7"})
    assert [credit.feedback(keyed, NOON + n * DAY).counted for n in (2, 3)] == [True, False]


def test_a_word_said_in_time_beats_the_sweep(store: Store) -> None:
    store.form(Said([PORT]))
    (known,) = store.remembered()
    sweep, credit = PostgresSweeps(store.database, judge_configured=False), PostgresCredits(store.database)
    said = word(known).model_copy(update={"at": EXPIRES - HOUR / 60})
    together(lambda: sweep.expire(Pass(EXPIRES + EXPIRY_GRACE)), lambda: credit.feedback(said, EXPIRES + EXPIRY_GRACE))
    (after,) = store.remembered()
    assert (after.state.tier, after.state.is_live) == (Tier.CONSOLIDATED, True)


def test_a_word_on_another_workspaces_memory_is_refused_and_leaves_nothing(store: Store) -> None:
    store.form(Said([PORT], workspace="v"))
    (known,) = store.remembered("v")
    with pytest.raises(InvalidInputError, match="there is no memory"):
        PostgresCredits(store.database).feedback(word(known), NOON)
    assert store.rows("SELECT * FROM feedback") == []


def test_a_result_under_the_floor_is_a_prediction_error_and_no_recall(store: Store) -> None:
    store.form(Said([PORT]))
    delivery = dispatch(store.remembered(), "d-1", "scout")
    missed = replace(delivery, ranked=tuple(replace(each, relevance=0.1) for each in delivery.ranked))
    PostgresDispatches(store.database).record(missed)
    (after,) = store.remembered()
    assert (after.state.prediction_errors, after.state.recall_count, after.state.dispatch_count) == (1, 0, 1)
