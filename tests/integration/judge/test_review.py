"""The judge looks again at memories: near-duplicates, and the popular but unproven. A real wire, a scripted mind."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from infra.postgres.effects import write_effects
from pipeline.domain.memory import EventKind, Provenance, Remembered
from pipeline.domain.plan import Insert
from pipeline.domain.sweep import Pass
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.birth import embedding_key
from pipeline.lifecycle.quarantine import set_apart
from tests.fakes.model_server import Http, Say, material
from tests.remembering import DAY, NOW, memory, state
from workers import reviewing

if TYPE_CHECKING:
    from pipeline.domain.memory import MemoryState
    from tests.fakes.model_server import ModelServer, Reaction, Request, Script
    from workers.wiring import Services

PLACE = "review"
FREEZE = "Deploys of the shop are frozen on Fridays from noon on."
FROZEN = "On Fridays from noon on, deploys of the shop are frozen."
EIGHT = "The session pool of the shop holds 8 sessions by default."
TWELVE = "The session pool of the shop now holds 12 sessions by default, no longer 8."


def put(services: Services, name: str, text: str, days: float = 0.0, **parts: object) -> None:
    of = memory(name, text, created_at=NOW + days * DAY, workspace=PLACE, colony=name)
    of = replace(
        of,
        text_hash=text_hash(text),
        embedding_key=embedding_key(text),
        provenance=(Provenance(f"t-{name}", 0, 0, 1, colony_id=name),),
    )
    with services.database.transaction(PLACE) as connection:
        write_effects(connection, PLACE, [Insert(Remembered(of, replace(state(of), **parts)))], "test", NOW)


def states(services: Services) -> dict[str, MemoryState]:
    with services.database.transaction(PLACE) as connection:
        names = [row["memory_id"] for row in connection.execute(b"SELECT memory_id FROM memories")]
    return {name: known.state for name, known in services.memories.get(PLACE, names).items()}


def ruling(op: str, kind: str = "none", text: str = "") -> Script:
    def answer(request: Request) -> Reaction:
        rows = material(request)
        shown = [row["memory"] for row in rows if "memory" in row]
        said = {"statement": 1, "op": op, "kind": kind, "targets": shown[:1], "text": text, "reason": "gold"}
        return Say(json.dumps({"verdicts": [said]}))

    return answer


def always(reaction: Reaction) -> Script:
    def answer(_: Request) -> Reaction:
        return reaction

    return answer


def test_a_paraphrase_is_merged_when_the_judge_and_its_guards_agree(judging: Services, model: ModelServer) -> None:
    put(judging, "old", FREEZE)
    put(judging, "new", FROZEN, days=3)
    model.script = ruling("NOOP")
    dry = reviewing.review(judging, Pass(NOW + 3 * DAY, dry_run=True)).counts
    assert (dry["nominated"], dry["merged"], len(model.requests)) == (1, 0, 0)
    done = reviewing.review(judging, Pass(NOW + 3 * DAY)).counts
    assert (done["nominated"], done["merged"]) == (1, 1)
    now_is = states(judging)
    assert now_is["new"].superseded_by == "old"
    assert now_is["old"].reinforce_count == 1, "another colony says it too"
    with judging.database.transaction(PLACE) as connection:
        (filed,) = connection.execute(b"SELECT shown::text AS shown FROM judge_replies").fetchall()
    assert '"old"' in filed["shown"], "erasing either of the two finds the reply by its id"
    assert '"new"' in filed["shown"]
    assert reviewing.review(judging, Pass(NOW + 3 * DAY)).counts["nominated"] == 0


@pytest.mark.parametrize(
    ("op", "kind", "ended", "label"),
    [
        ("UPDATE", "supersede", "old", "superseded"),
        ("NOOP", "none", "", "opened"),
        ("ADD", "conflict", "", "opened"),
        ("ADD", "none", "", ""),
        ("nonsense", "none", "", ""),
    ],
)
def test_a_verdict_goes_through_the_guards(  # noqa: PLR0913, PLR0917 - the columns of a table
    judging: Services, model: ModelServer, op: str, kind: str, ended: str, label: str
) -> None:
    put(judging, "old", EIGHT)
    put(judging, "new", TWELVE, days=9)
    model.script = ruling(op, kind)
    counts = reviewing.review(judging, Pass(NOW + 9 * DAY)).counts
    assert counts["nominated"] == 1
    if label:
        assert counts[label] == 1
    assert [name for name, now_is in states(judging).items() if not now_is.is_live] == ([ended] if ended else [])


def test_while_the_model_is_out_nothing_is_lost_and_the_pass_starts_there_again(
    judging: Services, model: ModelServer
) -> None:
    put(judging, "old", FREEZE)
    put(judging, "new", FROZEN, days=3)
    model.script = always(Http(503))
    first = reviewing.review(judging, Pass(NOW + 3 * DAY))
    assert (first.counts["merged"], first.next) == (0, None)
    assert first.mark is not None
    judging.shared.swap(judging.completer.endpoint, judging.shared.read(judging.completer.endpoint), "")
    model.script = ruling("NOOP")
    assert reviewing.review(judging, Pass(NOW + 3 * DAY, after=first.mark)).counts["merged"] == 1


def test_without_a_judge_nothing_is_nominated_and_the_place_is_kept(without: Services) -> None:
    put(without, "old", FREEZE)
    assert reviewing.review(without, Pass(NOW, after=("7", ""))).mark == ("7", "")
    assert reviewing.curate(without, Pass(NOW)).counts == {"seen": 0, "nominated": 0, "refined": 0}


VAGUE = "It holds 8 sessions unless set otherwise in the file."
CLEAR = "The session pool holds 8 sessions unless set otherwise in the file."


@pytest.mark.parametrize(
    ("text", "refined"),
    [
        (VAGUE.replace("It", "The holder"), True),
        (VAGUE, False),
        ("Holds 8.", False),
        ("The session pool holds 80 sessions unless set otherwise in the file.", False),
        ("Friday deploys need two reviewers and a lawyer.", False),
    ],
)
def test_a_popular_but_unproven_memory_is_refined_or_left(
    judging: Services, model: ModelServer, text: str, *, refined: bool
) -> None:
    put(judging, "vague", VAGUE, recall_count=5, alpha=6.0, beta=6.0)
    put(judging, "rare", EIGHT, recall_count=4)
    put(judging, "proven", FREEZE, recall_count=50, alpha=40.0, beta=4.0, peak_alpha=40.0)
    model.script = always(Say(json.dumps({"refine": True, "text": text, "reason": "names its subject"})))
    assert reviewing.curate(judging, Pass(NOW, dry_run=True)).counts == {"seen": 2, "nominated": 1, "refined": 0}
    counts = reviewing.curate(judging, Pass(NOW)).counts
    assert counts == {"seen": 2, "nominated": 1, "refined": int(refined)}
    now_is = states(judging)
    assert now_is["vague"].is_live is not refined
    if refined:
        (fresh,) = [s for name, s in now_is.items() if name == now_is["vague"].superseded_by]
        assert (fresh.recall_count, fresh.alpha, fresh.version) == (5, 6.0, 1)
        asked = len(model.requests)
        model.script = always(Say(json.dumps({"refine": False, "text": "", "reason": "fine"})))
        reviewing.curate(judging, Pass(NOW))
        reviewing.curate(judging, Pass(NOW))
        assert len(model.requests) == asked + 1, "the same question is asked once"


def test_what_was_answered_keeps_nobody_from_being_asked(judging: Services, model: ModelServer) -> None:
    for place in range(12):
        put(
            judging, f"popular-{place:02}", f"{VAGUE} It is file {place}.", recall_count=50 - place, alpha=6.0, beta=6.0
        )
    model.script = always(Say(json.dumps({"refine": False, "text": "", "reason": "fine"})))
    for day in range(2):
        assert reviewing.curate(judging, Pass(NOW + day * DAY)).counts["nominated"] == 10
    assert len(model.requests) == 12, "ten a day, and none twice"


def test_what_ended_while_the_model_thought_is_left_alone(judging: Services, model: ModelServer) -> None:
    put(judging, "old", FREEZE)
    put(judging, "new", FROZEN, days=3)

    def meanwhile(request: Request) -> Reaction:
        known = judging.memories.get(PLACE, ["old"])["old"]  # pyright: ignore[reportArgumentType] - an id of this test's own
        judging.memories.apply(PLACE, [set_apart(known.state, NOW)], NOW)
        return ruling("NOOP")(request)

    model.script = meanwhile
    assert reviewing.review(judging, Pass(NOW + 3 * DAY)).counts["merged"] == 0
    assert states(judging)["new"].is_live
    assert EventKind.MERGED not in {row["kind"] for row in judging.memories.events(PLACE, "new")}  # pyright: ignore[reportArgumentType] - as above
