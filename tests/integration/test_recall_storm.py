"""Many agents recall at once, each answer a delivery, while formation runs: no deadlock, and every count is exact.

`MEMFORM_STORM` says how many recalls; the figures of two thousand stand in docs/quality-recall.md.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.memory import Tier
from pipeline.domain.recall import Dispatch, RecallQuery
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.recall import Lens
from tests.builders import NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from tests.store_walk import Store

RECALLS = int(os.environ.get("MEMFORM_STORM", "120"))  # noqa: TID251 - how much is the runner's to say
THREADS = 8
THINGS = ("valve", "pump", "ledger", "turbine", "archive", "sensor", "cable", "mirror")
LOGGED = """
SELECT memory_id, count(*) AS deliveries, count(DISTINCT agent_id) AS agents FROM deliveries GROUP BY memory_id
"""
TWICE = 5
"""Every fifth delivery is sent twice under one dispatch id, as a redelivered message is."""


def fact(number: int) -> str:
    return f"The {THINGS[number % len(THINGS)]} {number} is rated for {number + 40} volts."


def deliver(store: Store, number: int) -> None:
    """Ask as one of twenty agents, and log what was answered."""
    asked = RecallQuery(workspace_id="w", text=f"what is the {THINGS[number % len(THINGS)]} rated for?", limit=6)
    found = PostgresVoices(store.database, "").find(asked, None, NOON)
    ranked = recall.answer(asked, found, Lens(), NOON, np.random.default_rng(number))
    assert ranked
    dispatch = Dispatch(f"d-{number}", "w", f"agent-{number % 20}", "bees", asked.text, NOON, ranked)
    for _ in range(1 + (number % TWICE == 0)):
        PostgresDispatches(store.database).record(dispatch, DEFAULT_KNOBS)


def form(store: Store, number: int) -> None:
    store.form(Said([fact(1_000 + 3 * number + n) for n in range(3)], f"t-{number}", colony=f"ants-{number}"))


def test_every_delivery_counts_once_and_nobody_waits_for_ever(store: Store) -> None:
    store.form(Said([fact(n) for n in range(48)], "t-first"))
    begun = perf_counter()
    with ThreadPoolExecutor(THREADS) as pool:
        deliveries = [pool.submit(deliver, store, n) for n in range(RECALLS)]
        formed = [pool.submit(form, store, n) for n in range(RECALLS // 10)]
        for done in (*deliveries, *formed):
            done.result()
    spent = perf_counter() - begun
    logged = {row["memory_id"]: row for row in store.rows(LOGGED)}
    known = store.remembered()
    assert store.rows("SELECT count(*) AS n FROM dispatches") == [{"n": RECALLS}]
    assert len(known) == 48 + 3 * (RECALLS // 10)
    for each in known:
        row = logged.get(each.memory.memory_id, {"deliveries": 0, "agents": 0})
        assert each.state.recall_count + each.state.prediction_errors == row["deliveries"]
        assert each.state.dispatch_count == row["agents"]
        assert (each.state.tier is Tier.CONSOLIDATED) == (row["agents"] >= 2)
    graduated = store.rows("SELECT memory_id, count(*) AS n FROM events WHERE kind = 'graduated' GROUP BY memory_id")
    assert {row["n"] for row in graduated} == {1}
    total = sum(row["deliveries"] for row in logged.values())
    print(f"{RECALLS} recalls, {total} deliveries, {len(known)} memories, {THREADS} at once: {spent:.1f} s")  # noqa: T201 - for who measures
