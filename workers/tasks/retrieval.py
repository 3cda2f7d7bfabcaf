"""The retrieval tasks: answer one question, and count what became of the answers."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from workers import retrieval
from workers.outcomes import Report
from workers.payloads import FeedbackPayload, OutcomePayload, RecallPayload

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.wiring import Services


def recall(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Answer the question in the message."""
    message = RecallPayload.decode(payload)
    answer = retrieval.recall(services, message.query)
    yield Report("recalled", counts={"results": len(answer.results)}, answer=answer.model_dump(mode="json"))


def outcome(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Credit what was dispatched to the colony in the message."""
    message = OutcomePayload.decode(payload)
    found = services.credits.outcome(message.outcome, services.clock.now())
    yield Report("credited", {"colony_id": message.outcome.colony_id}, asdict(found))


def feedback(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Count the word in the message."""
    message = FeedbackPayload.decode(payload)
    found = services.credits.feedback(message.feedback, services.clock.now(), services.knobs.current())
    yield Report("answered", {"memory_id": message.feedback.memory_id}, asdict(found))
