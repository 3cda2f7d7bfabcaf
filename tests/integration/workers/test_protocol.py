"""docs/PROTOCOL.md as a stranger reads it: Celery alone, in a process that imports nothing of memform."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pipeline.domain.recall import RecallAnswer
from tests.fakes.alone import alone
from workers import patience
from workers.client import Memform
from workers.payloads import FeedbackPayload, OutcomePayload, RecallPayload, SweepPayload, parse_gate
from workers.routing import STAGE_OF, Queue, TaskName
from workers.sweeps import SWEEPS

if TYPE_CHECKING:
    from workers.settings import Settings
    from workers.wiring import Services

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")
FACT = "The {} service listens on port 5433, because port 5432 is taken."

STRANGER = """
import json, sys
from celery import Celery
app = Celery(broker=sys.argv[1], backend=sys.argv[1])
answers = []
for task, queue, payload, wants_answer in json.load(sys.stdin):
    sent = app.send_task(task, [payload], queue=queue, argsrepr="(payload)", ignore_result=not wants_answer)
    answers.append(sent.get(timeout=120) if wants_answer else None)
known = {"workers", "pipeline", "classifiers", "judge", "infra"} & set(sys.modules)
print(json.dumps({"answers": answers, "known": sorted(known)}))
"""


def examples() -> list[dict[str, Any]]:
    """Return the page's JSON blocks, in order: a claim check, an inline transcript, a question, a sweep."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def sends(services: Services, *messages: tuple[str, str, dict[str, Any], bool]) -> list[Any]:
    """Send messages from a stranger's process; return the answers of those that want one."""
    done = subprocess.run(  # noqa: S603 - this interpreter
        [sys.executable, "-P", "-c", STRANGER, services.endpoints.redis_url],
        input=json.dumps(messages),
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["known"] == []
    return told["answers"]


def inline(workspace: str, name: str, **more: object) -> dict[str, Any]:
    return {"v": 1, "workspace_id": workspace, "transcript_id": name, "body": FACT.format(name), **more}


def test_the_examples_of_the_page_are_messages_a_worker_reads() -> None:
    claim_check, transcript, question, outcome, feedback, sweep = examples()
    assert parse_gate(claim_check).transcript_id == "session-41"
    assert parse_gate(transcript).workspace_id == "team"
    assert RecallPayload.decode(question).query.dispatch_id
    assert OutcomePayload.decode(outcome).outcome.counted_by == "task-17"
    assert FeedbackPayload.decode(feedback).feedback.reader == "agent=scout"
    assert SweepPayload.decode(sweep).sweep in SWEEPS


def test_the_page_names_every_task_queue_and_sweep() -> None:
    rows = dict(re.findall(r"^\| `(memform\.\w+)` \| ([^|]*) \|", PAGE, re.MULTILINE))
    assert set(rows) == {task.value for task in TaskName}
    assert {queue for queues in rows.values() for queue in re.findall(r"`([\w.]+)`", queues)} == set(Queue)
    for task, *queues in STAGE_OF.values():
        assert re.findall(r"`([\w.]+)`", rows[task]) == [queue.value for queue in queues]
    (sweeps,) = re.findall(r"^Sweeps: (.*?)\. ", PAGE, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", sweeps)) == set(SWEEPS)


def test_the_pages_own_program_works_as_printed(services: Services, client: Memform) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    printed = program.replace("redis://…", services.endpoints.redis_url)
    assert printed != program
    done = subprocess.run([sys.executable, "-P", "-"], input=printed, text=True, timeout=250, check=False)
    assert done.returncode == 0
    assert patience.until(lambda: services.overview("team").ledger()["staged"] == 1 or None, 180.0)
    found = client.recall(RecallPayload.decode(examples()[2]).query.model_copy(update={"dispatch_id": ""}))
    assert any("5433" in (result.content or "") for result in found.results)


@pytest.mark.parametrize("queue", [Queue.GATE, Queue.GATE_BULK])
def test_an_inline_transcript_is_formed_on_either_queue(services: Services, client: Memform, queue: Queue) -> None:
    message = inline("inline", f"from-{queue}", bulk=queue is Queue.GATE_BULK, reading={"colony_id": "heron"})
    sends(services, ("memform.gate", queue, message, False), ("memform.gate", queue, message, False))
    done = client.wait(f"from-{queue}", workspace="inline")
    assert done.status == "done"
    assert done.ledger is not None
    assert (done.ledger["statements"], done.ledger["failed"]) == (1, 0)


def test_a_claim_check_takes_on_what_waits_in_the_inbox(running: Settings, services: Services, client: Memform) -> None:
    """The text is put by whoever can; the ring is a stranger's."""
    with alone(running.model_copy(update={"intake": "inbox"}), services.endpoints) as quiet:
        assert Memform(quiet, "claim").enqueue(FACT.format("claim"), transcript_id="c-1").status == "queued"
    sends(services, ("memform.gate", "gate", {"v": 1, "workspace_id": "claim", "transcript_id": "c-1"}, False))
    assert client.wait("c-1", workspace="claim").status == "done"


def test_a_question_is_answered_to_a_stranger(services: Services, client: Memform) -> None:
    client.wait(client.enqueue(FACT.format("asked"), workspace="asked").transcript_id, workspace="asked")
    question = {"v": 1, "query": {"workspace_id": "asked", "text": "which port does the asked service use"}}
    wrong = {"v": 1, "query": {"workspace_id": "asked", "text": "which port", "limit": -1}}
    answer, refusal = sends(
        services, ("memform.recall", "retrieval", question, True), ("memform.recall", "retrieval", wrong, True)
    )
    assert "5433" in str(RecallAnswer.model_validate(answer).results[0].content)
    assert set(refusal) == {"error"}
    assert "limit" in refusal["error"]


def sent_for_a_while(services: Services, task: str, payload: dict[str, Any], queue: str) -> Any:  # noqa: ANN401 - Celery's
    """Send a message that nobody here can read, as a stranger's Celery does; it goes round until it expires."""
    app = services.bell._app  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what a stranger's Celery does
    return app.send_task(task, [payload], queue=queue, expires=5.0, argsrepr="(payload)")


def test_a_transcript_of_a_later_protocol_is_left_to_others_and_stops_nobody(
    services: Services, client: Memform
) -> None:
    later = {"v": 2, "workspace_id": "later", "transcript_id": "x", "body": FACT, "asked_by": "a later producer"}
    sent_for_a_while(services, "memform.gate", later, "gate")
    sends(services, ("memform.gate", "gate", inline("later", "sound"), False))
    assert client.wait("sound", workspace="later").status == "done"
    ledger = services.overview("later").ledger()
    assert (ledger["transcripts"], ledger["statements"], ledger["balanced"]) == (1, 1, True)
    assert services.dead_letters.list("later") == []


def test_a_question_of_a_later_protocol_is_left_to_others_and_keeps_nobody_waiting(services: Services) -> None:
    later = {"v": 2, "query": {"workspace_id": "asked", "text": "which port"}, "asked_by": "a later reader"}
    question = {"v": 1, "query": {"workspace_id": "asked", "text": "which port does the asked service use"}}
    left = sent_for_a_while(services, "memform.recall", later, "retrieval")
    (answer,) = sends(services, ("memform.recall", "retrieval", question, True))
    assert RecallAnswer.model_validate(answer)
    # Its five seconds may be over by now.
    assert left.state in {"PENDING", "REVOKED"}, "nobody has answered it, not even with an error"
    assert patience.until(lambda: services.broker.depths([Queue.RETRIEVAL])[Queue.RETRIEVAL] == 0 or None, 180.0)
    assert left.state in {"PENDING", "REVOKED"}, "it ended when nobody waited any more"


@pytest.mark.parametrize(
    "payload",
    [
        {"v": 1, "workspace_id": "refused", "transcript_id": "x", "body": "a" * 262_145},
        {"v": 1, "workspace_id": "refused", "transcript_id": "x", "body": FACT, "text": "unknown field"},
        {"v": 1, "transcript_id": "x", "body": FACT},
        {"v": 1, "workspace_id": "refused", "transcript_id": "never-sent"},
    ],
    ids=["size", "field", "workspace", "nothing-waits"],
)
def test_what_is_refused_leaves_nothing_and_stops_nobody(
    services: Services, client: Memform, payload: dict[str, Any]
) -> None:
    after = inline("after", "sound")
    sends(services, ("memform.gate", "gate", payload, False), ("memform.gate", "gate", after, False))
    assert client.wait("sound", workspace="after").status == "done"
    assert services.overview("refused").stages() == {}
    assert services.dead_letters.list("refused") == []


def test_a_sweep_is_one_pass(services: Services, client: Memform) -> None:
    client.wait(client.enqueue(FACT.format("swept"), workspace="swept").transcript_id, workspace="swept")
    before = services.overview("swept").ledger()
    sends(services, *[("memform.sweep", "maintenance", {"v": 1, "sweep": name}, False) for name in SWEEPS])
    assert patience.until(lambda: services.broker.depths(["maintenance"])["maintenance"] == 0 or None, 180.0)
    assert services.overview("swept").ledger() == before
