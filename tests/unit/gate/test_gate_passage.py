"""A whole transcript through the gate: authors, harness turns, repeats, echoes."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from classifiers.reading import TurnReader
from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Transcript, Turn
from pipeline.gate import text_hash
from pipeline.gate.echo import drop_echoes
from pipeline.gate.passage import examine, pass_through

if TYPE_CHECKING:
    from pydantic import JsonValue

    from pipeline.domain.statement import Statement

FACT = "Upload links lapse after 12 hours."


def gate(*turns: Turn, policy: WritePolicy | None = None) -> tuple[Statement, ...]:
    transcript = Transcript(workspace_id="w", memory_policy=policy, turns=turns)
    reader = TurnReader()
    readings = tuple(reader.read(index, turn, transcript) for index, turn in enumerate(turns))
    return tuple(pass_through(transcript, readings))


def test_statements_are_signed_by_the_turns_author() -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    (statement,) = gate(
        Turn(surface=Surface.AGENT_OUTPUT, content=FACT, agent_id="a1", agent_role="coder", round=2, occurred_at=at)
    )
    assert statement.author == ("a1", "coder", 2, at)
    assert statement.is_candidate


def test_a_repeat_in_a_later_turn_is_a_duplicate_of_the_first() -> None:
    turn = Turn(surface=Surface.AGENT_OUTPUT, content=FACT)
    assert [s.drop for s in gate(turn, turn)] == [None, DropReason.DUPLICATE]


def test_a_system_turn_forms_nothing_unless_an_operator_wrote_it() -> None:
    text = "Releases must never go out on a Friday."
    assert [s.drop for s in gate(Turn(role="system", surface=Surface.AGENT_OUTPUT, content=text))] == [
        DropReason.BOILERPLATE
    ]
    assert [s.drop for s in gate(Turn(role="system", surface=Surface.OPERATOR_CHAT, content=text))] == [None]


def test_a_compaction_summary_is_not_formed_a_second_time() -> None:
    found = gate(
        Turn(role="user", surface=Surface.SESSION_CONVERSATION, content="The metrics port is 9187."),
        Turn(
            role="user",
            surface=Surface.SESSION_CONVERSATION,
            content="This session is being continued from a previous conversation.\n\nUploads are limited to 20 MB.",
        ),
    )
    assert [(s.turn, s.is_candidate) for s in found] == [(0, True), (1, False), (1, False)]
    assert found[2].drop is DropReason.META


def test_policy_none_names_itself_and_keeps_earlier_reasons() -> None:
    found = gate(Turn(surface=Surface.AGENT_OUTPUT, content=f"{FACT}\n\nWhich port is it?"), policy=WritePolicy.NONE)
    assert [s.drop for s in found] == [DropReason.POLICY_NONE, DropReason.QUESTION]


def test_json_content_is_gated_by_its_strings() -> None:
    content: JsonValue = {"result": {"note": FACT, "count": 3}, "api_key": "x" * 30}
    assert [s.text for s in gate(Turn(surface=Surface.TOOL_OUTPUT, content=content)) if s.is_candidate] == [FACT]


def test_a_routing_key_never_enters_a_statement() -> None:
    found = gate(
        Turn(
            surface=Surface.OPERATOR_CHAT,
            content="I prefer small commits in this repo.",
            agent_id="ws9::thread-4::agent-2",
        )
    )
    assert [s.text for s in found] == ["I prefer small commits in this repo."]


def test_what_was_recalled_comes_back_as_an_echo() -> None:
    statements = examine(f"{FACT}\n\nUploads are limited to 20 MB.\n\nLet me check.", Surface.AGENT_OUTPUT)
    recalled = frozenset({text_hash("upload links lapse after 12 hours")})
    assert [s.drop for s in drop_echoes(statements, recalled)] == [
        DropReason.RECALLED_ECHO,
        None,
        statements[2].drop,
    ]
    assert tuple(drop_echoes(statements, frozenset())) == statements


def test_every_statement_of_a_mixed_text_has_one_outcome() -> None:
    text = "\n\n".join([FACT, "| a | b |", "Let me check.", "Which one?", "```\nx\n```"] * 20)
    found = examine(text, Surface.AGENT_OUTPUT)
    counts = Counter(s.drop for s in found)
    assert len(found) == 100
    assert counts.total() == 100
    assert counts[None] == 1
    assert counts[DropReason.DUPLICATE] == 19
