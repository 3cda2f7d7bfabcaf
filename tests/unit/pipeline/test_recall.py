"""The read path, from a find to an order: what other memory systems get wrong, each in a small find of ours."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from pipeline import recall
from pipeline.domain.memory import Ending, MemoryId, Remembered, Status, Tier
from pipeline.domain.recall import Edge, Found, Hit, Mode, Ranked, RecallQuery, Voice
from pipeline.domain.statement import PacerClass
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.recall import Lens, format_answer
from tests.remembering import DAY, NOW, episode, memory, plain, state

if TYPE_CHECKING:
    from datetime import datetime

PLAIN: Final = Lens()
E5: Final = Lens(model="multilingual-e5-small/query")
SECOND = timedelta(seconds=1)


def ask(text: str = "freeze", **options: Any) -> RecallQuery:  # noqa: ANN401 - whatever a query takes
    return RecallQuery(workspace_id="w", text=text, **options)


@pytest.mark.parametrize("text", ["", "  ", "\n\t", "\u200b", "\ufeff\u2060 ", "\ufe0f", "\x00\x07", "\u3164 \u2800"])
def test_a_question_of_nothing_that_anybody_sees_is_refused(text: str) -> None:
    with pytest.raises(ValidationError, match="there is nothing to ask"):
        ask(text)


@pytest.mark.parametrize("text", ["?", "é", "水", "🐘", "\u200b7", "⠓", "ㅎ"])
def test_one_sign_is_a_question(text: str) -> None:
    assert ask(text).text == text


def find(*remembered: Remembered, lexical: bool = True, cosines: tuple[float, ...] = ()) -> Found:
    """Return a find in which voices rank the memories in the order given; one cosine a memory, if any."""
    ids = [r.memory.memory_id for r in remembered]
    hits = {Voice.LEXICAL: tuple(Hit(i, rank, 1.0) for rank, i in enumerate(ids) if lexical)}
    if cosines:
        order = sorted(zip(ids, cosines, strict=True), key=lambda pair: -pair[1])
        hits[Voice.SEMANTIC] = tuple(Hit(i, rank, cosine) for rank, (i, cosine) in enumerate(order))
    return Found(hits, {r.memory.memory_id: r for r in remembered})


def names(ranked: tuple[Ranked, ...]) -> list[str]:
    return [r.remembered.memory.memory_id for r in ranked]


def answer(
    query: RecallQuery, found: Found, lens: Lens = PLAIN, now: datetime = NOW, seed: int | None = None
) -> tuple[Ranked, ...]:
    return recall.answer(query, found, lens, now, None if seed is None else np.random.default_rng(seed))


def with_state(remembered: Remembered, **changes: Any) -> Remembered:  # noqa: ANN401 - any field of a state
    return Remembered(remembered.memory, replace(remembered.state, **changes))


def test_a_popular_memory_does_not_outrank_the_right_one() -> None:
    of = memory("popular", "The canteen opens at eight.")
    pumped = Remembered(of, state(of, recalls=500, strength=0.575))
    right = plain("right", "A freeze holds deploys from Friday noon.")
    for lens, cosines in ((PLAIN, (0.55, 0.80)), (E5, (0.85, 0.90))):
        found = find(pumped, right, lexical=False, cosines=cosines)
        assert names(answer(ask(), found, lens)) == ["right", "popular"]


def test_superseded_text_is_served_only_as_of_its_own_time() -> None:
    old_text, new_text = (
        memory("old", "Device A is a Synology.", created_at=NOW - 30 * DAY),
        memory("new", "Device A is a Fnos."),
    )
    old = Remembered(old_text, state(old_text, ended_at=NOW, ending=Ending.SUPERSEDED))
    found = find(old, Remembered(new_text, state(new_text)))
    assert names(answer(ask(), found, now=NOW + SECOND)) == ["new"]
    assert names(answer(ask(as_of=NOW - DAY), found, now=NOW + SECOND)) == ["old"]
    assert names(answer(ask(as_of=NOW - 31 * DAY), found, now=NOW + SECOND)) == []


def test_what_was_learned_late_was_not_believed_before() -> None:
    late = memory("late", created_at=NOW, valid_from=NOW - 90 * DAY)
    found = find(Remembered(late, state(late)))
    assert names(answer(ask(as_of=NOW - DAY), found)) == []
    assert names(answer(ask(as_of=NOW), found)) == ["late"]


def test_equal_texts_are_one_line_with_the_others_folded() -> None:
    copies = [plain(f"copy-{i}", "The archive is on shelf nine.") for i in range(5)]
    ranked = answer(ask(), find(*copies, plain("other")))
    assert len(ranked) == 2
    folded = next(r for r in ranked if r.folded)
    assert {folded.remembered.memory.memory_id, *folded.folded} == {f"copy-{i}" for i in range(5)}


@pytest.mark.parametrize(
    "changes",
    [
        {"expires_at": NOW - SECOND},
        {"expires_at": NOW},
        {"valid_until": NOW - SECOND},
        {"ended_at": NOW - DAY, "ending": Ending.ARCHIVED},
        {"muted": True},
        {"status": Status.REJECTED},
        {"workspace_id": "w", "ended_at": NOW - DAY, "ending": Ending.INVALIDATED},
    ],
)
def test_what_is_over_muted_or_rejected_is_gone_before_any_sweep(changes: dict[str, Any]) -> None:
    assert answer(ask(), find(with_state(episode("trace"), **changes))) == ()


def test_a_clock_ahead_hides_nothing_and_freshens_nothing_above_its_weight() -> None:
    tomorrow = memory("tomorrow", created_at=NOW + DAY)
    (ranked,) = answer(ask(), find(Remembered(tomorrow, state(tomorrow))))
    assert ranked.breakdown["freshness"] == pytest.approx(SIGNAL_WEIGHT["freshness"])


def test_the_same_seed_gives_the_same_order_and_another_may_not() -> None:
    found = find(*(plain(f"m{i:02}") for i in range(40)))
    first = names(answer(ask(), found, seed=7))
    assert first == names(answer(ask(), found, seed=7))
    assert any(names(answer(ask(), found, seed=other)) != first for other in range(8, 12))


def test_deterministic_mode_throws_no_dice() -> None:
    found = find(*(plain(f"m{i:02}") for i in range(40)))
    calm = names(answer(ask(deterministic=True), found, seed=7))
    assert calm == names(answer(ask(deterministic=True), found, seed=8)) == names(answer(ask(), found))


@pytest.mark.parametrize("text", ["过去三个月的决定", "i forrige uke", "год назад", "قبل أسبوع", "'; -- & | ! :*"])
def test_any_language_and_any_character_is_only_text(text: str) -> None:
    assert names(answer(ask(text), find(plain("m", text)), Lens(intent="temporal"))) == ["m"]


def test_a_voice_that_failed_is_named_and_the_others_answer() -> None:
    found = replace(find(plain("m")), degraded=("semantic: no embedding model",))
    ranked = answer(ask(), found)
    told = recall.format_answer(ask(), ranked, found, NOW)
    assert [r.id for r in told.results] == ["m"]
    assert told.degraded == ("semantic: no embedding model",)


@pytest.mark.parametrize("limit", [-1, 0, True, 1_000_000, 1.5, "ten"])
def test_an_odd_limit_is_refused_with_its_name(limit: object) -> None:
    with pytest.raises(ValidationError, match="limit"):
        ask(limit=limit)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"as_of": NOW.replace(year=2500)}, "as_of"),
        ({"pacer": "bogus"}, "there is no class 'bogus': there are procedural, analogous, "),
    ],
)
def test_a_question_that_no_worker_could_answer_is_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValidationError, match=told):
        ask(**options)


def test_only_what_is_believed_now_is_delivered() -> None:
    assert ask(dispatch_id="d").counts
    assert not ask().counts
    assert not ask(dispatch_id="d", as_of=NOW).counts
    assert format_answer(ask(dispatch_id="d", as_of=NOW), (), Found({}, {}), NOW).dispatch_id == ""


def test_each_result_says_why_and_its_parts_add_up() -> None:
    found = find(plain("a"), episode("b"), with_state(plain("c"), pinned=True), cosines=(0.9, 0.85, 0.8))
    lens = replace(E5, foreign={MemoryId("a"): 0.5}, exploration=0.1)
    for ranked in answer(ask(), found, lens, seed=1):
        assert sum(ranked.breakdown.values()) == pytest.approx(ranked.score)
        assert ranked.explanation.startswith(f"{ranked.score:.3f} = ")
        assert {"relevance", "thompson", "freshness", "status", "strength"} <= ranked.breakdown.keys()
        assert ("foreign" in ranked.breakdown) == (ranked.remembered.memory.memory_id == "a")


def test_nothing_found_is_no_error() -> None:
    assert answer(ask(), Found({}, {})) == ()
    assert answer(ask(), Found({Voice.LEXICAL: (Hit(MemoryId("gone"), 0, 1.0),)}, {})) == ()


def test_a_mode_listens_only_to_its_voices() -> None:
    found = find(plain("worded"), plain("meant"), cosines=(0.1, 0.9))
    found = replace(found, hits={**found.hits, Voice.LEXICAL: (Hit(MemoryId("worded"), 0, 1.0),)})
    assert names(answer(ask(mode=Mode.KEYWORD), found)) == ["worded"]
    assert set(names(answer(ask(mode=Mode.SEMANTIC), found))) == {"worded", "meant"}


def test_being_recent_is_no_answer_but_a_pin_or_a_shared_word_is() -> None:
    weak = {Voice.SEMANTIC: (), Voice.GRAPH: (), Voice.LEXICAL: ()}
    memories = (plain("recent"), with_state(plain("pinned"), pinned=True))
    found = find(*memories, lexical=False)
    recent = tuple(Hit(r.memory.memory_id, rank, 0.0) for rank, r in enumerate(memories))
    found = replace(found, hits={**weak, Voice.TEMPORAL: recent})
    assert names(answer(ask(), found)) == ["pinned"]
    assert names(answer(ask(), found, Lens(intent="temporal"))) == ["pinned"]


def test_a_dispatched_result_below_the_floor_is_a_prediction_error() -> None:
    found = find(plain("far"), plain("near"), cosines=(0.70, 0.97))
    found = replace(found, hits={**found.hits, Voice.GRAPH: (), Voice.TEMPORAL: ()})
    errors = {str(r.remembered.memory.memory_id): recall.is_prediction_error(r) for r in answer(ask(), found, E5)}
    assert errors["near"] is False
    far = replace(answer(ask(), found, E5)[0], relevance=0.19)
    assert recall.is_prediction_error(far)


def test_a_cosine_known_for_another_voices_find_counts() -> None:
    found = find(plain("a"), plain("b"))
    known = {MemoryId("a"): 0.76, MemoryId("b"): 0.97}
    found = replace(found, hits={**found.hits, Voice.SEMANTIC: ()}, cosines=known)
    relevance = {str(r.remembered.memory.memory_id): r.relevance for r in answer(ask(), found, E5)}
    assert relevance["a"] == pytest.approx(0.8)
    assert relevance["b"] == pytest.approx(0.96)


def test_what_stands_beside_a_good_answer_is_an_answer_too() -> None:
    found = find(plain("reply"), plain("question", "Which shelf is the archive on?"), lexical=False)
    hits = {Voice.LEXICAL: (Hit(MemoryId("question"), 0, 0.9),), Voice.GRAPH: (Hit(MemoryId("reply"), 0, 1.0),)}
    found = replace(found, hits=hits, edges=(Edge(MemoryId("question"), MemoryId("reply"), 1.0),))
    assert names(answer(ask(), found)) == ["question", "reply"]
    assert names(answer(ask(mode=Mode.SEMANTIC), found)) == ["question"]
    assert names(answer(ask(), replace(found, edges=()))) == ["question"]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"domain": "net"}, ["net"]),
        ({"pacer": "evidence"}, ["seen"]),
        ({"episodes": "only"}, ["staged"]),
        ({"episodes": "none"}, ["net", "seen"]),
    ],
)
def test_filters(options: dict[str, Any], expected: list[str]) -> None:
    net, seen = memory("net", domain="net"), memory("seen", pacer=PacerClass.EVIDENCE)
    stranger = memory("stranger", workspace="another")
    found = find(
        Remembered(net, state(net)),
        Remembered(seen, state(seen)),
        episode("staged"),
        Remembered(stranger, state(stranger)),
    )
    assert sorted(names(answer(ask(**options), found))) == expected


def test_a_role_without_a_grant_sees_nothing_of_a_domain() -> None:
    secret = memory("payroll", domain="payroll")
    found = find(Remembered(secret, state(secret)), plain("open"))
    assert names(answer(ask(role="intern"), found, Lens(denied=frozenset({"payroll"})))) == ["open"]


def test_thread_and_repo_rank_up_and_filter_nothing() -> None:
    here = memory("here", thread="t", repo="r")
    assert recall.closeness(here, ask()) == 0.0
    assert recall.closeness(here, ask(thread_id="t")) == 1.0
    assert recall.closeness(here, ask(repo="r")) == 1.0
    assert recall.closeness(here, ask(thread_id="other", repo="r")) == 0.5
    assert recall.closeness(here, ask(thread_id="other", repo="other")) == 0.0
    found = find(plain("elsewhere"), Remembered(here, state(here)))
    assert names(answer(ask(thread_id="t"), found)) == ["here", "elsewhere"]


def test_company_and_experience_count() -> None:
    tried = with_state(plain("tried"), alpha=25.0)
    assert names(answer(ask(), find(plain("new"), tried)))[0] == "tried"
    found = replace(find(plain("alone"), plain("paired")), cooccurrence={MemoryId("paired"): 5.0})
    assert names(answer(ask(), found))[0] == "paired"


def test_episodes_take_two_places_while_consolidated_memories_can_fill_the_rest() -> None:
    mixed = [episode(f"e{i}") for i in range(5)] + [plain(f"c{i}") for i in range(3)]
    ranked = recall.place((rank(r, 1.0 - i / 10) for i, r in enumerate(mixed)), 5, strong=3)
    assert names(ranked) == ["e0", "e1", "c0", "c1", "c2"]


def test_held_back_episodes_return_once_the_consolidated_are_used_up() -> None:
    mixed = [episode("e0"), episode("e1"), episode("e2"), plain("c0"), episode("e3"), plain("weak")]
    ranked = tuple(rank(r, 1.0, 0.1 if r.memory.memory_id == "weak" else 0.9) for r in mixed)
    assert names(recall.place(ranked, 10, strong=1)) == ["e0", "e1", "c0", "e2", "e3", "weak"]


def test_a_system_without_a_model_answers_from_its_episodes() -> None:
    found = find(*(episode(f"e{i}") for i in range(6)))
    assert len(answer(ask(limit=4), found)) == 4


def test_an_episodes_relevance_counts_seven_tenths() -> None:
    staged, kept = answer(ask(), find(episode("a"))), answer(ask(), find(plain("a")))
    assert staged[0].breakdown["relevance"] == pytest.approx(0.7 * kept[0].breakdown["relevance"])
    assert staged[0].relevance == kept[0].relevance


def test_pins_stand_in_front_of_better_answers() -> None:
    found = find(plain("best"), with_state(plain("pinned", "Something else."), pinned=True), cosines=(0.97, 0.78))
    assert names(answer(ask(), found, E5))[0] == "pinned"


def rank(remembered: Remembered, score: float, relevance: float = 0.9) -> Ranked:
    return Ranked(remembered, score, relevance, {"pin": 0.0}, "")


@given(st.permutations(range(8)), st.integers(1, 10))
def test_the_order_in_which_a_find_is_written_changes_nothing(order: list[int], limit: int) -> None:
    remembered = [plain(f"m{i}", f"Fact {i} about rack {i % 3}.") if i % 3 else episode(f"m{i}") for i in range(8)]
    hits = tuple(Hit(r.memory.memory_id, rank_, 1.0) for rank_, r in enumerate(remembered))
    shuffled = Found(
        {Voice.LEXICAL: tuple(hits[i] for i in order)}, {remembered[i].memory.memory_id: remembered[i] for i in order}
    )
    straight = Found({Voice.LEXICAL: hits}, {r.memory.memory_id: r for r in remembered})
    query = ask(limit=limit)
    expected = answer(query, straight, seed=3)
    assert answer(query, shuffled, seed=3) == expected
    assert len(expected) == min(limit, 8)
    tiers = [r.remembered.state.tier for r in expected]
    assert tiers.count(Tier.EPISODE) <= max(2, limit - 5)


def test_pages_of_a_question_fit_together() -> None:
    known = [plain(f"m{n:02}", f"Freeze number {n} of {'abcdefghijklmnopqrstuvwxyz'[n]}{n * 7}.") for n in range(25)]
    found = find(*known, cosines=tuple(0.9 - n / 100 for n in range(25)))
    whole = names(answer(ask(limit=25, deterministic=True), found))
    pages = [names(answer(ask(limit=10, offset=start, deterministic=True), found)) for start in (0, 10, 20, 30)]
    assert [name for page in pages for name in page] == whole
    assert [len(page) for page in pages] == [10, 10, 5, 0]
    drawn = [names(answer(ask(limit=10, offset=start, seed=7), found, seed=7)) for start in (0, 10, 20)]
    assert len({name for page in drawn for name in page}) == 25


@pytest.mark.parametrize("odd", [{"limit": n} for n in (-1, 0, True, 101, 1_000_000, 2.5, "10")])
def test_an_odd_limit_is_refused_by_name(odd: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="limit"):
        ask(**odd)


@pytest.mark.parametrize("odd", [{"offset": n} for n in (-1, True, 401)])
def test_an_odd_offset_is_refused_by_name(odd: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="offset"):
        ask(**odd)
