"""LoCoMo: dated sessions between two people, whole samples or a bare conversation. Its questions are no talk."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_SESSION: Final = re.compile(r"session_(\d{1,6})")


def read(source: Source) -> Transcript:
    """Read every session in its order; the round of a turn is its session's number."""
    talks = [talk for item in source.objects if (talk := _conversation(item))]
    if not talks:
        refuse("no session_1, session_2, … of speaker and text")
    sample = as_text(source.objects[0].get("sample_id"))
    turns = spoken(turn for talk in talks for turn in _turns(talk))
    return Transcript(workspace_id=PENDING, thread_id=sample if len(talks) == 1 else "", turns=turns)


def _conversation(item: dict[str, JsonValue]) -> dict[str, JsonValue]:
    talk = as_object(item.get("conversation")) or item
    return talk if any(_SESSION.fullmatch(key) for key in talk) and "speaker_a" in talk else {}


def _turns(talk: dict[str, JsonValue]) -> Iterator[Turn]:
    numbers = sorted(int(found[1]) for key in talk if (found := _SESSION.fullmatch(key)))
    for number in numbers:
        at = instant(talk.get(f"session_{number}_date_time"))
        for said in objects(talk.get(f"session_{number}")):
            yield Turn(
                role=as_text(said.get("speaker")) or "user",
                surface=Surface.SESSION_CONVERSATION,
                content=first_text(said, ("text", "clean_text")),
                round=number,
                occurred_at=at,
            )
