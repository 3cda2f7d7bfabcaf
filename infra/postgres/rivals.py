"""Rivals: the live consolidated memories that stand near a new text in words, for a plan to meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from psycopg.types.json import Json

from infra.postgres.queries import load
from infra.postgres.rows import remembered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Asked
    from pipeline.domain.memory import MemoryId, Remembered

_RIVALS: Final = 12
"""Rivals looked at per newcomer: what shares most of its words is among the first dozen that share any."""
_FEW: Final = 300
"""Consolidated memories of a workspace that a newcomer is compared with one by one: about a millisecond."""
_COMPARED: Final = ("memory_id", "content", "language", "scope", "text_hash", "operator")
"""What a newcomer's rivals are looked up by."""

_SQL = load("memories")


def ask_for_rivals(workspace_id: str, arrivals: Sequence[Remembered], now: datetime) -> Asked:
    """Return the statement that finds the live consolidated memories nearest in words to each new text."""
    newcomers = [
        {name: getattr(arrival.memory, name) for name in _COMPARED} | {"tier": arrival.state.tier}
        for arrival in arrivals
    ]
    parameters = {
        "workspace_id": workspace_id,
        "newcomers": Json(newcomers),
        "now": now,
        "limit": _RIVALS,
        "few": _FEW,
    }
    return _SQL["rivals"], parameters


def read_rivals(rows: Sequence[Mapping[str, Any]]) -> Mapping[MemoryId, Sequence[Remembered]]:
    """Return the rivals that were found for each new text, the nearest first; unlocked, their versions count later."""
    placed: dict[MemoryId, dict[int, Remembered]] = {}
    for row in rows:
        rival = remembered(row)
        for newcomer, place in zip(row["newcomers"], row["places"], strict=True):
            placed.setdefault(newcomer, {})[place] = rival
    return {newcomer: [found[place] for place in sorted(found)] for newcomer, found in placed.items()}
