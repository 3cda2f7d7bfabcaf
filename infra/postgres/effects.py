"""Effects → rows, inside the caller's transaction. It knows five effects and no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from psycopg.types.json import Json

from infra.postgres.queries import load
from infra.postgres.rows import memory_columns, remembered, state_snapshot, tagging_parameters
from pipeline.domain.memory import EventKind
from pipeline.domain.plan import Dispute, Insert, Retag, Transition
from pipeline.errors import ConflictError
from pipeline.lifecycle.independence import Standing, reach

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from psycopg import Cursor
    from psycopg.rows import DictRow

    from infra.postgres.database import Asked, Connection
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Effect


class _Step(NamedTuple):
    """A move of a memory as it is written: what moves, and its state afterwards as JSON values."""

    effect: Transition | Retag
    transition: Transition
    after: Mapping[str, object]


class Moving(NamedTuple):
    """Which memories are to move, and what tells at the pipeline's end how many did."""

    told: Sequence[Cursor[DictRow]]
    memories: Sequence[MemoryId]


_SQL = load("memories")


def ask_for_locks(
    workspace_id: str, arrivals: Sequence[Remembered], targets: Collection[MemoryId]
) -> tuple[Asked, Asked]:
    """Return the statements that lock the texts of `arrivals` and the rows that have them or are `targets`.

    The second answers with the ids of these rows. Texts first, in the order of their keys, then rows in the order of
    their ids: every transaction does so, and no two can wait for each other.
    """
    memories = [arrival.memory for arrival in arrivals]
    names = [f"{workspace_id}\n{memory.scope}\n{memory.text_hash}" for memory in memories]
    texts = [{"scope": memory.scope, "text_hash": memory.text_hash} for memory in memories]
    parameters = {"workspace_id": workspace_id, "ids": list(targets), "texts": Json(texts)}
    return (_SQL["lock_texts"], {"texts": names}), (_SQL["lock_states"], parameters)


def lock(
    connection: Connection, workspace_id: str, arrivals: Sequence[Remembered], targets: Collection[MemoryId]
) -> Sequence[MemoryId]:
    """Lock in one exchange what `ask_for_locks` names; return the ids of the rows."""
    texts, states = ask_for_locks(workspace_id, arrivals, targets)
    with connection.pipeline():
        connection.execute(*texts)
        locked = connection.execute(*states)
    return [row["memory_id"] for row in locked]


def lock_standings(
    connection: Connection, workspace_id: str, arrivals: Sequence[Remembered], targets: Collection[MemoryId]
) -> Sequence[Standing]:
    """Lock as `lock` does; return what stands there."""
    return read_standings(
        connection, workspace_id, lock(connection, workspace_id, arrivals, targets), speakers(arrivals)
    )


def speakers(arrivals: Sequence[Remembered]) -> Collection[str]:
    """Return the transcripts that new texts come from."""
    return {place.transcript_id for arrival in arrivals for place in arrival.memory.provenance}


def read_standings(
    connection: Connection, workspace_id: str, ids: Sequence[MemoryId], newcomers: Collection[str] = ()
) -> Sequence[Standing]:
    """Return memories with who supports them and whom they reached. Read under their locks, it stays true.

    `newcomers` are the transcripts that now speak: one that repeats the bytes of a supporter is among the sources.
    """
    if not ids:
        return []
    parameters = {"workspace_id": workspace_id, "ids": list(ids), "newcomers": list(newcomers)}
    with connection.pipeline():
        rows = connection.execute(_SQL["get"], parameters)
        supported = connection.execute(_SQL["sources"], parameters)
        deliveries = connection.execute(_SQL["reached"], parameters)
    known = _by_id(rows)
    sources = {row["memory_id"]: row["sources"] for row in supported}
    reached: dict[MemoryId, set[str]] = {}
    for row in deliveries:
        reached.setdefault(row["memory_id"], set()).add(reach(row["colony_id"], row["agent_id"]))
    return [
        Standing(known[name], frozenset(sources.get(name, ())), frozenset(reached.get(name, ())))
        for name in ids
        if name in known
    ]


def get(connection: Connection, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Remembered]:
    """Return the memories found among `ids`, live or not."""
    return _by_id(connection.execute(_SQL["get"], {"workspace_id": workspace_id, "ids": list(ids)}))


def _by_id(rows: Iterable[Mapping[str, Any]]) -> Mapping[MemoryId, Remembered]:
    found = [remembered(row) for row in rows]
    return {memory.memory.memory_id: memory for memory in found}


def carry(connection: Connection, workspace_id: str, successions: Mapping[MemoryId, MemoryId]) -> None:
    """Let the statements behind each memory support its successor too: who said it stays known."""
    rows = [{"workspace_id": workspace_id, "memory_id": old, "successor": new} for old, new in successions.items()]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["carry"], rows)


def write_effects(
    connection: Connection, workspace_id: str, effects: Sequence[Effect], actor: str, now: datetime
) -> None:
    """Write inserts, transitions and disputes in one exchange; raise ConflictError when a version has moved."""
    with connection.pipeline():
        moving = send_effects(connection, workspace_id, effects, actor, now)
    require_moved(moving)


