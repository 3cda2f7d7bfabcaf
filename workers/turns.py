"""A message is a turn, not an order: a stage's worker takes the transcript whose workspace has waited longest.

Each message is answered with one transcript, its own or another's. Where its own is passed over it is rung for again,
so that no transcript is ever without a message of its own; a message whose transcript was taken in another's turn does
what is left to do, or nothing. So a transcript costs two messages a stage at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from workers.tracing import Kind

if TYPE_CHECKING:
    from collections.abc import Callable

    from infra.postgres.turns import Turn
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.ports import Progress
    from workers.outcomes import Report
    from workers.payloads import StagePayload
    from workers.wiring import Services

SKIPPED: Final = "skipped"
TRIES: Final = 5
"""Another worker may be a moment faster with the same transcript: then the next one's turn is taken."""


def take(
    services: Services, message: StagePayload, progress: Progress, stage: Callable[[Services, TranscriptRef], Report]
) -> Report:
    """Take a turn at a stage with the transcript whose turn it is; with the message's own where none waits.

    Where no other workspace waits the message's own goes first: to ask whose turn it is costs a round trip. If it
    cannot be claimed, its message is for whoever is here.
    """
    if services.turns.is_alone(message.workspace_id, progress, bulk=message.bulk):
        report = stage(services, message.ref)
        if report.verdict != SKIPPED:
            return report
    for _ in range(TRIES):
        turn = services.turns.next(progress, services.clock.now(), bulk=message.bulk)
        if turn is None or turn.ref == message.ref:
            break
        report = _serve(services, turn, progress, stage)
        if report.verdict != SKIPPED:
            if services.ledger.stands(message.ref) is progress:
                services.bell.ring(message.ref, progress, bulk=message.bulk)
            return report
    return stage(services, message.ref)


def _serve(
    services: Services, turn: Turn, progress: Progress, stage: Callable[[Services, TranscriptRef], Report]
) -> Report:
    """Work on another's transcript in the trace that it came in."""
    told = {"memform.workspace_id": turn.ref.workspace_id, "memform.transcript_id": turn.ref.transcript_id}
    with (
        services.tracing.within(turn.traceparent),
        services.tracing.span(f"turn {progress.value}", Kind.CONSUMER, told),
    ):
        return stage(services, turn.ref)
