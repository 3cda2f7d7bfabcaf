"""The judge task: reconcile one transcript's candidates with what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.ports import Progress
from workers import stages, turns
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def judge(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Reconcile the transcripts whose turns come."""
    message = StagePayload.decode(payload)
    services.bell.answer(Progress.CLASSIFIED, bulk=message.bulk)
    return turns.take(services, message, Progress.CLASSIFIED, stages.reconcile)
