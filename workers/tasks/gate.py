"""The gate task: receive one transcript and gate it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.ports import Progress
from workers import intake, stages, turns
from workers.payloads import parse_gate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def gate(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Move a transcript from the inbox into the ledger, then gate the one whose turn it is."""
    message = intake.receive(services, parse_gate(payload))
    return turns.take(services, message, Progress.RECEIVED, stages.gate)
