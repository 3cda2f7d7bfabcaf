"""Remarks about the talk, finds behind a colon, and what an operator wants from now on, each in several languages."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

NOTHING_DERIVED = [
    "From this chat nothing useful can be learned.",
    "Aus diesem Gespräch lässt sich nichts ableiten.",
    "Rien ne peut être retenu de cette conversation.",
    "De esta conversación no se puede sacar nada.",
    "Desta conversa não se pode extrair nada.",
    "Da questa conversazione non si può ricavare nulla.",
    "Uit dit gesprek valt niets te halen.",
    "Det er ingenting å hente ut av denne samtalen.",
    "Из этого разговора ничего нельзя извлечь.",
    "从这次会话中无法提取任何内容。",
    "この会話からは何も抽出できません。",
    "لا يمكن استخراج أي شيء من هذه الدردشة.",
]
EXTRACT = [
    "Extrahiere die wichtigsten Fakten aus diesem Gespräch.",
    "Extrais les points utiles de cette conversation.",
    "Extrae lo importante de esta conversación.",
    "Extrai os fatos desta conversa.",
    "Estrai i fatti da questa conversazione.",
    "Haal alle feiten uit dit gesprek.",
    "Hent ut alle fakta fra denne samtalen.",
    "Extrahera alla fakta ur samtalet.",
    "Извлеки факты из этого разговора.",
    "请从以上对话中提取事实。",
    "上の会話から事実を抽出してください。",
    "استخرج الحقائق من هذه المحادثة.",
]
ABOUT_OTHERS = [
    "Aus dem Fehlercode lässt sich nichts ableiten, wenn der Trace fehlt.",
    "Der Dienst extrahiert alle Fakten aus dem Gespräch und speichert sie in Redis.",
    "From the core dump nothing can be learned once the symbols are stripped.",
]
FINDS = {
    "I checked the dashboard: the pool is capped at 16 connections.": "The pool is capped at 16 connections.",
    "Ich habe die Konfiguration gelesen: der Cache läuft auf Port 6400.": "Der Cache läuft auf Port 6400.",
    "J'ai lu la configuration : le cache écoute sur le port 6400.": "Le cache écoute sur le port 6400.",
    "Ik heb de configuratie gelezen: de cache luistert op poort 6400.": "De cache luistert op poort 6400.",
    "Я прочитал конфигурацию: кэш слушает порт 6400.": "Кэш слушает порт 6400.",
    "我看了配置：缓存监听6400端口。": "缓存监听6400端口。",
    "設定を読みました：キャッシュはポート6400で待ち受ける。": "キャッシュはポート6400で待ち受ける。",
}
CONVENTIONS = [
    *(
        "Use tabs in this repository.",
        "Use pnpm, not npm.",
        "Use spaces rather than tabs.",
        "Format dates in all projects.",
    ),
    *("Verwende Tabs in diesem Repository.", "Nutze pnpm statt npm.", "Utilise des tabulations dans ce dépôt."),
    *(
        "Usa tabuladores en este repositorio.",
        "Usa pnpm, no npm.",
        "Use pnpm em vez de npm.",
        "Usa pnpm invece di npm.",
    ),
    *(
        "Bruk pnpm, ikke npm.",
        "Använd pnpm, inte npm.",
        "Brug pnpm i stedet for npm.",
        "Gebruik pnpm in plaats van npm.",
    ),
    *("Используй pnpm, а не npm.",),
]
TASKS = [
    *("Use the new client in handlers.py.", "Use the blue button instead of the red one here.", "Fix the parser."),
    *("Write a unit test in this project.", "Utilise ici des tabulations."),
    *("Usa ahora pnpm, no npm.", "Bruk nå pnpm, ikke npm."),
]


@pytest.mark.parametrize("surface", [Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION])
@pytest.mark.parametrize("text", [*NOTHING_DERIVED, *EXTRACT])
def test_a_remark_about_the_talk_is_no_knowledge(text: str, surface: Surface) -> None:
    (statement,) = examine(text, surface)
    assert statement.drop is DropReason.META


@pytest.mark.parametrize("text", ABOUT_OTHERS)
def test_what_is_said_of_something_else_stays(text: str) -> None:
    (statement,) = examine(text, Surface.AGENT_OUTPUT)
    assert statement.drop is None


@pytest.mark.parametrize("text", FINDS)
def test_what_was_found_is_kept_without_the_finding(text: str) -> None:
    (statement,) = examine(text, Surface.AGENT_OUTPUT)
    assert (statement.drop, statement.text) == (None, FINDS[text])


@pytest.mark.parametrize("text", ["I read the config: done.", "I opened these files: a.py, b.py, c.py."])
def test_a_find_that_says_nothing_is_narration(text: str) -> None:
    (statement,) = examine(text, Surface.AGENT_OUTPUT)
    assert statement.drop is DropReason.PROCESS_NARRATION


@pytest.mark.parametrize("text", CONVENTIONS)
def test_an_operators_convention_is_no_task(text: str) -> None:
    (statement,) = examine(text, Surface.OPERATOR_CHAT)
    assert statement.drop is None


@pytest.mark.parametrize("text", TASKS)
def test_an_order_of_the_moment_is_a_task(text: str) -> None:
    (statement,) = examine(text, Surface.OPERATOR_CHAT)
    assert statement.drop is DropReason.TASK_COMMAND
