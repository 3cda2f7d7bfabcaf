"""LangGraph states and LangSmith runs: LangChain messages in whatever they are wrapped in, each read once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from pipeline.domain.transcript import Transcript
from pipeline.formats.json_value import as_array, as_object, as_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import chat_turns
from pipeline.formats.source import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_ROLES: Final = {
    "human": "user",
    "humanmessage": "user",
    "ai": "assistant",
    "aimessage": "assistant",
    "aimessagechunk": "assistant",
    "tool": "tool",
    "toolmessage": "tool",
    "function": "tool",
    "system": "system",
    "systemmessage": "system",
}
_HOLDERS: Final = ("inputs", "outputs", "values", "output", "generations", "message", "messages")


def read(source: Source) -> Transcript:
    """Read messages in the order they first appear: every step of a graph repeats those before it."""
    found = [message for item in source.objects for message in _messages(item)]
    if not found:
        refuse("no LangChain messages (type human, ai or tool) and no runs with inputs and outputs")
    root = source.objects[0]
    thread = as_text(as_object(root.get("config")).get("thread_id")) or as_text(root.get("trace_id"))
    return Transcript(workspace_id=PENDING, thread_id=thread, turns=chat_turns(_unrepeated(found)))


def _messages(item: dict[str, JsonValue]) -> Iterator[dict[str, JsonValue]]:
    """Yield the messages of a state or of a run with its child runs, in the order of their start."""
    if "run_type" in item:
        yield from _run_messages(item)
    elif any(key in item for key in ("values", "lc")) or _message(item) or _message_list(item.get("messages")):
        yield from _inside(item)


def _run_messages(run: dict[str, JsonValue]) -> Iterator[dict[str, JsonValue]]:
    at = run.get("start_time")
    yield from ({"created_at": at, **message} for message in _inside(run.get("inputs")))
    for child in sorted(objects(run.get("child_runs")), key=lambda child: as_text(child.get("start_time"))):
        yield from _run_messages(child)
    said = list(_inside(run.get("outputs")))
    yield from ({"created_at": run.get("end_time"), **message} for message in said)
    if run.get("run_type") == "tool" and not said:
        yield _tool_result(run)


def _tool_result(run: dict[str, JsonValue]) -> dict[str, JsonValue]:
    outputs = as_object(run.get("outputs"))
    content = outputs.get("output", run.get("error") or run.get("outputs"))
    return {"role": "tool", "content": content, "created_at": run.get("end_time")}


def _inside(value: JsonValue) -> Iterator[dict[str, JsonValue]]:
    """Yield the messages in the places where LangChain keeps them."""
    if isinstance(value, list):
        for item in value:
            yield from _inside(item)
    elif isinstance(value, dict):
        message = _message(value)
        inner = [] if message else [value[key] for key in _HOLDERS if key in value]
        yield from [message] if message else _inside(inner)


def _message(item: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Return an OpenAI-style message for a LangChain message in any of its three encodings, else nothing."""
    constructor = [as_text(part) for part in as_array(item.get("id"))]
    body = as_object(item.get("kwargs")) or as_object(item.get("data")) or item
    kind = constructor[-1] if constructor and item.get("lc") else as_text(item.get("type")) or as_text(body.get("type"))
    role = _ROLES.get(kind.lower())
    if role is None or "content" not in body:
        return {}
    extra = as_object(body.get("additional_kwargs"))
    calls = body.get("tool_calls") or extra.get("tool_calls")
    return {**body, "role": role, **({"tool_calls": calls} if calls else {})}


def _message_list(value: JsonValue) -> bool:
    items = objects(value)
    return bool(items) and all(map(_message, items))


def _unrepeated(messages: Sequence[dict[str, JsonValue]]) -> list[dict[str, JsonValue]]:
    seen: dict[str, dict[str, JsonValue]] = {}
    for message in messages:
        seen.setdefault(json.dumps([message["role"], message.get("content"), message.get("tool_calls")]), message)
    return list(seen.values())
