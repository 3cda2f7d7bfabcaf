"""OpenAI-style chat messages: an array, `{"messages": …}`, or JSON lines of either; Anthropic blocks inside too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript
from pipeline.formats.harness import user_turns
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import (
    SYSTEM_ROLE,
    attached,
    call,
    is_person,
    observed,
    openai_calls,
    parts,
    result_content,
    says,
    spoken,
    surface_of,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from pydantic import JsonValue

    from pipeline.domain.transcript import ToolCall, Turn
    from pipeline.formats.source import Source

_MOMENT: Final = ("created_at", "timestamp", "create_time", "created")
_FILES: Final = frozenset({"document", "file", "input_file"})
_SHARE: Final = 0.8
"""Share of an array's items that must be messages: a stray event among them does no harm."""


def read(source: Source) -> Transcript:
    """Read every message, in order; JSON lines of whole conversations are read one after another."""
    messages = _messages(source)
    if not messages and as_object(source.document).get("messages") != []:
        refuse("no array of objects with a role and content")
    return Transcript(workspace_id=PENDING, turns=chat_turns(messages))


def chat_turns(messages: Sequence[dict[str, JsonValue]]) -> tuple[Turn, ...]:
    """Turn messages into turns, each block on its own surface, calls with their outcome where the log says it."""
    outcomes = outcomes_of(messages)
    return spoken(turn for message in messages for turn in _message_turns(message, outcomes))


def is_message(value: JsonValue) -> bool:
    """True for an object with a role word and content or calls."""
    if not isinstance(value, dict) or not isinstance(value.get("role"), str):
        return False
    return "content" in value or "tool_calls" in value or "function_call" in value


def outcomes_of(messages: Sequence[dict[str, JsonValue]]) -> Mapping[str, bool]:
    """Return by call id whether the call succeeded, as result blocks and tool messages say it."""
    blocks = [part for message in messages for part in parts(message.get("content"))]
    return {
        **{as_text(part.get("tool_use_id")): not part.get("is_error") for part in blocks if "tool_use_id" in part},
        **{
            as_text(message.get("tool_call_id")): not message.get("error") and message.get("status") != "error"
            for message in messages
            if "tool_call_id" in message and ("error" in message or "status" in message)
        },
    }


def _messages(source: Source) -> list[dict[str, JsonValue]]:
    if source.records:
        return _from_records(source.records)
    document = source.document
    return _array(as_object(document).get("messages") if isinstance(document, dict) else document)


def _from_records(records: Sequence[dict[str, JsonValue]]) -> list[dict[str, JsonValue]]:
    direct = _array(list(records))
    return direct or [message for record in records for message in _array(record.get("messages"))]


def _array(value: JsonValue) -> list[dict[str, JsonValue]]:
    items = as_array(value)
    found = [item for item in objects(value) if is_message(item)]
    return found if found and len(found) >= _SHARE * len(items) else []


def _message_turns(message: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> Iterator[Turn]:
    role = as_text(message.get("role"))
    at = next((when for key in _MOMENT if (when := instant(message.get(key)))), None)
    surface = surface_of(role)
    if surface is Surface.TOOL_OUTPUT:
        yield observed(result_content(message.get("content")), at, role)
    elif surface is Surface.DOCUMENT_INGEST:
        yield says(SYSTEM_ROLE, words(message.get("content")), at)
    elif is_person(role):
        yield from block_turns(role, message.get("content"), at)
    else:
        calls = (*openai_calls(message, outcomes), *used_tools(message.get("content"), outcomes))
        content = words(message.get("content"))
        turn = says(role, content, at, first_text(message, ("name",)))
        yield turn.model_copy(update={"tool_calls": calls}) if calls else turn


def block_turns(role: str, content: JsonValue, at: datetime | None) -> Iterator[Turn]:
    """Cut a person's message into what the person typed, attached, and what tools returned in the person's role."""
    for part in parts(content):
        kind = as_text(part.get("type"))
        if kind == "tool_result":
            yield observed(result_content(part.get("content")), at)
        elif kind in _FILES:
            yield attached(_file_text(part), at, role)
        else:
            yield from user_turns(words([part]), at, role)


def used_tools(content: JsonValue, outcomes: Mapping[str, bool]) -> tuple[ToolCall, ...]:
    """Return the calls of an assistant's `tool_use` blocks."""
    return tuple(
        call(as_text(part.get("name")), part.get("input"), succeeded=outcomes.get(as_text(part.get("id"))))
        for part in parts(content)
        if part.get("type") == "tool_use"
    )


def _file_text(part: dict[str, JsonValue]) -> str:
    """Return the text of an attached file; a file in base64 has none."""
    inner = as_object(part.get("source")) or as_object(part.get("file")) or part
    if as_text(inner.get("type")) == "base64":
        return ""
    return first_text(inner, ("text", "content", "data"))
