"""Sweeps that need the judge: near-duplicates are put before it, the popular but unproven worded better, and clusters.

Nothing is open while the model is asked. Without a judge nothing is nominated: the next pass with one starts where
the last one stopped.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from infra.postgres.comparing import place
from judge.asking import Unheard
from judge.formation import FormationJudge
from judge.guards import Ruled
from judge.prompt import CURATE, DISTIL
from judge.review import Reviewer
from pipeline import maintenance
from pipeline.domain.memory import EventKind
from pipeline.domain.plan import Plan, Replace
from pipeline.domain.sweep import Batch
from pipeline.errors import DeferredError, TransientError
from pipeline.lifecycle.birth import Wording
from pipeline.lifecycle.distillation import distilled
from pipeline.lifecycle.retelling import origin_of, reworded
from pipeline.lifecycle.transition import Machine
from pipeline.policy import CURATED_COSINE, NEARBY_LIMIT
from workers.judging import Nearby

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from judge.docket import Neighbour
    from judge.reconcile import Decision
    from pipeline.domain.memory import Remembered
    from pipeline.domain.sweep import Pass, Step
    from pipeline.lifecycle.independence import Standing
    from workers.wiring import Services

T = TypeVar("T")

_ASKED: Final = 10
"""Memories put before the judge in one pass: a pass holds the maintenance worker."""
_YIELDS: Final = {Ruled.REFINE: EventKind.REFINED, Ruled.SUPERSEDE: EventKind.SUPERSEDED}


def review(services: Services, spot: Pass) -> Batch:
    """Put what newly rose and stands near older memories before the judge; its guards decide what comes of it."""
    reviewer = reviewer_of(services)
    if reviewer is None:
        return Batch(_zero(maintenance.REVIEW), mark=spot.after or None)
    rows, batch = services.comparing.risen(spot)
    counts: Counter[str] = Counter()
    for row in rows:
        workspace_id, name = row["workspace_id"], row["memory_id"]
        newer = services.memories.get(workspace_id, [name])[name]
        near = _near(services, newer)
        counts["nominated"] += bool(near)
        if not near or spot.dry_run:
            continue
        if counts["nominated"] > _ASKED:
            return Batch(_told(len(rows), counts, maintenance.REVIEW), next=place(row["id"] - 1))
        decision = _heard(partial(reviewer.compare, newer, near))
        if decision is None:
            return Batch(_told(len(rows), counts, maintenance.REVIEW), mark=place(row["id"] - 1))
        step = _settled(services, newer, decision, spot)
        counts[step.label if step else "kept"] += 1
    return Batch(_told(len(rows), counts, maintenance.REVIEW), batch.next, batch.mark)


def curate(services: Services, spot: Pass) -> Batch:
    """Let the judge word popular but unproven memories better, or leave them: refine or nothing."""
    reviewer = reviewer_of(services)
    if reviewer is None:
        return Batch(_zero(maintenance.CURATE))
    rows = services.comparing.popular(spot)
    popular = [services.memories.get(row["workspace_id"], [row["memory_id"]])[row["memory_id"]] for row in rows]
    counts: Counter[str] = Counter()
    for known in _in_turn([each for each in popular if maintenance.is_unproven(each, spot.now)], spot.now):
        counts["nominated"] += 1
        if spot.dry_run:
            continue
        support = services.memories.support(known.memory.workspace_id, known.memory.memory_id)
        sources = [str(each["text"]) for each in support]
        text = _heard(partial(reviewer.curate, known, sources))
        if text is None:
            break
        if text and _says_as_much(services, known.memory.content, text):
            wording = Wording(text, model=reviewer.model, prompt_version=CURATE)
            counts["refined"] += _replaced(services, known, wording, spot.now)
    return Batch(_told(len(rows), counts, maintenance.CURATE))


def distil(services: Services, spot: Pass) -> Batch:
    """Let the judge word what clusters of memories amount to, or leave them: a memory of its own beside its members."""
    reviewer = reviewer_of(services)
    if reviewer is None:
        return Batch(_zero(maintenance.DISTIL))
    workspace_id, found, batch = services.comparing.clusters(spot)
    counts: Counter[str] = Counter()
    for members in _in_turn(found, spot.now):
        counts["nominated"] += 1
        text = "" if spot.dry_run else _heard(partial(reviewer.distil, members))
        if text is None:
            return Batch(_told(batch.counts.get("seen", 0), counts, maintenance.DISTIL))
        if text:
            wording = Wording(text, model=reviewer.model, prompt_version=DISTIL)
            arrival = distilled(members, wording, spot.now)
            counts["distilled"] += services.comparing.distil(workspace_id, members, arrival, spot.now)
    return Batch(_told(batch.counts.get("seen", 0), counts, maintenance.DISTIL), batch.next)


def _in_turn(found: Sequence[T], now: datetime) -> Sequence[T]:
    """Return ten of what could be asked about, others every day: what was answered keeps nobody from being asked."""
    first = now.toordinal() * _ASKED % len(found) if found else 0
    return [*found[first:], *found[:first]][:_ASKED]


def reviewer_of(services: Services) -> Reviewer | None:
    """Return who looks at memories again; None while no judge sits."""
    judge = services.sitting_judge()
    return Reviewer(judge) if isinstance(judge, FormationJudge) else None


def _near(services: Services, newer: Remembered) -> Sequence[Neighbour]:
    """Return older memories near enough to ask about; what is known to be at odds or the same is not asked."""
    nearby = Nearby(services.judging, services.voices, services.embedder, services.clock)
    (found,) = nearby.near(origin_of(newer.memory), [newer.memory.content], NEARBY_LIMIT)
    return [
        each
        for each in found
        if maintenance.is_near(newer, each.remembered, each.relevance) and maintenance.is_older(each.remembered, newer)
    ]


def _settled(services: Services, newer: Remembered, decision: Decision, spot: Pass) -> Step | None:
    """Carry out a guarded verdict on two memories. A wording of the model's own is not taken: both texts are there."""
    ruled, targets = decision.ruling.ruled, decision.targets
    if not targets or decision.claim.text != newer.memory.content:
        return None
    target = targets[0].memory.memory_id
    decide = _decision(ruled, newer, decision.reason)
    pair = (newer.memory.memory_id, target)
    return services.comparing.settle(newer.memory.workspace_id, pair, spot, decide) if decide else None


