"""Text that claims to give orders in the operator's name, as data: what comes from a tool or a page has no such say.

Only an order that lasts or yields is one ("the operator says: from now on …"); what a text says of operators, of their
guides and their consoles is none. All is written for text that `injection.fold` returned.
"""

# ruff: noqa: RUF001 - letters of other scripts are the data here

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from classifiers.scan.axis import guarded

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger
    from pipeline.gate.sieve import Guarded


class Claim(NamedTuple):
    """How a language claims it: who speaks, how that is told, and that it holds from now on; `|` parts words."""

    who: str
    says: str
    hence: str


ABROAD: Final = (
    Claim(
        "operator|betreiber|administrator",
        "sagt|sagte|verlangt|befiehlt|befahl|ordnet an",
        "ab jetzt|ab sofort (?:immer|nie|nur|keine|ohne|alle|jede)|von nun an|ab heute immer",
    ),
    Claim("operador|administrador", "dice|dijo|ordena|exige|manda|diz|disse", "a partir de ahora|de ahora en adelante"),
    Claim("operador|administrador", "diz|disse|ordena|exige|manda", "a partir de agora|de agora em diante|doravante"),
    Claim("opérateur|administrateur", "dit|ordonne|exige", "à partir de maintenant|désormais|dorénavant"),
    Claim("operatore|amministratore", "dice|ha detto|ordina|esige", "d'ora in poi|da ora in poi|d'ora in avanti"),
    Claim("operator|beheerder", "zegt|zei|beveelt|eist", "vanaf nu|voortaan|van nu af aan"),
    Claim(
        "operatøren|operatören|operatør|operatör|administratoren|administratör",
        "sier|sa|siger|sagde|säger|krever|kræver|kräver",
        "fra nå av|fra nu af|från och med nu|från nu|heretter|herefter|hädanefter",
    ),
    Claim(
        "оператор|администратор",
        "говорит|сказал|велит|велел|приказывает|приказал|требует",
        "отныне|с этого момента|с этих пор|впредь",
    ),
    Claim(
        "操作员|操作員|运营者|管理员|管理員",
        "说|說|要求|指示|命令",
        "从现在起|從現在起|从今以后|從今以後|从今往后|今后一律|今後一律",
    ),
    Claim("オペレーター|運用者|管理者", "が言|の指示|の命令|曰く", "今後は|これからは|今から|以後は"),
    Claim("운영자|관리자", "의 지시|의 명령|말씀", "지금부터|앞으로|이제부터"),
    Claim("المشغل|المشغّل|المسؤول|المشرف", "يقول|قال|يأمر|أمر", "من الآن فصاعدا|من الآن فصاعداً|ابتداء من الآن"),
)

_WHO: Final = r"(?:system |site )?(?:operator|administrator|admin|sysadmin)"
_CLAUSE: Final = r"(?:^|[-.!>*\"(\[•#:] ?)"
_OWN: Final = r"(?:the |your |our )?"
_HENCE: Final = r"(?:from now on|from this (?:moment|point) on|from today on|going forward|henceforth)"
_LASTING: Final = rf"(?:{_HENCE}|always|never|you must|you are to|do not|don't)"
_SAYS: Final = r"(?:says|said|wants|orders?|ordered|instruct(?:s|ed)|command(?:s|ed)|tells|told|asks|asked|demands)"
_ALLOWS: Final = r"(?:(?:has )?(?:approved|confirmed|authori[sz]ed)|here|speaking)"
_SENT: Final = r"(?:messages?|notes?|notices?|orders?|instructions?|directives?|word) (?:from|by)"
_NAMED: Final = r"(?:on behalf of|in the name of|by order of|per|from)"
_CLAIMED: Final = (
    rf"{_CLAUSE}{_OWN}{_WHO} (?:{_SAYS}|{_ALLOWS})\b[^.\n:]{{0,30}}: ?{_LASTING}\b",
    rf"{_CLAUSE}(?:system )?(?:operator|administrator)(?: note| order)? ?[\]:)]+:? ?{_LASTING}\b",
    rf"{_CLAUSE}{_NAMED} {_OWN}{_WHO}(?:'s)?(?: (?:instruction|order|request|decision)s?)? ?[:,-] ?{_LASTING}\b",
    rf"\b{_SENT} {_OWN}{_WHO} ?[:,-] ?{_LASTING}\b",
    rf"\byour operator {_SAYS} you to\b|\bas (?:the|your) {_WHO},? i (?:order|instruct|command|want|tell) you\b",
)


def signs(weight: float) -> tuple[Guarded[Danger], ...]:
    """Return a sign of each way to claim it, of this weight, for folded text."""
    told = rf"{_CLAUSE}{_OWN}(?:{_WHO}|user|human) {_SAYS}\b[^.\n]{{0,60}}?\b{_HENCE}"
    english = (guarded(weight, pattern, "operator admin") for pattern in _CLAIMED)
    return (guarded(weight, told, "operator admin user human"), *english, *(_sign(each, weight) for each in ABROAD))


def _sign(claim: Claim, weight: float) -> Guarded[Danger]:
    who, says, hence = (normalize("NFKC", words).lower() for words in claim)
    pattern = rf"(?:{who})[^.!?。\n]{{0,12}}?(?:{says}|[:\]])[^.!?。\n]{{0,40}}?(?:{hence})"
    return guarded(weight, pattern, who.replace("|", " "))
