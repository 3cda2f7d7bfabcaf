"""A transcript's later runs in PostgreSQL: what is carried over from the former one, and what leaves with it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from infra.postgres.effects import get, lock_standings, write_effects
from infra.postgres.queries import load
from infra.postgres.statement_rows import tags_of
from pipeline.domain.statement import Outcome
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.lifecycle.rerun import OPERATOR_KINDS, Holding, Trace, is_judged, pair
from pipeline.lifecycle.succession import Scene, succeed
from pipeline.lifecycle.transition import Cause, Machine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.ports import Claim

_SQL = load("reruns")
BATCH_ACTOR: Final = "batch:"
"""Prefix of the actor of what a batch does to memories."""


@dataclass(frozen=True, slots=True)
class Rerun:
    """A run that takes over from a former one: because its content was replaced, or for a batch (`batch` not None).

    `rejudge` asks the judge again about what did not change.
    """

    claim: Claim
    former: int
    batch: int | None
    rejudge: bool

    @property
    def actor(self) -> str:
        """Who its events are by."""
        return Machine.FORMATION if self.batch is None else f"{BATCH_ACTOR}{self.batch}"

    def cause(self, now: datetime) -> Cause:
        """Return why its effects come about."""
        return Cause(self.actor, "replaced" if self.batch is None else "reprocessed", now)

    def asks_again(self, trace: Trace) -> bool:
        """Return True for what the judge is to hear once more."""
        return self.rejudge and is_judged(trace)

    def key(self) -> dict[str, object]:
        """Return the parameters that name both runs."""
        return {**self.claim.ref._asdict(), "run": self.claim.run, "former_run": self.former}


def is_first(claim: Claim) -> bool:
    """Return True for a run that takes over from none."""
    return claim.run == 1


def rerun_of(connection: Connection, claim: Claim) -> Rerun | None:
    """Return what a claimed run takes over from; None for a first run."""
    if is_first(claim):
        return None
    row = connection.execute(_SQL["rerun"], {**claim.ref._asdict(), "run": claim.run}).fetchone()
    return Rerun(claim, row["former_run"], row["batch_id"], row["rejudge"]) if row else None


def carry(connection: Connection, rerun: Rerun, now: datetime) -> None:
    """Give statements that did not change the outcome and the memories they had.

    What an operator decided about quarantined words is carried over first.
    """
    _keep_decisions(connection, rerun, now)
    fresh = traces(connection, rerun.claim.ref, rerun.claim.run)
    pairs = pair(traces(connection, rerun.claim.ref, rerun.former), fresh, rerun.asks_again)
    pairing = {"fresh": [*pairs.carried], "former": [*pairs.carried.values()]}
    connection.execute(_SQL["carry"], rerun.key() | pairing)
    connection.execute(_SQL["carry_links"], rerun.key() | pairing)
    connection.execute(_SQL["carry_wait"], rerun.key() | {"now": now})


def memories_of(connection: Connection, rerun: Rerun) -> set[MemoryId]:
    """Return the memories that either run supports: what its end may touch, to be locked with the rest."""
    runs = (rerun.former, rerun.claim.run)
    return {memory_id for run in runs for ids in linked(connection, rerun.claim.ref, run).values() for memory_id in ids}


def conclude(connection: Connection, rerun: Rerun, pacer_version: str, now: datetime) -> None:
    """Write what the end of a run means for its memories: other tags, other words, or an end."""
    workspace_id, transcript_id = rerun.claim.ref.workspace_id, rerun.claim.ref.transcript_id
    ids = sorted(memories_of(connection, rerun))
    lock_standings(connection, workspace_id, (), ids)
    scene = Scene(
        transcript_id=transcript_id,
        former=traces(connection, rerun.claim.ref, rerun.former),
        fresh=traces(connection, rerun.claim.ref, rerun.claim.run),
        before=linked(connection, rerun.claim.ref, rerun.former),
        after=linked(connection, rerun.claim.ref, rerun.claim.run),
        holdings=holdings(connection, rerun.claim.ref, ids),
        newborn={row["memory_id"] for row in connection.execute(_SQL["newborn"], rerun.key())},
    )
    write_effects(connection, workspace_id, succeed(scene, pacer_version, rerun.cause(now)), rerun.actor, now)


def traces(connection: Connection, ref: TranscriptRef, run: int) -> Sequence[Trace]:
    """Return the statements of a run that passed the gate."""
    return [_trace(row) for row in connection.execute(_SQL["traces"], {**ref._asdict(), "run": run})]


def linked(connection: Connection, ref: TranscriptRef, run: int) -> Mapping[int, Sequence[MemoryId]]:
    """Return the memories that each statement of a run supports."""
    found: dict[int, list[MemoryId]] = defaultdict(list)
    for row in connection.execute(_SQL["linked"], {**ref._asdict(), "run": run}):
        found[row["ordinal"]].append(row["memory_id"])
    return found


def holdings(connection: Connection, ref: TranscriptRef, ids: Sequence[MemoryId]) -> Mapping[MemoryId, Holding]:
    """Return memories with what holds them beside this transcript."""
    where = {**ref._asdict(), "ids": list(ids), "machines": [*Machine], "kinds": [*OPERATOR_KINDS]}
    others = {row["memory_id"]: row["others"] for row in connection.execute(_SQL["supported"], where)}
    touched = {row["memory_id"] for row in connection.execute(_SQL["touched"], where)}
    known = get(connection, ref.workspace_id, ids)
    return {name: Holding(each, others.get(name, 0), name in touched) for name, each in known.items()}


def decisions(connection: Connection, ref: TranscriptRef) -> Mapping[str, Sequence[str]]:
    """Return the hashes of quarantined texts by what an operator decided about them."""
    decided: dict[str, list[str]] = defaultdict(list)
    for row in connection.execute(_SQL["decided"], ref._asdict()):
        decided[row["decision"]].append(row["text_hash"])
    return decided


def _keep_decisions(connection: Connection, rerun: Rerun, now: datetime) -> None:
    decided = decisions(connection, rerun.claim.ref)
    for decision, carried_out in (("released", "release_again"), ("discarded", "blank_again")):
        hashes = {"hashes": decided.get(decision, ()), "decision": decision, "now": now}
        if hashes["hashes"]:
            connection.execute(_SQL["keep_decision"], rerun.key() | hashes)
            connection.execute(_SQL[carried_out], rerun.key() | hashes)


def _trace(row: Mapping[str, Any]) -> Trace:
    return Trace(
        ordinal=row["ordinal"],
        turn=row["turn"],
        start=row["start_offset"],
        end=row["end_offset"],
        text=row["text"],
        text_hash=row["text_hash"],
        surface=Surface(row["surface"]),
        policy=WritePolicy(row["policy"]),
        outcome=Outcome(row["outcome"]),
        reason=row["reason"],
        tags=tags_of(row["tags"]) if row["tags"] else None,
    )
