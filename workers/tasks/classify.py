"""The classify task: scan, tag and embed one transcript's candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import stages
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def classify(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Classify the transcript the message names."""
    message = StagePayload.decode(payload)
    return stages.classify(services, message.ref)
