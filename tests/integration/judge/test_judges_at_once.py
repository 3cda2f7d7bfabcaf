"""Several judges on one fact, and memories that move while a model thinks."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.memory import EventKind
from pipeline.lifecycle.transition import Cause, moved
from tests.fakes.courtroom import NEW, OLD, Told, balance, catch_up, form, knows, ref, remembered, store
from tests.fakes.model_server import material
from workers import stages

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.fakes.model_server import ModelServer, Reaction, Request, Script
    from workers.wiring import Services

PLACE = "crowd"
FROZEN = "Deploys of the shop are frozen on Fridays."


def alive(services: Services) -> list[tuple[str, str]]:
    return [(row[0], row[1]) for row in remembered(services, PLACE)["live"]]


@pytest.mark.parametrize("judges", [4, 8])
def test_judges_on_the_same_fact_at_once_end_with_one_memory(judging: Services, judges: int) -> None:
    told = [Told(f"t-{number}", (OLD,)) for number in range(judges)]
    for one in told:
        store(judging, PLACE, one, 1)
        for stage in (stages.gate, stages.classify):
            assert stage(judging, ref(PLACE, one.name)).error is None
    start = Barrier(judges)

    def judge(one: Told) -> str:
        start.wait()
        return stages.reconcile(judging, ref(PLACE, one.name)).verdict

    with ThreadPoolExecutor(judges) as pool:
        assert set(pool.map(judge, told)) == {"done"}
    assert alive(judging) == [(OLD, "consolidated")]
    outcomes = [balance(judging, PLACE, one.name) for one in told]
    assert sorted(o for each in outcomes for o in each if o != "statements") == ["added"] + ["noop"] * (judges - 1)


def moving(services: Services, act: Callable[[Services], None], times: int) -> Script:
    """Answer as the oracle, and let something happen to memories while the first reconciliations are thought about."""
    left = [times]

    def script(request: Request) -> Reaction:
        if "memory" in material(request)[0] and left[0] > 0:
            left[0] -= 1
            act(services)
        return knows(request)

    return script


def pin(services: Services) -> None:
    with services.database.transaction(PLACE) as connection:
        ids = [row["memory_id"] for row in connection.execute("SELECT memory_id FROM memory_state").fetchall()]
    now = services.clock.now()
    for known in services.memories.get(PLACE, ids).values():
        cause = Cause("somebody", "while the model thought", now)
        services.memories.apply(PLACE, [moved(known.state, known.state, EventKind.PINNED, cause)], now)


def erase(services: Services) -> None:
    with services.database.maintenance() as connection:
        connection.execute("DELETE FROM transcripts WHERE transcript_id = 't-1'")
        connection.execute("DELETE FROM memory_state")
        connection.execute("DELETE FROM memories")


def test_a_memory_that_moved_once_is_planned_again(judging: Services, model: ModelServer) -> None:
    form(judging, PLACE, Told("t-1", (OLD,)), 1)
    model.script = moving(judging, pin, 1)
    assert form(judging, PLACE, Told("t-2", (NEW,)), 9) == {"statements": 1, "updated": 1}
    assert alive(judging) == [(NEW, "consolidated")]


def test_a_memory_that_keeps_moving_leaves_the_newcomer_staged_until_it_rests(
    judging: Services, model: ModelServer
) -> None:
    form(judging, PLACE, Told("t-1", (OLD,)), 1)
    model.script = moving(judging, pin, 2)
    assert form(judging, PLACE, Told("t-2", (NEW,)), 9) == {"statements": 1, "staged": 1}
    assert {row[3] for row in remembered(judging, PLACE)["live"]} == {None, "conflict"}
    catch_up(judging)
    assert alive(judging) == [(NEW, "consolidated")]
    assert balance(judging, PLACE, "t-2") == {"statements": 1, "updated": 1}


def test_a_target_erased_while_the_model_thought_makes_the_newcomer_new(judging: Services, model: ModelServer) -> None:
    form(judging, PLACE, Told("t-1", (OLD,)), 1)
    model.script = moving(judging, erase, 1)
    assert form(judging, PLACE, Told("t-2", (NEW,)), 9) == {"statements": 1, "added": 1}
    assert alive(judging) == [(NEW, "consolidated")]


def test_the_same_words_four_times_stay_one_memory_without_further_calls(judging: Services, model: ModelServer) -> None:
    for number in range(4):
        form(judging, PLACE, Told(f"t-{number}", (FROZEN,)), number)
    assert alive(judging) == [(FROZEN, "consolidated")]
    assert len(model.requests) == 1
