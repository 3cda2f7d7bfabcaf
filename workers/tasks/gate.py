"""The gate task: receive one transcript and gate it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import intake, stages
from workers.payloads import parse_gate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def gate(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Move the transcript from the inbox into the ledger, then gate it."""
    message = parse_gate(payload)
    ref = intake.receive(services, message)
    return stages.gate(services, ref)