def send_effects(
    connection: Connection, workspace_id: str, effects: Sequence[Effect], actor: str, now: datetime
) -> Moving:
    """Send inserts, transitions and disputes within the caller's pipeline; `require_moved` after its end.

    A successor's text is written before its predecessor ends (it is referred to), its state after (one live row per
    text), and with the states the events of all. Links belong to the statements and are written with them.
    """
    inserts = [effect for effect in effects if isinstance(effect, Insert)]
    newborn = {insert.arrival.memory.memory_id for insert in inserts}
    steps = [_step(effect) for effect in effects if isinstance(effect, Transition | Retag)]
    before = [step for step in steps if _moved(step) not in newborn]
    after = [step for step in steps if _moved(step) in newborn]
    memories = [memory_columns(insert.arrival.memory) for insert in inserts]
    states = [state_snapshot(insert.arrival.state) for insert in inserts]
    events = [*map(_event, before), *_births(inserts, states, actor), *map(_event, after)]
    # The workspace is the transaction's, whatever a row claims: its policy sees to that.
    if memories:
        connection.execute(_SQL["write_memories"], {"workspace_id": workspace_id, "rows": Json(memories)})
    gone = _move(connection, workspace_id, before)
    if events:
        written = {"workspace_id": workspace_id, "states": Json(states), "events": Json(events)}
        connection.execute(_SQL["write_states"], written)
    gone += _move(connection, workspace_id, after)
    for effect in effects:
        if isinstance(effect, Dispute):
            _write_dispute(connection, workspace_id, effect, now)
    return Moving(gone, [_moved(step) for step in (*before, *after)])


def require_moved(moving: Moving) -> None:
    """Raise ConflictError when a state was not moved, since another had been faster."""
    if sum(each.rowcount for each in moving.told) != len(moving.memories):
        names = ", ".join(moving.memories[:3])
        more = f" or one of {len(moving.memories) - 3} others" if len(moving.memories) > 3 else ""  # noqa: PLR2004 - as many are named
        message = f"memory {names}{more} moved meanwhile"
        raise ConflictError(message)


def _step(effect: Transition | Retag) -> _Step:
    transition = effect.step if isinstance(effect, Retag) else effect
    return _Step(effect, transition, state_snapshot(transition.after))


def _moved(step: _Step) -> MemoryId:
    return step.transition.after.memory_id


def _move(connection: Connection, workspace_id: str, steps: Sequence[_Step]) -> list[Cursor[DictRow]]:
    """Replace states and tags; return what tells, at the pipeline's end, how many states there were."""
    moving = [
        connection.execute(
            _SQL["move_states"], {"workspace_id": workspace_id, "rows": Json([step.after for step in together])}
        )
        for together in _together(steps)
    ]
    for step in steps:
        if isinstance(step.effect, Retag):
            connection.execute(_SQL["retag"], _tagging(workspace_id, step.effect))
    return moving


def _together(steps: Sequence[_Step]) -> Sequence[Sequence[_Step]]:
    """Return the steps in their order, in parts of which one statement may make each in whatever order it likes.

    A memory moves once in a part. What comes back to life is a part of its own, after all that ends before it: for a
    moment too many a text would live twice.
    """
    parts: list[list[_Step]] = []
    held: set[MemoryId] = set()
    for step in steps:
        returns = not step.transition.before.is_live and step.transition.after.is_live
        if not parts or returns or _moved(step) in held:
            parts.append([])
            held = set()
        parts[-1].append(step)
        held.add(_moved(step))
    return parts


def _tagging(workspace_id: str, retag: Retag) -> Mapping[str, object]:
    return {"workspace_id": workspace_id, "memory_id": retag.step.after.memory_id} | tagging_parameters(retag.tagging)


def _births(
    inserts: Sequence[Insert], states: Sequence[Mapping[str, object]], actor: str
) -> Sequence[Mapping[str, object]]:
    return [_birth(insert, snapshot, actor) for insert, snapshot in zip(inserts, states, strict=True)]


def _birth(insert: Insert, snapshot: Mapping[str, object], actor: str) -> Mapping[str, object]:
    state = insert.arrival.state
    return {
        "memory_id": state.memory_id,
        "version": state.version,
        "kind": EventKind.CREATED,
        "actor": actor,
        "reason": insert.reason or state.staged_reason or state.tier,
        "after": snapshot,
        "at": snapshot["updated_at"],
    }


def _event(moved: _Step) -> Mapping[str, object]:
    step = moved.transition
    return {
        "memory_id": step.after.memory_id,
        "version": step.after.version,
        "kind": step.kind,
        "actor": step.actor,
        "reason": step.reason,
        "before": state_snapshot(step.before),
        "after": moved.after,
        "at": moved.after["updated_at"],
        "tags": _tags(moved.effect),
    }


def _tags(step: Transition | Retag) -> Mapping[str, object] | None:
    """Return what an event tells of the tags: what they were and what they are."""
    if not isinstance(step, Retag):
        return None
    return {"before": tagging_parameters(step.former), "after": tagging_parameters(step.tagging)}


def _write_dispute(connection: Connection, workspace_id: str, dispute: Dispute, now: datetime) -> None:
    parameters = {
        "workspace_id": workspace_id,
        "memory_id": dispute.memory_id,
        "rival_id": dispute.rival_id,
        "winner": dispute.winner,
        "reason": dispute.reason,
        "text": dispute.text,
        "reopens": dispute.reopens,
        "now": now,
    }
    connection.execute(_SQL["write_conflict"], parameters)
