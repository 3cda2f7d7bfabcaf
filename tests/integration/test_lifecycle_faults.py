"""Faults that memory stores are known for, each tried in several shapes: a lost count, an old text, a late sweep."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from infra.postgres.credits import PostgresCredits
from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.sweeps import PostgresSweeps
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.credit import ColonyOutcome, Feedback
from pipeline.domain.memory import Ending, Tier
from pipeline.domain.recall import Mode, RecallQuery
from pipeline.domain.sweep import Pass
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.policy import EXPIRY_GRACE
from pipeline.recall import Lens
from tests.builders import DAY, NOON
from tests.integration.test_store_races import EXPIRES, FACTS, PORT, dispatch, together
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from tests.store_walk import Store

SECOND = timedelta(seconds=1)


def found(store: Store, text: str, now: datetime, as_of: datetime | None = None) -> list[str]:
    query = RecallQuery(workspace_id="w", text=text, mode=Mode.KEYWORD, deterministic=True, as_of=as_of)
    hits = PostgresVoices(store.database, "").find(query, None, now)
    return [each.remembered.memory.content for each in recall.answer(query, hits, Lens(), now, None)]


def word(known: Remembered, at: datetime, agent: str = "guard", key: str = "") -> Feedback:
    name = known.memory.memory_id
    return Feedback(workspace_id="w", memory_id=name, helpful=True, agent_id=agent, colony_id="bees", key=key, at=at)


@pytest.mark.parametrize("writers", [2, 3, 5, 8])
def test_no_count_is_lost_however_many_write_at_once(store: Store, writers: int) -> None:
    store.form(Said(FACTS[:2]))
    known = store.remembered()
    log, credit = PostgresDispatches(store.database), PostgresCredits(store.database)
    recalls = [lambda n=n: log.record(dispatch(known, f"d-{n}", f"agent-{n}")) for n in range(writers)]
    words = [lambda n=n: credit.feedback(word(known[0], NOON, f"agent-{n}"), NOON) for n in range(writers)]
    together(*recalls, *words)
    first, second = (next(k for k in store.remembered() if k.memory == each.memory) for each in known)
    assert (first.state.recall_count, first.state.reinforce_count) == (writers, writers)
    assert (second.state.recall_count, second.state.reinforce_count) == (writers, 0)
    kinds = [row["kind"] for row in store.rows("SELECT kind FROM events")]
    assert kinds.count("graduated") == 2, "each once, by whichever evidence came first"


def test_only_the_last_of_a_chain_of_values_is_served_and_each_is_readable_at_its_time(store: Store) -> None:
    values = [f"The pool of the depot holds {n} sessions." for n in (8, 12, 16)]
    for n, text in enumerate(values):
        said = Said([text], f"t-{n}", at=NOON + 9 * n * DAY)
        store.form(replace(said, operator=True, surface=said.surface.__class__("operator_chat")))
    now = NOON + 30 * DAY
    assert found(store, "how many sessions does the pool of the depot hold", now) == values[2:]
    for n, text in enumerate(values):
        assert found(store, "sessions pool depot", now, NOON + (9 * n + 1) * DAY) == [text]


@pytest.mark.parametrize("late", [SECOND, timedelta(minutes=30), EXPIRY_GRACE, DAY, 40 * DAY])
def test_what_has_expired_is_not_served_nor_counted_nor_consolidated_before_or_after_the_sweep(
    store: Store, late: timedelta
) -> None:
    store.form(Said([PORT]))
    known = store.remembered()
    at = EXPIRES + late
    store.dispatch(known, "d-1", "scout", at=EXPIRES - DAY)
    assert found(store, "Postgres port 5433", EXPIRES - SECOND) == [PORT]
    assert found(store, "Postgres port 5433", at) == []
    for sweep_first in (False, True):
        if sweep_first:
            PostgresSweeps(store.database, judge_configured=False).expire(Pass(at))
        store.dispatch(known, f"d-{sweep_first}", "guard", at=at)
        credit = PostgresCredits(store.database)
        credit.feedback(word(known[0], at, key=f"w-{sweep_first}"), at)
        outcome = ColonyOutcome(workspace_id="w", colony_id="bees", succeeded=True, key=f"o-{sweep_first}")
        credit.outcome(outcome, at)
        (after,) = store.remembered()
        assert (after.state.tier, after.state.dispatch_count, after.state.reinforce_count) == (Tier.EPISODE, 1, 0)
        assert after.state.alpha == after.state.prior_alpha


EVIDENCE: dict[str, Callable[[Store, Remembered], object]] = {
    "a second agent": lambda store, known: PostgresDispatches(store.database).record(
        replace(dispatch([known], "d-2", "guard"), at=EXPIRES - SECOND)
    ),
    "the same agent on another day": lambda store, known: PostgresDispatches(store.database).record(
        replace(dispatch([known], "d-2", "scout"), at=EXPIRES - SECOND)
    ),
    "a helpful word": lambda store, known: PostgresCredits(store.database).feedback(
        word(known, EXPIRES - SECOND), EXPIRES + EXPIRY_GRACE
    ),
    "a keyed helpful word": lambda store, known: PostgresCredits(store.database).feedback(
        word(known, EXPIRES - SECOND, key="review 9"), EXPIRES + EXPIRY_GRACE
    ),
    "a restatement": lambda store, _: store.form(Said([PORT], "t-2", colony="wasps", at=EXPIRES - SECOND)),
}


@pytest.mark.parametrize("name", EVIDENCE)
@pytest.mark.parametrize("attempt", range(2))
def test_evidence_of_the_last_second_wins_over_the_sweep_of_the_same_second(
    store: Store, name: str, attempt: int
) -> None:
    store.form(Said([PORT]))
    (known,) = store.remembered()
    store.dispatch([known], "d-1", "scout", at=NOON + DAY)
    sweeps = PostgresSweeps(store.database, judge_configured=False)
    tasks = [lambda: sweeps.expire(Pass(EXPIRES + EXPIRY_GRACE)), lambda: EVIDENCE[name](store, known)]
    together(*tasks[:: (-1) ** attempt])
    (after,) = store.remembered()
    assert (after.state.tier, after.state.ending) == (Tier.CONSOLIDATED, None)
    kinds = [row["kind"] for row in store.rows("SELECT kind FROM events")]
    assert kinds.count("graduated") == 1


def test_being_popular_does_not_outweigh_being_right_and_fades(store: Store) -> None:
    texts = ["The depot gate opens at seven for every carrier.", "The cold store of the depot holds minus twenty."]
    store.form(Said(texts))
    popular = next(k for k in store.remembered() if "gate" in k.memory.content)
    for n in range(40):
        store.dispatch([popular], f"d-{n}", f"agent-{n}", at=NOON + timedelta(minutes=n))
    assert found(store, "how cold is the cold store of the depot", NOON + DAY)[0] == texts[1]
    on = replace(DEFAULT_KNOBS, decay_enabled=True, decaying_since=NOON + DAY)
    PostgresSweeps(store.database, judge_configured=False).decay(Pass(NOON + 120 * DAY), on)
    (after,) = [k for k in store.remembered() if k.memory == popular.memory]
    assert after.state.ending is Ending.ARCHIVED
