"""What a claim reads in passing is what its stage would have read under it, and nothing else is built on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from pipeline.domain.statement import DropReason
from pipeline.errors import ConflictError
from pipeline.policy import STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import NOON, candidate, classified, gated, parcel, ref, statement

if TYPE_CHECKING:
    from pipeline.ports import Claim
    from tests.store_walk import Store

FACTS = ("Postgres 16 runs on port 5433.", "Sessions expire after 30 days.", "The cache holds 40 entries.")
LATER = NOON + STAGE_LEASE


def claim_reading(store: Store, progress: Progress) -> Claim:
    claim = store.ledger.claim(ref(), progress, NOON, reads=True)
    assert claim is not None
    assert claim.seen is not None
    return claim


def asking(claim: Claim) -> Claim:
    """Return the claim of somebody who reads for himself."""
    return replace(claim, seen=None)


def gate(store: Store) -> Claim:
    """Receive and gate three facts and something dropped; return the claim of classify, which has read."""
    store.ledger.put(parcel())
    said = [statement(FACTS[0]), statement("ok", drop=DropReason.TOO_SHORT), *map(statement, FACTS[1:])]
    assert store.stages.gated(claim_reading(store, Progress.RECEIVED), gated(said), "plain", NOON)
    return claim_reading(store, Progress.GATED)


def test_the_gate_gets_the_bytes_that_it_would_ask_for(store: Store) -> None:
    store.ledger.put(parcel("first"))
    claim = claim_reading(store, Progress.RECEIVED)
    assert store.ledger.transcript(claim) == store.ledger.transcript(asking(claim))
    assert store.ledger.transcript(claim).body == b"first"


def test_many_bytes_are_read_after_the_attempt_was_counted(store: Store) -> None:
    body = np.random.default_rng(1).bytes(400_000).hex()
    store.ledger.put(parcel(body))
    claim = claim_reading(store, Progress.RECEIVED)
    assert len(repr(claim.seen)) < len(body) / 10
    assert store.ledger.transcript(claim).body == body.encode()
    store.ledger.put(parcel("something else", replace=True))
    with pytest.raises(ConflictError):
        store.ledger.transcript(claim)


def test_classify_gets_what_has_no_tags_and_the_judge_what_waits(store: Store) -> None:
    claim = gate(store)
    assert store.stages.statements(claim) == store.stages.statements(asking(claim))
    assert [ordinal for ordinal, _ in store.stages.statements(claim)[1]] == [0, 2, 3]
    tagged = [candidate(FACTS[0], 0), candidate(FACTS[1], 2, quarantined=True), candidate(FACTS[2], 3)]
    assert store.stages.classified(claim, classified(tagged), NOON)
    judging = claim_reading(store, Progress.CLASSIFIED)
    assert store.stages.candidates(judging) == store.stages.candidates(asking(judging))
    assert [found.ordinal for found in store.stages.candidates(judging)[1]] == [0, 3]


def test_what_was_read_of_a_run_that_was_replaced_is_written_nowhere(store: Store) -> None:
    claim = gate(store)
    store.ledger.put(parcel("something else", replace=True))
    _, numbered = store.stages.statements(claim)
    tagged = [candidate(said.text, ordinal) for ordinal, said in numbered]
    assert store.stages.classified(claim, classified(tagged), NOON) is None
    assert store.rows("SELECT count(*) AS n FROM statements WHERE tags IS NOT NULL") == [{"n": 0}]


def test_a_later_run_reads_its_own_statements(store: Store) -> None:
    gate(store)
    store.ledger.put(parcel("something else", replace=True))
    again = store.ledger.claim(ref(), Progress.RECEIVED, LATER, reads=True)
    assert again is not None
    assert store.stages.gated(again, gated([statement(FACTS[2])]), "plain", LATER)
    claim = claim_reading(store, Progress.GATED)
    assert claim.run == 2
    assert [said.text for _, said in store.stages.statements(claim)[1]] == [FACTS[2]]


def test_a_refused_claim_reads_nothing(store: Store) -> None:
    gate(store)
    assert store.ledger.claim(ref(), Progress.GATED, NOON, reads=True) is None
