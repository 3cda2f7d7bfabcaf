"""A message is a doorbell, not an order: a stage's worker takes the transcripts whose workspaces have waited longest.

Who answers looks at all that waits in the message's lane, and goes on for a twentieth of a second. A look that finds
more than one rings before any work, so that others come and nothing depends on this worker alone; who leaves before all
it saw is done has rung. What is committed after the answer rings anew.
"""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Final

from workers.outcomes import describe
from workers.tracing import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from infra.postgres.turns import Turn
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.ports import Progress
    from workers.outcomes import Report
    from workers.payloads import StagePayload
    from workers.wiring import Services

SKIPPED: Final = "skipped"
TRIES: Final = 5
"""Another worker may be a moment faster with the same transcript: so often in all the next one's turn is looked for."""
STAY_SECONDS: Final = 0.05
"""How long a worker stays with one message: after this it begins no other transcript."""
BULK_STAY_SECONDS: Final = 0.01
"""The same for batch work, which live work of the same worker waits for."""


def take(
    services: Services, message: StagePayload, progress: Progress, stage: Callable[[Services, TranscriptRef], Report]
) -> Iterator[Report]:
    """Take turns at a stage, and yield a report of each; of the message's own transcript where none waits.

    That one may stand in the other lane. It is claimed, as each is, only where it waits for this stage.
    """
    leaves_at = time.monotonic() + (BULK_STAY_SECONDS if message.bulk else STAY_SECONDS)
    done = misses = 0

    def stays() -> bool:
        return misses < TRIES and (not done or time.monotonic() < leaves_at)

    has_more = True
    while has_more and stays():
        turns, has_more = services.turns.look(progress, services.clock.now(), bulk=message.bulk)
        if has_more or len(turns) > 1:
            services.bell.ring(turns[-1].ref, progress, bulk=message.bulk)
        waiting = deque(turns)
        while waiting and stays():
            turn = waiting.popleft()
            report = stage(services, turn.ref) if turn.ref == message.ref else _serve(services, turn, progress, stage)
            if report.verdict == SKIPPED:
                waiting.reverse()  # who was faster goes down the same row: this worker takes it from its end
                misses += 1
            else:
                done += 1
                yield report
    if not done:
        yield stage(services, message.ref)


def _serve(
    services: Services, turn: Turn, progress: Progress, stage: Callable[[Services, TranscriptRef], Report]
) -> Report:
    """Work on another's transcript in the trace that it came in."""
    told = {"memform.workspace_id": turn.ref.workspace_id, "memform.transcript_id": turn.ref.transcript_id}
    with (
        services.tracing.within(turn.traceparent),
        services.tracing.span(f"turn {progress.value}", Kind.CONSUMER, told) as span,
    ):
        report = stage(services, turn.ref)
        describe(span, report)
    return report
