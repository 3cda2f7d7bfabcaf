"""Co-occurrence in PostgreSQL: which memories are recalled together, and how heavily (SPEC §12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from infra.postgres.queries import load
from pipeline.scoring.cooccurrence import fade, pairs
from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from datetime import datetime

    from infra.postgres.database import Connection
    from pipeline.domain.memory import MemoryId

Pair: TypeAlias = "tuple[MemoryId, MemoryId]"

_SQL = load("pairs")


def weights_among(
    connection: Connection, workspace_id: str, ids: Collection[MemoryId], at: datetime
) -> Mapping[Pair, float]:
    """Return the weight at `at` of every known pair within `ids`; the smaller id stands first."""
    rows = connection.execute(_SQL["among"], {"workspace_id": workspace_id, "ids": list(ids)})
    return {(row["one"], row["other"]): fade(row["weight"], days_between(row["lifted_at"], at)) for row in rows}


def lift(
    connection: Connection,
    workspace_id: str,
    ids: Collection[MemoryId],
    rule: Callable[[float | None], float],
    at: datetime,
) -> None:
    """Lift every pair within `ids` by `rule` (of its faded weight, None when new). The caller holds their states."""
    known = weights_among(connection, workspace_id, ids, at)
    rows = [
        {"workspace_id": workspace_id, "one": one, "other": other, "weight": rule(known.get((one, other))), "at": at}
        for one, other in pairs(ids)
    ]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["lift"], rows)
