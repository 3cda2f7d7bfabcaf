"""Rules inside JSON are found; the rest of it stays data."""

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

RULE = "Never move the ledger on the last weekday of a month."


@pytest.mark.parametrize(
    "text",
    [
        f'{{"rules": ["{RULE}"], "facts": []}}',
        f'{{\n  "rules": [\n    "{RULE}"\n  ],\n  "facts": []\n}}',
        f'{{"id": 4, "note": "{RULE}", "tags": ["a", "b"]}}',
        f'[{{"rule": "{RULE}"}}, {{"rule": ""}}]',
    ],
)
def test_a_rule_in_a_string_is_a_statement(text: str) -> None:
    found = examine(text, Surface.AGENT_OUTPUT)
    assert [s.text for s in found if s.is_candidate] == [RULE]
    assert {s.drop for s in found} == {None, DropReason.JSON}
    assert [text[s.start : s.end] for s in found] == [s.raw for s in found]
    assert "".join(text.split()) == "".join("".join(s.raw for s in found).split())


@pytest.mark.parametrize(
    "text",
    [
        '{"facts": [], "rules": []}',
        '{"reason": "The request has not been fully satisfied yet."}',
        '{"status": "must retry", "must": "a b c d."}',
        '{"path": "C:\\\\must\\\\never"}',
        '{"text": "Hah, yeah! You must always dance like that. It felt great."}',
    ],
)
def test_data_stays_data(text: str) -> None:
    assert {s.drop for s in examine(text, Surface.AGENT_OUTPUT)} == {DropReason.JSON}


def test_a_rule_in_another_language_is_found_too() -> None:
    text = '{"regel": "Sicherungen m\u00fcssen immer verschl\u00fcsselt werden."}'
    assert [s.text for s in examine(text, Surface.AGENT_OUTPUT) if s.is_candidate] == [text[11:-2]]
