"""The stretch of time that a question names, in any language; no question is an error."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from classifiers.when import period_of
from classifiers.when_cue import PHRASES, UNITS
from pipeline.domain.recall import Period
from pipeline.lifecycle.quantities import MONTHS

NOW = datetime(2026, 6, 3, 12, tzinfo=UTC)  # a Wednesday


def days(question: str, now: datetime = NOW) -> tuple[str, str] | None:
    found = period_of(question, now)
    return (found.since.date().isoformat(), found.until.date().isoformat()) if found else None


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("what did we decide last week?", ("2026-05-25", "2026-06-01")),
        ("was haben wir letzte Woche beschlossen", ("2026-05-25", "2026-06-01")),
        ("qu'a-t-on décidé la semaine dernière", ("2026-05-25", "2026-06-01")),
        ("hva ble bestemt i forrige uke", ("2026-05-25", "2026-06-01")),
        ("上周的决定", ("2026-05-25", "2026-06-01")),
        ("what broke yesterday", ("2026-06-02", "2026-06-03")),
        ("что сломалось вчера", ("2026-06-02", "2026-06-03")),
        ("what is planned this month", ("2026-06-01", "2026-07-01")),
        ("o que mudou no ano passado", ("2025-01-01", "2026-01-01")),
        ("год назад", ("2025-01-01", "2026-01-01")),
        ("who joined in March 2026", ("2026-03-01", "2026-04-01")),
        ("en marzo de 2025", ("2025-03-01", "2025-04-01")),
        ("what changed in May", ("2026-05-01", "2026-06-01")),
        ("what changed in December", ("2025-12-01", "2026-01-01")),
        ("2025年3月的部署", ("2025-03-01", "2025-04-01")),
        ("the outage on 2026-03-04", ("2026-03-04", "2026-03-05")),
        ("costs of 2026-02", ("2026-02-01", "2026-03-01")),
        ("what changed in 2025", ("2025-01-01", "2026-01-01")),
        ("three days ago", ("2026-05-31", "2026-06-01")),
        ("vor 2 Wochen", ("2026-05-18", "2026-05-25")),
        ("il y a 3 mois", ("2026-03-01", "2026-04-01")),
        ("3日前", ("2026-05-31", "2026-06-01")),
        ("过去三个月的决定", ("2026-03-01", "2026-06-04")),
        ("二十天前", ("2026-05-14", "2026-05-15")),
        ("vor zwölf Tagen", ("2026-05-22", "2026-05-23")),
        ("в марте", ("2026-03-01", "2026-04-01")),
        ("i marts", ("2026-03-01", "2026-04-01")),
        ("in the past 10 days", ("2026-05-24", "2026-06-04")),
        ("what broke the day before yesterday", ("2026-06-01", "2026-06-02")),
        ("was ist vorgestern passiert", ("2026-06-01", "2026-06-02")),
        ("che cosa abbiamo deciso l'altro ieri", ("2026-06-01", "2026-06-02")),
        ("一昨日の障害", ("2026-06-01", "2026-06-02")),
        ("前天的决定", ("2026-06-01", "2026-06-02")),
        ("hva endret seg de siste tre månedene", ("2026-03-01", "2026-06-04")),
        ("近三个月的部署", ("2026-03-01", "2026-06-04")),
        ("what did we\u00a0decide last\nweek", ("2026-05-25", "2026-06-01")),
    ],
)
def test_a_stretch_is_read_as_it_is_meant(question: str, expected: tuple[str, str]) -> None:
    assert days(question) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("the outage on 7 April 2026", "2026-04-07"),
        ("who was on call on April 7th?", "2026-04-07"),
        ("April 7, 2026: what failed", "2026-04-07"),
        ("the 7th of April", "2026-04-07"),
        ("Ausfall am 7. April 2026", "2026-04-07"),
        ("Ausfall am 07.04.2026", "2026-04-07"),
        ("panne du 7 avril", "2026-04-07"),
        ("la caída del 7 de abril de 2026", "2026-04-07"),
        ("сбой 7 апреля 2026", "2026-04-07"),
        ("2026年4月7日的故障", "2026-04-07"),
        ("4月7日の障害", "2026-04-07"),
        ("logs of 2026/04/07", "2026-04-07"),
        ("logs of 2026.04.07", "2026-04-07"),
        ("what did we plan on December 24th", "2025-12-24"),
        ("what did we do on June 3rd", "2026-06-03"),
    ],
)
def test_a_date_is_a_day_in_whatever_order_it_is_written(question: str, expected: str) -> None:
    begun = datetime.fromisoformat(expected).replace(tzinfo=UTC)
    assert period_of(question, NOW) == Period(begun, begun + timedelta(days=1))


@pytest.mark.parametrize(
    "question",
    [
        *("from 3 to 5 May 2026", "3-5 May 2026", "May 3rd to 9th, in May", "3. bis 5. Mai 2026", "del 3 al 5 de mayo"),
        *("5月3日至5月8日的部署", "von 3. Mai bis 9. Mai 2026", "le 3 mai et le 5 mai 2026"),
    ],
)
def test_neither_end_of_a_range_is_what_is_asked_for(question: str) -> None:
    assert days(question) == ("2026-05-01", "2026-06-01")


@pytest.mark.parametrize(
    "question",
    [
        *("may 20 users sign in at once?", "do these 3 may be wrong", "release 2026.04.07.1", "host 10.4.2026.7"),
        *("build 1.12.2026.3", "3.5 weeks ago", "vor 3,5 Wochen"),
        *("may I deploy on Fridays?", "who will march to the office", "a 3 day trip", "2048 bits", "port 2025"),
        *("sind die Daten hier?", "on 2026-06-31", "build 12026-03-041", "the lastweek variable", "一日三餐"),
        *("vor anderthalb Wochen", ""),
    ],
)
def test_what_is_not_surely_a_time_is_none(question: str) -> None:
    assert period_of(question, NOW) is None


def test_every_phrase_of_every_language_is_heard() -> None:
    for (unit, back), spelt in PHRASES.items():
        for phrase in spelt.split(" | "):
            found = period_of(f"x {phrase.upper()} y", NOW)
            assert found is not None, phrase
            assert found.holds(NOW) == (back == 0), phrase
            length = (found.until - found.since).days
            assert length in {"day": {1}, "week": {7}, "month": {28, 30, 31}, "year": {365}}[unit], phrase


def test_every_unit_and_month_is_heard() -> None:
    for unit, spelt in UNITS.items():
        for word in spelt.split(" | "):
            assert period_of(f"past 2 {word}", NOW) is not None, (unit, word)
    for name, number in MONTHS.items():
        assert days(f"{name} 2024") == days(f"2024-{number:02.0f}"), name


def test_the_asker_s_zone_decides_which_day_it_is() -> None:
    late = datetime(2026, 6, 3, 1, tzinfo=timezone(timedelta(hours=5)))
    assert days("yesterday", late) == ("2026-06-01", "2026-06-02")


@given(text=st.text(max_size=60), now=st.datetimes(min_value=datetime(2000, 1, 1), timezones=st.just(UTC)))  # noqa: DTZ001 - a bound
def test_no_question_is_an_error(text: str, now: datetime) -> None:
    found = period_of(text, now)
    assert found is None or found.since < found.until


@given(
    count=st.integers(0, 9999),
    unit=st.sampled_from(["days", "weeks", "months", "years"]),
    now=st.datetimes(min_value=datetime(1, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 - a bound
)
def test_no_count_is_an_error(count: int, unit: str, now: datetime) -> None:
    for question in (f"{count} {unit} ago", f"past {count} {unit}", f"in {count % 3000}", "this year", "last month"):
        found = period_of(question, now)
        assert found is None or found.since < found.until
