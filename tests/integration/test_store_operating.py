"""What an operator does by hand, on a real store: one transaction each, seen at once, never undone by machines."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from infra.postgres.conflicts import PostgresConflicts
from infra.postgres.memories import PostgresMemories
from infra.postgres.operating import PostgresOperating
from infra.postgres.voices import PostgresVoices
from pipeline.domain.memory import MemoryId, Status
from pipeline.domain.plan import Dispute
from pipeline.domain.recall import Mode, RecallQuery
from pipeline.domain.surface import Surface
from pipeline.errors import ConflictError, InvalidInputError, UnknownMemoryError
from pipeline.lifecycle.operator import reworded
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from tests.builders import DAY, NOON, candidate
from tests.store_walk import Said

if TYPE_CHECKING:
    from pipeline.domain.memory import Memory, Remembered
    from tests.store_walk import Store

TEXT = "The pool of the billing service holds 8 connections."
NEW = "The pool of the billing service holds 12 connections."
LATER = NOON + DAY
LENA = Cause("lena", "she looked", LATER)


@pytest.fixture
def operating(store: Store) -> PostgresOperating:
    return PostgresOperating(store.database)


@pytest.fixture
def conflicts(store: Store) -> PostgresConflicts:
    return PostgresConflicts(store.database)


def said(store: Store, text: str = TEXT, name: str = "t-1", colony: str = "ants", **more: Any) -> Remembered:  # noqa: ANN401 - what a `Said` takes
    store.form(Said([text], name, colony=colony, **more))
    return next(known for known in store.remembered() if known.memory.content == text and known.state.is_live)


def ordered(store: Store, text: str, name: str, **more: Any) -> Remembered:  # noqa: ANN401 - as above
    return said(store, text, name, "", operator=True, surface=Surface.OPERATOR_CHAT, **more)


def told(store: Store, question: str = "pool of the billing service") -> set[str]:
    """Return what a reader is told at once."""
    asked = RecallQuery(workspace_id="w", text=question, mode=Mode.KEYWORD)
    found = PostgresVoices(store.database, "").find(asked, None, LATER)
    return {found.memories[hit.memory_id].memory.content for hits in found.hits.values() for hit in hits}


def words(text: str, *parents: Memory) -> Remembered:
    return reworded(parents, candidate(text, surface=Surface.OPERATOR_CHAT), LATER)


def kinds(store: Store, of: MemoryId) -> list[str]:
    rows = store.rows("SELECT memory_id, kind, actor FROM events ORDER BY id")
    return [f"{row['kind']} by {row['actor']}" for row in rows if row["memory_id"] == of]


@pytest.mark.parametrize("verb", [Verb.REJECT, Verb.MUTE, Verb.INVALIDATE])
def test_what_is_kept_from_readers_is_gone_at_once_and_back_at_once(
    store: Store, operating: PostgresOperating, verb: Verb
) -> None:
    name = said(store).memory.memory_id
    assert told(store) == {TEXT}
    operating.act("w", name, verb, LENA)
    assert told(store) == set()
    back = {Verb.REJECT: Verb.VERIFY, Verb.MUTE: Verb.UNMUTE, Verb.INVALIDATE: Verb.REINSTATE}[verb]
    operating.act("w", name, back, LENA)
    assert told(store) == {TEXT}


def test_a_tombstone_keeps_every_machine_away_and_only_an_operator_lifts_it(
    store: Store, operating: PostgresOperating
) -> None:
    name = said(store).memory.memory_id
    operating.act("w", name, Verb.INVALIDATE, LENA)
    for number in range(3):
        store.form(Said([TEXT], f"again-{number}", colony=f"bees-{number}", at=LATER))
    assert store.rows("SELECT DISTINCT outcome, reason FROM statements WHERE transcript_id LIKE 'again%'") == [
        {"outcome": "declined", "reason": "tombstoned"}
    ]
    assert told(store) == set()
    deed = operating.act("w", name, Verb.REINSTATE, LENA)
    assert deed.memory.state.status is Status.VERIFIED
    assert kinds(store, name) == [
        "created by formation",
        "invalidated by lena",
        "reinstated by lena",
    ]


def test_a_verb_on_a_memory_that_moved_meanwhile_does_nothing(store: Store, operating: PostgresOperating) -> None:
    known = said(store)
    name = known.memory.memory_id
    operating.act("w", name, Verb.MUTE, LENA, version=1)
    with pytest.raises(ConflictError, match="is at version 2, not 1"):
        operating.act("w", name, Verb.PIN, LENA, version=1)
    with pytest.raises(UnknownMemoryError, match="workspace 'v' has no memory"):
        operating.act("v", name, Verb.PIN, LENA)
    assert kinds(store, name) == ["created by formation", "muted by lena"]


def test_operators_and_readers_at_once_lose_no_step(store: Store, operating: PostgresOperating) -> None:
    known = said(store)
    name = known.memory.memory_id

    def work(number: int) -> None:
        if number % 2:
            store.dispatch([known], f"d-{number}", f"scout-{number}", at=NOON)
        else:
            operating.act("w", name, Verb.PIN if number % 4 else Verb.UNPIN, LENA)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(16)))
    (after,) = store.remembered()
    assert after.state.recall_count == 8
    assert len(kinds(store, name)) == after.state.version


def test_an_edit_is_read_at_once_rests_on_the_same_statements_and_keeps_the_old_readable(
    store: Store, operating: PostgresOperating
) -> None:
    old = said(store)
    deed = operating.edit("w", old.memory.memory_id, words(NEW, old.memory), LENA)
    assert told(store) == {NEW}
    first, second = store.remembered()
    assert (first.memory, first.state.superseded_by) == (old.memory, deed.memory.memory.memory_id)
    assert second == deed.memory
    links = store.rows("SELECT memory_id, source FROM links ORDER BY linked_at, memory_id")
    assert {(row["memory_id"], row["source"]) for row in links} == {
        (first.memory.memory_id, "colony:ants"),
        (second.memory.memory_id, "colony:ants"),
    }
    again = operating.edit("w", second.memory.memory_id, words("The pool is large.", second.memory), LENA)
    with pytest.raises(InvalidInputError, match=f"{again.memory.memory.memory_id} stands in its place and lives"):
        operating.act("w", old.memory.memory_id, Verb.REINSTATE, LENA)
    operating.act("w", again.memory.memory.memory_id, Verb.INVALIDATE, LENA)
    operating.act("w", second.memory.memory_id, Verb.REINSTATE, LENA)
    store.form(Said([NEW], "t-2", colony="ants", at=LATER))
    assert store.rows("SELECT outcome, reason FROM statements WHERE transcript_id = 't-2'") == [
        {"outcome": "noop", "reason": "same_source"}
    ], "the colony that said the old words is no second voice for the new ones"
    store.form(Said([TEXT], "t-3", colony="bees", at=LATER))
    assert told(store) == {NEW, TEXT}, "an episode stands beside an operator's memory, and never replaces it"


def test_an_edit_prevails_over_the_operator_s_older_words_and_refuses_a_double(
    store: Store, operating: PostgresOperating
) -> None:
    older = ordered(store, TEXT, "t-1")
    vague = ordered(store, "The pool of the billing service is too small.", "t-2", at=LATER)
    deed = operating.edit("w", vague.memory.memory_id, words(NEW, vague.memory), LENA)
    states = {known.memory.memory_id: known.state for known in store.remembered()}
    assert states[older.memory.memory_id].superseded_by == deed.memory.memory.memory_id
    twin = said(store, "Backups of the wiki run weekly.", "t-3")
    with pytest.raises(InvalidInputError, match="says that already and lives"):
        operating.edit("w", twin.memory.memory_id, words(NEW, twin.memory), LENA)


def test_two_edits_at_once_leave_one_successor(store: Store, operating: PostgresOperating) -> None:
    old = said(store)

    def edit(number: int) -> bool:
        arrival = words(f"The pool of the billing service holds {number} connections.", old.memory)
        try:
            operating.edit("w", old.memory.memory_id, arrival, LENA)
        except (InvalidInputError, ConflictError):
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(edit, range(20, 24))) == 1
    assert len([known for known in store.remembered() if known.state.is_live]) == 1


def disputed(store: Store) -> tuple[Remembered, Remembered, int]:
    """Return an operator's memory, a machine's that contradicts it, and the number of their conflict."""
    held = ordered(store, TEXT, "t-1")
    newcomer = said(store, NEW, "t-2", at=LATER)
    (row,) = store.rows("SELECT id FROM conflicts")
    return held, newcomer, row["id"]


def test_keeping_one_side_supersedes_the_other_and_closes_the_conflict(
    store: Store, operating: PostgresOperating, conflicts: PostgresConflicts
) -> None:
    held, newcomer, number = disputed(store)
    (row,) = conflicts.list("w")
    assert (row["newcomer_says"], row["rival_says"], row["is_open"]) == (NEW, TEXT, True)
    settled = conflicts.keep("w", number, newcomer.memory.memory_id, LENA)
    assert (settled["settled_as"], settled["winner"], settled["settled_by"]) == (
        "kept_one",
        newcomer.memory.memory_id,
        "lena",
    )
    assert told(store) == {NEW}
    assert conflicts.list("w") == []
    assert len(conflicts.list("w", only_open=False)) == 1
    with pytest.raises(
        InvalidInputError, match=f"conflict {number} is not open: {newcomer.memory.memory_id} prevailed"
    ):
        conflicts.keep("w", number, None, LENA)
    operating.act("w", held.memory.memory_id, Verb.REINSTATE, LENA)
    (again,) = conflicts.list("w")
    assert (again["number"], again["reason"], again["settled_at"]) == (number, "reinstated beside its successor", None)


def test_keeping_both_closes_it_for_good(store: Store, conflicts: PostgresConflicts) -> None:
    _, newcomer, number = disputed(store)
    assert conflicts.keep("w", number, None, LENA)["settled_as"] == "kept_both"
    assert told(store) == {NEW, TEXT}
    store.form(Said([NEW], "t-3", colony="bees", at=LATER + DAY))
    assert conflicts.list("w") == []
    assert newcomer.state.is_live


def test_a_merge_says_it_in_the_operator_s_words(store: Store, conflicts: PostgresConflicts) -> None:
    held, newcomer, number = disputed(store)
    both = "The pool of the billing service holds 8 connections by day and 12 at night."
    deed = conflicts.merge("w", number, words(both, held.memory, newcomer.memory), LENA)
    assert told(store) == {both}
    assert set(deed.memory.memory.merged_from) == {held.memory.memory_id, newcomer.memory.memory_id}
    assert conflicts.show("w", number)["settled_as"] == "merged"


def test_what_is_no_open_conflict_is_not_settled(
    store: Store, operating: PostgresOperating, conflicts: PostgresConflicts
) -> None:
    held, newcomer, number = disputed(store)
    with pytest.raises(InvalidInputError, match="mem-other is no side of conflict"):
        conflicts.keep("w", number, MemoryId("mem-other"), LENA)
    with pytest.raises(InvalidInputError, match="workspace 'w' has no conflict 0"):
        conflicts.show("w", 0)
    operating.act("w", newcomer.memory.memory_id, Verb.INVALIDATE, LENA)
    assert conflicts.list("w") == [], "a conflict with a side that has ended is over"
    with pytest.raises(InvalidInputError, match="it was settled, or a side has ended"):
        conflicts.keep("w", number, held.memory.memory_id, LENA)


def test_a_newcomer_that_lost_is_on_the_list_with_its_words_and_cannot_be_kept(
    store: Store, conflicts: PostgresConflicts
) -> None:
    rival = ordered(store, NEW, "t-1").memory.memory_id
    PostgresMemories(store.database).apply("w", [Dispute(None, rival, rival, "lost_conflict", TEXT)], LATER)
    (row,) = conflicts.list("w", only_open=False)
    assert (row["memory_id"], row["newcomer_says"], row["is_open"]) == (None, TEXT, False)
    with pytest.raises(InvalidInputError, match="prevailed"):
        conflicts.keep("w", row["number"], row["rival_id"], LENA)


def test_a_cause_needs_a_name(store: Store, operating: PostgresOperating) -> None:
    name = said(store).memory.memory_id
    with pytest.raises(Exception, match="events_have_an_actor"):
        operating.act("w", name, Verb.PIN, replace(LENA, actor=""))
