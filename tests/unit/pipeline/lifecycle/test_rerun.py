"""A later run's statements are paired with the former ones by words, then by place."""

from __future__ import annotations

from pipeline.domain.statement import Outcome
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.rerun import Trace, is_judged, pair

FACT = "The tide gateway drops idle connections after thirty seconds."
OTHER = "Failover of the order queue must start from region B."


def trace(text: str, ordinal: int = 0, outcome: Outcome = Outcome.PENDING, **more: object) -> Trace:
    where = {"turn": 0, "start": 0, "end": len(text), "surface": Surface.AGENT_OUTPUT, "policy": WritePolicy.FORM}
    return Trace(ordinal=ordinal, text=text, text_hash=text_hash(text), outcome=outcome, **(where | more))  # pyright: ignore[reportArgumentType] - a builder


def former(text: str, ordinal: int = 0, **more: object) -> Trace:
    return trace(text, ordinal, Outcome.STAGED, **more)


def test_the_same_words_are_carried_wherever_they_stand_now() -> None:
    pairs = pair([former(FACT, 3)], [trace(FACT, 7, turn=2)], lambda _: False)
    assert (pairs.carried, pairs.vanished, pairs.appeared) == ({7: 3}, (), ())


def test_of_two_with_the_same_words_each_keeps_its_neighbour() -> None:
    pairs = pair([former(FACT, 1), former(FACT, 9)], [trace(FACT, 8), trace(FACT, 2)], lambda _: False)
    assert pairs.carried == {8: 9, 2: 1}


def test_another_surface_or_a_judge_that_is_asked_again_decides_anew() -> None:
    moved = trace(FACT, surface=Surface.TOOL_OUTPUT)
    assert pair([former(FACT)], [moved], lambda _: False).reheard == {0: 0}
    assert pair([former(FACT)], [trace(FACT)], is_judged).reheard == {0: 0}
    told = Surface.OPERATOR_CHAT
    assert pair([former(FACT, surface=told)], [trace(FACT, surface=told)], is_judged).carried == {0: 0}


def test_other_words_at_the_same_place_reword_only_if_most_are_the_same() -> None:
    assert pair([former(FACT)], [trace(f"Gateway: {FACT}")], lambda _: False).reworded == {0: 0}
    pairs = pair([former(FACT)], [trace(OTHER)], lambda _: False)
    assert (pairs.appeared, pairs.vanished) == ((0,), (0,))
    elsewhere = trace(f"Gateway: {FACT}", turn=1)
    assert pair([former(FACT)], [elsewhere], lambda _: False).appeared == (0,)


def test_what_was_never_decided_on_is_not_paired() -> None:
    failed = trace(FACT, 0, Outcome.FAILED)
    assert pair([failed], [trace(FACT)], lambda _: False).appeared == (0,)
