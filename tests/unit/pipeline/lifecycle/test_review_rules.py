"""What may come of a judge's second look: who yields, who is nominated, and how a memory is told anew."""

from __future__ import annotations

from dataclasses import replace

from pipeline import maintenance
from pipeline.domain.memory import Ending, EventKind, Provenance, Remembered
from pipeline.domain.plan import Dispute, Transition
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Wording
from pipeline.lifecycle.independence import Standing
from pipeline.lifecycle.retelling import candidate_of, origin_of, reworded
from tests.remembering import DAY, NOW, episode, memory, plain, state


def at(name: str, text: str, days: float = 0.0, colony: str = "ants") -> Standing:
    of = memory(name, text, created_at=NOW + days * DAY, colony=colony)
    known = Remembered(replace(of, provenance=(Provenance(f"t-{name}", 0, 0, 1, colony_id=colony),)), state(of))
    return Standing(known, frozenset({f"colony:{colony}"}))


OLD, NEW = at("old", "The pool holds 8 sessions."), at("new", "The pool of the shop holds 8 sessions.", 2, "bees")
OPERATORS = Remembered(
    memory("o", "The pool holds 8.", operator=True, surface=Surface.OPERATOR_CHAT),
    state(memory("o", "The pool holds 8.", operator=True, surface=Surface.OPERATOR_CHAT)),
)


def test_a_memory_yields_by_the_kind_the_judge_named() -> None:
    merged = maintenance.yield_to(NEW, OLD, EventKind.MERGED, "says the same", NOW)
    assert merged is not None
    assert [effect.kind for effect in merged.effects if isinstance(effect, Transition)] == [
        EventKind.MERGED,
        EventKind.REINFORCED,
    ]
    refined = maintenance.yield_to(OLD, NEW, EventKind.REFINED, "more detail", NOW)
    assert refined is not None
    assert (refined.label, len(refined.effects)) == ("refined", 1)
    replaced = maintenance.yield_to(OLD, NEW, EventKind.SUPERSEDED, "later", NOW)
    assert replaced is not None
    assert (
        Dispute(
            NEW.remembered.memory.memory_id, OLD.remembered.memory.memory_id, NEW.remembered.memory.memory_id, "later"
        )
        in replaced.effects
    )


def test_what_ended_or_is_an_operators_does_not_yield() -> None:
    gone = replace(
        OLD,
        remembered=Remembered(
            OLD.remembered.memory, replace(OLD.remembered.state, ended_at=NOW, ending=Ending.ARCHIVED)
        ),
    )
    assert maintenance.yield_to(gone, NEW, EventKind.REFINED, "r", NOW) is None
    assert maintenance.yield_to(Standing(OPERATORS, frozenset()), NEW, EventKind.SUPERSEDED, "r", NOW) is None
    assert maintenance.object_to(NEW, gone, "r") is None
    step = maintenance.object_to(NEW, OLD, "at odds")
    assert step is not None
    assert step.effects == (Dispute(NEW.remembered.memory.memory_id, OLD.remembered.memory.memory_id, None, "at odds"),)


def test_near_nominates_by_vector_or_by_words_within_one_scope() -> None:
    one, other = OLD.remembered, NEW.remembered
    far = at("far", "Deploys freeze on Fridays.").remembered
    assert maintenance.is_near(one, other, None)
    assert maintenance.is_near(one, far, 0.75)
    assert not maintenance.is_near(one, far, 0.74)
    assert not maintenance.is_near(one, Remembered(replace(other.memory, scope="repo:x"), other.state), 1.0)
    assert not maintenance.is_near(one, episode("e", one.memory.content), 1.0)
    assert maintenance.is_older(one, other)
    assert not maintenance.is_older(other, one)


def test_popular_and_unproven_is_five_recalls_and_less_than_65() -> None:
    def known(recalls: int, alpha: float, beta: float) -> Remembered:
        of = plain("m")
        return Remembered(of.memory, replace(of.state, recall_count=recalls, alpha=alpha, beta=beta))

    assert maintenance.is_unproven(known(5, 6.4, 3.6), NOW)
    assert not maintenance.is_unproven(known(5, 6.5, 3.5), NOW)
    assert not maintenance.is_unproven(known(4, 5.0, 5.0), NOW)
    assert not maintenance.is_unproven(OPERATORS, NOW)
    assert not maintenance.is_unproven(episode("e"), NOW)


def test_a_memory_told_anew_keeps_what_it_has_earned_and_where_it_comes_from() -> None:
    known = Remembered(
        NEW.remembered.memory, replace(NEW.remembered.state, recall_count=7, alpha=8.0, pinned=True, version=9)
    )
    fresh = reworded(known, Wording("The session pool of the shop holds 8.", model="m", prompt_version="p"), NOW)
    assert fresh.memory.provenance == known.memory.provenance
    assert (fresh.memory.scope, fresh.memory.model) == (known.memory.scope, "m")
    assert fresh.memory.memory_id != known.memory.memory_id
    assert fresh.state.memory_id == fresh.memory.memory_id
    assert fresh.state.text_hash == fresh.memory.text_hash
    assert (fresh.state.recall_count, fresh.state.alpha, fresh.state.pinned, fresh.state.version) == (7, 8.0, True, 1)
    assert candidate_of(known.memory).statement.text == known.memory.content
    assert origin_of(known.memory).transcript_id == ""
