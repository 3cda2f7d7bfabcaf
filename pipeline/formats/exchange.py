"""Exchanges: what was asked beside what was answered (`user_query`/`assistant_response` and the like), and ShareGPT."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import chat_turns
from pipeline.formats.source import refuse
from pipeline.formats.speech import says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.domain.transcript import Turn
    from pipeline.formats.source import Source

_PAIRS: Final = (
    ("user_query", "assistant_response"),
    ("user_message", "assistant_message"),
    ("prompt", "response"),
    ("prompt", "completion"),
    ("instruction", "output"),
)
_LISTS: Final = ("conversations", "exchanges", "history")


def read(source: Source) -> Transcript:
    """Read exchanges or `from`/`value` messages, in order."""
    holder = as_object(source.document)
    listed = next((found for key in _LISTS if (found := objects(holder.get(key)))), list(source.objects))
    turns = spoken(turn for item in listed for turn in _turns(item))
    if not turns:
        refuse("no pairs of a question and an answer, and no from/value messages")
    return Transcript(workspace_id=PENDING, turns=turns)


def _turns(item: dict[str, JsonValue]) -> Iterator[Turn]:
    spoke = objects(item.get("conversations")) or [item]
    shared = [message for message in spoke if {"from", "value"} <= message.keys()]
    if shared:
        yield from chat_turns([{"role": as_text(said["from"]), "content": said["value"]} for said in shared])
        return
    pair = next((pair for pair in _PAIRS if all(isinstance(item.get(key), str) for key in pair)), None)
    if pair is not None:
        at = instant(first_text(item, ("timestamp", "created_at")))
        yield says("user", item[pair[0]], at)
        yield says("assistant", item[pair[1]], at)
