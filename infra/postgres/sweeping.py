"""The shape that every sweep over memories shares: a bounded batch under lock, decided one by one, written at once."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from infra.postgres.dispatches import independent
from infra.postgres.effects import read_standings, write_effects
from pipeline.domain.plan import Transition
from pipeline.domain.sweep import Batch
from pipeline.lifecycle.transition import Machine
from pipeline.maintenance import Watched
from pipeline.policy import SWEEP_STATEMENT_MS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.sweep import Cursor, Pass, Step

_FROM = ("after_workspace", "after_memory", "place")


@contextmanager
def bounded(database: Database) -> Generator[Connection]:
    """Open a transaction of maintenance whose statements are held to their time."""
    with database.maintenance() as connection:
        connection.execute("SELECT set_config('statement_timeout', %s, true)", [str(SWEEP_STATEMENT_MS)])
        yield connection


@dataclass(frozen=True, slots=True)
class Search:
    """How a sweep finds who may be due, and the `labels` of what it does to them.

    `query` answers workspace_id, memory_id and `place` (what it sorts by before them, as text).
    """

    query: bytes
    labels: Sequence[str]
    parameters: Mapping[str, object] = field(default_factory=dict[str, object])


def sweep_memories(database: Database, spot: Pass, search: Search, decide: Callable[[Watched], Step | None]) -> Batch:
    """Lock what the search finds after the cursor, ask `decide` of each, and write the steps unless the pass is dry."""
    start = spot.after or ("", "", "")
    with bounded(database) as connection:
        rows = connection.execute(
            search.query, {**search.parameters, **dict(zip(_FROM, start, strict=True)), "limit": spot.limit}
        ).fetchall()
        steps: list[Step] = []
        for workspace_id, found in groupby(sorted(rows, key=itemgetter("workspace_id")), itemgetter("workspace_id")):
            taken = _decided(connection, workspace_id, [row["memory_id"] for row in found], decide)
            if not spot.dry_run:
                effects = [effect for step in taken for effect in step.effects]
                write_effects(connection, workspace_id, effects, actor_of(effects), spot.now)
            steps += taken
    last = rows[-1] if len(rows) == spot.limit else None
    return Batch(counted(len(rows), steps, search.labels), _cursor(last) if last else None)


def counted(seen: int, steps: Iterable[Step], labels: Sequence[str]) -> Mapping[str, int]:
    """Return how many were seen, and how many steps of each label there are, none left out."""
    found = Counter(step.label for step in steps)
    return {"seen": seen, **{label: found[label] for label in labels}}


def actor_of(effects: Sequence[object]) -> str:
    """Return who acts, for the rows that name nobody."""
    return next((effect.actor for effect in effects if isinstance(effect, Transition)), Machine.SWEEP)


def _decided(
    connection: Connection, workspace_id: str, ids: Sequence[MemoryId], decide: Callable[[Watched], Step | None]
) -> Sequence[Step]:
    counts = independent(connection, workspace_id, ids)
    standings = read_standings(connection, workspace_id, ids)
    watched = [Watched(each, counts.get(each.remembered.memory.memory_id, 0)) for each in standings]
    return [step for each in watched if (step := decide(each))]


def _cursor(row: Mapping[str, Any]) -> Cursor:
    return row["workspace_id"], row["memory_id"], row["place"]
