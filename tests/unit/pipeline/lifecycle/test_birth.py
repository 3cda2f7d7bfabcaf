"""How a memory begins: ids, scopes, priors, times to live, and who counts as another voice."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import StagedReason, Status, Tier
from pipeline.domain.statement import DecayClass
from pipeline.domain.surface import Surface
from pipeline.lifecycle.birth import Wording, formed, memory_id, renamed, scope_of, veracity_prior
from pipeline.lifecycle.independence import Standing, counts_as_dispatch, is_independent, reach, source, source_of
from pipeline.lifecycle.operator import consolidate
from pipeline.lifecycle.retry import ceiling, jittered
from pipeline.lifecycle.staging import episode, stage
from pipeline.policy import RETRY_CAP
from tests.builders import NOON, candidate, origin, tags

PORT = "Postgres 16 runs on port 5433."


def test_a_candidate_becomes_an_episode_with_the_lifetime_of_its_class() -> None:
    (staged,) = stage([candidate(PORT, 3, score=0.8)], origin(), NOON, StagedReason.NO_MODEL)
    memory, state = staged.arrival.memory, staged.arrival.state
    assert staged.ordinals == (3,)
    assert (state.tier, state.status, state.staged_reason) == (Tier.EPISODE, Status.CANDIDATE, StagedReason.NO_MODEL)
    assert state.expires_at == NOON + timedelta(days=45)
    assert state.strength == state.mean == pytest.approx(0.37)
    assert (memory.content, memory.title, memory.valid_from) == (PORT, PORT, NOON)
    assert (memory.gate_version, memory.pacer_version) == ("g1", "p1")


def test_what_one_transcript_says_twice_is_staged_once() -> None:
    said = [candidate(PORT, 0), candidate("Sessions expire.", 1), candidate("postgres 16 runs on  port 5433", 2)]
    assert [each.ordinals for each in stage(said, origin(), NOON, StagedReason.POLICY)] == [(0, 2), (1,)]
    assert [each.ordinals for each in consolidate(said, origin(operator=True), NOON)] == [(0, 2), (1,)]


def test_every_place_where_it_was_said_is_kept() -> None:
    known = episode([candidate(PORT, 0, agent="a"), candidate(PORT, 4, agent="b")], origin(), NOON, StagedReason.POLICY)
    assert [place.agent_id for place in known.memory.provenance] == ["a", "b"]
    assert {place.colony_id for place in known.memory.provenance} == {"ants"}


def test_nothing_to_stage_is_no_stage() -> None:
    assert stage([], origin(), NOON, StagedReason.NO_MODEL) == ()


def test_operator_text_is_verified_and_does_not_expire() -> None:
    rule = candidate(PORT, surface=Surface.OPERATOR_CHAT)
    rule = replace(rule, tags=replace(tags(), decay_class=DecayClass.PERMANENT))
    (add,) = consolidate([rule], origin(operator=True), NOON)
    memory, state = add.arrival.memory, add.arrival.state
    assert (state.tier, state.status, state.expires_at) == (Tier.CONSOLIDATED, Status.VERIFIED, None)
    assert (state.alpha, state.beta, state.strength) == (17.0, 3.0, 0.85)
    assert memory.operator
    assert memory.decay_class is DecayClass.PERMANENT


def test_operator_chat_without_the_privilege_is_no_operators() -> None:
    (add,) = consolidate([candidate(PORT, surface=Surface.OPERATOR_CHAT)], origin(operator=False), NOON)
    assert not add.arrival.memory.operator


@pytest.mark.parametrize(
    ("surface", "prior"),
    [
        (Surface.OPERATOR_CHAT, (5.0, 5.0)),
        (Surface.AGENT_OUTPUT, (3.5, 6.5)),
        (Surface.DOCUMENT_INGEST, (3.0, 7.0)),
        (Surface.TOOL_OUTPUT, (2.5, 7.5)),
    ],
)
def test_a_surface_seeds_confidence_by_its_veracity(surface: Surface, prior: tuple[float, float]) -> None:
    assert veracity_prior(surface) == pytest.approx(prior)


def test_a_formed_memory_is_worth_its_weakest_source() -> None:
    said = [candidate("a", 0, Surface.AGENT_OUTPUT), candidate("b", 1, Surface.TOOL_OUTPUT)]
    wording = Wording("Both hold.", title="T", summary="S", prompt_version="r1", model="m")
    known = formed(said, wording, origin(), NOON)
    assert (known.state.alpha, known.state.strength, known.state.tier) == (2.5, 0.5, Tier.CONSOLIDATED)
    assert (known.memory.content, known.memory.title, known.memory.summary) == ("Both hold.", "T", "S")
    assert (known.memory.prompt_version, known.memory.model) == ("r1", "m")
    assert len(known.memory.provenance) == 2


@pytest.mark.parametrize(
    ("repo", "scope"),
    [("", "workspace"), ("acme/api", "repo:acme-api"), ("  Acme/API ", "repo:acme-api"), ("///", "workspace")],
)
def test_a_repository_is_a_scope_of_its_own(repo: str, scope: str) -> None:
    assert scope_of(repo) == scope


def test_no_two_repositories_share_a_scope() -> None:
    alike = ("acme/my-api", "acme-my/api", "acme-my-api", "acme/my.api", "acme/my/api", "acme my api", "倉庫", "倉")
    long = [f"organisation-with-a-long-name/service-{letter}" for letter in "ab"]
    scopes = [scope_of(repo) for repo in (*alike, *long)]
    assert len(set(scopes)) == len(scopes)
    assert all(scope.startswith("repo:") and scope != "repo:" for scope in scopes)


def test_an_id_names_colony_kind_and_text_and_the_period_of_its_life() -> None:
    known = episode([candidate(PORT)], origin(colony="Red Ants/7"), NOON, StagedReason.POLICY)
    name = known.memory.memory_id
    prefix, digest = name.rsplit("-", 1)
    assert prefix == "mem-red-ants-7-e"
    assert len(digest) == 10
    assert renamed(known, 1) == known
    assert renamed(known, 3).state.memory_id == f"{name}-3"
    nameless = episode([candidate(PORT)], origin(colony=""), NOON, StagedReason.POLICY)
    assert nameless.memory.memory_id == f"mem-none-e-{digest}"


@given(st.tuples(st.text(), st.text()), st.tuples(st.text(), st.text()))
def test_no_two_scopes_spell_the_same_key(here: tuple[str, str], there: tuple[str, str]) -> None:
    known = episode([candidate(PORT)], origin(), NOON, StagedReason.POLICY).memory
    one = memory_id(replace(known, workspace_id=here[0], scope=here[1]), 1)
    other = memory_id(replace(known, workspace_id=there[0], scope=there[1]), 1)
    assert (one == other) == (here == there)


def test_a_long_text_gets_a_short_title_at_a_words_end() -> None:
    known = episode([candidate("word " * 40)], origin(), NOON, StagedReason.POLICY)
    assert known.memory.title == "word " * 14 + "word…"
    dense = episode([candidate("部" * 200)], origin(), NOON, StagedReason.POLICY)
    assert dense.memory.title == "部" * 79 + "…"


@pytest.mark.parametrize(
    ("colony", "thread", "token"),
    [("ants", "t", "colony:ants"), ("", "t", "thread:t"), ("", "", "transcript:t-1")],
)
def test_a_source_is_the_colony_or_the_thread_or_the_transcript(colony: str, thread: str, token: str) -> None:
    known = episode([candidate(PORT)], origin(colony=colony, thread=thread), NOON, StagedReason.POLICY)
    assert source_of(known.memory) == source(colony, thread, "t-1") == token


def test_a_memory_without_provenance_still_has_a_source() -> None:
    known = episode([candidate(PORT)], origin(colony=""), NOON, StagedReason.POLICY)
    assert source_of(replace(known.memory, provenance=())) == "transcript:"


@pytest.mark.parametrize(
    ("colony", "reached", "independent"),
    [
        ("bees", frozenset[str](), True),
        ("ants", frozenset[str](), False),
        ("bees", frozenset(["colony:bees"]), False),
        ("bees", frozenset(["colony:wasps"]), True),
        ("bees", frozenset(["agent:coder"]), False),
        ("", frozenset(["agent:coder"]), False),
        ("", frozenset(["agent:scout"]), True),
    ],
)
def test_another_voice_is_another_source_that_was_not_told(
    colony: str,
    reached: frozenset[str],
    independent: bool,  # noqa: FBT001 - a column of the table
) -> None:
    known = episode([candidate(PORT)], origin("t-1", "ants"), NOON, StagedReason.POLICY)
    newcomer = episode([candidate(PORT)], origin("t-2", colony), NOON, StagedReason.POLICY)
    assert is_independent(newcomer.memory, Standing(known, frozenset(["colony:ants"]), reached)) is independent


def test_a_voice_without_an_agent_can_be_independent() -> None:
    known = episode([candidate(PORT)], origin("t-1", "ants"), NOON, StagedReason.POLICY)
    newcomer = episode([candidate(PORT, agent="")], origin("t-2", ""), NOON, StagedReason.POLICY)
    assert is_independent(newcomer.memory, Standing(known, frozenset(["colony:ants"]), frozenset([""])))


def test_a_dispatch_back_home_does_not_count() -> None:
    assert not counts_as_dispatch("ants", frozenset(["colony:ants"]))
    assert counts_as_dispatch("bees", frozenset(["colony:ants"]))
    assert counts_as_dispatch("", frozenset(["colony:ants"]))
    assert [reach("bees", "a"), reach("", "a"), reach("", "")] == ["colony:bees", "agent:a", ""]


@given(st.integers(1, 10_000), st.floats(0, 1, exclude_max=True))
def test_a_wait_grows_to_its_cap_and_jitter_stays_within(attempt: int, chance: float) -> None:
    assert ceiling(attempt) <= ceiling(attempt + 1) <= RETRY_CAP
    assert timedelta(0) <= jittered(ceiling(attempt), chance) <= ceiling(attempt)
