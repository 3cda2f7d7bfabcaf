"""An export as a file: whole, of our version, and as it was written, or one line that says what it is."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from pipeline.errors import InvalidInputError
from workers import exported

AT = datetime(2026, 7, 1, tzinfo=UTC)
KINDS = ("memories", "states")
DEEP = "[" * 100_000 + "]" * 100_000


def test_what_was_written_is_read() -> None:
    rows: list[tuple[str, dict[str, object]]] = [
        ("memories", {"content": "straße\u2028\x85"}),
        ("states", {"alpha": 2.0}),
        ("states", {}),
    ]
    body = b"".join(exported.lines("team", AT, rows))
    assert exported.is_export(body)
    assert [(row.kind, row.columns) for row in exported.rows_of(body, KINDS)] == rows
    assert [row.line for row in exported.rows_of(body, KINDS)] == [2, 3, 4]
    assert exported.rows_of(b"".join(exported.lines("team", AT, [])), KINDS) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"memories": {"mem', "line 2 of this export cannot be read"),
        ('{"memories": []}', "memories are no columns"),
        ('{"songs": {}}', "does not know"),
        ('{"memories": {}, "states": {}}', "does not know"),
        ("{}", "does not know"),
        ("[]", "line 2 of this export cannot be read"),
        (DEEP, "line 2 of this export cannot be read"),
    ],
    ids=["half", "no-row", "unknown", "two", "empty", "list", "deep"],
)
def test_a_broken_line_is_named(line: str, complaint: str) -> None:
    header, last = exported.lines("team", AT, [])
    with pytest.raises(InvalidInputError, match=complaint):
        exported.rows_of(header + line.encode() + b"\n" + last, KINDS)


@pytest.mark.parametrize(
    ("version", "complaint"),
    [
        ("3", "a later form"),
        ("1", "an earlier form"),
        ("0", "no version"),
        ('"1"', "no version"),
        ("null", "no version"),
    ],
)
def test_a_version_that_is_not_ours_is_called_what_it_is(version: str, complaint: str) -> None:
    header = f'{{"kind": "{exported.KIND}", "v": {version}}}\n'.encode()
    with pytest.raises(InvalidInputError, match=complaint):
        exported.rows_of(header + b"".join([*exported.lines("team", AT, [])][1:]), KINDS)


@pytest.mark.parametrize("first", ['{"kind": "memform-export", "v": ', '{"kind": "memform-export", "v": ' + DEEP + "}"])
def test_a_broken_header_is_one_line(first: str) -> None:
    with pytest.raises(InvalidInputError, match="line 1 of this export cannot be read"):
        exported.rows_of(first.encode(), KINDS)


@pytest.mark.parametrize("last", ["", "{}", "[]", '{"end": 3}', '{"end": {"counts": {}, "sha256": "0"}}'])
def test_a_last_line_that_sums_nothing_up_is_no_seal(last: str) -> None:
    header = next(iter(exported.lines("team", AT, [])))
    with pytest.raises(InvalidInputError, match=r"cut off|changed or lost"):
        exported.rows_of(header + last.encode(), KINDS)
    assert json.loads(header)["v"] == exported.VERSION
