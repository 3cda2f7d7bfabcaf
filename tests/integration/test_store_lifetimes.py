"""Any history at all: whatever is said, recalled, struck out or swept, in whatever order, every invariant holds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from infra.postgres.memories import PostgresMemories
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import Ending, EventKind
from pipeline.domain.plan import Add, Plan, Replace
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from pipeline.lifecycle.birth import Wording, formed
from pipeline.lifecycle.transition import Cause, moved
from tests.builders import DAY, NOON
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
    st.tuples(st.just("strike"), st.sampled_from((Ending.ARCHIVED, Ending.INVALIDATED)), st.just("")),
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


def strike(store: Store, ending: str, at: datetime) -> None:
    for known in live(store)[:1]:
        after = replace(known.state, ended_at=at, ending=Ending(ending))
        step = moved(known.state, after, EventKind(ending), Cause("operator", "test", at))
        PostgresMemories(store.database).apply("w", [step], at)


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
        case "strike":
            strike(store, what, at)
        case "sweep":
            PostgresSweeps(store.database, judge_configured=False).expire(Pass(at))
        case _:
            return at + (int(what) if verb == "wait" else 0) * DAY
    return at


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(STEPS, min_size=4, max_size=16))
def test_every_history_keeps_every_invariant(store: Store, steps: list[tuple[str, str, str]]) -> None:
    store.empty()
    at = NOON
    for number, step in enumerate(steps):
        at = take(store, number, step, at)
    check(store.database)
