"""What the judge keeps and asks of the outside while it works: neighbours, filed replies, and money."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date, datetime

    from pydantic import JsonValue

    from judge.completer import FailureKind, Usage
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.transcript import Origin


class Phase(StrEnum):
    """The two questions a batch can cost, and those that are asked about memories themselves."""

    EXTRACT = "extract"
    RECONCILE = "reconcile"
    CURATE = "curate"
    DISTIL = "distil"


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A live memory near a statement. `relevance` is the calibrated cosine in [0, 1], None without a vector."""

    remembered: Remembered
    relevance: float | None


class Nearby(Protocol):
    """Finds what is already known, live memories in the scope of a transcript."""

    def exact(self, origin: Origin, text_hashes: Sequence[str]) -> Mapping[str, Remembered]:
        """Return the live memories whose normalised text is one of these, by hash."""
        ...

    def near(self, origin: Origin, texts: Sequence[str], limit: int) -> Sequence[Sequence[Neighbour]]:
        """Return for each text its nearest memories by vector or words over the floor, best first, at most `limit`."""
        ...


@dataclass(frozen=True, slots=True)
class Filed:
    """A reply as it was given, kept under its key: a redelivery asks nothing twice, and `show` can tell the story.

    `reply` is JSON of the phase's schema; `shown` are the neighbours with the versions the model saw, in order of
    their numbers; `asked` are the rows of data of the question.
    """

    key: str
    phase: Phase
    workspace_id: str
    transcript_id: str
    ordinals: tuple[int, ...]
    model: str
    prompt_version: str
    reply: str
    shown: tuple[tuple[MemoryId, int], ...]
    at: datetime
    asked: tuple[Mapping[str, JsonValue], ...] = ()


class Docket(Protocol):
    """Filed replies by workspace and key."""

    def find(self, workspace_id: str, key: str) -> Filed | None:
        """Return the reply filed under the key."""
        ...

    def file(self, filed: Filed) -> None:
        """Commit a reply before the next call is made; one that is there already stays."""
        ...


@dataclass(frozen=True, slots=True)
class Call:
    """One call and what it cost; `failure` is None when it was answered."""

    workspace_id: str
    transcript_id: str
    phase: Phase
    model: str
    prompt_version: str
    usage: Usage
    failure: FailureKind | None
    at: datetime


class Purse(Protocol):
    """What calls cost, answered or not."""

    def spent(self, workspace_id: str, day: date) -> int:
        """Return the tokens a workspace has spent on a UTC day."""
        ...

    def charge(self, call: Call) -> None:
        """Record a call."""
        ...


def key_of(*parts: object) -> str:
    """Return the SHA-256 (hex) of the parts as JSON: what a reply is filed under."""
    return hashlib.sha256(json.dumps(parts, ensure_ascii=True, default=str).encode()).hexdigest()
