"""The stores of a process, each made when first asked for; adapters of Postgres and Redis are constructed here only."""

from __future__ import annotations

from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from infra.clock import SystemClock
from infra.embedded import POSTGRES
from infra.postgres.batches import PostgresBatches
from infra.postgres.carrying import PostgresCarrying
from infra.postgres.catch_up import PostgresCatchUp
from infra.postgres.comparing import PostgresComparing
from infra.postgres.conflicts import PostgresConflicts
from infra.postgres.credits import PostgresCredits
from infra.postgres.database import Database
from infra.postgres.dead_letters import PostgresDeadLetters
from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.erasure import PostgresErasure
from infra.postgres.judging import PostgresJudging
from infra.postgres.knobs import PostgresKnobs
from infra.postgres.ledger import PostgresLedger
from infra.postgres.memories import PostgresMemories
from infra.postgres.operating import PostgresOperating
from infra.postgres.overview import PostgresOverview
from infra.postgres.quarantine import PostgresQuarantine
from infra.postgres.recall_log import PostgresRecallLog
from infra.postgres.retention import PostgresRetention, Retention
from infra.postgres.stages import PostgresStages, Versions
from infra.postgres.sweep_runs import PostgresSweepRuns
from infra.postgres.term_counts import PostgresTermCounts
from infra.postgres.turns import PostgresTurns
from infra.postgres.vectors import PostgresVectorCache
from infra.postgres.weights import PostgresWeights
from infra.redis import connection as redis
from infra.redis.broker import RedisBroker
from infra.redis.inbox import RedisInbox
from infra.redis.shared import RedisShared
from pipeline.errors import InvalidInputError
from pipeline.gate import GATE_VERSION
from pipeline.policy import POLICY_VERSION
from workers.endpoint import no_broker, silent_server
from workers.patience import WORKING

if TYPE_CHECKING:
    from redis import Redis

    from pipeline.ports import Clock
    from workers.endpoint import Endpoints
    from workers.patience import Patience
    from workers.settings import Settings


