"""What a maintenance pass is given, what it decides for one memory, and what it answers (SPEC §14)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from pipeline.domain.plan import Effect

Cursor: TypeAlias = tuple[str, ...]
"""Where a pass stands in the order that its sweep goes through; () is the beginning."""


@dataclass(frozen=True, slots=True)
class Pass:
    """One bounded batch: at most `limit` (≥ 1) are looked at, those `after` the cursor. Dry, nothing is written."""

    now: datetime
    limit: int = 500
    dry_run: bool = False
    after: Cursor = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What a sweep does to one memory (or two), and the name under which it is counted."""

    label: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Batch:
    """What one batch did, or would have done.

    `counts` always has `seen`. `next` is where the next batch starts, None when nothing is left. A sweep that looks
    only at what is new leaves a `mark`, from which the next run starts.
    """

    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    next: Cursor | None = None
    mark: Cursor | None = None
