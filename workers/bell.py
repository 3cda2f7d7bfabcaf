"""Rings a queue: sends the message that takes a transcript on. A lost ring is rung again by the relay.

A message is answered by a look at all that waits (`workers.turns`), so one that is on its way speaks for whatever is
committed before it is answered (docs/decisions/0020-one-ring-for-many.md).
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from celery.exceptions import OperationalError

from pipeline.errors import TransientError
from workers import tracing
from workers.endpoint import no_broker
from workers.patience import ANSWER_SECONDS
from workers.payloads import FeedbackPayload, OutcomePayload, RecallPayload, StagePayload, SweepPayload
from workers.routing import Queue, TaskName, route
from workers.tracing import UNTRACED, Kind

if TYPE_CHECKING:
    from celery import AsyncResult, Celery

    from infra.redis.doorbell import RedisDoorbell
    from pipeline.domain.credit import ColonyOutcome, Feedback
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.recall import RecallQuery
    from pipeline.ports import Progress
    from workers.payloads import Payload
    from workers.tracing import Tracing

RETRY = {"max_retries": 2, "interval_start": 0.0, "interval_step": 0.2, "interval_max": 0.5}
CONNECT_SECONDS = 2
IDS_ONLY = {"argsrepr": "(ids)", "ignore_result": True}


class Bell:
    """Sends memform's messages through a Celery app."""

    def __init__(self, app: Celery | None, traces: Tracing = UNTRACED, doorbell: RedisDoorbell | None = None) -> None:
        """Send through `app`; nothing is opened before the first message. Each message carries the current trace.

        Without an app there is no broker: nobody is rung, nobody answers, and what must be sent is refused. Without a
        doorbell no message is spared.
        """
        self._sender = app
        self._tracing = traces
        self._doorbell = doorbell
        if app is None:
            return
        # Whoever rings is told soon that nobody hears it: the relay rings again.
        options = {**app.conf["broker_transport_options"], "socket_connect_timeout": CONNECT_SECONDS}
        waits = {"broker_transport_options": options, "result_backend_transport_options": {"retry_policy": RETRY}}
        app.conf.update({**waits, "redis_socket_connect_timeout": CONNECT_SECONDS})

    def ring(self, ref: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:
        """Send the message for a transcript that stands at `progress` by now, or leave it to one that is on its way.

        Return False when there is nothing to send, or no broker within reach: the relay will ring.
        """
        where = route(progress, bulk=bulk)
        if where is None or self._sender is None:
            return False
        task, queue = where
        try:
            if self._doorbell is not None and self._doorbell.is_rung(queue.value):
                return True
        except TransientError as away:
            return _unrung(queue, away)
        return self._send(
            task, queue, StagePayload(workspace_id=ref.workspace_id, transcript_id=ref.transcript_id, bulk=bulk)
        )

    def answer(self, progress: Progress, *, bulk: bool) -> None:
        """Say, before looking for what waits at `progress`, that whatever comes from now on has to ring anew."""
        where = route(progress, bulk=bulk)
        if where is not None and self._doorbell is not None:
            with suppress(TransientError):  # then a message or two is spared that should not be, for a second
                self._doorbell.answer(where[1].value)

    def catch_up(self, ref: TranscriptRef) -> bool:
        """Ask a judge's worker to hear what a transcript had to stage; behind all live work. False as with `ring`."""
        payload = StagePayload(workspace_id=ref.workspace_id, transcript_id=ref.transcript_id, bulk=True)
        return self._send(TaskName.CATCH_UP, Queue.JUDGE_BULK, payload)

    @property
    def _app(self) -> Celery:
        if self._sender is None:
            raise no_broker()
        return self._sender

    def _send(self, task: TaskName, queue: Queue, payload: StagePayload) -> bool:
        if self._sender is None:
            return False
        try:
            self._publish(task, queue, payload, **IDS_ONLY)
        except OperationalError as error:
            return _unrung(queue, error)
        return True

    def _publish(self, task: TaskName, queue: Queue, payload: Payload, **options: Any) -> AsyncResult:  # noqa: ANN401 - Celery's
        with self._tracing.span(f"send {queue.value}", Kind.PRODUCER, tracing.messaging("send", queue.value)) as span:
            traceparent = self._tracing.traceparent()
            headers = {tracing.HEADER: traceparent} if traceparent else {}
            sent = self._app.send_task(
                task, [payload.encode()], queue=queue, headers=headers, retry_policy=RETRY, **options
            )
            span.note({"messaging.message.id": sent.id})
        return sent

    def ask(self, query: RecallQuery) -> AsyncResult:
        """Send a question to the retrieval queue; the result holds the answer for a minute."""
        return self._publish(
            TaskName.RECALL,
            Queue.RETRIEVAL,
            RecallPayload(query=query),
            argsrepr="(query)",
            expires=ANSWER_SECONDS,
            ignore_result=False,
        )

    def outcome(self, outcome: ColonyOutcome) -> None:
        """Send how a colony ended to the retrieval queue; raise OperationalError when the broker cannot be reached."""
        self._publish(TaskName.OUTCOME, Queue.RETRIEVAL, OutcomePayload(outcome=outcome), **IDS_ONLY)

    def feedback(self, feedback: Feedback) -> None:
        """Send a reader's word to the retrieval queue; raise OperationalError when the broker cannot be reached."""
        self._publish(TaskName.FEEDBACK, Queue.RETRIEVAL, FeedbackPayload(feedback=feedback), **IDS_ONLY)

    def sweep(self, sweep: str, limit: int = 500) -> None:
        """Ask a maintenance worker for one pass of a sweep."""
        self._publish(TaskName.SWEEP, Queue.MAINTENANCE, SweepPayload(sweep=sweep, limit=limit))

    def workers(self, timeout_seconds: float = 1.0, enough: int | None = None) -> tuple[str, ...]:
        """Return the names of the workers that answer within `timeout_seconds`, in order; none without a broker.

        Once `enough` have answered nobody else is waited for.
        Over a connection of its own: a pooled one that the broker has closed is found out only when it is read.
        """
        with self._app.connection_for_write() as connection:
            try:
                answers = self._app.control.ping(timeout=timeout_seconds, limit=enough, connection=connection)
            except (OperationalError, *connection.recoverable_connection_errors):
                return ()
        return tuple(sorted(name for answer in answers for name in answer))

    def children(self, timeout_seconds: float = 1.0) -> int:
        """Return how many child processes the workers that answer within `timeout_seconds` have; 0 without a broker."""
        with self._app.connection_for_write() as connection:
            try:
                told = self._app.control.inspect(timeout=timeout_seconds, connection=connection).stats()
            except (OperationalError, *connection.recoverable_connection_errors):
                return 0
        return sum(each["pool"]["max-concurrency"] for each in (told or {}).values())

    def serving(self, timeout_seconds: float) -> dict[str, frozenset[str]]:
        """Return the workers that answer within `timeout_seconds`, each with its queues; none without a broker."""
        with self._app.connection_for_write() as connection:
            try:
                told = self._app.control.inspect(timeout=timeout_seconds, connection=connection).active_queues()
            except (OperationalError, *connection.recoverable_connection_errors):
                return {}
        return {name: frozenset(each["name"] for each in queues) for name, queues in (told or {}).items()}

    def dismiss(self) -> None:
        """Tell every worker to finish what it holds and end."""
        self._app.control.shutdown()

    def close(self) -> None:
        """Close the connections that sending opened."""
        if self._sender is not None:
            self._sender.close()


def _unrung(queue: Queue, error: Exception) -> bool:
    structlog.get_logger().warning("bell_not_rung", queue=queue.value, error=str(error))
    return False
