"""A storm over the fleet: processes killed, messages doubled and reordered, Redis emptied; the end state is the same.

The quick mode sends 40 transcripts; MEMFORM_CHAOS=full sends 1,000 (`make chaos`). What a storm leaves behind is
compared with what one undisturbed process makes of the same transcripts.
"""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest
from psycopg.rows import tuple_row

from pipeline.domain.parcel import Reading
from pipeline.ports import Progress
from tests import invariants, siege
from tests.fakes.alone import alone
from tests.fakes.faulty_worker import is_doubled
from tests.siege import Sniper, ref
from workers import patience, stages
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from infra.embedded.fleet import Post
    from workers.settings import Settings
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 1_000 if FULL else 40
TEXTS = 300 if FULL else 24
COLONIES = 400 if FULL else 25
KILL_EVERY_SECONDS = 2.0
TASK_LIMIT_SECONDS = 8 if FULL else 5
"""A process that starts while others are killed has little of a small machine; running late counts an attempt."""
DEADLINE_SECONDS = 1_500.0 if FULL else 100.0
CALM, STORM = "calm", "storm"
MESSAGES = (Progress.RECEIVED, Progress.GATED, Progress.CLASSIFIED)
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


def transcripts() -> list[Sent]:
    chance = np.random.default_rng(20)
    return [
        Sent(
            f"t-{number}",
            "\n\n".join(sentence(int(pick)) for pick in chance.choice(TEXTS, size=3, replace=False)),
            Reading(colony_id=f"colony-{int(chance.integers(COLONIES))}"),
        )
        for number in range(TRANSCRIPTS)
    ]


@pytest.mark.timeout(1_900 if FULL else 150)
def test_nothing_is_lost_and_nothing_is_done_twice(chosen: Settings, services: Services, inbox_only: Services) -> None:
    sent, began = transcripts(), time.monotonic()
    patient = chosen.model_copy(update={"task_time_limit_seconds": TASK_LIMIT_SECONDS})
    posts = [*siege.stage_posts(patient, each=2, fault="double"), *siege.upkeep_posts(patient)]
    siege.man(chosen, posts)
    sniper = Sniper(chosen, posts, KILL_EVERY_SECONDS)
    sniper.start()
    try:
        flushed_at = _ride_out(sent, services, inbox_only)
    finally:
        losses = sniper.cease()
    took = time.monotonic() - began
    _assert_all_done(services, STORM, len(sent))
    assert losses.total >= 3
    siege.dismiss(chosen)
    with alone(chosen, services.endpoints) as undisturbed:
        for one in sent:
            _form_alone(undisturbed, one)
    _assert_all_done(services, CALM, len(sent))
    for what, query in COMPARED.items():
        assert _rows(services, STORM, query) == _rows(services, CALM, query), what
    storm, calm = (np.array(_rows(services, workspace, CLOSE), dtype=float) for workspace in (STORM, CALM))
    np.testing.assert_allclose(storm, calm, atol=0.05)
    invariants.check(services.database)
    _tell(services, losses, posts, flushed_at, took)


def _ride_out(sent: Sequence[Sent], services: Services, inbox_only: Services) -> int:
    """Send all, half of it through the inbox; empty Redis when all is stored; wait. Return what was done by then."""
    for number, one in enumerate(sent):
        client = Memform(inbox_only if number % 2 else services, STORM)
        receipt = client.enqueue(one.body, transcript_id=one.name, reading=one.reading)
        assert receipt.status == ("queued" if number % 2 else "stored")
        if is_doubled(ref(STORM, one.name), Progress.RECEIVED):
            services.bell.ring(ref(STORM, one.name), Progress.RECEIVED, bulk=False)
    assert patience.until(lambda: services.inbox.load().parcels == 0 or None, DEADLINE_SECONDS)
    patience.until(lambda: _at_rest(services, STORM) > TRANSCRIPTS // 2 or None, DEADLINE_SECONDS)
    flushed_at = _at_rest(services, STORM)
    services.redis.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped
    for one in sent[::7]:  # late and out of order, when the stage has long passed or not yet come
        for progress in reversed(MESSAGES):
            services.bell.ring(ref(STORM, one.name), progress, bulk=False)
    assert patience.until(lambda: _at_rest(services, STORM) == TRANSCRIPTS or None, DEADLINE_SECONDS), (
        services.overview(STORM).stages()
    )
    return flushed_at


def _form_alone(undisturbed: Services, one: Sent) -> None:
    Memform(undisturbed, CALM).enqueue(one.body, transcript_id=one.name, reading=one.reading)
    for stage in (stages.gate, stages.classify, stages.reconcile):
        stage(undisturbed, ref(CALM, one.name))


def _at_rest(services: Services, workspace: str) -> int:
    stand = services.overview(workspace).stages()
    return sum(count for stage, (count, _) in stand.items() if stage in {Progress.DONE, Progress.DEAD})


def _assert_all_done(services: Services, workspace: str, transcripts_in: int) -> None:
    overview = services.overview(workspace)
    ledger = overview.ledger()
    assert {stage: count for stage, (count, _) in overview.stages().items()} == {Progress.DONE: transcripts_in}
    assert ledger["balanced"]
    assert (ledger["statements"], ledger["failed"], ledger["pending"]) == (3 * transcripts_in, 0, 0)
    assert services.dead_letters.list(workspace) == []


def _rows(services: Services, workspace: str, query: bytes) -> list[tuple[Any, ...]]:
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        return cursor.execute(query).fetchall()


def _tell(services: Services, losses: siege.Losses, posts: Sequence[Post], flushed_at: int, took: float) -> None:
    """Print the figures of the run (`pytest -s`)."""
    ledger = services.overview(STORM).ledger()
    told = {
        "transcripts": TRANSCRIPTS,
        "statements": ledger["statements"],
        "memories": len(_rows(services, STORM, COMPARED["memories"])),
        "links": len(_rows(services, STORM, COMPARED["links"])),
        "processes": len(posts),
        "workers or beat killed": losses.mains,
        "children killed": losses.children,
        "done when Redis was flushed": flushed_at,
        "seconds": round(took),
    }
    sys.stdout.write("\n" + "\n".join(f"{name:28} {value}" for name, value in told.items()) + "\n")
