"""What a check says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """`ERROR` memform does not work or loses something; `WARNING` it will hurt some day; `INFO` good to know."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `check` is a stable name; `breaks` and `mend` are "" where all is well."""

    severity: Severity
    check: str
    message: str
    breaks: str = ""
    mend: str = ""


def error(check: str, message: str, breaks: str, mend: str) -> Finding:
    """Return a finding that keeps memform from working or from keeping its promises."""
    return Finding(Severity.ERROR, check, message, breaks, mend)


def warning(check: str, message: str, breaks: str, mend: str) -> Finding:
    """Return a finding that will hurt some day."""
    return Finding(Severity.WARNING, check, message, breaks, mend)


def fine(check: str, message: str) -> Finding:
    """Return what was found where all is well."""
    return Finding(Severity.INFO, check, message)
