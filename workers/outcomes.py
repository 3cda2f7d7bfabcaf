"""What every task shares: the order of claim, work, commit and send; the branch of each error; one log line.

A task's body is three statements. What happens when it fails is decided here and in the ledger, by the class of
the error (`pipeline.errors`): a transient or deferred one waits in the ledger for the relay, a conflict is
planned again at once, a permanent one and a bug are dead letters.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

import structlog
from celery import current_task
from celery.exceptions import (
    Ignore,  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType] - the stubs lack it
    Reject,
    SoftTimeLimitExceeded,
)

from pipeline.errors import (
    ConflictError,
    DeferredError,
    InvalidInputError,
    MemformError,
    NewerMessageError,
    PermanentError,
    TransientError,
)
from pipeline.policy import CONFLICT_RETRIES
from pipeline.ports import Progress
from workers import patience, tracing
from workers.payloads import sole_object
from workers.routing import behind
from workers.tracing import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pydantic import JsonValue

    from pipeline.domain.parcel import TranscriptRef
    from pipeline.ports import Claim
    from workers.meter import Meter
    from workers.routing import TaskName
    from workers.tracing import Span
    from workers.wiring import Process, Services


@dataclass(frozen=True, slots=True)
class Report:
    """What a task did, for its log line: ids and counts, never text. `answer` is what a recall returns."""

    verdict: str
    ids: Mapping[str, str] = field(default_factory=dict[str, str])
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    error: Exception | None = None
    answer: JsonValue = None


Body: TypeAlias = "Callable[[Services, Mapping[str, JsonValue]], Iterator[Report]]"
"""What answers a message: a report of each thing that it did, as it is done; the first is the message's."""
Work: TypeAlias = "Callable[[Claim], Moved]"


@dataclass(frozen=True, slots=True)
class Moved:
    """Where a transcript stands after a stage's commit; None when another delivery was first."""

    progress: Progress | None
    counts: Mapping[str, int] = field(default_factory=dict[str, int])


def advance(services: Services, ref: TranscriptRef, progress: Progress, work: Work) -> Report:
    """Take one transcript through one stage: claim (an attempt is counted), work, commit, and only then send.

    A claim that is refused (done already, or another worker's lease runs) is no error: the message was a double.
    """
    ids = {"workspace_id": ref.workspace_id, "transcript_id": ref.transcript_id, "stage": progress.value}
    claim = services.ledger.claim(ref, progress, services.clock.now(), reads=True)
    if claim is None:
        return Report("skipped", ids)
    counted = {"attempt": claim.attempt}
    try:
        moved = _replan(work, claim)
    except Exception as error:  # noqa: BLE001 - every failure is recorded in the ledger, by its branch
        reason = _timely(error)
        stands = services.ledger.fail(claim, reason, services.clock.now())
        return Report("dead" if stands is Progress.DEAD else "retry_later", ids, counted, reason)
    if moved.progress is None:
        return Report("superseded", ids, counted)
    services.bell.ring(ref, moved.progress, bulk=claim.bulk)
    return Report(moved.progress.value, ids, {**counted, **moved.counts})


def _replan(work: Work, claim: Claim) -> Moved:
    """Run the work; when something moved between reading and writing, read and plan again at once."""
    for _ in range(CONFLICT_RETRIES):
        try:
            return work(claim)
        except ConflictError:
            claim = replace(claim, seen=None)
    return work(claim)


def _timely(error: Exception) -> Exception:
    """Read a soft time limit as transient: a stage's counts an attempt, and the last one buries the transcript."""
    if isinstance(error, SoftTimeLimitExceeded):
        late = TransientError("the task ran into its time limit")
        late.__cause__ = error
        return late
    return error


class Delivery(NamedTuple):
    """What the broker says about the message that is being worked on; all "" outside of a worker."""

    task_id: str = ""
    queue: str = ""
    traceparent: str = ""


