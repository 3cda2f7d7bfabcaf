"""Sweeps over the real store: what each does, what it leaves alone, and that two at once do what one would."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from infra.postgres.comparing import PostgresComparing
from infra.postgres.effects import write_effects
from infra.postgres.memories import PostgresMemories
from infra.postgres.retention import PostgresRetention, Retention
from infra.postgres.sweep_runs import PostgresSweepRuns, SweepRun
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import Ending, EventKind, Provenance, Remembered, Status, Tier
from pipeline.domain.plan import Insert
from pipeline.domain.surface import Surface
from pipeline.domain.sweep import Pass
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.transition import Cause, moved
from pipeline.policy import VECTOR_GRACE
from pipeline.scoring.strength import fade
from tests.builders import DAY, NOON
from tests.integration.test_store_races import EXPIRES, FACTS, PORT, together
from tests.remembering import memory, state
from tests.store_walk import Said

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryState
    from tests.store_walk import Store

ON = replace(DEFAULT_KNOBS, decay_enabled=True, decaying_since=NOON)


def put(store: Store, *known: Remembered, workspace: str = "w") -> None:
    """Write memories as they are, each with its `created` event."""
    with store.database.transaction(workspace) as connection:
        write_effects(connection, workspace, [Insert(each) for each in known], "test", NOON)


def held(name: str, text: str = "", *, at: datetime = NOON, colony: str = "ants", **parts: object) -> Remembered:
    """Return a consolidated memory with the state's `parts` of its own."""
    of = memory(name, text, created_at=at, colony=colony)
    of = replace(of, provenance=(Provenance(f"t-{name}", 0, 0, 1, colony_id=colony),))
    return Remembered(of, replace(state(of), **parts))


def by_name(store: Store) -> dict[str, MemoryState]:
    return {known.memory.memory_id: known.state for known in store.remembered()}


def sweeps(store: Store) -> PostgresSweeps:
    return PostgresSweeps(store.database, judge_configured=False)


def test_decay_fades_and_archives_each_on_its_day_and_nothing_while_it_is_off(store: Store) -> None:
    of = memory("operators", operator=True, surface=Surface.OPERATOR_CHAT, created_at=NOON)
    put(store, held("strong", strength=1.0, strength_baseline=1.0), held("usual"), held("pinned", pinned=True))
    put(store, Remembered(of, state(of)))
    sweep = sweeps(store)
    assert sweep.decay(Pass(NOON + 300 * DAY), DEFAULT_KNOBS).counts == {"seen": 0, "decayed": 0, "archived": 0}
    archived: dict[str, int] = {}
    for day in range(100):
        sweep.decay(Pass(NOON + day * DAY), ON)
        for name, now_is in by_name(store).items():
            if now_is.ending is Ending.ARCHIVED:
                archived.setdefault(name, day)
            elif name == "strong":
                assert now_is.strength == pytest.approx(fade(1.0, day), abs=0.02)
    assert archived == {"usual": 60, "strong": 92}, "the first days under 0.2, and not sixteen days in"
    assert by_name(store)["operators"].strength == 0.5
    assert len(store.rows("SELECT 1 FROM events WHERE kind = 'decayed' AND memory_id = 'strong'")) < 45


def test_on_the_day_decay_is_switched_on_nothing_goes_however_old_it_is(store: Store) -> None:
    put(store, *[held(f"old-{n}", f"Old fact {n}.", at=NOON - 900 * DAY, strength=0.15) for n in range(3)])
    hasty = replace(ON, decay_grace_days=0.0, archive_threshold=0.9)
    assert sweeps(store).decay(Pass(NOON + timedelta(hours=23)), hasty).counts["archived"] == 0
    assert sweeps(store).decay(Pass(NOON + DAY), hasty).counts["archived"] == 3


def test_a_use_starts_the_idle_time_anew_and_adds_to_what_is_left(store: Store) -> None:
    put(store, held("m", strength=1.0, strength_baseline=1.0))
    sweeps(store).decay(Pass(NOON + 31 * DAY), ON)
    assert by_name(store)["m"].strength == pytest.approx(0.55)
    assert by_name(store)["m"].strength_baseline == 1.0


