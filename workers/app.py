"""The Celery app: its settings and its schedule. Nothing is opened or read when this is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from celery import Celery

from workers import schedule
from workers.patience import KEPT_SECONDS
from workers.routing import Queue

if TYPE_CHECKING:
    from workers.endpoint import Endpoints
    from workers.settings import Settings


def create_app(settings: Settings, endpoints: Endpoints) -> Celery:
    """Return an app that sends; give it to `serving.serve` and it also receives."""
    app = Celery("memform", broker=endpoints.redis_url, backend=endpoints.redis_url, set_as_current=False)
    app.conf.update(configuration(settings))
    return app


def configuration(settings: Settings) -> dict[str, object]:
    """Return Celery's settings. Each goes against a way of losing or doubling work (docs/RUNBOOK.md)."""
    return {
        "task_serializer": "json",
        "accept_content": ["json"],
        "result_serializer": "json",
        "result_expires": KEPT_SECONDS,
        "task_ignore_result": True,
        "task_acks_late": True,
        "task_retry_on_worker_lost": True,
        "task_time_limit": settings.task_time_limit_seconds,
        "task_soft_time_limit": settings.task_time_limit_seconds * 0.9,
        "task_default_queue": Queue.MAINTENANCE.value,
        "task_create_missing_queues": True,
        "worker_prefetch_multiplier": 1,
        "worker_max_memory_per_child": settings.child_memory_bytes // 1024,
        "worker_send_task_events": False,
        "worker_proc_alive_timeout": 30.0,
        "worker_soft_shutdown_timeout": settings.soft_shutdown_seconds,
        "worker_cancel_long_running_tasks_on_connection_loss": False,
        "worker_hijack_root_logger": False,
        "worker_redirect_stdouts": False,
        "broker_connection_retry_on_startup": True,
        "broker_transport_options": {
            "visibility_timeout": settings.visibility_timeout_seconds,
            "unacked_restore_interval": settings.restore_every_seconds,
            "unacked_restore_throttle": 1,
            "queue_order_strategy": "priority",
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
