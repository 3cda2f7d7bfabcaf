"""Words that stand for numbers, units, months and weekdays, as plain tables (data, no rules).

Languages: English, German, Dutch, Norwegian, Danish, Swedish, French, Spanish, Portuguese, Italian, Russian,
Chinese, Japanese, Arabic. Words are casefolded and NFKC-normalised.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def _spread(rows: Iterable[tuple[float, str]]) -> Mapping[str, float]:
    """Turn rows of (value, words separated by spaces) into a word table."""
    return MappingProxyType({word: value for value, words in rows for word in words.split()})


_UNSPACED: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff%\u066a\u2030]")


def alternation(words: Iterable[str]) -> str:
    """Return a pattern for any of `words`, longest first: whole words, except in scripts without spaces."""
    ordered = sorted(words, key=lambda word: (-len(word), word))
    spaced = _by_first_letter(word for word in ordered if not _UNSPACED.search(word))
    unspaced = _by_first_letter(word for word in ordered if _UNSPACED.search(word))
    return rf"(?:(?<![^\W\d_])(?:{spaced})(?![^\W\d_])|(?:{unspaced}))" if unspaced else rf"\b(?:{spaced})\b"


def as_listed(found: str) -> str:
    """Return what a pattern of `words` has found as it stands in their table.

    To IGNORECASE the dotted capital and the dotless small letter of Turkish are an i. Casefolded the one is an i with
    a dot above, and the other stays.

    >>> as_listed("MİN")
    'min'
    """
    return found.casefold().replace("\u0307", "").replace("\u0131", "i")


def _by_first_letter(words: Iterable[str]) -> str:
    """Return a pattern for any of `words`, whose order counts only among those of one first letter.

    Where none of them stands a text is tried against some thirty letters, not against hundreds of words.
    """
    rests: dict[str, list[str]] = {}
    for word in words:
        rests.setdefault(word[0], []).append(re.escape(word[1:]))
    return "|".join(f"{re.escape(first)}(?:{'|'.join(rest)})" for first, rest in rests.items())


NUMERALS: Final = _spread(
    (
        (0, "zero null nul ноль صفر"),
        (1.5, "anderthalb eineinhalb halvannen halvannet halvanden halvandet anderhalf anderhalve полтора полторы"),
        (2, "two zwei deux два две двух twee اثنان اثنين"),
        (3, "three drei trois tres três tre три трёх трех drie ثلاثة ثلاث"),
        (4, "four vier quatre cuatro quatro quattro четыре четырёх fyra أربعة أربع"),
        (5, "five fünf cinq cinco cinque пять пяти vijf fem خمسة خمس"),
        (6, "six sechs seis шесть шести zes seks ستة ست"),
        (7, "seven sieben sept siete sette семь семи zeven sju syv سبعة سبع"),
        (8, "eight acht huit ocho oito otto восемь восьми åtte åtta otte ثمانية ثماني"),
        (9, "nine neun nueve nove девять девяти negen nio تسعة تسع"),
        (10, "ten zehn diez dez dieci десять десяти tien عشرة عشر"),
        (11, "eleven elf undici одиннадцать elleve elva"),
        (12, "twelve zwölf douze doce doze dodici двенадцать twaalf tolv dozen dutzend dusin dussin docena dúzia"),
        (12, "douzaine dozzina дюжина дюжину dozijn dozijnen"),
        (13, "thirteen dreizehn treize trece treze tredici тринадцать dertien tretten tretton"),
        (14, "fourteen vierzehn quatorze catorce catorze четырнадцать veertien fjorten fjorton"),
        (15, "fifteen fünfzehn quinze quince quindici пятнадцать vijftien femten femton"),
        (16, "sixteen sechzehn seize dieciséis шестнадцать zestien seksten sexton"),
        (17, "seventeen siebzehn семнадцать zeventien sytten sjutton"),
        (18, "eighteen achtzehn восемнадцать achttien atten arton"),
        (19, "nineteen neunzehn девятнадцать negentien nitten nitton"),
        (20, "twenty zwanzig vingt veinte vinte venti двадцать двадцати twintig tjue tyve tjugo عشرون عشرين"),
        (
            30,
            "thirty dreißig dreissig trente treinta trinta trenta тридцать dertig tretti tredive trettio ثلاثون ثلاثين",
        ),
        (40, "forty vierzig quarante cuarenta quarenta quaranta сорок veertig førti fyrre fyrtio أربعون أربعين"),
        (50, "fifty fünfzig cinquante cincuenta cinquenta cinquanta пятьдесят vijftig femti femtio خمسون خمسين"),
        (60, "sixty sechzig soixante sesenta sessenta sessanta шестьдесят zestig seksti sextio ستون ستين"),
        (70, "seventy siebzig setenta settanta семьдесят zeventig sytti sjuttio"),
        (80, "eighty achtzig ochenta oitenta ottanta восемьдесят tachtig åtti åttio"),
        (90, "ninety neunzig noventa novanta девяносто negentig nitti nittio تسعون تسعين"),
    )
)
"""Words that are a number wherever they stand."""

NUMERALS_BEFORE_UNIT: Final = _spread(
    (
        (0.5, "half halbe halbes halber halv halvt media medio meia meio demi mezza mezzo halve"),
        (1, "one eins один одна одну одно één ett واحد واحدة"),
        (2, "to två dos duas dois due"),
        (4, "fire"),
        (6, "sex sei"),
        (9, "neuf ni"),
        (10, "ti tio dix"),
        (11, "onze once"),
    )
)
"""Words that are a number only in front of a unit: elsewhere they are an article, a pronoun or another word."""

SCALES: Final = _spread(
    (
        (100, "hundred hundert cent cien ciento cem cento сто honderd hundre hundra hundrede مئة مائة"),
        (1e3, "thousand tausend mille mil тысяча тысячи тысяч duizend tusen tusind ألف آلاف 千"),
        (1e4, "万 萬"),
        (1e6, "million millions millionen millón millones milhão milhões milione milioni миллион миллиона миллионов"),
        (1e6, "miljoen millioner miljoner مليون"),
        (1e8, "亿 億"),
        (1e9, "billion billions milliarde milliarden milliard milliards миллиард миллиарда миллиардов miljard مليار"),
    )
)
"""Multipliers; as a number of their own only after another number."""

HALF_MORE: Final = (
    r"and a half|y media|y medio|et demie?|e meia|e meio|e mezz[ao]|(?:og|och) (?:en )?halvt?|с половиной|en een half"
)
"""Ways to add a half to the unit just named (a pattern)."""

_TIME = (
    (1e-9, "ns nanosecond nanoseconds"),
    (1e-6, "μs µs microsecond microseconds"),
    (1e-3, "ms millisecond milliseconds millisekunde millisekunden millisekund millisekunder milliseconde"),
    (1e-3, "millisecondes milisegundo milisegundos millisecondi миллисекунд миллисекунды мс 毫秒 ミリ秒"),
    (1, "s sec secs second seconds sek sekunde sekunden sekund sekunder seconde secondes seconden segundo segundos"),
    (1, "secondo secondi секунда секунды секунд секунду сек 秒 秒钟 秒間 ثانية ثوان ثواني"),
    (60, "min mins minute minutes minuten minutt minutter minut minuto minutos minuti minuut минута минуты минут"),
    (60, "минуту мин 分钟 分鐘 分間 دقيقة دقائق"),
    (3600, "h hr hrs hour hours std stunde stunden timer timme timmar heure heures hora horas ora ore uur uren"),
    (3600, "час часа часов 小时 小時 個小時 个小时 時間 ساعة ساعات"),
    (86_400, "d day days tag tage tagen dag dager døgn dagar dage dagen jour jours día días dia dias giorno giorni"),
    (86_400, "день дня дней сутки суток 天 日間 يوم يوما أيام"),
    (604_800, "week weeks woche wochen uke uker uge uger vecka veckor semaine semaines semana semanas settimana"),
    (604_800, "settimane weken неделя недели недель неделю 周 週間 星期 أسبوع أسابيع"),
)
_MONTHS_LONG = (
    (1, "month months monat monate monaten måned måneder månad månader mois mes meses mês mesi mese maand maanden"),
    (1, "месяц месяца месяцев 个月 個月 か月 ヶ月 شهر أشهر"),
    (12, "year years jahr jahre jahren år ans année années año años ano anos anno anni jaar jaren год года лет"),
    (12, "年間 سنة سنوات"),
)
_BYTES = (
    (1, "byte bytes octet octets байт"),
    (1e3, "kb kilobyte kilobytes кб"),
    (1e6, "mb megabyte megabytes мб"),
    (1e9, "gb gigabyte gigabytes гб"),
    (1e12, "tb terabyte terabytes тб"),
    (2**10, "kib"),
    (2**20, "mib"),
    (2**30, "gib"),
    (2**40, "tib"),
)
_LENGTH = (
    (1e-3, "mm millimetre millimetres millimeter millimeters"),
    (1e-2, "cm centimetre centimetres centimeter centimeters"),
    (1, "metre metres meter meters metro metros metri метр метра метров"),
    (1e3, "km kilometre kilometres kilometer kilometers"),
)
_MASS = ((1e-3, "g gram grams gramm"), (1, "kg kilo kilos kilogram kilograms"), (1e3, "tonne tonnes"))
_SHARE = (
    (1, "% ٪ percent prozent prosent procent porcentaje процент процента процентов pct"),
    (0.1, "‰"),
)

UNITS: Final[Mapping[str, tuple[str, float]]] = MappingProxyType(
    {
        word: (dimension, factor)
        for dimension, rows in (
            ("s", _TIME),
            ("months", _MONTHS_LONG),
            ("bytes", _BYTES),
            ("m", _LENGTH),
            ("kg", _MASS),
            ("%", _SHARE),
        )
        for word, factor in _spread(rows).items()
    }
)
"""Unit word → (dimension, factor to the dimension's own unit). Equal amounts in other units compare equal."""

MONTHS: Final = _spread(
    (
        (1, "january januar janvier enero janeiro gennaio январь января январе januari يناير"),
        (2, "february februar février febrero fevereiro febbraio февраль февраля феврале februari فبراير"),
        (3, "march märz mars marzo março март марта марте marts maart مارس"),
        (4, "april avril abril aprile апрель апреля апреле أبريل"),
        (5, "may mai mayo maio maggio май мая мае maj mei مايو"),
        (6, "june juni juin junio junho giugno июнь июня июне يونيو"),
        (7, "july juli juillet julio julho luglio июль июля июле يوليو"),
        (8, "august août agosto август августа августе augusti augustus أغسطس"),
        (9, "september septembre septiembre setembro settembre сентябрь сентября сентябре سبتمبر"),
        (10, "october oktober octobre octubre outubro ottobre октябрь октября октябре أكتوبر"),
        (11, "november novembre noviembre novembro ноябрь ноября ноябре نوفمبر"),
        (12, "december dezember décembre diciembre dezembro dicembre декабрь декабря декабре desember ديسمبر"),
    )
)
AMBIGUOUS_MONTHS: Final = frozenset({"may", "march", "mars", "mai", "maj", "mei", "marts"})
"""Month names that are also other words: a month only beside a day or a year."""

WEEKDAYS: Final = _spread(
    (
        (1, "monday mondays montag montags mandag måndag lundi lunes segunda-feira lunedì понедельник понедельникам"),
        (1, "maandag 周一 星期一 月曜日 الاثنين"),
        (2, "tuesday tuesdays dienstag dienstags tirsdag tisdag mardi martes terça-feira martedì вторник вторникам"),
        (2, "dinsdag 周二 星期二 火曜日 الثلاثاء"),
        (3, "wednesday wednesdays mittwoch mittwochs onsdag mercredi miércoles quarta-feira mercoledì среду средам"),
        (3, "woensdag 周三 星期三 水曜日 الأربعاء"),
        (4, "thursday thursdays donnerstag donnerstags torsdag jeudi jueves quinta-feira giovedì четверг четвергам"),
        (4, "donderdag 周四 星期四 木曜日 الخميس"),
        (5, "friday fridays freitag freitags fredag vendredi viernes sexta-feira venerdì пятницу пятницам"),
        (5, "vrijdag 周五 星期五 金曜日 الجمعة"),
        (6, "saturday saturdays samstag samstags lørdag lördag samedi sábado sabato субботу субботам zaterdag"),
        (6, "周六 星期六 土曜日 السبت"),
        (7, "sunday sundays sonntag sonntags søndag söndag dimanche domingo domenica воскресенье воскресеньям"),
        (7, "zondag 周日 星期日 日曜日 الأحد"),
    )
)
