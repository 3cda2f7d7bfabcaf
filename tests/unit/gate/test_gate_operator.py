"""The permissive gate: an operator's terse rules and facts pass, their replies and small talk do not (SPEC §3, §10)."""

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine


def is_kept(text: str, surface: Surface) -> bool:
    return any(statement.is_candidate for statement in examine(text, surface))


@pytest.mark.parametrize(
    "text",
    [
        "Deploys go through the platform team.",
        "No force pushes to the release branch.",
        "Invoices are sent in euros.",
        "Wir liefern nie vor einem Feiertag aus.",
        "Vi bruker alltid UTC i loggene.",
        "I want every migration read by a second person.",
    ],
)
def test_what_an_operator_states_passes(text: str) -> None:
    assert is_kept(text, Surface.OPERATOR_CHAT)


@pytest.mark.parametrize("text", ["Yes please.", "No, the other one.", "Perfect.", "Still broken.", "Thanks a lot!"])
def test_an_operators_reply_is_no_knowledge(text: str) -> None:
    assert not is_kept(text, Surface.OPERATOR_CHAT)


def test_the_same_terse_words_need_more_from_others() -> None:
    terse = "Deploys go through Marlow."
    assert is_kept(terse, Surface.OPERATOR_CHAT)
    assert not is_kept(terse, Surface.SESSION_CONVERSATION)


@pytest.mark.parametrize("text", ["Fix the login bug.", "Can you restart the worker?"])
def test_a_task_and_a_question_drop_also_for_an_operator(text: str) -> None:
    assert not is_kept(text, Surface.OPERATOR_CHAT)
