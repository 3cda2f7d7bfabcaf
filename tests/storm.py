"""What a fleet under attack is given, and how what it leaves is compared with an undisturbed run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from psycopg.rows import tuple_row

from pipeline.domain.parcel import Reading
from pipeline.ports import Progress
from tests import invariants
from tests.fakes.alone import alone
from tests.siege import ref
from workers import stages
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from workers.settings import Settings
    from workers.wiring import Services

STATEMENTS = 3
PLACES = ("billing", "search", "ledger", "invoice", "payment", "catalogue")

COMPARED = {
    # Provenance, ids and times tell who came first, and are a matter of chance; everything else must agree.
    "memories": b"""
        SELECT m.content, m.pacer, m.entry_type, m.sub_type, m.decay_class, s.tier, s.status, s.reinforce_count,
               s.mention_count, s.recall_count, s.dispatch_count, s.prediction_errors, s.pinned, s.muted,
               s.ended_at IS NULL, s.ending, s.expires_at IS NULL, s.version
        FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
        ORDER BY m.content""",
    "links": b"""
        SELECT l.transcript_id, l.ordinal, l.run, l.source, m.content
        FROM links AS l JOIN memories AS m USING (workspace_id, memory_id)
        ORDER BY l.transcript_id, l.ordinal, m.content""",
    "outcomes": b"""
        SELECT text, outcome, reason, score, tags, count(*) FROM statements
        GROUP BY text, outcome, reason, score, tags
        ORDER BY text, outcome, reason, tags""",
    "events": b"""
        SELECT m.content, e.kind, e.actor, count(*)
        FROM events AS e JOIN memories AS m USING (workspace_id, memory_id)
        GROUP BY m.content, e.kind, e.actor
        ORDER BY m.content, e.kind""",
}
CLOSE = b"""
    SELECT s.alpha, s.beta, s.strength
    FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
    ORDER BY m.content"""
"""What fades with time, by hundredths within an hour."""


class Sent(NamedTuple):
    """A transcript of three statements out of all texts, from one of the colonies."""

    name: str
    body: str
    reading: Reading


def sentence(number: int) -> str:
    place = PLACES[number % len(PLACES)]
    return f"The {place} service listens on port {7000 + number}, because port {5000 + number} is taken by its replica."


def transcripts(count: int, texts: int, colonies: int) -> list[Sent]:
    """Return transcripts of three statements, drawn from so many distinct texts, told by so many colonies."""
    chance = np.random.default_rng(20)
    return [
        Sent(
            f"t-{number}",
            "\n\n".join(sentence(int(pick)) for pick in chance.choice(texts, size=STATEMENTS, replace=False)),
            Reading(colony_id=f"colony-{int(chance.integers(colonies))}"),
        )
        for number in range(count)
    ]


def assert_as_undisturbed(chosen: Settings, services: Services, sent: Sequence[Sent], storm: str) -> None:
    """Form the same transcripts in a process alone, in another workspace, and compare all that both left."""
    calm = f"{storm}-undisturbed"
    assert_all_done(services, storm, len(sent))
    with alone(chosen, services.endpoints) as undisturbed:
        for one in sent:
            _form_alone(undisturbed, calm, one)
    assert_all_done(services, calm, len(sent))
    for what, query in COMPARED.items():
        assert rows(services, storm, query) == rows(services, calm, query), what
    after, expected = (np.array(rows(services, workspace, CLOSE), dtype=float) for workspace in (storm, calm))
    np.testing.assert_allclose(after, expected, atol=0.05)
    invariants.check(services.database)


def _form_alone(undisturbed: Services, calm: str, one: Sent) -> None:
    Memform(undisturbed, calm).enqueue(one.body, transcript_id=one.name, reading=one.reading)
    for stage in (stages.gate, stages.classify, stages.reconcile):
        stage(undisturbed, ref(calm, one.name))


def at_rest(services: Services, workspace: str) -> int:
    stand = services.overview(workspace).stages()
    return sum(count for stage, (count, _) in stand.items() if stage in {Progress.DONE, Progress.DEAD})


def assert_all_done(services: Services, workspace: str, transcripts_in: int) -> None:
    overview = services.overview(workspace)
    ledger = overview.ledger()
    assert {stage: count for stage, (count, _) in overview.stages().items()} == {Progress.DONE: transcripts_in}
    assert ledger["balanced"]
    assert (ledger["statements"], ledger["failed"], ledger["pending"]) == (STATEMENTS * transcripts_in, 0, 0)
    assert services.dead_letters.list(workspace) == []


def rows(services: Services, workspace: str, query: bytes) -> list[tuple[Any, ...]]:
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        return cursor.execute(query).fetchall()
