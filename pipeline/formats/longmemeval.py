"""LongMemEval: a haystack of dated chat sessions around a question. The question and its answer are no talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import chat_turns
from pipeline.formats.source import refuse
from pipeline.formats.speech import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.domain.transcript import Turn
    from pipeline.formats.source import Source


def read(source: Source) -> Transcript:
    """Read every session of every item, dated; the round of a turn is its session's number."""
    items = [item for item in source.objects if isinstance(item.get("haystack_sessions"), list)]
    if not items:
        refuse("no haystack_sessions")
    question = as_text(items[0].get("question_id")) if len(items) == 1 else ""
    turns = spoken(turn for item in items for turn in _turns(item))
    return Transcript(workspace_id=PENDING, thread_id=question, turns=turns)


def _turns(item: dict[str, JsonValue]) -> Iterator[Turn]:
    dates = as_array(item.get("haystack_dates"))
    for number, session in enumerate(as_array(item.get("haystack_sessions"))):
        at = instant(dates[number]) if number < len(dates) else None
        for turn in chat_turns(objects(session)):
            yield turn.model_copy(update={"round": number + 1, "occurred_at": turn.occurred_at or at})
