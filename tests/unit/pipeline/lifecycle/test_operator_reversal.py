"""What an operator says later takes the place of what an operator said, where both cannot hold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.memory import Ending
from pipeline.domain.plan import Dispute, Insert, Plan, Transition
from pipeline.domain.surface import Surface
from pipeline.lifecycle.arrival import arrive
from pipeline.lifecycle.conflict import Ground, Ruling
from pipeline.lifecycle.operator import consolidate
from pipeline.lifecycle.rivalry import meet
from tests.builders import DAY, NOON, candidate, origin

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Effect


def said(text: str, at: datetime = NOON, transcript: str = "t-1") -> Remembered:
    words = candidate(text, surface=Surface.OPERATOR_CHAT, at=at)
    (add,) = consolidate([words], origin(transcript, operator=True), at)
    return add.arrival


def ruling(old: str, new: str) -> Ruling | None:
    met = meet(said(new, NOON + DAY / 24, "t-2"), said(old))
    return met.ruling if met else None


TAKES_ITS_PLACE = [
    ("The shift lead is Ingrid.", "The shift lead is now Tomas."),
    ("The shift lead is Ingrid.", "The shift lead is Tomas."),
    ("The harbour pilot is Nils.", "As of today, the harbour pilot is Eva."),
    ("The harbour pilot is Nils.", "The harbour pilot is Eva since Monday."),
    ("The harbour pilot is Nils.", "Correction: the harbour pilot is Eva."),
    ("The harbour pilot is Nils Dahl.", "The harbour pilot is Eva Moe instead of Nils Dahl."),
    ("The backup region is eu-west-1.", "The backup region is now eu-north-1."),
    ("The backup region is eu-west-1.", "The backup region is eu-north-1."),
    ("The mail host is mx1.lab.example.", "The mail host is mx7.lab.example."),
    ("Device A is a Synology.", "Device A is now a Fnos."),
    ("The stand-up is on Monday.", "The stand-up is now on Tuesday."),
    ("The stand-up is at 09:00.", "From now on the stand-up is at 10:30."),
    ("The proxy port must be 9090.", "The proxy port is 8080."),
    ("Der Hafenlotse ist Nils.", "Der Hafenlotse ist jetzt Eva."),
    ("Le chef d'équipe est Marc.", "Le chef d'équipe est désormais Léa."),
    ("La base de datos es Postgres.", "La base de datos es ahora MySQL."),
    ("O gerente é Rui.", "O gerente agora é Ana."),
    ("Il responsabile è Luca.", "Il responsabile è ora Sara."),
    ("De ploegbaas is Bram.", "De ploegbaas is nu Fleur."),
    ("Vaktlederen er Ola.", "Vaktlederen er nå Kari."),
    ("Skiftledaren är Olle.", "Skiftledaren är numera Karin."),
    ("База данных — Postgres.", "База данных — теперь MySQL."),
    ("数据库是Postgres。", "数据库现在是MySQL。"),
    ("データベースはPostgresです。", "データベースは現在MySQLです。"),
]
BOTH_STAND = [
    ("Device A is a Synology.", "Device A is a Fnos."),
    ("Rack 4 is a Dell.", "Rack 4 is a Lenovo."),
    ("The staging region is eu-west-1.", "The production region is now eu-north-1."),
    ("The shift lead is Ingrid.", "The night lead is now Tomas."),
    ("The team is Dutch.", "The team is Vegan."),
    ("The main customer is Acme.", "The main customer is Initech."),
    ("A partner service is Kassa.", "A partner service is Ledger."),
    ("A relay is Kassa.", "A relay is Ledger."),
    ("The team uses Figma.", "The team uses Miro."),
    ("The team uses Figma.", "The team now uses Miro."),
    ("Ingrid lives in Bergen.", "Ingrid now works in Oslo."),
    ("The stand-up is on Monday.", "The stand-up is on Thursday."),
    ("Backups start at 02:00.", "Backups start at 14:00."),
    ("The shift lead was Ingrid.", "The shift lead is now Tomas."),
    ("One of the owners is Ingrid.", "One of the owners is now Tomas."),
    ("Der Hafenlotse ist Nils.", "Der Hafenmeister ist jetzt Eva."),
    ("Die Prüfung ist Pflicht.", "Die Prüfung ist Handarbeit."),
    ("La base de datos es Postgres.", "La caché es ahora Valkey."),
    ("Vaktlederen er Ola.", "Nattlederen er nå Kari."),
    ("数据库是Postgres。", "缓存现在是Valkey。"),
]


@pytest.mark.parametrize(("old", "new"), TAKES_ITS_PLACE)
def test_the_later_word_takes_the_place_of_the_earlier(old: str, new: str) -> None:
    assert ruling(old, new) is Ruling.SUPERSEDES
    late = meet(said(old), said(new, NOON + DAY / 24, "t-2"))
    assert late is not None
    assert late.ruling is Ruling.PRECEDES


@pytest.mark.parametrize(("old", "new"), BOTH_STAND)
def test_what_may_hold_beside_it_ends_nothing(old: str, new: str) -> None:
    assert ruling(old, new) in {None, Ruling.OPEN}


@pytest.mark.parametrize(("old", "new"), TAKES_ITS_PLACE)
def test_a_machine_ends_nothing_of_an_operators(old: str, new: str) -> None:
    newcomer = said(new, NOON + 30 * DAY, "t-2")
    machine = replace(newcomer, memory=replace(newcomer.memory, operator=False, surface=Surface.TOOL_OUTPUT))
    met = meet(machine, said(old))
    assert met is not None
    assert met.ruling is Ruling.OPEN


def test_names_told_at_one_instant_in_two_transcripts_stay_open() -> None:
    met = meet(said("The shift lead is Tomas.", NOON, "t-2"), said("The shift lead is Ingrid."))
    assert met is not None
    assert met == (Ground.NAME, Ruling.OPEN)


def spoken(*texts: str, at: datetime = NOON) -> tuple[Effect, ...]:
    """Return what one operator transcript comes to that says `texts`, a turn each, all at one time."""
    words = [
        replace(each, statement=replace(each.statement, turn=turn))
        for turn, text in enumerate(texts)
        for each in [candidate(text, turn, Surface.OPERATOR_CHAT, at=at)]
    ]
    return arrive(Plan(consolidate(words, origin(operator=True), at), at, "formation"), [])


def outcome(effects: tuple[Effect, ...]) -> tuple[set[str], set[str]]:
    """Return the texts that live and those that were superseded, whose successors are all told in a conflict."""
    texts = {e.arrival.memory.memory_id: e.arrival.memory.content for e in effects if isinstance(e, Insert)}
    ends = {e.after.memory_id: e for e in effects if isinstance(e, Transition)}
    told = {e.rival_id: e.winner for e in effects if isinstance(e, Dispute)}
    assert {name: end.after.superseded_by for name, end in ends.items()} == told
    assert all(end.after.ending is Ending.SUPERSEDED and end.before.is_live for end in ends.values())
    return {text for name, text in texts.items() if name not in ends}, {texts[name] for name in ends}


@pytest.mark.parametrize(("old", "new"), TAKES_ITS_PLACE)
def test_of_both_sides_of_a_reversal_in_one_transcript_only_the_later_lives(old: str, new: str) -> None:
    assert outcome(spoken(old, new)) == ({new}, {old})
    assert outcome(spoken(new, "The wiki is public.", old))[0] >= {"The wiki is public."}


@pytest.mark.parametrize(("old", "new"), BOTH_STAND)
def test_what_is_no_reversal_ends_nothing_in_one_transcript(old: str, new: str) -> None:
    assert outcome(spoken(old, new)) == ({old, new}, set())


def test_the_order_of_turns_is_the_order_of_time_in_one_transcript() -> None:
    first, second, third = (f"The cache TTL in production is {n} seconds." for n in (300, 600, 900))
    assert outcome(spoken(first, second, third)) == ({third}, {first, second})
    assert outcome(spoken(third, second, first)) == ({first}, {third, second})
    assert outcome(spoken(first, second, first)) == ({first}, {second}), "said last again, it holds"


def test_a_long_table_in_one_wording_costs_a_look_at_the_nearest_rows_only() -> None:
    rows = [f"Rack {number} has no spare power." for number in range(400)]
    assert outcome(spoken(*rows)) == (set(rows), set())
