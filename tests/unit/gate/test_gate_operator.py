"""The permissive gate: an operator's terse rules and facts pass, their replies and small talk do not (SPEC §3, §10)."""

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine


def is_kept(text: str, surface: Surface) -> bool:
    return any(statement.is_candidate for statement in examine(text, surface))


@pytest.mark.parametrize(
    "text",
    [
        "Deploys go through the platform team.",
        "No force pushes to the release branch.",
        "Invoices are sent in euros.",
        "Wir liefern nie vor einem Feiertag aus.",
        "Vi bruker alltid UTC i loggene.",
        "I want every migration read by a second person.",
    ],
)
def test_what_an_operator_states_passes(text: str) -> None:
    assert is_kept(text, Surface.OPERATOR_CHAT)


@pytest.mark.parametrize("text", ["Yes please.", "No, the other one.", "Perfect.", "Still broken.", "Thanks a lot!"])
def test_an_operators_reply_is_no_knowledge(text: str) -> None:
    assert not is_kept(text, Surface.OPERATOR_CHAT)


def test_the_same_terse_words_need_more_from_others() -> None:
    terse = "Deploys go through Marlow."
    assert is_kept(terse, Surface.OPERATOR_CHAT)
    assert not is_kept(terse, Surface.SESSION_CONVERSATION)


SAID = [
    "Tessa drinks oat milk.",
    "Marit likes mornings.",
    "Ops lead: Tessa",
    "L'équipe utilise Linear.",
    "Kein Merge am Montag.",
    "Dinner is at eight.",
    "The gate opens at dawn.",
]


@pytest.mark.parametrize("text", SAID)
def test_case_and_a_full_stop_never_decide_what_an_operator_said(text: str) -> None:
    written = [text, text.lower(), text.rstrip("."), f"  {text.lower().rstrip('.')} "]
    assert [is_kept(each, Surface.OPERATOR_CHAT) for each in written] == [True] * 4


RULES = [
    "Drop tables only after a dump.",
    "Merge on Tuesdays.",
    "Delete tenants after approval from the owner.",
    "Lösche Tabellen nur nach Rücksprache mit dem Team.",
    "Supprime les tables seulement après une copie.",
    "Borra las tablas solo con autorización.",
    "Apague as tabelas somente após aprovação.",
    "Cancella le tabelle solo dopo una copia.",
    "Verwijder tabellen alleen na toestemming.",
    "Slett tabeller bare etter en kopi.",
    "Удаляй таблицы только после копии.",
    "删除数据表之前必须先问。",
    "更新生产环境前先做备份。",
    "テーブルを削除する前に必ず尋ねる。",
    "테이블을 지우기 전에 반드시 물어본다.",
]


@pytest.mark.parametrize("text", RULES)
def test_an_order_with_a_standing_condition_is_a_rule_in_every_language(text: str) -> None:
    assert is_kept(text, Surface.OPERATOR_CHAT)


@pytest.mark.parametrize("text", ["Use spaces.", "Prefer tuples.", "Avoid mutable globals."])
def test_a_convention_needs_few_words(text: str) -> None:
    assert is_kept(text, Surface.OPERATOR_CHAT)


PASSING = [
    *("no the left button", "yes the green one", "the other one", "nope, still red", "oui c'est ça"),
    *("geht immer noch nicht", "same error as before", "What a day!", "good evening all", "now it fails"),
    *("Use this.", "Use both.", "Delete the table now, but only if it is empty.", "删除这张表。", "更新一下文档。"),
    *("现在必须先删除这张表。", "Lösche jetzt nur die Tabelle.", "Slett tabellen."),
]


@pytest.mark.parametrize("text", PASSING)
def test_replies_and_orders_of_the_moment_still_drop(text: str) -> None:
    assert not is_kept(text, Surface.OPERATOR_CHAT)


@pytest.mark.parametrize("text", ["Fix the login bug.", "Can you restart the worker?"])
def test_a_task_and_a_question_drop_also_for_an_operator(text: str) -> None:
    assert not is_kept(text, Surface.OPERATOR_CHAT)
