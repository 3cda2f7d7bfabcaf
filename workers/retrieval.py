"""The read path as a retrieval worker runs it: embed, find, rank, and count the delivery if it is one."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from classifiers.intent import intent_of
from classifiers.when import period_of
from pipeline import recall as reading
from pipeline.domain.memory import Tier
from pipeline.domain.recall import Dispatch, Mode
from pipeline.errors import InvalidInputError, TransientError
from pipeline.policy import QUESTION_CHARS, SIGNAL_WEIGHT
from pipeline.recall import Lens

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import MemoryId
    from pipeline.domain.recall import Found, Ranked, RecallAnswer, RecallQuery
    from pipeline.ports import Vector
    from workers.wiring import Services


def recall(services: Services, query: RecallQuery) -> RecallAnswer:
    """Answer a question by its beginning. Nothing changes unless it `counts`: an agent gets what is believed now."""
    started = time.perf_counter()
    answered = _answer(services, query)
    services.meter.recall(query.mode.value, time.perf_counter() - started, answered.degraded)
    return answered


def _answer(services: Services, query: RecallQuery) -> RecallAnswer:
    now = services.clock.now()
    heard = query.model_copy(update={"text": query.text[:QUESTION_CHARS]})
    period, intent = period_of(heard.text, query.as_of or now), intent_of(heard.text)
    found = services.voices.find(heard, _vector(services, heard), now, period, intent)
    if query.as_of is not None:
        found = _as_believed(services, query, found, query.as_of)
    lens = Lens(
        intent=intent,
        model=services.question_embedder.model if services.question_embedder else "",
        weights=found.weights or SIGNAL_WEIGHT,
        period=period,
    )
    chance = None if query.deterministic else np.random.default_rng(query.seed or None)
    ranked = reading.answer(query, found, lens, now, chance)
    graduated: frozenset[MemoryId] = frozenset()
    if query.counts:
        ranked, graduated = _deliver(services, query, ranked, now)
    return reading.format_answer(query, ranked, found, now, graduated)


def _as_believed(services: Services, query: RecallQuery, found: Found, at: datetime) -> Found:
    """Return the find with each memory as it stood at `at`, by its events; what was formed later is left out."""
    states = services.memories.believed(query.workspace_id, list(found.memories), at)
    known = {name: replace(found.memories[name], state=state) for name, state in states.items()}
    return replace(found, memories=known)


def _vector(services: Services, query: RecallQuery) -> Vector | None:
    """Return the question's vector; None where no model answers: the other voices then do, and the answer says so."""
    if services.question_embedder is None or query.mode is Mode.KEYWORD:
        return None
    try:
        return services.question_embedder.embed([query.text])[0]
    except (TransientError, InvalidInputError):
        return None


def _deliver(
    services: Services, query: RecallQuery, ranked: tuple[Ranked, ...], now: datetime
) -> tuple[tuple[Ranked, ...], frozenset[MemoryId]]:
    """Log the delivery; return the results as they stand after it, and which of them it consolidated."""
    evidence = services.dispatches.record(
        Dispatch(query.dispatch_id, query.workspace_id, query.agent_id, query.colony_id, query.text, now, ranked),
        services.knobs.current(),
    )
    after = {item.remembered.memory.memory_id: item.remembered for item in evidence}
    fresh = tuple(replace(r, remembered=after.get(r.remembered.memory.memory_id, r.remembered)) for r in ranked)
    graduated = frozenset(
        now_is.remembered.memory.memory_id
        for was, now_is in zip(ranked, fresh, strict=True)
        if was.remembered.state.tier is Tier.EPISODE and now_is.remembered.state.tier is Tier.CONSOLIDATED
    )
    return fresh, graduated
