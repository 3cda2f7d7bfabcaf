"""Group chats of agents (Who&When, AutoGen, Magentic-One): the speaker is an agent's name, whatever the role says."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import harness, is_known, is_person, spoken, surface_of, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_TOOL_EVENT: Final = "ToolCallExecutionEvent"

_TOOL_NAME: Final = re.compile(r"terminal|surfer|executor|interpreter|sandbox|environment", re.IGNORECASE)
_PERSON_NAME: Final = re.compile(r"user[_ ]?proxy|human[_ ]?(?:admin|proxy)?", re.IGNORECASE)
_ASIDE: Final = re.compile(r"(?P<name>[^()]+?) \((?P<aside>[^()]*)\)")
"""`Orchestrator (thought)`, `Orchestrator (-> WebSurfer)`: who speaks, and how or to whom."""


class _Message(NamedTuple):
    speaker: str
    record: dict[str, JsonValue]


def read(source: Source) -> Transcript:
    """Read a chat in which at least one speaker goes by a name of its own."""
    chat = as_object(source.document)
    named = objects(chat.get("history")) or objects(chat.get("chat_history"))
    messages = [_Message(_speaker(item, by_name=bool(named)), item) for item in named or _unnamed(source)]
    if not all(map(_is_told, messages)) or all(is_known(message.speaker) for message in messages):
        refuse("no messages whose speaker (name, source or role) is an agent's name")
    question = as_text(chat.get("question"))
    prompts = (harness(as_text(prompt)) for prompt in as_object(chat.get("system_prompt")).values())
    return Transcript(workspace_id=PENDING, task=question, turns=spoken(chain(prompts, _turns(messages, question))))


def _unnamed(source: Source) -> list[dict[str, JsonValue]]:
    return objects(as_object(source.document).get("messages")) or list(source.objects)


def _speaker(message: dict[str, JsonValue], *, by_name: bool) -> str:
    """Return who speaks: `source` in a typed message, `name` in a group's own history, else the role.

    Elsewhere a `source` is where a document comes from, and a `name` is a tool's or a person's.
    """
    typed = as_text(message.get("type")).endswith(("Message", "Event"))
    keys = ("source",) if typed else ("name", "role") if by_name else ("role",)
    return first_text(message, keys)


def _is_told(message: _Message) -> bool:
    return "content" in message.record and bool(message.speaker)


def _turns(messages: list[_Message], question: str) -> Iterator[Turn]:
    for index, (speaker, record) in enumerate(messages):
        text = words(record.get("content"))
        aside = _ASIDE.fullmatch(speaker)
        name = aside["name"] if aside else speaker
        surface = Surface.TOOL_OUTPUT if record.get("type") == _TOOL_EVENT else _surface(name)
        hands_out_task = index == 0 and question and question in text and surface is Surface.AGENT_OUTPUT
        yield Turn(
            role=speaker,
            surface=Surface.DOCUMENT_INGEST if hands_out_task else surface,
            content=text,
            agent_id=name if surface is Surface.AGENT_OUTPUT else "",
            agent_role=aside["aside"] if aside else "",
            occurred_at=instant(record.get("created_at")),
        )


def _surface(name: str) -> Surface:
    if is_person(name) or _PERSON_NAME.fullmatch(name):
        return Surface.SESSION_CONVERSATION
    return Surface.TOOL_OUTPUT if _TOOL_NAME.search(name) else surface_of(name)