def _decision(
    ruled: Ruled, newer: Remembered, reason: str
) -> Callable[[Standing, Standing, datetime], Step | None] | None:
    def decide(one: Standing, other: Standing, now: datetime) -> Step | None:
        mine, theirs = (one, other) if _is(one, newer) else (other, one)
        if ruled is Ruled.NOOP:
            return maintenance.yield_to(mine, theirs, EventKind.MERGED, f"a judge: {reason}", now)
        if ruled is Ruled.CONFLICT:
            return maintenance.object_to(mine, theirs, f"a judge: {reason}")
        return maintenance.yield_to(theirs, mine, _YIELDS[ruled], f"a judge: {reason}", now)

    return decide if ruled in _YIELDS or ruled in {Ruled.NOOP, Ruled.CONFLICT} else None


def _is(standing: Standing, known: Remembered) -> bool:
    return standing.remembered.memory.memory_id == known.memory.memory_id


def _replaced(services: Services, known: Remembered, wording: Wording, now: datetime) -> bool:
    target = (known.memory.memory_id, known.state.version)
    change = Replace((), reworded(known, wording, now), EventKind.REFINED, (target,), "curated: popular and unproven")
    return services.comparing.replace(known.memory.workspace_id, Plan((change,), now, Machine.CURATE))


def _says_as_much(services: Services, old: str, new: str) -> bool:
    """Return whether a wording stays close to the old one; without an embedder its guards alone say so."""
    if services.embedder is None:
        return True
    one, other = services.embedder.embed([old, new])
    return float(np.dot(one, other)) >= CURATED_COSINE


def _heard(ask: Callable[[], T | Unheard]) -> T | None:
    """Return the answer, or None when the model cannot be asked now: a later pass will."""
    try:
        answer = ask()
    except (DeferredError, TransientError):
        return None
    return None if isinstance(answer, Unheard) else answer


def _zero(labels: Sequence[str]) -> Mapping[str, int]:
    return dict.fromkeys(("seen", *labels), 0)


def _told(seen: int, counts: Counter[str], labels: Sequence[str]) -> Mapping[str, int]:
    return {"seen": seen, **{label: counts[label] for label in labels}}