def test_stale_marks_by_each_of_the_three_rules_and_lifts_what_is_used_again(store: Store) -> None:
    late = NOON + 91 * DAY
    put(
        store,
        held("unread"),
        held("read", recall_count=1),
        held("wrong", at=late - DAY, prediction_errors=5, recall_count=2),
        held("doubted", at=late - DAY, recall_count=9, alpha=5.0, beta=21.0, confidence_at=late),
        held("young", at=late - DAY),
        held("kept", pinned=True),
    )
    sweep = sweeps(store)
    assert sweep.stale(Pass(late, dry_run=True)).counts == {"seen": 6, "stale": 3, "fresh": 0}
    assert sweep.stale(Pass(late)).counts["stale"] == 3
    assert sweep.stale(Pass(late)).counts["stale"] == 0
    stale = {name for name, now_is in by_name(store).items() if now_is.status is Status.STALE}
    assert stale == {"unread", "wrong", "doubted"}
    unread = next(known for known in store.remembered() if known.memory.memory_id == "unread")
    store.dispatch([unread], at=late)
    assert sweep.stale(Pass(late)).counts == {"seen": 6, "stale": 0, "fresh": 1}
    assert by_name(store)["unread"].status is Status.CANDIDATE


def test_reset_takes_back_only_much_evidence_that_says_nothing(store: Store) -> None:
    put(
        store,
        held("stuck", alpha=40.0, beta=38.0, peak_alpha=40.0),
        held("sure", alpha=70.0, beta=8.0, peak_alpha=70.0),
        held("young", alpha=15.0, beta=15.0, peak_alpha=15.0),
    )
    assert sweeps(store).reset(Pass(NOON)).counts == {"seen": 3, "reset": 1}
    now_is = by_name(store)["stuck"]
    assert (now_is.alpha, now_is.beta, now_is.peak_alpha) == (5.0, 5.0, 5.0)


def test_the_same_words_become_one_memory_with_the_evidence_and_sources_of_both(store: Store) -> None:
    text = "Deploys, by rule, freeze on Fridays."
    store.form(Said([text], "t-1", colony="ants"))
    store.form(Said(["Deploys by rule freeze on Fridays"], "t-2", colony="bees", at=NOON + DAY))
    compare = PostgresComparing(store.database)
    assert compare.merge(Pass(NOON + DAY, dry_run=True)).counts == {"seen": 2, "merged": 1}
    assert compare.merge(Pass(NOON + DAY)).counts == {"seen": 2, "merged": 1}
    assert compare.merge(Pass(NOON + DAY)).counts["merged"] == 0
    live = [known for known in store.remembered() if known.state.is_live]
    assert [known.memory.content for known in live] == [text]
    assert (live[0].state.reinforce_count, live[0].state.mention_count) == (1, 1), "another colony said it too"
    gone = next(known for known in store.remembered() if not known.state.is_live)
    assert (gone.state.ending, gone.state.superseded_by) == (Ending.SUPERSEDED, live[0].memory.memory_id)
    sources = store.rows(f"SELECT source FROM links WHERE memory_id = '{live[0].memory.memory_id}' ORDER BY source")  # noqa: S608 - an id of this test's own
    assert [row["source"] for row in sources] == ["colony:ants", "colony:bees"]
    assert sweeps(store).graduate(Pass(NOON)).counts["graduated"] == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Retries wait 5 seconds.", "Retries wait 6 seconds."),
        ("Alert when load > 5, always.", "Alert when load < 5 always"),
        ("The offset is -5 here.", "The offset is 5 here."),
        ("K outperforms L here.", "L outperforms K here."),
        ("Deploys, by rule, do not freeze.", "Deploys by rule do freeze"),
    ],
)
def test_what_only_looks_the_same_is_never_merged(store: Store, one: str, other: str) -> None:
    put(store, held("one", one), held("other", other))
    assert PostgresComparing(store.database).merge(Pass(NOON)).counts["merged"] == 0


def test_an_operators_memory_is_the_one_that_stays(store: Store) -> None:
    of = memory("o", "Rotate keys, always, in March.", operator=True, surface=Surface.OPERATOR_CHAT, created_at=NOON)
    put(store, held("m", "Rotate keys always in March", at=NOON - 9 * DAY, beta=9.0, status=Status.VERIFIED))
    put(store, Remembered(of, state(of)))
    PostgresComparing(store.database).merge(Pass(NOON))
    now_is = by_name(store)
    assert (now_is["m"].superseded_by, now_is["o"].is_live) == ("o", True)
    assert now_is["o"].beta == 5.0, "no doubt of a machine's reaches it"


