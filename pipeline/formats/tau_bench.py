"""tau-bench results: simulated conversations with tools, one after another; both generations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.domain.transcript import Transcript
from pipeline.formats.json_value import as_object, as_share, objects
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import chat_turns, is_message
from pipeline.formats.source import refuse
from pipeline.formats.speech import spoken

if TYPE_CHECKING:
    from pydantic import JsonValue

    from pipeline.formats.source import Source


def read(source: Source) -> Transcript:
    """Read every conversation; a lone conversation's reward is the transcript's quality."""
    runs = objects(as_object(source.document).get("simulations")) or list(source.objects)
    talks = [talk for run in runs if (talk := _messages(run))]
    if not talks or len(talks) < len(runs):
        refuse("no task_id with a traj (or messages) of role and content")
    quality = as_share(runs[0].get("reward")) if len(runs) == 1 else None
    turns = spoken(turn for talk in talks for turn in chat_turns(talk))
    return Transcript(workspace_id=PENDING, quality_score=quality, turns=turns)


def _messages(run: dict[str, JsonValue]) -> list[dict[str, JsonValue]]:
    if "task_id" not in run:
        return []
    return [item for item in objects(run.get("traj", run.get("messages"))) if is_message(item)]
