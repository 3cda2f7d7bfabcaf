"""Which values two texts share, whatever their notation, unit, script or language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.lifecycle.amount import read_amounts
from pipeline.lifecycle.equality import compare, values_of
from pipeline.lifecycle.identifier import read_identifiers
from pipeline.lifecycle.moment import read_moments
from pipeline.lifecycle.negation import denied_clauses, without_negators


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The run takes 90 minutes.", "The run needs an hour and a half."),
        ("The run takes 150 minutes.", "The run takes two and a half hours."),
        ("The lease is 30 minutes.", "The lease is half an hour."),
        ("Keep logs 7 days.", "Logs are kept for one week."),
        ("Retry after 1500 ms.", "Nytt forsøk etter halvannet sekund."),
        ("Die Sitzung dauert 90 Minuten.", "Die Sitzung dauert anderthalb Stunden."),
        ("Bloqueo de 120 segundos.", "El bloqueo dura dos minutos."),
        ("Ожидание 90 минут.", "Ожидание полтора часа."),
        ("超时为三十五分钟。", "超时为2100秒。"),
        ("等待一个半小时。", "等待90分钟。"),
        ("يستغرق ٣٠ دقيقة", "يستغرق 1800 ثانية"),
        ("The set holds 4,100 rows.", "The set holds 4100 rows."),
        ("Le lot contient 3\u202f500 lignes.", "Le lot contient 3500 lignes."),
        ("Der Satz hat 1.500.000 Zeilen.", "Der Satz hat 1500000 Zeilen."),
        ("Die Quote beträgt 1,5 %.", "The rate is 1.5 percent."),
        ("Twelve shards.", "A dozen shards."),
        ("Twenty-five nodes.", "25 nodes."),
        ("Two million rows.", "2000000 rows."),
        ("The body is at most 2 KiB.", "The body is at most 2048 bytes."),
        ("Born on 2019-03-04.", "Born on 4 March 2019."),
        ("Born on 4.3.2019.", "Born on March 4, 2019."),
        ("2019年3月4日出生。", "Nacido el 4 de marzo de 2019."),
        ("Due in March 2026.", "Due in mars 2026."),
        ("It opens at 3 pm.", "It opens at 15:00."),
        ("It opens at 12 a.m.", "It opens at 0:00."),
        ("It starts at 22:00 UTC.", "It starts at 00:00 UTC+2."),
        ("Every Friday.", "毎週金曜日。"),
        ("Run ./src/pool.py first.", "First run src/pool.py."),
        ("Set `MAX_RETRY`.", "Set MAX_RETRY."),
        ("Every pull request has a test.", "No pull request without a test."),
        ("Every release has notes.", "Ни один выпуск не выходит без списка."),
        ("所有接口都要写文档。", "没有一个接口可以不写文档。"),
        ("It is not cached.", "It isn't cached."),
        ("O valor está no servidor, é fixo.", "The value is on the server."),
    ],
)
def test_other_notation_same_values(a: str, b: str) -> None:
    assert not compare(a, b), (compare(a, b), values_of(a), values_of(b))


@pytest.mark.parametrize(
    ("a", "b", "kinds"),
    [
        ("It retries 3 times.", "It retries 4 times.", ("digits",)),
        ("Python 3.1 is used.", "Python 3.10 is used.", ("digits",)),
        ("The offset is 5.", "The offset is -5.", ("digits",)),
        ("The timeout is 30 minutes.", "The timeout is 30 seconds.", ("units",)),
        ("The limit is 50 MB.", "The limit is 50 MiB.", ("units",)),
        ("The timeout is 30.", "The timeout is 30 s.", ("digits", "units")),
        ("Due on 4 March.", "Due on 5 March.", ("dates",)),
        ("Due on Monday.", "Due on Friday.", ("dates",)),
        ("Due in August.", "Due in September.", ("dates",)),
        ("It starts at 22:00 UTC.", "It starts at 22:00.", ("dates",)),
        ("Written in 2024.", "Written in 2025.", ("digits",)),
        ("Call parse_date.", "Call parse_datetime.", ("identifiers",)),
        ("Pass --no-verify.", "Pass --no-edit.", ("identifiers",)),
        ("HTTP/2 is on.", "HTTP/3 is on.", ("identifiers",)),
        ("worker-7 is drained.", "worker-17 is drained.", ("identifiers",)),
        ("Use v1.2.3.", "Use v1.2.4.", ("identifiers",)),
        ("Mail a@example.org.", "Mail b@example.org.", ("identifiers",)),
        ("Squash commits.", "Do not squash commits.", ("negation",)),
        ("Гостям разрешён вход.", "Гостям запрещён вход.", ("negation",)),
        ("El servicio acepta peticiones.", "El servicio rechaza peticiones.", ("negation",)),
        ("On passe par le cache.", "On ne passe jamais par le cache.", ("negation",)),
        ("Brukeren vil varsles.", "Brukeren vil ikke varsles.", ("negation",)),
        ("It logs and retries.", "It does not log and does not retry.", ("negation",)),
    ],
)
def test_other_values_are_told_apart_by_kind(a: str, b: str, kinds: tuple[str, ...]) -> None:
    assert compare(a, b).names == kinds
    assert compare(b, a).names == kinds
    assert compare(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("BEKLEME 5 MİN", "bekleme 5 min"),
        ("5 m\u0131n bekle", "5 min bekle"),
        ("due 3 APRİL 2026", "due 3 April 2026"),
        ("on FRİDAY", "on Friday"),
        ("50 MİLLİON rows", "50 million rows"),
        ("F\u0131ve hours", "Five hours"),
    ],
)
def test_a_turkish_i_is_an_i(a: str, b: str) -> None:
    left, right = values_of(a), values_of(b)
    assert (left.units, left.dates, left.digits) == (right.units, right.dates, right.digits)


def test_the_side_that_says_more_is_known() -> None:
    more = compare("It holds 100 a minute in memory.", "It holds tokens in memory.")
    assert more.digits.left == {"100"}
    assert not more.right_adds
    assert compare("It holds tokens.", "It holds 100 tokens.").right_adds
    assert compare("Retry.", "Do not retry.").right_adds


def test_the_word_may_is_a_month_only_beside_a_day_or_a_year() -> None:
    assert read_moments("It may fail").dates == frozenset()
    assert read_moments("on 4 May").dates == {"month 5", "day 4"}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("once more to fire the hook", set[str]()),
        ("no one knows", set[str]()),
        ("twenty two-node sets", {"22"}),
        ("five six seven", {"5", "6", "7"}),
        ("the 5th try", {"5"}),
        ("统一的接口", set[str]()),
        ("三十个节点", {"30"}),
        ("1.000.000 rows", {"1000000"}),
    ],
)
def test_only_numbers_are_numbers(text: str, numbers: set[str]) -> None:
    assert read_amounts(text).numbers == numbers


def test_identifiers_are_read_before_numbers_and_denials() -> None:
    text = "r3-02 ran --no-verify on a1b2c3d4 via https://host.example/x and /etc/hosts, ~/x/y, src/a.py"
    values = values_of(text)
    assert values.denials == ()
    assert values.digits == frozenset()
    assert {"r3-02", "--no-verify", "a1b2c3d4", "https://host.example/x", "etc/hosts", "src/a.py"} <= values.identifiers
    assert read_identifiers("and/or, 24/7 use").identifiers == frozenset()


@pytest.mark.parametrize(
    ("text", "denials"),
    [
        ("It is not the case that nothing changes.", 0),
        ("Not only Linux works.", 0),
        ("All pages, without exception.", 0),
        ("No es nunca nulo.", 1),
        ("Никто никогда не входит.", 1),
        ("Nobody enters.", 1),
        ("Only non-empty no-op jobs run.", 0),
        ("必ずキューを空にしなければならない。", 0),
        ("テストを飛ばしてはならない。", 1),
        ("Don't log it; never print it.", 2),
        ("A banned word.", 1),
    ],
)
def test_denials_are_counted_by_clause(text: str, denials: int) -> None:
    assert len(denied_clauses(text)) == denials


def test_negators_can_be_taken_out() -> None:
    assert without_negators("It doesn't refuse nobody").split() == ["it"]
    assert without_negators("n'est pas").split() == ["est"]
    assert without_negators("不必 retry") == " 必 retry"


texts = st.text(st.sampled_from("ab3 7.,:-/_不没 noter minutes"), max_size=60)


@given(texts)
def test_every_text_equals_itself(text: str) -> None:
    assert not compare(text, text)
    assert compare(text, text).names == ()


@given(texts, texts)
def test_comparison_is_symmetric(a: str, b: str) -> None:
    one, other = compare(a, b), compare(b, a)
    assert one.names == other.names
    assert (one.digits.left, one.digits.right) == (other.digits.right, other.digits.left)
