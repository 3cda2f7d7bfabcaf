"""Whom new words could contradict: the consolidated memories that share their words, among few and among many."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from infra.postgres import rivals
from infra.postgres.operating import PostgresOperating
from infra.postgres.term_counts import PostgresTermCounts
from pipeline.domain.memory import Tier
from pipeline.domain.sweep import Pass
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from tests.builders import DAY, NOON
from tests.crowd import FIRST, crowd
from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.store_walk import Store

COMMON = 1_200
OSMIUM = "The osmium rust is on the valve."


def near(store: Store, *words: str) -> Sequence[str]:
    """Return the texts that share such words, the nearest first."""
    listed = ", ".join(f"'{word}'" for word in words)
    found = store.rows(f"SELECT memory_id FROM sharing_words('w', ARRAY[{listed}], '{NOON.isoformat()}', 12)")  # noqa: S608 - words of this file
    contents = {each.memory.memory_id: each.memory.content for each in store.remembered()}
    return [contents[row["memory_id"]] for row in found]


@pytest.mark.parametrize("few", [0, 300])
def test_rivals_are_found_among_few_and_among_many(store: Store, monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr(rivals, "_FEW", few)
    store.form(Said(["The staging cluster keeps backups for 14 days."], "t-1", operator=True))
    store.form(Said(["The staging cluster keeps backups for 30 days."], "t-2", at=NOON + DAY))
    store.form(Said(["The office has two meeting rooms on the first floor."], "t-3", at=NOON + DAY))
    disputes = store.rows("SELECT memory_id, rival_id FROM conflicts")
    by_text = {each.memory.content: each.memory.memory_id for each in store.remembered()}
    assert len(by_text) == 3
    assert disputes == [
        {
            "memory_id": by_text["The staging cluster keeps backups for 30 days."],
            "rival_id": by_text["The staging cluster keeps backups for 14 days."],
        }
    ]


def test_one_word_in_common_is_enough_only_for_who_has_no_three(store: Store) -> None:
    store.form(Said([FIRST], operator=True))
    for words in (["port"], ["port", "unheard"], ["port", "listen", "unheard"], ["unheard", "listen", "told", "port"]):
        assert near(store, *words) == [FIRST], words
    for words in (["unheard"], ["port", "unheard", "untold"], ["unheard", "untold", "unseen", "port"]):
        assert near(store, *words) == [], words


def test_only_what_is_consolidated_and_holds_is_near(store: Store) -> None:
    store.form(Said([FIRST]))
    assert near(store, "port", "listen") == []
    store.form(Said([FIRST], "t-2", operator=True))
    assert near(store, "port", "listen") == [FIRST]
    (known,) = [each.memory.memory_id for each in store.remembered() if each.state.tier is Tier.CONSOLIDATED]
    PostgresOperating(store.database).act("w", known, Verb.MUTE, Cause("lena", "she looked", NOON + DAY))
    assert near(store, "port", "listen") == []


def test_among_very_many_with_a_word_the_nearest_comes_first(store: Store) -> None:
    store.form(Said([FIRST, OSMIUM], operator=True))
    crowd(store, [f"Valve number {n} is {'rust' if n % 3 == 0 else 'green'} on plate {n}." for n in range(COMMON)])
    assert near(store, "osmium", "rust", "valv")[0] == OSMIUM
    assert PostgresTermCounts(store.database).measure(Pass(NOON)).counts["workspaces"] == 1
    assert near(store, "osmium", "rust", "valv")[0] == OSMIUM
    assert len(near(store, "rust", "valv", "untold")) > 1, "what leads although it is common finds some of many"
