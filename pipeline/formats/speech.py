"""Who speaks, and on which surface that puts the text: the one table from role words to surfaces (SPEC §3)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import ToolCall, Turn
from pipeline.errors import TooLargeError
from pipeline.formats.json_value import as_array, as_object, as_text, embedded, first_text, objects
from pipeline.policy import MAX_TURNS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from pydantic import JsonValue

_PEOPLE: Final = frozenset({"user", "human", "operator", "customer", "client", "you"})
_AGENTS: Final = frozenset({"assistant", "ai", "agent", "model", "gpt", "bot", "gemini", "claude", "chatgpt", "codex"})
_TOOLS: Final = frozenset({"tool", "function", "tool_result", "environment", "ipython", "observation"})
_SYSTEM: Final = frozenset({"system", "developer"})
_PICTURES: Final = frozenset({"image", "image_url", "input_image", "audio", "input_audio", "redacted_thinking"})

_TURNS: Final = "turns"

SYSTEM_ROLE: Final = "system"
"""Role of text that a harness wrote, whatever role its log gives it; the gate drops it."""


def surface_of(role: str) -> Surface:
    """Return the surface of a producer's role word. No role makes an operator; a name it does not know is an agent."""
    word = role.strip().lower()
    if word in _PEOPLE:
        return Surface.SESSION_CONVERSATION
    if word in _TOOLS:
        return Surface.TOOL_OUTPUT
    return Surface.DOCUMENT_INGEST if word in _SYSTEM or not word else Surface.AGENT_OUTPUT


def is_known(role: str) -> bool:
    """True for a role word, false for the name of an agent in a group chat."""
    return role.strip().lower() in _PEOPLE | _AGENTS | _TOOLS | _SYSTEM


def is_person(role: str) -> bool:
    """True when the role word means a person."""
    return role.strip().lower() in _PEOPLE


def says(role: str, content: JsonValue, at: datetime | None = None, agent_id: str = "") -> Turn:
    """Make a turn on the surface that its role gives it."""
    return Turn(role=role, surface=surface_of(role), content=content, occurred_at=at, agent_id=agent_id)


def harness(content: str, at: datetime | None = None) -> Turn:
    """Make a turn of what a harness put in: a reminder, a command body, a summary of what was said before."""
    return Turn(role=SYSTEM_ROLE, surface=Surface.DOCUMENT_INGEST, content=content, occurred_at=at)


def observed(content: JsonValue, at: datetime | None = None, role: str = "tool") -> Turn:
    """Make a turn of a tool's result; a result that is JSON in a string becomes JSON."""
    value = embedded(content) if isinstance(content, str) else content
    return Turn(role=role, surface=Surface.TOOL_OUTPUT, content=value, occurred_at=at)


def attached(content: str, at: datetime | None = None, role: str = "user") -> Turn:
    """Make a turn of a file that was pasted or attached."""
    return Turn(role=role, surface=Surface.DOCUMENT_INGEST, content=content, occurred_at=at)


def has_words(turn: Turn) -> bool:
    """True when there is something to read or a call to keep."""
    content = turn.content.strip() if isinstance(turn.content, str) else turn.content
    return bool(turn.tool_calls) or content not in (None, "", [], {})


def spoken(turns: Iterable[Turn]) -> tuple[Turn, ...]:
    """Drop turns without words or calls (state-only records make none); raise TooLargeError at the first too many."""
    kept = tuple(islice(filter(has_words, turns), MAX_TURNS + 1))
    limit_turns(len(kept))
    return kept


def limit_turns(turns: int) -> None:
    """Raise TooLargeError for more turns than a transcript may have."""
    if turns > MAX_TURNS:
        raise TooLargeError(_TURNS, turns, MAX_TURNS)


def parts(content: JsonValue) -> list[dict[str, JsonValue]]:
    """Return message content as a list of blocks; a bare string is one text block."""
    if isinstance(content, str):
        return [{"type": "text", "text": content}]
    if isinstance(content, dict):
        return [content]
    return [{"type": "text", "text": item} if isinstance(item, str) else as_object(item) for item in as_array(content)]


def words(content: JsonValue) -> str:
    """Return the text of message content; pictures and sound are left out."""
    return "\n\n".join(_words_of(part) for part in parts(content) if _words_of(part))


def _words_of(part: dict[str, JsonValue]) -> str:
    if as_text(part.get("type")) in _PICTURES:
        return ""
    text = part.get("text")
    if isinstance(text, dict):
        return first_text(text, ("value", "text"))
    return as_text(text) or first_text(part, ("thinking", "summary", "content"))


def result_content(content: JsonValue) -> JsonValue:
    """Return a tool result: the text of its blocks where it has blocks, else the value itself."""
    return words(content) if isinstance(content, list) and any(_words_of(part) for part in parts(content)) else content


def call(name: str, arguments: JsonValue = None, *, succeeded: bool | None = None) -> ToolCall:
    """Make a tool call; arguments that are JSON in a string become JSON."""
    return ToolCall(
        name=name, arguments=embedded(arguments) if isinstance(arguments, str) else arguments, succeeded=succeeded
    )


def openai_calls(message: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> tuple[ToolCall, ...]:
    """Return the calls of an OpenAI-style message (the list, and the single call of before), with their outcome."""
    listed = [
        (as_object(item.get("function")) or item, as_text(item.get("id")))
        for item in objects(message.get("tool_calls"))
    ]
    single = as_object(message.get("function_call"))
    return tuple(
        call(name, body.get("arguments", body.get("args")), succeeded=outcomes.get(call_id))
        for body, call_id in (*listed, *([(single, "")] if single else []))
        if (name := as_text(body.get("name")))
    )
