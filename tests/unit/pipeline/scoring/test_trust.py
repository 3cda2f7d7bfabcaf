"""Trust in another instance: an exact percentile, and a discount that never punishes being known as good."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline.scoring.trust import (
    UNKNOWN_PEER,
    Peer,
    after_failure,
    after_success,
    discount,
    foreign_share,
    trust,
)


@pytest.mark.parametrize("alpha", [1, 2, 4, 11, 31, 500])
def test_a_peer_that_never_failed_has_a_closed_form(alpha: int) -> None:
    assert trust(Peer(alpha, 1.0)) == pytest.approx(0.1 ** (1 / alpha), abs=1e-9)
    assert trust(Peer(1.0, alpha)) == pytest.approx(1.0 - 0.9 ** (1 / alpha), abs=1e-9)


@pytest.mark.parametrize(("alpha", "beta"), [(5.0, 5.0), (15.0, 5.0), (2.5, 7.5), (40.0, 3.0), (900.0, 300.0)])
def test_a_tenth_of_the_belief_lies_below_its_trust(alpha: float, beta: float) -> None:
    steps, limit = 20_000, trust(Peer(alpha, beta))
    log_scale = math.lgamma(alpha + beta) - math.lgamma(alpha) - math.lgamma(beta)
    middles = ((i + 0.5) * limit / steps for i in range(steps))
    density = (math.exp(log_scale + (alpha - 1) * math.log(x) + (beta - 1) * math.log1p(-x)) for x in middles)
    assert sum(density) * limit / steps == pytest.approx(0.1, abs=1e-5)


@pytest.mark.parametrize(("trusted", "hop", "kept"), [(0.8, 0, 0.5), (0.8, 2, 0.5), (0.5, 2, 0.263), (0.3, 1, 0.2025)])
def test_the_discount_by_hops(trusted: float, hop: int, kept: float) -> None:
    assert discount(trusted, hop) == pytest.approx(kept, abs=5e-4)


def test_a_local_memory_keeps_everything_and_a_foreign_one_at_most_half() -> None:
    assert foreign_share(None, 0) == 1.0
    assert foreign_share(Peer(500, 1), 0) == 0.5
    assert foreign_share(UNKNOWN_PEER, 1) == pytest.approx(0.0625)


@settings(max_examples=10)
@given(st.integers(0, 60), st.integers(0, 5))
def test_a_peer_known_as_good_is_never_worth_less_than_a_stranger(successes: int, hop: int) -> None:
    peer = UNKNOWN_PEER
    for _ in range(successes):
        peer = after_success(peer)
    assert foreign_share(peer, hop) >= foreign_share(UNKNOWN_PEER, hop)
    assert foreign_share(after_failure(peer), hop) <= foreign_share(peer, hop)
    assert foreign_share(peer, hop + 1) <= foreign_share(peer, hop)
