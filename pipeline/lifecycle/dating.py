"""When what a text tells happened: "yesterday" is a day before it was told, not before it was read (SPEC §11).

Only what points back by whole days or weeks is read, in the text's own language (`hier` is yesterday in French and here
in German). A date that a text spells out stays in its words; a month or a year ago is no day.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.lifecycle.count import COUNT, count_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

_DAYS_A_WEEK: Final = 7
_LONGEST_DAYS: Final = 366
"""A longer "ago" tells an age, not a day."""


class Pointers(NamedTuple):
    """How a language points back: by two days, one day, a week, a count (N) of days, of weeks; " | " parts forms."""

    two_days: str
    one_day: str
    one_week: str
    days_ago: str
    weeks_ago: str


POINTERS: Final[Mapping[str, Pointers]] = MappingProxyType(
    {
        "en": Pointers(
            "the day before yesterday", "yesterday|last night", "last week|a week ago", "N days? ago", "N weeks? ago"
        ),
        "de": Pointers("vorgestern", "gestern", "(?:letzte|vorige)n? Woche", "vor N Tagen?", "vor N Wochen?"),
        "fr": Pointers("avant-hier", "hier", "la semaine dernière", "il y a N jours?", "il y a N semaines?"),
        "es": Pointers("anteayer|antes de ayer", "ayer", "la semana pasada", "hace N días?", "hace N semanas?"),
        "pt": Pointers("anteontem", "ontem", "(?:na|a) semana passada", "há N dias?", "há N semanas?"),
        "it": Pointers("l'altro ieri", "ieri", "la settimana scorsa", "N giorn[io] fa", "N settiman[ae] fa"),
        "nl": Pointers(
            "eergisteren", "gisteren", "(?:vorige|afgelopen) week", "N dag(?:en)? geleden", "N wee?ke?n? geleden"
        ),
        "no": Pointers("i forgårs", "i går", "forrige uke", "for N dag(?:er)? siden", "for N uker? siden"),
        "da": Pointers("i forgårs", "i går", "sidste uge", "for N dage? siden", "for N uger? siden"),
        "sv": Pointers("i förrgår", "i ?går", "förra veckan", "för N dag(?:ar)? sedan", "för N veck(?:a|or) sedan"),
        "ru": Pointers("позавчера", "вчера", "на прошлой неделе", "N (?:день|дня|дней) назад", "N недел[юиь] назад"),
        "zh": Pointers("前天", "昨天|昨晚|昨日", "上周|上週|上星期", "N ?[天日]前", "N ?[周週]前 | N ?个?星期前"),
        "ja": Pointers("一昨日|おととい", "昨日|昨夜|きのう", "先週", "N ?日前", "N ?週間前"),
        "ar": Pointers("أول أمس", "أمس|البارحة", "الأسبوع الماضي", "قبل N (?:أيام|يوم)", "قبل N (?:أسابيع|أسبوع)"),
    }
)
_UNSPACED: Final = frozenset({"zh", "ja"})
_COUNT: Final = rf"(?P<count>{COUNT})"


def _compiled(language: str, pattern: str) -> re.Pattern[str]:
    edges = ("", "") if language in _UNSPACED else (r"(?<!\w)", r"(?!\w)")
    return re.compile(f"{edges[0]}(?:{pattern.replace('N', _COUNT, 1)}){edges[1]}", re.IGNORECASE)


_PATTERNS: Final[Mapping[str, tuple[tuple[int, re.Pattern[str]], ...]]] = MappingProxyType(
    {
        language: tuple(
            (days, _compiled(language, one))
            for days, pattern in zip((2, 1, _DAYS_A_WEEK, 1, _DAYS_A_WEEK), pointers, strict=True)
            for one in (pattern.split(" | "))
        )
        for language, pointers in POINTERS.items()
    }
)
"""(days, pattern) by language, in the order in which they are tried; a pattern that counts multiplies its days."""
_ENDINGS: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        language: re.compile(
            "|".join(one.rpartition("N")[2] for pattern in pointers for one in pattern.split(" | ")), re.IGNORECASE
        )
        for language, pointers in POINTERS.items()
    }
)
"""What every pointer of a language ends with: a count in front of it takes longer to look for."""


def event_at(text: str, told_at: datetime, language: str) -> datetime:
    """Return `told_at` moved back by what the first pointer of the text says; unmoved where there is none.

    A language without pointers is read as English.

    >>> from datetime import UTC, datetime
    >>> event_at("Yesterday we moved to eu-west.", datetime(2025, 6, 2, 9, tzinfo=UTC), "en").isoformat()
    '2025-06-01T09:00:00+00:00'
    """
    plain = unicodedata.normalize("NFKC", text).replace("\u2019", "'")
    read = language if language in POINTERS else "en"
    if not _ENDINGS[read].search(plain):
        return told_at
    for days, pattern in _PATTERNS[read]:
        if found := pattern.search(plain):
            back = days * _count(found)
            return told_at - timedelta(days=back) if back <= _LONGEST_DAYS else told_at
    return told_at


def _count(found: re.Match[str]) -> float:
    said = found.groupdict().get("count")
    return 1 if said is None else count_of(said)
