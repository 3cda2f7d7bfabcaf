"""A model with gold answers behind HTTP, transcripts in a process of its own, and what a workspace looks like then."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from psycopg.rows import tuple_row

from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from tests.fakes.alone import QuietBell
from tests.fakes.judge_bench import oracle
from tests.fakes.model_server import Say, material
from workers import hearings, intake, stages, sweeps

if TYPE_CHECKING:
    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request
    from workers.outcomes import Report
    from workers.wiring import Services

START = datetime(2026, 3, 1, tzinfo=UTC)


class Told(NamedTuple):
    """One transcript: its name, its statements, and the surface it was said on."""

    name: str
    texts: tuple[str, ...]
    surface: Surface = Surface.AGENT_REFLECTION
    policy: str | None = None


OLD = "The release manager of the shop is Ola."
NEW = "The release manager of the shop is Kim instead of Ola."
WORDY = "Backups of the wiki run weekly and are kept for ninety days, as the archive policy says."
TERSE = "Backups of the wiki run weekly and are kept for ninety days."
SAID_AGAIN = "Weekly backups of the wiki are kept for ninety days."
LIMIT = "The upload limit of the gateway is 50 MB."
FINER = "The upload limit of the gateway is 50 MB per file, counted after compression."
WORTHLESS = "The search index was rebuilt by worker img-3 on host h-12."
POLICY = "Thumbnails are rendered lazily by worker img-7 in the media pool."
RUN = (
    Told("t-1", (OLD, WORDY)),
    Told("t-2", (LIMIT, WORTHLESS)),
    Told("t-3", (NEW,)),
    Told("t-4", (SAID_AGAIN, FINER)),
    Told("t-5", (POLICY,), Surface.SESSION_CONVERSATION),
    Told("t-6", (OLD.replace("shop", "depot"),)),
)
"""A run in which a memory is added, reworded, replaced, refined, restated, left out, and staged by policy."""


def extracts(rows: list[Row]) -> Row:
    """Reword one, leave one out, keep the rest."""
    wording = {WORDY: TERSE}
    kept = [row for row in rows if row["text"] != WORTHLESS]
    return {
        "statements": [
            {"candidates": [row["n"]], "type": "fact", "text": wording.get(row["text"], row["text"])} for row in kept
        ],
        "left_out": [{"candidate": row["n"], "reason": "a passing event"} for row in rows if row not in kept],
    }


def judges(row: Row, memories: list[Row]) -> Row:
    """Return the gold verdict on a statement against the memories it is shown with."""
    gold = {NEW: ("UPDATE", "supersede", OLD), FINER: ("UPDATE", "refine", LIMIT), SAID_AGAIN: ("NOOP", "none", TERSE)}
    op, kind, target = gold.get(row["text"], ("ADD", "none", ""))
    shown = [memory["memory"] for memory in memories if memory["text"] == target]
    if not shown:
        return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}
    return {"op": op, "kind": kind, "targets": shown, "reason": "gold"}


def knows(request: Request) -> Reaction:
    """Answer as the oracle."""
    return Say(json.dumps(oracle(judges, extracts)(material(request))))


def ref(workspace: str, name: str) -> TranscriptRef:
    """Return the key of a transcript."""
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(name))


def store(services: Services, workspace: str, told: Told, day: float) -> None:
    """Put a transcript of a colony of its own into the ledger; it happened `day` days after the start."""
    parcel = intake.pack(
        "\n\n".join(told.texts).encode(),
        workspace,
        services.masker,
        services.clock.now(),
        transcript_id=told.name,
        reading=Reading(colony_id=told.name, surface=told.surface, occurred_at=START + timedelta(days=day)),
    )
    services.ledger.put(parcel)


def form(services: Services, workspace: str, told: Told, day: float) -> dict[str, int]:
    """Take a transcript through all stages in this process; return its outcomes, and assert that they balance."""
    store(services, workspace, told, day)
    for stage in (stages.gate, stages.classify, stages.reconcile):
        report = stage(services, ref(workspace, told.name))
        assert report.error is None, report.error
    return balance(services, workspace, told.name)


def balance(services: Services, workspace: str, name: str) -> dict[str, int]:
    """Return the outcomes of a transcript at rest."""
    receipt = services.ledger.receipt(ref(workspace, name))
    assert receipt is not None
    assert receipt.ledger is not None
    assert (receipt.status, receipt.ledger["balanced"]) == ("done", True)
    return {kind: int(count) for kind, count in receipt.ledger.items() if count and kind != "balanced"}


def spent(services: Services, workspace: str) -> int:
    """Return the tokens that a workspace was judged for, although midnight may have passed since it was."""
    today = services.clock.now().date()
    return sum(services.judging.spent(workspace, today - timedelta(days=ago)) for ago in range(2))


class Shifted:
    """The real clock, ahead."""

    def __init__(self, services: Services, by: timedelta) -> None:
        self._clock, self._by = services.clock, by

    def now(self) -> datetime:
        return self._clock.now() + self._by


def catch_up(services: Services, limit: int = 500) -> list[Report]:
    """Run the sweep, and hear in this process what it rang for."""
    assert isinstance(services.bell, QuietBell)
    services.bell.rung.clear()
    sweeps.run(services, "catch_up", limit=limit)
    return [hearings.hear(services, of) for of in services.bell.rung]


def remembered(services: Services, workspace: str) -> dict[str, Any]:
    """Return what a workspace holds: live memories with who supports them, what followed what, and the outcomes."""
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        live = cursor.execute(
            """
            SELECT m.content, s.tier, s.status, s.staged_reason, (
                SELECT array_agg(l.transcript_id || '#' || l.ordinal ORDER BY 1) FROM (
                    SELECT DISTINCT transcript_id, ordinal FROM links AS l
                    WHERE l.workspace_id = m.workspace_id AND l.memory_id = m.memory_id AND l.outcome <> 'declined'
                ) AS l)
            FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
            WHERE s.ended_at IS NULL ORDER BY m.content"""
        ).fetchall()
        followed = cursor.execute(
            """
            SELECT m.content, n.content FROM memories AS m
            JOIN memory_state AS s USING (workspace_id, memory_id)
            JOIN memories AS n ON n.workspace_id = s.workspace_id AND n.memory_id = s.superseded_by
            WHERE s.tier = 'consolidated' ORDER BY 1, 2"""
        ).fetchall()
        outcomes = cursor.execute(
            "SELECT transcript_id, ordinal, outcome, awaits FROM statements ORDER BY transcript_id, ordinal"
        ).fetchall()
    return {"live": live, "followed": followed, "outcomes": outcomes}
