"""Labelled rows as files spell them."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface
from pipeline.evaluation import read_labels


def test_other_spellings_are_read() -> None:
    old, bare = read_labels(
        [
            '{"id":"1","text":"x","surface":"tool_dump","keep":true,"pacer":"analogical"}',
            "  ",
            '{"id":"2","text":"x","surface":null,"keep":false,"pacer":"","extra":1}',
        ]
    )
    assert (old.surface, old.pacer) == (Surface.TOOL_OUTPUT, PacerClass.ANALOGOUS)
    assert (bare.surface, bare.pacer) == (Surface.AGENT_OUTPUT, None)


@pytest.mark.parametrize(
    "line",
    [
        '{"id":"1","text":"x","keep":true,"surface":"nowhere"}',
        '{"id":"1","text":"x","keep":true,"pacer":"hearsay"}',
        '{"id":"1"}',
        "{",
    ],
)
def test_a_row_of_another_shape_is_refused(line: str) -> None:
    with pytest.raises(ValidationError):
        read_labels([line])
