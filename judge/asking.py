"""Asks one question until it is answered or the budget says stop: cache, tokens, circuit, attempts, waits, cost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

from judge import breaker, budget, prompt
from judge.completer import Answer, Failure, FailureKind, Question, T
from judge.docket import Call, Filed
from pipeline.domain.memory import StagedReason
from pipeline.errors import DeferredError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime, timedelta

    from pydantic import JsonValue

    from judge.breaker import Circuits
    from judge.completer import Completer, Usage
    from judge.docket import Docket, Phase, Purse
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.transcript import Origin
    from pipeline.ports import Clock


@dataclass(frozen=True, slots=True)
class Asked(Generic[T]):
    """A question with what is needed to cache it, to cut it and to account for it. `size` counts what it decides on."""

    phase: Phase
    template: str
    schema: type[T]
    rows: Sequence[Mapping[str, JsonValue]]
    key: str
    origin: Origin
    ordinals: tuple[int, ...]
    size: int
    reply_tokens: int
    shown: tuple[tuple[MemoryId, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Unheard:
    """No answer, and what becomes of the candidates: staged with `reason`, unless a smaller question may do better."""

    reason: StagedReason
    halve: bool = False


@dataclass(slots=True)
class Asker:
    """Everything a call needs besides its question. One per transcript: its patience is spent as it goes."""

    completer: Completer
    circuits: Circuits
    docket: Docket
    purse: Purse
    clock: Clock
    pause: Callable[[timedelta], None]
    draw_marker: Callable[[], str]
    deadline: datetime
    daily_tokens: int | None = None
    patience: budget.Patience = field(default_factory=budget.Patience)
    answered: int = 0

    def ask(self, asked: Asked[T]) -> T | Unheard:
        """Return the reply filed under the question's key, or ask, and file it before returning.

        Raises DeferredError past the deadline, but only after an answer has been filed: each hearing gets further.
        """
        filed = self.docket.find(asked.origin.workspace_id, asked.key)
        if filed is not None:
            return asked.schema.model_validate_json(filed.reply)
        if self.answered and self.clock.now() >= self.deadline:
            message = "a transcript of many batches goes on later from its filed replies"
            raise DeferredError(message, budget.MAKE_WAY)
        question = self._question(asked)
        tried = 0
        while True:
            refused = self._why_not(asked.origin, question)
            if refused is not None:
                return refused
            tried += 1
            reply = self.completer.complete(question, asked.schema)
            self._account(asked, reply)
            if isinstance(reply, Answer):
                self._file(asked, reply.value)
                self.answered += 1
                return reply.value
            step, wait = budget.after_failure(reply, tried, asked.size, self.patience)
            if step is not budget.Step.RETRY:
                return Unheard(_reason_of(reply.kind), halve=step is budget.Step.HALVE)
            self.patience = self.patience.spend(wait)
            self.pause(wait)

    def _question(self, asked: Asked[T]) -> Question:
        marker = self.draw_marker()
        while any(marker in prompt.as_data(row) for row in asked.rows):
            marker = self.draw_marker()
        filled = prompt.fill(asked.template, asked.rows, marker)
        return Question(filled.system, filled.user, asked.reply_tokens)

    def _why_not(self, origin: Origin, question: Question) -> Unheard | None:
        """Say why a call must not be made now; where it may, take the circuit's probe if it is the probe's turn."""
        now = self.clock.now()
        spent = self.purse.spent(origin.workspace_id, now.date()) if self.daily_tokens is not None else 0
        cost = budget.tokens_of(question.system + question.user) + question.max_tokens
        if not budget.affords(spent, cost, self.daily_tokens):
            return Unheard(StagedReason.BUDGET)
        circuit = self.circuits.read(self.completer.endpoint)
        admitted = breaker.admit(circuit, now)
        if admitted is None:
            return Unheard(StagedReason.OUTAGE)
        if admitted != circuit and not self.circuits.swap(self.completer.endpoint, circuit, admitted):
            return Unheard(StagedReason.OUTAGE)
        return None

    def _account(self, asked: Asked[T], reply: Answer[T] | Failure) -> None:
        """Charge the call and tell the circuit. A lost swap is left: another worker has just told it better."""
        failure = reply if isinstance(reply, Failure) else None
        self.purse.charge(self._call(asked, reply.usage, failure.kind if failure else None))
        circuit = self.circuits.read(self.completer.endpoint)
        if failure is not None and failure.kind in budget.OUTAGES:
            after = breaker.after_outage(circuit, self.clock.now(), failure.retry_after)
        else:
            after = breaker.CLOSED
        if after != circuit:
            self.circuits.swap(self.completer.endpoint, circuit, after)

    def _call(self, asked: Asked[T], usage: Usage, failure: FailureKind | None) -> Call:
        origin = asked.origin
        return Call(
            workspace_id=origin.workspace_id,
            transcript_id=origin.transcript_id,
            phase=asked.phase,
            model=self.completer.model,
            prompt_version=asked.template,
            usage=usage,
            failure=failure,
            at=self.clock.now(),
        )

    def _file(self, asked: Asked[T], value: T) -> None:
        self.docket.file(
            Filed(
                key=asked.key,
                phase=asked.phase,
                workspace_id=asked.origin.workspace_id,
                transcript_id=asked.origin.transcript_id,
                ordinals=asked.ordinals,
                model=self.completer.model,
                prompt_version=asked.template,
                reply=value.model_dump_json(),
                shown=asked.shown,
                at=self.clock.now(),
                asked=tuple(asked.rows),
            )
        )


def _reason_of(kind: FailureKind) -> StagedReason:
    """A model that refuses will refuse again: that is policy, which catch-up leaves alone. All else is an outage."""
    return StagedReason.POLICY if kind is FailureKind.REFUSAL else StagedReason.OUTAGE
