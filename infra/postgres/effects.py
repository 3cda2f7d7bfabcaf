"""Effects → rows, inside the caller's transaction. It knows five effects and no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from psycopg.types.json import Jsonb

from infra.postgres.queries import load
from infra.postgres.rows import memory_parameters, remembered, state_parameters, state_snapshot, tagging_parameters
from pipeline.domain.memory import EventKind
from pipeline.domain.plan import Dispute, Insert, Retag, Transition
from pipeline.errors import ConflictError
from pipeline.lifecycle.independence import Standing, reach
from pipeline.policy import MAX_LEXICAL_TERMS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection
    from pipeline.domain.memory import Memory, MemoryId, Remembered
    from pipeline.domain.plan import Effect

_RIVALS: Final = 12
"""Rivals looked at per newcomer: what shares most of its words is among the first dozen that share any."""

_SQL = load("memories")


def lock_standings(
    connection: Connection, workspace_id: str, arrivals: Sequence[Remembered], targets: Collection[MemoryId]
) -> Sequence[Standing]:
    """Lock the texts of `arrivals` and the rows that have them or are `targets`; return what stands there.

    Texts first, in the order of their keys, then rows in the order of their ids: every transaction does so, and no
    two can wait for each other.
    """
    memories = [arrival.memory for arrival in arrivals]
    texts = [f"{workspace_id}\n{memory.scope}\n{memory.text_hash}" for memory in memories]
    connection.execute(_SQL["lock_texts"], {"texts": texts})
    parameters = {
        "workspace_id": workspace_id,
        "ids": list(targets),
        "scopes": [memory.scope for memory in memories],
        "hashes": [memory.text_hash for memory in memories],
    }
    locked = connection.execute(_SQL["lock_states"], parameters).fetchall()
    newcomers = {place.transcript_id for memory in memories for place in memory.provenance}
    return read_standings(connection, workspace_id, [row["memory_id"] for row in locked], newcomers)


def read_standings(
    connection: Connection, workspace_id: str, ids: Sequence[MemoryId], newcomers: Collection[str] = ()
) -> Sequence[Standing]:
    """Return memories with who supports them and whom they reached. Read under their locks, it stays true.

    `newcomers` are the transcripts that now speak: one that repeats the bytes of a supporter is among the sources.
    """
    if not ids:
        return []
    parameters = {"workspace_id": workspace_id, "ids": list(ids), "newcomers": list(newcomers)}
    known = get(connection, workspace_id, ids)
    sources = {row["memory_id"]: row["sources"] for row in connection.execute(_SQL["sources"], parameters)}
    reached: dict[MemoryId, set[str]] = {}
    for row in connection.execute(_SQL["reached"], parameters):
        reached.setdefault(row["memory_id"], set()).add(reach(row["colony_id"], row["agent_id"]))
    return [
        Standing(known[name], frozenset(sources.get(name, ())), frozenset(reached.get(name, ())))
        for name in ids
        if name in known
    ]


def read_rivals(
    connection: Connection, workspace_id: str, arrivals: Sequence[Remembered], now: datetime
) -> Mapping[MemoryId, Sequence[Remembered]]:
    """Return the live consolidated memories nearest in words to each new text; unlocked, their versions count later."""
    memories = [arrival.memory for arrival in arrivals]
    parameters = {
        "workspace_id": workspace_id,
        "ids": [memory.memory_id for memory in memories],
        "texts": [memory.content for memory in memories],
        "scopes": [memory.scope for memory in memories],
        "hashes": [memory.text_hash for memory in memories],
        "operators": [memory.operator for memory in memories],
        "tiers": [arrival.state.tier for arrival in arrivals],
        "now": now,
        "limit": _RIVALS,
        "max_terms": MAX_LEXICAL_TERMS,
    }
    pairs = connection.execute(_SQL["rivals"], parameters).fetchall()
    known = get(connection, workspace_id, sorted({pair["memory_id"] for pair in pairs}))
    rivals: dict[MemoryId, list[Remembered]] = {}
    for pair in pairs:
        rivals.setdefault(pair["newcomer"], []).append(known[pair["memory_id"]])
    return rivals


def get(connection: Connection, workspace_id: str, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Remembered]:
    """Return the memories found among `ids`, live or not."""
    rows = connection.execute(_SQL["get"], {"workspace_id": workspace_id, "ids": list(ids)})
    found = [remembered(row) for row in rows]
    return {memory.memory.memory_id: memory for memory in found}


def carry(connection: Connection, workspace_id: str, successions: Mapping[MemoryId, MemoryId]) -> None:
    """Let the statements behind each memory support its successor too: who said it stays known."""
    rows = [{"workspace_id": workspace_id, "memory_id": old, "successor": new} for old, new in successions.items()]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["carry"], rows)


def write_all(connection: Connection, query: bytes, rows: Iterable[Mapping[str, object]]) -> None:
    """Send a statement once for each row, within a pipeline: its end is the one round trip, and tells what failed."""
    for row in rows:
        connection.execute(query, row)


def write_effects(
    connection: Connection, workspace_id: str, effects: Sequence[Effect], actor: str, now: datetime
) -> None:
    """Write inserts, transitions and disputes; raise ConflictError when a version has moved.

    A successor's text is written before its predecessor ends (it is referred to), its state after (one live row per
    text): hence three passes. Links belong to the statements and are written with them.
    """
    inserts = [effect for effect in effects if isinstance(effect, Insert)]
    arrivals = [insert.arrival for insert in inserts]
    reasons = {insert.arrival.memory.memory_id: insert.reason for insert in inserts}
    newborn = {arrival.memory.memory_id for arrival in arrivals}
    steps = [effect for effect in effects if isinstance(effect, Transition | Retag)]
    with connection.pipeline():
        for arrival in arrivals:
            _write_memory(connection, workspace_id, arrival.memory)
    _move(connection, workspace_id, [step for step in steps if _moved(step) not in newborn])
    with connection.pipeline():
        for arrival in arrivals:
            _write_first_state(connection, workspace_id, arrival, actor, reasons.get(arrival.memory.memory_id, ""))
    _move(connection, workspace_id, [step for step in steps if _moved(step) in newborn])
    for effect in effects:
        if isinstance(effect, Dispute):
            _write_dispute(connection, workspace_id, effect, now)


def _write_memory(connection: Connection, workspace_id: str, memory: Memory) -> None:
    # The workspace is the transaction's, whatever the memory claims; a row of another is refused by its policy.
    parameters = memory_parameters(memory) | {"workspace_id": workspace_id}
    connection.execute(_SQL["write_memory"], parameters)
    connection.execute(_SQL["write_vectors"], parameters)


def _write_first_state(connection: Connection, workspace_id: str, arrival: Remembered, actor: str, reason: str) -> None:
    state = arrival.state
    connection.execute(_SQL["write_state"], state_parameters(state) | {"workspace_id": workspace_id})
    event = {
        "workspace_id": workspace_id,
        "memory_id": state.memory_id,
        "version": state.version,
        "kind": EventKind.CREATED,
        "actor": actor,
        "reason": reason or state.staged_reason or state.tier,
        "before": None,
        "after": Jsonb(state_snapshot(state)),
        "at": state.updated_at,
        "tags": None,
    }
    connection.execute(_SQL["write_event"], event)


def _moved(step: Transition | Retag) -> MemoryId:
    return _transition(step).after.memory_id


def _transition(step: Transition | Retag) -> Transition:
    return step.step if isinstance(step, Retag) else step


def _move(connection: Connection, workspace_id: str, steps: Sequence[Transition | Retag]) -> None:
    """Replace states and write their events, in one exchange each: a sweep moves hundreds."""
    if not steps:
        return
    rows = [state_parameters(_transition(step).after) | {"workspace_id": workspace_id} for step in steps]
    with connection.cursor() as cursor:
        cursor.executemany(_SQL["move_state"], rows)
        if cursor.rowcount != len(rows):
            names = ", ".join(_moved(step) for step in steps[:3])
            more = f" or one of {len(steps) - 3} others" if len(steps) > 3 else ""  # noqa: PLR2004 - as many are named
            message = f"memory {names}{more} moved meanwhile"
            raise ConflictError(message)
        cursor.executemany(_SQL["retag"], [_tagging(workspace_id, step) for step in steps if isinstance(step, Retag)])
        cursor.executemany(_SQL["write_event"], [_event(workspace_id, step) for step in steps])


def _tagging(workspace_id: str, retag: Retag) -> Mapping[str, object]:
    return {"workspace_id": workspace_id, "memory_id": _moved(retag)} | tagging_parameters(retag.tagging)


def _tags(step: Transition | Retag) -> Jsonb | None:
    """Return what an event tells of the tags: what they were and what they are."""
    if not isinstance(step, Retag):
        return None
    return Jsonb({"before": tagging_parameters(step.former), "after": tagging_parameters(step.tagging)})


def _event(workspace_id: str, moved: Transition | Retag) -> Mapping[str, object]:
    step = _transition(moved)
    return {
        "workspace_id": workspace_id,
        "memory_id": step.after.memory_id,
        "version": step.after.version,
        "kind": step.kind,
        "actor": step.actor,
        "reason": step.reason,
        "before": Jsonb(state_snapshot(step.before)),
        "after": Jsonb(state_snapshot(step.after)),
        "at": step.after.updated_at,
        "tags": _tags(moved),
    }


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
