"""Trust in memories that another instance sent: how good its memories proved, and over how many hops (SPEC §14)."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from pipeline.policy import FOREIGN_CAP, HOP_BASE, HOP_PER_TRUST, PEER_FAILURE_STEP, PEER_PRIOR, PEER_QUANTILE

_BISECTIONS: Final = 40
"""Halves [0, 1] down to 1e-12."""
_TERMS: Final = 200
"""Enough for thousands of observations: terms grow with the root of the larger parameter."""


class Peer(NamedTuple):
    """What is known of another instance: Beta(α, β) over whether its memories proved right."""

    alpha: float = PEER_PRIOR[0]
    beta: float = PEER_PRIOR[1]


UNKNOWN_PEER: Final = Peer()


def after_success(peer: Peer) -> Peer:
    """Return the peer after one of its memories proved right: α += 1."""
    return peer._replace(alpha=peer.alpha + 1.0)


def after_failure(peer: Peer) -> Peer:
    """Return the peer after one of its memories proved wrong: β += 2."""
    return peer._replace(beta=peer.beta + PEER_FAILURE_STEP)


def trust(peer: Peer) -> float:
    """Return the 10th percentile of the peer's Beta, in (0, 1): what it is at least worth, nine times of ten.

    Few observations keep it low, so that a stranger earns nothing by being unknown: Beta(1, 1) is worth 0.100,
    Beta(2, 1) 0.316, Beta(11, 1) 0.811, Beta(31, 1) 0.928.

    >>> [round(trust(Peer(alpha, 1.0)), 3) for alpha in (1, 2, 11, 31)]
    [0.1, 0.316, 0.811, 0.928]
    """
    low, high = 0.0, 1.0
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2.0
        low, high = (middle, high) if _share_below(middle, peer.alpha, peer.beta) < PEER_QUANTILE else (low, middle)
    return (low + high) / 2.0


def foreign_share(peer: Peer | None, hop: int) -> float:
    """Return what a memory's score keeps, in (0, 1]: 1 for a local one (`peer` None).

    For a foreign one min(t·(0.6 + 0.25·t)^hop, 0.5), `hop` ≥ 0. It rises with trust and falls with hops, so that a
    known good peer is never worth less than an unknown one.
    """
    return 1.0 if peer is None else discount(trust(peer), hop)


def discount(trusted: float, hop: int) -> float:
    """Return min(t·(0.6 + 0.25·t)^hop, 0.5) for a trust in [0, 1].

    >>> discount(0.8, 2), round(discount(0.5, 2), 3), round(discount(0.3, 1), 4)
    (0.5, 0.263, 0.2025)
    """
    return min(trusted * (HOP_BASE + HOP_PER_TRUST * trusted) ** hop, FOREIGN_CAP)


def _share_below(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function I_x(a, b) for x in (0, 1)."""
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - _share_below(1.0 - x, b, a)
    scale = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    return math.exp(scale) / (a * _continued_fraction(x, a, b))


def _continued_fraction(x: float, a: float, b: float) -> float:
    """Return the fraction 1 + d₁/(1 + d₂/(1 + …)) of I_x(a, b), by Lentz's method."""
    value, above, below = 1.0, 1.0, 0.0
    for term in range(1, _TERMS):
        half = term // 2
        if term % 2:
            step = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1.0))
        else:
            step = half * (b - half) * x / ((a + 2 * half - 1.0) * (a + 2 * half))
        below = 1.0 / (1.0 + step * below)
        above = 1.0 + step / above
        value *= above * below
    return value
