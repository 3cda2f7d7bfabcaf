"""Sweeps over several memories at once: merges of the same, conflicts of the opposed, clusters of the used together."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from infra.postgres.acting import apply
from infra.postgres.effects import get, lock_standings, write_effects
from infra.postgres.queries import load
from infra.postgres.sweeping import actor_of, bounded, counted
from pipeline import maintenance
from pipeline.domain.memory import EventKind
from pipeline.domain.plan import Insert, Transition
from pipeline.domain.sweep import Batch
from pipeline.errors import ConflictError
from pipeline.lifecycle.arrival import arrive
from pipeline.lifecycle.distillation import clusters
from pipeline.lifecycle.independence import Standing
from pipeline.lifecycle.transition import Machine
from pipeline.policy import CLUSTER_EDGE, CURATED_RECALLS, MAX_LEXICAL_TERMS
from pipeline.scoring.cooccurrence import fade
from pipeline.scoring.span import days_between

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Effect, Plan
    from pipeline.domain.sweep import Cursor, Pass, Step

_NEIGHBOURS: Final = 12
"""Memories looked at beside each: what shares most of its words is among the first dozen that share any."""
_CARRIED: Final = frozenset({EventKind.MERGED, EventKind.REFINED})
"""Ends whose sources the successor rests on as well; what was superseded is contradicted, not supported."""
_OVERLAP: Final = 1000
_SLOWEST: Final = timedelta(minutes=10)
"""Of the last thousand events before its mark, a run looks again at those this young when the mark was made: one that
was numbered early and committed late is not passed over."""

_SQL = load("sweeps")


def place(event: int, looked_at: datetime | None = None) -> Cursor:
    """Return the cursor behind an event; `looked_at` is when a run had seen all up to it."""
    return str(event), looked_at.isoformat() if looked_at else ""


class PostgresComparing:
    """Merge and contradiction scan over what was formed, consolidated or revived since the last run."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def merge(self, spot: Pass) -> Batch:
        """Merge memories of the same words, whatever their tier."""
        return self._compare(spot, "mixed", maintenance.join, maintenance.MERGE)

    def conflicts(self, spot: Pass) -> Batch:
        """Settle or record consolidated memories that cannot both hold, also those that came at one instant."""
        return self._compare(spot, "none", maintenance.dispute, maintenance.CONFLICTS)

    def risen(self, spot: Pass) -> tuple[Sequence[Mapping[str, Any]], Batch]:
        """Return the memories that rose after the pass's cursor, and the batch that says where to go on."""
        after, looked_at = (int(spot.after[0]), spot.after[1]) if spot.after else (0, "")
        since = datetime.fromisoformat(looked_at) - _SLOWEST if looked_at else None
        parameters = {"after": after, "overlap": _OVERLAP, "since": since, "limit": spot.limit}
        with bounded(self._database) as connection:
            rows = connection.execute(_SQL["risen"], parameters).fetchall()
        last = max(rows[-1]["id"], after) if rows else after
        if len(rows) == spot.limit:
            return rows, Batch({}, next=place(rows[-1]["id"]))
        return rows, Batch({}, mark=place(last, spot.now))

    def popular(self, spot: Pass) -> Sequence[Mapping[str, Any]]:
        """Return live consolidated memories that were recalled often, most often first."""
        with bounded(self._database) as connection:
            parameters = {"recalls": CURATED_RECALLS, "limit": spot.limit}
            return connection.execute(_SQL["popular"], parameters).fetchall()

    def replace(self, workspace_id: str, plan: Plan) -> bool:
        """Write a plan that puts new words in the place of a memory's; False when that has moved meanwhile."""
        try:
            with self._database.transaction(workspace_id) as connection:
                for effect in apply(connection, workspace_id, plan, arrive):
                    _carry(connection, workspace_id, effect)
        except ConflictError:
            return False
        return True

    def clusters(self, spot: Pass) -> tuple[str, Sequence[Sequence[Remembered]], Batch]:
        """Return the next workspace whose pairs are heavy, its clusters, and the batch that says where to go on."""
        (after,) = spot.after or ("",)
        with bounded(self._database) as connection:
            row = connection.execute(_SQL["next_heavy"], {"edge": CLUSTER_EDGE, "after": after}).fetchone()
            workspace_id = row["workspace_id"] if row else None
            if workspace_id is None:
                return "", (), Batch()
            parameters = {"workspace_id": workspace_id, "edge": CLUSTER_EDGE, "limit": spot.limit}
            rows = connection.execute(_SQL["heavy_pairs"], parameters).fetchall()
        faded = {(r["one"], r["other"]): fade(r["weight"], days_between(r["lifted_at"], spot.now)) for r in rows}
        with self._database.transaction(workspace_id) as connection:
            known = get(connection, workspace_id, sorted({name for pair in faded for name in pair}))
        may = {name for name, each in known.items() if maintenance.can_be_distilled(each)}
        groups = clusters({pair: weight for pair, weight in faded.items() if may.issuperset(pair)})
        found = [[known[name] for name in group] for group in groups]
        return workspace_id, found, Batch({"seen": len(rows)}, next=(workspace_id,))

    def distil(self, workspace_id: str, members: Sequence[Remembered], arrival: Remembered, now: datetime) -> bool:
        """Store what was worded from a cluster, resting on all that its members rest on; False when one has moved."""
        versions = {member.memory.memory_id: member.state.version for member in members}
        with self._database.transaction(workspace_id) as connection:
            step = maintenance.distil(arrival, lock_standings(connection, workspace_id, [arrival], versions), versions)
            if step is None:
                return False
            write_effects(connection, workspace_id, step.effects, Machine.DISTIL, now)
            for effect in step.effects:
                _carry(connection, workspace_id, effect)
        return True

    def _compare(
        self,
        spot: Pass,
        episodes: str,
        decide: Callable[[Standing, Standing, datetime], Step | None],
        labels: Sequence[str],
    ) -> Batch:
        rows, batch = self.risen(spot)
        steps: list[Step] = []
        for workspace_id, found in groupby(sorted(rows, key=itemgetter("workspace_id")), itemgetter("workspace_id")):
            ids = {row["memory_id"] for row in found}
            for one, other in self._suspects(workspace_id, ids, episodes, spot.now, decide):
                step = self.settle(workspace_id, (one, other), spot, decide)
                steps += [step] if step else []
        return Batch(counted(len(rows), steps, labels), batch.next, batch.mark)

    def _suspects(
        self,
        workspace_id: str,
        ids: set[MemoryId],
        episodes: str,
        now: datetime,
        decide: Callable[[Standing, Standing, datetime], Step | None],
    ) -> Iterator[tuple[MemoryId, MemoryId]]:
        """Yield pairs for which there seems to be something to do, read without a lock."""
        parameters = {
            "workspace_id": workspace_id,
            "ids": sorted(ids),
            "now": now,
            "episodes": episodes,
            "neighbours": _NEIGHBOURS,
            "max_terms": MAX_LEXICAL_TERMS,
        }
        with self._database.transaction(workspace_id) as connection:
            rows = connection.execute(_SQL["beside"], parameters).fetchall()
            pairs = sorted({(min(row["one"], row["other"]), max(row["one"], row["other"])) for row in rows})
            known = get(connection, workspace_id, sorted({name for pair in pairs for name in pair}))
        for one, other in pairs:
            if decide(_alone(known[one]), _alone(known[other]), now):
                yield one, other

    def settle(
        self,
        workspace_id: str,
        pair: tuple[MemoryId, MemoryId],
        spot: Pass,
        decide: Callable[[Standing, Standing, datetime], Step | None],
    ) -> Step | None:
        """Decide again under the locks of both, and write. A pair that moved meanwhile is left for the next pass."""
        with self._database.transaction(workspace_id) as connection:
            standings = lock_standings(connection, workspace_id, (), pair)
            step = decide(standings[0], standings[1], spot.now) if len(standings) == len(pair) else None
            if step is None or spot.dry_run:
                return step
            write_effects(connection, workspace_id, step.effects, actor_of(step.effects), spot.now)
            for effect in step.effects:
                _carry(connection, workspace_id, effect)
        return step


def _carry(connection: Connection, workspace_id: str, effect: Effect) -> None:
    """Let what supports a memory support also the one that takes its place, or that was worded from it."""
    pairs: Sequence[tuple[MemoryId, MemoryId]] = ()
    if isinstance(effect, Transition) and effect.kind in _CARRIED and effect.after.superseded_by:
        pairs = [(effect.after.superseded_by, effect.after.memory_id)]
    if isinstance(effect, Insert):
        memory = effect.arrival.memory
        pairs = [(memory.memory_id, member) for member in memory.merged_from]
    for stays, goes in pairs:
        connection.execute(_SQL["carry"], {"workspace_id": workspace_id, "stays": stays, "goes": goes})


def _alone(known: Remembered) -> Standing:
    return Standing(known, frozenset())
