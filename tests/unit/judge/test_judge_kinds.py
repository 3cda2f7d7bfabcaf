"""Kinds of fault a judge must not commit, each in several wordings, languages and units, whatever the model says.

`tests/data/judge_kinds.jsonl` holds pairs of a memory and a statement by kind; the transcripts stand here.
"""

# ruff: noqa: RUF001 - marks of other scripts are the data here

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from pipeline.domain.plan import Add, OpenConflict, Replace, Restate, Stage
from pipeline.domain.surface import Surface
from tests.fakes.judge_bench import Bench, candidate, memory, only, oracle, says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.plan import Change
    from pipeline.domain.statement import Candidate

PAIRS: Final = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "judge_kinds.jsonl").read_text(encoding="utf-8").splitlines()
]
AGENT, USER = Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION
KEPT_APART = (Add, OpenConflict)


def of_kind(*kinds: str) -> list[tuple[str, str]]:
    return [(pair["old"], pair["new"]) for pair in PAIRS if pair["kind"] in kinds]


def ruled(old: str, new: str, op: str, kind: str = "none", text: str = "") -> Change:
    targets = () if op == "ADD" else (1,)
    return only(Bench(oracle(says(op, kind, targets, text)), [memory(old)]).hear(new))


@pytest.mark.parametrize(("old", "new"), of_kind("paraphrase"))
def test_a_paraphrase_judged_known_is_one_memory(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "NOOP"), Restate)


@pytest.mark.parametrize(("old", "new"), of_kind("denial"))
def test_a_denial_is_never_known_and_never_blended_in(old: str, new: str) -> None:
    for op, kind in (("NOOP", "none"), ("UPDATE", "refine"), ("UPDATE", "merge")):
        assert isinstance(ruled(old, new, op, kind, f"{old} {new}"), KEPT_APART), (op, kind)
    assert isinstance(ruled(old, new, "UPDATE", "supersede"), Replace)


@pytest.mark.parametrize(("old", "new"), of_kind("other_subject", "other_identifier"))
def test_what_is_said_of_something_else_overwrites_nothing_and_is_not_lost(old: str, new: str) -> None:
    for op, kind in (("NOOP", "none"), ("UPDATE", "refine"), ("UPDATE", "merge"), ("UPDATE", "supersede")):
        assert isinstance(ruled(old, new, op, kind), KEPT_APART), (op, kind)


@pytest.mark.parametrize(("old", "new"), of_kind("change"))
def test_a_change_of_state_is_applied_and_never_taken_for_known(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "UPDATE", "supersede"), Replace)
    assert isinstance(ruled(old, new, "NOOP"), KEPT_APART)


@pytest.mark.parametrize(("old", "new"), of_kind("part"))
def test_a_limb_of_a_compound_is_known(old: str, new: str) -> None:
    for op, kind in (("ADD", "none"), ("NOOP", "none"), ("UPDATE", "refine")):
        assert isinstance(ruled(old, new, op, kind), Restate), (op, kind)


@pytest.mark.parametrize(("old", "new"), of_kind("no_part"))
def test_words_of_a_memory_that_say_more_than_it_are_new(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "ADD"), Add)


@pytest.mark.parametrize(("old", "new"), of_kind("other_role"))
def test_the_same_words_the_other_way_round_are_neither_known_nor_a_refinement(old: str, new: str) -> None:
    for op, kind in (("NOOP", "none"), ("UPDATE", "refine"), ("UPDATE", "merge"), ("UPDATE", "supersede")):
        assert isinstance(ruled(old, new, op, kind), KEPT_APART), (op, kind)


@pytest.mark.parametrize(("old", "new"), of_kind("same_order", "as_firm", "same_amount"))
def test_another_order_a_weaker_form_and_another_unit_are_known(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "NOOP"), Restate)