def test_two_contradictions_of_one_instant_are_found_and_recorded_once(store: Store) -> None:
    put(store, held("on", "Flag fast-path is on in prod."), held("off", "Flag fast-path is not on in prod."))
    compare = PostgresComparing(store.database)
    assert compare.conflicts(Pass(NOON, dry_run=True)).counts == {"seen": 2, "superseded": 0, "opened": 1}
    together(*[lambda: compare.conflicts(Pass(NOON))] * 3)
    (row,) = store.rows("SELECT memory_id, rival_id, winner FROM conflicts")
    assert (row["winner"], {row["memory_id"], row["rival_id"]}) == (None, {"on", "off"})
    assert all(now_is.is_live for now_is in by_name(store).values())


def test_a_later_report_supersedes_and_episodes_wait_until_they_are_consolidated(store: Store) -> None:
    put(store, held("old", "The pool holds 8 sessions."), held("new", "The pool holds 12 sessions.", at=NOON + 9 * DAY))
    early = memory("e", "The pool holds 40 sessions.", created_at=NOON + 19 * DAY)
    put(store, Remembered(early, state(early, tier=Tier.EPISODE, expires_at=NOON + 90 * DAY)))
    counts = PostgresComparing(store.database).conflicts(Pass(NOON + 20 * DAY)).counts
    assert counts == {"seen": 3, "superseded": 1, "opened": 0}
    assert by_name(store)["old"].superseded_by == "new"
    assert by_name(store)["e"].is_live


def test_pairs_are_pruned_when_they_have_faded(store: Store) -> None:
    store.form(Said(FACTS[:3]))
    store.dispatch(store.remembered())
    keep = PostgresRetention(store.database, Retention())
    assert keep.pairs(Pass(NOON + 300 * DAY)).counts == {"seen": 3, "pruned": 0}
    assert keep.pairs(Pass(NOON + 330 * DAY, dry_run=True)).counts == {"seen": 3, "pruned": 3}
    assert keep.pairs(Pass(NOON + 330 * DAY, limit=2)).next is not None
    assert keep.pairs(Pass(NOON + 330 * DAY)).counts == {"seen": 1, "pruned": 1}


