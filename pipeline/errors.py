"""One branch per thing a caller does next (SPEC §4): wait, defer, re-plan, bury, or fix the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import timedelta


class MemformError(Exception):
    """Root of every error memform raises on purpose. The message says what to do."""


class TransientError(MemformError):
    """Try again soon: retried with full jitter, capped and counted."""


class NoServersError(TransientError):
    """No server is named and none runs in the state folder."""


class DeferredError(MemformError):
    """Try again later without using an attempt: a budget or a rate limit. `after` is the least wait."""

    def __init__(self, message: str, after: timedelta) -> None:
        """Carry the least wait before the next try."""
        super().__init__(message)
        self.after = after


class NewerMessageError(DeferredError):
    """A message of a later protocol than this program knows: it is for others, who do."""


class ConflictError(MemformError):
    """Something moved between reading and writing: plan again at once, a few times."""


class PermanentError(MemformError):
    """No retry can help: dead letter with `reason`, a stable machine-readable word."""

    def __init__(self, message: str, reason: str) -> None:
        """Carry the stable reason that the dead letter is filed under."""
        super().__init__(message)
        self.reason = reason


class UnknownFormatError(PermanentError):
    """No format reads these bytes. `refusals` says, for each format tried, why it refused."""

    def __init__(self, refusals: Mapping[str, str]) -> None:
        """Name the formats tried and why each refused, one a line."""
        tried = ";\n".join(f"{name}: {why}" for name, why in refusals.items())
        gap = "\n" if len(refusals) > 1 else " "
        super().__init__(f"no known transcript format fits:{gap}{tried}", "unknown_format")
        self.refusals = refusals


class TooLargeError(PermanentError):
    """A transcript over the limit on bytes or turns; the message gives its size and the limit."""

    def __init__(self, what: str, size: int, limit: int) -> None:
        """Name what is too large, how large it is and how large it may be."""
        super().__init__(f"the transcript has {size:,} {what}; the limit is {limit:,}: split it", "too_large")


class IdConflictError(PermanentError):
    """Other content under an id already received."""

    def __init__(self, transcript_id: str) -> None:
        """Name the id."""
        super().__init__(
            f"transcript {transcript_id} was already received with other content: "
            "use another id, or replace it on purpose with --replace",
            "id_conflict",
        )


class InboxFullError(TransientError):
    """The Redis inbox is over its byte budget."""


class BacklogFullError(TransientError):
    """One workspace has more waiting than it may: its producer is to slow down, and no other is hindered."""

    def __init__(self, workspace_id: str, waiting: int, limit: int) -> None:
        """Name the workspace, what it has waiting and what it may have."""
        super().__init__(
            f"workspace {workspace_id} has {waiting:,} transcripts waiting; the limit is {limit:,}: send the rest when"
            " the workers have caught up (memform status), start more of them, or raise MEMFORM_BACKLOG_LIMIT"
        )


class InvalidInputError(MemformError):
    """The caller gave something that cannot be right; `hints` are things to try."""

    def __init__(self, message: str, hints: Sequence[str] = ()) -> None:
        """Carry hints beside the message."""
        super().__init__(message)
        self.hints = tuple(hints)


class UnstorableTextError(PermanentError, InvalidInputError):
    """A text that no database takes: it holds a NUL, or half a character."""

    def __init__(self) -> None:
        """Say so; the text itself is not told."""
        super().__init__("a name, an id or a text holds what is no character (a NUL, or half of one)", "no_text")
        self.hints = ("give it without",)


class UnknownMemoryError(InvalidInputError):
    """No memory of that id in the workspace."""

    def __init__(self, workspace_id: str, memory_id: str) -> None:
        """Name both."""
        super().__init__(
            f"workspace {workspace_id!r} has no memory {memory_id}",
            ["ids are shown by `memform recall`", "choose the workspace with --workspace"],
        )


WRONGLY_GIVEN: Final = (InvalidInputError, UnknownFormatError, TooLargeError)
"""What was given cannot be what is taken, whatever is tried: a wrong word or id, or a file that is missing or of
another kind. A command ends with 2 where that is all there was to do."""
