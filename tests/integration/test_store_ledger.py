"""A transcript's way through the ledger, and what happens when a step fails, comes twice or never ends."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.statement import DropReason
from pipeline.errors import ConflictError, DeferredError, IdConflictError, PermanentError, TransientError
from pipeline.policy import MAX_ATTEMPTS, STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import NOON, candidate, classified, gated, parcel, ref, statement
from tests.store_walk import Said

if TYPE_CHECKING:
    from tests.store_walk import Store

FACTS = ("Postgres 16 runs on port 5433.", "Sessions expire after 30 days.")
LATER = NOON + STAGE_LEASE


def test_a_transcript_goes_from_received_to_done_with_a_balanced_ledger(store: Store) -> None:
    store.form(Said(FACTS))
    receipt = store.ledger.receipt(ref())
    assert receipt is not None
    assert receipt.status == "done"
    assert receipt.format == "plain"
    assert receipt.ledger is not None
    assert receipt.ledger["statements"] == 2
    assert receipt.ledger["staged"] == 2
    assert receipt.ledger["pending"] == 0
    assert receipt.ledger["balanced"] is True


def test_statements_come_back_as_they_were_written(store: Store) -> None:
    store.ledger.put(parcel())
    said = [statement(FACTS[0]), statement("ok", drop=DropReason.TOO_SHORT), statement(FACTS[1], language="de")]
    assert store.stages.gated(store.claim(ref(), Progress.RECEIVED), gated(said), "plain", NOON)
    claim = store.claim(ref(), Progress.GATED)
    origin, found = store.stages.statements(claim)
    assert found == [(0, said[0]), (2, said[2])]
    assert (origin.colony_id, origin.gate_version, origin.operator) == ("ants", "g1", False)
    tagged = [candidate(FACTS[0]), candidate(FACTS[1], 2, language="de", quarantined=True)]
    assert store.stages.classified(claim, classified(tagged), NOON)
    assert store.stages.candidates(store.claim(ref(), Progress.CLASSIFIED))[1] == [tagged[0]]
    store.stages.formed(claim_again := store.claim(ref(), Progress.CLASSIFIED, LATER), store.plan(claim_again, NOON))
    outcomes = [(row["outcome"], row["reason"]) for row in store.rows("SELECT * FROM statements ORDER BY ordinal")]
    assert outcomes == [("staged", "no_model"), ("dropped", "too_short"), ("quarantined", "prompt_injection")]


def test_a_transcript_without_survivors_is_done_at_the_gate(store: Store) -> None:
    store.ledger.put(parcel())
    claim = store.claim(ref(), Progress.RECEIVED)
    assert store.stages.gated(claim, gated([statement("Hi!", drop=DropReason.GREETING)]), "plain", NOON)
    assert store.rows("SELECT progress FROM transcripts") == [{"progress": "done"}]


def test_a_transcript_that_is_all_quarantined_is_done_after_the_scan(store: Store) -> None:
    store.ledger.put(parcel())
    store.stages.gated(store.claim(ref(), Progress.RECEIVED), gated([statement(FACTS[0])]), "plain", NOON)
    store.stages.classified(
        store.claim(ref(), Progress.GATED), classified([candidate(FACTS[0], quarantined=True)]), NOON
    )
    assert store.rows("SELECT progress, quarantined FROM ledger") == [{"progress": "done", "quarantined": 1}]


def test_an_empty_transcript_is_done_with_nothing_in_it(store: Store) -> None:
    store.ledger.put(parcel(""))
    store.stages.gated(store.claim(ref(), Progress.RECEIVED), gated([]), "plain", NOON)
    assert store.rows("SELECT progress, statements, balanced FROM ledger") == [
        {"progress": "done", "statements": 0, "balanced": True}
    ]


def test_the_same_content_again_gets_the_first_receipt(store: Store) -> None:
    first = store.ledger.put(parcel())
    again = store.ledger.put(parcel(at=LATER))
    assert not first.already_received
    assert again.already_received
    assert again.received_at == first.received_at
    assert store.rows("SELECT count(*) AS n FROM transcripts") == [{"n": 1}]


def test_other_content_under_the_same_id_is_refused_unless_it_replaces(store: Store) -> None:
    store.form(Said(FACTS))
    with pytest.raises(IdConflictError, match="--replace"):
        store.ledger.put(parcel("something else"))
    store.ledger.put(parcel("something else", replace=True))
    claim = store.claim(ref(), Progress.RECEIVED)
    assert claim.run == 2
    assert store.ledger.transcript(claim).body == b"something else"
    store.stages.gated(claim, gated([]), "plain", NOON)
    assert len(store.rows("SELECT * FROM memories")) == 2


def test_a_claim_of_a_replaced_run_writes_nothing(store: Store) -> None:
    store.ledger.put(parcel())
    stale = store.claim(ref(), Progress.RECEIVED)
    store.ledger.put(parcel("something else", replace=True))
    assert not store.stages.gated(stale, gated([statement(FACTS[0])]), "plain", NOON)
    with pytest.raises(ConflictError):
        store.ledger.transcript(stale)


def test_a_running_lease_is_not_given_twice_and_an_ended_one_is(store: Store) -> None:
    store.ledger.put(parcel())
    assert store.claim(ref(), Progress.RECEIVED).attempt == 1
    assert store.ledger.claim(ref(), Progress.RECEIVED, LATER - timedelta(seconds=1)) is None
    assert store.claim(ref(), Progress.RECEIVED, LATER).attempt == 2


def test_a_message_for_a_stage_that_has_passed_gets_nothing(store: Store) -> None:
    store.form(Said(FACTS))
    for progress in (Progress.RECEIVED, Progress.GATED, Progress.CLASSIFIED):
        assert store.ledger.claim(ref(), progress, LATER) is None


def test_a_double_delivery_of_a_stage_has_one_effect(store: Store) -> None:
    claim = store.classify(Said(FACTS))
    plan = store.plan(claim, NOON)
    assert store.stages.formed(claim, plan)
    assert not store.stages.formed(claim, plan)
    assert len(store.rows("SELECT * FROM events")) == 2


def test_a_transcript_that_kills_its_workers_is_buried_after_its_last_attempt(store: Store) -> None:
    store.ledger.put(parcel())
    now = NOON
    for attempt in range(1, MAX_ATTEMPTS + 1):
        assert store.claim(ref(), Progress.RECEIVED, now).attempt == attempt
        now += STAGE_LEASE
    assert store.ledger.claim(ref(), Progress.RECEIVED, now) is None
    assert store.ledger.claim(ref(), Progress.RECEIVED, now + STAGE_LEASE) is None
    letters = store.rows("SELECT reason, progress, attempts FROM dead_letters")
    assert letters == [{"reason": "attempts_exhausted", "progress": "received", "attempts": MAX_ATTEMPTS}]


def test_a_transient_failure_waits_with_jitter_and_counts(store: Store) -> None:
    store.ledger.put(parcel())
    claim = store.claim(ref(), Progress.RECEIVED)
    assert store.ledger.fail(claim, TransientError("the server left"), NOON) is Progress.RECEIVED
    assert store.ledger.claim(ref(), Progress.RECEIVED, NOON + timedelta(seconds=0.4)) is None
    assert store.claim(ref(), Progress.RECEIVED, NOON + timedelta(seconds=0.5)).attempt == 2


def test_a_deferred_failure_uses_no_attempt(store: Store) -> None:
    store.ledger.put(parcel())
    now = NOON
    for _ in range(MAX_ATTEMPTS + 2):
        claim = store.claim(ref(), Progress.RECEIVED, now)
        assert claim.attempt == 1
        store.ledger.fail(claim, DeferredError("the budget is spent", timedelta(hours=1)), now)
        now += timedelta(hours=1)


@pytest.mark.parametrize(
    ("error", "reason"),
    [(PermanentError("unreadable", "unknown_format"), "unknown_format"), (KeyError("turns"), "bug")],
)
def test_a_failure_that_no_retry_helps_is_a_dead_letter_with_its_reason(
    store: Store, error: Exception, reason: str
) -> None:
    claim = store.classify(Said(FACTS))
    assert store.ledger.fail(claim, error, NOON) is Progress.DEAD
    assert store.rows("SELECT failed, pending, balanced FROM ledger") == [{"failed": 2, "pending": 0, "balanced": True}]
    assert store.rows("SELECT DISTINCT reason FROM statements") == [{"reason": reason}]
    letter = store.rows("SELECT * FROM dead_letters")[0]
    assert letter["reason"] == reason
    assert type(error).__name__ in letter["traceback"]


def test_the_last_transient_failure_buries(store: Store) -> None:
    store.ledger.put(parcel())
    stood: list[Progress] = []
    for attempt in range(MAX_ATTEMPTS):
        now = NOON + attempt * timedelta(minutes=10)
        claim = store.claim(ref(), Progress.RECEIVED, now)
        stood.append(store.ledger.fail(claim, TransientError("no answer"), now))
    assert stood == [Progress.RECEIVED] * (MAX_ATTEMPTS - 1) + [Progress.DEAD]
    assert store.rows("SELECT reason FROM dead_letters") == [{"reason": "attempts_exhausted"}]


def test_a_failure_reported_by_an_overtaken_worker_changes_nothing(store: Store) -> None:
    store.ledger.put(parcel())
    slow = store.claim(ref(), Progress.RECEIVED)
    store.claim(ref(), Progress.RECEIVED, LATER)
    assert store.ledger.fail(slow, PermanentError("too late", "unknown_format"), LATER) is Progress.RECEIVED
    assert store.rows("SELECT * FROM dead_letters") == []


def test_the_relay_hears_of_what_lost_its_message_once_a_lease(store: Store) -> None:
    store.ledger.put(parcel(transcript="t-1"))
    store.ledger.put(parcel(transcript="t-2", workspace="v", at=NOON + timedelta(seconds=1)))
    assert store.ledger.overdue(LATER - timedelta(seconds=1), 10) == []
    due = LATER + timedelta(seconds=1)
    assert store.ledger.overdue(due, 10) == [
        (ref("t-1"), Progress.RECEIVED, False, ""),
        (ref("t-2", "v"), Progress.RECEIVED, False, ""),
    ]
    assert store.ledger.overdue(due, 10) == []
    store.claim(ref("t-1"), Progress.RECEIVED, due)
    assert [found[0] for found in store.ledger.overdue(due + STAGE_LEASE, 1)] == [ref("t-1")]


def test_a_statement_that_no_change_names_has_failed_and_the_rest_is_formed(store: Store) -> None:
    claim = store.classify(Said(FACTS))
    whole = store.plan(claim, NOON)
    store.stages.formed(claim, type(whole)(whole.changes[:1], NOON, "formation"))
    assert store.rows("SELECT outcome, reason FROM statements ORDER BY ordinal") == [
        {"outcome": "staged", "reason": "no_model"},
        {"outcome": "failed", "reason": "unplanned"},
    ]


def test_scopes_of_two_parts_never_collide(store: Store) -> None:
    store.form(Said(FACTS[:1], "c", "a:b"))
    store.form(Said(FACTS[:1], "b:c", "a"))
    assert len(store.rows("SELECT * FROM transcripts", "a")) == 1
    assert len(store.rows("SELECT * FROM transcripts", "a:b")) == 1
