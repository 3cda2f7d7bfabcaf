"""The retrieval task: answer one question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import retrieval
from workers.outcomes import Report
from workers.payloads import RecallPayload

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

    from workers.wiring import Services


def recall(services: Services, payload: Mapping[str, JsonValue]) -> Report:
    """Answer the question in the message."""
    message = RecallPayload.decode(payload)
    answer = retrieval.recall(services, message.query)
    return Report("recalled", counts={"results": len(answer.results)}, answer=answer.model_dump(mode="json"))
