"""The gate task: receive one transcript and gate it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.ports import Progress
from workers import intake, stages, turns
from workers.payloads import parse_gate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def gate(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Move what waits in the inbox into the ledger, then gate the transcripts whose turns come."""
    message = parse_gate(payload)
    services.bell.answer(Progress.RECEIVED, bulk=message.bulk)
    return turns.take(services, intake.receive(services, message), Progress.RECEIVED, stages.gate)
