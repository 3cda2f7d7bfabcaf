"""Several workers at once: whatever the order, one text is one memory, one delivery counts once, nothing deadlocks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from threading import Barrier
from typing import TYPE_CHECKING, Any

import pytest
from psycopg import sql

from infra.postgres.dead_letters import PostgresDeadLetters
from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.overview import PostgresOverview
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import Ending, Tier
from pipeline.domain.plan import Plan, Stage
from pipeline.domain.recall import Dispatch, Ranked
from pipeline.domain.sweep import Pass
from pipeline.errors import InvalidInputError, PermanentError, TransientError
from pipeline.policy import EXPIRY_GRACE, STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import DAY, NOON, gated, parcel, ref, statement
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.store_walk import Store

PORT = "Postgres 16 runs on port 5433."
FACTS = tuple(f"Service {name} listens on port {6000 + n}." for n, name in enumerate("abcdefghijklmnopqrst"))
EXPIRES = NOON + 45 * DAY


def together(*tasks: Callable[[], Any]) -> list[Any]:
    """Run every task in a thread of its own, all started at the same instant; return what each returned."""
    start = Barrier(len(tasks))

    def run(task: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the task gives
        start.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return [future.result() for future in [pool.submit(run, task) for task in tasks]]


def test_eight_writers_of_the_same_facts_end_with_one_memory_each(store: Store) -> None:
    """Each writer plans the facts in another order: a fixed lock order is all that keeps them from a deadlock."""
    plans: list[tuple[Any, Plan]] = []
    for writer in range(8):
        claim = store.classify(Said(FACTS, f"t-{writer}", colony=f"colony-{writer}"))
        plan = store.plan(claim, NOON)
        turned = plan.changes[writer:] + plan.changes[:writer]
        plans.append((claim, Plan(turned[:: (-1) ** writer], NOON, "formation")))
    assert all(together(*[lambda c=claim, p=plan: store.stages.formed(c, p) for claim, plan in plans]))
    known = store.remembered()
    assert len(known) == len(FACTS)
    assert {each.state.reinforce_count for each in known} == {7}
    assert {each.state.tier for each in known} == {Tier.CONSOLIDATED}
    ledger = PostgresOverview(store.database, "w").ledger()
    assert (ledger["staged"], ledger["noop"], ledger["balanced"]) == (20, 140, True)


def test_one_transcript_formed_by_eight_workers_at_once_has_one_effect(store: Store) -> None:
    claim = store.classify(Said(FACTS))
    plan = store.plan(claim, NOON)
    done = together(*[lambda: store.stages.formed(claim, plan)] * 8)
    assert done.count(Progress.DONE) == 1
    assert len(store.rows("SELECT * FROM events")) == len(FACTS)


def test_one_claim_is_given_to_one_of_eight_workers(store: Store) -> None:
    store.ledger.put(parcel())
    claims = together(*[lambda: store.ledger.claim(ref(), Progress.RECEIVED, NOON)] * 8)
    assert sum(claim is not None for claim in claims) == 1
    assert store.rows("SELECT attempts FROM transcripts") == [{"attempts": 1}]


def test_one_parcel_enqueued_by_eight_producers_is_received_once(store: Store) -> None:
    receipts = together(*[lambda: store.ledger.put(parcel())] * 8)
    assert sum(not receipt.already_received for receipt in receipts) == 1


def dispatch(known: Sequence[Any], name: str, agent: str, colony: str = "bees", minutes: int = 0) -> Dispatch:
    ranked = tuple(Ranked(each, 0.9, 0.8, {}, "") for each in known)
    return Dispatch(name, "w", agent, colony, "which port", NOON + timedelta(minutes=minutes), ranked)


def test_dispatches_that_race_each_count_once_and_graduate_once(store: Store) -> None:
    store.form(Said(FACTS[:4]))
    known = store.remembered()
    log = PostgresDispatches(store.database)
    orders = [known, known[::-1], known[1:] + known[:1], known[2:] + known[:2]]
    twice = [dispatch(order, f"d-{n % 4}", f"agent-{n % 4}") for n, order in enumerate([*orders, *orders])]
    together(*[lambda d=each: log.record(d) for each in twice])
    for each in store.remembered():
        assert (each.state.recall_count, each.state.dispatch_count) == (4, 4)
        assert each.state.tier is Tier.CONSOLIDATED
    kinds = [row["kind"] for row in store.rows("SELECT kind FROM events")]
    assert kinds.count("graduated") == 4


def test_two_agents_at_once_are_two_recalls_and_one_graduation(store: Store) -> None:
    store.form(Said([PORT]))
    log = PostgresDispatches(store.database)
    known = store.remembered()
    together(*[lambda a=agent: log.record(dispatch(known, f"d-{a}", a)) for agent in ("scout", "guard")])
    (after,) = store.remembered()
    assert (after.state.recall_count, after.state.tier) == (2, Tier.CONSOLIDATED)
    events = store.rows("SELECT kind FROM events ORDER BY version")
    assert [row["kind"] for row in events] == ["created", "dispatched", "dispatched", "graduated"]


@pytest.mark.parametrize("attempt", range(6))
def test_graduation_and_expiry_in_the_same_instant_end_consolidated(store: Store, attempt: int) -> None:
    store.form(Said([PORT]))
    known = store.remembered()
    store.dispatch(known, "d-1", "scout")
    late = EXPIRES - timedelta(seconds=1)
    second = Dispatch("d-2", "w", "guard", "bees", "q", late, (Ranked(known[0], 0.9, 0.8, {}, ""),))
    sweep = PostgresSweeps(store.database, judge_configured=False)
    tasks = [
        lambda: sweep.expire(Pass(EXPIRES + EXPIRY_GRACE)),
        lambda: PostgresDispatches(store.database).record(second),
    ]
    together(*tasks[:: (-1) ** attempt])
    (after,) = store.remembered()
    assert (after.state.tier, after.state.is_live) == (Tier.CONSOLIDATED, True)


def test_two_sweeps_share_the_work(store: Store) -> None:
    store.form(Said(FACTS))
    sweep = PostgresSweeps(store.database, judge_configured=False)
    reports = together(*[lambda: sweep.expire(Pass(EXPIRES + EXPIRY_GRACE))] * 2)
    assert sum(report.counts["expired"] for report in reports) == len(FACTS)
    assert {each.state.ending for each in store.remembered()} == {Ending.EXPIRED}


def test_two_relays_name_each_transcript_once(store: Store) -> None:
    for n in range(20):
        store.ledger.put(parcel(transcript=f"t-{n}"))
    found = together(*[lambda: store.ledger.overdue(NOON + STAGE_LEASE, 20)] * 2)
    assert sorted(each[0] for each in [*found[0], *found[1]]) == sorted(ref(f"t-{n}") for n in range(20))


def test_the_order_of_arrival_does_not_matter(store: Store) -> None:
    """A restatement that overtakes the first mention leaves the same counts and the same tier."""
    for transcript, colony in (("t-2", "bees"), ("t-1", "ants"), ("t-3", "ants")):
        store.form(Said([PORT], transcript, colony=colony))
    (known,) = store.remembered()
    assert (known.state.reinforce_count, known.state.mention_count, known.state.tier) == (1, 1, Tier.CONSOLIDATED)


def test_a_dead_letter_is_listed_shown_and_retried_where_it_died(store: Store) -> None:
    letters = PostgresDeadLetters(store.database)
    claim = store.classify(Said([PORT]))
    store.ledger.fail(claim, PermanentError("the plan is broken", "broken_plan"), NOON)
    (letter,) = letters.list("w")
    assert (letter["reason"], letter["message"], letter["progress"]) == (
        "broken_plan",
        "the plan is broken",
        "classified",
    )
    shown = letters.show("w", letter["id"])
    assert shown is not None
    assert "broken_plan" not in shown["message"]
    retried = letters.retry("w", letter["id"], NOON + DAY)
    assert (retried.ref, retried.progress, retried.bulk) == (ref(), Progress.CLASSIFIED, False)
    assert letters.list("w") == []
    again = store.claim(ref(), Progress.CLASSIFIED, NOON + DAY)
    assert again.attempt == 1
    assert store.stages.formed(again, store.plan(again, NOON + DAY))
    assert PostgresOverview(store.database, "w").ledger()["staged"] == 1


def test_a_discarded_letter_stays_in_the_ledger(store: Store) -> None:
    letters = PostgresDeadLetters(store.database)
    store.ledger.fail(store.classify(Said([PORT])), KeyError("x"), NOON)
    (letter,) = letters.list("w")
    letters.discard("w", letter["id"], NOON)
    assert letters.list("w") == []
    assert PostgresOverview(store.database, "w").ledger()["failed"] == 1
    for settle in (letters.retry, letters.discard):
        with pytest.raises(InvalidInputError, match="no open dead letter"):
            settle("w", letter["id"], NOON)


def test_replacing_a_dead_transcript_settles_its_letter(store: Store) -> None:
    letters = PostgresDeadLetters(store.database)
    store.ledger.put(parcel())
    store.ledger.fail(store.claim(ref(), Progress.RECEIVED), PermanentError("unreadable", "unknown_format"), NOON)
    (letter,) = letters.list("w")
    store.ledger.put(parcel("readable", replace=True))
    assert letters.list("w") == []
    for settle in (letters.retry, letters.discard):
        with pytest.raises(InvalidInputError, match="no open dead letter"):
            settle("w", letter["id"], NOON)
    assert letters.show("w", letter["id"]) is not None
    assert letters.show("v", letter["id"]) is None


def test_the_overview_counts_one_workspace_or_all(store: Store) -> None:
    store.form(Said([PORT], workspace="w"))
    store.form(Said(FACTS[:2], workspace="v"))
    store.ledger.put(parcel(transcript="t-9"))
    one, every = PostgresOverview(store.database, "w"), PostgresOverview(store.database)
    assert (one.ledger()["transcripts"], every.ledger()["transcripts"]) == (2, 3)
    assert one.stages() == {Progress.DONE: (1, NOON), Progress.RECEIVED: (1, NOON)}
    assert one.reasons() == [("staged", "no_model", 1)]
    assert every.classes() == {"reference": 3}
    assert every.memories() == {"episodes": 3, "consolidated": 0, "ended": 0}
    assert PostgresOverview(store.database, "nobody").ledger()["balanced"] is True


def test_a_stage_that_fails_halfway_leaves_nothing_behind(store: Store) -> None:
    """One row that PostgreSQL refuses takes its whole stage back; the transcript stands where it stood."""
    store.ledger.put(parcel())
    claim = store.claim(ref(), Progress.RECEIVED)
    with pytest.raises(PermanentError, match="statements_score_is_a_share"):
        store.stages.gated(claim, gated([statement(PORT), statement(FACTS[0], score=1.5)]), "plain", NOON)
    assert store.rows("SELECT * FROM statements") == []
    assert store.ledger.fail(claim, TransientError("again"), NOON) is Progress.RECEIVED


def test_one_bad_memory_of_fifty_fails_alone(store: Store) -> None:
    texts = [f"Service {n} listens on port {7000 + n}." for n in range(50)]
    claim = store.classify(Said(texts))
    plan = store.plan(claim, NOON)
    bad = plan.changes[17]
    assert isinstance(bad, Stage)
    arrival = replace(bad.arrival, memory=replace(bad.arrival.memory, importance=7.0))
    changes = (*plan.changes[:17], replace(bad, arrival=arrival), *plan.changes[18:])
    assert store.stages.formed(claim, replace(plan, changes=changes))
    rows = store.rows("SELECT ordinal, reason FROM statements WHERE outcome = 'failed'")
    assert rows == [{"ordinal": 17, "reason": "refused_by_constraint"}]
    assert PostgresOverview(store.database, "w").ledger()["staged"] == 49


def test_what_was_erased_can_be_said_again(store: Store) -> None:
    store.form(Said([PORT]))
    with store.database.maintenance() as connection:
        connection.execute("DELETE FROM transcripts")
        connection.execute("DELETE FROM memory_state")
        connection.execute("DELETE FROM memories")
        left = [
            row["relname"]
            for row in connection.execute(
                "SELECT relname FROM pg_class WHERE relnamespace = 'memform'::regnamespace AND relrowsecurity"
            ).fetchall()
            if connection.execute(sql.SQL("SELECT 1 FROM {}").format(sql.Identifier(row["relname"]))).fetchone()
        ]
    assert left == []
    store.form(Said([PORT]))
    assert len(store.remembered()) == 1
