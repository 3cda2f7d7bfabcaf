"""The catch-up task: let the judge hear what one transcript had to stage without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import hearings
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def catch_up(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Hear the transcript the message names."""
    message = StagePayload.decode(payload)
    yield hearings.hear(services, message.ref)
