"""Claude Code sessions: JSON lines, or one document with `loglines`. Blocks are read each on its own surface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import block_turns, outcomes_of, used_tools
from pipeline.formats.source import refuse
from pipeline.formats.speech import attached, harness, spoken, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_SPEAKERS: Final = frozenset({"user", "assistant"})
_STATE_MARKS: Final = ("leafUuid", "sessionId", "messageId")
_SIDE_CHAIN: Final = "sidechain"
"""Role of a sub-agent in a side chain; what its log calls the user there is the main agent."""


def read(source: Source) -> Transcript:
    """Read a session; state, summary and snapshot records make no turn."""
    lines = objects(as_object(source.document).get("loglines")) or list(source.records)
    if not lines or (not any(map(_is_spoken, lines)) and not all(map(_is_state, lines))):
        refuse('no lines of type "user" or "assistant" with a message')
    outcomes = outcomes_of([as_object(line.get("message")) for line in lines])
    session = next((text for line in lines if (text := as_text(line.get("sessionId")))), "")
    turns = spoken(turn for line in lines for turn in _turns(line, outcomes))
    return Transcript(workspace_id=PENDING, thread_id=session, turns=turns)


def _is_spoken(line: dict[str, JsonValue]) -> bool:
    return as_text(line.get("type")) in _SPEAKERS and isinstance(line.get("message"), dict)


def _is_state(line: dict[str, JsonValue]) -> bool:
    return isinstance(line.get("type"), str) and any(isinstance(line.get(mark), str) for mark in _STATE_MARKS)


def _turns(line: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> Iterator[Turn]:
    kind, at = line.get("type"), instant(line.get("timestamp"))
    message = as_object(line.get("message"))
    content = message.get("content")
    if kind == "system":
        yield harness(as_text(line.get("content")), at)
    elif kind == "attachment":
        yield attached(_attached_text(as_object(line.get("attachment"))), at)
    elif kind == "assistant":
        yield _agent(line, words(content)).model_copy(update={"tool_calls": used_tools(content, outcomes)})
    elif kind == "user" and (line.get("isMeta") or line.get("isCompactSummary")):
        yield harness(words(content), at)
    elif kind == "user":
        said = block_turns("user", content, at)
        yield from _as_agents(line, tuple(said)) if line.get("isSidechain") else said


def _as_agents(line: dict[str, JsonValue], turns: Sequence[Turn]) -> Iterator[Turn]:
    """Give the user's words in a side chain to the agent who wrote them; results stay the tool's."""
    for turn in turns:
        yield _agent(line, as_text(turn.content)) if turn.surface is Surface.SESSION_CONVERSATION else turn


def _agent(line: dict[str, JsonValue], content: str) -> Turn:
    return Turn(
        role="assistant",
        surface=Surface.AGENT_OUTPUT,
        content=content,
        agent_id=as_text(line.get("agentId")),
        agent_role=_SIDE_CHAIN if line.get("isSidechain") else "",
        occurred_at=instant(line.get("timestamp")),
    )


def _attached_text(attachment: dict[str, JsonValue]) -> str:
    content = attachment.get("content")
    file = as_object(as_object(content).get("file"))
    return as_text(content) or first_text(file, ("content",))
