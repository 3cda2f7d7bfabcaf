"""A colony's transcript (rounds of agents), its ColonyCompleted envelope, and its event log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Artifact, Failure, Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_count, as_object, as_share, as_text, first_text, objects
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from pipeline.domain.transcript import ToolCall
    from pipeline.formats.source import Source

_ENVELOPES: Final = frozenset({"ColonyCompleted", "ColonyFailed", "ColonyKilled"})
_EVENTS: Final = _ENVELOPES | {
    "ColonySpawned",
    "RoundStarted",
    "AgentTurnCompleted",
    "ColonyChatMessage",
    "RoundCompleted",
}
_ROUNDS: Final = ("rounds", "round_summaries")
_OUTPUT: Final = ("content", "output", "output_summary")
_TASK: Final = ("task", "original_task", "active_goal")
_POLICIES: Final = {policy.value: policy for policy in WritePolicy}
_ENDED: Final[dict[str, Literal["failed", "killed"]]] = {"ColonyFailed": "failed", "ColonyKilled": "killed"}
_STATUSES: Final[dict[str, Literal["completed", "failed", "killed", "running"]]] = {
    "completed": "completed",
    "failed": "failed",
    "killed": "killed",
    "running": "running",
}
_LARGEST: Final = 1e15
"""A cost above this is noise, and may not even fit a float."""
_ADDRESS_PARTS: Final = 3


def read(source: Source) -> Transcript:
    """Read one colony; its agents' turns keep agent, caste and round."""
    found = source.objects
    if len(found) == 1 and (_rounds(found[0]) or as_text(found[0].get("type")) in _ENVELOPES):
        return _transcript(found[0], _turns(found[0]))
    events = [item for item in found if as_text(item.get("type")) in _EVENTS]
    if not events or len(events) * 2 < len(found):
        refuse("no rounds with agents, no ColonyCompleted and no colony events")
    return _transcript(_merged(events), _event_turns(events))


def _rounds(colony: dict[str, JsonValue]) -> list[dict[str, JsonValue]]:
    listed = [item for key in _ROUNDS for item in objects(colony.get(key))]
    return [item for item in listed if isinstance(item.get("agents"), list)]


def _transcript(colony: dict[str, JsonValue], turns: Iterator[Turn]) -> Transcript:
    address = as_text(colony.get("address")).split("/")
    place = address if len(address) == _ADDRESS_PARTS else ["", "", ""]
    reason = first_text(colony, ("failure_reason", "reason"))
    return Transcript(
        workspace_id=PENDING,
        thread_id=as_text(colony.get("thread_id")) or place[1],
        colony_id=as_text(colony.get("colony_id")) or place[2],
        task=first_text(colony, _TASK),
        status=_status(colony),
        quality_score=as_share(colony.get("quality_score")),
        repo=as_text(colony.get("repo")) or None,
        strategy=as_text(colony.get("strategy")),
        rounds=len(_rounds(colony)) or as_count(colony.get("rounds_completed")) or 0,
        cost=_cost(colony.get("cost")),
        artifacts=tuple(_artifact(item) for item in objects(colony.get("artifacts"))),
        failure=_failure(as_object(colony.get("failure_context")), reason),
        memory_policy=_POLICIES.get(as_text(colony.get("memory_policy"))),
        occurred_at=instant(colony.get("timestamp")),
        turns=spoken(turns),
    )


def _turns(colony: dict[str, JsonValue]) -> Iterator[Turn]:
    for message in objects(colony.get("operator_messages")):
        yield _operator(as_text(message.get("content")), message)
    for number, held in enumerate(_rounds(colony), start=1):
        stated = as_count(held.get("round_number", held.get("round")))
        for agent in objects(held.get("agents")):
            yield _agent(agent, number if stated is None else stated, as_text(colony.get("agent_role")))
    summary = as_text(colony.get("summary"))
    final = colony.get("final_output") if not _rounds(colony) else None
    for text in (summary, *(as_object(final).values() or [final])):
        yield says("assistant", as_text(text), instant(colony.get("timestamp")))


