"""The read path, on one page: voices → fuse → score → diversify → format.

A store's voices find; everything after that is here and pure. Nothing is written by recalling: what a dispatch
changes is the business of whoever delivers the answer, from the `Ranked` it holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Tier
from pipeline.domain.recall import DetailTier, Mode, Ranked, RecallAnswer, Voice
from pipeline.lifecycle.visibility import is_visible
from pipeline.policy import (
    EPISODE_RELEVANCE,
    EPISODE_SHARE_OF_TOP,
    NEWEST,
    PERIOD_WEIGHT,
    RELEVANCE_FLOOR,
    SHORTLIST,
    SIGNAL_WEIGHT,
    STATUS_SIGNAL,
)
from pipeline.scoring import cooccurrence, thompson
from pipeline.scoring.composite import Composite, Signals, Standing, compose, explain
from pipeline.scoring.confidence import belief_at
from pipeline.scoring.diversity import diversify
from pipeline.scoring.freshness import freshness
from pipeline.scoring.fusion import Heard, relevance, voice_weights
from pipeline.scoring.relevance import calibrate
from pipeline.scoring.similarity import tokens
from pipeline.telling import choose_tier, tell, with_tokens

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    import numpy as np

    from pipeline.domain.memory import Memory, MemoryId, Remembered
    from pipeline.domain.recall import Edge, Found, Hit, Period, RecallQuery

VOICES: Final[Mapping[Mode, frozenset[Voice]]] = {
    Mode.KEYWORD: frozenset({Voice.LEXICAL}),
    Mode.SEMANTIC: frozenset({Voice.LEXICAL, Voice.SEMANTIC}),
    Mode.HYBRID: frozenset(Voice),
}
"""Which voices a mode listens to."""


@dataclass(frozen=True, slots=True)
class Lens:
    """How a recall looks at what was found.

    `intent` of the query; `model` that made the vectors (its cosines are calibrated); the workspace's own
    `weights`, sound by `scoring.composite.check_weights`; `exploration` ≥ 0, the weight of the upper-confidence
    bonus; what each `foreign` memory keeps of its score, in [0, 1]; domains `denied` to the reader's role; the
    `period` that the question names.
    """

    intent: str = "general"
    model: str = ""
    weights: Mapping[str, float] = field(default_factory=lambda: SIGNAL_WEIGHT)
    exploration: float = 0.0
    foreign: Mapping[MemoryId, float] = field(default_factory=dict["MemoryId", float])
    denied: frozenset[str] = frozenset()
    period: Period | None = None


@dataclass(frozen=True, slots=True)
class Relevant:
    """A visible memory that was found, how well it answers, in [0, 1], and its heaviest pair in the find, ≥ 0."""

    remembered: Remembered
    relevance: float
    pair_weight: float = 0.0


def answer(
    query: RecallQuery, found: Found, lens: Lens, now: datetime, rng: np.random.Generator | None
) -> tuple[Ranked, ...]:
    """Return at most `query.limit` memories in the order to show them.

    The same query, find, time and seed give the same answer, in whatever order the find is written. `rng` is None,
    or ignored, in deterministic mode: then the mean stands for the draw.
    """
    relevant = shortlist(weigh(query, found, lens, now), query)
    folded = fold(score(relevant, query, lens, query.as_of or now, None if query.deterministic else rng))
    shown = place(spread(folded), query.depth, sum(map(is_strong, folded)))[query.offset :]
    return tuple(replace(r, explanation=explain(Composite(r.score, r.breakdown))) for r in shown)


def format_answer(
    query: RecallQuery,
    ranked: Sequence[Ranked],
    found: Found,
    now: datetime,
    graduated: Container[MemoryId] = frozenset(),
) -> RecallAnswer:
    """Return the answer in the tier asked for; `graduated` are those that this very dispatch consolidated."""
    tier = choose_tier(ranked) if query.tier is DetailTier.AUTO else query.tier
    at = query.as_of or now
    answered = RecallAnswer(
        results=tuple(tell(r, tier, at, graduated=r.remembered.memory.memory_id in graduated) for r in ranked),
        voices={str(voice): len(hits) for voice, hits in found.hits.items()},
        degraded=found.degraded,
        tier=tier,
        dispatch_id=query.dispatch_id if query.counts else "",
        weights=None if found.weights is None else dict(found.weights),
    )
    return with_tokens(answered)


def weigh(query: RecallQuery, found: Found, lens: Lens, now: datetime) -> tuple[Relevant, ...]:
    """Fuse the voices and return what may be seen and answers, by id.

    What lies under the relevance floor stays only where it shares words with the query or is pinned; being recent,
    or linked to something, is no answer.
    """
    voices = {voice: hits for voice, hits in found.hits.items() if voice in VOICES[query.mode]}
    weights = voice_weights(lens.intent)
    if lens.period:
        weights[Voice.TEMPORAL] = PERIOD_WEIGHT
    heard = listen(voices, found, lens.model, lens.period)
    edges = found.edges if Voice.GRAPH in voices else ()
    by_itself = {
        seed: relevance(heard[seed]._replace(temporal=0.0), weights)
        for seed in {edge.seed for edge in edges}
        if seed in heard
    }
    beside = _neighbours(edges, by_itself)
    worded = {hit.memory_id for hit in voices.get(Voice.LEXICAL, ())}
    relevant = [
        Relevant(
            found.memories[memory_id],
            relevance(Heard(said.lexical, said.semantic, beside.get(memory_id, 0.0), said.temporal), weights),
            found.cooccurrence.get(memory_id, 0.0),
        )
        for memory_id, said in sorted(heard.items())
        if memory_id in found.memories
    ]
    return tuple(
        r
        for r in relevant
        if (r.relevance >= RELEVANCE_FLOOR or r.remembered.memory.memory_id in worded or r.remembered.state.pinned)
        and is_visible(r.remembered, query, now, lens.denied)
    )


def shortlist(relevant: Sequence[Relevant], query: RecallQuery) -> tuple[Relevant, ...]:
    """Return what is worth scoring, by id: the most relevant, and what is pinned or close to the reader.

    What is left out answers worse than three times as many as are shown, and nothing lifts it past them.
    """
    best = sorted((r.relevance for r in relevant), reverse=True)[: shortlist_size(query)]
    return tuple(
        r
        for r in relevant
        if r.relevance >= best[-1] or r.remembered.state.pinned or closeness(r.remembered.memory, query) > 0.0
    )


def shortlist_size(query: RecallQuery) -> int:
    """Return how many of the most relevant are scored; among equals, more."""
    return max(SHORTLIST, 3 * query.depth)


def listen(
    voices: Mapping[Voice, Sequence[Hit]], found: Found, model: str, period: Period | None = None
) -> dict[MemoryId, Heard]:
    """Return what the voices say of each memory that any of them found; what stands beside it is weighed later.

    In time is what is among the newest, or with a `period` what became true in it, whichever voice found it.
    """
    words = {hit.memory_id: hit.value for hit in voices.get(Voice.LEXICAL, ())}
    cosines = _cosines(voices[Voice.SEMANTIC], found.cosines, model) if Voice.SEMANTIC in voices else {}
    timely = _timely(voices.get(Voice.TEMPORAL, ()), found, period)
    return {
        hit.memory_id: Heard(
            lexical=words.get(hit.memory_id, 0.0),
            semantic=cosines.get(hit.memory_id, 0.0),
            temporal=timely.get(hit.memory_id, 0.0),
        )
        for hits in voices.values()
        for hit in hits
    }


def score(
    relevant: Sequence[Relevant], query: RecallQuery, lens: Lens, at: datetime, rng: np.random.Generator | None
) -> tuple[Ranked, ...]:
    """Give each relevant memory its composite score and its parts, best first; only what is shown is explained."""
    beliefs = [belief_at(r.remembered.state, r.remembered.memory.decay_class, at) for r in relevant]
    total = sum(belief.observations for belief in beliefs)
    ranked: list[Ranked] = []
    for r, belief, drawn in zip(relevant, beliefs, thompson.draw(beliefs, rng), strict=True):
        memory, state = r.remembered.memory, r.remembered.state
        signals = Signals(
            relevance=r.relevance * (EPISODE_RELEVANCE if state.tier is Tier.EPISODE else 1.0),
            thompson=thompson.explore(drawn, belief, lens.exploration, total),
            freshness=freshness(r.remembered, at),
            status=STATUS_SIGNAL[state.status],
            thread=closeness(memory, query),
            cooccurrence=cooccurrence.signal(r.pair_weight),
        )
        standing = Standing(state.strength, lens.foreign.get(memory.memory_id, 1.0), state.pinned)
        composite = compose(signals, standing, lens.weights)
        ranked.append(Ranked(r.remembered, composite.score, r.relevance, composite.breakdown))
    return tuple(sorted(ranked, key=lambda r: (-r.score, r.remembered.memory.memory_id)))


def closeness(memory: Memory, query: RecallQuery) -> float:
    """Return 1 for a memory of the query's thread, or of its repo when no thread is asked for; ½ for the repo only.

    A thread or a repo ranks up; it never filters.
    """
    same_thread = bool(query.thread_id) and memory.thread_id == query.thread_id
    same_repo = bool(query.repo) and memory.repo == query.repo
    if same_thread:
        return 1.0
    return (0.5 if query.thread_id else 1.0) if same_repo else 0.0


def fold(ranked: Sequence[Ranked]) -> tuple[Ranked, ...]:
    """Let the first of several memories with one text stand for them all."""
    by_text: dict[str, list[Ranked]] = {}
    for r in ranked:
        by_text.setdefault(r.remembered.state.text_hash, []).append(r)
    return tuple(
        replace(first, folded=tuple(other.remembered.memory.memory_id for other in others)) if others else first
        for first, *others in by_text.values()
    )


def spread(ranked: Sequence[Ranked]) -> Iterator[Ranked]:
    """Reorder so that what is alike does not stand together; scores stay as they are, pins stay in front."""
    top = max((r.score - r.breakdown["pin"] for r in ranked), default=0.0)
    order = diversify(
        [r.score for r in ranked],
        lambda index: tokens(ranked[index].remembered.memory.content),
        top if top > 0.0 else 1.0,
    )
    return (ranked[index] for index in order)


def place(ranked: Iterable[Ranked], limit: int, strong: int) -> tuple[Ranked, ...]:
    """Cut to `limit` ≥ 1, with at most two episodes while consolidated memories over the relevance floor remain.

    `strong` is how many of those there are among all; the order is asked no further than the answer goes.
    Held-back episodes take their places again once those are used up: a system without a model answers from its
    episodes.
    """
    placed: list[Ranked] = []
    held: list[Ranked] = []
    episodes = 0
    for r in ranked:
        is_episode = r.remembered.state.tier is Tier.EPISODE
        if strong and is_episode and episodes >= EPISODE_SHARE_OF_TOP:
            held.append(r)
            continue
        placed.append(r)
        episodes += is_episode
        strong -= is_strong(r)
        if not strong:
            placed, held = placed + held, []
        if len(placed) >= limit:
            break
    return tuple(placed[:limit])


def is_strong(ranked: Ranked) -> bool:
    """Return whether it is consolidated and answers at the relevance floor or better."""
    return ranked.remembered.state.tier is Tier.CONSOLIDATED and ranked.relevance >= RELEVANCE_FLOOR


def is_prediction_error(ranked: Ranked) -> bool:
    """Return whether dispatching this result counts against it: it answers worse than the relevance floor."""
    return ranked.relevance < RELEVANCE_FLOOR


def _neighbours(edges: Iterable[Edge], by_itself: Mapping[MemoryId, float]) -> dict[MemoryId, float]:
    """Return how well the best memory beside each one answers, times how near it is."""
    best: dict[MemoryId, float] = {}
    for edge in edges:
        reached = edge.weight * by_itself.get(edge.seed, 0.0)
        best[edge.memory_id] = max(best.get(edge.memory_id, 0.0), reached)
    return best


def _timely(hits: Sequence[Hit], found: Found, period: Period | None) -> dict[MemoryId, float]:
    """Return how well each memory fits the time asked for, in [0, 1]."""
    if period is None:
        return {hit.memory_id: max(1.0 - hit.rank / NEWEST, 0.0) for hit in hits}
    return {name: 1.0 for name, known in found.memories.items() if period.holds(known.memory.valid_from)}


def _cosines(hits: Sequence[Hit], others: Mapping[MemoryId, float], model: str) -> dict[MemoryId, float]:
    raw = {**others, **{hit.memory_id: hit.value for hit in hits}}
    return {memory_id: calibrate(cosine, model) for memory_id, cosine in raw.items()}
