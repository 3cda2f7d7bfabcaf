"""What may be a name: plain signs of any script, and nothing that a reader cannot see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.name import MAX_NAME_CHARS, check_name
from pipeline.errors import InvalidInputError


@pytest.mark.parametrize("name", ["team", "team a", "équipe", "チーム", "فريق", "a/b:c", "x" * MAX_NAME_CHARS, "🦜"])
def test_a_plain_name_is_returned_as_it_is(name: str) -> None:
    assert check_name("workspace", name) == name


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "workspace has an empty name"),
        (" \t", "workspace has an empty name"),
        ("a\nb", "nobody sees"),
        ("a\x00b", "nobody sees"),
        ("a\x1b[31mb", "nobody sees"),
        ("pay\u202elor", "nobody sees"),
        ("ta\u200bsk", "nobody sees"),
        ("ta\udcffsk", "nobody sees"),
        ("a\u2028b", "nobody sees"),
        (" team", "has space around it"),
        ("x" * (MAX_NAME_CHARS + 1), "201 characters"),
    ],
)
def test_what_is_no_name_is_refused_with_its_fault(name: str, told: str) -> None:
    with pytest.raises(InvalidInputError, match=told) as refused:
        check_name("workspace", name)
    assert str(refused.value).isprintable()


def test_what_need_not_be_named_may_be_empty() -> None:
    assert check_name("thread", "", optional=True) == ""
    with pytest.raises(InvalidInputError, match="thread has an empty name"):
        check_name("thread", " ", optional=True)


@given(st.text(max_size=300))
def test_whatever_is_given_is_refused_in_print_or_returned(name: str) -> None:
    try:
        taken = check_name("colony", name)
    except InvalidInputError:
        with pytest.raises(InvalidInputError, match=r"^colony [\x20-\U0010ffff]+$"):
            check_name("colony", name)
    else:
        assert taken == name
