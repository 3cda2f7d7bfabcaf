"""The Python client: `with Memform.connect() as memory: memory.enqueue(…)`."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Self, TypeVar

from celery.exceptions import OperationalError
from celery.exceptions import TimeoutError as CeleryTimeoutError
from pydantic import BaseModel, ValidationError

from pipeline.domain.credit import NEUTRAL_QUALITY, ColonyOutcome, Feedback
from pipeline.domain.name import check_name
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.recall import RecallAnswer, RecallQuery
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import InvalidInputError, PermanentError, TransientError
from pipeline.ports import Progress
from workers import intake, patience, wiring
from workers.argument import demand, encode, faults
from workers.operating import OPERATOR, Operator
from workers.tracing import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime
    from types import TracebackType

    from pydantic import JsonValue

    from pipeline.domain.credit import Credited
    from pipeline.domain.memory import Remembered
    from pipeline.domain.parcel import Parcel, Receipt
    from pipeline.domain.transcript import Transcript
    from workers.bell import Bell
    from workers.settings import Settings
    from workers.wiring import Services

Said = TypeVar("Said", bound=BaseModel)

OPERATOR_MARK = b'"operator_chat"'
"""How a file states the surface; found without parsing, which is a worker's business."""
NAMED = ("dispatch_id", "agent_id", "colony_id", "thread_id")
"""What a delivery is kept under."""
REST = frozenset({"done", "dead"})