def bind(name: TaskName, body: Body, running: Process, *, given_back: bool = False) -> Callable[..., JsonValue]:
    """Return what Celery calls: the body with its services, measured and traced, no error to the broker.

    Each report of the body is one log line and one measurement; the first is told in the message's span.
    Every line that is written meanwhile carries the ids of task and trace. A message that is the only copy of what it
    says is `given_back` to its queue when a store could not be reached: the store's own patience (15 s) paces it, and
    it is counted once however often it comes. What is of a later protocol is passed on after a pause, behind all other
    work, and not answered.
    """

    def run(*arguments: JsonValue, **named: JsonValue) -> JsonValue:
        delivery, services = delivered(), running.services
        attributes = tracing.messaging("process", delivery.queue, message_id=delivery.task_id)
        with (
            services.tracing.within(delivery.traceparent),
            services.tracing.span(f"process {delivery.queue or name.value}", Kind.CONSUMER, attributes) as span,
            structlog.contextvars.bound_contextvars(**_marks(delivery, services.tracing.traceparent())),
        ):
            report = _tell(_attempt(body, services, (*arguments, *named.values())), name, services.meter, span)
        if isinstance(report.error, NewerMessageError):
            patience.pause(report.error.after)
            _pass_on(delivery)
            raise Ignore  # whoever can read it answers in the end: this worker has said nothing
        if given_back and isinstance(report.error, TransientError):
            raise Reject(report.verdict, requeue=True)
        return report.answer

    run.__name__ = name.value.rpartition(".")[2]
    return run


def _tell(reports: Iterator[Report], name: TaskName, meter: Meter, span: Span) -> Report:
    """Log and measure each report as it comes, and describe the message's span by the first; return the last."""
    begun = time.perf_counter()
    first = report = next(reports)
    describe(span, first)
    for report in chain([first], reports):
        ended = time.perf_counter()
        emit(structlog.get_logger(task=name.value), report)
        meter.task(name.value, report.verdict, ended - begun)
        begun = ended
    return report


def _pass_on(delivery: Delivery) -> None:
    """Send the message that is being worked on once more, as it is, behind all that its worker serves.

    At the head of its queue it would keep everything else from a worker that cannot read it.
    """
    if delivery.task_id:
        running = cast("Any", current_task)
        running.signature_from_request(queue=behind(delivery.queue), argsrepr="(newer)").apply_async()


def delivered() -> Delivery:
    """Return what Celery knows of the message that this process works on."""
    # A proxy that is false where no task runs: a comparison with None would ask the proxy itself.
    request = current_task.request if current_task else None
    if request is None or request.id is None:
        return Delivery()
    queue = (request.delivery_info or {}).get("routing_key") or ""
    return Delivery(request.id, queue, tracing.read(request.get(tracing.HEADER)))


def _marks(delivery: Delivery, traceparent: str) -> dict[str, str]:
    marks = {"task_id": delivery.task_id, "trace_id": tracing.trace_id(traceparent)}
    return {name: value for name, value in marks.items() if value}


def _attempt(body: Body, services: Services, arguments: Sequence[JsonValue]) -> Iterator[Report]:
    try:
        yield from body(services, sole_object(arguments))
    except Exception as error:  # noqa: BLE001 - a task ends with its line, whatever happened in it
        reason = _timely(error)
        yield Report(branch(reason), error=reason, answer={"error": _told(reason)})


def describe(span: Span, report: Report) -> None:
    """Tell a span what a task did: ids and counts, and the branch of its error."""
    told = {"verdict": report.verdict, **report.ids, **report.counts}
    span.note({f"memform.{name}": value for name, value in told.items()})
    if report.error is not None:
        span.fail(branch(report.error))


def branch(error: Exception) -> str:
    """Name the branch an error takes."""
    if isinstance(error, TransientError):
        return "transient"
    if isinstance(error, DeferredError):
        return "deferred"
    if isinstance(error, ConflictError):
        return "conflict"
    return "permanent" if isinstance(error, PermanentError | InvalidInputError) else "bug"


def _told(error: Exception) -> str:
    """Return what a caller is told: an error of ours in its own words, a bug by its name."""
    return str(error) if isinstance(error, MemformError) else f"a bug ({type(error).__name__}): see the worker's log"


def emit(log: structlog.stdlib.BoundLogger, report: Report) -> None:
    """Write a task's one line. A bug is loud, with its traceback; a retry is a warning."""
    fields = {**report.ids, **report.counts}
    if report.error is None:
        log.info(report.verdict, **fields)
        return
    kind = branch(report.error)
    fields |= {"branch": kind, "error": type(report.error).__name__, "reason": _stable_reason(report.error)}
    if kind == "bug":
        log.error(report.verdict, exc_info=report.error, **fields)
    else:
        log.warning(report.verdict, **fields)


def _stable_reason(error: Exception) -> str:
    """Return words that hold no text of a transcript."""
    return error.reason if isinstance(error, PermanentError) else str(error) if isinstance(error, MemformError) else ""
