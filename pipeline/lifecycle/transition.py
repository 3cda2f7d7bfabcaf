"""One step of a memory's state: every change has the row before and after, and a version of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from pipeline.domain.plan import Transition

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import EventKind, MemoryState


class Machine(StrEnum):
    """Actors that are no person: stages, sweeps and what readers bring about. A batch's own actor is `batch:N`."""

    CONFLICTS = "conflicts"
    CURATE = "curate"
    DECAY = "decay"
    DISTIL = "distil"
    EXPIRY = "expiry"
    FEEDBACK = "feedback"
    FORMATION = "formation"
    MERGE = "merge"
    OUTCOME = "outcome"
    RESCAN = "rescan"
    RESET = "reset"
    RETRIEVAL = "retrieval"
    REVIEW = "review"
    STALE = "stale"
    STORE = "store"
    SWEEP = "sweep"


@dataclass(frozen=True, slots=True)
class Cause:
    """Who changes a memory, why and when: what an event row says beside the row itself."""

    actor: str
    reason: str
    at: datetime


def moved(before: MemoryState, after: MemoryState, kind: EventKind, cause: Cause) -> Transition:
    """Return the transition to `after`, one version later. Time never runs backwards within a row."""
    stamped = replace(after, version=before.version + 1, updated_at=max(before.updated_at, cause.at))
    return Transition(before, stamped, kind, cause.actor, cause.reason)
