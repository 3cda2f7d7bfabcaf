"""The knobs in PostgreSQL, which is the truth: a turn is seen by every process within a second, Redis or no Redis."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from psycopg.types.json import Jsonb

from infra.postgres.queries import load
from pipeline.knobs import DEFAULT_KNOBS, Turn, find, stand, values_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.knobs import Knobs, KnobValue

FRESH_SECONDS: Final = 0.5
"""How long a reading is trusted: half of the promised second, the other half is for reading it."""
_DECAY: Final = "decay_enabled"

_SQL = load("knobs")


class PostgresKnobs:
    """The `KnobBoard` port. A process reads the table at most twice a second, and only while somebody asks."""

    def __init__(self, database: Database, elapsed: Callable[[], float] = monotonic) -> None:
        """Use an open database; `elapsed` is a clock that never goes back, in seconds."""
        self._database = database
        self._elapsed = elapsed
        self._read: tuple[float, Knobs] | None = None

    def current(self) -> Knobs:
        """Return where every knob stands, at most half a second old.

        Call it outside a transaction: it may take a connection of its own.
        """
        if self._read is None or self._elapsed() - self._read[0] >= FRESH_SECONDS:
            asked_at = self._elapsed()
            (rows,) = self._database.exchange("", (_SQL["standing"], {}))
            self._read = (asked_at, _standing(rows))
        return self._read[1]

    def turn(self, name: str, value: KnobValue, actor: str, reason: str, now: datetime) -> Turn | None:
        """Turn a knob and keep who did it and why; None when it stands there already.

        Raises:
            InvalidInputError: no such knob, another kind of value, or out of range.
        """
        wanted = find(name).read(value)
        with self._database.unscoped() as connection:
            connection.execute(_SQL["one_at_a_time"])
            before = values_of(_standing(connection.execute(_SQL["standing"]).fetchall()))[name]
            if before == wanted:
                return None
            row = {
                "name": name,
                "before": Jsonb(before),
                "after": Jsonb(wanted),
                "actor": actor,
                "reason": reason,
                "at": now,
            }
            (written,) = connection.execute(_SQL["write_turn"], row).fetchall()
        self._read = None
        return Turn(**written)

    def history(self, name: str = "", limit: int = 100) -> Sequence[Turn]:
        """Return the latest turns of a knob, or of all (""), newest first."""
        with self._database.unscoped() as connection:
            rows = connection.execute(_SQL["history"], {"name": name, "limit": limit}).fetchall()
        return [Turn(**row) for row in rows]


def _standing(rows: Sequence[Mapping[str, Any]]) -> Knobs:
    if not rows:
        return DEFAULT_KNOBS
    since = next((row["at"] for row in rows if row["name"] == _DECAY), None)
    return stand({row["name"]: row["after"] for row in rows}, since)
