"""Questions without their mark, made-up cases and remarks that nothing is worth keeping, in every cue language."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

SURFACES = (Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION)


def drops(text: str, surface: Surface) -> set[str | None]:
    return {statement.drop.value if statement.drop else None for statement in examine(text, surface)}


QUESTIONS = [
    *("是不是该把备份改到凌晨", "要不要把副本数加到5", "我们是否需要升级Redis 8", "为什么副本没有同步", "谁负责备份"),
    *("备份的保留期是多少", "备份脚本放在哪里", "可以用Redis代替吗", "这样会不会太慢呢"),
    *("バックアップは何時に走りますか", "誰が当番ですか", "ポートを変えるべきでしょうか"),
    *("백업은 몇 시에 시작하나요", "포트를 바꿔야 할까요", "누가 당번인가요"),
    *("Sollten wir das Backup auf nachts legen", "Warum startet die Replik nicht", "Est-ce que la réplique démarre"),
    *("Faut-il changer le port", "Por qué no arranca la réplica", "Será que a réplica arranca"),
    *("Moeten we de back-up verplaatsen", "Skal vi flytte sikkerhetskopien", "Ska vi flytta kopian"),
    *("Почему реплика не стартует", "Стоит ли менять порт", "هل يجب تغيير المنفذ", "لماذا لا تعمل النسخة"),
    *("Why does the replica not start", "Should the replica run at night", "Is the replica in Oslo"),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", QUESTIONS)
def test_a_question_needs_no_mark(text: str, surface: Surface) -> None:
    assert drops(text, surface) <= {"question", "task_command"}


CLAUSES = [
    *("是否压缩备份由环境变量ZIP_ON决定。", "无论谁值班，备份都在两点开始。", "谁都可以访问备份目录docs/backup。"),
    "Should the replica fail, the primary keeps port 5433.",
    "Sollten wir das Backup verschieben, muss der Betrieb in Oslo zustimmen.",
    "Skal vi flytte basen, må driftsteamet i Oslo godkjenne det først.",
    "Why the replica restarts: its memory limit is 512 MB.",
]


@pytest.mark.parametrize("text", CLAUSES)
def test_a_clause_that_opens_like_a_question_is_none(text: str) -> None:
    assert "question" not in drops(text, Surface.AGENT_OUTPUT)


MADE_UP = [
    *(
        "Say a tenant called Blue books two desks; then the sum would be 80 euros.",
        "Suppose there is a shop named Rim.",
    ),
    *("Imagine someone named Kim pays twice.", "Take a client named Rim who pays twice."),
    *("Disons qu'un client nommé Rim paie deux fois.", "Diciamo che un cliente di nome Rim paghi due volte."),
    *("Si at en kunde som heter Rim betaler to ganger.", "Säg att en kund som heter Rim betalar två gånger."),
    *("比如有个客户叫小林，付了两次款。", "예를 들어 림이라는 고객이 두 번 결제한다고 하자."),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", MADE_UP)
def test_a_made_up_case_is_no_fact(text: str, surface: Surface) -> None:
    assert None not in drops(text, surface)


@pytest.mark.parametrize(
    "text", ["Take a server named rim-2 offline before its disk is replaced.", "A tenant named Blue rents two desks."]
)
def test_what_has_a_name_is_not_made_up(text: str) -> None:
    assert drops(text, Surface.AGENT_OUTPUT) == {None}


NOTHING = [
    *("In dieser Sitzung gibt es nichts, was man sich merken müsste.", "Aus diesem Chat ist nichts festzuhalten."),
    *("Rien dans cette session ne vaut la peine d'être mémorisé.", "Il n'y a rien à noter dans cet échange."),
    *("No hay nada que recordar de esta charla.", "Nada de este chat merece guardarse."),
    *("Não há nada para lembrar desta sessão.", "In questa chat non c'è nulla da ricordare."),
    *("Er is niets in deze sessie om te onthouden.", "Det er ikke noe i denne økten å huske."),
    *("Der er ikke noget i denne chat at gemme.", "Det finns inget i det här samtalet att spara."),
    *(
        "В этом чате нет ничего, что стоило бы запомнить.",
        "本次聊天没有需要记录的内容。",
        "此会话无需保存，没有新内容。",
    ),
    *(
        "このチャットには記録すべきことはありません。",
        "이 채팅에는 기억할 내용이 없습니다.",
        "ليس في هذه الجلسة ما يستحق التذكر.",
    ),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", NOTHING)
def test_that_nothing_is_worth_keeping_is_not_kept(text: str, surface: Surface) -> None:
    assert drops(text, surface) == {"meta"}


KEPT_NOWHERE = [
    "Il n'y a rien à enregistrer sur le disque de secours.",
    "Aus Gesprächen mit Kunden speichert das CRM nichts.",
    "No hay nada que guardar en el almacén norte los domingos.",
    "In dieser Sitzung wurde nichts gespeichert, weil die Platte voll war.",
    "Het archief bewaart niets van gesprekken met klanten.",
]


@pytest.mark.parametrize("text", KEPT_NOWHERE)
def test_that_something_else_keeps_nothing_is_a_fact(text: str) -> None:
    assert "meta" not in drops(text, Surface.AGENT_OUTPUT)
