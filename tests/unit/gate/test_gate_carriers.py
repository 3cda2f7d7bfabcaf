"""What carries a statement (the stamp of a chat's line, the head of a mail, a subtitle's voice) is no part of it."""

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine
from pipeline.gate.wording import clean

FACT = "The kiln queue is owned by team Ember."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"[09:14] ada: {FACT}", f"ada: {FACT}"),
        (f"09:14 <ada> {FACT}", f"<ada> {FACT}"),
        (f"03/03/26, 10:00 - Ada Berg: {FACT}", f"Ada Berg: {FACT}"),
        (f"[3/3/26, 10:00:05 PM] Ada: {FACT}", f"Ada: {FACT}"),
        (f"2026-03-03 10:00 Ada: {FACT}", f"Ada: {FACT}"),
        (f"<v Ada>{FACT}", f"Ada: {FACT}"),
        (f"<v.loud Ada Berg> {FACT}", f"Ada Berg: {FACT}"),
    ],
)
def test_when_a_line_was_sent_is_not_what_it_says(line: str, said: str) -> None:
    assert clean(line) == said


@pytest.mark.parametrize(
    "text",
    [
        "10:30 is when the kiln opens.",
        "12:00 UTC: the freeze begins.",
        "3.5 litres: the volume of the tank.",
        "<video> needs a poster image.",
    ],
)
def test_a_time_that_is_said_stays(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize(
    "line",
    ["From: ada@kiln.example", "Cc: Ada Berg <ada@kiln.example>", "An: ada@kiln.example", "Message-ID: <17.a@kiln>"],
)
def test_a_field_of_a_mails_head_is_boilerplate(line: str) -> None:
    for surface in (Surface.SESSION_CONVERSATION, Surface.DOCUMENT_INGEST):
        assert [statement.drop for statement in examine(line, surface)] == [DropReason.BOILERPLATE]


def test_whom_to_write_to_is_a_fact() -> None:
    text = "Defects of the kiln are reported to ada@kiln.example."
    assert [statement.drop for statement in examine(text, Surface.DOCUMENT_INGEST)] == [None]


PODS = """NAME      READY   STATUS             RESTARTS   AGE
kiln-0    1/1     Running            0          4d
glaze-1   0/1     CrashLoopBackOff 12 (3m ago)  1h"""


def test_each_row_of_aligned_columns_is_a_row_of_a_table() -> None:
    found = examine(f"{PODS}\n\nThe kiln pods must run on node 4.", Surface.TOOL_OUTPUT)
    assert [statement.drop for statement in found] == [DropReason.TABLE_ROW] * 3 + [None]


@pytest.mark.parametrize(
    "text",
    [
        "KILN  GLAZE  CLAY",
        "NEVER FIRE THE KILN  ON MONDAYS",
        "Fire the kiln on Monday.  Empty it on Tuesday.",
        "NOTE   TO   ALL\nThe kiln is empty.  Nobody may enter it.",
    ],
)
def test_words_apart_are_no_table_without_rows_below_a_head(text: str) -> None:
    assert DropReason.TABLE_ROW not in {statement.drop for statement in examine(text, Surface.TOOL_OUTPUT)}
