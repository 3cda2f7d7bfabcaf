"""The one module that knows openai and instructor: any OpenAI-compatible endpoint, asked once per call.

Both libraries retry by default (openai 2 times with a time-out of 600 s, instructor 3 more attempts on top): here
neither does, so that attempts are counted in one place, `judge.budget`. instructor wraps every fault, a refused
connection included, in one exception; `_sort` tells them apart again by cause and by the reply that failed.
"""

from __future__ import annotations

import json
import logging
import re
import time
import warnings
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, cast

from pydantic import ValidationError

from judge.completer import Answer, Failure, FailureKind, Usage
from judge.reply import without_control_characters

if TYPE_CHECKING:
    from collections.abc import Mapping

    import instructor
    from openai.types.chat import ChatCompletion

    from judge.completer import Question, T

HTTP_SERVER_ERROR = 500
REQUEST_TIMEOUT = 408
MOST_TOKENS = 100_000_000
"""More than any one call can cost."""
_THOUGHT = re.compile(r"^\s*<think(?:ing)?>.*?</think(?:ing)?>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a model answers. `mode` is how the schema is sent: most servers know `json_schema`."""

    base_url: str
    model: str
    api_key: str = field(default="none", repr=False)
    timeout_seconds: float = 45.0
    mode: Literal["json_schema", "tools", "json"] = "json_schema"


def load_libraries() -> None:
    """Import what `OpenAICompleter` needs; no connection is opened.

    A worker's parent does so before it forks: on a busy machine the import takes longer than a child may, which would
    be killed in the middle of it again and again.
    """
    import instructor  # noqa: PLC0415 - imported late on purpose: a second and 60 MB
    import openai  # noqa: PLC0415 - as above

    with openai.OpenAI(base_url="http://127.0.0.1", api_key="none") as client:
        instructor.from_openai(client)  # both load lazily, by use


class OpenAICompleter:
    """Completer over `instructor` and `openai`. Both are imported at the first call: they cost a second and 60 MB."""

    def __init__(self, endpoint: Endpoint) -> None:
        """Keep the endpoint; nothing is opened before the first call, so that a worker may fork."""
        self._endpoint = endpoint

    @property
    def model(self) -> str:
        """Name of the model."""
        return self._endpoint.model

    @property
    def endpoint(self) -> str:
        """Address and model: a breaker for one model leaves the others of the server alone."""
        return f"{self._endpoint.base_url}#{self._endpoint.model}"

    @cached_property
    def _client(self) -> instructor.Instructor:
        import instructor  # noqa: PLC0415 - imported late on purpose: a second and 60 MB
        import openai  # noqa: PLC0415 - as above

        from judge import bounded  # noqa: PLC0415 - as above

        # Its error lines quote replies, and replies quote transcripts: they must not reach a log.
        logging.getLogger("instructor").setLevel(logging.CRITICAL + 1)
        # So does what pydantic warns of when instructor copies a reply of odd shape.
        warnings.filterwarnings("ignore", message="Pydantic serializer warnings", category=UserWarning)
        limit = self._endpoint.timeout_seconds
        client = openai.OpenAI(
            base_url=self._endpoint.base_url,
            api_key=self._endpoint.api_key,
            timeout=limit,
            max_retries=0,
            http_client=openai.DefaultHttpxClient(timeout=limit, event_hooks=bounded.hooks(limit)),
        )
        modes = {
            "json_schema": instructor.Mode.JSON_SCHEMA,
            "tools": instructor.Mode.TOOLS,
            "json": instructor.Mode.JSON,
        }
        return instructor.from_openai(client, mode=modes[self._endpoint.mode])

    def close(self) -> None:
        """Close the connections, if any were opened."""
        opened = self.__dict__.pop("_client", None)
        if opened is not None:
            opened.client.close()

    def complete(self, question: Question, schema: type[T]) -> Answer[T] | Failure:
        """Ask once; see `Completer.complete`."""
        started = time.perf_counter()
        try:
            value, completion = self._client.create_with_completion(
                messages=[
                    {"role": "system", "content": question.system},
                    {"role": "user", "content": question.user},
                ],
                response_model=schema,
                max_retries=0,
                model=self._endpoint.model,
                max_tokens=question.max_tokens,
                temperature=0,
            )
        except Exception as error:  # noqa: BLE001 - every fault becomes a Failure: see `_sort`
            return self._sort(error, schema, started)
        return Answer(value, _usage(completion, started))

    def _sort(self, error: Exception, schema: type[T], started: float) -> Answer[T] | Failure:
        completion = _failed_completion(error)
        usage = _usage(completion, started)
        kind, retry_after = _wire_fault(error.__cause__ or error)
        if kind is None:
            outcome = _read_reply(completion, schema)
            if not isinstance(outcome, FailureKind):
                return Answer(outcome, usage)
            kind = outcome
        return Failure(kind, f"model {self.model}: {kind.value}", usage, retry_after)


def _wire_fault(cause: BaseException) -> tuple[FailureKind | None, timedelta | None]:
    """Tell faults of the wire and of HTTP apart; (None, None) means that a reply came and does not fit."""
    import openai  # noqa: PLC0415 - imported late on purpose

    if isinstance(cause, openai.APITimeoutError):
        return FailureKind.TIMEOUT, None
    if isinstance(cause, openai.APIConnectionError):
        return FailureKind.CONNECTION, None
    if isinstance(cause, openai.APIStatusError):
        return _http_fault(cause.status_code), _retry_after(cause.response.headers)
    if isinstance(cause, AssertionError):  # how instructor reports a refusal in the tools mode
        return FailureKind.REFUSAL, None
    return None, None


def _http_fault(status: int) -> FailureKind:
    if status == 429:  # noqa: PLR2004 - the HTTP status itself
        return FailureKind.RATE_LIMIT
    if status == REQUEST_TIMEOUT:
        return FailureKind.TIMEOUT
    return FailureKind.SERVER if status >= HTTP_SERVER_ERROR else FailureKind.REJECTED


def _retry_after(headers: Mapping[str, str]) -> timedelta | None:
    """Read `Retry-After` in either of its forms, seconds or an HTTP date; None when absent or unreadable."""
    value = headers.get("retry-after", "")
    try:
        return timedelta(seconds=max(0.0, float(value)))
    except (ValueError, OverflowError):
        pass
    try:
        return max(timedelta(0), parsedate_to_datetime(value) - datetime.now(UTC))  # noqa: TID251 - an HTTP date is relative to the wall clock
    except (ValueError, TypeError):
        return None


def _failed_completion(error: Exception) -> ChatCompletion | None:
    """Find the raw reply behind instructor's exception, where there was one."""
    attempts = cast("list[Any]", getattr(error, "failed_attempts", None) or [])
    found = attempts[-1].completion if attempts else getattr(error, "last_completion", None)
    return cast("ChatCompletion | None", found)


def _usage(completion: ChatCompletion | None, started: float) -> Usage:
    spent = getattr(completion, "usage", None)
    counts = (_count(getattr(spent, name, None)) for name in ("prompt_tokens", "completion_tokens"))
    return Usage(*counts, latency_ms=int((time.perf_counter() - started) * 1000))


def _count(tokens: object) -> int:
    """Return a number of tokens that can be one; 0 for what cannot: nothing checks what a server says of itself."""
    return int(tokens) if isinstance(tokens, int | float) and 0 <= tokens <= MOST_TOKENS else 0


def _read_reply(completion: ChatCompletion | None, schema: type[T]) -> T | FailureKind:
    """Say why a reply does not fit, or read what instructor could not: fenced, in prose, with control characters.

    The client does not check what a server sends: any part may be missing, or be something else.
    """
    choices = getattr(completion, "choices", None)
    choice: object = cast("list[object]", choices)[0] if isinstance(choices, list) and choices else None
    message = getattr(choice, "message", None)
    if message is None:
        return FailureKind.EMPTY
    finished = getattr(choice, "finish_reason", None)
    if getattr(message, "refusal", None) or finished == "content_filter":
        return FailureKind.REFUSAL
    if finished == "length":
        return FailureKind.TRUNCATED
    content = _text_of(_arguments(message) or getattr(message, "content", None))
    if content is None:
        return FailureKind.NO_CONTENT
    return _read_text(content, schema) if content.strip() else FailureKind.EMPTY


def _arguments(message: object) -> object:
    """Return what the first tool is called with, None where no tool is called."""
    calls = getattr(message, "tool_calls", None)
    first: object = cast("list[object]", calls)[0] if isinstance(calls, list) and calls else None
    return getattr(getattr(first, "function", None), "arguments", None)


def _text_of(content: object) -> str | None:
    """Return the text of a reply: some servers send it in parts, and some models think aloud in front of it."""
    if isinstance(content, list):
        parts = [cast("dict[str, object]", part) for part in cast("list[object]", content) if isinstance(part, dict)]
        content = "".join(str(part.get("text", "")) for part in parts)
    return _THOUGHT.sub("", content) if isinstance(content, str) else None


def _read_text(content: str, schema: type[T]) -> T | FailureKind:
    """Read the one JSON object that spans from the first brace to the last, whatever stands around it.

    Never the last of several: text quoted from a transcript could bring an object of its own.
    """
    span = content[content.find("{") : content.rfind("}") + 1]
    try:
        plain = json.dumps(without_control_characters(json.loads(span, strict=False)))
    except (ValueError, RecursionError):  # the latter where brackets stand in brackets without end
        return FailureKind.INVALID_JSON
    if content.lstrip().startswith("["):  # a list of objects, not an object in prose
        return FailureKind.WRONG_SCHEMA
    try:
        return schema.model_validate_json(plain)
    except ValidationError as error:
        too_long = any(problem["type"] == "too_long" for problem in error.errors(include_url=False))
        return FailureKind.TOO_MANY if too_long else FailureKind.WRONG_SCHEMA
