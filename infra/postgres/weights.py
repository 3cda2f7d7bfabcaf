"""A workspace's own weights of the recall's signals, in PostgreSQL: every turn with who made it and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from psycopg.types.json import Jsonb

from infra.postgres.queries import load
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.scoring.composite import check_weights

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database

_SQL = load("weights")


@dataclass(frozen=True, slots=True)
class WeightTurn:
    """What the weights were turned to, by whom, why and when; None: back to what memform comes with."""

    weights: Mapping[str, float] | None
    actor: str
    reason: str
    at: datetime


class PostgresWeights:
    """Where a workspace's weights stand. A recall reads them in its own statement, so a turn holds at once."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def current(self, workspace_id: str) -> Mapping[str, float]:
        """Return the weight of every signal, in [0, 0.5], sum 1."""
        with self._database.transaction(workspace_id) as connection:
            return _own(connection, workspace_id) or SIGNAL_WEIGHT

    def turn(
        self, workspace_id: str, changed: Mapping[str, float] | None, actor: str, reason: str, now: datetime
    ) -> Mapping[str, float]:
        """Change some weights, or with None take all back; return where they stand. What changes nothing is not kept.

        Raises:
            InvalidInputError: a signal that does not exist, a weight out of range, or a sum that is not 1.
        """
        with self._database.transaction(workspace_id) as connection:
            connection.execute(_SQL["one_at_a_time"], {"workspace_id": workspace_id})
            own = _own(connection, workspace_id)
            wanted = None if changed is None else check_weights({**(own or SIGNAL_WEIGHT), **changed})
            if wanted != own:
                row = {
                    "workspace_id": workspace_id,
                    "weights": None if wanted is None else Jsonb(dict(wanted)),
                    "actor": actor,
                    "reason": reason,
                    "at": now,
                }
                connection.execute(_SQL["write"], row)
        return wanted or SIGNAL_WEIGHT

    def history(self, workspace_id: str, limit: int = 100) -> Sequence[WeightTurn]:
        """Return the latest turns, newest first."""
        with self._database.transaction(workspace_id) as connection:
            rows = connection.execute(_SQL["history"], {"workspace_id": workspace_id, "limit": limit}).fetchall()
        return [WeightTurn(**row) for row in rows]


def _own(connection: Connection, workspace_id: str) -> Mapping[str, float] | None:
    row = connection.execute(_SQL["current"], {"workspace_id": workspace_id}).fetchone()
    return row["weights"] if row else None
