"""The port to a language model: a question and a schema in, a typed answer or a typed failure out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from pydantic import BaseModel

if TYPE_CHECKING:
    from datetime import timedelta

T = TypeVar("T", bound=BaseModel)


class FailureKind(StrEnum):
    """Why there is no answer. Each kind has its own number of attempts (`judge.budget`); none means "nothing"."""

    CONNECTION = "connection"
    TIMEOUT = "timeout"
    RATE_LIMIT = "rate_limit"
    SERVER = "server"
    REJECTED = "rejected"
    REFUSAL = "refusal"
    EMPTY = "empty"
    NO_CONTENT = "no_content"
    TRUNCATED = "truncated"
    INVALID_JSON = "invalid_json"
    WRONG_SCHEMA = "wrong_schema"
    TOO_MANY = "too_many"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: standing instructions, the material, and how long the answer may be (tokens)."""

    system: str
    user: str
    max_tokens: int


@dataclass(frozen=True, slots=True)
class Usage:
    """What one call cost. Tokens are 0 where the endpoint does not say; `latency_ms` is wall time."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    latency_ms: int = 0

    @property
    def tokens(self) -> int:
        """Tokens in both directions."""
        return self.prompt_tokens + self.completion_tokens


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """A reply that fits its schema."""

    value: T
    usage: Usage


@dataclass(frozen=True, slots=True)
class Failure:
    """No answer. `detail` names the model and the fault, never a word of the question or the reply.

    `retry_after` is what the endpoint asked for, None when it did not.
    """

    kind: FailureKind
    detail: str
    usage: Usage
    retry_after: timedelta | None = None


class Completer(Protocol):
    """One model behind one endpoint."""

    @property
    def model(self) -> str:
        """Name of the model, stored on what it formed."""
        ...

    @property
    def endpoint(self) -> str:
        """What a circuit breaker is kept for: workers that share it share its fate."""
        ...

    def complete(self, question: Question, schema: type[T]) -> Answer[T] | Failure:
        """Ask once. Every fault comes back as a Failure; nothing is retried here."""
        ...