@pytest.mark.parametrize(("old", "new"), of_kind("firmer"))
def test_what_was_only_possible_advised_or_past_does_not_say_the_firmer_thing_yet(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "NOOP"), KEPT_APART)
    assert isinstance(ruled(old, new, "UPDATE", "refine"), Replace)


@pytest.mark.parametrize(("old", "new"), of_kind("loses_limit"))
def test_a_refinement_that_only_drops_an_exception_overwrites_nothing(old: str, new: str) -> None:
    for kind in ("refine", "merge"):
        assert isinstance(ruled(old, new, "UPDATE", kind), KEPT_APART), kind


@pytest.mark.parametrize(("old", "new"), of_kind("refinement", "whole_and_more"))
def test_more_on_the_same_subject_refines_however_it_is_worded(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "UPDATE", "refine"), Replace)


@pytest.mark.parametrize(("old", "new"), of_kind("whole_and_more"))
def test_all_that_a_memory_says_and_more_is_not_known_yet(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "NOOP"), Add)


@pytest.mark.parametrize(("old", "new"), of_kind("reworded"))
def test_a_wording_that_says_no_more_refines_nothing(old: str, new: str) -> None:
    for op, kind in (("NOOP", "none"), ("UPDATE", "refine")):
        assert isinstance(ruled(old, new, op, kind), Restate), (op, kind)


@pytest.mark.parametrize(("old", "new"), of_kind("near_miss", "other_condition"))
def test_a_related_fact_and_another_condition_are_neither_known_nor_a_refinement(old: str, new: str) -> None:
    for op, kind in (("NOOP", "none"), ("UPDATE", "refine")):
        assert isinstance(ruled(old, new, op, kind), KEPT_APART), (op, kind)


@pytest.mark.parametrize(("old", "new"), of_kind("other_amount"))
def test_another_amount_replaces_wherever_it_stands(old: str, new: str) -> None:
    assert isinstance(ruled(old, new, "UPDATE", "supersede"), Replace)
    assert isinstance(ruled(old, new, "NOOP"), KEPT_APART)


def formed(statements: Sequence[tuple[str, list[int]]], sources: Sequence[Candidate]) -> list[str]:
    """Return the texts that live after a model has formed these statements, each citing candidates by number."""
    reply = {"statements": [{"candidates": cited, "text": text} for text, cited in statements], "left_out": []}
    changes = Bench(oracle(extract=lambda _: reply)).hear(*sources)
    return [change.arrival.memory.content for change in changes if isinstance(change, Add)]


def talk(suggestion: str, answer: str) -> list[Candidate]:
    return [candidate(0, suggestion, surface=AGENT), candidate(1, answer, surface=USER)]


@pytest.mark.parametrize(
    ("suggestion", "answer", "claimed"),
    [
        ("You could move the queue to NATS.", "No, we stay on RabbitMQ.", "The user moves the queue to NATS."),
        ("You could move the queue to NATS.", "No, we stay on RabbitMQ.", "The team moved the queue to NATS."),
        ("How about moving to Postgres?", "No thanks, MySQL is fine.", "The user is moving to Postgres."),
        ("I suggest switching on dark mode.", "Leave it light, please.", "The user switched on dark mode."),
        ("I'd recommend Vault for secrets.", "We keep sops.", "The team uses Vault for secrets."),
        ("Have you considered Bazel?", "No, Make is enough.", "The team uses Bazel."),
        ("One option would be to shard the table.", "No, partitioning is enough.", "The team shards the table."),
        ("A possible choice is Nomad.", "Kubernetes stays.", "The team uses Nomad."),
        ("Let's use Rust for this.", "No, Go.", "The team uses Rust."),
        ("Why don't you use Rust?", "Because the team knows Go.", "The team uses Rust."),
        ("Vielleicht solltest du Redis nehmen.", "Nein, wir bleiben bei Memcached.", "Das Team nimmt Redis."),
        ("Tu pourrais essayer Svelte.", "Non, on reste sur React.", "L'équipe utilise Svelte."),
        ("¿Y si usamos Deno?", "No, Node está bien.", "El equipo usa Deno."),
        ("Je zou Bun kunnen proberen.", "Nee, we blijven bij Node.", "Het team gebruikt Bun."),
        ("你可以试试Bun。", "不，我们继续用Node。", "用户使用Bun。"),
        ("Можно попробовать Bun.", "Нет, остаёмся на Node.", "Команда использует Bun."),
    ],
)
def test_a_suggestion_that_nobody_took_is_nobodys_decision(suggestion: str, answer: str, claimed: str) -> None:
    for cited in ([1], [1, 2]):
        assert formed([(claimed, cited)], talk(suggestion, answer)) == [], cited


