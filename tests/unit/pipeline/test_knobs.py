"""The knobs: what may be given, what is refused and how, and that the table and the type agree."""

from __future__ import annotations

import json
import math
from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.errors import InvalidInputError
from pipeline.knobs import DEFAULT_KNOBS, KNOBS, Knobs, find, stand, values_of
from tests.builders import DAY, NOON

if TYPE_CHECKING:
    from pipeline.knobs import KnobValue

SPECIFIED = {
    "reinforce_alpha": 0.15,
    "reinforce_ceiling": 1.0,
    "reinforce_enabled": True,
    "decay_enabled": False,
    "decay_grace_days": 3.0,
    "decay_half_life_weeks": 4.0,
    "decay_floor": 0.1,
    "archive_threshold": 0.2,
    "consensus_skip_above": 0.75,
    "bridge_enabled": False,
    "judge_enabled": True,
}


def test_the_eleven_stand_where_the_specification_puts_them() -> None:
    assert {name: knob.default for name, knob in KNOBS.items()} == SPECIFIED
    assert values_of(DEFAULT_KNOBS) == SPECIFIED
    assert list(values_of(DEFAULT_KNOBS)) == list(KNOBS)
    assert {field.name for field in fields(Knobs)} - set(KNOBS) == {"decaying_since"}


def test_every_knob_says_what_it_does_and_takes_its_own_default_and_ends() -> None:
    for knob in KNOBS.values():
        assert knob.meaning.endswith(".")
        assert knob.unit
        assert knob.read(knob.default) == knob.default
        if not knob.is_switch:
            assert (knob.read(knob.low), knob.read(knob.high)) == (knob.low, knob.high)


@pytest.mark.parametrize(
    ("name", "given", "read"),
    [
        ("decay_enabled", "on", True),
        ("decay_enabled", " TRUE ", True),
        ("judge_enabled", "no", False),
        ("judge_enabled", False, False),
        ("reinforce_alpha", "0.3", 0.3),
        ("decay_grace_days", 7, 7.0),
        ("decay_half_life_weeks", "1e1", 10.0),
    ],
)
def test_text_and_json_are_read(name: str, given: str | float, read: KnobValue) -> None:
    assert find(name).read(given) == read
    assert type(find(name).read(given)) is type(KNOBS[name].default)


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("decay_enabled", "0.5", "is a switch and cannot be '0.5': give true or false"),
        ("decay_enabled", 1, "is a switch"),
        ("reinforce_alpha", "1.01", "give a number from 0 to 1 (share)"),
        ("reinforce_alpha", True, "cannot be True: give a number"),
        ("reinforce_alpha", "a lot", "cannot be 'a lot': give a number"),
        ("reinforce_ceiling", "0.05", "from 0.1 to 1 (strength)"),
        ("decay_half_life_weeks", "0", "from 0.1 to 520 (weeks)"),
        ("decay_grace_days", "nan", "give a number"),
        ("decay_grace_days", "inf", "from 0 to 365 (days)"),
        ("reinforce_alpha", "0_1", "cannot be '0_1': give a number"),
        ("reinforce_alpha", "\u0660.\u0662", "give a number from 0 to 1"),
        ("reinforce_alpha", "0,2", "cannot be '0,2'"),
        ("reinforce_alpha", "", "cannot be ''"),
    ],
)
def test_another_kind_or_too_much_is_refused_with_what_to_give(name: str, given: str | float, told: str) -> None:
    with pytest.raises(InvalidInputError) as refused:
        find(name).read(given)
    assert told in str(refused.value)
    assert str(refused.value).startswith(name)


def test_an_unknown_name_gets_the_nearest_or_all() -> None:
    with pytest.raises(InvalidInputError) as near:
        find("decay_enable")
    assert near.value.hints[0].startswith("did you mean decay_enabled")
    with pytest.raises(InvalidInputError) as far:
        find("zzz")
    assert "judge_enabled" in far.value.hints[0]


def test_the_moment_decay_was_switched_on_holds_only_while_it_is_on() -> None:
    assert stand({"decay_enabled": True}, NOON).decaying_since == NOON
    assert stand({"decay_enabled": False}, NOON + DAY).decaying_since is None
    assert stand({"a knob of tomorrow": 3.0, "decay_floor": 0.2}, None) == replace(DEFAULT_KNOBS, decay_floor=0.2)


@given(st.sampled_from(sorted(KNOBS)), st.one_of(st.booleans(), st.floats(), st.text(max_size=8)))
def test_what_is_read_is_of_the_kind_and_in_range_and_survives_json(name: str, given: str | float) -> None:
    knob = find(name)
    try:
        value = knob.read(given)
    except InvalidInputError:
        return
    assert knob.read(json.loads(json.dumps(value))) == value
    assert isinstance(value, bool) == knob.is_switch
    assert knob.is_switch or (math.isfinite(value) and knob.low <= value <= knob.high)
