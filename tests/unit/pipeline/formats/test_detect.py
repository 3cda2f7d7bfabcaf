"""The front door: which format, what the producer adds, what is refused and why."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.errors import TooLargeError, UnknownFormatError
from pipeline.formats.detect import FORMATS, JSON_FORMATS, TEXT_FORMATS, peek, read, split
from pipeline.policy import MAX_TRANSCRIPT_BYTES, MAX_TURNS

if TYPE_CHECKING:
    from pydantic import JsonValue

    from pipeline.formats.detect import Read

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def _read(body: bytes | JsonValue, reading: Reading | None = None) -> Read:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    return read(raw, reading or Reading(), "ws", "t-1", NOW)


def _native(*turns: JsonValue, **about: JsonValue) -> JsonValue:
    return {"workspace_id": "elsewhere", "turns": list(turns), **about}


SAID: dict[str, JsonValue] = {"role": "user", "surface": "session_conversation", "content": "Backups run at 02:00 UTC."}


@pytest.mark.parametrize("body", [b"", b" \n\t", b"\xef\xbb\xbf", "\u200b\u202e".encode(), b"\x00\x00"])
def test_a_file_without_a_visible_character_has_no_turns(body: bytes) -> None:
    answer = _read(body)

    assert (answer.format, answer.transcript.turns) == ("empty", ())
    assert (answer.transcript.workspace_id, answer.transcript.transcript_id) == ("ws", "t-1")


def test_an_empty_list_is_empty_and_an_empty_chat_is_a_chat() -> None:
    assert _read(b"[ ]").format == "empty"
    assert _read({"messages": []}).format == "openai_chat"
    assert _read({"turns": []}).format == "native"


def test_a_binary_file_is_refused() -> None:
    with pytest.raises(UnknownFormatError, match="looks like a binary file"):
        _read(bytes(range(128, 256)) * 20)


def test_the_workspace_and_id_are_the_callers() -> None:
    transcript = _read(_native(SAID, transcript_id="own")).transcript

    assert (transcript.workspace_id, transcript.transcript_id) == ("ws", "t-1")


@pytest.mark.parametrize(
    "body",
    [
        {"messages": [{"role": "user", "content": "hi"}], "workspace_id": "theirs", "transcript_id": "own"},
        {"messages": [{"role": "user", "content": "hi"}], "metadata": {"workspace_id": "theirs", "operator": True}},
        {"messages": [{"role": "user", "content": "hi", "metadata": {"workspace_id": "theirs", "tenant": "theirs"}}]},
        b"---\nworkspace_id: theirs\ntranscript_id: own\n---\n\nBackups run at 02:00 UTC.",
    ],
    ids=str,
)
def test_what_a_file_says_of_itself_moves_it_nowhere(body: bytes | JsonValue) -> None:
    transcript = _read(body).transcript

    assert (transcript.workspace_id, transcript.transcript_id) == ("ws", "t-1")
    assert all(turn.surface is not Surface.OPERATOR_CHAT for turn in transcript.turns)


def test_json_of_an_unknown_shape_is_refused_by_every_format_with_its_reason() -> None:
    with pytest.raises(UnknownFormatError) as caught:
        _read({"rows": [1, 2, 3]})

    assert set(caught.value.refusals) == set(JSON_FORMATS)
    assert all(caught.value.refusals.values())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b'{"messages": [{"role": "user", "content": "We keep backups for', "cut off in the middle"),
        (b'[{"role": "user", "content": "x"}, {"role"', "cut off in the middle"),
        (b'{"a": 1, "b": tru', "cut off in the middle"),
        (b'{"a": 1,, "b": 2, "c": "a long enough tail"}', "malformed at line 1, column 9"),
        (b"[" * 5000, "nests deeper than 100"),
        (b'{"a":' * 150 + b"1" + b"}" * 150, "nests deeper than 100"),
    ],
)
def test_broken_json_is_refused_and_never_read_as_prose(body: bytes, why: str) -> None:
    with pytest.raises(UnknownFormatError, match=why):
        _read(body)


def test_a_cut_json_lines_file_keeps_its_whole_lines_and_says_so() -> None:
    lines = [json.dumps({"role": "user", "content": f"Port {n} is for staging."}) for n in range(4)]
    answer = _read("\n".join([lines[0][20:], *lines[1:], lines[0][:25]]).encode())

    assert (answer.format, len(answer.transcript.turns)) == ("openai_chat", 3)
    assert answer.notes == ("2 of 5 lines were no whole JSON object and were left out",)


def test_a_wanted_format_is_honoured_or_refused() -> None:
    assert _read(b"# One\n\n- two\n- three\n", Reading(format="plain_text")).format == "plain_text"
    with pytest.raises(UnknownFormatError, match="markdown: the file is JSON"):
        _read(_native(SAID), Reading(format="markdown"))
    with pytest.raises(UnknownFormatError, match="no such format; there are native"):
        _read(b"hello", Reading(format="telepathy"))


@pytest.mark.parametrize("format_name", TEXT_FORMATS)
def test_json_is_not_read_as_any_format_of_text(format_name: str) -> None:
    with pytest.raises(UnknownFormatError, match=f"{format_name}: "):
        _read(_native(SAID), Reading(format=format_name))


@pytest.mark.parametrize("format_name", JSON_FORMATS)
def test_text_is_not_read_as_any_format_of_json(format_name: str) -> None:
    with pytest.raises(UnknownFormatError, match=f"{format_name}: "):
        _read(b"The quay closes at ten.", Reading(format=format_name))


def test_too_many_bytes_or_turns_are_refused_with_size_and_limit() -> None:
    with pytest.raises(TooLargeError, match="16,777,217 bytes; the limit is 16,777,216"):
        _read(b"x" * (MAX_TRANSCRIPT_BYTES + 1))
    with pytest.raises(TooLargeError, match="50,001 turns; the limit is 50,000"):
        _read(b'{"turns": [{"content": 1}' + b', {"content": 1}' * MAX_TURNS + b"]}")
    with pytest.raises(TooLargeError, match="50,001 turns; the limit is 50,000"):
        _read(b"User: a\nAgent: b\n" * MAX_TURNS)
    with pytest.raises(TooLargeError, match="500,001 JSON values; the limit is 500,000"):
        _read(b"[" + b"{}," * 500_000 + b"1]")


def test_an_operator_needs_the_privilege() -> None:
    body = _native({**SAID, "surface": "operator_chat"})

    plain, granted = _read(body), _read(body, Reading(operator=True))

    assert plain.transcript.turns[0].surface is Surface.SESSION_CONVERSATION
    assert plain.notes == ("operator_chat needs the operator privilege: 1 turn(s) read as session_conversation",)
    assert granted.transcript.turns[0].surface is Surface.OPERATOR_CHAT
    assert granted.notes == ()


def test_a_surface_from_outside_is_for_people_and_documents_only() -> None:
    body: JsonValue = [
        {"role": "system", "content": "You deploy."},
        {"role": "user", "content": "Never deploy on Fridays."},
        {"role": "assistant", "content": "Understood."},
        {"role": "tool", "content": "ok"},
    ]
    reading = Reading(surface=Surface.OPERATOR_CHAT, operator=True)

    assert [turn.surface for turn in _read(body, reading).transcript.turns] == [
        Surface.DOCUMENT_INGEST,
        Surface.OPERATOR_CHAT,
        Surface.AGENT_OUTPUT,
        Surface.TOOL_OUTPUT,
    ]


def test_what_was_attached_to_an_operators_turn_stays_a_document() -> None:
    body: JsonValue = [{"role": "user", "content": ["Read this.", {"type": "file", "file": {"content": "Rule 4."}}]}]
    reading = Reading(surface=Surface.OPERATOR_CHAT, operator=True)

    surfaces = [turn.surface for turn in _read(body, reading).transcript.turns]
    assert surfaces == [Surface.OPERATOR_CHAT, Surface.DOCUMENT_INGEST]


def test_roleless_turns_of_agents_are_not_overruled() -> None:
    agent: JsonValue = {"content": "Trust me.", "surface": "agent_output"}
    reading = Reading(surface=Surface.OPERATOR_CHAT, operator=True)

    surfaces = [turn.surface for turn in _read(_native({"content": "Rule 4."}, agent), reading).transcript.turns]
    assert surfaces == [Surface.OPERATOR_CHAT, Surface.AGENT_OUTPUT]


def test_a_surface_from_outside_is_for_a_whole_file_of_text() -> None:
    reading = Reading(surface=Surface.OPERATOR_CHAT, operator=True)

    assert _read(b"Never deploy on Fridays.", reading).transcript.turns[0].surface is Surface.OPERATOR_CHAT
    assert _read(b"level=info msg=a", reading).transcript.turns[0].surface is Surface.OPERATOR_CHAT


def test_an_agents_words_never_become_an_operators() -> None:
    body: JsonValue = [{"role": "system", "content": "Go."}, {"role": "assistant", "content": "Always trust me."}]
    answer = _read(body, Reading(surface=Surface.OPERATOR_CHAT, operator=True))
    reflected = _read(body, Reading(surface=Surface.AGENT_REFLECTION))

    assert answer.transcript.turns[1].surface is Surface.AGENT_OUTPUT
    assert answer.notes == ("no turn of a person to read as operator_chat",)
    assert [turn.surface for turn in reflected.transcript.turns] == [Surface.DOCUMENT_INGEST, Surface.AGENT_REFLECTION]
    assert _read(b"", Reading(surface=Surface.OPERATOR_CHAT, operator=True)).notes == ()


def test_what_the_producer_says_beside_the_bytes_is_kept() -> None:
    reading = Reading(
        thread_id="th",
        colony_id="col",
        agent_id="coder-1",
        task="fix it",
        repo="acme/api",
        memory_policy=WritePolicy.NONE,
        occurred_at=NOW - timedelta(days=1),
    )
    transcript = _read(
        _native(SAID, {"role": "assistant", "content": "Done."}, {"role": "tool", "content": 1}), reading
    )

    about = transcript.transcript
    assert (about.thread_id, about.colony_id, about.task, about.repo) == ("th", "col", "fix it", "acme/api")
    assert (about.memory_policy, about.occurred_at) == (WritePolicy.NONE, NOW - timedelta(days=1))
    assert [turn.agent_id for turn in about.turns] == ["", "coder-1", ""]


def test_what_the_producer_leaves_out_stays_as_the_file_says() -> None:
    about = _read(_native(SAID, colony_id="own", repo="own/repo", occurred_at="2026-02-01T00:00:00")).transcript

    assert (about.colony_id, about.repo) == ("own", "own/repo")
    assert about.occurred_at == datetime(2026, 2, 1, tzinfo=UTC)


def test_times_are_utc_and_never_after_receipt() -> None:
    dated: JsonValue = {**SAID, "occurred_at": "2026-02-28T23:00:00"}
    future: JsonValue = {**SAID, "occurred_at": "2031-01-01T00:00:00+02:00"}
    answer = _read(_native(dated, future, occurred_at="2031-01-01T00:00:00Z"))

    assert [turn.occurred_at for turn in answer.transcript.turns] == [datetime(2026, 2, 28, 23, tzinfo=UTC), NOW]
    assert answer.transcript.occurred_at == NOW
    assert answer.notes == ("1 turn(s) dated in the future were dated at receipt",)


def test_a_transcript_begins_with_its_first_dated_turn() -> None:
    dated: JsonValue = {**SAID, "occurred_at": "2025-06-02T09:00:00Z"}

    assert _read(_native(SAID, dated)).transcript.occurred_at == datetime(2025, 6, 2, 9, tzinfo=UTC)
    assert _read(_native(SAID)).transcript.occurred_at is None


def test_escapes_hidden_in_json_are_cleaned_after_parsing() -> None:
    body = rb'{"turns":[{"role":"tool","content":"\u001b[31mTTL\u001b[0m is\u0000 300\ud800 s","tool_calls":[]}]}'
    answer = _read(body)

    assert answer.transcript.turns[0].content == "TTL is 300 s"
    assert answer.repairs == {"ansi": 2, "nul": 1, "surrogate": 1}


def test_one_bad_transcript_among_fifty_hurts_no_other() -> None:
    lines = [json.dumps(_native(SAID, transcript_id=f"t{n}")) for n in range(50)]
    lines[7] = lines[7].replace("Backups", "Back\\u0000ups")
    lines[9] = lines[9][:-20]
    bodies = split("\n".join(lines).encode())

    assert len(bodies) == 50
    assert _read(bodies[7]).transcript.turns[0].content == "Backups run at 02:00 UTC."
    with pytest.raises(UnknownFormatError, match="cut off"):
        _read(bodies[9])
    assert all(_read(body).format == "native" for n, body in enumerate(bodies) if n != 9)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_an_array_or_lines_of_transcripts_are_split_in_any_encoding(encoding: str) -> None:
    transcripts = [_native(SAID, transcript_id="å"), _native(SAID, transcript_id="b")]
    array = json.dumps(transcripts, ensure_ascii=False).encode(encoding)
    lines = "\n".join(json.dumps(item) for item in transcripts).encode(encoding)

    assert [peek(body) for body in split(array)] == [("elsewhere", "å"), ("elsewhere", "b")]
    assert [peek(body) for body in split(lines)] == [("elsewhere", "å"), ("elsewhere", "b")]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"prose",
        b'prose about "turns" in\ntwo lines',
        b'[{"turns": []}, {"rows": []}]',
        b'["turns"',
        b'[{"role":"user","content":"a"}]',
        json.dumps(_native(SAID), indent=2).encode(),
    ],
)
def test_anything_else_is_one_file(body: bytes) -> None:
    assert split(body) == (body,)


def test_several_transcripts_in_one_body_are_not_merged() -> None:
    with pytest.raises(UnknownFormatError, match="it holds 2 transcripts; split it"):
        _read([_native(SAID), _native(SAID)])


@pytest.mark.parametrize("body", [b"", b"x", b'{"workspace_id": 3}', b'"workspace_id"', b'{"workspace_id": "w"'])
def test_a_file_that_states_no_ids_states_none(body: bytes) -> None:
    assert peek(body) == ("", "")


@given(st.binary(max_size=300))
def test_arbitrary_bytes_are_read_or_refused(body: bytes) -> None:
    try:
        answer = _read(body)
    except (UnknownFormatError, TooLargeError):
        return
    assert answer.format in {*FORMATS, "empty"}


def test_lines_of_another_chat_that_only_share_a_word_with_a_format_are_refused_and_not_read_as_empty() -> None:
    line = json.dumps({"type": "message", "user": "U7", "ts": "1772600000.0001", "text": SAID["content"]})
    with pytest.raises(UnknownFormatError, match="codex"):
        _read(f"{line}\n{line}\n".encode())
