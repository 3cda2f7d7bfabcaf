"""The sieve drops a rule only where its pattern could not match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from classifiers.pacer import structure
from classifiers.pacer.lexicon import fold
from classifiers.scan import code_safety, exfiltration, leakage
from classifiers.scan.injection_errand import ERRANDS, STANDING
from pipeline.domain.surface import Surface
from pipeline.gate import drop, form
from pipeline.gate.features import view
from pipeline.gate.outline import Mark
from pipeline.gate.segment import Piece
from pipeline.gate.sieve import DIGITS, WIDE, Guarded, Sieve
from pipeline.gate.wording import WRAPPERS

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger
    from classifiers.scan.injection_errand import Errand

PLACES = Sieve(
    (
        Guarded("always"),
        Guarded("link", ("://", "@")),
        Guarded("figure", (DIGITS,)),
        Guarded("wide", (WIDE,)),
    )
)
_LATIN = (
    "to in order to Para om named Bob, ended sk-ant-abcdefghijkl [REDACTED:jwt] token: hunter2! score=0.4 a/b-c-123"
    " https://u:pw1@h.io `code`: /x -- 2 3 4.5 ms 1,000 [1] (score: 0.3) #4 result 3: day 2: ? from . to , it says that"
    " das la qu'il dit que at main.py getUser f(x) --flag ERROR: 100% 3/4"
)
_OTHERS = "\u00a0 \u2013 \u2192 \u20ac5 \u2026 \uff01 \u0663 s\u00e5 \u53d1\u73b0 \uff14 \u2461 \u017fk- \u212a \u500d"
SHOWN = st.sampled_from([*_LATIN.split(), *_OTHERS.split(" ")])
TEXTS = st.lists(st.one_of(SHOWN, st.text(max_size=6)), min_size=1, max_size=8).map(" ".join)


def test_every_guard_must_find_one_of_its_literals() -> None:
    assert PLACES.through("plain words") == ("always",)
    assert PLACES.through("postgres://u@h") == ("always", "link")
    assert PLACES.through("no @ alone") == ("always",)
    assert PLACES.through("port 8") == ("always", "figure")


def test_case_is_no_matter_and_wide_text_may_hold_any_digit() -> None:
    assert Sieve((Guarded("key", ("AKIA",)),)).through("akia AKIA aKiA") == ("key",)
    assert PLACES.through("٣") == ("always", "figure", "wide")


@settings(deadline=None, max_examples=300)
@given(TEXTS)
def test_no_guard_hides_what_its_rule_would_see(text: str) -> None:
    body = " ".join(text.split())
    assert list(form.signs(body)) == [sign.name for sign in form.SIGNS.rules if sign.shows(body)]
    folded = fold(body)
    assert structure.count_marks(folded) == _counted(structure.MARKS, folded)
    assert structure.count_forms(folded) == _counted(structure.FORMS, folded)
    assert WRAPPERS.through(body) or not any(pattern.search(body) for pattern in WRAPPERS.rules)


def _counted(sieve: Sieve[structure.Form], text: str) -> dict[str, int]:
    return {each.name: found for each in sieve.rules if (found := each.counted(text))}


@settings(deadline=None, max_examples=300)
@given(TEXTS, st.sampled_from(list(Surface)))
def test_a_piece_is_dropped_for_the_same_reason_with_and_without_guards(text: str, surface: Surface) -> None:
    body = " ".join(text.split())
    seen = view(Piece(0, len(body), body, Mark.PLAIN, "", "en"), surface)
    assert drop.drop_reason(seen) == next((rule.reason for rule in drop.RULES.rules if rule.holds(seen)), None)


@pytest.mark.parametrize("signs", [code_safety.SIGNS, exfiltration.SIGNS, leakage.SIGNS])
@settings(deadline=None)
@given(st.data())
def test_what_a_sign_of_danger_matches_passes_its_guard(signs: Sieve[Danger], data: st.DataObject) -> None:
    sign = data.draw(st.sampled_from(signs.rules))
    assert sign in signs.through(data.draw(st.from_regex(sign.pattern)))


@pytest.mark.parametrize("errand", [*ERRANDS, *STANDING], ids=lambda errand: errand.known_by.split()[0])
@settings(deadline=None)
@given(st.data())
def test_every_way_to_say_from_now_on_is_known_by_a_word(errand: Errand, data: st.DataObject) -> None:
    said = data.draw(st.from_regex(errand.hence)).casefold()
    assert any(word in said for word in errand.known_by.split())
