"""The judge task: reconcile one transcript's candidates with what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import stages
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def judge(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Reconcile the transcript the message names."""
    message = StagePayload.decode(payload)
    return stages.reconcile(services, message.ref)
