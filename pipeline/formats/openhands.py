"""OpenHands event lists: actions and observations, of the first generation (`action`) and of the SDK (`kind`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, harness, observed, says, spoken, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import datetime

    from pydantic import JsonValue

    from pipeline.formats.source import Source

_SOURCES: Final = frozenset({"user", "agent", "environment"})
_SILENT: Final = frozenset({"change_agent_state", "agent_state_changed", "null", "recall", "condensation", "pause"})
_WORDS: Final = ("thought", "final_thought", "content")
_SHARE: Final = 0.8


def read(source: Source) -> Transcript:
    """Read events in order; changes of state make no turn."""
    document = source.document
    events = (
        objects(document.get("history", document.get("events"))) if isinstance(document, dict) else list(source.objects)
    )
    known = [event for event in events if _is_event(event)]
    if not known or len(known) < _SHARE * len(events):
        refuse("no list of events with a source and an action, observation or kind")
    outcomes = dict(filter(None, map(_outcome, known)))
    turns = spoken(turn for event in known for turn in _turns(event, outcomes))
    return Transcript(workspace_id=PENDING, turns=turns)


def _is_event(event: dict[str, JsonValue]) -> bool:
    return as_text(event.get("source")) in _SOURCES and any(
        isinstance(event.get(key), str) for key in ("action", "observation", "kind")
    )


def _outcome(event: dict[str, JsonValue]) -> tuple[str, bool] | None:
    """Return which call an observation answers, and whether it succeeded."""
    cause = str(event.get("cause", event.get("action_id")))
    success = event.get("success")
    code = as_object(as_object(event.get("extras")).get("metadata")).get("exit_code")
    failed = as_object(event.get("observation")).get("is_error")
    if isinstance(success, bool):
        return cause, success
    if isinstance(failed, bool):
        return cause, not failed
    return (cause, code == 0) if isinstance(code, int) else None


def _turns(event: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> Iterator[Turn]:
    at = instant(event.get("timestamp"))
    if isinstance(event.get("kind"), str):
        yield from _sdk_turns(event, outcomes, at)
    elif event.get("observation") is not None:
        if as_text(event["observation"]) not in _SILENT:
            yield observed(event.get("content"), at, "environment")
    elif as_text(event.get("action")) not in _SILENT:
        yield from _action(event, outcomes, at)


def _action(event: dict[str, JsonValue], outcomes: Mapping[str, bool], at: datetime | None) -> Iterator[Turn]:
    name, arguments = as_text(event.get("action")), as_object(event.get("args"))
    if name == "system" or event.get("source") == "environment":
        yield harness(as_text(arguments.get("content")), at)
    elif event.get("source") == "user":
        yield from user_turns(as_text(arguments.get("content")), at)
    elif name in {"message", "think", "finish"}:
        yield says("assistant", first_text(arguments, ("content", "final_thought", "thought")), at)
    else:
        asked: dict[str, JsonValue] = {key: value for key, value in arguments.items() if key != "thought"}
        yield _called(as_text(arguments.get("thought")), name, asked, outcomes.get(str(event.get("id"))), at)


def _sdk_turns(event: dict[str, JsonValue], outcomes: Mapping[str, bool], at: datetime | None) -> Iterator[Turn]:
    kind = as_text(event.get("kind"))
    if kind == "MessageEvent":
        text = words(as_object(event.get("llm_message")).get("content"))
        yield from user_turns(text, at) if event.get("source") == "user" else [says("assistant", text, at)]
    elif kind == "ActionEvent":
        name = as_text(event.get("tool_name"))
        thought = words(event.get("thought"))
        yield _called(thought, name, event.get("action"), outcomes.get(str(event.get("id"))), at)
    elif kind == "ObservationEvent":
        seen = as_object(event.get("observation"))
        yield observed(words(seen.get("content")) or first_text(seen, ("output",)), at, "environment")
    elif kind == "SystemPromptEvent":
        yield harness(words(event.get("system_prompt")), at)
    elif kind == "AgentErrorEvent":
        yield observed(as_text(event.get("error")), at, "environment")


def _called(thought: str, name: str, asked: JsonValue, succeeded: bool | None, at: datetime | None) -> Turn:  # noqa: FBT001 - an outcome, no switch
    made = call(name, asked, succeeded=succeeded)
    return Turn(role="assistant", surface=Surface.AGENT_OUTPUT, content=thought, tool_calls=(made,), occurred_at=at)
