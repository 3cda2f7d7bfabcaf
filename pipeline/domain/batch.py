"""Batches of stored transcripts that run again, and how they are chosen (SPEC §16)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    from datetime import datetime

BatchId = NewType("BatchId", int)


class BatchState(StrEnum):
    """Where a batch stands. Only RUNNING starts transcripts; what has been started always comes to its rest."""

    RUNNING = "running"
    PAUSED = "paused"
    CANCELLED = "cancelled"
    DONE = "done"
    ROLLED_BACK = "rolled_back"


class ItemState(StrEnum):
    """Where one transcript of a batch stands. SKIPPED was never started, or was replaced while it ran."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    DEAD = "dead"
    SKIPPED = "skipped"
    ROLLED_BACK = "rolled_back"


@dataclass(frozen=True, slots=True)
class Selection:
    """Which transcripts at rest; every field narrows, and "" or None narrows nothing.

    `gate` and `pacer` are the versions that read a transcript; `prompt` and `model` those that judged any of it;
    `since` (inclusive) and `until` bound the receipt; `domain` is that of any of its statements. `outdated` are those
    that an older version of gate, PACER, scan or policy read.
    """

    transcript: str = ""
    gate: str = ""
    pacer: str = ""
    prompt: str = ""
    model: str = ""
    format: str = ""
    domain: str = ""
    since: datetime | None = None
    until: datetime | None = None
    outdated: bool = False

    @property
    def is_empty(self) -> bool:
        """True when it narrows nothing."""
        return self == Selection()
