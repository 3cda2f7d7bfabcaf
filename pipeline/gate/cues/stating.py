"""How a short sentence states a value: what it is, equals or begins with, in every cue language."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

_IS: Final = r"is|are|equals?|ist|sind|beträgt|est|sont|es|son|é|são|è|sono|er|är|zijn|—|–|равен|равна|равно|هو|هي"
_BEGINS: Final = (
    r"(?:start|begin|end)s? with|(?:beginn|start|end)(?:t|en|et) (?:mit|auf)|(?:commenc|finiss|se termin)\w+ par"
    r"|(?:empiez|comienz|termin)an? (?:por|con|en)|(?:começ|termin)am? (?:com|por|em)|(?:inizi|finisc|termin)\w+ con"
    r"|(?:start|begynn|begynd|börj|slut)\w+ (?:med|på)|(?:begin|start|eindig)\w+ (?:met|op)"
    r"|(?:начина|заканчива)\w+ (?:с|на)"
)
STATED: Final = re.compile(
    rf"[^\s,;:()\"“]+(?: [^\s,;:()\"“]+){{0,6}}? (?:{_IS}|{_BEGINS}) (?P<value>[^\s,;:()]+(?: [^\s,;:()]+){{0,3}})[.!]$"
    r"|(?:تبدأ|يبدأ|تنتهي|ينتهي) (?:[^\s,;:()]+ ){1,4}(?:ب|بـ|بالرمز|بالحرف) ?(?P<sign>\S+)[.]$"
    r"|(?:\S+ ){0,3}\S+[은는이가] (?P<said>\S{1,24}?)(?:(?:으?로 (?:시작|끝)\S+)|이?다|입니다|이에요)[.]$"
    r"|[^\s，、：；是为以a-z]{2,12}(?:是|为|為|以|用)(?P<word>[^，、：；,]{1,24})(?:开头|開頭|结尾|結尾)?。?$",
    re.IGNORECASE,
)
VALUE: Final = re.compile(r"\d|`[^`]+`|[A-Z]{2}|\w_\w|[a-z][A-Z]")
NAME: Final = re.compile(r"[A-ZÀ-ÞА-Я][\w.-]+(?: [A-ZÀ-ÞА-Я][\w.-]+)?$")
CODE: Final = re.compile(r"\d|[A-Za-z]{2}")
OUTCOME: Final = re.compile(
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
