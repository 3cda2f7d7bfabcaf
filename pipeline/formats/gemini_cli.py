"""Gemini CLI: saved sessions (one document or JSON lines), its log of prompts, and Gemini API contents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, harness, observed, says, spoken, words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pydantic import JsonValue

    from pipeline.domain.transcript import ToolCall
    from pipeline.formats.source import Source

_KINDS: Final = frozenset({"user", "gemini", "info", "warning", "error"})
_SUCCEEDED: Final = {"success": True, "error": False, "cancelled": False}


def read(source: Source) -> Transcript:
    """Read a session. Notices of the program are harness text; thoughts are the agent's."""
    contents = _contents(source)
    if contents:
        turns = spoken(turn for item in contents for turn in _api_turns(item))
        return Transcript(workspace_id=PENDING, turns=turns)
    head = source.objects[0] if source.objects else {}
    messages = [
        item for item in (objects(head.get("messages")) or list(source.objects)) if as_text(item.get("type")) in _KINDS
    ]
    session = next((text for item in (head, *messages) if (text := as_text(item.get("sessionId")))), "")
    if not session or not ("projectHash" in head or "messageId" in head):
        refuse("no sessionId with a projectHash, no log of prompts and no array of role and parts")
    turns = spoken(turn for message in messages for turn in _turns(message))
    return Transcript(workspace_id=PENDING, thread_id=session, turns=turns)


def _contents(source: Source) -> list[dict[str, JsonValue]]:
    """Return the items of a Gemini API conversation: a role and parts each."""
    holder = as_object(source.document)
    items = objects(holder.get("contents")) or objects(holder.get("history")) or list(source.objects)
    return items if items and all(isinstance(item.get("parts"), list) and "role" in item for item in items) else []


def _api_turns(item: dict[str, JsonValue]) -> Iterator[Turn]:
    made: list[ToolCall] = []
    texts: list[str] = []
    for part in objects(item.get("parts")):
        asked, answered = as_object(part.get("functionCall")), as_object(part.get("functionResponse"))
        if asked:
            made.append(call(as_text(asked.get("name")), asked.get("args")))
        elif answered:
            yield observed(answered.get("response"))
        else:
            texts.append(as_text(part.get("text")))
    text = "\n\n".join(filter(None, texts))
    if item.get("role") == "user":
        yield from user_turns(text)
    else:
        yield says("model", text).model_copy(update={"tool_calls": tuple(made)})


def _turns(message: dict[str, JsonValue]) -> Iterator[Turn]:
    kind, at = message.get("type"), instant(message.get("timestamp"))
    text = as_text(message.get("message")) or words(message.get("content"))
    if kind == "user":
        yield from user_turns(text, at)
    elif kind == "gemini":
        yield _agent(message, text, at)
        for made in objects(message.get("toolCalls")):
            yield observed(_result(made), at)
    else:
        yield harness(text, at)


def _agent(message: dict[str, JsonValue], text: str, at: datetime | None) -> Turn:
    thoughts = [first_text(thought, ("description", "subject")) for thought in objects(message.get("thoughts"))]
    calls = tuple(
        call(as_text(made.get("name")), made.get("args"), succeeded=_SUCCEEDED.get(as_text(made.get("status"))))
        for made in objects(message.get("toolCalls"))
    )
    content = "\n\n".join(filter(None, (*thoughts, text)))
    return Turn(role="gemini", surface=Surface.AGENT_OUTPUT, content=content, tool_calls=calls, occurred_at=at)


def _result(made: dict[str, JsonValue]) -> JsonValue:
    """Return what a tool gave back: the output of its function responses, else what was displayed."""
    responses = [
        as_object(as_object(part).get("functionResponse")).get("response") for part in as_array(made.get("result"))
    ]
    given = [as_object(response).get("output", response) for response in responses if response is not None]
    if not given:
        return first_text(made, ("resultDisplay", "result"))
    return given[0] if len(given) == 1 else given
