"""Queue names, and which queue a message goes to (SPEC §4)."""

from __future__ import annotations

from enum import StrEnum

from pipeline.ports import Progress


class Queue(StrEnum):
    """Every queue there is. A bulk twin keeps a reprocess from delaying live work."""

    GATE = "gate"
    CLASSIFY = "classify"
    JUDGE = "judge"
    RETRIEVAL = "retrieval"
    MAINTENANCE = "maintenance"
    GATE_BULK = "gate.bulk"
    CLASSIFY_BULK = "classify.bulk"
    JUDGE_BULK = "judge.bulk"


class TaskName(StrEnum):
    """Every task there is. The names are public: any Celery client may send them (docs/PROTOCOL.md)."""

    GATE = "memform.gate"
    CLASSIFY = "memform.classify"
    JUDGE = "memform.judge"
    CATCH_UP = "memform.catch_up"
    RECALL = "memform.recall"
    OUTCOME = "memform.outcome"
    FEEDBACK = "memform.feedback"
    SWEEP = "memform.sweep"


STAGE_OF: dict[Progress, tuple[TaskName, Queue, Queue]] = {
    Progress.RECEIVED: (TaskName.GATE, Queue.GATE, Queue.GATE_BULK),
    Progress.GATED: (TaskName.CLASSIFY, Queue.CLASSIFY, Queue.CLASSIFY_BULK),
    Progress.CLASSIFIED: (TaskName.JUDGE, Queue.JUDGE, Queue.JUDGE_BULK),
}
"""The task that takes a transcript on from where it stands, with its live and its bulk queue."""

FLEET: dict[str, tuple[Queue, ...]] = {
    "gate": (Queue.GATE, Queue.GATE_BULK),
    "classify": (Queue.CLASSIFY, Queue.CLASSIFY_BULK),
    "judge": (Queue.JUDGE, Queue.JUDGE_BULK),
    "retrieval": (Queue.RETRIEVAL,),
    "maintenance": (Queue.MAINTENANCE,),
}
"""The workers of a fleet by name, each with the queues it serves, live before bulk."""


def route(progress: Progress, *, bulk: bool) -> tuple[TaskName, Queue] | None:
    """Return the next task and its queue for a transcript that stands at `progress`; None at rest."""
    if progress not in STAGE_OF:
        return None
    task, live, twin = STAGE_OF[progress]
    return task, twin if bulk else live


def behind(queue: str) -> str:
    """Return the queue that the same worker serves last: the bulk twin where there is one."""
    return next((queues[-1].value for queues in FLEET.values() if queue in {each.value for each in queues}), queue)
