"""What holds for any input: no crash, exact spans, one reason each, reading order."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.domain.surface import Surface
from pipeline.gate import flatten, normalise, text_hash
from pipeline.gate.passage import examine
from pipeline.policy import GATE_THRESHOLD, OPERATOR_THRESHOLD

_LINES = st.sampled_from(
    [
        "```",
        "````md",
        "~~~",
        "| a | b |",
        "- [ ] item",
        "## Heading",
        '{"a": [',
        "<memories>",
        "</memories>",
        "> quoted: text",
        "2026-01-01 10:00:00 INFO x",
        "@@ -1 +1 @@",
        "+added line",
        "---",
        "The port is 5433. It moved in 2024!",
        "1. Use `make lint` before committing,",
        "  because the hook is off",
        "",
        "测试环境每天凌晨三点重启。",
        "[a](b) ![c](d",
    ]
)
_TEXTS = st.one_of(
    st.text(max_size=400),
    st.text(st.characters(categories=None), max_size=200),
    st.lists(_LINES, max_size=30).map("\n".join),
)
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=20,
)


@settings(deadline=None, max_examples=200)
@given(_TEXTS, st.sampled_from(list(Surface)))
def test_any_text_gives_exact_ordered_disjoint_statements(raw: str, surface: Surface) -> None:
    text = flatten(raw)
    found = examine(text, surface)
    assert found == examine(text, surface)
    assert all(s.raw == text[s.start : s.end] and s.raw for s in found)
    assert all(before.end <= after.start for before, after in itertools.pairwise(found))
    assert all(0.0 <= s.score <= 1.0 for s in found)
    least = OPERATOR_THRESHOLD if surface is Surface.OPERATOR_CHAT else GATE_THRESHOLD
    assert all(s.score >= least for s in found if s.is_candidate)


@settings(deadline=None, max_examples=100)
@given(_JSON)
def test_any_json_is_flattened_to_text(content: object) -> None:
    text = flatten(content)  # pyright: ignore[reportArgumentType] - hypothesis draws JSON, which it cannot type
    assert "\x00" not in text
    assert "\r" not in text


@given(st.text(max_size=100))
def test_normalising_twice_changes_nothing_and_hashes_agree(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)
    assert text_hash(normalise(text)) == text_hash(text)


_HOSTILE = {
    "pipes": "|" * 200_000,
    "bullets": "- " * 100_000,
    "brackets": "(" * 50_000 + "a",
    "words": "I I I " * 50_000,
    "blanks": " " * 300_000 + "a",
    "links": "[a](" * 30_000,
    "images": "![a" * 5_000,
    "fences": "```a\n" * 20_000,
    "tags": "<memories>\n" * 20_000,
    "newlines": "\n" * 100_000,
    "headings": "# a\n" * 10_000,
    "calls": "a(" * 50_000,
    "rule": "a" + "\t" * 100_000 + "b",
    "json": '{"a":' * 30_000,
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("name", sorted(_HOSTILE))
def test_hostile_text_passes_in_linear_time(name: str) -> None:
    assert not any(s.is_candidate for s in examine(_HOSTILE[name], Surface.AGENT_OUTPUT))
