"""Memories that are used together, again and again: which form a cluster, and what one of a higher order starts from.

A cluster is five memories or more whose pairs are heavy (SPEC §14). What a judge words from it stands beside its
members and replaces none of them. It inherits half of what they have learned: untested members give an untested whole.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from statistics import fmean
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import MemoryId, Remembered, Status, Tier
from pipeline.domain.statement import DecayClass
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Standpoint, born, veracity_prior, veracity_weight
from pipeline.lifecycle.retelling import candidate_of, origin_of
from pipeline.policy import (
    CLUSTER_EDGE,
    CLUSTER_MAX,
    CLUSTER_MEAN,
    CLUSTER_MIN,
    DISTILLED_ALPHA_MAX,
    DISTILLED_SHARE,
    STRENGTH_INITIAL,
)
from pipeline.scoring import confidence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

    from pipeline.lifecycle.birth import Wording

DISTILLED: Final = "distilled"
"""What `merge_source` says of a memory that was worded from a cluster; `merged_from` names its members."""


def clusters(weights: Mapping[tuple[MemoryId, MemoryId], float]) -> tuple[tuple[MemoryId, ...], ...]:
    """Return the groups of memories that heavy pairs connect, each in the order of ids, the groups likewise.

    `weights` are the faded weights of pairs, in (0, 10]. A pair connects from 2 on. A group has 5 to 20 memories, of
    more the 20 that weigh most, and its pairs weigh more than 3 on average.

    >>> a, b, c, d, e, f = "abcdef"
    >>> clusters({(a, b): 4.0, (b, c): 4.0, (c, d): 4.0, (d, e): 4.0, (e, f): 1.0})
    (('a', 'b', 'c', 'd', 'e'),)
    """
    heavy = {pair: weight for pair, weight in weights.items() if weight > CLUSTER_EDGE}
    groups = (_heaviest(group, heavy) for group in _connected(heavy))
    return tuple(sorted(group for group in groups if len(group) >= CLUSTER_MIN and _mean(group, heavy) > CLUSTER_MEAN))


def distilled(members: Sequence[Remembered], wording: Wording, now: datetime) -> Remembered:
    """Return what a judge worded from a cluster, as a consolidated memory that is to last.

    It starts from the prior of the least true surface among its members, with half the evidence they hold at `now`
    beyond their own priors (α at most 30); no evidence of theirs is lost or lowered by it. It is nobody's operator's.
    """
    lead = min(members, key=lambda member: (veracity_weight(member.memory.surface), member.memory.memory_id))
    prior = veracity_prior(lead.memory.surface)
    standpoint = Standpoint(Tier.CONSOLIDATED, Status.CANDIDATE, prior, STRENGTH_INITIAL)
    arrival = born([candidate_of(lead.memory)], wording, origin_of(lead.memory), standpoint, now)
    memory = replace(
        arrival.memory,
        scope=lead.memory.scope,
        operator=False,
        surface=Surface.AGENT_OUTPUT if lead.memory.operator else lead.memory.surface,
        decay_class=DecayClass.STABLE,
        provenance=tuple(dict.fromkeys(place for member in members for place in member.memory.provenance)),
        merged_from=tuple(member.memory.memory_id for member in members),
        merge_source=DISTILLED,
        valid_from=max(member.memory.valid_from for member in members),
    )
    alpha, beta = (prior[0] + _half(members, now, 0), prior[1] + _half(members, now, 1))
    alpha = min(alpha, DISTILLED_ALPHA_MAX)
    return Remembered(memory, replace(arrival.state, alpha=alpha, beta=beta, peak_alpha=alpha))


def _half(members: Iterable[Remembered], now: datetime, side: int) -> float:
    """Return half the evidence of all members beyond their priors, for (side 0) or against (side 1)."""
    beliefs = [confidence.belief_at(member.state, member.memory.decay_class, now) for member in members]
    gained = ((b.alpha - b.prior_alpha, b.beta - b.prior_beta)[side] for b in beliefs)
    return DISTILLED_SHARE * sum(max(each, 0.0) for each in gained)


def _connected(pairs: Iterable[tuple[MemoryId, MemoryId]]) -> list[set[MemoryId]]:
    beside: dict[MemoryId, set[MemoryId]] = defaultdict(set)
    for one, other in pairs:
        beside[one].add(other)
        beside[other].add(one)
    groups: list[set[MemoryId]] = []
    while beside:
        group, ahead = set[MemoryId](), {min(beside)}
        while ahead:
            group |= ahead
            ahead = {near for name in ahead for near in beside.pop(name)} - group
        groups.append(group)
    return groups


def _heaviest(group: set[MemoryId], heavy: Mapping[tuple[MemoryId, MemoryId], float]) -> tuple[MemoryId, ...]:
    weight = dict.fromkeys(group, 0.0)
    for pair, value in heavy.items():
        for name in pair if group.issuperset(pair) else ():
            weight[name] += value
    return tuple(sorted(sorted(group, key=lambda name: (-weight[name], name))[:CLUSTER_MAX]))


def _mean(group: Iterable[MemoryId], heavy: Mapping[tuple[MemoryId, MemoryId], float]) -> float:
    inside = set(group)
    return fmean([weight for pair, weight in heavy.items() if inside.issuperset(pair)] or [0.0])
