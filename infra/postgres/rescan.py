"""The re-scan: when detectors change, what was let through by the old ones is looked at again (SPEC §7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from psycopg.types.json import Jsonb

from infra.postgres.effects import lock_standings, write_effects
from infra.postgres.queries import load
from infra.postgres.statement_rows import statement
from infra.postgres.sweeping import bounded
from pipeline.domain.sweep import Batch
from pipeline.lifecycle.quarantine import set_apart
from pipeline.lifecycle.retelling import spoken
from pipeline.lifecycle.transition import Machine

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import Memory, MemoryId
    from pipeline.domain.statement import ScanReport
    from pipeline.domain.sweep import Pass
    from pipeline.ports import Scanner

_LABELS: Final = ("quarantined", "ended", "releasable")

_SQL = load("rescan")


@dataclass(frozen=True, slots=True)
class _Row:
    """A statement's row, and what today's detectors say of it."""

    row: Mapping[str, Any]
    report: ScanReport

    @property
    def is_held(self) -> bool:
        """True when it is quarantined already."""
        return self.row["outcome"] == "quarantined"

    def parameters(self) -> dict[str, Any]:
        """Return its key, report and reason, as psycopg takes them."""
        key = {name: self.row[name] for name in ("workspace_id", "transcript_id", "run", "ordinal")}
        scan = Jsonb(asdict(replace(self.report, axes=dict(self.report.axes))))
        return key | {"scan": scan, "reason": self.report.reason or self.report.tier}


class PostgresRescan:
    """Scans transcripts at rest whose scan version is not today's, and sets apart what is found now."""

    def __init__(self, database: Database, scanner: Callable[[], Scanner], version: str) -> None:
        """Use an open database; `scanner` is loaded only when there is something to scan."""
        self._database = database
        self._scanner = scanner
        self._version = version

    def rescan(self, spot: Pass) -> Batch:
        """Quarantine what today's detectors find; what they no longer find is named, and released by hand only."""
        counts: Counter[str] = Counter()
        start = dict(zip(("after_workspace", "after_transcript"), spot.after or ("", ""), strict=True))
        with bounded(self._database) as connection:
            parameters = start | {"version": self._version, "limit": spot.limit}
            found = connection.execute(_SQL["old_scans"], parameters).fetchall()
            for transcript in found:
                counts += self._look_at(connection, transcript, spot)
        last = found[-1] if len(found) == spot.limit else None
        follow = (last["workspace_id"], last["transcript_id"]) if last else None
        return Batch({"seen": len(found), **{label: counts[label] for label in _LABELS}}, follow)

    def _look_at(self, connection: Connection, transcript: Mapping[str, Any], spot: Pass) -> Counter[str]:
        scanner = self._scanner()
        rows = [_Row(row, scanner.scan(statement(row))) for row in connection.execute(_SQL["scanned"], transcript)]
        caught = [row for row in rows if row.report.quarantined and not row.is_held]
        let_off = [row for row in rows if not row.report.quarantined and row.is_held]
        counts = Counter({"quarantined": len(caught), "releasable": len(let_off)})
        if spot.dry_run:
            return counts
        shaken: set[MemoryId] = set()
        for row in rows:
            connection.execute(_SQL["set_apart" if row in caught else "rescanned"], row.parameters())
        for row in caught:
            shaken |= {link["memory_id"] for link in connection.execute(_SQL["unlink"], row.parameters())}
        stamp = {**transcript, "versions": Jsonb({"scan": self._version})}
        connection.execute(_SQL["stamp"], stamp)
        counts["ended"] = self._end(connection, transcript["workspace_id"], shaken, spot.now)
        return counts

    def _end(self, connection: Connection, workspace_id: str, shaken: Collection[MemoryId], now: datetime) -> int:
        """End what nothing clean supports any more, or what a judge worded alike; its vectors go at once."""
        if not shaken:
            return 0
        standings = lock_standings(connection, workspace_id, (), shaken)
        parameters: dict[str, Any] = {"workspace_id": workspace_id, "ids": sorted(shaken)}
        supported = {row["memory_id"] for row in connection.execute(_SQL["supported"], parameters)}
        ends = [
            set_apart(each.remembered.state, now)
            for each in standings
            if each.remembered.state.is_live
            and (each.remembered.memory.memory_id not in supported or self._is_tainted(each.remembered.memory))
        ]
        write_effects(connection, workspace_id, ends, Machine.RESCAN, now)
        connection.execute(_SQL["drop_vectors"], parameters | {"ids": [end.after.memory_id for end in ends]})
        return len(ends)

    def _is_tainted(self, memory: Memory) -> bool:
        return self._scanner().scan(spoken(memory)).quarantined
