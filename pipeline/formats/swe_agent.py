"""SWE-agent trajectories (`.traj`): a task, then steps of thought, action and observation; mini-SWE-agent too."""

from __future__ import annotations

from itertools import chain, takewhile
from typing import TYPE_CHECKING

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, harness, is_person, observed, says, spoken, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.formats.source import Source


def read(source: Source) -> Transcript:
    """Read the opening messages from the history and each step from the trajectory; demonstrations are left out."""
    run = as_object(source.document)
    steps = [step for step in objects(run.get("trajectory")) if "action" in step and "observation" in step]
    if steps:
        turns = chain(_opening(objects(run.get("history"))), (turn for step in steps for turn in _step(step)))
    elif as_text(run.get("trajectory_format")).startswith("mini-swe-agent"):
        turns = _mini(objects(run.get("messages")))
    else:
        refuse("no trajectory of steps with action and observation")
    return Transcript(workspace_id=PENDING, turns=spoken(turns))


def _opening(history: list[dict[str, JsonValue]]) -> Iterator[Turn]:
    told = (message for message in history if not message.get("is_demo"))
    for message in takewhile(lambda message: message.get("role") != "assistant", told):
        text = words(message.get("content"))
        yield says("user", text) if message.get("role") == "user" else harness(text)


def _step(step: dict[str, JsonValue]) -> Iterator[Turn]:
    action = as_text(step.get("action")).strip()
    calls = (call(action.split(maxsplit=1)[0], action),) if action else ()
    thought = first_text(step, ("thought", "response"))
    yield Turn(role="assistant", surface=Surface.AGENT_OUTPUT, content=thought, tool_calls=calls)
    yield observed(step.get("observation"), role="environment")


def _mini(messages: list[dict[str, JsonValue]]) -> Iterator[Turn]:
    """Read messages in which everything that the user role says after the first answer is what a command printed."""
    answered = False
    for message in messages:
        role, text = as_text(message.get("role")), words(message.get("content"))
        if is_person(role) and answered:
            yield observed(text, role="environment")
        elif role == "assistant":
            answered = True
            yield says(role, text)
        else:
            yield says(role, text)
