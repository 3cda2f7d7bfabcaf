"""What is so just now, what a sum came to, how far the work is, and what is only guessed is no lasting statement."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are what is tested

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

SURFACES = (Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION, Surface.TOOL_OUTPUT)


def drops(text: str, surface: Surface = Surface.AGENT_OUTPUT) -> set[DropReason | None]:
    return {statement.drop for statement in examine(text, surface)}


RUNS_NOW = [
    *("The mail worker is now running on port 6100.", "The preview is running at http://localhost:6100."),
    *("Our billing app is currently up and running.", "El servidor de correo ya está corriendo en el puerto 6100."),
    *("A aplicação está rodando agora na porta 6100.", "Il servizio è ora in esecuzione sulla porta 6100."),
    *("Le serveur est maintenant en cours d'exécution sur le port 6100.", "Сервис сейчас работает на порту 6100."),
    *("Der Dienst läuft gerade auf Port 6100.", "الخادم يعمل الآن على المنفذ 6100.", "后端已经启动在6100端口。"),
    *("アプリは現在ポート6100で動いています。", "서버는 지금 포트 6100에서 실행 중입니다."),
]
RUNS = [
    *("The mail worker runs on port 6100.", "The mail worker now listens on port 6100."),
    "The mail worker is now running on port 6100, because the proxy took 6000.",
    *("The ledger database is now running on MariaDB 11.", "Der Dienst läuft auf Port 6100.", "邮件服务监听6100端口。"),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", RUNS_NOW)
def test_that_something_was_started_is_true_of_this_moment_only(text: str, surface: Surface) -> None:
    assert None not in drops(text, surface)


@pytest.mark.parametrize("text", RUNS)
def test_what_something_runs_on_is_a_fact(text: str) -> None:
    assert drops(text) == {None}


@pytest.mark.parametrize("text", ["Der Dienst läuft jetzt auf Port 6100.", "Tjenesten kjører nå på port 6100."])
def test_where_a_language_has_one_form_for_both_an_agent_reports_and_a_person_tells_a_change(text: str) -> None:
    assert drops(text, Surface.AGENT_OUTPUT) == {DropReason.EPHEMERAL_STATUS}
    assert drops(text, Surface.OPERATOR_CHAT) == {None}


CAME_TO = [
    *("The answer is 1871.", "So the final result is 36.", "Das Ergebnis ist 36.", "Le résultat est 36."),
    *("La respuesta es 36.", "A resposta é 36.", "Il risultato è 36.", "Svaret er 36.", "Het antwoord is 36."),
    *("Результат равен 36.", "答案是36。", "结果为36。", "答えは36です。", "정답은 36입니다.", "النتيجة هي 36."),
]
WORK = [
    *("还有4个警告。", "进度为70%。", "耗时8分钟。", "错误在第31行。", "函数返回值为9。", "这是第4步。"),
    *(
        "あと4件エラーがあります。",
        "進捗は70%です。",
        "所要時間は8分です。",
        "エラーは31行目にあります。",
        "これは4番目の手順です。",
    ),
    *("오류가 4개 남았습니다.", "진행률은 70%입니다.", "오류는 31행입니다.", "بقي 4 أخطاء.", "التقدم هو 70%."),
]
GUESSED = [
    *("Maybe the queue is the bottleneck.", "Vielleicht ist die Warteschlange schuld.", "Talvez a fila esteja cheia."),
    *(
        "Quizás la cola está llena.",
        "Peut-être que la file est pleine.",
        "Forse la coda è piena.",
        "Kanskje køen er full.",
    ),
    *(
        "Misschien is de wachtrij vol.",
        "Возможно, очередь полна.",
        "也许队列满了。",
        "多分キューが原因です。",
        "ربما امتلأ الطابور.",
    ),
]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("text", [*CAME_TO, *WORK, *GUESSED])
def test_a_sum_a_stage_of_work_and_a_guess_are_not_kept(text: str, surface: Surface) -> None:
    assert None not in drops(text, surface)


@pytest.mark.parametrize(
    "text",
    [
        "The result cache holds 500 pages.",
        "The answer sheet is archived for 6 years.",
        "A score is a number from 0 to 10.",
        "错误码E31表示磁盘空间不足，需要先清理。",
        "进度报告每周五17点发给财务组。",
        "エラーコードE31はディスク不足を表す。",
    ],
)
def test_what_is_said_of_results_errors_and_reports_as_such_is(text: str) -> None:
    assert drops(text) == {None}


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Alguien sabe quién cuida la cola",
            "Weiß jemand wer die Schicht hat",
            "Quelqu'un sait pourquoi la file est pleine",
        ),
        *("Alguém sabe quem cuida da fila", "Qualcuno sa chi segue la coda", "Vet noen hvem som har vakt"),
        *("Weet iemand wie de dienst heeft", "Кто-нибудь знает, кто дежурит"),
    ],
)
def test_who_asks_whether_anyone_knows_needs_no_mark(text: str) -> None:
    assert drops(text, Surface.SESSION_CONVERSATION) == {DropReason.QUESTION}


@pytest.mark.parametrize(
    ("narration", "fact"),
    [
        ("我看了手册，手册说备份一小时后过期。", "备份一小时后过期。"),
        ("Я открыл регламент, там указано, что переключение начинается с узла B.", "Переключение начинается с узла B."),
        ("I checked the chart and the cache size is fixed at 40 MB.", "The cache size is fixed at 40 MB."),
        ("Ich habe im Handbuch nachgesehen: Der Grenzwert liegt bei 40 Grad.", "Der Grenzwert liegt bei 40 Grad."),
    ],
)
def test_a_reading_that_is_told_yields_what_was_read(narration: str, fact: str) -> None:
    assert [statement.text for statement in examine(narration, Surface.AGENT_OUTPUT) if statement.is_candidate] == [
        fact
    ]
