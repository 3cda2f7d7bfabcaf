"""One transcript's walk through the stages, as the workers do it, in a few words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.memories import PostgresMemories
from pipeline.domain.memory import StagedReason
from pipeline.domain.plan import Plan
from pipeline.domain.recall import Dispatch, Ranked
from pipeline.domain.surface import Surface
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle import operator, staging
from pipeline.ports import Progress
from tests.builders import NOON, candidate, classified, gated, parcel, ref, statement

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from infra.postgres.ledger import PostgresLedger
    from infra.postgres.stages import PostgresStages
    from pipeline.domain.memory import Remembered
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.recall import DispatchEvidence
    from pipeline.knobs import Knobs
    from pipeline.ports import Claim

JUDGED = (b"judge_replies", b"judge_calls")
CREDITED = (b"outcomes",)


@dataclass(frozen=True, slots=True)
class Said:
    """What a transcript says: its texts in order, by whom, from which surface."""

    texts: Sequence[str]
    transcript: str = "t-1"
    workspace: str = "w"
    colony: str = "ants"
    repo: str = ""
    agent: str = "coder"
    surface: Surface = Surface.AGENT_OUTPUT
    operator: bool = False
    at: datetime = NOON

    @property
    def ref(self) -> TranscriptRef:
        return ref(self.transcript, self.workspace)


@dataclass(frozen=True, slots=True)
class Store:
    """The adapters over one database, and the walk that a fleet would make."""

    database: Database
    ledger: PostgresLedger
    stages: PostgresStages

    def empty(self) -> None:
        """Remove every row of every workspace."""
        with self.database.maintenance() as connection:
            kept = (b"transcripts", b"memory_state", b"memories", b"dispatches", b"vector_cache", b"workspace_sizes")
            for table in (*kept, *JUDGED, *CREDITED):
                connection.execute(b"DELETE FROM " + table)

    def claim(self, where: TranscriptRef, progress: Progress, now: datetime = NOON) -> Claim:
        claim = self.ledger.claim(where, progress, now)
        assert claim is not None, f"{where} is not to be had at {progress}"
        return claim

    def classify(self, said: Said) -> Claim:
        """Receive, gate and classify; return the claim of the judge stage."""
        self.ledger.put(
            parcel("\n".join(said.texts), said.transcript, said.workspace, at=said.at, operator=said.operator)
        )
        statements = [
            replace(statement(text, said.surface, agent=said.agent, at=said.at), turn=turn)
            for turn, text in enumerate(said.texts)
        ]
        claim = self.claim(said.ref, Progress.RECEIVED, said.at)
        assert self.stages.gated(claim, gated(statements, said.ref, said.colony, said.repo), "plain", said.at)
        claim = self.claim(said.ref, Progress.GATED, said.at)
        tagged = [
            candidate(text, ordinal, said.surface, agent=said.agent, at=said.at)
            for ordinal, text in enumerate(said.texts)
        ]
        assert self.stages.classified(claim, classified(tagged), said.at)
        return self.claim(said.ref, Progress.CLASSIFIED, said.at)

    def plan(self, claim: Claim, now: datetime) -> Plan:
        origin, candidates = self.stages.candidates(claim)
        if origin.operator:
            return Plan(operator.consolidate(candidates, origin, now), now, "formation")
        return Plan(staging.stage(candidates, origin, now, StagedReason.NO_MODEL), now, "formation")

    def form(self, said: Said) -> None:
        """Take a transcript from receipt to done, without a model."""
        claim = self.classify(said)
        assert self.stages.formed(claim, self.plan(claim, said.at))

    def remembered(self, workspace: str = "w") -> list[Remembered]:
        """Return every memory of a workspace, live or not, oldest first."""
        found = self.rows("SELECT memory_id FROM memories ORDER BY created_at, memory_id", workspace)
        ids = [row["memory_id"] for row in found]
        known = PostgresMemories(self.database).get(workspace, ids)
        return [known[name] for name in ids]

    def dispatch(  # noqa: PLR0913 - a builder: all but the memories have a default
        self,
        known: Sequence[Remembered],
        name: str = "d-1",
        agent: str = "scout",
        colony: str = "bees",
        at: datetime = NOON,
        *,
        knobs: Knobs = DEFAULT_KNOBS,
    ) -> Sequence[DispatchEvidence]:
        """Deliver memories to an agent."""
        ranked = tuple(Ranked(each, 0.9, 0.8, {}, "") for each in known)
        delivery = Dispatch(name, known[0].memory.workspace_id, agent, colony, "which port", at, ranked)
        return PostgresDispatches(self.database).record(delivery, knobs)

    def rows(self, query: str, workspace: str = "w") -> list[dict[str, Any]]:
        """Return what the application sees of a workspace."""
        with self.database.transaction(workspace) as connection:
            return connection.execute(query.encode()).fetchall()
