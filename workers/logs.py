"""Logs of a worker: one JSON object a line on standard error, with ids and never with text."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

import structlog
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from structlog.typing import EventDict, ExcInfo, WrappedLogger

LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
CHATTER: Final = ("celery", "kombu", "amqp", "opentelemetry", "uvicorn")
"""Libraries that log every message; from them only warnings are of interest."""
LINE_CHARS: Final = 300
"""Of a library's line: an address, a reason and a name fit."""


def configure(level: str) -> None:
    """Send structlog's and the libraries' lines through one JSON renderer."""
    shared = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        ExceptionRenderer(tell_places),
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        # A line and its end in one write: a worker and its child share a log, and would come between the two.
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, keep_headline, *shared],
        )
    )
    logging.basicConfig(level=LEVELS[level], handlers=[lines], force=True)
    for name in CHATTER:
        logging.getLogger(name).setLevel(max(LEVELS[level], logging.WARNING))


def keep_from_answers() -> None:
    """Send what a client's libraries have to say to standard error, if nobody has decided otherwise."""
    if not structlog.is_configured():
        structlog.configure(
            wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING), logger_factory=_to_standard_error
        )


def _to_standard_error(*_: object) -> structlog.PrintLogger:
    """Write to what standard error is now: a client's program may put another in its place, and close it."""
    return structlog.PrintLogger(sys.stderr)


_FRAMES: Final = ExceptionDictTransformer(show_locals=False)


def tell_places(exc_info: ExcInfo) -> Sequence[dict[str, object]]:
    """Return where an exception was raised and by what it was caused: types, files and lines.

    Neither the variables of a frame nor the message of an exception is told: both hold what was being worked on.
    """
    return [
        {
            "type": each["exc_type"],
            "is_cause": each["is_cause"],
            "frames": [f"{frame['filename']}:{frame['lineno']} {frame['name']}" for frame in each["frames"]],
        }
        for each in _FRAMES(exc_info)
    ]


def keep_headline(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Cut a library's line to its first: those that follow quote messages, and messages may hold text."""
    event["event"] = next(iter(str(event["event"]).splitlines()), "")[:LINE_CHARS]
    return event
