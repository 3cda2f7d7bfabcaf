"""A transcript of many candidates goes through classify and judge by chunks; each is committed, none is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from infra.postgres.stages import PostgresStages, Versions
from pipeline.policy import STAGE_LEASE
from pipeline.ports import Progress
from tests.builders import NOON, candidate, classified, gated, parcel, ref, statement

if TYPE_CHECKING:
    from tests.store_walk import Store

FACTS = tuple(f"Service {name} listens on port {port}." for name, port in zip("abcde", range(9001, 9006), strict=True))


@pytest.fixture
def by_twos(store: Store) -> Store:
    """Return the store, its stages in chunks of two, with five statements gated."""
    versions = Versions(gate="g1", pacer="p1", scan="s1", policy="1")
    small = replace(store, stages=PostgresStages(store.database, versions, STAGE_LEASE, chunk=2))
    small.ledger.put(parcel("\n".join(FACTS)))
    claim = small.claim(ref(), Progress.RECEIVED)
    assert small.stages.gated(claim, gated([statement(text) for text in FACTS]), "plain", NOON)
    return small


def classify(store: Store) -> tuple[list[int], Progress | None]:
    """Classify the next chunk; return its ordinals and where the transcript stands."""
    claim = store.claim(ref(), Progress.GATED)
    _, numbered = store.stages.statements(claim)
    tagged = [candidate(said.text, ordinal) for ordinal, said in numbered]
    return [ordinal for ordinal, _ in numbered], store.stages.classified(claim, classified(tagged), NOON)


def test_every_chunk_is_committed_and_the_last_moves_on(by_twos: Store) -> None:
    assert [classify(by_twos) for _ in range(3)] == [
        ([0, 1], Progress.GATED),
        ([2, 3], Progress.GATED),
        ([4], Progress.CLASSIFIED),
    ]
    stands: list[Progress | None] = []
    for _ in range(3):
        claim = by_twos.claim(ref(), Progress.CLASSIFIED)
        assert claim.attempt == 1
        stands.append(by_twos.stages.formed(claim, by_twos.plan(claim, NOON)))
    assert stands == [Progress.CLASSIFIED, Progress.CLASSIFIED, Progress.DONE]
    receipt = by_twos.ledger.receipt(ref())
    assert receipt is not None
    assert receipt.ledger is not None
    assert (receipt.ledger["staged"], receipt.ledger["balanced"]) == (5, True)


def test_a_chunk_that_came_twice_has_one_effect(by_twos: Store) -> None:
    for _ in range(3):
        classify(by_twos)
    claim = by_twos.claim(ref(), Progress.CLASSIFIED)
    plan = by_twos.plan(claim, NOON)
    assert by_twos.stages.formed(claim, plan) is Progress.CLASSIFIED
    assert by_twos.stages.formed(claim, plan) is None
    assert len(by_twos.remembered()) == 2


def test_an_unplanned_statement_fails_in_its_own_chunk_only(by_twos: Store) -> None:
    for _ in range(3):
        classify(by_twos)
    claim = by_twos.claim(ref(), Progress.CLASSIFIED)
    whole = by_twos.plan(claim, NOON)
    by_twos.stages.formed(claim, replace(whole, changes=whole.changes[:1]))
    outcomes = [row["outcome"] for row in by_twos.rows("SELECT outcome FROM statements ORDER BY ordinal")]
    assert outcomes == ["staged", "failed", "pending", "pending", "pending"]
    for _ in range(2):
        again = by_twos.claim(ref(), Progress.CLASSIFIED)
        assert by_twos.stages.formed(again, by_twos.plan(again, NOON))
