"""What goes wrong in queues elsewhere: each has an answer here, shown through real workers."""

from __future__ import annotations

import json
import signal
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

import psutil
import psycopg
import pytest
from psycopg.rows import tuple_row

from pipeline.domain.parcel import Reading
from pipeline.domain.recall import RecallAnswer, RecallQuery
from pipeline.domain.surface import Surface
from pipeline.errors import IdConflictError
from pipeline.ports import Progress
from tests import siege
from tests.fakes.alone import alone
from tests.fakes.faulty_worker import SLOW
from tests.fakes.judge_bench import oracle
from tests.fakes.model_server import Hang, ModelServer, Say, material
from tests.siege import ref
from workers import patience, stages
from workers.app import create_app
from workers.client import Memform
from workers.payloads import RecallPayload

if TYPE_CHECKING:
    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request
    from workers.settings import Settings
    from workers.wiring import Services

FACT = "The catalogue service keeps its images in bucket {}, because the old bucket is full."


def contents(services: Services, workspace: str) -> list[str]:
    """Return the texts of live memories."""
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        rows = cursor.execute(
            "SELECT content FROM memories JOIN memory_state USING (workspace_id, memory_id)"
            " WHERE ended_at IS NULL ORDER BY content"
        ).fetchall()
    return [row[0] for row in rows]


def test_a_judge_killed_while_the_model_thinks_asks_again_and_writes_once(chosen: Settings, services: Services) -> None:
    asked: list[Request] = []

    def adds(_: Row, __: list[Row]) -> Row:
        return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}

    def hangs_once(request: Request) -> Reaction:
        asked.append(request)
        return Hang() if len(asked) == 1 else Say(json.dumps(oracle(adds)(material(request))))

    with ModelServer(hangs_once) as model:
        judging = chosen.model_copy(
            update={"judge_base_url": model.url, "judge_model": "scripted-1", "task_time_limit_seconds": 15}
        )
        members = siege.man(chosen, [*siege.stage_posts(judging), *siege.upkeep_posts(judging)])
        judge = next(member for member in members if member.name.startswith("judge"))
        reading = Reading(surface=Surface.AGENT_REFLECTION, colony_id="heron")
        Memform(services, "thinking").enqueue(FACT.format(1), transcript_id="t-1", reading=reading)
        assert patience.until(lambda: asked or None, siege.LONGEST_WAIT_SECONDS)
        for child in psutil.Process(judge.mark.pid).children():
            with suppress(psutil.NoSuchProcess):  # its time was up in between
                child.send_signal(signal.SIGKILL)
        assert siege.settled(services, "thinking", ["t-1"]) == ["done"]
        siege.dismiss(chosen)
    assert len(asked) >= 2
    assert contents(services, "thinking") == [FACT.format(1)]
    ledger = services.overview("thinking").ledger()
    assert (ledger["statements"], ledger["added"], ledger["balanced"]) == (1, 1, True)


def test_a_question_whose_worker_s_child_is_killed_is_answered_by_the_next_one(
    chosen: Settings, services: Services
) -> None:
    (asked,) = siege.man(chosen, [siege.post(siege.unhurried(chosen), "retrieval", ("retrieval",))])
    question = RecallPayload(query=RecallQuery(text="Where are images kept?", workspace_id="asked")).encode()
    with (
        cast("Any", create_app(chosen, services.endpoints)) as app,
        psycopg.connect(services.endpoints.database_url) as holder,
    ):
        holder.execute("LOCK TABLE memform.memories")
        left = app.send_task("memform.recall", [question], queue="retrieval")

        def waits() -> bool | None:
            held = "SELECT 1 FROM pg_locks WHERE relation = 'memform.memories'::regclass AND NOT granted"
            return holder.execute(held).fetchone() is not None or None

        assert patience.until(waits, siege.LONGEST_WAIT_SECONDS)
        for child in psutil.Process(asked.mark.pid).children():
            child.send_signal(signal.SIGKILL)
        holder.rollback()
        # Less than Celery keeps what it tries again in its memory, unless it is told otherwise.
        answer = left.get(timeout=150.0)
    assert RecallAnswer.model_validate(answer).results == ()


def test_a_second_delivery_meets_the_running_lease_and_yields(chosen: Settings, services: Services) -> None:
    siege.man(chosen, siege.stage_posts(siege.unhurried(chosen), each=2, fault="slow"))
    Memform(services, "yields").enqueue(f"{FACT.format(2)} This is {SLOW}.", transcript_id="t-1")
    with siege.insistent(services) as bell:
        for _ in range(3):
            bell.ring(ref("yields", "t-1"), Progress.RECEIVED, bulk=False)
    assert siege.settled(services, "yields", ["t-1"]) == ["done"]

    def told() -> list[dict[str, Any]] | None:
        lines = siege.log_lines(chosen, "gate-[01].log", '"yields"')
        return lines if len(lines) >= 4 else None

    ours = patience.until(told, siege.LONGEST_WAIT_SECONDS)
    assert ours is not None, "each message leaves its line; what is sent last need not be read last"
    assert sorted(line["event"] for line in ours) == ["gated", "skipped", "skipped", "skipped"]
    assert [line["attempt"] for line in ours if line["event"] == "gated"] == [1]


