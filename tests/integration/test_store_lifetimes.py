"""Any history at all: whatever is said, recalled, struck out or swept, in whatever order, every invariant holds."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from infra.postgres.conflicts import PostgresConflicts
from infra.postgres.memories import PostgresMemories
from infra.postgres.operating import PostgresOperating
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.plan import Add, Plan, Replace
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from pipeline.errors import InvalidInputError
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.operator import reworded
from pipeline.lifecycle.transition import Cause, moved
from pipeline.lifecycle.verb import Verb
from tests.builders import DAY, NOON, candidate
from tests.invariants import check
from tests.store_walk import Said

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from tests.store_walk import Store

TEXTS = ("The pool holds 8 sessions.", "The pool holds 12 sessions.", "Deploys are frozen on Fridays.")
COLONIES = ("ants", "bees", "")
STEPS = st.one_of(
    st.tuples(st.just("say"), st.sampled_from(TEXTS), st.sampled_from(COLONIES)),
    st.tuples(st.just("order"), st.sampled_from(TEXTS), st.just("")),
    st.tuples(st.just("judge"), st.sampled_from(TEXTS), st.sampled_from(COLONIES)),
    st.tuples(st.just("replace"), st.sampled_from(TEXTS), st.sampled_from(COLONIES)),
    st.tuples(st.just("recall"), st.sampled_from(("scout", "guard")), st.sampled_from(COLONIES)),
    st.tuples(st.just("fade"), st.just(""), st.just("")),
    st.tuples(st.just("verb"), st.sampled_from(tuple(Verb)), st.sampled_from(("first", "last"))),
    st.tuples(st.just("edit"), st.sampled_from(TEXTS), st.just("")),
    st.tuples(st.just("settle"), st.sampled_from(("one", "both", "merge")), st.just("")),
    st.tuples(st.just("wait"), st.sampled_from(("1", "50")), st.just("")),
    st.tuples(st.just("sweep"), st.just(""), st.just("")),
)


def live(store: Store) -> list[Remembered]:
    return [known for known in store.remembered() if known.state.is_live]


def judge(store: Store, said: Said, at: datetime, *, over: bool) -> None:
    """Form one text as a judge would; `over` another live memory where there is one."""
    claim = store.classify(said)
    origin, candidates = store.stages.candidates(claim)
    arrival = formed(candidates, Wording(said.texts[0]), origin, at)
    targets = [(known.memory.memory_id, known.state.version) for known in live(store)[:1]] if over else []
    change = Replace((0,), arrival, EventKind.REFINED, tuple(targets), "r") if targets else Add((0,), arrival, "new")
    assert store.stages.formed(claim, Plan((change,), at, "judge"))


def fade(store: Store, at: datetime) -> None:
    for known in live(store)[:1]:
        after = replace(known.state, ended_at=at, ending=Ending.ARCHIVED)
        step = moved(known.state, after, EventKind.ARCHIVED, Cause("decay", "test", at))
        PostgresMemories(store.database).apply("w", [step], at)


def operate(store: Store, verb: str, which: str, cause: Cause) -> None:
    """Do one verb to the first or last memory, live or not; one that cannot be meant is refused and leaves no trace."""
    for known in store.remembered()[:: 1 if which == "first" else -1][:1]:
        with suppress(InvalidInputError):
            PostgresOperating(store.database).act("w", known.memory.memory_id, Verb(verb), cause)


def edit(store: Store, text: str, cause: Cause) -> None:
    for known in store.remembered()[:1]:
        arrival = reworded([known.memory], candidate(text, surface=Surface.OPERATOR_CHAT), cause.at)
        with suppress(InvalidInputError):
            PostgresOperating(store.database).edit("w", known.memory.memory_id, arrival, cause)


def settle(store: Store, how: str, cause: Cause) -> None:
    board = PostgresConflicts(store.database)
    for row in board.list("w")[:1]:
        if how == "merge":
            known = PostgresMemories(store.database).get("w", [row["memory_id"], row["rival_id"]])
            said = candidate("The pool holds 8 or 12 sessions.", surface=Surface.OPERATOR_CHAT)
            with suppress(InvalidInputError):
                board.merge("w", row["number"], reworded([k.memory for k in known.values()], said, cause.at), cause)
        else:
            board.keep("w", row["number"], row["rival_id"] if how == "one" else None, cause)


def by_hand(store: Store, verb: str, what: str, which: str, cause: Cause) -> None:
    match verb:
        case "verb":
            operate(store, what, which, cause)
        case "edit":
            edit(store, what, cause)
        case _:
            settle(store, what, cause)


def take(store: Store, number: int, step: tuple[str, str, str], at: datetime) -> datetime:
    verb, what, colony = step
    said = Said([what], f"t-{number}", colony=colony, at=at)
    match verb:
        case "say":
            store.form(said)
        case "order":
            store.form(replace(said, operator=True, surface=Surface.OPERATOR_CHAT))
        case "judge" | "replace":
            judge(store, said, at, over=verb == "replace")
        case "recall" if known := live(store):
            store.dispatch(known, f"d-{number}", what, colony, at)
        case "fade":
            fade(store, at)
        case "verb" | "edit" | "settle":
            by_hand(store, verb, what, colony, Cause("operator", "test", at))
        case "sweep":
            PostgresSweeps(store.database, judge_configured=False).expire(Pass(at))
        case _:
            return at + (int(what) if verb == "wait" else 0) * DAY
    return at


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(STEPS, min_size=4, max_size=16))
def test_every_history_keeps_every_invariant(store: Store, steps: list[tuple[str, str, str]]) -> None:
    store.empty()
    at = NOON
    for number, step in enumerate(steps):
        at = take(store, number, step, at)
    check(store.database)
