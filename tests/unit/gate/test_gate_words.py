"""The words of a piece as features, and what of them ships."""

from __future__ import annotations

import math

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.cues import learned
from pipeline.gate.passage import examine
from pipeline.gate.score import SHOWN, contributions, strongest
from pipeline.gate.vocabulary import LEARNED, MAX_READ, words


def test_a_long_word_has_a_stem_and_an_ending_and_a_number_is_just_a_number() -> None:
    assert set(words("Tables 17 and 4 rows reported")) == {
        *("word:tables", "end:les", "stem:table", "word:reported", "end:ted", "stem:repor"),
        *("word:0", "word:and", "word:rows"),
    }


def test_an_unspaced_script_is_read_by_character() -> None:
    assert set(words("发票12")) == {"word:发", "word:票", "word:0"}


@pytest.mark.parametrize("text", ["One line.", "A much longer line that says a great deal more than the first one."])
def test_the_words_of_any_text_weigh_the_same_together(text: str) -> None:
    assert math.hypot(*words(text).values()) == pytest.approx(5.0)


def test_no_words_give_no_features_and_a_page_no_more_than_its_beginning() -> None:
    assert words("!!") == {}
    assert words("ab " * MAX_READ) == words("ab ")


def test_the_table_holds_words_stems_and_endings_that_move_the_score() -> None:
    cells = learned.WEIGHTS.split()
    assert all(name.startswith(LEARNED) for name in cells[::2])
    assert all(abs(float(weight)) >= 0.02 for weight in cells[1::2])
    assert len(set(cells[::2])) == len(cells) // 2
    assert contributions({cells[0]: 1.0}) == {cells[0]: float(cells[1])}


def test_a_statement_shows_only_what_moved_it_most() -> None:
    points = {f"word:{place}": float(place) for place in range(1, 40)}
    assert list(strongest(points).values()) == [float(place) for place in range(40 - SHOWN, 40)]
    assert strongest({}) == {}
    long = (
        "The exporter drops rows with a null tenant, because the join in the nightly view is an inner join since May."
    )
    (statement,) = examine(long, Surface.AGENT_OUTPUT)
    assert SHOWN <= len(statement.features) < len(contributions(words(long)))
