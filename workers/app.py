"""The Celery app: its settings, its tasks and its schedule. Nothing is opened or read when this is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from celery import Celery, signals

from workers import outcomes, schedule
from workers.bell import RECALL_EXPIRES_SECONDS
from workers.routing import Queue, TaskName
from workers.tasks.classify import classify
from workers.tasks.gate import gate
from workers.tasks.judge import judge
from workers.tasks.maintenance import sweep
from workers.tasks.retrieval import recall

if TYPE_CHECKING:
    from workers.outcomes import Body
    from workers.settings import Settings
    from workers.wiring import Endpoints, Process

TASKS: dict[TaskName, Body] = {
    TaskName.GATE: gate,
    TaskName.CLASSIFY: classify,
    TaskName.JUDGE: judge,
    TaskName.RECALL: recall,
    TaskName.SWEEP: sweep,
}
ANSWERING = frozenset({TaskName.RECALL})
"""The only tasks whose result is kept: a result costs a key and a message each."""
MAX_WORKER_LOSSES = 2
"""Redeliveries by the broker after a killed child; beyond them the relay and the ledger's attempts decide."""


def create_app(settings: Settings, endpoints: Endpoints) -> Celery:
    """Return an app that sends; give it to `serve` and it also receives."""
    app = Celery("memform", broker=endpoints.redis_url, backend=endpoints.redis_url, set_as_current=False)
    app.conf.update(configuration(settings))
    return app


def configuration(settings: Settings) -> dict[str, object]:
    """Return Celery's settings. Each goes against a way of losing or doubling work (docs/RUNBOOK.md)."""
    return {
        "task_serializer": "json",
        "accept_content": ["json"],
        "result_serializer": "json",
        "result_expires": RECALL_EXPIRES_SECONDS,
        "task_ignore_result": True,
        "task_acks_late": True,
        "task_retry_on_worker_lost": True,
        "task_time_limit": settings.task_time_limit_seconds,
        "task_soft_time_limit": settings.task_time_limit_seconds * 0.9,
        "task_default_queue": Queue.MAINTENANCE.value,
        "task_create_missing_queues": True,
        "worker_prefetch_multiplier": 1,
        "worker_send_task_events": False,
        "worker_soft_shutdown_timeout": settings.soft_shutdown_seconds,
        "worker_cancel_long_running_tasks_on_connection_loss": False,
        "worker_hijack_root_logger": False,
        "worker_redirect_stdouts": False,
        "broker_connection_retry_on_startup": True,
        "broker_transport_options": {
            "visibility_timeout": settings.visibility_timeout_seconds,
            "unacked_restore_interval": settings.restore_every_seconds,
            "unacked_restore_throttle": 1,
            "socket_timeout": 20,
            "socket_connect_timeout": 5,
            "socket_keepalive": True,
            "health_check_interval": 25,
        },
        "redis_socket_timeout": 20,
        "redis_socket_connect_timeout": 5,
        "redis_backend_health_check_interval": 25,
        "beat_scheduler": "celery.beat:Scheduler",
        "beat_schedule": schedule.entries(settings),
        "timezone": "UTC",
    }


def serve(app: Celery, running: Process) -> None:
    """Register the tasks, each bound to the services that its child opens after the fork."""
    for name, body in TASKS.items():
        answers = name in ANSWERING
        app.task(
            outcomes.bind(name, body, running),
            name=name.value,
            ignore_result=not answers,
            max_retries=MAX_WORKER_LOSSES,
            acks_late=True,
        )
    signals.worker_process_shutdown.connect(running.on_shutdown, weak=False)
