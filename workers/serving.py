"""The tasks behind their names, bound to an app that is to receive. A command that only sends need not load them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from celery import signals

from workers import outcomes
from workers.routing import TaskName
from workers.tasks.catch_up import catch_up
from workers.tasks.classify import classify
from workers.tasks.gate import gate
from workers.tasks.judge import judge
from workers.tasks.maintenance import sweep
from workers.tasks.retrieval import feedback, outcome, recall

if TYPE_CHECKING:
    from celery import Celery

    from workers.outcomes import Body
    from workers.wiring import Process

TASKS: dict[TaskName, Body] = {
    TaskName.GATE: gate,
    TaskName.CLASSIFY: classify,
    TaskName.JUDGE: judge,
    TaskName.CATCH_UP: catch_up,
    TaskName.RECALL: recall,
    TaskName.OUTCOME: outcome,
    TaskName.FEEDBACK: feedback,
    TaskName.SWEEP: sweep,
}
ANSWERING = frozenset({TaskName.RECALL})
"""The only tasks whose result is kept: a result costs a key and a message each."""
SOLE_COPIES = frozenset({TaskName.OUTCOME, TaskName.FEEDBACK})
"""Messages that no ledger could send again."""
MAX_WORKER_LOSSES = 2
"""Redeliveries by the broker after a killed child; beyond them the relay and the ledger's attempts decide."""


def serve(app: Celery, running: Process) -> None:
    """Register the tasks, each bound to the services that its child opens after the fork."""
    for name, body in TASKS.items():
        answers = name in ANSWERING
        app.task(
            outcomes.bind(name, body, running, given_back=name in SOLE_COPIES),
            name=name.value,
            ignore_result=not answers,
            max_retries=MAX_WORKER_LOSSES,
            default_retry_delay=0,  # else what a killed child worked on waits three minutes in its worker's memory
            acks_late=True,
        )
    signals.worker_process_init.connect(running.on_start, weak=False)
    signals.worker_process_shutdown.connect(running.on_shutdown, weak=False)
