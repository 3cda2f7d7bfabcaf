"""Reversals and contradictions of an operator's words, on the real store and without a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from infra.postgres.comparing import PostgresComparing
from pipeline.domain.memory import Ending
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from tests.store_walk import Store

OLD, NEW = "The cache TTL in production is 300 seconds.", "Correction: the cache TTL in production is 600 seconds."
RULE, REPORT = "The proxy port must be 9090.", "The proxy port is 8080."


def chat(store: Store, *texts: str, name: str = "t-1", later: int = 0) -> None:
    at = NOON + later * DAY
    store.form(Said(texts, name, colony="", operator=True, surface=Surface.OPERATOR_CHAT, at=at))


def live(store: Store) -> set[str]:
    return {known.memory.content for known in store.remembered() if known.state.is_live}


def test_of_a_reversal_in_one_transcript_the_later_lives_and_the_earlier_is_readable(store: Store) -> None:
    chat(store, OLD, "Deploys freeze on Fridays.", NEW)
    assert live(store) == {NEW, "Deploys freeze on Fridays."}
    (ended,) = [known for known in store.remembered() if not known.state.is_live]
    (winner,) = [known.memory.memory_id for known in store.remembered() if known.memory.content == NEW]
    assert (ended.memory.content, ended.state.ending, ended.state.superseded_by) == (OLD, Ending.SUPERSEDED, winner)
    kinds = f"SELECT kind FROM events WHERE memory_id = '{ended.memory.memory_id}' ORDER BY version"  # noqa: S608 - an id of ours
    assert [row["kind"] for row in store.rows(kinds)] == ["created", "superseded"]
    assert store.rows("SELECT winner, reason FROM conflicts") == [{"winner": winner, "reason": "conflict of value"}]
    assert PostgresComparing(store.database).conflicts(Pass(NOON + DAY)).counts["opened"] == 0


def test_an_operators_new_name_for_a_role_replaces_the_old_one(store: Store) -> None:
    chat(store, "The release manager is Ola.")
    chat(store, "The release manager is now Kim.", name="t-2", later=1)
    assert live(store) == {"The release manager is now Kim."}


def test_what_is_handed_over_or_raised_is_found_by_its_words_in_several_languages(store: Store) -> None:
    pairs = (
        ("Maud is the fire warden.", "Piet is now the fire warden."),
        ("Parcels go to Maud.", "Parcels now go to Piet."),
        ("Der Hafenlotse ist Adam.", "Der Hafenlotse ist jetzt Eva."),
        ("仓库主管是王五。", "仓库主管现在是赵六。"),
        ("The baggage limit is 20 kg.", "The baggage limit has been raised to 25 kg."),
    )
    chat(store, *(old for old, _ in pairs))
    chat(store, *(new for _, new in pairs), name="t-2", later=1)
    assert live(store) == {new for _, new in pairs}


def test_the_sweep_finds_a_report_against_a_rule_once_the_report_has_graduated(store: Store) -> None:
    store.form(Said([REPORT], "t-2", surface=Surface.TOOL_OUTPUT))
    chat(store, RULE, later=1)
    assert store.rows("SELECT 1 FROM conflicts") == []
    (report,) = [known for known in store.remembered() if known.memory.content == REPORT]
    for day, agent in enumerate(("scout", "guard")):
        store.dispatch([report], f"d-{agent}", agent, at=NOON + day * DAY)
    assert PostgresComparing(store.database).conflicts(Pass(NOON + 2 * DAY)).counts["opened"] == 1
    assert store.rows("SELECT winner, reason FROM conflicts") == [{"winner": None, "reason": "conflict of norm"}]
    assert live(store) == {RULE, REPORT}


def test_a_report_later_than_an_operators_rule_changes_nothing_of_it(store: Store) -> None:
    chat(store, RULE)
    store.form(Said([REPORT], "t-2", surface=Surface.TOOL_OUTPUT, at=NOON + 2 * DAY))
    assert store.rows("SELECT winner, reason FROM conflicts") == [{"winner": None, "reason": "conflict of norm"}]
    assert live(store) == {RULE, REPORT}
