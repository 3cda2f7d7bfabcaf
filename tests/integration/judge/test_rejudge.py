"""`reprocess --rejudge`: a judge with another mind is heard again about what has not changed, and taken back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pipeline.domain.batch import BatchState, ItemState, Selection
from tests.fakes.courtroom import LIMIT, NEW, OLD, Told, balance, form, knows, ref, remembered
from tests.fakes.judge_bench import everything, oracle
from tests.fakes.model_server import Say, material
from workers import reprocess, stages
from workers.reprocess import Outlook

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from pipeline.domain.batch import BatchId
    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import ModelServer, Reaction, Request
    from workers.wiring import Services

PLACE = "heard again"
TOLD = (Told("t-1", (OLD,)), Told("t-2", (LIMIT,)), Told("t-3", (NEW,)))


def doubts(request: Request) -> Reaction:
    """Leave the limit out, now, and let nobody replace anybody; all else is new."""

    def extracts(rows: list[Row]) -> Row:
        kept = [row for row in rows if row["text"] != LIMIT]
        return everything(kept) | {
            "left_out": [{"candidate": row["n"], "reason": "nobody needs it"} for row in rows if row not in kept]
        }

    def adds(_: Row, __: list[Row]) -> Row:
        return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}

    return Say(json.dumps(oracle(adds, extracts)(material(request))))


def run(services: Services, *, rejudge: bool) -> BatchId:
    """Run a batch over the workspace to its end, in this process."""
    chosen = reprocess.choose(services, Selection(), PLACE)
    (batch,) = reprocess.start(services, chosen, Selection(), rejudge=rejudge)
    while services.batches.get(batch)["state"] == BatchState.RUNNING:
        for item in services.batches.items(batch, PLACE, [ItemState.RUNNING]):
            for stage in (stages.gate, stages.classify, stages.reconcile):
                assert stage(services, ref(PLACE, item["transcript_id"])).error is None
        reprocess.feed(services)
    return batch


def look(services: Services, *, rejudge: bool) -> dict[str, int]:
    outlook = Outlook()
    for each in reprocess.choose(services, Selection(), PLACE):
        reprocess.look(services, outlook, each, rejudge=rejudge, examples=1)
    return dict(outlook.counts)


def picture(services: Services, *told: Told) -> dict[str, Any]:
    balances = {each.name: balance(services, PLACE, each.name) for each in told or TOLD}
    return {"live": remembered(services, PLACE)["live"], **balances}


def test_another_model_is_heard_on_request_only_and_a_rollback_takes_its_word_back(
    judging: Services, model: ModelServer, court_of: Callable[..., AbstractContextManager[Services]]
) -> None:
    model.script = doubts
    for day, told in enumerate(TOLD):
        form(judging, PLACE, told, day)
    before, asked = picture(judging), len(model.requests)
    assert before["t-2"] == {"statements": 1, "declined": 1}
    model.script = knows
    with court_of(model, judge_model="scripted-2") as other:
        assert look(other, rejudge=False) == {}
        run(other, rejudge=False)
        assert (picture(other), len(model.requests)) == (before, asked)

        assert look(other, rejudge=True) == {"reconsider": 3}
        assert len(model.requests) == asked, "a look asks nobody"
        batch = run(other, rejudge=True)
        assert {request["model"] for request in model.requests[asked:]} == {"scripted-2"}
        after = picture(other)
        assert after["t-2"] == {"statements": 1, "added": 1}
        assert [row[0] for row in after["live"]] == sorted([*(row[0] for row in before["live"]), LIMIT])
        heard = Selection(model="scripted-2")
        assert [each.transcript_id for each in reprocess.choose(other, heard, PLACE)] == ["t-2"]

        back = other.batches.rollback(batch, PLACE, other.clock.now())
        assert (dict(back.kept), back.transcripts, back.transcripts_kept) == ({}, 3, [])
        assert picture(other) == before


def test_the_same_model_with_the_same_prompt_gives_the_word_it_gave(judging: Services, model: ModelServer) -> None:
    """A reply is filed under what was asked, so hearing it again costs no call and changes nothing."""
    form(judging, PLACE, TOLD[0], 0)
    before, asked = picture(judging, TOLD[0]), len(model.requests)
    model.script = doubts
    run(judging, rejudge=True)
    assert len(model.requests) == asked
    assert picture(judging, TOLD[0])["live"] == before["live"]
