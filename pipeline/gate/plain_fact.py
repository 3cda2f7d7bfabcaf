"""A short sentence that states a value: "The batch port is 7013." says enough, however few its words are."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.gate.cues.family import Cue
from pipeline.gate.form import ends_sentence
from pipeline.gate.lexicon import BIT

if TYPE_CHECKING:
    from pipeline.gate.features import View

_MOST_MEANING: Final = 60
"""Characters that carry meaning; what is longer has words enough to be weighed by."""

_IS: Final = r"is|are|equals?|ist|sind|beträgt|est|sont|es|son|é|são|è|sono|er|är|zijn|—|–|равен|равна|равно|هو|هي"
_BEGINS: Final = (
    r"(?:start|begin|end)s? with|(?:beginn|start|end)(?:t|en|et) (?:mit|auf)|(?:commenc|finiss|se termin)\w+ par"
    r"|(?:empiez|comienz|termin)an? (?:por|con|en)|(?:começ|termin)am? (?:com|por|em)|(?:inizi|finisc|termin)\w+ con"
    r"|(?:start|begynn|begynd|börj|slut)\w+ (?:med|på)|(?:begin|start|eindig)\w+ (?:met|op)"
    r"|(?:начина|заканчива)\w+ (?:с|на)"
)
_STATED: Final = re.compile(
    rf"[^\s,;:()\"“]+(?: [^\s,;:()\"“]+){{0,6}}? (?:{_IS}|{_BEGINS}) (?P<value>[^\s,;:()]+(?: [^\s,;:()]+){{0,3}})[.!]$"
    r"|(?:تبدأ|يبدأ|تنتهي|ينتهي) (?:[^\s,;:()]+ ){1,4}(?:ب|بـ|بالرمز|بالحرف) ?(?P<sign>\S+)[.]$"
    r"|(?:\S+ ){0,3}\S+[은는이가] (?P<said>\S{1,24}?)(?:(?:으?로 (?:시작|끝)\S+)|이?다|입니다|이에요)[.]$"
    r"|[^\s，、：；是为以a-z]{2,12}(?:是|为|為|以|用)(?P<word>[^，、：；,]{1,24})(?:开头|開頭|结尾|結尾)?。?$",
    re.IGNORECASE,
)
_VALUE: Final = re.compile(r"\d|`[^`]+`|[A-Z]{2}|\w_\w|[a-z][A-Z]")
_NAME: Final = re.compile(r"[A-ZÀ-ÞА-Я][\w.-]+(?: [A-ZÀ-ÞА-Я][\w.-]+)?$")
_CODE: Final = re.compile(r"\d|[A-Za-z]{2}")
_CAPITAL_NOUNS: Final = "de"
_OUTCOME: Final = re.compile(
    r"(?:(?:the|our|die|das|der|la|le|el|il|o|a|de|het) )?"
    r"(?:(?:current|latest|next|last|new|final|total|correct) "
    r"|(?:answer|result|total|score|sum|count|output|verdict|status|conclusion|problem|issue|question|reason"
    r"|difference|everything|all|nothing|date|time|error|progress|tests?|ci|build|task|step|phase|day|week"
    r"|antwort|ergebnis|réponse|résultat|respuesta|resultado|resposta|risposta|risultato|svar\w*|resultat\w*"
    r"|antwoord|resultaat|ответ|результат)\b)"
    r"|答案|结果|結果|总计|合计|问题|原因|这|那|它|他|她|我|你",
    re.IGNORECASE,
)
"""What a calculation or a task came to, or what stands for the moment: true of that one only."""

_ELSEWHERE: Final = sum(
    BIT[cue]
    for cue in (
        *(Cue.EPHEMERAL, Cue.DONE, Cue.NARRATION, Cue.GUESS, Cue.GREETING, Cue.NOW, Cue.NOISE, Cue.REQUEST),
        *(Cue.EXAMPLE, Cue.FRAME, Cue.META, Cue.ASK, Cue.ADDRESS, Cue.REPORT),
    )
)
_AT_ONSET: Final = BIT[Cue.DEICTIC] | BIT[Cue.TASK]


def is_plain_fact(seen: View) -> bool:
    """Return True for a whole short sentence that says what something is, equals or begins with, and nothing else."""
    if seen.weight >= _MOST_MEANING or seen.sight.seen & _ELSEWHERE or seen.sight.onset & _AT_ONSET:
        return False
    stated = _STATED.match(seen.text) if ends_sentence(seen.piece.body) else None
    return stated is not None and not _OUTCOME.match(seen.text) and _is_value(stated, seen.piece.language)


def _is_value(stated: re.Match[str], language: str) -> bool:
    word = stated["word"] or stated["said"]
    if word:
        return _CODE.search(word) is not None
    value = stated["value"] or stated["sign"]
    is_name = language != _CAPITAL_NOUNS and _NAME.match(value) is not None
    return is_name or _VALUE.search(value) is not None
