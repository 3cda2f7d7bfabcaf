"""Reversals without a model: what leads a change in hides no subject, and a rule is at odds with what is reported."""

# ruff: noqa: RUF001 -- the punctuation of other scripts is what is tested

from __future__ import annotations

import pytest

from pipeline.lifecycle.change import settled_text, tells_change
from pipeline.lifecycle.conflict import Claim, Clash, Ground, Ruling, clash, find_ground
from pipeline.lifecycle.mood import is_loose, is_norm
from tests.remembering import DAY, NOW


def claim(text: str, days: float = 0.0, *, operator: bool = False) -> Claim:
    return Claim(text, NOW + days * DAY, 0.3, operator=operator)


def ground(old: str, new: str) -> Ground | None:
    return find_ground(claim(new, 30), claim(old))


LED_IN = [
    ("The ledger keeps 40 pages.", "Correction: the ledger keeps 60 pages."),
    ("The bakery opens 5 ovens.", "Update: the bakery opens 7 ovens."),
    ("The relay port is 7070.", "Actually, the relay port is 7171."),
    ("The quota is 12 seats.", "Sorry, the quota is 15 seats."),
    ("The quota is 12 seats.", "No, wait, correction: the quota is 15 seats."),
    ("The quota is 12 seats.", "Since March the quota is 15 seats."),
    ("The quota is 12 seats.", "The quota is 15 seats instead of 12 seats."),
    ("The fee is 30 euros.", "The fee is 45 euros since 3 May 2026."),
    ("The pool holds 8 sessions.", "From now on, the pool holds 12 sessions."),
    ("Die Halle fasst 80 Gäste.", "Korrektur: Die Halle fasst 120 Gäste."),
    ("Die Halle fasst 80 Gäste.", "Seit Mai fasst die Halle 120 Gäste."),
    ("La salle compte 80 places.", "Correction : la salle compte 120 places."),
    ("La salle compte 80 places.", "En fait, la salle compte 120 places."),
    ("El plazo es de 10 días.", "Corrección: el plazo es de 14 días."),
    ("O prazo é de 10 dias.", "Na verdade, o prazo é de 14 dias."),
    ("Il limite è 40 kg.", "Rettifica: il limite è 60 kg."),
    ("De zaal heeft 80 stoelen.", "Correctie: de zaal heeft 120 stoelen."),
    ("Kaien tar 12 båter.", "Rettelse: Kaien tar 16 båter."),
    ("Kajen tar 12 båtar.", "Rättelse: Kajen tar 16 båtar."),
    ("Срок составляет 10 дней.", "Исправление: срок составляет 14 дней."),
    ("缓存保留10分钟。", "更正：缓存保留20分钟。"),
    ("ポートは7070です。", "訂正：ポートは7171です。"),
]
KEPT_APART = [
    ("The staging quota is 12 seats.", "Correction: the production quota is 15 seats."),
    ("The mailer port is 7070.", "Update: the ledger port is 7171."),
    ("The quota is 12 seats.", "Billing: the quota of the annex is 15 seats."),
    ("The relay port was 7070.", "The relay port is 7171."),
    ("The relay port is 7171.", "The relay port may be 7070."),
    ("The team uses Figma.", "The team now uses Miro."),
    ("Ingrid lives in Bergen.", "Actually, Ingrid works in Oslo."),
    ("Die Halle fasst 80 Gäste.", "Korrektur: Der Saal im Anbau fasst 120 Gäste."),
    ("La salle A compte 80 places.", "Correction : la salle B compte 120 places."),
    ("Rack 3 draws 4 kW.", "Update: rack 5 draws 6 kW."),
    ("The quota is 12 seats.", "Correction: the quota is 12 seats."),
    ("缓存保留10分钟。", "更正：日志保留20分钟。"),
]


@pytest.mark.parametrize(("old", "new"), LED_IN)
def test_what_leads_a_change_in_does_not_hide_its_subject(old: str, new: str) -> None:
    assert ground(old, new) is Ground.VALUE
    assert tells_change(new)
    assert not tells_change(old)
    assert clash(claim(new, 30), claim(old)) == Clash(Ground.VALUE, Ruling.SUPERSEDES)


@pytest.mark.parametrize(("old", "new"), KEPT_APART)
def test_another_subject_or_time_is_no_reversal_whatever_leads_it_in(old: str, new: str) -> None:
    assert ground(old, new) is None
    assert ground(new, old) is None


@pytest.mark.parametrize(
    "text", ["Staging: the port is 81.", "New deploys are slow.", "No deploys on Fridays.", "Edit files in src.", "Now"]
)
def test_what_only_looks_like_a_lead_in_is_kept(text: str) -> None:
    assert settled_text(text) == text


RULE_AND_REPORT = [
    ("The proxy port must be 9090.", "The proxy port is 8080."),
    ("Port must be 9090", "Port is 8080"),
    ("Retention should be 30 days.", "Retention is 7 days."),
    ("The weight limit has to be 40.", "The weight limit is 25."),
    ("Der Proxy-Port muss 9090 sein.", "Der Proxy-Port ist 8080."),
    ("Le délai doit être de 30 s.", "Le délai est de 10 s."),
    ("El límite debe ser 40.", "El límite es 25."),
    ("Il limite deve essere 40.", "Il limite è 25."),
    ("De limiet moet 40 zijn.", "De limiet is 25."),
    ("Grensen skal være 40.", "Grensen er 25."),
    ("Gränsen ska vara 40.", "Gränsen är 25."),
    ("Порт прокси должен быть 9090.", "Порт прокси 8080."),
    ("代理端口必须是9090。", "代理端口是8080。"),
]


@pytest.mark.parametrize(("rule", "report"), RULE_AND_REPORT)
def test_a_rule_and_a_report_of_another_value_are_at_odds_and_the_operator_prevails(rule: str, report: str) -> None:
    assert is_norm(rule)
    assert not is_norm(report)
    at_odds = Clash(Ground.NORM, Ruling.OPEN)
    assert clash(claim(report, 30), claim(rule, operator=True)) == at_odds
    assert clash(claim(report, 30), claim(rule)) == at_odds, "a report revokes no rule"
    assert clash(claim(rule, 30), claim(report)) == at_odds
    assert clash(claim(rule, 30, operator=True), claim(report)) == Clash(Ground.NORM, Ruling.SUPERSEDES)


@pytest.mark.parametrize(
    ("rule", "report"),
    [
        ("The proxy port must be 9090.", "The mailer port is 8080."),
        ("The proxy port must be 9090.", "The proxy port is 9090."),
        ("The staging port must be 9090.", "The production port is 8080."),
        ("The proxy port must be 9090.", "The proxy port was 8080."),
        ("The proxy port must be 9090.", "The proxy port can be 8080."),
        ("Retention must be 30 days.", "Retention is audited in 7 days."),
        ("Der Proxy-Port muss 9090 sein.", "Der Mail-Port ist 8080."),
        ("Le délai doit être de 30 s.", "Le délai était de 10 s."),
    ],
)
def test_a_rule_is_not_at_odds_with_another_subject_or_with_what_was_or_may_be(rule: str, report: str) -> None:
    assert ground(rule, report) is None
    assert ground(report, rule) is None


def test_what_was_or_may_be_is_no_claim_of_the_present() -> None:
    assert is_loose("The port may be 8080.")
    assert not is_loose("The port is 8080 since May.")
