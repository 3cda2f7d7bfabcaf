"""Workers of two versions work side by side: nothing is lost, and what each version did can be told and done again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from classifiers.pacer.model import PACER_VERSION
from pipeline.domain.batch import Selection
from pipeline.domain.parcel import Reading
from pipeline.gate import GATE_VERSION
from tests import invariants, siege
from tests.fakes.faulty_worker import NEWLY_DROPPED, NEXT, NEXT_CLASS, NEXT_PROTOCOL
from workers import patience, reprocess
from workers.client import Memform
from workers.routing import Queue, TaskName

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from workers.settings import Settings
    from workers.wiring import Services

TRANSCRIPTS = 40
WAVES = 12
INLINE = "inline-"
KEPT = "The {} ledger keeps its journal in bucket b-{}, because its disk is full by noon."
SHELVED = f"The {NEWLY_DROPPED} printer of hall {{}} listens on port {{}}, because the old port is taken."
STATED = b"""
SELECT t.transcript_id, t.run, t.versions, t.progress,
       array_agg(s.outcome ORDER BY s.ordinal) AS outcomes,
       array_agg(s.tags ->> 'pacer' ORDER BY s.ordinal) AS classes
FROM transcripts AS t JOIN statements AS s USING (workspace_id, transcript_id, run)
GROUP BY t.workspace_id, t.transcript_id
ORDER BY t.transcript_id"""
FORMED = b"""
SELECT min(l.transcript_id) AS transcript_id, m.gate_version, m.pacer_version, count(*) AS links, (
    SELECT count(*) FROM events AS e WHERE e.memory_id = m.memory_id AND e.workspace_id = m.workspace_id) AS events
FROM memories AS m JOIN links AS l USING (workspace_id, memory_id)
GROUP BY m.workspace_id, m.memory_id"""


def rows(services: Services, query: bytes) -> list[dict[str, Any]]:
    with services.database.transaction("mixed") as connection:
        return connection.execute(query).fetchall()


def deferred(chosen: Settings, version: str) -> list[str]:
    """Return the tasks whose newer messages workers of a version gave back."""
    told = siege.log_lines(chosen, f"*-{version}-0.log", f"protocol {NEXT_PROTOCOL}")
    assert all(line["event"] == line["branch"] == "deferred" for line in told)
    return [line["task"] for line in told]


def send(services: Services, names: Sequence[str], newest: str) -> None:
    """Send two statements in each transcript, and one alone inline, in a message of the next protocol.

    Only the next version can take that one in; once it is stored, whoever's turn it is gates it.
    """
    producer = Memform(services, "mixed")
    for number, name in enumerate(names):
        body = f"{KEPT.format(name, number)}\n\n{SHELVED.format(name, 7000 + number)}\n"
        producer.enqueue(body, transcript_id=name, reading=Reading(colony_id=name))
    inline = {"v": NEXT_PROTOCOL, "workspace_id": "mixed", "transcript_id": newest, "asked_by": "a later producer"}
    inline["body"] = KEPT.format(newest, 99)
    app = services.bell._app  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what a stranger's Celery does
    app.send_task(TaskName.GATE, [inline], queue=Queue.GATE, argsrepr="(transcript)")


def assert_true_versions(stated: Sequence[Mapping[str, Any]]) -> None:
    """What became of each statement is what the version that is written there does."""
    assert {row["run"] for row in stated} == {1}
    for row in stated:
        is_next = row["versions"]["gate"] == NEXT.gate
        assert is_next == (row["versions"]["policy"] == NEXT.policy)
        second = [] if row["transcript_id"].startswith(INLINE) else ["dropped" if is_next else "staged"]
        assert row["outcomes"] == ["staged", *second], row
        tagged = {of == NEXT_CLASS for of in row["classes"] if of is not None}
        assert tagged == {row["versions"]["pacer"] == NEXT.pacer}, row


def sent_until_both_worked(chosen: Settings, services: Services) -> list[str]:
    """Send wave by wave until each version has gated and classified something, and met the other's; return the names.

    Whoever starts first may be done with a wave before the other is up.
    """
    names: list[str] = []
    for wave in range(WAVES):
        fresh = [f"t-{wave}-{number}" for number in range(TRANSCRIPTS)]
        send(services, fresh, f"{INLINE}{wave}")
        names += [*fresh, f"{INLINE}{wave}"]
        assert siege.settled(services, "mixed", names) == ["done"] * len(names)
        versions = [row["versions"] for row in rows(services, STATED)]
        gated, classified = ({of.get(stage) for of in versions} for stage in ("gate", "pacer"))
        both_worked = gated >= {GATE_VERSION, NEXT.gate} and classified >= {PACER_VERSION, NEXT.pacer}
        if both_worked and deferred(chosen, "today"):
            break
    return names


def assert_formed_once(services: Services, by: Mapping[str, Mapping[str, str]]) -> None:
    """Every statement has an outcome, every memory one link and one event, and the versions of its transcript."""
    ledger = services.overview("mixed").ledger()
    assert ledger["balanced"]
    assert (ledger["statements"], ledger["pending"], ledger["failed"]) == (
        sum(1 if name.startswith(INLINE) else 2 for name in by),
        0,
        0,
    )
    assert services.dead_letters.list("mixed") == []
    formed = rows(services, FORMED)
    assert len(formed) == ledger["staged"]
    for row in formed:
        assert (row["links"], row["events"]) == (1, 1)
        versions = by[row["transcript_id"]]
        assert (row["gate_version"], row["pacer_version"]) == (versions["gate"], versions["pacer"])


def test_two_versions_side_by_side_lose_nothing_and_say_who_did_what(chosen: Settings, services: Services) -> None:
    unhurried = siege.unhurried(chosen)
    today = siege.staffed(unhurried, siege.HEALTHY, label="-today")
    following = siege.staffed(unhurried, siege.faulty("newer"), label="-next")
    siege.man(chosen, [*today, *following, *siege.upkeep_posts(unhurried)])
    assert siege.all_answer(services, [post.name for post in (*today, *following)])
    names = sent_until_both_worked(chosen, services)
    assert patience.until(lambda: sum(services.broker.depths(Queue).values()) == 0 or None, siege.LONGEST_WAIT_SECONDS)
    siege.dismiss(chosen)
    stated = rows(services, STATED)
    assert_true_versions(stated)
    by = {row["transcript_id"]: row["versions"] for row in stated}
    assert set(by) == set(names), "nothing that was sent is missing"
    assert {versions["gate"] for versions in by.values()} == {GATE_VERSION, NEXT.gate}
    assert {versions["pacer"] for versions in by.values()} == {PACER_VERSION, NEXT.pacer}
    assert_formed_once(services, by)
    assert deferred(chosen, "today"), "workers of today met messages of the next protocol"
    assert deferred(chosen, "next") == []
    for version in (GATE_VERSION, NEXT.gate):
        found = reprocess.choose(services, Selection(gate=version), "mixed")
        assert {each.transcript_id for each in found} == {name for name, of in by.items() if of["gate"] == version}
    outdated = {each.transcript_id for each in reprocess.choose(services, Selection(outdated=True), "mixed")}
    assert outdated == {name for name, versions in by.items() if NEXT.gate in versions.values()}
    invariants.check(services.database)
