"""The system's clock behind the port `pipeline.ports.Clock`."""

from __future__ import annotations

from datetime import UTC, datetime


class SystemClock:
    """The wall clock of this machine, in UTC."""

    def now(self) -> datetime:
        """Return the current instant, aware."""
        return datetime.now(UTC)  # noqa: TID251 - the one place where time enters
