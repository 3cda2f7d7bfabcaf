"""Output shape, write policy and the reading of a turn (SPEC §3, §5)."""

from __future__ import annotations

import pytest

from classifiers.output_shape import shape_of
from classifiers.reading import TurnReader
from classifiers.write_policy import policy_of
from pipeline.domain.surface import Shape, Surface, WritePolicy
from pipeline.domain.transcript import Transcript, Turn

PROSE = "The queue holds messages for seven days. "


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        (" \n\t", Shape.EMPTY),
        ("One line of prose.", Shape.PROSE),
        ("- a\n- b\n- c", Shape.PROSE),
        ("- a\n- b\n- c\nand a last line", Shape.LIST_ROWS),
        ("1. a\n2) b\n| c |\nd | e\nprose", Shape.LIST_ROWS),
        ("- a\n- b\nprose\nprose", Shape.PROSE),
        ("# One\n" + PROSE * 20 + "\n# Two\n" + PROSE * 20, Shape.DOCUMENT),
        ("\n".join([PROSE * 2] * 25), Shape.DOCUMENT),
        ("# One\n" + PROSE * 40, Shape.PROSE),
    ],
)
def test_the_first_rule_that_holds_gives_the_shape(text: str, shape: Shape) -> None:
    assert shape_of(text) is shape


@pytest.mark.parametrize(
    ("surface", "shape", "role", "explicit", "policy"),
    [
        (Surface.AGENT_OUTPUT, Shape.PROSE, "", None, WritePolicy.FORM),
        (Surface.AGENT_OUTPUT, Shape.LIST_ROWS, "", None, WritePolicy.EPISODIC_ONLY),
        (Surface.AGENT_OUTPUT, Shape.DOCUMENT, "coder", None, WritePolicy.EPISODIC_ONLY),
        (Surface.AGENT_OUTPUT, Shape.EMPTY, "", None, WritePolicy.NONE),
        (Surface.AGENT_OUTPUT, Shape.PROSE, "daily_digest", None, WritePolicy.EPISODIC_ONLY),
        (Surface.AGENT_OUTPUT, Shape.PROSE, "News Reporter", None, WritePolicy.EPISODIC_ONLY),
        (Surface.AGENT_OUTPUT, Shape.PROSE, "digestion expert", None, WritePolicy.FORM),
        (Surface.OPERATOR_CHAT, Shape.PROSE, "alerts", None, WritePolicy.FORM),
        (Surface.SESSION_CONVERSATION, Shape.PROSE, "", None, WritePolicy.EPISODIC_ONLY),
        (Surface.TOOL_OUTPUT, Shape.LIST_ROWS, "", None, WritePolicy.FORM),
        (Surface.TOOL_OUTPUT, Shape.PROSE, "", WritePolicy.NONE, WritePolicy.NONE),
        (Surface.IMPORT, Shape.PROSE, "", WritePolicy.FORM, WritePolicy.FORM),
    ],
)
def test_the_first_decisive_rule_gives_the_policy(
    surface: Surface, shape: Shape, role: str, explicit: WritePolicy | None, policy: WritePolicy
) -> None:
    assert policy_of(surface, shape, role, explicit) is policy


def test_what_an_operator_pastes_is_a_document_and_not_their_word() -> None:
    turns = (
        Turn(surface=Surface.OPERATOR_CHAT, content="I prefer small commits."),
        Turn(surface=Surface.OPERATOR_CHAT, content="- a\n- b\n- c\n- d"),
    )
    transcript = Transcript(workspace_id="w", turns=turns)
    typed, pasted = (TurnReader().read(index, turn, transcript) for index, turn in enumerate(turns))
    assert (typed.surface, typed.policy) == (Surface.OPERATOR_CHAT, WritePolicy.FORM)
    assert (pasted.surface, pasted.policy) == (Surface.DOCUMENT_INGEST, WritePolicy.EPISODIC_ONLY)
    assert pasted.index == 1
