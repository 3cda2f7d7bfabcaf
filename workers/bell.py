"""Rings a queue: sends the message that takes a transcript on. A lost ring is rung again by the relay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from celery.exceptions import OperationalError

from workers.payloads import FeedbackPayload, OutcomePayload, RecallPayload, StagePayload, SweepPayload
from workers.routing import Queue, TaskName, route

if TYPE_CHECKING:
    from celery import AsyncResult, Celery

    from pipeline.domain.credit import ColonyOutcome, Feedback
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.recall import RecallQuery
    from pipeline.ports import Progress

RETRY = {"max_retries": 2, "interval_start": 0.0, "interval_step": 0.2, "interval_max": 0.5}
RECALL_EXPIRES_SECONDS = 60.0
"""A question nobody waits for any more is not worth answering; its answer is kept no longer either."""


class Bell:
    """Sends memform's messages through a Celery app."""

    def __init__(self, app: Celery) -> None:
        """Send through `app`; nothing is opened before the first message."""
        self._app = app

    def ring(self, ref: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:
        """Send the message for a transcript that stands at `progress`.

        Return False when there is nothing to send or the broker cannot be reached: the relay will ring.
        """
        where = route(progress, bulk=bulk)
        if where is None:
            return False
        return self._send(
            *where, StagePayload(workspace_id=ref.workspace_id, transcript_id=ref.transcript_id, bulk=bulk)
        )

    def catch_up(self, ref: TranscriptRef) -> bool:
        """Ask a judge's worker to hear what a transcript had to stage; behind all live work. False as with `ring`."""
        payload = StagePayload(workspace_id=ref.workspace_id, transcript_id=ref.transcript_id, bulk=True)
        return self._send(TaskName.CATCH_UP, Queue.JUDGE_BULK, payload)

    def _send(self, task: TaskName, queue: Queue, payload: StagePayload) -> bool:
        try:
            self._app.send_task(
                task, [payload.encode()], queue=queue, argsrepr="(ids)", ignore_result=True, retry_policy=RETRY
            )
        except OperationalError as error:
            structlog.get_logger().warning("bell_not_rung", queue=queue.value, error=str(error))
            return False
        return True

    def ask(self, query: RecallQuery) -> AsyncResult:
        """Send a question to the retrieval queue; the result holds the answer for a minute."""
        return self._app.send_task(
            TaskName.RECALL,
            [RecallPayload(query=query).encode()],
            queue=Queue.RETRIEVAL,
            argsrepr="(query)",
            expires=RECALL_EXPIRES_SECONDS,
            ignore_result=False,
            retry_policy=RETRY,
        )

    def outcome(self, outcome: ColonyOutcome) -> None:
        """Send how a colony ended to the retrieval queue; raise OperationalError when the broker cannot be reached."""
        self._tell(TaskName.OUTCOME, OutcomePayload(outcome=outcome))

    def feedback(self, feedback: Feedback) -> None:
        """Send a reader's word to the retrieval queue; raise OperationalError when the broker cannot be reached."""
        self._tell(TaskName.FEEDBACK, FeedbackPayload(feedback=feedback))

    def _tell(self, task: TaskName, payload: OutcomePayload | FeedbackPayload) -> None:
        self._app.send_task(
            task, [payload.encode()], queue=Queue.RETRIEVAL, argsrepr="(ids)", ignore_result=True, retry_policy=RETRY
        )

    def sweep(self, sweep: str, limit: int = 500) -> None:
        """Ask a maintenance worker for one pass of a sweep."""
        payload = SweepPayload(sweep=sweep, limit=limit)
        self._app.send_task(TaskName.SWEEP, [payload.encode()], queue=Queue.MAINTENANCE, retry_policy=RETRY)

    def workers(self, timeout_seconds: float = 1.0) -> tuple[str, ...]:
        """Return the names of the workers that answer within `timeout_seconds`, in order; none without a broker.

        Over a connection of its own: a pooled one that the broker has closed is found out only when it is read.
        """
        with self._app.connection_for_write() as connection:
            try:
                answers = self._app.control.ping(timeout=timeout_seconds, connection=connection)
            except (OperationalError, *connection.recoverable_connection_errors):
                return ()
        return tuple(sorted(name for answer in answers for name in answer))

    def dismiss(self) -> None:
        """Tell every worker to finish what it holds and end."""
        self._app.control.shutdown()

    def close(self) -> None:
        """Close the connections that sending opened."""
        self._app.close()
