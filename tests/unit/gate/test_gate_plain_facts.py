"""Short sentences that state a value are kept, in every language with cues; fragments and outcomes are not."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.features import view
from pipeline.gate.language import guess
from pipeline.gate.outline import Mark
from pipeline.gate.passage import examine
from pipeline.gate.plain_fact import is_plain_fact
from pipeline.gate.segment import Piece

FACTS = [
    *(
        "The batch port is 7311.",
        "Order ids start with ZK.",
        "Retention is 45 days.",
        "Our DNS provider is Cloudflare.",
    ),
    *("The timezone is UTC.", "The owner is Ingrid.", "Release day is Tuesday."),
    *("Der Batch-Port ist 7311.", "Bestellnummern beginnen mit ZK."),
    *("Le port du batch est 7311.", "Les numéros de commande commencent par ZK."),
    *("El puerto del lote es 7311.", "Los números de pedido empiezan por ZK."),
    *("A porta do lote é 7311.", "Os números de pedido começam com ZK."),
    *("La porta del batch è 7311.", "I numeri d'ordine iniziano con ZK."),
    *("Batchporten er 7311.", "Ordrenumre starter med ZK.", "Batch-porten er 7311."),
    *("Batchporten är 7311.", "Ordernummer börjar med ZK."),
    *("De batchpoort is 7311.", "Ordernummers beginnen met ZK."),
    *("Порт — 7311.", "Номера заказов начинаются с ZK.", "База данных — Postgres."),
    *("منفذ الدفعات هو 7311.", "تبدأ أرقام الطلبات بالرمز ZK."),
    *("批处理端口是7311。", "订单号以ZK开头。", "缓存用Redis。"),
    *("バッチのポートは7311です。", "注文番号はZKで始まります。"),
    *("배치 포트는 7311이다.", "주문번호는 ZK로 시작한다."),
]
DECLARED = [
    *("Snapshots are stored in us-west.", "The proxy is mounted in staging.", "Incident INC-31 triggered the freeze."),
    *("Hall 6 seats 80 guests.", "Volume 2 has 12 plates.", "Trainees may use the lathe.", "Guests may not park here."),
    *("The data team prefers Parquet.", "Our night crew likes short shifts.", "Last month we migrated to Hetzner."),
    *("We chose Caddy over Nginx for the edge.", "No, we stay with Poetry.", "Yesterday we switched to Hetzner."),
    *("Das Team bevorzugt Trello.", "Die Halle fasst 80 Gäste.", "Wir bleiben bei Poetry."),
    *("L'équipe aime Trello.", "La salle coûte 80 euros.", "Nous restons sur Poetry."),
    *("El equipo prefiere Trello.", "La sala tiene 80 plazas.", "Seguimos con Poetry."),
    *("A equipe prefere Trello.", "A sala tem 80 lugares.", "Ficamos com Poetry."),
    *("Il team preferisce Trello.", "Restiamo su Poetry.", "Het team verkiest Trello.", "We blijven bij Poetry."),
    *("Teamet foretrekker Trello.", "Salen har 80 plasser.", "Vi bruker Poetry.", "Teamet föredrar Trello."),
    *("Команда предпочитает Trello.", "Мы используем Poetry."),
]
FRAGMENTS = [
    *("The batch port 7311", "the batch port", "the owner", "订单号", "ZK开头", "注文番号", "Порт пакетной обработки"),
    *("The answer is 311.", "Total is 55.", "CI is green.", "Progress is 40%.", "Everything is OK.", "Step 3 is DONE."),
    *("It is Redis.", "This is Redis.", "There are 3.", "The current branch is ZK.", "The error is E1001."),
    *("Now the port is 7311.", "Maybe the port is 7311.", "Is the port 7311?", "The port is 7311?"),
]
UNDECLARED = [
    *("The user prefers short answers.", "The parser has 3 errors.", "We moved to the next step.", "The fans like it."),
    *(
        "Now we use Poetry.",
        "We chose wisely.",
        "The deploy may fail.",
        "The screen has a button.",
        "We use sed here now.",
    ),
    *(
        "The draft has 14 comments.",
        "Yesterday we moved to the next step.",
        "Il préfère Trello.",
        "prefers Trello.",
        "The team prefers",
    ),
]
NO_FACTS = [
    *FRAGMENTS,
    *UNDECLARED,
    *(
        "Das Ergebnis ist 42.",
        "Le résultat est 42.",
        "La respuesta es 42.",
        "Svaret er 42.",
        "Ответ — 42.",
        "结果是42。",
    ),
    *(
        "结果是42。",
        "这是A10。",
        "Das Problem ist Redis.",
        "Perhaps the port is 7311.",
        f"The {'very ' * 14}long road is A7.",
    ),
    *("The port is open.", "订单号以它开头。", "배포일은 목요일입니다.", "Debug is off."),
]


@pytest.mark.parametrize("surface", [Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION, Surface.OPERATOR_CHAT])
@pytest.mark.parametrize("text", [*FACTS, *DECLARED])
def test_a_short_sentence_that_states_a_value_is_kept(text: str, surface: Surface) -> None:
    (statement,) = examine(text, surface)
    assert (statement.drop, statement.score >= 0.5) == (None, True)


@pytest.mark.parametrize("surface", [Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION])
@pytest.mark.parametrize("text", [*FRAGMENTS, *UNDECLARED])
def test_what_states_nothing_that_lasts_is_dropped(text: str, surface: Surface) -> None:
    assert [statement.text for statement in examine(text, surface) if statement.drop is None] == []


@pytest.mark.parametrize("text", NO_FACTS)
def test_nothing_else_is_lifted_over_the_threshold(text: str) -> None:
    piece = Piece(0, len(text), text, Mark.PLAIN, "", guess(text))
    assert is_plain_fact(view(piece, Surface.AGENT_OUTPUT)) is False


@pytest.mark.parametrize(
    ("text", "is_order"),
    [
        ("Debug the pool of the billing service.", True),
        ("Debug is off on host ZK-7.", False),
        ("Test the failover.", True),
        ("Test is run on host ZK-7.", False),
        ("Update the readme.", True),
    ],
)
def test_a_verb_that_something_is_said_of_is_no_order(text: str, is_order: bool) -> None:  # noqa: FBT001 - a row's value
    (statement,) = examine(text, Surface.SESSION_CONVERSATION)
    assert (statement.drop == "task_command") is is_order
