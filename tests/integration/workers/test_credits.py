"""Outcome and feedback as a producer calls them: in this process, through the queue, and from plain Celery."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from celery import Celery

from pipeline.domain.memory import MemoryId, Tier
from pipeline.domain.recall import RecallQuery
from pipeline.errors import InvalidInputError
from workers import patience

if TYPE_CHECKING:
    from pathlib import Path

    from pipeline.domain.memory import MemoryState
    from tests.integration.workers.conftest import Console
    from workers.client import Memform
    from workers.wiring import Services

LESSON = "Always give the {} service a connection pool of its own, because a shared pool starves every reader."


def learned(memform: Console, tmp_path: Path, workspace: str) -> MemoryId:
    file = tmp_path / f"{workspace}.md"
    file.write_text(LESSON.format(workspace), encoding="utf-8")
    assert memform("enqueue", str(file), "-w", workspace, "--wait", "--json").code == 0
    found = cast("list[dict[str, str]]", memform("recall", "pool", "-w", workspace, "--json").answer["results"])
    return MemoryId(found[0]["id"])


def state(services: Services, workspace: str, memory: MemoryId) -> MemoryState:
    return services.memories.get(workspace, [memory])[memory].state


def dispatch(client: Memform, workspace: str, colony: str, name: str) -> None:
    query = RecallQuery(
        workspace_id=workspace, text="which pool", dispatch_id=name, colony_id=colony, agent_id="a", deterministic=True
    )
    client.recall(query)


def test_a_success_credits_what_the_colony_was_given(
    memform: Console, client: Memform, services: Services, tmp_path: Path
) -> None:
    memory = learned(memform, tmp_path, "outcomes")
    dispatch(client, "outcomes", "heron", "d-1")
    before = state(services, "outcomes", memory)
    found = client.outcome("heron", succeeded=True, quality=1.0, workspace="outcomes")
    assert found is not None
    assert (found.counted, found.moved) == (True, 1)
    assert state(services, "outcomes", memory).alpha == pytest.approx(before.alpha + 1.5, abs=1e-3)
    again = client.outcome("heron", succeeded=True, quality=1.0, workspace="outcomes")
    assert again is not None
    assert not again.counted
    assert client.outcome("heron", succeeded=False, workspace="outcomes", key="later", queued=True) is None


def test_a_helpful_word_through_the_queue_consolidates(
    memform: Console, client: Memform, services: Services, tmp_path: Path
) -> None:
    memory = learned(memform, tmp_path, "words")
    assert client.feedback(memory, helpful=True, agent="scout", workspace="words", queued=True) is None

    def graduated() -> bool | None:
        return state(services, "words", memory).tier is Tier.CONSOLIDATED or None

    assert patience.until(graduated, 180.0)
    plain = Celery("plain", broker=services.endpoints.redis_url, set_as_current=False)
    said = {"workspace_id": "words", "memory_id": memory, "helpful": False, "agent_id": "guard"}
    plain.send_task("memform.feedback", [{"v": 1, "feedback": said}], queue="retrieval", argsrepr="(ids)")
    plain.close()
    assert patience.until(lambda: state(services, "words", memory).prediction_errors or None, 180.0)


def test_a_report_that_cannot_be_right_is_refused_before_it_leaves(client: Memform) -> None:
    with pytest.raises(InvalidInputError, match="quality: Input should be less than or equal to 1"):
        client.outcome("heron", succeeded=True, quality=7.0)
    with pytest.raises(InvalidInputError, match="colony_id"):
        client.outcome("", succeeded=True)
    with pytest.raises(InvalidInputError, match="there is no memory mem-none"):
        client.feedback("mem-none", helpful=True, workspace="words")
