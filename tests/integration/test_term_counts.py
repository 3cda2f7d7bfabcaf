"""Estimates of how common words are: made when memories have grown, and what the lexical voice does with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra.postgres.term_counts import PostgresTermCounts
from infra.postgres.voices import PostgresVoices
from pipeline.domain.recall import RecallQuery, Voice
from pipeline.domain.sweep import Batch, Pass
from tests.builders import DAY, NOON
from tests.crowd import crowd

if TYPE_CHECKING:
    from tests.store_walk import Store

COMMON = 1_200
NOTHING = Batch({"seen": 0, "workspaces": 0, "terms": 0})


@pytest.fixture
def crowded(store: Store) -> Store:
    """A workspace of 1,202 memories: nearly every one says `valve`, every third `rust`, and one of them `osmium`."""
    texts = [f"Valve number {n} is {'rust' if n % 3 == 0 else 'green'} on plate {n}." for n in range(COMMON)]
    crowd(store, [*texts, "The osmium rust is on the valve."])
    return store


def top(store: Store, text: str) -> list[str]:
    query = RecallQuery(workspace_id="w", text=text, deterministic=True)
    found = PostgresVoices(store.database, "").find(query, None, NOON)
    return [found.memories[hit.memory_id].memory.content for hit in found.hits[Voice.LEXICAL]]


def test_common_words_are_counted_once_for_all_questions(crowded: Store) -> None:
    report = PostgresTermCounts(crowded.database).measure(Pass(NOON))
    assert report.counts["seen"] == COMMON + 2
    assert report.counts["workspaces"] == 1
    counts = {row["lexeme"]: row["memories"] for row in crowded.rows("SELECT lexeme, memories FROM term_counts")}
    assert counts["valv"] == COMMON + 1
    assert counts["rust"] == COMMON // 3 + 1
    assert "osmium" not in counts


def test_nothing_is_measured_again_before_it_has_grown_or_aged(crowded: Store) -> None:
    counts = PostgresTermCounts(crowded.database)
    assert counts.measure(Pass(NOON, dry_run=True)) == NOTHING
    assert counts.measure(Pass(NOON)).counts["workspaces"] == 1
    assert counts.measure(Pass(NOON)) == NOTHING
    assert counts.measure(Pass(NOON + DAY)).counts["workspaces"] == 1
    crowd(crowded, [f"Pump {n} hums in hall {n}." for n in range(300)], start=COMMON + 2)
    with crowded.database.maintenance() as connection:
        # Rows may land where deleted ones were, so that the table need not be larger; it counts as having been smaller.
        (size,) = connection.execute("DELETE FROM workspace_sizes RETURNING *, pages / 2 AS half").fetchall()
        connection.execute(
            "INSERT INTO workspace_sizes (workspace_id, memories, pages, measured_at)"
            " VALUES (%(workspace_id)s, %(memories)s, %(half)s, %(measured_at)s)",
            size,
        )
    assert counts.measure(Pass(NOON + DAY)).counts["seen"] == COMMON + 302


def test_whoever_comes_second_leaves_it_to_the_first(crowded: Store) -> None:
    with crowded.database.maintenance() as busy:
        busy.execute("SELECT pg_advisory_xact_lock(7236002)")
        assert PostgresTermCounts(crowded.database).measure(Pass(NOON)) == NOTHING


def test_a_rare_word_leads_and_a_common_one_only_raises(crowded: Store) -> None:
    PostgresTermCounts(crowded.database).measure(Pass(NOON))
    assert top(crowded, "osmium valve")[0] == "The osmium rust is on the valve."
    assert top(crowded, "osmium") == ["The osmium rust is on the valve."]
    assert top(crowded, "valve rust osmium")[0] == "The osmium rust is on the valve."


def test_common_words_alone_find_what_has_most_of_them(crowded: Store) -> None:
    PostgresTermCounts(crowded.database).measure(Pass(NOON))
    assert all("rust" in text for text in top(crowded, "rust valve"))
    assert top(crowded, "valve")


def test_estimates_are_the_workspace_s_own(crowded: Store) -> None:
    PostgresTermCounts(crowded.database).measure(Pass(NOON))
    assert crowded.rows("SELECT lexeme FROM term_counts", workspace="v") == []
    assert crowded.rows("SELECT memories FROM workspace_sizes", workspace="v") == []