class Stores:
    """Everything that is kept, behind its adapter. Nothing is opened before it is asked for."""

    def __init__(self, chosen: Settings, where: Endpoints, patience: Patience = WORKING) -> None:
        """Remember settings and endpoints; nothing is opened. Servers that are away are waited for with `patience`."""
        self.settings = chosen
        self.endpoints = where
        self._patience = patience
        self.clock: Clock = SystemClock()

    @cached_property
    def database(self) -> Database:
        """The database, opened."""
        if not self.endpoints.database_url and not self.settings.redis_url:
            raise silent_server(self.settings, POSTGRES)
        if not self.endpoints.database_url:
            message = "this needs the database: set MEMFORM_DATABASE_URL"
            raise InvalidInputError(message)
        database = Database(self.endpoints.database_url, patience_seconds=self._patience.database_seconds)
        database.open()
        return database

    @cached_property
    def redis(self) -> Redis:
        """A client of Redis, for what is not a message."""
        if not self.endpoints.redis_url:
            raise no_broker()
        return redis.connect(self.endpoints.redis_url, self._patience.redis_seconds, self._patience.redis_retries)

    @cached_property
    def inbox(self) -> RedisInbox:
        """The inbox in Redis."""
        return RedisInbox(self.redis, self.settings.inbox_budget_bytes)

    @cached_property
    def bounded_inbox(self) -> RedisInbox:
        """The inbox as a producer has it, who is refused when its workspace has too much waiting."""
        return RedisInbox(self.redis, self.settings.inbox_budget_bytes, self.settings.backlog_limit)

    @cached_property
    def ledger(self) -> PostgresLedger:
        """Transcripts and how far each has come."""
        return PostgresLedger(self.database, np.random.default_rng().random, self.settings.lease)

    @cached_property
    def bounded_ledger(self) -> PostgresLedger:
        """The ledger as a producer has it, who is refused when its workspace has too much on its way."""
        limit = self.settings.backlog_limit
        return PostgresLedger(self.database, np.random.default_rng().random, self.settings.lease, limit)

    @cached_property
    def versions(self) -> Versions:
        """The versions of the deterministic parts, as this program has them."""
        from classifiers.pacer.model import PACER_VERSION  # noqa: PLC0415 - who only asks need not load its cue tables
        from classifiers.scan.scanner import SCAN_VERSION  # noqa: PLC0415 - who only asks need not load its cue tables

        return Versions(gate=GATE_VERSION, pacer=PACER_VERSION, scan=SCAN_VERSION, policy=POLICY_VERSION)

    @cached_property
    def turns(self) -> PostgresTurns:
        """Whose turn it is."""
        return PostgresTurns(self.database)

    @cached_property
    def stages(self) -> PostgresStages:
        """The stages' outputs."""
        return PostgresStages(self.database, self.versions, self.settings.lease)

    @cached_property
    def batches(self) -> PostgresBatches:
        """Stored transcripts that run again."""
        return PostgresBatches(self.database, self.settings.lease)

    @cached_property
    def memories(self) -> PostgresMemories:
        """Memories by key."""
        return PostgresMemories(self.database)

    @cached_property
    def operating(self) -> PostgresOperating:
        """What an operator does to one memory."""
        return PostgresOperating(self.database)

    @cached_property
    def conflicts(self) -> PostgresConflicts:
        """Memories that cannot both hold."""
        return PostgresConflicts(self.database)

    @cached_property
    def dispatches(self) -> PostgresDispatches:
        """The recall log, written."""
        return PostgresDispatches(self.database)

    @cached_property
    def credits(self) -> PostgresCredits:
        """Outcomes and feedback."""
        return PostgresCredits(self.database)

    @cached_property
    def comparing(self) -> PostgresComparing:
        """Merges and conflicts of what is new."""
        return PostgresComparing(self.database)

    @cached_property
    def retention(self) -> PostgresRetention:
        """What may go."""
        chosen = self.settings
        kept = Retention(
            transcripts=_days(chosen.transcript_days),
            recall_log=_days(chosen.recall_log_days),
            runs=_days(chosen.sweep_run_days),
        )
        return PostgresRetention(self.database, kept)

    @cached_property
    def sweep_runs(self) -> PostgresSweepRuns:
        """What maintenance did."""
        return PostgresSweepRuns(self.database)

    @cached_property
    def dead_letters(self) -> PostgresDeadLetters:
        """What could not be formed."""
        return PostgresDeadLetters(self.database)

    @cached_property
    def quarantine(self) -> PostgresQuarantine:
        """What the scan set apart."""
        return PostgresQuarantine(self.database)

    @cached_property
    def carrying(self) -> PostgresCarrying:
        """Memories on their way between workspaces."""
        return PostgresCarrying(self.database)

    @cached_property
    def erasure(self) -> PostgresErasure:
        """What takes text out for good."""
        return PostgresErasure(self.database)

    @cached_property
    def recall_log(self) -> PostgresRecallLog:
        """What was told to whom."""
        return PostgresRecallLog(self.database)

    @cached_property
    def vectors(self) -> PostgresVectorCache:
        """Vectors of texts seen before."""
        return PostgresVectorCache(self.database)

    @cached_property
    def weights(self) -> PostgresWeights:
        """A workspace's own weights."""
        return PostgresWeights(self.database)

    @cached_property
    def term_counts(self) -> PostgresTermCounts:
        """How common words are."""
        return PostgresTermCounts(self.database)

    @cached_property
    def judging(self) -> PostgresJudging:
        """What the judge keeps."""
        return PostgresJudging(self.database)

    @cached_property
    def knobs(self) -> PostgresKnobs:
        """What an operator turns at run time."""
        return PostgresKnobs(self.database)

    @cached_property
    def catch_up(self) -> PostgresCatchUp:
        """What waits for a judge."""
        return PostgresCatchUp(self.database, self.settings.lease)

    @cached_property
    def shared(self) -> RedisShared:
        """What all workers know of an endpoint."""
        return RedisShared(self.redis)

    @cached_property
    def broker(self) -> RedisBroker:
        """What waits in the queues."""
        return RedisBroker(self.redis)

    def overview(self, workspace: str = "") -> PostgresOverview:
        """Counts for an operator, of one workspace or of all."""
        return PostgresOverview(self.database, workspace)


def _days(count: int | None) -> timedelta | None:
    return None if count is None else timedelta(days=count)
