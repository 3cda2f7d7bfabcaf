"""What an operator does to a memory by hand, in PostgreSQL: one transaction each, under the locks of every writer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from infra.postgres.effects import carry, get, lock_standings, write_effects
from infra.postgres.rivals import ask_for_rivals
from pipeline.domain.plan import Insert
from pipeline.errors import ConflictError, UnknownMemoryError
from pipeline.lifecycle import verb as verbs

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Effect
    from pipeline.lifecycle.transition import Cause
    from pipeline.lifecycle.verb import Verb


@dataclass(frozen=True, slots=True)
class Deed:
    """What a verb came to: the memory as it stands now, and what was written (nothing if it stood so already)."""

    memory: Remembered
    effects: tuple[Effect, ...]


class PostgresOperating:
    """The operator's verbs on one memory."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def act(self, workspace_id: str, memory_id: MemoryId, verb: Verb, cause: Cause, version: int | None = None) -> Deed:
        """Do what `verb` says to one memory; with `version`, only if nothing has happened to it since.

        Raises:
            UnknownMemoryError: the workspace has no such memory.
            ConflictError: the memory stands at another version.
            InvalidInputError: the verb cannot be meant for a memory that stands like this.
        """
        with self._database.transaction(workspace_id) as connection:
            (seen,) = find(connection, workspace_id, [memory_id])
            known, others = _lock(connection, workspace_id, [seen], [memory_id, *_heirs(connection, seen)], version)
            effects = verbs.act(verb, known, others, cause)
            write_effects(connection, workspace_id, effects, cause.actor, cause.at)
            (after,) = find(connection, workspace_id, [memory_id])
        return Deed(after, effects)

    def edit(
        self, workspace_id: str, memory_id: MemoryId, arrival: Remembered, cause: Cause, version: int | None = None
    ) -> Deed:
        """Put `arrival` in the place of a live memory; the answer is the new one. Raises as `act`."""
        with self._database.transaction(workspace_id) as connection:
            find(connection, workspace_id, [memory_id])
            rivals = near(connection, workspace_id, arrival, cause)
            known, others = _lock(connection, workspace_id, [arrival], [memory_id, *rivals], version)
            beside = [each for each in others if each.memory.memory_id in rivals]
            effects = verbs.edit(known, arrival, [known, *others], beside, cause)
            return succeeded(connection, workspace_id, effects, [memory_id], cause)


def _heirs(connection: Connection, seen: Remembered) -> list[MemoryId]:
    """Return who took a memory's place, who took theirs, and so on, unlocked."""
    heirs: list[MemoryId] = []
    heir = seen.state.superseded_by
    while heir is not None and heir not in heirs:
        heirs.append(heir)
        heir = find(connection, seen.memory.workspace_id, [heir])[0].state.superseded_by
    return heirs


def find(connection: Connection, workspace_id: str, ids: Sequence[MemoryId]) -> list[Remembered]:
    """Return memories in the order of `ids`; raise UnknownMemoryError for one that is not there."""
    found = get(connection, workspace_id, ids)
    for name in ids:
        if name not in found:
            raise UnknownMemoryError(workspace_id, name)
    return [found[name] for name in ids]


def _lock(
    connection: Connection,
    workspace_id: str,
    texts: Sequence[Remembered],
    ids: Sequence[MemoryId],
    version: int | None,
) -> tuple[Remembered, Sequence[Remembered]]:
    """Lock the memories `ids` and all that have the `texts`; return the first of `ids`, and the others."""
    found = {
        standing.remembered.memory.memory_id: standing.remembered
        for standing in lock_standings(connection, workspace_id, texts, ids)
    }
    known = found.pop(ids[0])
    if version is not None and known.state.version != version:
        message = f"memory {ids[0]} is at version {known.state.version}, not {version}: look again (`memform show`)"
        raise ConflictError(message)
    return known, [*found.values()]


def near(connection: Connection, workspace_id: str, arrival: Remembered, cause: Cause) -> Collection[MemoryId]:
    """Return who stands near new words, unlocked."""
    rows = connection.execute(*ask_for_rivals(workspace_id, [arrival], cause.at)).fetchall()
    return {row["memory_id"] for row in rows}


def succeeded(
    connection: Connection, workspace_id: str, effects: Sequence[Effect], parents: Sequence[MemoryId], cause: Cause
) -> Deed:
    """Write a succession, and let what the parents rest on support their successor; return the successor."""
    write_effects(connection, workspace_id, effects, cause.actor, cause.at)
    name = next(effect.arrival.memory.memory_id for effect in effects if isinstance(effect, Insert))
    carry(connection, workspace_id, dict.fromkeys(parents, name))
    (after,) = find(connection, workspace_id, [name])
    return Deed(after, tuple(effects))
