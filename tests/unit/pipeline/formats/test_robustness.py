"""Whatever arrives is read or refused, never anything else; and reading takes time in proportion to size."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.domain.parcel import Reading
from pipeline.errors import TooLargeError, UnknownFormatError
from pipeline.formats.detect import FORMATS, JSON_FORMATS, TEXT_FORMATS, peek, read, split
from pipeline.policy import MAX_TRANSCRIPT_BYTES

if TYPE_CHECKING:
    from pydantic import JsonValue

DATA = Path(__file__).parents[3] / "data" / "formats"
NOW = datetime(2026, 3, 1, tzinfo=UTC)
WORDS = """turns role content type message messages history payload traj text surface tool_calls function name source
action args observation conversation sessions session_1 speaker timestamp outputs inputs run_type user assistant tool
system human ai response_item function_call function_call_output reasoning ColonyCompleted rounds agents kind extras"""

_words = st.sampled_from(WORDS.split())
_leaf = st.none() | st.booleans() | st.floats() | st.text(max_size=8) | st.integers() | _words
_value = st.recursive(
    _leaf, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_words, inner, max_size=4), max_leaves=8
)


def _read_or_refuse(body: bytes, filename: str = "", format_name: str = "") -> str:
    try:
        return read(body, Reading(filename=filename, format=format_name), "ws", "t", NOW).format
    except (UnknownFormatError, TooLargeError):
        return "refused"


def _documents() -> list[list[JsonValue]]:
    """Return every JSON fixture as the values of its lines (one value for a document)."""
    texts = [(path.suffix, path.read_text()) for path in sorted(DATA.iterdir())]
    lines = [
        text.splitlines() if suffix == ".jsonl" else [text]
        for suffix, text in texts
        if text[0] in "[{" and suffix != ".log"
    ]
    return [[json.loads(line) for line in group] for group in lines]


def _places(value: JsonValue) -> list[tuple[str | int, ...]]:
    """Return the path of every place inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(), *((key, *rest) for key, item in inner for rest in _places(item))]


def _put(value: JsonValue, place: tuple[str | int, ...], new: JsonValue) -> JsonValue:
    """Return the value with another one at the place."""
    if not place:
        return new
    if isinstance(value, dict):
        return {key: _put(item, place[1:], new) if key == place[0] else item for key, item in value.items()}
    items = cast("list[JsonValue]", value)
    return [_put(item, place[1:], new) if index == place[0] else item for index, item in enumerate(items)]


DOCUMENTS = _documents()


@settings(max_examples=400)
@given(st.data())
def test_a_producers_file_with_anything_in_any_place_is_read_or_refused(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(DOCUMENTS))
    line = data.draw(st.integers(0, len(document) - 1))
    place = data.draw(st.sampled_from(_places(document[line])))
    new = cast("JsonValue", data.draw(_value))
    changed = [_put(value, place, new) if index == line else value for index, value in enumerate(document)]

    assert _read_or_refuse("\n".join(map(json.dumps, changed)).encode()) in {*FORMATS, "empty", "refused"}


@given(st.data())
def test_a_producers_file_cut_anywhere_is_read_or_refused(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(sorted(DATA.iterdir())))
    body = path.read_bytes()
    start = data.draw(st.integers(0, len(body)))
    end = data.draw(st.integers(start, len(body)))

    assert _read_or_refuse(body[start:end], path.name) in {*FORMATS, "empty", "refused"}


@given(st.binary(max_size=300), st.sampled_from(["", *FORMATS]))
def test_arbitrary_bytes_are_read_or_refused_by_every_format(body: bytes, format_name: str) -> None:
    assert _read_or_refuse(body, format_name=format_name) in {*FORMATS, "empty", "refused"}
    assert b"".join(split(body)) is not None
    assert isinstance(peek(body).workspace_id, str)


@pytest.mark.parametrize("name", sorted(path.name for path in DATA.iterdir()))
def test_every_format_reads_or_refuses_every_file(name: str) -> None:
    body = (DATA / name).read_bytes()
    readers = {each for each in FORMATS if _read_or_refuse(body, name, each) != "refused"}

    assert (
        readers <= JSON_FORMATS.keys()
        if name.endswith((".json", ".jsonl", ".traj"))
        else readers <= TEXT_FORMATS.keys()
    )


ADVERSARIES = {
    "list": b"[],",
    "brackets": b"[",
    "objects": b'{"a":',
    "lines": b'{"a":1}\n',
    "quotes": b'{"a": "\\"',
    "escapes": b"\x1b[",
    "osc": b"\x1b]0;",
    "returns": b"\r",
    "joiners": "\u200d".encode(),
    "emoji": "\U0001f469\u200d".encode(),
    "surrogates": b"\xed\xa0\x80",
    "bad bytes": b"\xff\xc3",
    "nul": b"\x00",
    "headings": b"# a\n",
    "labels": b"**User:** ",
    "label lines": b"User: a\nAssistant: b\n",
    "rules": b"\n---",
    "spaces": b" ",
    "spaced labels": b"# " + b" " * 60 + b"\n",
    "tags": b"<system-reminder>",
    "open tag": b"<command-name ",
    "tools": b'<tool-use data-tool-name="a">',
    "quoted": b"> a\n#### b\n",
    "log": b"[2026-02-01 20:10:32 INFO] a: ",
    "stamps": b"## `2026 ",
    "generated": b"generated ",
    "bold": b"**a",
    "pipes": b"|",
}
PREFIXES = {
    "markdown_chat": b"**User:** a\n**Assistant:** b\n",
    "specstory": b"_**User**_\n_**Agent**_\n",
    "opencode": b"**Session ID:** s\n## User\na\n## Assistant\n",
    "aider": b"# aider chat started at 2026-02-01 18:31:47\n#### a\n",
    "chatdev": b"[2026-02-01 20:10:32 INFO] AI User (A):\na\n[2026-02-01 20:10:32 INFO] AI User (B):\nb\n",
    "plain_text": b"User: a\nAssistant: b\n",
    "markdown": b"---\n",
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("unit", ADVERSARIES.values(), ids=ADVERSARIES.keys())
def test_much_of_anything_is_soon_read_or_refused(unit: bytes) -> None:
    body = unit * (2**17 // len(unit))

    assert _read_or_refuse(body) in {*FORMATS, "empty", "refused"}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("format_name", PREFIXES)
def test_text_that_a_format_takes_stays_linear_in_it(format_name: str) -> None:
    assert PREFIXES.keys() == TEXT_FORMATS.keys()
    for unit in ADVERSARIES.values():
        body = PREFIXES[format_name] + unit * (2**14 // len(unit))
        assert _read_or_refuse(body, "a.md", format_name) in {format_name, "refused"}


@pytest.mark.timeout(30)
def test_the_largest_transcript_is_read() -> None:
    line = json.dumps({"role": "user", "content": "The tide turns at noon. " * 400}).encode() + b"\n"
    body = line * (MAX_TRANSCRIPT_BYTES // len(line))

    assert _read_or_refuse(body) == "openai_chat"
