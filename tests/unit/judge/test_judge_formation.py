"""The Formation Judge: what becomes of candidates, and that none is ever missing."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from judge.prompt import PROMPT_VERSION
from pipeline.domain.memory import EventKind, StagedReason, Tier
from pipeline.domain.plan import Add, Decline, OpenConflict, Replace, Restate, Stage
from pipeline.domain.surface import Surface
from tests.fakes.judge_bench import (
    NOW,
    Bench,
    candidate,
    everything,
    memory,
    only,
    oracle,
    says,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Change
    from tests.fakes.judge_bench import Row


def texts(changes: Sequence[Change]) -> list[str]:
    return [change.arrival.memory.content for change in changes if isinstance(change, (Add, Replace))]


def test_nothing_to_judge_costs_nothing() -> None:
    bench = Bench(oracle())
    assert bench.hear() == ()
    assert bench.calls == 0


def test_what_is_near_nothing_is_added_after_one_call() -> None:
    bench = Bench(oracle())
    change = only(bench.hear("The upload limit of the gateway is 50 MB."))
    assert isinstance(change, Add)
    assert change.reason == "nothing_near"
    assert change.arrival.state.tier is Tier.CONSOLIDATED
    assert change.arrival.memory.prompt_version == PROMPT_VERSION
    assert change.arrival.memory.model == "scripted-1"
    assert bench.calls == 1


def test_the_same_words_again_are_a_restatement_without_a_call() -> None:
    held = memory("Deploys are frozen on Fridays.")
    bench = Bench(oracle(), [held])
    change = only(bench.hear("Deploys are frozen on Fridays"))
    assert isinstance(change, Restate)
    assert change.target == held.memory.memory_id
    assert bench.calls == 0


def test_a_statement_reworded_into_known_words_needs_no_second_call() -> None:
    held = memory("Deploys are frozen on Fridays.")
    reworded = {"statements": [{"candidates": [1], "text": "Deploys are frozen on Fridays."}], "left_out": []}
    bench = Bench(oracle(extract=lambda _: reworded), [held])
    assert isinstance(only(bench.hear("On Fridays, deploys are frozen")), Restate)
    assert bench.calls == 1


def test_four_wordings_of_one_fact_in_a_transcript_end_as_one() -> None:
    one = {"statements": [{"candidates": [1, 2, 3, 4], "text": "Deploys are frozen on Fridays."}], "left_out": []}
    bench = Bench(oracle(extract=lambda _: one))
    change = only(
        bench.hear(
            "Deploys freeze on Fridays",
            "Deploys are frozen on Fridays",
            "Friday deploys are frozen",
            "On Fridays, deploys are frozen",
        )
    )
    assert change.ordinals == (0, 1, 2, 3)


def test_a_paraphrase_judged_known_is_a_restatement() -> None:
    bench = Bench(oracle(says("NOOP")), [memory("Deploys are frozen on Fridays.")])
    change = only(bench.hear("Friday deploys stay frozen."))
    assert isinstance(change, Restate)
    assert change.reason == "because"
    assert bench.calls == 2


def test_a_change_of_state_supersedes_with_the_version_that_was_seen() -> None:
    held = memory("The release manager is Ola.", version=7)
    bench = Bench(oracle(says("UPDATE", "supersede")), [held])
    change = only(bench.hear("The release manager is now Kim."))
    assert isinstance(change, Replace)
    assert change.kind is EventKind.SUPERSEDED
    assert change.targets == ((held.memory.memory_id, 7),)
    assert change.arrival.memory.content == "The release manager is now Kim."


def test_a_denial_is_never_a_noop() -> None:
    bench = Bench(oracle(says("NOOP")), [memory("Flag fast-path is on in prod.")])
    assert isinstance(only(bench.hear("Flag fast-path is not on in prod.")), OpenConflict)


def test_a_contradiction_keeps_the_new_and_links_the_old() -> None:
    held = memory("The team likes trunk-based work.")
    bench = Bench(oracle(says("UPDATE", "supersede")), [held])
    change = only(bench.hear("The team no longer likes trunk-based work."))
    assert isinstance(change, Replace)
    assert change.arrival.memory.content.startswith("The team no longer")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "The team picked SQLite over Postgres for the CLI cache.",
            "The team picked Meilisearch over Elastic for the docs.",
        ),
        ("Ticket OPS-260 caused the outage.", "Ticket OPS-480 caused the outage."),
    ],
)
@pytest.mark.parametrize("kind", ["supersede", "refine"])
def test_another_subject_in_one_sentence_shape_overwrites_nothing(old: str, new: str, kind: str) -> None:
    bench = Bench(oracle(says("UPDATE", kind)), [memory(old)])
    assert isinstance(only(bench.hear(new)), (Add, OpenConflict))


def test_a_memory_that_was_not_shown_cannot_be_a_target() -> None:
    bench = Bench(oracle(says("UPDATE", "supersede", (7,))), [memory("The API port is 9090.")])
    change = only(bench.hear("The API port is now 9191."))
    assert isinstance(change, Stage)
    assert change.reason is StagedReason.UNKNOWN_TARGET


@pytest.mark.parametrize(
    ("op", "form"), [("update ", Replace), ("NoOp", Restate), ("MERGE", Stage), ("", Stage), (None, Stage)]
)
def test_a_misspelt_operation_is_read_or_staged(op: str | None, form: type[Change]) -> None:
    text = "The nightly backup runs at 02:00 on the second site." if form is Replace else "The nightly backup runs."
    mind = oracle(lambda _row, _memories: {"op": op, "kind": "refine", "targets": [1]})
    bench = Bench(mind, [memory("The nightly backup runs at 02:00.")])
    change = only(bench.hear(text))
    assert isinstance(change, form)
    if isinstance(change, Stage):
        assert change.reason is StagedReason.OUTAGE


def test_a_statement_without_a_verdict_is_staged() -> None:
    bench = Bench(
        lambda rows: everything(rows) if "n" in rows[0] else {"verdicts": []}, [memory("The API port is 9090.")]
    )
    assert isinstance(only(bench.hear("The API port is open.")), Stage)


def test_two_verdicts_that_disagree_are_none() -> None:
    def torn(rows: list[Row]) -> object:
        if "n" in rows[0]:
            return everything(rows)
        return {"verdicts": [{"statement": 1, "op": "ADD"}, {"statement": 1, "op": "NOOP", "targets": [1]}]}

    assert isinstance(only(Bench(torn, [memory("The API port is 9090.")]).hear("The API port is open.")), Stage)


def test_part_of_a_known_compound_is_known_even_if_the_model_adds_it() -> None:
    bench = Bench(oracle(), [memory("The API uses JWT and rotates keys weekly.")])
    change = only(bench.hear("The API uses JWT."))
    assert isinstance(change, Restate)
    assert "contained" in change.reason


def test_a_tool_never_replaces_an_operators_rule() -> None:
    held = memory("The metrics port must be 9090.", operator=True)
    bench = Bench(oracle(says("UPDATE", "supersede")), [held])
    change = only(bench.hear(candidate(0, "The metrics port is 8080.", surface=Surface.TOOL_OUTPUT)))
    assert isinstance(change, OpenConflict)
    assert change.rival == held.memory.memory_id
    assert "operator_authority" in change.reason


def test_repeating_a_value_never_joins_it_to_itself() -> None:
    bench = Bench(oracle(says("UPDATE", "refine", text="Team lead: Mia; Mia")), [memory("Team lead: Mia")])
    change = only(bench.hear("Team lead is Mia."))
    assert isinstance(change, Restate)


def test_of_a_decision_taken_back_in_the_transcript_only_the_later_lives() -> None:
    mind = oracle(
        extract=lambda _: {
            "statements": [
                {"candidates": [1], "text": "The team will use sessions for auth."},
                {"candidates": [2], "text": "The team will use signed tokens for auth."},
            ],
            "left_out": [],
        }
    )
    changes = Bench(mind).hear(
        candidate(0, "We'll use sessions for auth."),
        candidate(1, "Scrap that, we'll use signed tokens for auth."),
    )
    assert [type(change) for change in changes] == [Decline, Add]
    assert isinstance(changes[0], Decline)
    assert changes[0].reason == "reversed"
    assert texts(changes) == ["The team will use signed tokens for auth."]


def test_an_older_transcript_never_replaces_a_newer_memory() -> None:
    held = memory("The scheduler uses the fair queue.", at=NOW)
    bench = Bench(oracle(says("UPDATE", "supersede")), [held])
    late = candidate(0, "The scheduler uses the strict queue.", at=NOW - timedelta(days=200))
    assert isinstance(only(bench.hear(late)), OpenConflict)


def test_a_suggestion_is_not_a_decision() -> None:
    mind = oracle(
        extract=lambda _: {
            "statements": [
                {"candidates": [1], "text": "The user uses pnpm."},
                {"candidates": [2], "text": "The team stays on npm."},
            ],
            "left_out": [],
        }
    )
    changes = Bench(mind).hear(
        candidate(0, "You could try pnpm.", surface=Surface.AGENT_OUTPUT),
        candidate(1, "No, we stay on npm.", surface=Surface.SESSION_CONVERSATION, raw="No, the team stays on npm."),
    )
    assert texts(changes) == ["The team stays on npm."]
    assert [c.reason for c in changes if isinstance(c, Decline)] == ["misattributed"]


def test_what_the_model_leaves_out_is_declined_with_its_reason() -> None:
    mind = oracle(extract=lambda _: {"statements": [], "left_out": [{"candidate": 1, "reason": "only a status"}]})
    change = only(Bench(mind).hear("The build is running right now."))
    assert change == Decline((0,), "left_out: only a status")


def test_what_the_model_does_not_mention_is_staged_not_dropped() -> None:
    mind = oracle(extract=lambda _: {"statements": [], "left_out": []})
    changes = Bench(mind).hear("The API port is 9090.", "Sessions expire after 30 days.")
    assert [type(change) for change in changes] == [Stage, Stage]


def test_what_is_made_up_is_declined() -> None:
    mind = oracle(
        extract=lambda _: {"statements": [{"candidates": [1], "text": "The API port is 9191."}], "left_out": []}
    )
    assert only(Bench(mind).hear("The API port is 9090.")) == Decline((0,), "ungrounded")


def test_numbers_that_were_not_shown_ground_nothing() -> None:
    mind = oracle(
        extract=lambda _: {"statements": [{"candidates": [9], "text": "The API port is 9090."}], "left_out": []}
    )
    assert isinstance(only(Bench(mind).hear("The API port is 9090.")), Stage)


def test_two_facts_of_one_candidate_are_both_kept_and_its_place_is_taken_once() -> None:
    split = {
        "statements": [
            {"candidates": [1], "text": "The API port is 9090."},
            {"candidates": [1], "text": "The API speaks HTTP/2."},
        ],
        "left_out": [],
    }
    changes = Bench(oracle(extract=lambda _: split)).hear("The API port is 9090 and it speaks HTTP/2.")
    assert [change.ordinals for change in changes] == [(0,), ()]
    assert all(isinstance(change, Add) for change in changes)


def test_one_plan_ends_a_memory_once() -> None:
    held = memory("Backups of the wiki run weekly.")
    bench = Bench(oracle(says("UPDATE", "refine")), [held])
    changes = bench.hear("Backups of the wiki run weekly on Sunday.", "Backups of the wiki run weekly by a cron job.")
    assert [type(change) for change in changes] == [Replace, Stage]
    assert isinstance(changes[1], Stage)
    assert changes[1].reason is StagedReason.CONFLICT


def test_an_episode_of_the_same_words_is_judged_so_that_it_can_be_promoted() -> None:
    held = memory("Deploys are frozen on Fridays.")
    episode = replace(held, state=replace(held.state, tier=Tier.EPISODE, expires_at=NOW + timedelta(days=9)))
    change = only(Bench(oracle(says("NOOP")), [episode]).hear("Deploys are frozen on Fridays."))
    assert isinstance(change, Add)
    assert change.arrival.memory.text_hash == episode.memory.text_hash


def staged(text: str) -> Remembered:
    held = memory(text, version=4)
    return replace(held, state=replace(held.state, tier=Tier.EPISODE, expires_at=NOW + timedelta(days=9)))


def test_what_was_staged_while_no_model_answered_is_replaced_by_what_is_made_of_it() -> None:
    reworded = {"statements": [{"candidates": [1], "text": "The gateway listens on port 9090."}], "left_out": []}
    for shelf, calls in (([], 1), ([memory("The gateway is written in Go.")], 2)):
        episode = staged("gateway: listens on port 9090")
        bench = Bench(oracle(extract=lambda _: reworded), [episode, *shelf])
        change = only(bench.hear("gateway: listens on port 9090"))
        assert isinstance(change, Replace)
        assert change.kind is EventKind.REFINED
        assert change.targets == ((episode.memory.memory_id, 4),)
        assert bench.calls == calls


def test_an_episode_is_replaced_once_when_two_facts_are_made_of_it() -> None:
    split = {
        "statements": [
            {"candidates": [1], "text": "The API port is 9090."},
            {"candidates": [1], "text": "The API speaks HTTP/2."},
        ],
        "left_out": [],
    }
    text = "The API port is 9090 and it speaks HTTP/2."
    changes = Bench(oracle(extract=lambda _: split), [staged(text)]).hear(text)
    assert sorted(type(change).__name__ for change in changes) == ["Add", "Replace"]


def test_a_merge_takes_the_models_wording_only_where_it_is_supported() -> None:
    held = [memory("Zone A hosts the ledger."), memory("Zone A hosts the audit log.")]
    for worded, stored in (
        ("Zone A hosts the ledger and the audit log.", "Zone A hosts the ledger and the audit log."),
        ("Zone A hosts the ledger, the audit log and 7 secrets.", "Zone A hosts both ledger and audit log."),
    ):
        bench = Bench(oracle(says("UPDATE", "merge", (1, 2), worded)), held)
        change = only(bench.hear("Zone A hosts both ledger and audit log."))
        assert isinstance(change, Replace)
        assert change.kind is EventKind.MERGED
        assert len(change.targets) == 2
        assert change.arrival.memory.content == stored


def test_a_memory_is_worth_its_weakest_source_and_true_since_its_latest() -> None:
    one = {"statements": [{"candidates": [1, 2], "text": "The API port is 9090."}], "left_out": []}
    early, late = NOW - timedelta(days=9), NOW - timedelta(days=2)
    change = only(
        Bench(oracle(extract=lambda _: one)).hear(
            candidate(0, "The API port is 9090.", surface=Surface.TOOL_OUTPUT, at=early),
            candidate(1, "API port: 9090", surface=Surface.SESSION_CONVERSATION, at=late),
        )
    )
    assert isinstance(change, Add)
    assert change.arrival.memory.surface is Surface.TOOL_OUTPUT
    assert change.arrival.memory.valid_from == late
    assert len(change.arrival.memory.provenance) == 2
