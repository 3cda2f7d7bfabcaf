"""One trace from the producer to the model and back, also when a message is lost; nothing where it is off."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.parcel import Reading
from pipeline.domain.recall import RecallQuery
from pipeline.domain.surface import Surface
from tests import siege
from tests.fakes.collector import Collector
from tests.fakes.judge_bench import oracle
from tests.fakes.model_server import ModelServer, Say, material
from workers import patience
from workers.client import Memform
from workers.tracing import UNTRACED, trace_id
from workers.wiring import Services

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.fakes.collector import Seen
    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request
    from workers.settings import Settings

FACT = "The Ulstein crane lifts at most 40 tonnes, because its second winch is out."
PRODUCER, CONSUMER, CLIENT, ERROR = 4, 5, 3, 2
"""As OTLP numbers kinds of spans, and the status of one that failed."""
OUTSIDE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def adds(_: Row, __: list[Row]) -> Row:
    return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}


def answer(request: Request) -> Reaction:
    return Say(json.dumps(oracle(adds)(material(request))))


@pytest.fixture
def _nothing_besides(services: Services) -> None:
    """What another test said needs no embedding any more; what it left would be rung for, and its worker take ours."""
    with services.database.maintenance() as connection:
        connection.execute(b"DELETE FROM vector_cache")
        connection.execute(b"DELETE FROM transcripts WHERE progress IN ('received', 'gated', 'classified')")


@pytest.mark.usefixtures("_nothing_besides")
def test_a_trace_goes_from_the_producer_through_every_stage_and_outlives_a_lost_message(
    chosen: Settings, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    with Collector() as collector, ModelServer(answer) as model:
        judged = {"judge_base_url": model.url, "judge_model": "scripted-1", "task_time_limit_seconds": 20}
        traced = chosen.model_copy(update={"otlp_endpoint": collector.url, **judged})
        reading = Reading(surface=Surface.AGENT_REFLECTION, colony_id="heron")
        with Services(traced, services.endpoints) as producing:
            producer = Memform(producing, "traced")
            producer.enqueue(FACT, transcript_id="t-1", reading=reading)
            services.redis.delete("gate")
            posts = [*siege.stage_posts(traced), siege.post(traced, "retrieval", ("retrieval",))]
            siege.man(chosen, [*posts, *siege.upkeep_posts(traced)])
            assert siege.settled(services, "traced", ["t-1"]) == ["done"]
            ask(services, producer)
        siege.dismiss(chosen)
        begun = next(span for span in collector.spans if span.name == "enqueue")
        spans = collector.trace(begun.trace_id)
        asked = next(span for span in collector.spans if span.name == "send retrieval")
        recalled = collector.trace(asked.trace_id)
    assert b"crane" not in collector.raw
    assert {span.service for span in collector.spans} == {"memform"}
    gates = [span for span in collector.spans if span.name == "send gate" and span.trace_id == begun.trace_id]
    assert len(gates) >= 2, "the producer rang, and the relay rang again in the same trace"
    descent(spans, "process judge", "send judge", "process classify", "send classify", "process gate")
    assert spans["process gate"].parent_id in {span.span_id for span in gates}
    ends = [span.attributes["memform.verdict"] for span in collector.spans if span.name == "process judge"]
    assert "done" in ends, "a first attempt may run into its time limit; the next is in the same trace"
    check_messages(spans)
    check_chat(spans["chat scripted-1"], spans["process judge"])
    check_embeddings(recalled)
    descent(recalled, "process retrieval", "send retrieval")


def ask(services: Services, producer: Memform) -> None:
    """Ask once a worker listens: nobody waits for an answer for longer than half a minute."""
    assert siege.all_answer(services, ["retrieval"])
    producer.recall(RecallQuery(workspace_id="traced", text="what does the crane lift"))


def descent(spans: Mapping[str, Seen], *names: str) -> None:
    """Check that each span is the child of the next."""
    for child, parent in pairwise(names):
        assert spans[child].parent_id == spans[parent].span_id, child


def check_messages(spans: Mapping[str, Seen]) -> None:
    for queue, transcript in (("gate", "t-1"), ("classify", "t-1"), ("judge", "t-1")):
        sent, worked = spans[f"send {queue}"], spans[f"process {queue}"]
        assert (sent.kind, worked.kind) == (PRODUCER, CONSUMER)
        for span, operation in ((sent, "send"), (worked, "process")):
            assert span.attributes["messaging.system"] == "celery"
            assert span.attributes["messaging.destination.name"] == queue
            assert span.attributes["messaging.operation.type"] == operation
            assert span.attributes["messaging.message.id"]
        assert worked.attributes["memform.transcript_id"] == transcript
    assert (
        spans["process judge"].attributes["messaging.message.id"]
        == spans["send judge"].attributes["messaging.message.id"]
    )


def check_chat(chat: Seen, within: Seen) -> None:
    assert (chat.kind, chat.parent_id) == (CLIENT, within.span_id)
    assert chat.attributes["gen_ai.operation.name"] == "chat"
    assert chat.attributes["gen_ai.request.model"] == "scripted-1"
    assert (chat.attributes["gen_ai.usage.input_tokens"], chat.attributes["gen_ai.usage.output_tokens"]) == (100, 20)


def check_embeddings(spans: Mapping[str, Seen]) -> None:
    """The question's, whose text is new: a stage that took a second attempt finds its vector made."""
    vectors = next(span for name, span in spans.items() if name.startswith("embeddings"))
    assert vectors.kind == CLIENT
    assert vectors.attributes["gen_ai.operation.name"] == "embeddings"


def test_where_it_is_off_nothing_is_traced_and_what_came_in_is_handed_on(chosen: Settings, services: Services) -> None:
    assert services.tracing is UNTRACED
    with services.tracing.within(OUTSIDE):
        Memform(services, "untraced").enqueue(FACT, transcript_id="t-1")
    siege.man(chosen, siege.stage_posts(siege.unhurried(chosen)))
    assert siege.settled(services, "untraced", ["t-1"]) == ["done"]
    with services.database.transaction("untraced") as connection:
        row = connection.execute("SELECT traceparent FROM transcripts WHERE transcript_id = 't-1'").fetchone()
    assert row == {"traceparent": OUTSIDE}

    def told() -> set[str] | None:
        ours = [siege.log_lines(chosen, f"{stage}-0.log", '"untraced"') for stage in siege.STAGES]
        return {line.get("trace_id", "") for lines in ours for line in lines} if all(ours) else None

    assert patience.until(told, siege.LONGEST_WAIT_SECONDS) == {trace_id(OUTSIDE)}


def test_a_header_that_is_no_trace_is_nobodys(services: Services) -> None:
    for header in ("", "00-1-1-01", OUTSIDE + "x", "x" * 4_000, OUTSIDE.upper()):
        with services.tracing.within(header):
            assert services.tracing.traceparent() == ""
            assert trace_id(header) == ""


def test_a_collector_that_is_away_costs_the_work_nothing_and_the_end_a_moment(
    chosen: Settings, services: Services
) -> None:
    away = chosen.model_copy(update={"otlp_endpoint": "http://127.0.0.1:1"})
    with Services(away, services.endpoints) as producing:
        receipt = Memform(producing, "away").enqueue(FACT, transcript_id="t-1")
        assert producing.tracing is not UNTRACED
    assert receipt.status == "stored"
