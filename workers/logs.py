"""Logs of a worker: one JSON object a line on standard error, with ids and never with text."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
CHATTER: Final = ("celery", "kombu", "amqp")
"""Libraries that log every message; from them only warnings are of interest."""


def configure(level: str) -> None:
    """Send structlog's and the libraries' lines through one JSON renderer."""
    shared = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
        structlog.processors.dict_tracebacks,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=LEVELS[level], handlers=[lines], force=True)
    for name in CHATTER:
        logging.getLogger(name).setLevel(max(LEVELS[level], logging.WARNING))
