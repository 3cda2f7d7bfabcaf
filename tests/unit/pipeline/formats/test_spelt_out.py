"""Escapes of JSON are spelt out before masking, so that a secret cannot hide in them; it stays the same JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.parcel import Reading
from pipeline.errors import UnknownFormatError
from pipeline.formats import detect
from pipeline.formats.decode import spell_out
from tests.builders import NOON

_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(st.lists(_JSON))
def test_it_stays_the_same_json(value: object) -> None:
    assert json.loads(spell_out(json.dumps(value))) == value


def test_letters_and_pictures_are_spelt_out_and_what_json_needs_stays() -> None:
    assert spell_out(r'["\u0041\u00e9\ud83d\ude00"]') == '["Aé😀"]'
    kept = r'["\u0022 \u005c \u0007 \ud800 \\u0041 \n"]'
    assert spell_out(kept) == kept


def test_text_that_is_no_json_is_left_alone() -> None:
    assert spell_out(r"write \u0041 for A") == r"write \u0041 for A"


@pytest.mark.parametrize("body", [b"[1, 2, 3]", b'"The API listens on port 8443."', b'["a", "b"]'])
def test_json_without_objects_is_refused_not_read_as_prose(body: bytes) -> None:
    with pytest.raises(UnknownFormatError):
        detect.read(body, Reading(), "w", "t", NOON)


@pytest.mark.parametrize("body", [b"[2026-01-01 10:00] it began", b'"Quoted", said the log "and more"', b"[sic]"])
def test_text_in_brackets_or_quotes_is_text(body: bytes) -> None:
    assert detect.read(body, Reading(), "w", "t", NOON).format == "plain_text"
