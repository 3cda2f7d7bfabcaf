"""A batch whose workers and whose command are killed in the middle ends like another, and can be taken back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import psutil
import pytest
from psycopg.rows import tuple_row

from infra.embedded import fleet as processes
from pipeline.domain.batch import BatchId, Selection
from pipeline.domain.parcel import Reading
from tests import invariants, siege
from tests.fakes.alone import alone
from tests.fakes.faulty_worker import HELD, NEWLY_DROPPED, NEXT, NEXT_CLASS, hold_file
from tests.siege import ref
from workers import patience, reprocess, settings, stages
from workers.cli import root
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from infra.embedded.fleet import Post
    from workers.settings import Settings
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 400 if FULL else 30
LIMIT_SECONDS = 900.0 if FULL else 400.0
SHAKEN, CALM = "shaken", "calm"
KEPT = "The {} ledger keeps its journal in bucket b-{}, because its disk is full by noon."
SHELVED = f"The {NEWLY_DROPPED} printer of hall {{}} listens on port {{}}, because the old port is taken."
STATES = b"""
SELECT m.content, m.pacer, m.decay_class, m.domain, s.tier, s.status, round(s.alpha::numeric, 3),
       round(s.beta::numeric, 3), s.reinforce_count, s.mention_count, s.ended_at IS NULL AS lives, s.ending
FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
ORDER BY m.content"""
EXACTLY = b"""
SELECT m.content, s.alpha, s.beta, s.strength, s.strength_at, s.confidence_at, s.expires_at, s.valid_until,
       s.last_reinforced_at
FROM memories AS m JOIN memory_state AS s USING (workspace_id, memory_id)
ORDER BY m.content"""
LEDGER = b"""
SELECT t.transcript_id, t.run, t.progress, t.versions, s.ordinal, s.outcome, s.reason, s.tags,
       (SELECT count(*) FROM links AS l WHERE l.workspace_id = s.workspace_id AND l.transcript_id = s.transcript_id
        AND l.run = s.run AND l.ordinal = s.ordinal AND l.outcome <> 'declined') AS links
