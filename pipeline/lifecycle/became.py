"""A value that became another, told as what it is now: "the limit was raised to 10 MB" is "the limit is 10 MB"."""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Way(NamedTuple):
    """How a language says it, and how it states a value: in the first group where that stands within."""

    became: re.Pattern[str]
    states: str


_WAS: Final = r"[^,;:.!?]{1,30}?"
_RAISED: Final = (
    "raised|increased|lowered|reduced|decreased|changed|moved|extended|cut|bumped|shortened|upgraded|switched"
)
_GEAENDERT: Final = "erhöht|gesenkt|geändert|gesetzt|angehoben|verlängert|verkürzt|reduziert"
_CAMBIO: Final = (
    "(?:se (?:aumentó|redujo|cambió|subió|bajó|amplió)|(?:fue|ha sido) (?:aumentad|reducid|cambiad|ampliad)[oa]|pasó)"
)
_ENDRET: Final = "hevet|økt|senket|endret|satt|redusert|utvidet|hævet|øget|sænket|ændret|sat"
_AENDRAD: Final = "(?:höjdes|sänktes|ändrades|ökades|förlängdes|har (?:höjts|sänkts|ändrats|ökats))"
_UVELICHEN: Final = "(?:увеличен|повышен|снижен|изменён|изменен|уменьшен|продлён|продлен)"


def _way(became: str, states: str) -> Way:
    return Way(re.compile(became, re.IGNORECASE), states)


_WAYS: Final = (
    _way(rf"(?<=\w) (?:has been|have been|was|were|got) (?:{_RAISED})(?: from {_WAS})? to (?=\S)", " is "),
    _way(
        rf"(?<=\w) (?:wurden?|ist) (?:von {_WAS} )?auf ([^,;:.!?]{{1,30}}?) (?:{_GEAENDERT})(?: worden)?(?=[.!]?$)",
        r" ist \1",
    ),
    _way(
        rf"(?<=\w) (?:a été (?:augmenté|réduit|porté|changé|relevé|abaissé)e?|est passée?)(?: de {_WAS})? à (?=\S)",
        " est de ",
    ),
    _way(rf"(?<=\w) {_CAMBIO}(?: de {_WAS})? a (?=\S)", " es de "),
    _way(
        rf"(?<=\w) (?:foi (?:aumentad|reduzid|alterad|mudad|ampliad)[oa]|passou)(?: de {_WAS})? para (?=\S)", " é de "
    ),
    _way(rf"(?<=\w) è stat[oa] (?:portat|aumentat|ridott|alzat)[oa](?: da {_WAS})? a (?=\S)", " è di "),
    _way(rf"(?<=\w) is (?:verhoogd|verlaagd|gewijzigd|veranderd|verlengd|verkort)(?: van {_WAS})? naar (?=\S)", " is "),
    _way(rf"(?<=\w) (?:ble|blev|er|har) (?:{_ENDRET})(?: fra {_WAS})? til (?=\S)", " er "),
    _way(rf"(?<=\w) {_AENDRAD}(?: från {_WAS})? till (?=\S)", " är "),
    _way(rf"(?<=\w) (?:был[аои]? )?{_UVELICHEN}[аоы]?(?: с {_WAS})? до (?=\S)", " составляет "),
    _way(
        r"(?<=[^\W\d_])已?(?:从[^，。]{1,12})?(?:提高|增加|降低|调整|改|缩短|延长|上调|下调)(?:到|至|为"
        r"|成)了?(?=[^，。]{1,12}。?$)",
        "是",
    ),
    _way(
        r"は(?:[^、。]{1,12}から)?([^、。]{1,12})(?:に|へ)(?:変更|引き上げ|引き下げ|延長|短縮)(?:され|られ"
        r"|し)?(?:まし)?た(?=。?$)",
        r"は\1です",
    ),
)


def as_state(text: str) -> str:
    """Return the text with what a value became put as what it is.

    >>> as_state("The limit was raised from 5 to 10 MB.")
    'The limit is 10 MB.'
    """
    for way in _WAYS:
        text = way.became.sub(way.states, text, count=1)
    return text
