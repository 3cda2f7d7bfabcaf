"""What memories that are used together amount to: worded by a judge over a real wire, stored beside its members."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

import pytest

from infra.postgres.effects import write_effects
from infra.postgres.erasure import PostgresErasure
from infra.postgres.pairs import lift
from pipeline.domain.erasure import ErasureKind
from pipeline.domain.memory import EventKind, MemoryId, Provenance, Remembered
from pipeline.domain.plan import Insert
from pipeline.domain.sweep import Pass
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.birth import embedding_key
from pipeline.lifecycle.quarantine import set_apart
from tests.fakes.model_server import Http, Say, material
from tests.remembering import NOW, memory, state
from workers import reviewing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.fakes.model_server import ModelServer, Reaction, Request, Script
    from workers.wiring import Services

PLACE: Final = "distil"
NAMES: Final = [MemoryId(f"m-{name}") for name in ("billing", "search", "ledger", "invoice", "payment")]
WHOLE: Final = "Each service of the shop reads its port from the settings file at start."


def put(services: Services, names: Sequence[MemoryId], weight: float = 4.0) -> None:
    """Remember a statement for each name, and that all were recalled together."""
    with services.database.transaction(PLACE) as connection:
        for name in names:
            text = f"The {name[2:]} service of the shop reads its port from the settings file at start."
            of = memory(name, text, workspace=PLACE, colony=name)
            place = (Provenance(f"t-{name}", 0, 0, 1, colony_id=name),)
            of = replace(of, text_hash=text_hash(text), embedding_key=embedding_key(text), provenance=place)
            write_effects(connection, PLACE, [Insert(Remembered(of, state(of)))], "test", NOW)
        lift(connection, PLACE, names, lambda _: weight, NOW)


def says(text: str) -> Script:
    def answer(_: Request) -> Reaction:
        return Say(json.dumps({"text": text, "reason": "all of them do"}))

    return answer


def wholes(services: Services) -> list[Remembered]:
    with services.database.transaction(PLACE) as connection:
        names = [row["memory_id"] for row in connection.execute(b"SELECT memory_id FROM memories")]
    return [each for each in services.memories.get(PLACE, names).values() if each.memory.merged_from]


def test_five_memories_that_are_used_together_are_worded_once_and_all_stay(
    judging: Services, model: ModelServer
) -> None:
    put(judging, NAMES)
    model.script = says(WHOLE)
    dry = reviewing.distil(judging, Pass(NOW, dry_run=True))
    assert (dry.counts, len(model.requests)) == ({"seen": 10, "nominated": 1, "distilled": 0}, 0)
    first = reviewing.distil(judging, Pass(NOW))
    assert first.counts == {"seen": 10, "nominated": 1, "distilled": 1}
    assert reviewing.distil(judging, Pass(NOW, after=first.next or ())).next is None
    (whole,) = wholes(judging)
    assert whole.memory.content == WHOLE
    assert set(whole.memory.merged_from) == set(NAMES)
    assert all(each.state.is_live for each in judging.memories.get(PLACE, NAMES).values())
    (born,) = judging.memories.events(PLACE, whole.memory.memory_id)
    assert (born["kind"], born["actor"]) == (EventKind.CREATED, "distil")
    assert all(name in str(born["reason"]) for name in NAMES)
    assert [row["memory"] for row in material(model.requests[0])] == [
        known.memory.content for known in judging.memories.get(PLACE, sorted(NAMES)).values()
    ]
    assert reviewing.distil(judging, Pass(NOW)).counts == {"seen": 0, "nominated": 0, "distilled": 0}
    assert len(model.requests) == 1, "a cluster that has its distillate is not asked about again"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Each service.",
        "The billing service of the shop reads its port from the settings file at start.",
        "Each service of the shop reads its port 8443 from the settings file at start.",
        "Kubernetes operators restart every tenant whenever lawyers complain.",
        "I think each service of the shop reads its port from the settings file at start.",
    ],
)
def test_what_is_not_sound_is_not_stored_and_asked_once(judging: Services, model: ModelServer, text: str) -> None:
    put(judging, NAMES)
    model.script = says(text)
    for _ in range(2):
        assert reviewing.distil(judging, Pass(NOW)).counts == {"seen": 10, "nominated": 1, "distilled": 0}
    assert wholes(judging) == []
    assert len(model.requests) == 1


@pytest.mark.parametrize(("names", "weight"), [(NAMES[:4], 9.0), (NAMES, 2.5), (NAMES, 1.9)])
def test_few_or_light_ones_are_no_cluster(
    judging: Services, model: ModelServer, names: Sequence[MemoryId], weight: float
) -> None:
    put(judging, names, weight)
    assert reviewing.distil(judging, Pass(NOW)).counts["nominated"] == 0
    assert model.requests == []


def test_while_the_model_is_out_the_pass_ends_and_a_later_one_goes_on(judging: Services, model: ModelServer) -> None:
    put(judging, NAMES)

    def out(_: Request) -> Reaction:
        return Http(503)

    model.script = out
    assert reviewing.distil(judging, Pass(NOW)).counts["distilled"] == 0
    judging.shared.swap(judging.completer.endpoint, judging.shared.read(judging.completer.endpoint), "")
    model.script = says(WHOLE)
    assert reviewing.distil(judging, Pass(NOW)).counts["distilled"] == 1


def test_a_member_that_ends_while_the_model_thinks_leaves_nothing_behind(judging: Services, model: ModelServer) -> None:
    put(judging, NAMES)

    def meanwhile(request: Request) -> Reaction:
        known = judging.memories.get(PLACE, NAMES)[NAMES[0]]
        judging.memories.apply(PLACE, [set_apart(known.state, NOW)], NOW)
        return says(WHOLE)(request)

    model.script = meanwhile
    assert reviewing.distil(judging, Pass(NOW)).counts["distilled"] == 0
    assert wholes(judging) == []


def test_without_a_judge_nothing_is_nominated(without: Services) -> None:
    put(without, NAMES)
    assert reviewing.distil(without, Pass(NOW)).counts == {"seen": 0, "nominated": 0, "distilled": 0}


def test_erasing_a_member_erases_what_was_worded_from_it_and_not_the_other_way_round(
    judging: Services, model: ModelServer
) -> None:
    put(judging, NAMES)
    model.script = says(WHOLE)
    reviewing.distil(judging, Pass(NOW))
    (whole,) = wholes(judging)
    erasure = PostgresErasure(judging.database)
    erasure.erase(ErasureKind.MEMORY, PLACE, whole.memory.memory_id, NOW, dry_run=True)
    assert len(wholes(judging)) == 1
    erasure.erase(ErasureKind.MEMORY, PLACE, NAMES[0], NOW)
    assert wholes(judging) == []
    assert set(judging.memories.get(PLACE, NAMES)) == set(NAMES[1:])
    assert len([*combinations(NAMES[1:], 2)]) == reviewing.distil(judging, Pass(NOW)).counts["seen"]
