"""Each producer's file: its format, and every block on its own surface, in order.

Letters name the surface: U a person, A an agent, T a tool, D a document, S the harness (role "system"), O an operator.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Artifact, Failure
from pipeline.formats.detect import FORMATS, read, split

if TYPE_CHECKING:
    from pipeline.domain.transcript import Transcript, Turn
    from pipeline.formats.detect import Read

DATA = Path(__file__).parents[3] / "data" / "formats"
NOW = datetime(2026, 3, 1, tzinfo=UTC)
LETTERS = {
    Surface.SESSION_CONVERSATION: "U",
    Surface.AGENT_OUTPUT: "A",
    Surface.TOOL_OUTPUT: "T",
    Surface.DOCUMENT_INGEST: "D",
    Surface.OPERATOR_CHAT: "O",
}

# file, format, surfaces of its turns in order, what one of the turns says (its index and how it begins)
EXPECTED = [
    ("native.json", "native", "UAT", 1, "The double bookings come from"),
    ("colony_rounds.json", "colony", "AA", 0, "The feed lags because"),
    ("colony_completed.json", "colony", "UAA", 2, "Alarms are keyed by beacon"),
    ("colony_events.jsonl", "colony", "USA", 2, "Sensor 4 drifts"),
    ("claude_code.jsonl", "claude_code", "SUSUSDATAASSDT", 3, "The lock must be per berth"),
    ("claude_code_loglines.json", "claude_code", "UA", 1, "The berth API listens"),
    ("codex_bare.jsonl", "codex", "SSUAATA", 2, "The tide table must be cached"),
    ("codex_wrapped.jsonl", "codex", "SSUATATAS", 7, "The patch failed because"),
    ("gemini_session.json", "gemini_cli", "UATTS", 1, "The limit stands in crane.toml.\n\nThe crane stops"),
    ("gemini_contents.json", "gemini_cli", "UAT", 1, "Tankers use gate B."),
    ("gemini_prompts.json", "gemini_cli", "UU", 0, "Gate B closes in fog."),
    ("swe_agent.traj", "swe_agent", "SUATA", 2, "The lock takes the quay"),
    ("mini_swe_agent.json", "swe_agent", "SUAT", 3, "<returncode>0"),
    ("openhands_events.json", "openhands", "SUATATA", 6, "Rule 12 still says"),
    ("openhands_sdk.json", "openhands", "SUATTA", 4, "tool timed out"),
    ("tau_bench.json", "tau_bench", "SUATA", 4, "Booking B7 was moved already"),
    ("tau2.json", "tau_bench", "AUAT", 3, "antenna off"),
    ("locomo.json", "locomo", "UUU", 2, "I sold the sloop"),
    ("longmemeval.json", "longmemeval", "UAU", 2, "I sail on Sundays."),
    ("beam_chat.json", "beam", "UAU", 1, "SQLite locks the whole file"),
    ("beam_report.json", "beam", "UTA", 1, "## Passages"),
    ("langgraph_state.json", "langgraph", "UATA", 3, "April is free"),
    ("langsmith_run.json", "langgraph", "USATTA", 3, "width: 12 m"),
    ("langchain_data.json", "langgraph", "UA", 0, "Lock 2 opens at dawn."),
    ("peer_session.json", "peer", "UAA", 1, "Fog is forecast"),
    ("peer_steps.json", "peer", "UA", 1, "Lantern is moored"),
    ("peer_named.json", "peer", "U", 0, "Lantern leaks"),
    ("group_chat.json", "group_chat", "UAATA", 1, "Plan: ask"),
    ("group_chat_named.json", "group_chat", "SDTA", 3, "Berth 2 is 4.2 m deep"),
    ("autogen.json", "group_chat", "UAU", 1, "Berths 1 to 4"),
    ("openai_array.json", "openai_chat", "SUDAT", 2, "Dredging starts in April."),
    ("openai_messages.jsonl", "openai_chat", "SUAUAT", 2, "Draught is how deep"),
    ("exchange.json", "exchange", "UA", 1, "Use long spring lines"),
    ("sharegpt.jsonl", "exchange", "UA", 1, "Slack water is"),
    ("specstory.md", "specstory", "SSSUAATAATAT", 3, "Wall 3 was rebuilt"),
    ("opencode.md", "opencode", "UAATA", 3, "# Walls\n```python\ndepth = 4\n```\nwall 1"),
    ("aider.md", "aider", "TSTUAT", 3, "round the crane load up,\nnever down"),
    ("aider_published.md", "aider", "DTUA", 3, "Done: `math.ceil`"),
    ("chatdev.log", "chatdev", "TATA", 3, "The clock reads the tide table"),
    ("markdown_chat.md", "markdown_chat", "DUA", 1, "The slipway is closed in January.\n\n**Note:**"),
    ("selfkept_log.md", "markdown_chat", "DUA", 2, "The anchor watch runs"),
    ("minutes.md", "markdown", "D", 0, "# Harbour board"),
    ("agent_notes.md", "markdown", "A", 0, "---\ncwd:"),
    ("dialogue.txt", "plain_text", "UAT", 0, "The fuel dock opens at six.\nIt closes"),
    ("run.log", "plain_text", "T", 0, "2026-02-01T04"),
    ("page.html", "plain_text", "D", 0, "<!DOCTYPE html>"),
    ("manual.txt", "plain_text", "D", 0, "The crane lifts"),
]


def _body(name: str) -> bytes:
    return (DATA / name).read_bytes()


def _read(name: str, reading: Reading | None = None) -> Read:
    return read(_body(name), reading or Reading(filename=name), "ws", "t", NOW)


def _transcript(name: str) -> Transcript:
    return _read(name).transcript


def _letter(turn: Turn) -> str:
    return "S" if turn.role == "system" else LETTERS[turn.surface]


@pytest.mark.parametrize(
    ("name", "format_name", "surfaces", "index", "says"), EXPECTED, ids=lambda value: str(value)[:24]
)
def test_each_block_is_read_on_its_own_surface(
    name: str, format_name: str, surfaces: str, index: int, says: str
) -> None:
    answer = _read(name)

    assert answer.format == format_name
    assert "".join(map(_letter, answer.transcript.turns)) == surfaces
    assert str(answer.transcript.turns[index].content).startswith(says)


def test_every_format_has_a_file_and_every_file_an_expectation() -> None:
    assert {format_name for _, format_name, *_ in EXPECTED} == set(FORMATS)
    assert {name for name, *_ in EXPECTED} | {"native.jsonl"} == {path.name for path in DATA.iterdir()}


@pytest.mark.parametrize("name", [name for name, *_ in EXPECTED])
def test_what_was_read_survives_being_written_as_native(name: str) -> None:
    transcript = _transcript(name)
    again = read(transcript.model_dump_json().encode(), Reading(), "ws", "t", NOW)

    assert again.format == "native"
    assert again.transcript == transcript


@pytest.mark.parametrize("name", [name for name, *_ in EXPECTED])
@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig"])
def test_every_format_is_recognised_in_other_encodings_and_line_ends(name: str, encoding: str) -> None:
    body = _body(name).decode().replace("\n", "\r\n").encode(encoding)
    answer = read(body, Reading(filename=name), "ws", "t", NOW)

    assert answer.transcript == _transcript(name)
    assert answer.repairs["crlf"] > 0


@pytest.mark.parametrize("name", [name for name, *_ in EXPECTED])
def test_the_format_can_be_named(name: str) -> None:
    wanted = _read(name).format

    assert _read(name, Reading(filename=name, format=wanted)).transcript == _transcript(name)


def test_json_lines_of_native_transcripts_are_read_one_by_one() -> None:
    answers = [read(body, Reading(), "ws", "t", NOW) for body in split(_body("native.jsonl"))]

    assert [answer.transcript.turns[0].content for answer in answers] == [
        "The quay closes at 22:00.",
        "The crane lifts 40 tonnes.",
    ]


def test_a_native_transcript_keeps_all_it_states() -> None:
    transcript = _transcript("native.json")
    coder, tool = transcript.turns[1], transcript.turns[2]

    assert (transcript.thread_id, transcript.colony_id, transcript.repo) == ("mooring", "col-tide", "harbour/berths")
    assert (transcript.quality_score, transcript.occurred_at) == (0.8, datetime(2026, 2, 3, 8, tzinfo=UTC))
    assert transcript.artifacts == (
        Artifact(id="a1", name="lock.sql", type="code", content="select pg_advisory_lock(7);"),
    )
    assert (coder.agent_id, coder.agent_role, coder.round, coder.tool_calls[0].succeeded) == (
        "coder-1",
        "coder",
        1,
        True,
    )
    assert tool.content == {"rows": 2, "note": "berth 7 was sold twice"}


def test_a_colony_keeps_rounds_castes_and_calls() -> None:
    transcript = _transcript("colony_rounds.json")

    assert (transcript.colony_id, transcript.thread_id, transcript.rounds) == ("col-lamp", "beacons", 2)
    assert transcript.strategy == "stigmergic"
    assert [(turn.agent_id, turn.agent_role, turn.round) for turn in transcript.turns] == [
        ("scout-1", "scout", 1),
        ("coder-1", "coder", 2),
    ]
    assert [turn.tool_calls[0].succeeded for turn in transcript.turns] == [None, True]


def test_a_colony_envelope_keeps_failure_policy_and_artifacts() -> None:
    transcript = _transcript("colony_completed.json")

    assert (transcript.status, transcript.quality_score, transcript.thread_id) == ("failed", 0.4, "beacons")
    assert transcript.memory_policy is WritePolicy.EPISODIC_ONLY
    assert transcript.failure == Failure(
        node="test_alarm", error="assert 2 == 1", attempts=3, diagnosis="minute was local", fixes=("use UTC minutes",)
    )
    assert transcript.artifacts[0].type == "code"
    assert transcript.turns[1].agent_role == "coder"


def test_a_colonys_operator_is_one_only_by_privilege() -> None:
    granted = _read("colony_completed.json", Reading(operator=True))

    assert _letter(granted.transcript.turns[0]) == "O"
    assert "operator privilege" in _read("colony_completed.json").notes[0]


def test_a_colonys_routing_key_is_in_no_text() -> None:
    transcript = _transcript("colony_events.jsonl")

    assert (transcript.colony_id, transcript.thread_id, transcript.status) == ("col-fog", "beacons", "killed")
    assert (transcript.task, transcript.rounds) == ("Explain the fog readings", 1)
    assert all("col-fog" not in str(turn.content) for turn in transcript.turns)


def test_a_coding_session_keeps_its_id_side_chain_and_outcomes() -> None:
    transcript = _transcript("claude_code.jsonl")
    agent, side = transcript.turns[6], transcript.turns[8]

    assert transcript.thread_id == "s-42"
    assert [(made.name, made.succeeded) for made in agent.tool_calls] == [("Bash", False)]
    assert (side.role, side.agent_id, side.agent_role) == ("assistant", "sub-1", "sidechain")


def test_a_session_of_state_records_only_has_no_turns() -> None:
    body = b'{"type":"summary","summary":"Lock work","leafUuid":"l"}\n{"type":"queue-operation","sessionId":"s"}'
    answer = read(body, Reading(), "ws", "t", NOW)

    assert (answer.format, answer.transcript.turns) == ("claude_code", ())


def test_a_summary_of_what_was_said_is_the_harnesses_and_the_fact_the_users() -> None:
    body = (
        b'{"type":"user","sessionId":"s","message":{"role":"user","content":"The API port is 9090."}}\n'
        b'{"type":"user","sessionId":"s","isCompactSummary":true,"message":{"role":"user","content":"It is 9090."}}'
    )
    turns = read(body, Reading(), "ws", "t", NOW).transcript.turns

    assert [_letter(turn) for turn in turns] == ["U", "S"]


def test_rollouts_keep_exit_codes() -> None:
    bare, wrapped = _transcript("codex_bare.jsonl"), _transcript("codex_wrapped.jsonl")

    assert [made.succeeded for turn in bare.turns for made in turn.tool_calls] == [True]
    assert [(made.name, made.succeeded) for turn in wrapped.turns for made in turn.tool_calls] == [
        ("apply_patch", False),
        ("local_shell", None),
    ]
    assert (bare.thread_id, wrapped.thread_id) == ("r-9", "r-10")


@pytest.mark.parametrize(
    ("name", "outcomes"),
    [
        ("gemini_session.json", [True, False]),
        ("openhands_events.json", [True, False]),
        ("openhands_sdk.json", [True]),
        ("openai_array.json", [True]),
        ("tau2.json", [False]),
        ("langgraph_state.json", [True]),
    ],
)
def test_whether_a_call_succeeded_is_known_where_the_log_says_it(name: str, outcomes: list[bool]) -> None:
    assert [made.succeeded for turn in _transcript(name).turns for made in turn.tool_calls] == outcomes


def test_sessions_are_dated_and_numbered() -> None:
    locomo, haystack = _transcript("locomo.json"), _transcript("longmemeval.json")

    assert [(turn.role, turn.round) for turn in locomo.turns] == [("North", 1), ("South", 1), ("South", 2)]
    assert locomo.turns[0].occurred_at == datetime(2025, 5, 8, 13, 56, tzinfo=UTC)
    assert [turn.round for turn in haystack.turns] == [1, 1, 2]
    assert haystack.turns[2].occurred_at == datetime(2025, 5, 21, 7, tzinfo=UTC)


def test_a_lone_tau_run_is_scored() -> None:
    assert _transcript("tau_bench.json").quality_score == 1.0
    assert _transcript("tau2.json").quality_score is None


def test_agents_in_a_group_chat_go_by_name() -> None:
    turns = _transcript("group_chat.json").turns

    assert [(turn.agent_id, turn.agent_role) for turn in turns[1:3]] == [
        ("Orchestrator", "thought"),
        ("Orchestrator", "-> WebSurfer"),
    ]
    assert _transcript("group_chat_named.json").task == "How deep is berth 2?"


def test_facts_far_apart_in_one_long_turn_are_all_there() -> None:
    filler = "The tide came in and went out again. " * 1200
    text = f"Gate A opens at five. {filler}Gate B opens at six. {filler}Gate C opens at seven."
    content = str(read(text.encode(), Reading(), "ws", "t", NOW).transcript.turns[0].content)

    assert len(content) > 80_000
    assert all(f"Gate {gate} opens" in content for gate in "ABC")
