"""How people name a stretch of time, in each cue language: literal phrases, and month names (data only)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PHRASES: Final[Mapping[tuple[str, int], str]] = {
    ("day", 0): (
        "today | heute | aujourd'hui | hoy | hoje | oggi | vandaag | idag | i dag | сегодня | اليوم | 今天 | 今日"
    ),
    ("day", -2): (
        "day before yesterday | vorgestern | avant-hier | anteayer | antes de ayer | antier | anteontem | altro ieri"
        " | altroieri | avantieri | eergisteren | i förrgår | förrgår | i forgårs | forgårs | позавчера | أول أمس"
        " | أول من أمس | 前天 | 一昨日 | おととい"
    ),
    ("day", -1): (
        "yesterday | gestern | ayer | ontem | ieri | gisteren | igår | i går | вчера | أمس | 昨天 | 昨日"
        " | d'hier | hier soir"
    ),
    ("week", 0): (
        "this week | diese woche | dieser woche | cette semaine | esta semana | questa settimana | deze week"
        " | den här veckan | denna vecka | denne uge | denne uken | denne uka | на этой неделе | هذا الأسبوع"
        " | 本周 | 这周 | 今週"
    ),
    ("week", -1): (
        "last week | letzte woche | letzter woche | vergangene woche | vorige woche | semaine dernière | semaine passée"
        " | semana pasada | semana passada | settimana scorsa | scorsa settimana | vorige week | afgelopen week"
        " | förra veckan | sidste uge | forrige uke | прошлой неделе | прошлую неделю | الأسبوع الماضي"
        " | 上周 | 上星期 | 先週"
    ),
    ("month", 0): (
        "this month | diesen monat | diesem monat | ce mois | este mes | este mês | questo mese | deze maand"
        " | den här månaden | denna månad | denne måned | в этом месяце | هذا الشهر | 本月 | 这个月 | 今月"
    ),
    ("month", -1): (
        "last month | letzten monat | letzter monat | vergangenen monat | vorigen monat | mois dernier | mois passé"
        " | mes pasado | mês passado | mese scorso | scorso mese | vorige maand | afgelopen maand | förra månaden"
        " | sidste måned | forrige måned | прошлом месяце | الشهر الماضي | 上个月 | 上月 | 先月"
    ),
    ("year", 0): (
        "this year | dieses jahr | diesem jahr | cette année | este año | este ano | quest'anno | dit jaar | i år"
        " | в этом году | هذا العام | 今年"
    ),
    ("year", -1): (
        "last year | letztes jahr | letzten jahr | vergangenes jahr | année dernière | an dernier"
        " | año pasado | ano passado | anno scorso | scorso anno | vorig jaar | afgelopen jaar | förra året"
        " | i fjol | sidste år | i fjor"
        " | прошлом году | год назад | العام الماضي | السنة الماضية | 去年 | 昨年"
    ),
}
"""(unit, how many back) → literals; what holds another of them comes before it. French "hier" alone is left out: in
German it is the word for "here"."""

UNITS: Final[Mapping[str, str]] = {
    "day": (
        "day | days | tag | tage | tagen | jour | jours | día | días | dia | dias | giorno | giorni | dag | dagen"
        " | dagar | dagarna | dage | dagene | dager | день | дня | дней | يوم | أيام | 天 | 日"
    ),
    "week": (
        "week | weeks | woche | wochen | semaine | semaines | semana | semanas | settimana | settimane | weken | vecka"
        " | veckor | veckorna | uge | uger | ugerne"
        " | uke | uker | ukene | неделю | недели | недель | أسبوع | أسابيع | 周 | 个星期 | 週間"
    ),
    "month": (
        "month | months | monat | monate | monaten | mois | mes | meses | mês | mese | mesi | maand | maanden | månad"
        " | månader | månaderna | måned | måneder | månederne"
        " | månedene | месяц | месяца | месяцев | شهر | أشهر | 个月 | か月 | ヶ月"
    ),
    "year": (
        "year | years | jahr | jahre | jahren | an | ans | année | années | año | años | ano | anos | anno | anni"
        " | jaar | år | åren | årene | год | года | лет | سنة | سنوات | 年"
    ),
}
"""Unit → words for one or several of it, after a number."""

BEFORE: Final = (
    *("in", "im", "en", "em", "nel", "a", "i", "в", "во", "since", "seit", "depuis", "desde", "dal", "sinds", "sedan"),
    *("siden", "\u0441", "during", "of", "de", "del"),
)
"""Words before a month or a year that make it a time: "may" alone is a verb, and 2048 a number."""

ON: Final = (
    *("on", "since", "am", "vom", "le", "du", "el", "il", "dal", "em", "op", "den", "från", "fra", "\u0441", "в"),
    "يوم",
)
"""Words before a day of a month that make it a date: "the 3 may be" and "may 20 users" are none."""

TO: Final = (
    *(
        "-",
        "–",
        "—",
        "~",
        "\uff5e",
        "/",
        "to",
        "until",
        "till",
        "bis",
        "au",
        "al",
        "a",
        "à",
        "hasta",
        "até",
        "tot",
        "til",
    ),
    *("по", "до", "から", "至", "到", "and", "or", "und", "oder", "et", "y", "e", "en", "och", "og", "и"),
)
"""Between two days: neither alone is what is asked for."""

PAST: Final = (
    *("last", "past", "previous", "letzten", "vergangenen", "derniers", "dernières", "últimos", "últimas", "ultimi"),
    *("ultime", "afgelopen", "laatste", "senaste", "sidste", "siste", "последние", "آخر", "过去", "最近", "過去"),
    *("近", "ここ"),
)
"""Words before a number of units: the stretch up to today."""

AGO_BEFORE: Final = ("vor", "il y a", "hace", "há", "for")
AGO_AFTER: Final = ("ago", "geleden", "fa", "sedan", "siden", "назад", "前")
"""Words before or after a number of units: that one unit, so many back."""
