"""Clusters of memories that are used together, and what a memory that was worded from one starts with."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline import maintenance
from pipeline.domain.memory import Ending, MemoryId, Remembered, Status, Tier
from pipeline.domain.statement import DecayClass
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Wording
from pipeline.lifecycle.distillation import DISTILLED, clusters, distilled
from pipeline.lifecycle.independence import Standing
from tests.remembering import DAY, NOW, memory, state

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = [MemoryId(f"m{number:02}") for number in range(30)]
WORDED = Wording(
    "Services of the shop name their port in a settings file.", model="scripted-1", prompt_version="distil-1"
)


def chain(count: int, weight: float) -> dict[tuple[MemoryId, MemoryId], float]:
    return dict.fromkeys(pairwise(NAMES[:count]), weight)


def known(name: str, **parts: object) -> Remembered:
    told = memory(name, f"The {name} service names its port in a settings file.", valid_from=NOW)
    return Remembered(told, replace(state(told), **parts))


def five(**parts: object) -> list[Remembered]:
    return [known(name, **parts) for name in NAMES[:5]]


@pytest.mark.parametrize(
    ("weights", "sizes"),
    [
        (chain(5, 3.1), [5]),
        (chain(4, 9.0), []),
        (chain(5, 3.0), []),
        (chain(6, 2.0), []),
        (chain(5, 3.5) | {(NAMES[4], NAMES[5]): 2.1}, [6]),
        (chain(5, 3.1) | {(NAMES[4], NAMES[5]): 2.1}, []),
        (chain(5, 4.0) | {(NAMES[9], NAMES[10]): 9.0}, [5]),
        (dict.fromkeys(combinations(NAMES, 2), 5.0), [20]),
        ({}, []),
    ],
)
def test_five_that_heavy_pairs_connect_are_a_cluster(
    weights: dict[tuple[MemoryId, MemoryId], float], sizes: Sequence[int]
) -> None:
    assert [len(group) for group in clusters(weights)] == sizes


@given(
    st.dictionaries(st.sampled_from([*combinations(NAMES[:12], 2)]), st.floats(0.01, 10.0), max_size=40),
    st.integers(0, 999),
)
def test_clusters_share_no_memory_and_the_order_of_pairs_is_all_one(
    weights: dict[tuple[MemoryId, MemoryId], float], seed: int
) -> None:
    groups = clusters(weights)
    order = np.random.default_rng(seed).permutation(len(weights))
    listed = [*weights.items()]
    assert clusters(dict(listed[int(place)] for place in order)) == groups
    named = [name for group in groups for name in group]
    assert len(named) == len(set(named))
    assert all(5 <= len(group) <= 20 for group in groups)


def test_untested_members_give_an_untested_whole_that_is_to_last() -> None:
    members = five()
    whole = distilled(members, WORDED, NOW)
    assert (whole.state.alpha, whole.state.beta) == (whole.state.prior_alpha, whole.state.prior_beta)
    assert (whole.state.tier, whole.state.status) == (Tier.CONSOLIDATED, Status.CANDIDATE)
    assert whole.memory.decay_class is DecayClass.STABLE
    assert (whole.memory.merge_source, whole.memory.merged_from) == (DISTILLED, tuple(NAMES[:5]))
    assert (whole.memory.model, whole.memory.prompt_version) == ("scripted-1", "distil-1")
    assert all(place in whole.memory.provenance for member in members for place in member.memory.provenance)


@pytest.mark.parametrize(("alpha", "expected"), [(7.0, 5.0), (40.0, 30.0)])
def test_half_of_what_the_members_learned_is_inherited_and_no_more_than_thirty(alpha: float, expected: float) -> None:
    tested = five(alpha=5.0 + alpha, beta=7.0, prior_alpha=5.0, prior_beta=5.0, peak_alpha=5.0 + alpha)
    whole = distilled(tested, WORDED, NOW).state
    untested = distilled(five(), WORDED, NOW).state
    gained = min(untested.alpha + 5 * alpha / 2, 30.0)
    assert whole.alpha == pytest.approx(gained)
    assert whole.alpha <= 30.0
    assert whole.beta == pytest.approx(untested.beta + 5.0)
    assert whole.peak_alpha == whole.alpha
    assert expected <= whole.alpha


def test_an_operators_memory_among_them_makes_no_operators_word() -> None:
    said = memory("m00", surface=Surface.OPERATOR_CHAT, operator=True)
    members = [Remembered(said, state(said))]
    whole = distilled(members, WORDED, NOW).memory
    assert (whole.operator, whole.surface) == (False, Surface.AGENT_OUTPUT)


def test_it_is_true_since_the_last_of_its_members_is() -> None:
    late = memory("late", valid_from=NOW - DAY)
    early = memory("early", valid_from=NOW - 9 * DAY)
    members = [Remembered(each, state(each)) for each in (early, late)]
    assert distilled(members, WORDED, NOW).memory.valid_from == NOW - DAY


def standings(members: Sequence[Remembered]) -> list[Standing]:
    return [Standing(member, frozenset()) for member in members]


def test_it_is_stored_while_its_members_stand_as_the_judge_saw_them() -> None:
    members = five()
    versions = {member.memory.memory_id: member.state.version for member in members}
    arrival = distilled(members, WORDED, NOW)
    step = maintenance.distil(arrival, standings(members), versions)
    assert step is not None
    (insert,) = step.effects
    assert "distilled from m00, m01" in str(insert)
    moved = [*members[:4], Remembered(members[4].memory, replace(members[4].state, version=9))]
    assert maintenance.distil(arrival, standings(moved), versions) is None
    assert maintenance.distil(arrival, standings(members[:4]), versions) is None


@pytest.mark.parametrize(("ending", "stored"), [(None, False), (Ending.INVALIDATED, False), (Ending.ARCHIVED, True)])
def test_a_text_that_lives_or_was_struck_out_is_not_stored_again(ending: Ending | None, *, stored: bool) -> None:
    members = five()
    versions = {member.memory.memory_id: member.state.version for member in members}
    arrival = distilled(members, WORDED, NOW)
    ended = NOW if ending else None
    before = Remembered(arrival.memory, replace(arrival.state, ending=ending, ended_at=ended))
    step = maintenance.distil(arrival, standings([*members, before]), versions)
    assert (step is not None) is stored
    if step is not None:
        assert arrival.memory.memory_id + "-2" in str(step.effects)


@pytest.mark.parametrize(
    ("parts", "may"),
    [
        ({}, True),
        ({"muted": True}, False),
        ({"status": Status.REJECTED}, False),
        ({"tier": Tier.EPISODE, "expires_at": NOW + DAY}, False),
        ({"ended_at": NOW, "ending": Ending.ARCHIVED}, False),
    ],
)
def test_who_may_stand_in_a_cluster(parts: dict[str, object], *, may: bool) -> None:
    assert maintenance.can_be_distilled(known("m00", **parts)) is may


def test_a_whole_is_no_part_and_is_never_put_beside_its_parts_as_a_duplicate() -> None:
    members = five()
    arrival = distilled(members, Wording(members[0].memory.content + " It is read once."), NOW)
    assert not maintenance.can_be_distilled(arrival)
    assert not maintenance.is_near(arrival, members[0], 0.99)
    assert maintenance.is_near(members[0], members[1], 0.99)
