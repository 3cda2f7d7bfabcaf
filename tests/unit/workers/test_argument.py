"""What a Python caller gives by mistake is named before anything is sent."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import ValidationError

from pipeline.domain.name import MAX_NUMBER, check_number
from pipeline.domain.parcel import Reading
from pipeline.domain.recall import RecallQuery
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.errors import InvalidInputError
from workers.argument import encode
from workers.client import Memform
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


NOWHERE = Settings(database_url="postgresql://127.0.0.1:1/none", redis_url="redis://127.0.0.1:1/0")


@pytest.fixture
def nobody_there() -> Iterator[Memform]:
    """A client whose servers do not exist: whatever it tries to send ends in another error than a wrong argument."""
    with Memform.connect("team", NOWHERE) as client:
        yield client


def endless() -> list[Any]:
    value: list[Any] = []
    for _ in range(100_000):
        value = [value]
    return value


def deep_transcript() -> Transcript:
    value: list[Any] = []
    for _ in range(254):  # as deep as pydantic reads, and deeper than it writes
        value = [value]
    return Transcript(workspace_id="team", turns=(Turn(surface=Surface.AGENT_OUTPUT, content=value),))


def circle() -> dict[str, Any]:
    value: dict[str, Any] = {}
    value["itself"] = value
    return value


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, r"a transcript cannot be nothing \(None\)"),
        (12, "a transcript cannot be of type int"),
        (Path("notes.md"), "a transcript cannot be of type PosixPath"),
        ({"a", "b"}, "a transcript cannot be of type set"),
        (bytearray(b"notes"), "no JSON value: Object of type bytearray"),
        ({"messages": [{"content": object()}]}, "no JSON value: Object of type object"),
        (MappingProxyType({"role": "user"}), "no JSON value: Object of type mappingproxy"),
        (circle(), "no JSON value: Circular reference"),
        (endless(), "nested too deep"),
        (deep_transcript(), "no JSON value"),
    ],
    ids=["none", "number", "path", "set", "bytearray", "object", "proxy", "circle", "deep", "transcript"],
)
def test_what_is_no_transcript_is_refused_before_anything_is_sent(
    nobody_there: Memform, content: object, told: str
) -> None:
    given: Any = content
    with pytest.raises(InvalidInputError, match=told) as refused:
        nobody_there.enqueue(given)
    assert refused.value.hints


@pytest.mark.parametrize(
    ("content", "written"),
    [
        (b"\xff", b"\xff"),
        ("", b""),
        ("a\udcffb", b"a\xed\xb3\xbfb"),
        ({}, b"{}"),
        ([], b"[]"),
        (({"role": "user"},), b'[{"role": "user"}]'),
        ({"a": float("nan")}, b'{"a": NaN}'),
    ],
)
def test_what_may_be_a_transcript_is_written(content: object, written: bytes) -> None:
    assert encode(content) == written


WRONG: dict[str, Callable[[Memform, Any], object]] = {
    "transcript_id is nothing": lambda client, _: client.enqueue("x", transcript_id=_),
    "workspace is nothing": lambda client, _: client.enqueue("x", workspace=_),
    "reading is nothing": lambda client, _: client.enqueue("x", reading=_),
    "operator is nothing": lambda client, _: client.enqueue("x", operator=_),
    "text is nothing": lambda client, _: client.remember(_),
    "until is nothing": lambda client, _: client.wait("t-1", until=_),
    "transcript_id is nothing (None): give it as str": lambda client, _: client.wait(_),
    "transcript_id is nothing (None)": lambda client, _: client.taught(_),
    "query is nothing": lambda client, _: client.recall(_),
    "memory_id is nothing": lambda client, _: client.as_operator().verify(_),
    "memory_id is nothing (None)": lambda client, _: client.as_operator().edit(_, "The pool holds 8 connections."),
    "memory_id: Input should be a valid string": lambda client, _: client.feedback(_, helpful=True),
    "colony_id: Input should be a valid string": lambda client, _: client.outcome(_, succeeded=True),
}


@pytest.mark.parametrize("told", WRONG)
def test_nothing_where_something_belongs_is_named(nobody_there: Memform, told: str) -> None:
    with pytest.raises(InvalidInputError) as refused:
        WRONG[told](nobody_there, None)
    assert told in str(refused.value)


def test_a_word_for_yes_vouches_for_nothing(nobody_there: Memform) -> None:
    wrong: Any = "no"
    with pytest.raises(InvalidInputError, match="operator is of type str: give it as bool"):
        nobody_there.enqueue("Never deploy on a Friday.", operator=wrong)


NAMES: dict[str, tuple[Callable[[Any], object], str]] = {
    "surface of a reading": (lambda name: Reading(surface=name).surface, "agent_output"),
    "policy of a reading": (lambda name: Reading(memory_policy=name).memory_policy, "form"),
    "surface of a turn": (lambda name: Turn(surface=name, content="x").surface, "tool_output"),
    "policy of a transcript": (lambda name: Transcript(workspace_id="t", memory_policy=name).memory_policy, "none"),
    "mode of a question": (lambda name: RecallQuery(workspace_id="t", text="q", mode=name).mode, "keyword"),
    "tier of a question": (lambda name: RecallQuery(workspace_id="t", text="q", tier=name).tier, "full"),
}


@pytest.mark.parametrize("what", NAMES)
def test_what_has_a_closed_list_of_names_is_given_by_its_name(what: str) -> None:
    built, name = NAMES[what]
    found = built(name)
    assert (found, type(found).__mro__[1]) == (name, StrEnum)
    for wrong in ("no_such_name", "", 3, True, [name]):
        with pytest.raises(ValidationError, match=f"'{name}'"):
            built(wrong)


def test_a_time_to_wait_is_a_length_of_time(nobody_there: Memform) -> None:
    wrong: Any = 30
    with pytest.raises(InvalidInputError, match="timeout is of type int: give it as timedelta"):
        nobody_there.wait("t-1", timeout=wrong)


def test_a_repository_that_is_no_text_is_named(nobody_there: Memform) -> None:
    wrong: Any = 3
    with pytest.raises(InvalidInputError, match="repo: Input should be a valid string"):
        nobody_there.remember("Never deploy on a Friday.", repo=wrong)


@pytest.mark.parametrize("number", [0, -1, 2**63, 2**70, True, "12", None])
def test_a_number_that_nothing_can_have_is_refused_before_a_database_is_asked(
    nobody_there: Memform, number: object
) -> None:
    operator = nobody_there.as_operator()
    calls: list[tuple[Callable[..., object], tuple[object, ...]]] = [
        (operator.conflict, ()),
        (operator.keep, (None,)),
        (operator.merge, ("Both hold.",)),
    ]
    for call, rest in calls:
        with pytest.raises(InvalidInputError, match="no conflict is numbered so"):
            call(number, *rest)


def test_a_number_that_may_be_is_returned() -> None:
    assert [check_number("conflict", number) for number in (1, MAX_NUMBER)] == [1, MAX_NUMBER]
