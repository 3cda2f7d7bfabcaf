"""What the doctor is to look at, from the settings: for the command, and for a worker that is about to start."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from infra.doctor.examination import Patient
from workers.settings import unknown

if TYPE_CHECKING:
    from pipeline.ports import Embedder
    from workers.endpoint import Endpoints
    from workers.settings import Settings


def patient(chosen: Settings, where: Endpoints, embedder: Embedder | None = None) -> Patient:
    """Return what is to be examined, before anybody was asked who works."""
    return Patient(
        database_url=where.database_url,
        redis_url=where.redis_url,
        inbox_budget_bytes=chosen.inbox_budget_bytes,
        embedder=embedder,
        judge_model=chosen.judge_model,
        judge_url=chosen.judge_base_url,
        judge_key=chosen.judge_api_key.get_secret_value(),
        visibility_timeout=timedelta(seconds=chosen.visibility_timeout_seconds),
        longest_job=timedelta(seconds=chosen.task_time_limit_seconds),
        state_dir=chosen.state_dir,
        otlp_endpoint=chosen.otlp_endpoint,
        unknown_settings=unknown(),
    )