def _event_turns(events: list[dict[str, JsonValue]]) -> Iterator[Turn]:
    for event in events:
        kind = as_text(event.get("type"))
        if kind == "AgentTurnCompleted":
            yield _agent(event, _round_of(event), "")
        elif kind == "ColonyChatMessage":
            yield _chat(event)
        elif kind in _ENVELOPES:
            yield says("assistant", as_text(event.get("summary")), instant(event.get("timestamp")))


def _chat(event: dict[str, JsonValue]) -> Turn:
    sender, text = as_text(event.get("sender")), as_text(event.get("content"))
    if sender == "operator":
        return _operator(text, event)
    return says("system" if sender in {"system", "service"} else "assistant", text, instant(event.get("timestamp")))


def _operator(text: str, message: dict[str, JsonValue]) -> Turn:
    """Make the operator's turn; without the producer's privilege it is read as session_conversation later."""
    at = instant(message.get("timestamp"))
    return Turn(role="operator", surface=Surface.OPERATOR_CHAT, content=text, occurred_at=at)


def _agent(agent: dict[str, JsonValue], number: int | None, role: str) -> Turn:
    return Turn(
        role="assistant",
        surface=Surface.AGENT_OUTPUT,
        content=first_text(agent, _OUTPUT),
        agent_id=first_text(agent, ("agent_id", "id")),
        agent_role=first_text(agent, ("caste", "agent_role", "role")) or role,
        round=number,
        tool_calls=tuple(_calls(agent)),
        occurred_at=instant(agent.get("timestamp")),
    )


def _calls(agent: dict[str, JsonValue]) -> Iterator[ToolCall]:
    for item in as_array(agent.get("tool_calls")):
        made = as_object(item)
        name = as_text(item) or first_text(made, ("name", "tool"))
        outcome = made.get("success", made.get("succeeded"))
        if name:
            yield call(name, made.get("arguments"), succeeded=outcome if isinstance(outcome, bool) else None)


def _merged(events: list[dict[str, JsonValue]]) -> dict[str, JsonValue]:
    """Lay a colony's events over each other: the last word on each field, its round numbers counted apart."""
    last = {key: value for event in events for key, value in event.items() if value not in (None, "")}
    reached = [number for event in events if (number := _round_of(event)) is not None]
    return {**last, "rounds_completed": max(reached, default=0), "timestamp": events[0].get("timestamp")}


def _round_of(event: dict[str, JsonValue]) -> int | None:
    return as_count(event.get("round_number"))


def _status(colony: dict[str, JsonValue]) -> Literal["completed", "failed", "killed", "running"]:
    ended = _ENDED.get(as_text(colony.get("type")))
    if ended is not None:
        return ended
    stated = _STATUSES.get(as_text(colony.get("status")))
    return stated or ("failed" if colony.get("succeeded") is False else "completed")


def _artifact(item: dict[str, JsonValue]) -> Artifact:
    return Artifact(
        id=as_text(item.get("id")),
        name=as_text(item.get("name")),
        type=first_text(item, ("artifact_type", "type")) or "generic",
        content=item.get("content", item.get("content_preview")),
    )


def _failure(context: dict[str, JsonValue], reason: str) -> Failure | None:
    error = first_text(context, ("error", "reason")) or reason
    if not error:
        return None
    return Failure(
        node=first_text(context, ("node", "node_id")),
        error=error,
        attempts=as_count(context.get("attempts")) or 0,
        diagnosis=as_text(context.get("diagnosis")),
        fixes=tuple(fix for fix in as_array(context.get("fixes")) if isinstance(fix, str)),
    )


def _cost(value: JsonValue) -> float:
    return float(value) if isinstance(value, int | float) and abs(value) < _LARGEST else 0.0