FROM transcripts AS t JOIN statements AS s USING (workspace_id, transcript_id, run)
ORDER BY t.transcript_id, s.ordinal"""
EVENTS = b"""
SELECT m.content, e.version, e.kind, starts_with(e.actor, 'batch:')
FROM events AS e JOIN memories AS m USING (workspace_id, memory_id)
ORDER BY m.content, e.version"""


def rows(services: Services, workspace: str, *queries: bytes) -> list[list[tuple[Any, ...]]]:
    with services.database.transaction(workspace) as connection, connection.cursor(row_factory=tuple_row) as cursor:
        return [cursor.execute(query).fetchall() for query in queries]


def fill(lone: Services, workspace: str) -> None:
    """Form everything by today's rules; every third transcript repeats what another colony has said.

    The last one can be held: as long as it is, no batch is over.
    """
    for number in range(TRANSCRIPTS):
        name, told = f"t-{number:03}", number - number % 3
        body = f"{KEPT.format(f'c-{told}', number)}\n\n{SHELVED.format(told, 7000 + told)}\n"
        body += f"\n{HELD}\n" * (number == TRANSCRIPTS - 1)
        reading = Reading(colony_id=f"colony-{number}")
        Memform(lone, workspace).enqueue(body, transcript_id=name, reading=reading)
        for stage in (stages.gate, stages.classify, stages.reconcile):
            assert stage(lone, ref(workspace, name)).error is None


def done(services: Services, batch: BatchId) -> int:
    return int(services.batches.get(batch)["done"])


def kill_everyone(chosen: Settings) -> int:
    """Kill every worker with its children, and beat; return how many died."""
    mains = [psutil.Process(member.mark.pid) for member in processes.members(chosen.state_dir) if member.runs]
    victims = [each for main in mains for each in (*main.children(recursive=True), main)]
    for victim in victims:
        with suppress(psutil.NoSuchProcess):  # its time was up in between
            victim.send_signal(signal.SIGKILL)
    psutil.wait_procs(victims)
    return len(victims)


def start_and_kill(chosen: Settings, services: Services, posts: Sequence[Post]) -> BatchId:
    """Start a batch by its command; kill command and workers in the middle, start the workers, and kill them again.

    However late this process sees how far it is: one transcript is held, so that it is not over.
    """
    hold_file(chosen.state_dir).touch()
    command = subprocess.Popen(  # noqa: S603 - this interpreter
        [*siege.HEALTHY, "reprocess", "--all", "--workspace", SHAKEN],
        env=settings.environment(chosen),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        found = patience.until(lambda: services.batches.list(SHAKEN) or None, LIMIT_SECONDS)
        assert found
        batch = BatchId(found[0]["batch_id"])
        assert patience.until(lambda: done(services, batch) >= TRANSCRIPTS // 5 or None, LIMIT_SECONDS)
    finally:
        command.kill()
        assert command.wait() == -signal.SIGKILL
    assert kill_everyone(chosen) > len(posts)
    at_first = done(services, batch)
    assert at_first < TRANSCRIPTS
    processes.start(chosen.state_dir, posts)
    further = min(at_first + 1, TRANSCRIPTS - 1)
    assert patience.until(lambda: done(services, batch) >= further or None, LIMIT_SECONDS)
    kill_everyone(chosen)
    return batch


@pytest.mark.slow
@pytest.mark.timeout(2_400 if FULL else 1_500)
def test_a_batch_killed_in_the_middle_ends_like_another_and_is_rolled_back(
    chosen: Settings,
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(chosen.state_dir))

    def batches(*arguments: str) -> dict[str, Any]:
        capsys.readouterr()
        assert root.run(["batches", *arguments, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    with alone(chosen, services.endpoints) as lone:
        fill(lone, SHAKEN)
        fill(lone, CALM)
    before = rows(services, SHAKEN, STATES, EXACTLY, LEDGER)
    posts = [*siege.stage_posts(chosen, fault="newer"), *siege.upkeep_posts(chosen)]

    siege.man(chosen, posts)
    (calm,) = reprocess.start(services, reprocess.choose(services, Selection(), CALM), Selection(), rejudge=False)
    assert patience.until(lambda: done(services, calm) == TRANSCRIPTS or None, LIMIT_SECONDS)

    batch = start_and_kill(chosen, services, posts)
    number = str(batch)
    assert batches("pause", number)["state"] == "paused"
    hold_file(chosen.state_dir).unlink()
    processes.start(chosen.state_dir, posts)
    assert batches("resume", number)["state"] == "running"
    assert batches("show", number, "--follow")["state"] == "done"
    siege.dismiss(chosen)
    assert_same_end(services, before)

    back = batches("rollback", number)
    assert (back["transcripts"], back["kept"], back["transcripts_kept"]) == (TRANSCRIPTS, [], [])
    assert rows(services, SHAKEN, STATES, EXACTLY, LEDGER) == before
    assert services.overview(SHAKEN).ledger()["balanced"]
    invariants.check(services.database)


def assert_same_end(services: Services, before: Sequence[object]) -> None:
    """What the killed batch left is what the other left, event for event, by the rules of the later version."""
    for query in (STATES, LEDGER, EVENTS):
        assert rows(services, SHAKEN, query) == rows(services, CALM, query)
    states, ledger = rows(services, SHAKEN, STATES, LEDGER)
    assert states != before[0]
    assert {(row[1], row[2], row[3]["gate"]) for row in ledger} == {(2, "done", NEXT.gate)}
    for content, pacer, *_, lives, _ in states:
        assert lives != (NEWLY_DROPPED in content)
        assert pacer == NEXT_CLASS or not lives
    assert services.overview(SHAKEN).ledger()["balanced"]
