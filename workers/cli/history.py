"""One memory's history, as `show`, `events` and `explain` tell it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from pipeline.errors import UnknownMemoryError
from workers.cli import trial
from workers.cli.terminal import clip, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import JsonValue

    from judge.story import Answer
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Transition
    from workers.wiring import Services

_ANY: TypeAdapter[object] = TypeAdapter(object)
UNREMARKABLE = frozenset(
    (
        *("version", "updated_at", "confidence_at", "strength_at", "strength_baseline", "peak_alpha"),
        *("last_recalled_at", "last_reinforced_at"),
    )
)
"""Columns that move with every change; a person is shown the others."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What is recorded of a memory, oldest first; the columns are those of docs/SCHEMA.md."""

    statements: Sequence[Mapping[str, Any]]
    events: Sequence[Mapping[str, Any]]
    deliveries: Sequence[Mapping[str, Any]]
    judged: Sequence[Answer] = ()
    costs: Sequence[Mapping[str, Any]] = ()


def find(services: Services, workspace: str, memory_id: MemoryId) -> tuple[Remembered, Chronicle]:
    """Return a memory and its history.

    Raises:
        UnknownMemoryError: this workspace has no such memory.
    """
    found = services.memories.get(workspace, [memory_id])
    if memory_id not in found:
        raise UnknownMemoryError(workspace, memory_id)
    support = services.memories.support(workspace, memory_id)
    chronicle = Chronicle(
        statements=support,
        events=services.memories.events(workspace, memory_id),
        deliveries=services.recall_log.deliveries(workspace, memory_id),
        judged=trial.judged(services, workspace, found[memory_id], support),
        costs=trial.costs(services, workspace, support),
    )
    return found[memory_id], chronicle


def plain(value: object) -> JsonValue:
    """Return a JSON value of whatever a row holds."""
    return _ANY.dump_python(value, mode="json")


def described(remembered: Remembered, chronicle: Chronicle) -> JsonValue:
    """Return a memory with its state, the statements behind it, its events and its deliveries."""
    memory = {**asdict(remembered.memory), **asdict(remembered.state)}
    rest = {"statements": chronicle.statements, "events": chronicle.events, "deliveries": chronicle.deliveries}
    judged = {"judged": [asdict(each) for each in chronicle.judged], "judge_costs": chronicle.costs}
    return plain({"memory": memory, **rest, **judged})


def tell(remembered: Remembered, chronicle: Chronicle, *, events: bool) -> None:
    """Print a memory for a person: what it says, what it is, where it comes from, what happened to it."""
    memory, state = remembered.memory, remembered.state
    say(f"{memory.memory_id}  v{state.version}")
    say(f"  {memory.content}")
    life = f"until {state.expires_at:%Y-%m-%d}" if state.expires_at else "no expiry"
    ended = f", {state.ending.value} {state.ended_at:%Y-%m-%d}" if state.ending and state.ended_at else ""
    say(f"  {state.tier.value}, {state.status.value}, {memory.pacer.value}, {memory.decay_class.value}, {life}{ended}")
    say(f"  confidence {state.mean:.2f} (α {state.alpha:.1f}, β {state.beta:.1f}), strength {state.strength:.2f}")
    say("  formed from")
    for row in chronicle.statements:
        span = f"turn {row['turn']}, characters {row['start_offset']} to {row['end_offset']}"
        say(f"    {row['transcript_id']}, {span}, by {row['agent_id'] or row['surface']}")
        say(f"      “{clip(str(row['raw']))}”")
        say(f"      gate score {row['score']:.2f}: {_weights(row['features'])}; {row['outcome']}: {row['reason']}")
        if row["tags"]:
            tags: Mapping[str, Any] = row["tags"]
            say(f"      {tags['pacer']} ({tags['pacer_confidence']:.2f}): {_weights(tags['signals'])}")
    trial.tell(memory, chronicle.judged, chronicle.costs)
    if events:
        say("  since then")
        for event in chronicle.events:
            say(f"    {event_line(event)}")
        for row in chronicle.deliveries:
            counts = "counts" if row["counts"] else "does not count"
            place = f"delivered to {row['agent_id']} in place {row['rank'] + 1}"
            say(f"    {row['delivered_at']:%Y-%m-%d %H:%M:%S}  {place}, {counts}")


def event_line(event: Mapping[str, Any]) -> str:
    """Return one event on a line: when, what, by whom, why, and the columns that changed."""
    changed = _changes(event["before"], event["after"])
    why = f": {event['reason']}" if event["reason"] else ""
    return f"{event['at']:%Y-%m-%d %H:%M:%S}  {event['kind']} by {event['actor']}{why}{changed}"


def transition_line(step: Transition) -> str:
    """Return a step that was just written as the line of its event."""
    before, after = plain(step.before), plain(step.after)
    event = {"at": step.after.updated_at, "kind": step.kind, "actor": step.actor, "reason": step.reason}
    return event_line({**event, "before": before, "after": after})


def _changes(before: Mapping[str, object] | None, after: Mapping[str, object]) -> str:
    if before is None:
        return ""
    names = [name for name in after if name not in UNREMARKABLE and before.get(name) != after[name]]
    return "".join(f"; {name} {_short(before.get(name))} → {_short(after[name])}" for name in names)


def _short(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else "none" if value is None else str(value)[:19]


def _weights(weights: Mapping[str, float], most: int = 4) -> str:
    """Return the heaviest of named weights."""
    heaviest = sorted(weights.items(), key=lambda item: -abs(item[1]))[:most]
    return ", ".join(f"{name} {weight:+.2f}" for name, weight in heaviest) or "no signal"
