"""The judge task: reconcile one transcript's candidates with what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.ports import Progress
from workers import stages, turns
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def judge(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Reconcile the transcript whose turn it is."""
    message = StagePayload.decode(payload)
    return turns.take(services, message, Progress.CLASSIFIED, stages.reconcile)
