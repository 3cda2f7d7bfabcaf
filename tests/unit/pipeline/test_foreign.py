"""Exports of other memory systems: each shape is recognised, and nothing unreadable passes for empty."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.errors import InvalidInputError
from pipeline.foreign import Export, read_export

EXPORTS = Path(__file__).parents[2] / "data" / "exports"


def exported(name: str) -> Export:
    return read_export((EXPORTS / name).read_text(encoding="utf-8"))


def test_mem0() -> None:
    found = exported("mem0.json")
    assert (found.system, len(found.memories), found.textless) == ("mem0", 4, 1)
    assert found.memories[2] == "Let me check the file first."


def test_the_table_behind_mem0_holds_its_text_in_the_payload() -> None:
    assert exported("mem0_table.jsonl") == Export(
        "mem0", ("Invoices are numbered per country.", "Refunds above 500 euros need two signatures.")
    )


def test_zep_has_facts_and_summaries() -> None:
    assert exported("zep.json") == Export(
        "zep",
        ("The data team owns the warehouse.", "The warehouse is rebuilt every Sunday night."),
        times=("2026-01-01", ""),
    )


@pytest.mark.parametrize(
    "told",
    [
        '{"results": [{"id": "h1", "text": "Ada leads.", "type": "world", "occurred_start": null, "chunk_id": null}]}',
        '{"results": [{"id": "h1", "text": "Ada leads.", "type": "experience", "mentioned_at": null}]}',
        '{"version": "1", "bank_id": "b", "memory_units": [{"id": "h3", "text": "Ada leads.", "fact_type": "world"}]}',
    ],
    ids=["recall", "recall-of-a-moment", "bank"],
)
def test_hindsight_has_several_shapes(told: str) -> None:
    assert read_export(told) == Export("hindsight", ("Ada leads.",))


NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("row", "holds"),
    [
        ({}, True),
        ({"invalid_at": None, "expired_at": ""}, True),
        ({"invalid_at": "2024-12-01T00:00:00Z", "expired_at": "2025-01-01"}, False),
        ({"invalid_at": "2027-01-01", "expired_at": None}, True),
        ({"invalid_at": "2027-01-01", "expired_at": "2026-02-01"}, False),
        ({"invalid_at": "2026-03-01T12:00:00+00:00"}, False),
        ({"invalid_at": "some day"}, True),
        ({"metadata": {"expiration_date": "2026-02-28"}}, False),
        ({"metadata": {"expiration_date": "2026-03-02"}}, True),
        ({"valid_until": 1_700_000_000}, False),
        ({"valid_until": "1700000000000"}, False),
        ({"is_deleted": True}, False),
        ({"is_deleted": "1"}, False),
        ({"is_deleted": 0}, True),
        ({"deleted": "false"}, True),
    ],
)
def test_what_has_ended_is_told_from_what_holds(row: dict[str, object], holds: bool) -> None:  # noqa: FBT001 - a case
    other = {"fact": "The depot is in Turku.", "valid_at": "2025-05-01"}
    export = read_export(json.dumps({"edges": [{"fact": "The depot is in Pori.", **row}, other]}))
    assert len(export.memories) == 2
    still = export.holding(NOON)
    assert still.memories == export.memories[not holds :]
    assert still.times == export.times[not holds :]


def test_a_table_has_a_text_column_with_line_breaks_or_a_nested_one() -> None:
    assert exported("pgvector.csv") == Export(
        "pgvector",
        (
            "The export runs at 02:00, after the backup.\nIt writes one file a tenant.",
            "Feature flags live in the settings table.",
        ),
        textless=1,
    )


def test_lines() -> None:
    found = exported("lines.txt")
    assert found == Export("lines", ("Postgres 16 runs on port 5433.", "ok", "Postgres 16 runs on port 5433."))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Export("lines", ())),
        ("[]", Export("rows", ())),
        ('["One fact.", "Two facts."]', Export("rows", ("One fact.", "Two facts."))),
        ('{"ids": ["1"], "documents": ["One fact."]}', Export("rows", ("One fact.",))),
        ('{"memories": [{"content": "One fact."}], "next": null}', Export("rows", ("One fact.",))),
        ('{"text": "One fact."}', Export("rows", ("One fact.",))),
        ('{"result": {"points": [{"payload": {"data": "One fact."}}]}}', Export("mem0", ("One fact.",))),
        ('{"content": "One."}\n\n{"content": "Two."}\n', Export("rows", ("One.", "Two."))),
        ('["One."]\n["Two."]', Export("rows", ("One.", "Two."))),
        ("id\tcontent\tvector\n1\tOne fact.\t[1]\n", Export("pgvector", ("One fact.",))),
        ("Hosts, ports and keys\nare kept apart.", Export("lines", ("Hosts, ports and keys", "are kept apart."))),
        ("[[[[[[1]]]]]]\n[[[[[[1]]]]]]", None),
    ],
)
def test_shapes(text: str, expected: Export | None) -> None:
    if expected is None:
        with pytest.raises(InvalidInputError, match="no row holds a text"):
            read_export(text)
    else:
        assert read_export(text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"results": [{"memory": "cut o', "cannot be read"),
        ('{"content": "One."}\n{"content": ', "line 2 is no JSON"),
        ('{"results": [\n{"memory": "cut', "cannot be read"),
        ('[{"colour": "red"}]', "the first holds: colour"),
        ('{"payload": {"node": {"node": {"node": {"node": {"node": {"text": "deep"}}}}}}}', "the first holds: payload"),
        ("[1, 2]", "the first holds: int"),
        ('id,content\n1,"' + "x" * 200_000 + '"\n', "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_an_error_that_says_where(text: str, message: str) -> None:
    with pytest.raises(InvalidInputError, match=message):
        read_export(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = read_export(text)
    except InvalidInputError:
        return
    assert all(memory.strip() for memory in found.memories)
