"""Peer-style sessions: `{session_id, messages: [{peer_id, content}]}`, alone, in a list, or as steps of a script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import is_known, says, spoken, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_PEER: Final = ("peer_id", "peer", "peer_name")
_AGENT_NAME: Final = re.compile(r"(?:^|[^a-z])(?:ai|bot|agent|assistant|tutor|llm)(?:$|[^a-z])", re.IGNORECASE)


def read(source: Source) -> Transcript:
    """Read every session. A peer with an agent's name is an agent; any other name is a person's."""
    sessions = [session for item in source.objects for session in _sessions(item)]
    messages = [message for session in sessions for message in objects(session.get("messages"))]
    spoke = [message for message in messages if first_text(message, _PEER)]
    if not spoke or len(spoke) < len(messages):
        refuse("no messages with a peer_id")
    thread = as_text(sessions[0].get("session_id")) if len(sessions) == 1 else ""
    return Transcript(workspace_id=PENDING, thread_id=thread, turns=spoken(map(_turn, spoke)))


def _sessions(item: dict[str, JsonValue]) -> Iterator[dict[str, JsonValue]]:
    """Yield whatever holds messages: the item, its steps, or its sessions (a list, or an object by name)."""
    named = item.get("sessions")
    inner = [*objects(item.get("steps")), *objects(named), *objects(list(as_object(named).values()))]
    yield from (holder for holder in (item, *inner) if objects(holder.get("messages")))


def _turn(message: dict[str, JsonValue]) -> Turn:
    peer, text = first_text(message, _PEER), words(message.get("content"))
    at = instant(message.get("created_at"))
    if is_known(peer):
        return says(peer, text, at)
    if _AGENT_NAME.search(peer):
        return Turn(role=peer, surface=Surface.AGENT_OUTPUT, content=text, agent_id=peer, occurred_at=at)
    return Turn(role=peer, surface=Surface.SESSION_CONVERSATION, content=text, occurred_at=at)
