"""What arrivals do to memories that stand already, and how dispatches and sweeps end or keep an episode."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.memories import PostgresMemories
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import Ending, EventKind, StagedReason, Status, Tier
from pipeline.domain.parcel import Reading
from pipeline.domain.plan import Add, Decline, Dispute, OpenConflict, Plan, Replace, Restate
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from pipeline.errors import ConflictError
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import EXPIRY_GRACE
from pipeline.ports import Progress
from tests.builders import DAY, NOON, parcel, ref
from tests.store_walk import Said

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.plan import Change
    from tests.store_walk import Store

PORT = "Postgres 16 runs on port 5433."
EXPIRES = NOON + 45 * DAY
DUE = EXPIRES + EXPIRY_GRACE


def only(store: Store) -> Remembered:
    (known,) = store.remembered()
    return known


def kinds(store: Store) -> list[str]:
    return [row["kind"] for row in store.rows("SELECT kind FROM events ORDER BY memory_id, version")]


def outcomes(store: Store) -> list[tuple[str, str]]:
    rows = store.rows("SELECT outcome, reason FROM statements ORDER BY transcript_id, ordinal")
    return [(row["outcome"], row["reason"]) for row in rows]


def end(store: Store, known: Remembered, ending: Ending, at: datetime = NOON) -> None:
    after = replace(known.state, ended_at=at, ending=ending)
    step = moved(known.state, after, EventKind.ARCHIVED, Cause("operator", "test", at))
    PostgresMemories(store.database).apply("w", [step], at)


def test_the_same_text_spelled_otherwise_is_one_memory(store: Store) -> None:
    store.form(Said([PORT, "  postgres 16  runs on port 5433 "]))
    assert outcomes(store) == [("staged", "no_model"), ("staged", "no_model")]
    assert only(store).state.expires_at == EXPIRES


def test_the_same_colony_again_adds_provenance_only(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    store.form(Said([PORT], "t-2"))
    assert outcomes(store)[1] == ("noop", "same_source")
    assert only(store).state.version == 1
    support = PostgresMemories(store.database).support("w", only(store).memory.memory_id)
    assert [row["transcript_id"] for row in support] == ["t-1", "t-2"]


def test_another_colony_reinforces_and_the_episode_graduates(store: Store) -> None:
    store.form(Said([PORT], "t-1", colony="ants"))
    store.form(Said([PORT], "t-2", colony="bees"))
    state = only(store).state
    assert outcomes(store)[1] == ("noop", "restated")
    assert (state.tier, state.expires_at, state.reinforce_count, state.mention_count) == (Tier.CONSOLIDATED, None, 1, 1)
    assert kinds(store) == ["created", "reinforced", "graduated"]
    assert state.alpha - state.prior_alpha == pytest.approx(0.7)


def test_the_same_bytes_under_another_id_are_no_second_source(store: Store) -> None:
    store.form(Said([PORT], "t-1", colony=""))
    store.form(Said([PORT], "copy-of-t-1", colony=""))
    assert outcomes(store) == [("noop", "same_source"), ("staged", "no_model")]
    assert only(store).state.tier is Tier.EPISODE


def test_the_same_text_in_another_nameless_file_is_a_second_source(store: Store) -> None:
    store.form(Said([PORT], "t-1", colony=""))
    store.form(Said([PORT, "Backups are kept for 30 days."], "t-2", colony=""))
    assert ("noop", "restated") in outcomes(store)
    assert sorted(known.state.tier for known in store.remembered()) == [Tier.CONSOLIDATED, Tier.EPISODE]


def test_two_repositories_remember_apart(store: Store) -> None:
    store.form(Said([PORT], "t-1", repo="acme/api"))
    store.form(Said([PORT], "t-2", repo="acme/web"))
    assert [known.memory.scope for known in store.remembered()] == ["repo:acme-api", "repo:acme-web"]


def test_operator_text_is_consolidated_at_once(store: Store) -> None:
    store.form(Said([PORT], operator=True, surface=Surface.OPERATOR_CHAT))
    known = only(store)
    assert (known.state.tier, known.state.status, known.state.expires_at) == (Tier.CONSOLIDATED, Status.VERIFIED, None)
    assert (known.state.alpha, known.state.beta, known.state.strength) == (17.0, 3.0, 0.85)
    assert outcomes(store) == [("added", "operator")]


def test_an_operator_takes_over_what_a_machine_had(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    store.form(Said([PORT], "t-2", operator=True, surface=Surface.OPERATOR_CHAT, at=NOON + DAY))
    machine, operator = store.remembered()
    assert (machine.state.ending, machine.state.superseded_by) == (Ending.SUPERSEDED, operator.memory.memory_id)
    assert operator.memory.operator
    assert operator.state.is_live
    assert operator.memory.memory_id == f"{machine.memory.memory_id}-2"


def judged(store: Store, said: Said, now: datetime = NOON) -> tuple[Plan, Remembered]:
    """Return a judge's plan that adds the transcript's first candidate, ready to be altered."""
    claim = store.classify(said)
    origin, candidates = store.stages.candidates(claim)
    arrival = formed(candidates, Wording(said.texts[0], prompt_version="r1", model="m"), origin, now)
    return Plan((Add((0,), arrival, "new"),), now, "judge"), arrival


def form(store: Store, said: Said, *changes: Change, at: datetime = NOON + DAY) -> None:
    claim = store.ledger.claim(said.ref, Progress.CLASSIFIED, at)
    assert claim is not None
    assert store.stages.formed(claim, Plan(changes, NOON, "judge"))


def test_a_formed_text_promotes_the_episode_in_place(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    episode = only(store)
    said = Said([PORT], "t-2")
    plan, _ = judged(store, said)
    form(store, said, *plan.changes)
    known = only(store)
    assert known.memory == episode.memory
    assert (known.state.tier, known.state.expires_at, known.state.strength) == (Tier.CONSOLIDATED, None, 0.5)
    assert outcomes(store)[1] == ("added", "promoted")


def test_a_replaced_memory_is_superseded_never_overwritten(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    old = only(store)
    said = Said(["Postgres 17 runs on port 5433."], "t-2")
    _, arrival = judged(store, said)
    target = (old.memory.memory_id, old.state.version)
    form(store, said, Replace((0,), arrival, EventKind.SUPERSEDED, (target,), "newer version"))
    before, after = PostgresMemories(store.database).get("w", [old.memory.memory_id, arrival.memory.memory_id]).values()
    ended, live = sorted([before, after], key=lambda known: known.state.is_live)
    assert (ended.memory.content, ended.state.superseded_by) == (PORT, live.memory.memory_id)
    assert outcomes(store)[1] == ("updated", "newer version")


def test_a_target_that_moved_is_a_conflict_and_nothing_is_written(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    old = only(store)
    said = Said(["Postgres 17 runs on port 5433."], "t-2")
    _, arrival = judged(store, said)
    store.dispatch([old])
    with pytest.raises(ConflictError):
        form(store, said, Replace((0,), arrival, EventKind.REFINED, ((old.memory.memory_id, 1),), "r"))
    assert [row["progress"] for row in store.rows("SELECT progress FROM transcripts ORDER BY transcript_id")] == [
        "done",
        "classified",
    ]
    form(store, said, Decline((0,), "given up"), at=NOON + 2 * DAY)


def test_restate_needs_a_live_target(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    end(store, only(store), Ending.ARCHIVED)
    said = Said(["The database listens on 5433."], "t-2", colony="bees")
    _, arrival = judged(store, said)
    with pytest.raises(ConflictError):
        form(store, said, Restate((0,), arrival, only(store).memory.memory_id, "known"))
    form(store, said, Decline((0,), "given up"), at=NOON + 2 * DAY)


def test_an_open_conflict_keeps_both_and_records_it(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    rival = only(store).memory.memory_id
    said = Said(["Postgres 16 runs on port 5434."], "t-2")
    _, arrival = judged(store, said)
    form(store, said, OpenConflict((0,), arrival, rival, "different numbers"))
    assert all(known.state.is_live for known in store.remembered())
    rows = store.rows("SELECT memory_id, rival_id, winner, reason FROM conflicts")
    assert rows == [
        {"memory_id": arrival.memory.memory_id, "rival_id": rival, "winner": None, "reason": "different numbers"}
    ]


def test_a_dispute_alone_can_be_applied(store: Store) -> None:
    store.form(Said([PORT]))
    rival = only(store).memory.memory_id
    PostgresMemories(store.database).apply("w", [Dispute(None, rival, rival, "lost_conflict", "port 5434")], NOON)
    assert store.rows("SELECT text, winner FROM conflicts") == [{"text": "port 5434", "winner": rival}]


def test_a_value_that_returns_gets_an_id_of_its_own(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    first = only(store)
    said = Said(["Postgres 16 runs on port 5434."], "t-2")
    _, arrival = judged(store, said)
    form(store, said, Replace((0,), arrival, EventKind.SUPERSEDED, ((first.memory.memory_id, 1),), "moved"))
    store.form(Said([PORT], "t-3", at=NOON + DAY))
    live = [known.memory.memory_id for known in store.remembered() if known.state.is_live]
    assert f"{first.memory.memory_id}-2" in live


def test_what_an_operator_struck_out_no_machine_brings_back(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    end(store, only(store), Ending.INVALIDATED)
    store.form(Said([PORT], "t-2", colony="bees"))
    assert outcomes(store)[1] == ("declined", "tombstoned")
    assert only(store).state.ending is Ending.INVALIDATED
    store.form(Said([PORT], "t-3", operator=True, surface=Surface.OPERATOR_CHAT))
    assert only(store).state.is_live
    assert outcomes(store)[2] == ("added", "reinstated")


def test_two_dispatches_of_two_agents_graduate(store: Store) -> None:
    store.form(Said([PORT]))
    first = store.dispatch([only(store)], "d-1", "scout")
    assert [(each.independent, each.counted_now) for each in first] == [(1, True)]
    second = store.dispatch([only(store)], "d-2", "guard")
    assert second[0].remembered.state.tier is Tier.CONSOLIDATED
    assert kinds(store) == ["created", "dispatched", "dispatched", "graduated"]
    graduated = PostgresMemories(store.database).events("w", only(store).memory.memory_id)[-1]
    assert graduated["reason"] == "2 independent dispatches, 0 reinforcements"
    assert graduated["before"]["tier"] == "episode"


@pytest.mark.parametrize(
    ("second", "why"),
    [
        ({"name": "d-1", "agent": "guard"}, "the same dispatch delivered twice"),
        ({"name": "d-2", "agent": "scout"}, "the same agent on the same day"),
        ({"name": "d-2", "agent": "guard", "colony": "ants"}, "back into the colony it came from"),
        ({"name": "d-2", "agent": "guard", "at": EXPIRES}, "after it expired"),
    ],
)
def test_use_cannot_be_pumped(store: Store, second: dict[str, str], why: str) -> None:
    store.form(Said([PORT]))
    store.dispatch([only(store)], "d-1", "scout")
    evidence = store.dispatch([only(store)], **second)  # pyright: ignore[reportArgumentType] - a table of keywords
    assert [(each.independent, each.counted_now) for each in evidence] == [(1, False)], why
    assert only(store).state.tier is Tier.EPISODE


def test_the_same_agent_counts_again_the_next_day_and_lifts_strength_once_a_day(store: Store) -> None:
    store.form(Said([PORT]))
    born = only(store).state.strength
    store.dispatch([only(store)], "d-1")
    lifted = only(store).state.strength
    assert lifted == pytest.approx(born + 0.15 * (1 - born))
    store.dispatch([only(store)], "d-2")
    assert only(store).state.strength == lifted
    assert only(store).state.recall_count == 2
    store.dispatch([only(store)], "d-3", at=NOON + DAY)
    assert only(store).state.tier is Tier.CONSOLIDATED


def test_a_restatement_by_someone_who_was_told_is_an_echo(store: Store) -> None:
    store.form(Said([PORT], "t-1", colony="ants"))
    store.dispatch([only(store)], colony="bees")
    store.form(Said([PORT], "t-2", colony="bees"))
    assert outcomes(store)[1] == ("noop", "same_source")
    assert only(store).state.reinforce_count == 0


def test_the_recall_log_says_what_a_colony_was_told(store: Store) -> None:
    store.form(Said([PORT]))
    store.dispatch([only(store)], colony="bees", at=NOON + DAY)
    store.dispatch([only(store)], "nobody's", colony="", at=NOON + DAY)
    told, log = frozenset([only(store).memory.text_hash]), PostgresDispatches(store.database)
    for name, colony, at in (("then", "bees", NOON), ("later", "bees", NOON + DAY), ("nameless", "", NOON + DAY)):
        reading = Reading(colony_id=colony)
        store.ledger.put(parcel(transcript=name, at=at).model_copy(update={"reading": reading}))
        claim = store.ledger.claim(ref(name), Progress.RECEIVED, at, reads=True)
        assert claim is not None
        for seen in (None, claim.seen):
            assert log.recalled(claim.ref, "bees", seen) == (told if at > NOON else frozenset())
            assert log.recalled(claim.ref, "ants", seen) == frozenset()
            assert log.recalled(claim.ref, "", seen) == frozenset()


def swept(seen: int, graduated: int, expired: int) -> dict[str, int]:
    return {"seen": seen, "graduated": graduated, "expired": expired}


def sweeps(store: Store, *, judge: bool = False) -> PostgresSweeps:
    return PostgresSweeps(store.database, judge_configured=judge)


def test_expiry_waits_for_the_grace_and_deletes_nothing(store: Store) -> None:
    store.form(Said([PORT]))
    almost = EXPIRES + EXPIRY_GRACE - timedelta(seconds=1)
    assert sweeps(store).expire(Pass(almost)).counts == swept(0, 0, 0)
    assert sweeps(store).expire(Pass(DUE, dry_run=True)).counts == swept(1, 0, 1)
    assert only(store).state.is_live
    assert sweeps(store).expire(Pass(DUE)).counts == swept(1, 0, 1)
    assert sweeps(store).expire(Pass(DUE)).counts == swept(0, 0, 0)
    assert only(store).state.ending is Ending.EXPIRED


def test_what_was_said_again_after_it_expired_is_the_same_row_with_a_fresh_time(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    born = only(store)
    sweeps(store).expire(Pass(DUE))
    later = EXPIRES + 10 * DAY
    store.form(Said([PORT], "t-2", colony="bees", at=later))
    known = only(store)
    assert known.memory == born.memory
    assert (known.state.is_live, known.state.expires_at, known.state.tier) == (True, later + 45 * DAY, Tier.EPISODE)
    assert outcomes(store)[1] == ("staged", "revived")
    assert kinds(store) == ["created", "expired", "revived"]


def test_evidence_from_before_the_expiry_wins_over_a_sweep_that_was_faster(store: Store) -> None:
    store.form(Said([PORT]))
    stale = only(store)
    store.dispatch([stale], "d-1", "scout")
    sweeps(store).expire(Pass(DUE))
    store.dispatch([stale], "d-2", "guard", at=EXPIRES - timedelta(seconds=1))
    assert (only(store).state.is_live, only(store).state.tier) == (True, Tier.CONSOLIDATED)


def test_an_episode_whose_graduation_was_missed_graduates_in_the_sweep(store: Store) -> None:
    store.form(Said([PORT]))
    known = only(store)
    missed = moved(
        known.state, replace(known.state, reinforce_count=1), EventKind.REINFORCED, Cause("test", "crash", NOON)
    )
    PostgresMemories(store.database).apply("w", [missed], NOON)
    assert sweeps(store).graduate(Pass(NOON, dry_run=True)).counts == {"seen": 1, "graduated": 1}
    assert sweeps(store).expire(Pass(DUE)).counts == swept(1, 1, 0)
    assert only(store).state.tier is Tier.CONSOLIDATED
    assert sweeps(store).graduate(Pass(NOON)).counts == {"seen": 0, "graduated": 0}


def with_reason(state: MemoryState, reason: StagedReason) -> MemoryState:
    return replace(state, staged_reason=reason)


@pytest.mark.parametrize(("judge", "expired"), [(True, 0), (False, 1)])
def test_what_waits_for_a_judge_expires_only_where_none_is_configured(store: Store, judge: bool, expired: int) -> None:  # noqa: FBT001 - a column of the table
    store.form(Said([PORT]))
    known = only(store)
    waits = moved(
        known.state, with_reason(known.state, StagedReason.OUTAGE), EventKind.STATUS_CHANGED, Cause("test", "x", NOON)
    )
    PostgresMemories(store.database).apply("w", [waits], NOON)
    assert sweeps(store, judge=judge).expire(Pass(DUE)).counts["expired"] == expired


def test_effects_on_a_version_that_moved_are_refused_whole(store: Store) -> None:
    store.form(Said([PORT]))
    known = only(store)
    step = moved(known.state, replace(known.state, pinned=True), EventKind.PINNED, Cause("operator", "keep", NOON))
    memories = PostgresMemories(store.database)
    memories.apply("w", [step], NOON)
    with pytest.raises(ConflictError):
        memories.apply("w", [step], NOON)
    assert kinds(store) == ["created", "pinned"]


def test_a_pinned_episode_outlives_its_time(store: Store) -> None:
    store.form(Said([PORT]))
    known = only(store)
    step = moved(known.state, replace(known.state, pinned=True), EventKind.PINNED, Cause("operator", "keep", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)
    assert sweeps(store).expire(Pass(DUE)).counts == swept(0, 0, 0)


def test_an_erased_source_leaves_a_memory_that_another_supports(store: Store) -> None:
    store.form(Said([PORT], "t-1"))
    store.form(Said([PORT], "t-2"))
    with store.database.maintenance() as connection:
        connection.execute("DELETE FROM transcripts WHERE transcript_id = 't-1'")
    support = PostgresMemories(store.database).support("w", only(store).memory.memory_id)
    assert [row["transcript_id"] for row in support] == ["t-2"]


def test_an_operators_correction_replaces_what_the_operator_said(store: Store) -> None:
    """Also when the correction is formed first: what is older by event time does not win by arriving late."""
    old, new = "The pool holds 8 sessions.", "The pool holds 12 sessions."
    chat = Surface.OPERATOR_CHAT
    store.form(Said([old], "t-1", operator=True, surface=chat))
    store.form(Said([new], "t-2", operator=True, surface=chat, at=NOON + DAY / 24))
    store.form(Said([old], "t-3", operator=True, surface=chat, at=NOON - DAY))
    assert [known.memory.content for known in store.remembered() if known.state.is_live] == [new]
    assert outcomes(store) == [("added", "operator"), ("updated", "conflict of value"), ("noop", "known, and over")]
    assert store.rows("SELECT winner IS NOT NULL AS won FROM conflicts") == [{"won": True}]


def test_an_episode_that_contradicts_an_operator_is_an_open_conflict_once(store: Store) -> None:
    store.form(Said(["The pool holds 8 sessions."], "t-1", operator=True, surface=Surface.OPERATOR_CHAT))
    for transcript in ("t-2", "t-3"):
        store.form(Said(["The pool holds 12 sessions."], transcript, at=NOON + DAY))
    assert all(known.state.is_live for known in store.remembered())
    assert store.rows("SELECT winner FROM conflicts") == [{"winner": None}]
