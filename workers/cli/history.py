"""One memory's history, as `show`, `events` and `explain` tell it."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from pipeline.errors import InvalidInputError, UnknownMemoryError
from workers.cli import trial
from workers.cli.terminal import clip, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from pydantic import JsonValue

    from judge.story import Answer
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Transition
    from workers.wiring import Services

_ANY: TypeAdapter[object] = TypeAdapter(object)
_FRACTION = re.compile(r"(?<=T\d\d:\d\d:\d\d)[.+\d:]+$")
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
    replaced: Sequence[Mapping[str, Any]] = ()
    judged: Sequence[Answer] = ()
    costs: Sequence[Mapping[str, Any]] = ()
    held_until: datetime | None = None


def find(
    services: Services, workspace: str, memory_id: MemoryId, as_of: datetime | None = None
) -> tuple[Remembered, Chronicle]:
    """Return a memory and its history; with `as_of`, what there was of both by then.

    Raises:
        UnknownMemoryError: this workspace has no such memory.
    """
    known = services.memories.get(workspace, [memory_id]).get(memory_id)
    if known is None:
        raise UnknownMemoryError(workspace, memory_id)
    support = services.memories.support(workspace, memory_id)
    chronicle = Chronicle(
        statements=support,
        events=services.memories.events(workspace, memory_id),
        deliveries=services.recall_log.deliveries(workspace, memory_id),
        replaced=services.memories.replaced(workspace, memory_id),
        judged=trial.judged(services, workspace, known, support),
        costs=trial.costs(services, workspace, support),
    )
    if as_of is not None:
        known, chronicle = _by(as_of, services, known, chronicle)
    held_until = _held_until(services, known)
    return known, replace(chronicle, held_until=held_until)


def _by(as_of: datetime, services: Services, known: Remembered, chronicle: Chronicle) -> tuple[Remembered, Chronicle]:
    """Return a memory as it stood at `as_of`, and what had happened by then."""
    memory = known.memory
    states = services.memories.believed(memory.workspace_id, [memory.memory_id], as_of)
    if memory.memory_id not in states:
        message = f"memory {memory.memory_id} was not there yet: it was formed {memory.created_at:%Y-%m-%d %H:%M:%S}"
        raise InvalidInputError(message, ["times are UTC"])
    then = Chronicle(
        statements=[row for row in chronicle.statements if row["linked_at"] <= as_of],
        events=[row for row in chronicle.events if row["at"] <= as_of],
        deliveries=[row for row in chronicle.deliveries if row["delivered_at"] <= as_of],
        replaced=[row for row in chronicle.replaced if row["ended_at"] <= as_of],
        judged=[answer for answer in chronicle.judged if answer.at <= as_of],
    )
    return replace(known, state=states[memory.memory_id]), then


def _held_until(services: Services, known: Remembered) -> datetime | None:
    """Return when a memory stopped being true in the world: where its validity ends, or a later one's begins."""
    state = known.state
    if state.valid_until is not None or state.superseded_by is None:
        return state.valid_until
    successor = services.memories.get(state.workspace_id, [state.superseded_by]).get(state.superseded_by)
    since = successor.memory.valid_from if successor else None
    return since if since is not None and since > known.memory.valid_from else None


def plain(value: object) -> JsonValue:
    """Return a JSON value of whatever a row holds."""
    return _ANY.dump_python(value, mode="json")


def described(remembered: Remembered, chronicle: Chronicle) -> JsonValue:
    """Return a memory with its state, the statements behind it, its events and its deliveries."""
    memory = {**asdict(remembered.memory), **asdict(remembered.state)}
    rest = {"statements": chronicle.statements, "events": chronicle.events, "deliveries": chronicle.deliveries}
    rest |= {"replaced": chronicle.replaced}
    judged = {"judged": [asdict(each) for each in chronicle.judged], "judge_costs": chronicle.costs}
    return plain({"memory": memory, "held_until": chronicle.held_until, **rest, **judged})


def tell(remembered: Remembered, chronicle: Chronicle) -> None:
    """Print a memory for a person: what it says, what it is, where it comes from, what happened to it."""
    memory, state = remembered.memory, remembered.state
    say(f"{memory.memory_id}  v{state.version}")
    say(f"  {memory.content}")
    life = f"until {state.expires_at:%Y-%m-%d}" if state.expires_at else "no expiry"
    marks = "".join(f", {mark}" for mark, holds in (("pinned", state.pinned), ("muted", state.muted)) if holds)
    ended = f", {state.ending.value} {state.ended_at:%Y-%m-%d}" if state.ending and state.ended_at else ""
    by = f" by {state.superseded_by}" if state.superseded_by else ""
    kind = f"{state.tier.value}, {state.status.value}, {memory.pacer.value}, {memory.decay_class.value}"
    say(f"  {kind}, {life}{marks}{ended}{by}")
    if chronicle.held_until:
        held = f"from {memory.valid_from:%Y-%m-%d %H:%M} until {chronicle.held_until:%Y-%m-%d %H:%M}"
        say(f"  held {held}; learned {memory.created_at:%Y-%m-%d %H:%M}")
    say(f"  confidence {state.mean:.2f} (α {state.alpha:.1f}, β {state.beta:.1f}), strength {state.strength:.2f}")
    for row in chronicle.replaced:
        say(f"  {row['ending']} {row['memory_id']} “{clip(str(row['content']))}”")
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
    """Return a value as an event line has it; an instant without its fractions."""
    if isinstance(value, float):
        return f"{value:.2f}"
    return "none" if value is None else _FRACTION.sub("", str(value))


def _weights(weights: Mapping[str, float], most: int = 4) -> str:
    """Return the heaviest of named weights."""
    heaviest = sorted(weights.items(), key=lambda item: -abs(item[1]))[:most]
    return ", ".join(f"{name} {weight:+.2f}" for name, weight in heaviest) or "no signal"
