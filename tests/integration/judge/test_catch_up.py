"""What was staged while no model answered is judged later, without new traffic and without doubling.

MEMFORM_CHAOS=full takes the model's configuration away in the middle of 200 transcripts instead of six.
"""

from __future__ import annotations

import json
import os
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from pipeline.domain.sweep import Pass
from tests.fakes import clusters
from tests.fakes.courtroom import (
    LIMIT,
    NEW,
    OLD,
    POLICY,
    RUN,
    WORTHLESS,
    Shifted,
    Told,
    balance,
    catch_up,
    extracts,
    form,
    judges,
    knows,
    ref,
    remembered,
    spent,
)
from tests.fakes.judge_bench import oracle
from tests.fakes.model_server import Http, ModelServer, Say, in_turn, material
from workers import hearings, sweeps

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
CLUSTERS = 162 if FULL else 0
KNOWN = 5
"""Clusters that one transcript tells of beforehand."""


def of_cluster(number: int) -> Told:
    return clusters.sayings(number)._replace(name=f"t-cluster-{number}")


COURSE = (
    *(clusters.beforehand(min(KNOWN, CLUSTERS - first), first) for first in range(0, CLUSTERS, KNOWN)),
    *RUN[:1],
    *map(of_cluster, range(CLUSTERS // 3)),
    *RUN[1:4],
    *map(of_cluster, range(CLUSTERS // 3, CLUSTERS)),
    *RUN[4:],
)
"""The run, alone or among 195 other transcripts."""
BLACKOUT = range(COURSE.index(RUN[1]), COURSE.index(RUN[3]) + CLUSTERS // 3 + 1)
"""The transcripts of the course that come while the model is away: half of six, or 57 of 201."""


def run(services: Services, workspace: str, through: range, course: Sequence[Told] = RUN) -> None:
    for place in through:
        form(services, workspace, course[place], place * len(RUN) / len(course))


def ordinary(services: Services, workspace: str, course: Sequence[Told] = RUN) -> dict[str, Any]:
    """Return what an uninterrupted run leaves."""
    run(services, workspace, range(len(course)), course)
    return remembered(services, workspace)


def knows_both(request: Request) -> Reaction:
    """Answer as the oracle, about the run and about clusters."""

    def verdict(row: Row, memories: list[Row]) -> Row:
        return (clusters.judges if "luster c-" in row["text"] else judges)(row, memories)

    return Say(json.dumps(oracle(verdict, extracts)(material(request))))


@pytest.mark.timeout(1_800 if FULL else 600)
@pytest.mark.parametrize("after", ["before new traffic", "after new traffic"])
def test_a_run_without_its_model_for_a_while_ends_like_one_with_it(
    judging: Services, without: Services, model: ModelServer, after: str
) -> None:
    model.script = knows_both
    expected = ordinary(judging, f"steady {after}", COURSE)
    workspace = f"gap {after}"
    run(judging, workspace, range(BLACKOUT.start), COURSE)
    run(without, workspace, BLACKOUT, COURSE)
    assert remembered(judging, workspace) != expected
    if after == "before new traffic":
        assert [report.verdict for report in catch_up(judging)] == ["caught_up"] * len(BLACKOUT)
    run(judging, workspace, range(BLACKOUT.stop, len(COURSE)), COURSE)
    catch_up(judging)
    assert remembered(judging, workspace) == expected
    asked = spent(judging, workspace)
    assert catch_up(judging) == []
    assert spent(judging, workspace) == asked


@pytest.mark.parametrize("reason", ["outage", "budget"])
def test_what_an_outage_or_a_spent_budget_staged_is_caught_up(
    judging: Services, court_of: Callable[..., AbstractContextManager[Services]], reason: str
) -> None:
    expected = ordinary(judging, f"steady {reason}")
    with ModelServer(in_turn(Http(503))) as broken:
        limit = 0 if reason == "budget" else None
        with court_of(broken, judge_daily_tokens=limit) as suffering:
            run(suffering, reason, range(len(RUN)))
            staged = remembered(suffering, reason)["live"]
            assert {row[3] for row in staged if row[0] != POLICY} == {reason}
    catch_up(judging)
    assert remembered(judging, reason) == expected


def test_without_a_model_catch_up_does_nothing_and_a_dry_run_only_counts(judging: Services, without: Services) -> None:
    form(without, "waiting", Told("t-1", (OLD,)), 1)
    assert catch_up(without) == []
    assert hearings.hear(without, ref("waiting", "t-1")).verdict == "skipped"
    dry = sweeps.run(judging, "catch_up", limit=500, dry_run=True)
    assert dry.counts == {"seen": 1, "rung": 0}
    assert balance(judging, "waiting", "t-1") == {"statements": 1, "staged": 1}
    catch_up(judging)
    assert balance(judging, "waiting", "t-1") == {"statements": 1, "added": 1}


def test_a_judge_switched_off_stages_and_is_caught_up_when_it_is_on_again(
    judging: Services, model: ModelServer
) -> None:
    expected = ordinary(judging, "always on")
    now, on, off = judging.clock.now(), True, False
    try:
        judging.knobs.turn("judge_enabled", off, "lena", "the model is being replaced", now)
        asked = len(model.requests)
        run(judging, "switched off", range(len(RUN)))
        assert catch_up(judging) == []
        assert hearings.hear(judging, ref("switched off", "t-1")).verdict == "skipped"
        assert len(model.requests) == asked
        staged = remembered(judging, "switched off")["live"]
        assert {row[3] for row in staged if row[0] != POLICY} == {"no_model"}
    finally:
        judging.knobs.turn("judge_enabled", on, "lena", "it is back", now)
    catch_up(judging)
    assert remembered(judging, "switched off") == expected


def test_what_policy_staged_is_left_alone(judging: Services, without: Services, model: ModelServer) -> None:
    form(without, "policy", RUN[4], 1)
    before = remembered(judging, "policy")
    assert catch_up(judging) == []
    assert (remembered(judging, "policy"), model.requests) == (before, [])


def test_while_the_model_is_still_out_all_wait_on_and_one_probe_asks(judging: Services, model: ModelServer) -> None:
    model.script = in_turn(Http(503))
    for number in range(5):
        form(judging, "still out", Told(f"t-{number}", (OLD.replace("shop", f"shop {number}"),)), number)
    asked = len(model.requests)
    assert catch_up(judging) == []
    assert len(model.requests) == asked
    real = judging.clock
    judging.clock = Shifted(judging, timedelta(minutes=2))
    assert [report.counts for report in catch_up(judging)] == [{"heard": 0, "waiting": 1}]
    assert len(model.requests) == asked + 1
    assert catch_up(judging) == []
    model.script = knows
    judging.clock = real
    judging.clock = Shifted(judging, timedelta(hours=3))
    assert len(catch_up(judging)) == 1
    assert len(catch_up(judging)) == 4
    assert {row[1] for row in remembered(judging, "still out")["live"]} == {"consolidated"}


def test_what_waits_for_a_model_never_expires_unjudged(judging: Services, model: ModelServer) -> None:
    model.script = in_turn(Http(401))
    form(judging, "patient", Told("t-1", (OLD,)), 1)
    late = judging.clock.now() + timedelta(days=400)
    judging.sweeps.expire(Pass(late))
    assert [row[:2] for row in remembered(judging, "patient")["live"]] == [(OLD, "episode")]
    model.script = knows
    catch_up(judging)
    assert [row[:2] for row in remembered(judging, "patient")["live"]] == [(OLD, "consolidated")]


def test_what_was_replaced_or_struck_out_meanwhile_does_not_come_back(judging: Services, without: Services) -> None:
    form(without, "overtaken", Told("t-1", (OLD,)), 1)
    form(judging, "overtaken", Told("t-2", (NEW,)), 9)
    assert [row[0] for row in remembered(judging, "overtaken")["live"]] == [NEW]
    catch_up(judging)
    assert [row[0] for row in remembered(judging, "overtaken")["live"]] == [NEW]
    assert {row[3] for row in remembered(judging, "overtaken")["outcomes"]} == {None}


def test_what_is_declined_late_is_archived_and_says_why(judging: Services, without: Services) -> None:
    form(without, "declined", Told("t-1", (WORTHLESS,)), 1)
    catch_up(judging)
    assert remembered(judging, "declined")["live"] == []
    assert balance(judging, "declined", "t-1") == {"statements": 1, "declined": 1}
    with judging.database.transaction("declined") as connection:
        (event,) = connection.execute("SELECT reason FROM events WHERE kind = 'archived'").fetchall()
    assert event["reason"] == "declined: left_out: a passing event"


def test_an_answer_that_can_never_be_used_is_left_after_some_hearings(judging: Services, model: ModelServer) -> None:
    form(judging, "stubborn", Told("t-1", (OLD,)), 1)
    wrong = '{"verdicts":[{"statement":1,"op":"UPDATE","kind":"supersede","targets":[77],"reason":""}]}'
    right = knows

    def lost(request: Any) -> Any:  # noqa: ANN401 - a script takes what the server hands it
        return Say(wrong) if "memory" in request["messages"][-1]["content"].split("\n")[1] else right(request)

    model.script = lost
    form(judging, "stubborn", Told("t-2", (NEW,)), 2)
    assert {row[3] for row in remembered(judging, "stubborn")["live"]} == {None, "unknown_target"}
    for day in range(1, 8):
        judging.clock = Shifted(judging, timedelta(hours=2 * day))
        catch_up(judging)
    assert {row[:4] for row in map(tuple, remembered(judging, "stubborn")["live"])} == {
        (OLD, "consolidated", "candidate", None),
        (NEW, "episode", "candidate", "policy"),
    }
    assert catch_up(judging) == []


def test_a_hearing_is_one_worker_s_and_a_dead_worker_s_lapses(judging: Services, without: Services) -> None:
    form(without, "taken", Told("t-1", (LIMIT,)), 1)
    where, now = ref("taken", "t-1"), judging.clock.now()
    taken = judging.catch_up.take(where, now)
    assert taken is not None
    assert judging.catch_up.take(where, now) is None
    assert judging.catch_up.take(where, now + judging.settings.lease) is not None
    for _ in range(9):
        now += judging.settings.lease * 2
        judging.catch_up.take(where, now)
    assert where not in judging.catch_up.due(now + timedelta(days=1), 500)
    assert balance(judging, "taken", "t-1") == {"statements": 1, "staged": 1}
