"""Every stage has a live and a bulk queue, and every queue has a worker."""

from __future__ import annotations

import pytest

from pipeline.ports import Progress
from workers.routing import FLEET, Queue, TaskName, route
from workers.serving import TASKS


@pytest.mark.parametrize(
    ("progress", "task", "live"),
    [
        (Progress.RECEIVED, TaskName.GATE, Queue.GATE),
        (Progress.GATED, TaskName.CLASSIFY, Queue.CLASSIFY),
        (Progress.CLASSIFIED, TaskName.JUDGE, Queue.JUDGE),
    ],
)
def test_bulk_work_goes_to_the_twin_queue(progress: Progress, task: TaskName, live: Queue) -> None:
    assert route(progress, bulk=False) == (task, live)
    assert route(progress, bulk=True) == (task, Queue(f"{live.value}.bulk"))


@pytest.mark.parametrize("progress", [Progress.DONE, Progress.DEAD])
def test_a_transcript_at_rest_rings_nowhere(progress: Progress) -> None:
    assert route(progress, bulk=False) is None


def test_the_fleet_serves_every_queue_once() -> None:
    served = [queue for queues in FLEET.values() for queue in queues]
    assert sorted(served) == sorted(Queue)


def test_every_task_name_has_a_body() -> None:
    assert set(TASKS) == set(TaskName)
