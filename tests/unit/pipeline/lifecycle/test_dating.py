"""When what was told happened, in every language that has pointers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.lifecycle.dating import POINTERS, event_at
from tests.builders import DAY, NOON


@pytest.mark.parametrize(
    ("text", "language", "days"),
    [
        ("Yesterday we moved to eu-west.", "en", 1),
        ("The index was rebuilt the day before yesterday.", "en", 2),
        ("Traffic was cut over last week.", "en", 7),
        ("The key was rotated 3 days ago.", "en", 3),
        ("The key was rotated two weeks ago.", "en", 14),
        ("Seit gestern läuft der Dienst auf Port 8443.", "de", 1),
        ("Der Umzug war vor drei Tagen.", "de", 3),
        ("Hier läuft der Dienst auf Port 8443.", "de", 0),
        ("Nous avons migré hier vers eu-west.", "fr", 1),
        ("La clé a changé il y a 2 semaines.", "fr", 14),
        ("Anteayer movimos la base a otra zona.", "es", 2),
        ("A chave mudou há 5 dias.", "pt", 5),
        ("Ieri abbiamo spostato il servizio.", "it", 1),
        ("Gisteren is de dienst verhuisd.", "nl", 1),
        ("Tjenesten ble flyttet i går.", "no", 1),
        ("Tjenesten blev flyttet for 4 dage siden.", "da", 4),
        ("Tjänsten flyttades förra veckan.", "sv", 7),
        ("Вчера мы перенесли сервис.", "ru", 1),
        ("我们昨天迁移了服务。", "zh", 1),
        ("服务在3个星期前迁移。", "zh", 21),
        ("服务在三天前迁移。", "zh", 3),
        ("服务在二十天前迁移。", "zh", 20),
        ("サービスは3日前に移した。", "ja", 3),
        ("5月3日前に移すこと。", "ja", 0),
        ("نقلنا الخدمة أمس.", "ar", 1),
        ("The retention is 30 days.", "en", 0),
        ("The host was installed 900 days ago.", "en", 0),
        ("A month ago the limit was 50.", "en", 0),
        ("Yesterday's backup is kept.", "xx", 1),
    ],
)
def test_a_pointer_is_read_from_the_day_it_was_told(text: str, language: str, days: int) -> None:
    assert event_at(text, NOON, language) == NOON - days * DAY


@given(st.text(max_size=200), st.sampled_from(sorted(POINTERS)))
def test_nothing_is_ever_placed_in_the_future_or_beyond_a_year(text: str, language: str) -> None:
    assert NOON - 366 * DAY <= event_at(text, NOON, language) <= NOON