class Memform:
    """A producer's and an agent's view of memform. Secrets are masked before anything leaves this object."""

    def __init__(self, services: Services, workspace: str = "") -> None:
        """Use open services; `workspace` is the default of every call."""
        self._services = services
        self._workspace = workspace or services.settings.workspace
        self._bound = workspace

    @classmethod
    def connect(cls, workspace: str = "", chosen: Settings | None = None) -> Self:
        """Connect to the servers of the settings (by default those of the environment); nothing is opened yet."""
        return cls(wiring.connect(chosen), workspace)

    @property
    def has_broker(self) -> bool:
        """Whether there is a queue to ask through: who names the database alone has none."""
        return bool(self._services.endpoints.redis_url)

    def __enter__(self) -> Self:
        """Return the client itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close every connection."""
        self.close()

    def close(self) -> None:
        """Close every connection that was opened."""
        self._services.close()

    def enqueue(  # noqa: PLR0913 - what a producer may say about a transcript; all but the content is optional
        self,
        content: bytes | str | Mapping[str, JsonValue] | Sequence[JsonValue] | Transcript,
        *,
        workspace: str = "",
        transcript_id: str = "",
        reading: Reading = Reading(),  # noqa: B008 - frozen
        operator: bool = False,
        bulk: bool = False,
        replace: bool = False,
    ) -> Receipt:
        """Send one transcript: bytes or text in any known format, a JSON value of one, or a `Transcript`.

        Returns:
            `stored` when it is in Postgres, `queued` when it waits in the Redis inbox. Either way it will be
            formed or listed as a dead letter.

        Raises:
            InvalidInputError: the content is no transcript, or what it is kept under can be no name.
            TooLargeError: over 16 MiB.
            IdConflictError: other content was received under this id, and `replace` is not given.
            TransientError: neither store can be reached, or the inbox is full; nothing was accepted.
        """
        demand(str, workspace=workspace, transcript_id=transcript_id)
        demand(Reading, reading=reading)
        demand(bool, operator=operator, bulk=bulk, replace=replace)
        if operator:
            reading = reading.model_copy(update={"operator": True, "surface": Surface.OPERATOR_CHAT})
        traces = self._services.tracing
        with traces.span("enqueue", Kind.INTERNAL, {"memform.bulk": bulk}) as span:
            parcel = intake.pack(
                encode(content),
                workspace or self._workspace,
                self._services.masker,
                self._services.clock.now(),
                reading=reading,
                transcript_id=transcript_id,
                bulk=bulk,
                replace=replace,
            ).model_copy(update={"traceparent": traces.traceparent()})
            span.note({"memform.transcript_id": parcel.transcript_id, "memform.workspace_id": parcel.workspace_id})
            return self._hand_in(parcel)

    def _hand_in(self, parcel: Parcel) -> Receipt:
        """Put a parcel where it is safe, and ring for it."""
        receipt = self._services.first_stop.put(parcel).model_copy(update={"surface_note": surface_note(parcel)})
        ref = TranscriptRef(WorkspaceId(parcel.workspace_id), TranscriptId(receipt.transcript_id))
        if receipt.status in {"queued", "stored"}:
            self._services.bell.ring(ref, Progress.RECEIVED, bulk=parcel.bulk)
        return receipt

    def wait(
        self, transcript_id: str, *, workspace: str = "", until: str = "done", timeout: timedelta | None = None
    ) -> Receipt:
        """Wait until a transcript is done (or dead), or with `until="stored"` until Postgres has it.

        Raises:
            TransientError: it took longer than `timeout`; the transcript is still on its way.
        """
        demand(str, transcript_id=transcript_id, workspace=workspace, until=until)
        if timeout is not None:
            demand(timedelta, timeout=timeout)
        if until not in {"done", "stored"}:
            message = f"{until!r} is nothing to wait for: say done or stored"
            raise InvalidInputError(message)
        ref = TranscriptRef(WorkspaceId(workspace or self._workspace), TranscriptId(transcript_id))
        goal = REST if until == "done" else REST | {"stored"}
        limit = timeout.total_seconds() if timeout else self._services.settings.wait_timeout_seconds

        def arrived() -> Receipt | None:
            receipt = self._services.ledger.receipt(ref)
            return receipt if receipt is not None and receipt.status in goal else None

        receipt = patience.until(arrived, limit)
        if receipt is None:
            message = f"transcript {transcript_id} was not {until} within {limit:.0f} s: see `memform status`"
            raise TransientError(message)
        return receipt

    def remember(self, text: str, *, workspace: str = "", repo: str | None = None, thread: str = "") -> Receipt:
        """Tell memform something as the operator: it is consolidated at once, verified, and never expires."""
        demand(str, text=text)
        if not text.strip():
            message = "there is nothing to remember: give the text"
            raise InvalidInputError(message)
        body: dict[str, JsonValue] = {"messages": [{"role": "user", "content": text}]}
        reading = sound(Reading, repo=repo, thread_id=thread)
        return self.enqueue(body, workspace=workspace, operator=True, reading=reading)

    def taught(self, transcript_id: str, *, workspace: str = "") -> Sequence[Remembered]:
        """Return the memories that a transcript supports, live or not."""
        demand(str, transcript_id=transcript_id)
        return [*self._services.memories.taught(workspace or self._workspace, transcript_id).values()]

    def as_operator(self, actor: str = OPERATOR, *, workspace: str = "") -> Operator:
        """Return what an operator may do by hand, signed with the name of who does it."""
        return Operator(self._services, workspace or self._workspace, actor)

    def recall(self, query: RecallQuery, *, direct: bool = False) -> RecallAnswer:
        """Ask through the retrieval queue, or with `direct`, or where no broker is named, in this process.

        Raises:
            InvalidInputError: the client was connected to another workspace than the question is for, or what a
                delivery is to be kept under can be no name.
            TransientError: no retrieval worker answered in time, or the broker cannot be reached.
        """
        demand(RecallQuery, query=query)
        if self._bound and query.workspace_id != self._bound:
            message = f"this client is bound to workspace {self._bound}, the question is for {query.workspace_id}"
            raise InvalidInputError(message, ["connect to that workspace"])
        for field in NAMED if query.dispatch_id else ():
            check_name(field.removesuffix("_id"), getattr(query, field), optional=True)
        query = query.model_copy(update={"text": self._services.masker.mask(query.text)[0]})
        if direct or not self.has_broker:
            from workers import retrieval  # noqa: PLC0415 - loads the embedding model, which a queue client never needs

            return retrieval.recall(self._services, query)
        try:
            answer: JsonValue = self._services.bell.ask(query).get(timeout=patience.ANSWER_SECONDS, interval=0.02)
        except CeleryTimeoutError as late:
            limit = f"{patience.ANSWER_SECONDS:.0f} s"
            message = f"no retrieval worker answered within {limit}: start one (`memform up`), or ask with --direct"
            raise TransientError(message) from late
        except (OperationalError, RuntimeError) as unreachable:  # Celery's own, once its result backend gave up
            message = "the broker cannot be reached: start it (`memform up`), or ask with --direct"
            raise TransientError(message) from unreachable
        if isinstance(answer, dict) and "error" in answer:
            raise PermanentError(str(answer["error"]), "recall_failed")
        return RecallAnswer.model_validate(answer)

    def outcome(  # noqa: PLR0913 - what there is to say of how a colony ended; all but two are optional
        self,
        colony_id: str,
        succeeded: bool,  # noqa: FBT001 - outcome(colony, True, 0.8) is how the specification calls it
        quality: float = NEUTRAL_QUALITY,
        *,
        workspace: str = "",
        key: str = "",
        queued: bool = False,
    ) -> Credited | None:
        """Say how a colony ended: it credits what was dispatched to it and not credited before, in that order.

        `quality` is in [0, 1]. A `key` counts once; without one, a colony has one outcome. None means that the report
        waits in the retrieval queue: because `queued` asks for it, or because no database is within reach.

        Raises:
            InvalidInputError: no colony, or a quality outside [0, 1].
            TransientError: neither the database nor the broker can be reached; nothing was counted.
        """
        outcome = sound(
            ColonyOutcome,
            workspace_id=workspace or self._workspace,
            colony_id=colony_id,
            succeeded=succeeded,
            quality=quality,
            key=key,
            at=self._services.clock.now(),
        )
        if self._services.stores_first and not queued:
            return self._services.credits.outcome(outcome, self._services.clock.now())
        return self._ring(lambda bell: bell.outcome(outcome))

    def feedback(  # noqa: PLR0913 - what there is to say of a memory; all but two are optional
        self,
        memory_id: str,
        helpful: bool,  # noqa: FBT001 - as in `outcome`
        *,
        agent: str = "",
        colony: str = "",
        workspace: str = "",
        key: str = "",
        queued: bool = False,
    ) -> Credited | None:
        """Say whether a memory helped. A helpful word of another colony also reinforces it.

        A `key` counts once; without one a reader has one word a memory and day. None and `queued` as in `outcome`.

        Raises:
            InvalidInputError: there is no such memory in the workspace.
            TransientError: neither the database nor the broker can be reached; nothing was counted.
        """
        feedback = sound(
            Feedback,
            workspace_id=workspace or self._workspace,
            memory_id=memory_id,
            helpful=helpful,
            agent_id=agent,
            colony_id=colony,
            key=key,
            at=self._services.clock.now(),
        )
        if self._services.stores_first and not queued:
            return self._services.credits.feedback(feedback, self._services.clock.now(), self._services.knobs.current())
        return self._ring(lambda bell: bell.feedback(feedback))

    def _ring(self, send: Callable[[Bell], None]) -> None:
        try:
            send(self._services.bell)
        except OperationalError as unreachable:
            message = "the broker cannot be reached: start it (`memform up`), and report again"
            raise TransientError(message) from unreachable


def sound(kind: type[Said], **parts: JsonValue | datetime) -> Said:
    """Return a report of the given kind; raise InvalidInputError that names the parts which cannot be right."""
    try:
        return kind.model_validate(parts)
    except ValidationError as error:
        raise InvalidInputError(faults(error)) from error


def surface_note(parcel: Parcel) -> str:
    """Say so when text claims to be the operator's and nobody vouches for it; "" otherwise."""
    claims = parcel.reading.surface is Surface.OPERATOR_CHAT or OPERATOR_MARK in parcel.body
    if parcel.reading.operator or not claims:
        return ""
    return "operator_chat is read as session_conversation: vouch for it with --surface operator_chat or operator=True"
