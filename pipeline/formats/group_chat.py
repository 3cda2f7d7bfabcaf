"""Group chats of agents (Who&When, AutoGen, Magentic-One): the speaker is an agent's name, whatever the role says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

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

_LISTS: Final = ("history", "chat_history", "messages")
_TOOL_NAME: Final = re.compile(r"terminal|surfer|executor|interpreter|sandbox|environment", re.IGNORECASE)
_PERSON_NAME: Final = re.compile(r"user[_ ]?proxy|human[_ ]?(?:admin|proxy)?", re.IGNORECASE)
_ASIDE: Final = re.compile(r"(?P<name>[^()]+?) \((?P<aside>[^()]*)\)")
"""`Orchestrator (thought)`, `Orchestrator (-> WebSurfer)`: who speaks, and how or to whom."""


def read(source: Source) -> Transcript:
    """Read a chat in which at least one speaker goes by a name of its own."""
    chat = as_object(source.document)
    listed = next((found for key in _LISTS if (found := objects(chat.get(key)))), list(source.objects))
    messages = [message for message in listed if "content" in message and _speaker(message)]
    if not messages or len(messages) < len(listed) or all(is_known(_speaker(message)) for message in messages):
        refuse("no messages whose speaker (name, source or role) is an agent's name")
    question = as_text(chat.get("question"))
    prompts = (harness(as_text(prompt)) for prompt in as_object(chat.get("system_prompt")).values())
    return Transcript(workspace_id=PENDING, task=question, turns=spoken((*prompts, *_turns(messages, question))))


def _speaker(message: dict[str, JsonValue]) -> str:
    return first_text(message, ("name", "source", "role"))


def _turns(messages: list[dict[str, JsonValue]], question: str) -> Iterator[Turn]:
    for index, message in enumerate(messages):
        speaker, text = _speaker(message), words(message.get("content"))
        aside = _ASIDE.fullmatch(speaker)
        name = aside["name"] if aside else speaker
        surface = _surface(name)
        hands_out_task = index == 0 and question and question in text and surface is Surface.AGENT_OUTPUT
        yield Turn(
            role=speaker,
            surface=Surface.DOCUMENT_INGEST if hands_out_task else surface,
            content=text,
            agent_id=name if surface is Surface.AGENT_OUTPUT else "",
            agent_role=aside["aside"] if aside else "",
            occurred_at=instant(message.get("created_at")),
        )


def _surface(name: str) -> Surface:
    if is_person(name) or _PERSON_NAME.fullmatch(name):
        return Surface.SESSION_CONVERSATION
    return Surface.TOOL_OUTPUT if _TOOL_NAME.search(name) else surface_of(name)