def test_vectors_go_a_month_after_their_memory_and_come_back_with_it(store: Store) -> None:
    put(store, held("gone"), held("stays"))
    with store.database.maintenance() as connection:
        connection.execute("INSERT INTO memory_vectors SELECT 'w', 'm', memory_id, 3, '[1,0,0]'::halfvec FROM memories")
    known = next(each for each in store.remembered() if each.memory.memory_id == "gone")
    ended = replace(known.state, ended_at=NOON, ending=Ending.INVALIDATED)
    step = moved(known.state, ended, EventKind.INVALIDATED, Cause("operator", "wrong", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)
    keep = PostgresRetention(store.database, Retention())
    assert keep.vectors(Pass(NOON + VECTOR_GRACE)).counts["deleted"] == 0
    assert keep.vectors(Pass(NOON + VECTOR_GRACE + DAY, dry_run=True)).counts["deleted"] == 1
    assert keep.vectors(Pass(NOON + VECTOR_GRACE + DAY)).counts["deleted"] == 1
    assert store.rows("SELECT memory_id FROM memory_vectors") == [{"memory_id": "stays"}]


def test_retention_keeps_all_by_default_and_never_lets_go_what_a_live_memory_rests_on(store: Store) -> None:
    store.form(Said([PORT], "t-live"))
    store.form(Said(["Deploys are frozen on Fridays."], "t-gone", colony="bees"))
    gone = next(known for known in store.remembered() if "frozen" in known.memory.content)
    ended = replace(gone.state, ended_at=NOON, ending=Ending.INVALIDATED)
    step = moved(gone.state, ended, EventKind.INVALIDATED, Cause("operator", "wrong", NOON))
    PostgresMemories(store.database).apply("w", [step], NOON)
    store.dispatch([store.remembered()[0]])
    late = Pass(NOON + 400 * DAY)
    nothing = {"seen": 0, "transcripts": 0, "dispatches": 0, "impulses": 0, "runs": 0}
    assert PostgresRetention(store.database, Retention()).retain(late).counts == nothing
    keep = PostgresRetention(store.database, Retention(transcripts=90 * DAY, recall_log=90 * DAY))
    assert keep.retain(replace(late, dry_run=True)).counts["transcripts"] == 1
    assert keep.retain(late).counts == nothing | {"seen": 3, "transcripts": 1, "dispatches": 1, "impulses": 1}
    assert store.rows("SELECT transcript_id FROM transcripts") == [{"transcript_id": "t-live"}]
    assert len(store.remembered()) == 2


def test_a_run_is_resumed_where_it_stopped_and_two_at_once_share_the_work(store: Store) -> None:
    store.form(Said(FACTS))
    first = sweeps(store).expire(Pass(EXPIRES + DAY, limit=7))
    assert first.next is not None
    together(*[lambda: sweeps(store).expire(Pass(EXPIRES + DAY, after=first.next or ()))] * 2)
    assert {now_is.ending for now_is in by_name(store).values()} == {Ending.EXPIRED}
    assert len(store.rows("SELECT 1 FROM events WHERE kind = 'expired'")) == len(FACTS)


def test_sweeps_and_live_writes_of_the_same_memories_do_not_wait_for_each_other_for_ever(store: Store) -> None:
    store.form(Said(FACTS))
    known = store.remembered()
    late = NOON + 44 * DAY
    decays = [lambda: sweeps(store).decay(Pass(late), ON)] * 2
    recalls = [
        lambda n=n: store.dispatch(known[:: (-1) ** n], f"d-{n}", f"agent-{n}", at=late - n * DAY / 9) for n in range(4)
    ]
    together(*decays, *recalls, lambda: PostgresComparing(store.database).merge(Pass(late)))
    assert {now_is.tier for now_is in by_name(store).values()} == {Tier.CONSOLIDATED}


def test_the_record_of_runs_tells_where_to_go_on_and_does_not_fill_with_nothing(store: Store) -> None:
    runs = PostgresSweepRuns(store.database)
    with store.database.maintenance() as connection:
        connection.execute("DELETE FROM sweep_runs")
    run = SweepRun("stale", "beat", dry_run=False, started_at=NOON, finished_at=NOON, counts={"seen": 0})
    for n in range(3):
        runs.write(replace(run, started_at=NOON + n * DAY, finished_at=NOON + n * DAY))
    assert [row["finished_at"] for row in runs.history("stale")] == [NOON + 2 * DAY]
    runs.write(replace(run, counts={"seen": 9}, resume_at=("w", "m", "")))
    runs.write(replace(run, dry_run=True, counts={"seen": 3}))
    assert runs.resume_at("stale") == ("w", "m", "")
    (latest,) = runs.latest()
    assert (latest["counts"], latest["resumes"]) == ({"seen": 9}, True)
    keep = PostgresRetention(store.database, Retention(runs=timedelta(days=1)))
    assert keep.retain(Pass(NOON + 30 * DAY)).counts["runs"] == 2, "the newest real run of each sweep stays"


def test_a_comparison_looks_only_at_what_rose_since_its_mark_and_at_what_was_late(store: Store) -> None:
    put(store, *[held(f"m-{n}", f"Fact number {n} of the depot.") for n in range(4)])
    compare = PostgresComparing(store.database)
    first = compare.merge(Pass(NOON + DAY, limit=3))
    rest = compare.merge(Pass(NOON + DAY, limit=3, after=first.next or ()))
    assert (first.counts["seen"], rest.counts["seen"], rest.next) == (3, 1, None)
    assert compare.merge(Pass(NOON + 2 * DAY, after=rest.mark or ())).counts["seen"] == 0
    put(store, held("new", "Another fact.", at=NOON + 2 * DAY))
    later = compare.merge(Pass(NOON + 2 * DAY, after=rest.mark or ()))
    assert later.counts["seen"] == 1
    soon = NOON + 2 * DAY + timedelta(minutes=5)
    assert compare.merge(Pass(soon, after=later.mark or ())).counts["seen"] == 1, "it may have brought late ones"
