"""Words in any script, their overlap, and the order that spreads it."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.scoring.diversity import diversify
from pipeline.scoring.similarity import jaccard, tokens, words

word_sets = st.lists(st.frozensets(st.sampled_from("abcdefgh"), max_size=5), min_size=1, max_size=12)


def test_words_of_any_script() -> None:
    assert words("The TTL of v1.2 is re-set") == ("the", "ttl", "of", "v1.2", "is", "re-set")
    assert tokens("缓存") == {"缓存"}
    assert tokens("火") == {"火"}
    assert tokens("キューを空に") == {"キュ", "ュー", "ーを", "を空", "空に"}
    assert tokens("端口5433") == {"端口", "5433"}
    assert tokens("ไทย") == {"ไท", "ทย"}
    assert tokens("... !") == frozenset()


def test_nothing_shares_nothing() -> None:
    assert jaccard(frozenset(), frozenset()) == 0.0
    assert jaccard({"a", "b"}, {"b", "c"}) == pytest.approx(1 / 3)


def test_a_copy_gives_way_to_something_else() -> None:
    assert list(diversify([1.0, 0.9, 0.5], [{"a", "b"}, {"a", "b"}, {"c"}].__getitem__, 1.0)) == [0, 2, 1]


def test_small_scores_are_spread_like_large_ones() -> None:
    words_of = [{"a", "b"}, {"a", "b"}, {"c"}].__getitem__
    assert list(diversify([0.0164, 0.0160, 0.0020], words_of, 0.0164)) == [0, 1, 2]
    assert list(diversify([1.0, 0.0160 / 0.0164, 0.0020 / 0.0164], words_of, 1.0)) == [0, 1, 2]


def test_five_wordings_of_one_fact_do_not_crowd_out_four_others() -> None:
    same = {"the", "pool", "holds", "ten"}
    scores = [0.90, 0.89, 0.88, 0.87, 0.86, 0.70, 0.69, 0.68, 0.67]
    owned = [same | {str(i)} for i in range(5)] + [{f"fact{i}", "x", "y", str(i)} for i in range(4)]
    top_five = list(islice(diversify(scores, owned.__getitem__, 0.90), 5))
    assert len([index for index in top_five if index < 5]) < 5
    assert top_five[0] == 0


@given(word_sets, st.data())
def test_every_candidate_is_placed_once_and_without_balance_by_score(
    owned: list[frozenset[str]], data: st.DataObject
) -> None:
    scores = [data.draw(st.floats(0.0, 1.0)) for _ in owned]
    assert sorted(diversify(scores, owned.__getitem__, 1.0)) == list(range(len(owned)))
    by_score = list(diversify(scores, owned.__getitem__, 1.0, balance=1.0))
    assert [scores[i] for i in by_score] == sorted(scores, reverse=True)


@given(word_sets)
def test_what_shares_words_loses_by_its_jaccard_with_the_nearest_before_it(owned: list[frozenset[str]]) -> None:
    order = list(diversify([1.0] * len(owned), owned.__getitem__, 1.0))
    for step, taken in enumerate(order):
        nearest = {n: max((jaccard(owned[n], owned[t]) for t in order[:step]), default=0.0) for n in order[step:]}
        assert nearest[taken] == pytest.approx(min(nearest.values()))


@given(word_sets, st.data())
def test_each_step_takes_what_is_worth_most_and_of_equals_the_first(
    owned: list[frozenset[str]], data: st.DataObject
) -> None:
    scores = [data.draw(st.sampled_from((0.0, 0.1, 0.25, 0.5, 1.0))) for _ in owned]
    left, taken = list(range(len(owned))), list[int]()
    while left:
        worth = {
            n: 0.5 * scores[n] - 0.5 * max((jaccard(owned[n], owned[t]) for t in taken), default=0.0) for n in left
        }
        taken.append(max(left, key=worth.__getitem__))
        left.remove(taken[-1])
    assert list(diversify(scores, owned.__getitem__, 1.0, balance=0.5)) == taken


def test_two_hundred_candidates_are_all_placed() -> None:
    owned = [{f"w{(i * 7 + j) % 997}" for j in range(30)} for i in range(200)]
    assert len(set(diversify([1.0 - i / 400 for i in range(200)], owned.__getitem__, 1.0))) == 200


def test_no_candidates_no_order() -> None:
    assert list(diversify([], [].__getitem__, 1.0)) == []
