"""The classify task: scan, tag and embed one transcript's candidates."""

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


def classify(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Classify the transcripts whose turns come."""
    message = StagePayload.decode(payload)
    services.bell.answer(Progress.GATED, bulk=message.bulk)
    return turns.take(services, message, Progress.GATED, stages.classify)
