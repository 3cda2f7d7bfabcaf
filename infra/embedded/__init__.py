"""Private PostgreSQL and Valkey for the zero-configuration mode, and the processes that run beside them."""

from __future__ import annotations

from infra.embedded.servers import Servers, attach, discard, start, stop

__all__ = ["Servers", "attach", "discard", "start", "stop"]
