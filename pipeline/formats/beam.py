"""BEAM: long chats in batches of turns, and reports of answered questions with what was retrieved for them."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_count, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import chat_turns
from pipeline.formats.source import refuse
from pipeline.formats.speech import observed, says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.domain.transcript import Turn
    from pipeline.formats.source import Source

_REPORT: Final = frozenset({"question", "answer", "retrieval_context"})


def read(source: Source) -> Transcript:
    """Read a chat or a report; gold answers, rubrics and metrics are no talk."""
    batches = [item for item in source.objects if _groups(item)]
    rows = [item for item in source.objects if item.keys() >= _REPORT]
    if not batches and not rows:
        refuse("no batches of turns, and no question with answer and retrieval_context")
    turns = chain(
        (turn for batch in batches for turn in _chat(batch)), (turn for row in rows for turn in _answered(row))
    )
    return Transcript(workspace_id=PENDING, turns=spoken(turns))


def _groups(batch: dict[str, JsonValue]) -> list[JsonValue]:
    groups = as_array(batch.get("turns"))
    return groups if "batch_number" in batch and all(isinstance(group, list) for group in groups) else []


def _chat(batch: dict[str, JsonValue]) -> Iterator[Turn]:
    at = instant(batch.get("time_anchor"))
    number = as_count(batch.get("batch_number"))
    for group in _groups(batch):
        for turn in chat_turns(objects(group)):
            yield turn.model_copy(update={"round": number, "occurred_at": turn.occurred_at or at})


def _answered(row: dict[str, JsonValue]) -> Iterator[Turn]:
    yield says("user", as_text(row.get("question")))
    yield observed(first_text(row, ("retrieval_context",)))
    yield says("assistant", as_text(row.get("answer")))