@pytest.mark.parametrize(
    ("suggestion", "answer", "claimed"),
    [
        ("You could move the queue to NATS.", "Yes, let's do that.", "The team moves the queue to NATS."),
        ("How about Redis?", "Ok, Redis it is.", "The team uses Redis."),
        ("Vielleicht Redis?", "Ja, gerne Redis.", "Das Team nimmt Redis."),
        ("You could move the queue to NATS.", "No, we stay on RabbitMQ.", "The team stays on RabbitMQ."),
    ],
)
def test_what_was_agreed_or_held_against_it_is_kept(suggestion: str, answer: str, claimed: str) -> None:
    assert formed([(claimed, [1, 2])], talk(suggestion, answer)) == [claimed]


@pytest.mark.parametrize(
    ("first", "second", "was", "holds"),
    [
        *[
            (was, f"{cue} {now}", was, now)
            for was, now, *cues in (
                ("The cache lives 5 minutes.", "The cache lives 10 minutes.", "Actually,", "Hold on.", "Oops:"),
                ("The release is on Monday.", "The release is on Tuesday.", "Sorry, I meant Tuesday.", "Wait, no."),
                ("The room is Oslo.", "The room is Bergen.", "Correction:", "Scratch that.", "On second thought,"),
                ("Logs stay 30 days.", "Logs stay 90 days.", "Let me correct that:", "I was wrong.", "Forget that:"),
                ("Das Limit ist 50.", "Das Limit ist 80.", "Moment,", "Nein,", "Korrektur:"),
                ("L'hôte est db1.", "L'hôte est db2.", "Pardon,", "Finalement,", "En fait,"),
                ("El puerto es 80.", "El puerto es 81.", "Perdón,", "Mejor:"),
            )
            for cue in cues
        ],
        (
            "We go with plan A.",
            "Change of plan: we go with plan B.",
            "The team goes with plan A.",
            "The team goes with plan B.",
        ),
        ("Use port 80.", "Not port 80, use port 81.", "The service uses port 80.", "The service uses port 81."),
        ("Retries are on.", "Retries are not on.", "Retries are on.", "Retries are not on."),
        ("Retries are enabled.", "Retries are disabled.", "Retries are enabled.", "Retries are disabled."),
        ("缓存用Redis。", "算了，缓存还是用Memcached。", "团队的缓存用Redis。", "团队的缓存用Memcached。"),
        ("Кэш в Redis.", "Нет, кэш лучше в Memcached.", "Кэш команды в Redis.", "Кэш команды в Memcached."),
    ],
)
def test_of_both_sides_of_a_reversal_only_the_later_lives(first: str, second: str, was: str, holds: str) -> None:
    said = [candidate(0, first, surface=USER, raw=first), candidate(1, second, surface=USER, raw=second)]
    assert formed([(was, [1]), (holds, [2])], said) == [holds]
    assert formed([(holds, [2]), (was, [1])], said) == [holds]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sessions expire after 30 days.", "Tokens expire after 90 days."),
        ("The EU cluster uses Redis.", "The US cluster uses Memcached."),
        ("The cache is enabled for orders.", "The cache is disabled for payments."),
        ("Anna owns billing.", "Actually, Boris owns search."),
        ("Deploys go to eu-west-1.", "Backups now go to eu-north-1."),
        ("The API speaks REST.", "The admin API speaks gRPC."),
    ],
)
def test_two_facts_of_one_transcript_both_live(one: str, other: str) -> None:
    said = [candidate(0, one, surface=USER), candidate(1, other, surface=USER)]
    assert sorted(formed([(one, [1]), (other, [2])], said)) == sorted([one, other])


