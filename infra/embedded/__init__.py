"""Private PostgreSQL and Valkey for the zero-configuration mode, and the processes that run beside them.

The order of a command that starts or stops everything::

    with commanding(state_dir):
        servers = start(state_dir)
        fleet.start(state_dir, posts)
        ...
        fleet.stop(state_dir, grace)  # workers before what they talk to
        stop(state_dir)
"""

from __future__ import annotations

from infra.embedded.servers import POSTGRES, Servers, attach, discard, look, start, stop
from infra.embedded.state import commanding

__all__ = ["POSTGRES", "Servers", "attach", "commanding", "discard", "look", "start", "stop"]
