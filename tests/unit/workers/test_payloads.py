"""Messages carry ids and a version; anything else is refused by name."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.parcel import Reading
from pipeline.domain.recall import DetailTier, Mode, RecallQuery
from pipeline.domain.surface import Surface
from pipeline.errors import NewerMessageError, PermanentError, TooLargeError
from pipeline.policy import MAX_INLINE_BYTES
from workers.payloads import InlinePayload, RecallPayload, StagePayload, SweepPayload, parse_gate, sole_object

if TYPE_CHECKING:
    from pydantic import JsonValue

IDS = st.text(min_size=1, max_size=200).filter(lambda text: text.isprintable())


@given(workspace=IDS, transcript=IDS, bulk=st.booleans())
def test_a_stage_message_survives_json_and_holds_only_ids(workspace: str, transcript: str, *, bulk: bool) -> None:
    sent = StagePayload(workspace_id=workspace, transcript_id=transcript, bulk=bulk)
    travelled = json.loads(json.dumps(sent.encode()))
    assert StagePayload.decode(travelled) == sent
    assert set(travelled) <= {"v", "workspace_id", "transcript_id", "bulk"}


def test_the_version_always_travels() -> None:
    assert SweepPayload(sweep="relay").encode() == {"v": 1, "sweep": "relay"}


@pytest.mark.parametrize(
    ("payload", "complaint"),
    [
        ({"v": 0, "workspace_id": "w", "transcript_id": "t"}, "v:"),
        ({"v": "2", "workspace_id": "w", "transcript_id": "t"}, "v:"),
        ({"workspace_id": "w"}, "transcript_id:"),
        ({"workspace_id": "", "transcript_id": "t"}, "workspace_id:"),
        ({"workspace_id": "w", "transcript_id": "t", "text": "no text in here"}, "text:"),
        ({"workspace_id": "w", "transcript_id": "t" * 201}, "transcript_id:"),
    ],
)
def test_a_message_of_another_shape_is_refused_by_field(payload: dict[str, str | int], complaint: str) -> None:
    with pytest.raises(PermanentError, match=complaint) as refused:
        StagePayload.decode(dict(payload))
    assert refused.value.reason == "bad_payload"


def test_a_question_of_nothing_that_anybody_sees_is_refused_on_the_queue_too() -> None:
    with pytest.raises(PermanentError, match=r"\(query\.text: there is nothing to ask: give a question\)") as refused:
        RecallPayload.decode({"query": {"workspace_id": "w", "text": "\u200b\ufe0f"}})
    assert refused.value.reason == "bad_payload"


def test_a_message_that_nests_without_end_is_refused() -> None:
    value: list[JsonValue] = []
    for _ in range(100_000):
        value = [value]
    with pytest.raises(PermanentError, match="nests without end") as refused:
        StagePayload.decode({"workspace_id": "w", "transcript_id": value})
    assert refused.value.reason == "bad_payload"


@pytest.mark.parametrize("arguments", [[], ["x"], [None], [[1]], [{}, {}], ["body"]])
def test_a_message_carries_one_object(arguments: list[JsonValue]) -> None:
    with pytest.raises(PermanentError, match="one argument, a JSON object") as refused:
        sole_object(arguments)
    assert refused.value.reason == "bad_payload"


@pytest.mark.parametrize("shape", [{"transcript_id": "t"}, {"body": "The port is 5433."}, {"names": ["nobody knows"]}])
def test_a_message_of_a_later_protocol_is_for_others_whatever_its_shape(shape: dict[str, object]) -> None:
    with pytest.raises(NewerMessageError, match="protocol 2, and this worker knows 1"):
        parse_gate({"v": 2, "workspace_id": "w", **shape})  # pyright: ignore[reportArgumentType] - JSON of any shape


@pytest.mark.parametrize("version", [1_000_001, 10**400, 0, -1, "2", None, [2]])
def test_what_no_protocol_is_numbered_by_is_refused_and_does_not_go_round(version: JsonValue) -> None:
    with pytest.raises(PermanentError, match="not a payload of schema 1") as refused:
        parse_gate({"v": version, "workspace_id": "w", "transcript_id": "t"})
    assert refused.value.reason == "bad_payload"


def test_a_body_makes_a_gate_message_inline() -> None:
    reading = Reading(surface=Surface.AGENT_OUTPUT, occurred_at=datetime(2026, 3, 3, 8, tzinfo=UTC))
    inline = InlinePayload(workspace_id="w", body="The port is 5433.", reading=reading)
    assert parse_gate(inline.encode()) == inline
    claim = StagePayload(workspace_id="w", transcript_id="t")
    assert parse_gate(claim.encode()) == claim


def test_an_inline_body_is_counted_in_bytes() -> None:
    InlinePayload(workspace_id="w", body="x" * MAX_INLINE_BYTES)
    with pytest.raises(TooLargeError, match="262,146 bytes inline"):
        InlinePayload(workspace_id="w", body="æ" * (MAX_INLINE_BYTES // 2 + 1))


def test_a_question_keeps_its_types() -> None:
    query = RecallQuery(
        workspace_id="w", text="hvor?", mode=Mode.KEYWORD, tier=DetailTier.FULL, as_of=datetime(2026, 1, 1, tzinfo=UTC)
    )
    assert RecallPayload.decode(json.loads(json.dumps(RecallPayload(query=query).encode()))).query == query