def test_parts_of_one_thread_sent_at_once_are_all_formed_and_an_id_is_never_overwritten(
    chosen: Settings, services: Services
) -> None:
    producer, reading = Memform(services, "parts"), Reading(thread_id="one-thread")
    for part in range(3):
        producer.enqueue(FACT.format(10 + part), transcript_id=f"part-{part}", reading=reading)
    with pytest.raises(IdConflictError):
        producer.enqueue(FACT.format(99), transcript_id="part-0", reading=reading)
    siege.man(chosen, siege.stage_posts(siege.unhurried(chosen)))
    assert siege.settled(services, "parts", [f"part-{part}" for part in range(3)]) == ["done"] * 3
    assert contents(services, "parts") == [FACT.format(10 + part) for part in range(3)]


def test_one_bad_transcript_of_a_batch_is_listed_and_a_second_run_sends_no_other(
    chosen: Settings, services: Services
) -> None:
    """A short talk that nothing follows is in the batch too: it waits for nobody."""
    short = json.dumps(
        {"messages": [{"role": "user", "content": "hi"}, {"role": "assistant", "content": FACT.format(0)}]}
    )
    batch = {"short": short, "bad": '{"shape": "nobody knows"}'}
    batch |= {f"good-{number}": FACT.format(20 + number) for number in range(20)}
    producer = Memform(services, "batch")
    for name, body in batch.items():
        producer.enqueue(body, transcript_id=name, bulk=True)
    unhurried = siege.unhurried(chosen)
    siege.man(chosen, [*siege.stage_posts(unhurried), *siege.upkeep_posts(unhurried)])
    stand = dict(zip(batch, siege.settled(services, "batch", batch), strict=True))
    assert [name for name, status in stand.items() if status != "done"] == ["bad"]
    (letter,) = services.dead_letters.list("batch")
    assert (letter["transcript_id"], letter["reason"]) == ("bad", "unknown_format")
    ledger = services.overview("batch").ledger()
    again = [producer.enqueue(body, transcript_id=name, bulk=True) for name, body in batch.items()]
    assert all(receipt.already_received for receipt in again)
    assert [receipt.transcript_id for receipt in again if receipt.status == "dead"] == ["bad"]
    assert services.overview("batch").ledger() == ledger
    assert len(contents(services, "batch")) == 21


@pytest.mark.parametrize("first", ["ten", "eleven"])
def test_the_later_word_of_an_operator_stands_whichever_is_formed_first(
    chosen: Settings, services: Services, first: str
) -> None:
    workspace = f"order-{first}"
    said = {"ten": (10, "The staging port is 8080."), "eleven": (11, "The staging port is 9090.")}
    with alone(chosen, services.endpoints) as lone:
        for name in sorted(said, key=lambda name: name != first):
            hour, text = said[name]
            reading = Reading(occurred_at=datetime(2026, 3, 2, hour, tzinfo=UTC))
            Memform(lone, workspace).enqueue(text, transcript_id=name, operator=True, reading=reading)
            for stage in (stages.gate, stages.classify, stages.reconcile):
                assert stage(lone, ref(workspace, name)).error is None
    assert contents(services, workspace) == ["The staging port is 9090."]


def test_facts_far_into_a_long_transcript_are_kept_with_their_places(chosen: Settings, services: Services) -> None:
    facts = {100: FACT.format(31), 45_000: FACT.format(32), 89_900: FACT.format(33)}
    filler = "Let me look at the next file.\n"
    body = ""
    for place, fact in facts.items():
        body += filler * ((place - len(body)) // len(filler)) + fact + "\n"
    with alone(chosen, services.endpoints) as lone:
        Memform(lone, "long").enqueue(body, transcript_id="t-1")
        for stage in (stages.gate, stages.classify, stages.reconcile):
            assert stage(lone, ref("long", "t-1")).error is None
    with services.database.transaction("long") as connection:
        rows = connection.execute(
            "SELECT text, start_offset, end_offset FROM statements WHERE outcome = 'staged' ORDER BY ordinal"
        ).fetchall()
    assert [row["text"] for row in rows] == list(facts.values())
    assert [body[row["start_offset"] : row["end_offset"]] for row in rows] == list(facts.values())