@pytest.mark.parametrize(
    "text",
    [
        "The EU cluster has 3 nodes.",
        "Phase I of the trial ended in May.",
        "The US team owns the mail gateway.",
        "You should never commit secrets to the repository.",
        "I test girano ogni notte sul runner grande.",
        "I produksjon kjører tjenesten på port 80.",
        "The module `my_queue` holds 5 jobs.",
        "The IK solver runs at 60 Hz.",
        "Instead of cron, the platform uses Celery beat.",
        "Let's Encrypt certificates are renewed every 60 days.",
        "The customer prefers invoices by mail.",
    ],
)
def test_words_that_only_look_like_a_pronoun_or_a_proposal_cost_nothing(text: str) -> None:
    assert formed([(text, [1])], [candidate(0, text, surface=AGENT)]) == [text]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("The intake port must be 7070", "The intake port is 7071"),
        ("Deploys happen only on Wednesdays.", "Deploys now happen on Fridays as well."),
        ("Never log customer names.", "Customer names are logged."),
        ("Das Passwort hat mindestens 14 Zeichen.", "Das Passwort hat mindestens 8 Zeichen."),
        ("所有日志保留90天。", "所有日志保留30天。"),
        ("Reviews need two approvals.", "Correction: reviews need one approval."),
    ],
)
@pytest.mark.parametrize("surface", [Surface.TOOL_OUTPUT, AGENT, USER, Surface.DOCUMENT_INGEST])
def test_nothing_but_the_operator_ends_an_operators_rule(rule: str, said: str, surface: Surface) -> None:
    for op, kind in (("UPDATE", "supersede"), ("UPDATE", "refine"), ("UPDATE", "merge"), ("NOOP", "none")):
        bench = Bench(oracle(says(op, kind)), [memory(rule, operator=True)])
        assert isinstance(only(bench.hear(candidate(0, said, surface=surface))), OpenConflict), (op, kind)


@pytest.mark.parametrize(
    ("held", "again", "joined"),
    [
        ("On call: Mia", "On call is Mia.", "On call: Mia; Mia"),
        ("The default port is 9090.", "The port defaults to 9090.", "The default port is 9090, 9090."),
        ("Reviewers: Anna, Boris", "The reviewers are Anna and Boris.", "Reviewers: Anna, Boris, Anna, Boris"),
        ("Das Team nutzt Go.", "Go wird vom Team genutzt.", "Das Team nutzt Go und Go."),
        ("团队负责人：小明", "团队负责人是小明。", "团队负责人：小明；小明"),
    ],
)
@pytest.mark.parametrize("kind", ["refine", "merge"])
def test_a_value_is_never_joined_to_itself(held: str, again: str, joined: str, kind: str) -> None:
    assert isinstance(ruled(held, again, "UPDATE", kind, joined), Restate)


@pytest.mark.parametrize("targets", [(7,), (0,), (-1,), (99999,), (1, 7), (2,)])
@pytest.mark.parametrize(
    ("op", "kind"), [("UPDATE", "supersede"), ("UPDATE", "refine"), ("UPDATE", "merge"), ("NOOP", "none")]
)
def test_a_number_that_was_not_shown_touches_nothing(targets: tuple[int, ...], op: str, kind: str) -> None:
    bench = Bench(oracle(says(op, kind, targets)), [memory("The API port is 9090.")])
    assert isinstance(only(bench.hear("The API port changed to 9191.")), Stage)
