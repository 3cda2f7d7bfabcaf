"""Traces: which spans there are, and how the trace of a transcript survives queues, inbox and ledger.

A trace is handed on as a W3C `traceparent`: in the header of each message, and stored with the transcript, so that
what the relay rings again goes on in the trace it began in. Where nothing is configured no span is made, and what came
in is still handed on.
"""

from __future__ import annotations

import re
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping
    from contextlib import AbstractContextManager

HEADER: Final = "traceparent"
SYSTEM: Final = "celery"
_TRACEPARENT: Final = re.compile(r"[0-9a-f]{2}-(?P<trace_id>[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")

Attributes: TypeAlias = "Mapping[str, str | int | float | bool]"


class Kind(StrEnum):
    """The side of a call that a span is on, in OpenTelemetry's words."""

    INTERNAL = "INTERNAL"
    PRODUCER = "PRODUCER"
    CONSUMER = "CONSUMER"
    CLIENT = "CLIENT"


class Span(Protocol):
    """A piece of work that is being traced."""

    def note(self, attributes: Attributes) -> None:
        """Add attributes: ids, counts and names, never text."""
        ...

    def fail(self, error_type: str) -> None:
        """Say that it failed, by the stable name of the kind of failure."""
        ...


class Tracing(Protocol):
    """Makes spans. One is current in each thread, and new ones are its children."""

    def span(self, name: str, kind: Kind, attributes: Attributes) -> AbstractContextManager[Span]:
        """Trace the work of a block."""
        ...

    def within(self, traceparent: str) -> AbstractContextManager[None]:
        """Work a block in the trace that came from elsewhere; "" is a trace of its own."""
        ...

    def traceparent(self) -> str:
        """Return what to hand on with work that goes elsewhere, "" when there is nothing."""
        ...

    def close(self) -> None:
        """Send what is still to be sent."""
        ...


class _NoSpan:
    """A piece of work that nobody traces."""

    def note(self, attributes: Attributes) -> None:
        """Keep nothing."""

    def fail(self, error_type: str) -> None:
        """Keep nothing."""


_NO_SPAN: Final = _NoSpan()
_PASSING: Final[ContextVar[str]] = ContextVar("memform_traceparent", default="")


class Untraced:
    """The tracing of a process that is not configured for it: no span, and what came in is handed on."""

    def span(self, name: str, kind: Kind, attributes: Attributes) -> AbstractContextManager[Span]:  # noqa: ARG002 - the shape of `Tracing.span`
        """Trace nothing."""
        return nullcontext(_NO_SPAN)

    @contextmanager
    def within(self, traceparent: str) -> Generator[None]:
        """Remember what came in for the length of a block."""
        token = _PASSING.set(read(traceparent))
        try:
            yield
        finally:
            _PASSING.reset(token)

    def traceparent(self) -> str:
        """Return what came in."""
        return _PASSING.get()

    def close(self) -> None:
        """Nothing was opened."""


UNTRACED: Final = Untraced()


def read(traceparent: object) -> str:
    """Return a header that is a W3C traceparent, else "": it comes from outside and is stored and logged."""
    return traceparent if isinstance(traceparent, str) and _TRACEPARENT.fullmatch(traceparent) else ""


def trace_id(traceparent: str) -> str:
    """Return the id (32 hex digits) of the trace that a traceparent names; "" for none."""
    found = _TRACEPARENT.fullmatch(traceparent)
    return found["trace_id"] if found else ""


def messaging(operation: str, destination: str, **more: str) -> dict[str, str | int | float | bool]:
    """Return the attributes of a span around a message: `send` or `process`, and its queue."""
    return {
        "messaging.system": SYSTEM,
        "messaging.operation.name": operation,
        "messaging.operation.type": operation,
        "messaging.destination.name": destination,
        **{f"messaging.{name.replace('_', '.')}": value for name, value in more.items() if value},
    }
