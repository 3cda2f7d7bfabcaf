"""How a short sentence declares a fact without a copula: who likes or may what, what has how much, what was chosen."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Declaring(NamedTuple):
    """One language's verbs, `|` apart: of liking and leave, of having and being kept somewhere, of choosing."""

    prefers: str
    holds: str
    chooses: str


WAYS: Final = (
    Declaring(
        r"(?:likes?|prefers?|dislikes?|hates?|favou?rs?|(?:may|are allowed to|is allowed to)(?: not| only)?"
        r" (?!be\b|have\b|need\b|not\b|only\b|also\b|still\b|even\b|contain|include|cause|take\b|vary|differ|fail|lead"
        r"|result|require|help|want|well\b|explain|affect|indicate|make\b|appear|become|produce|work\b))",
        r"(?:(?:is|are) (?:[a-z]+ed|kept|held|built|run|sent|set|shown|sold|paid|led|made|written|drawn)"
        r" (?:in|on|at|by|with|under|behind|from|via|through|until|every|per|to)"
        r"|uses?|runs?|seats?|has|have|holds?|costs?|takes?|owns?|serves?|hosts?|employs?|lives?|sits?|belongs? to"
        r"|weighs?|lasts?|opens?|closes?|reports? to|answers? to|caused|replaced|triggered|founded|acquired)",
        r"we (?:picked|chose|selected|adopted|prefer|use|stay (?:on|with|at)|stick (?:with|to)|stuck (?:with|to)"
        r"|keep using|went with|moved to|switched to|migrated to|settled on|standardi[sz]ed on|decided on|agreed on)",
    ),
    Declaring(
        "mag|mögen|bevorzugt|bevorzugen|darf|dürfen",
        "hat|haben|nutzt|nutzen|fasst|kostet|kosten|dauert|gehört|verursachte|ersetzte",
        "wir (?:nutzen|verwenden|bleiben bei|wählten|bevorzugen|nehmen)",
    ),
    Declaring(
        r"aime(?:nt)?|préfère(?:nt)?|(?:peut|peuvent) (?!être|avoir)",
        "ont|utilise(?:nt)?|coûte(?:nt)?|dure(?:nt)?|appartient à|a causé|a remplacé",
        "(?:nous|on) (?:utilis(?:ons|e)|rest(?:ons|e) sur|avons choisi|a choisi|préfér(?:ons)|sommes passés? à)",
    ),
    Declaring(
        r"prefieren?|(?:le|les) gustan?|(?:puede|pueden) (?!ser|haber|estar)",
        "tiene|tienen|usa|usan|cuesta|cuestan|dura|duran|pertenece a|causó|reemplazó",
        "(?:usamos|elegimos|preferimos|seguimos con|nos quedamos con|pasamos a)",
    ),
    Declaring(
        r"preferem?|gostam? de|(?:pode|podem) (?!ser|haver|estar)",
        "tem|têm|usa|usam|custa|custam|dura|duram|pertence a|causou|substituiu",
        "(?:usamos|escolhemos|preferimos|ficamos com|continuamos com|migramos para)",
    ),
    Declaring(
        r"preferisc(?:e|ono)|(?:può|possono) (?!essere|avere)",
        "ha|hanno|usa|usano|costa|costano|dura|appartiene a|ha causato|ha sostituito",
        "(?:usiamo|preferiamo|abbiamo scelto|restiamo (?:su|con)|siamo passati a)",
    ),
    Declaring(
        "houdt van|houden van|verkiest|verkiezen|mag|mogen",
        "heeft|hebben|gebruikt|gebruiken|kost|kosten|duurt|veroorzaakte|verving",
        "(?:we|wij) (?:gebruiken|kozen|blijven bij|verkiezen|stapten over op)",
    ),
    Declaring(
        "liker|foretrekker|foretrækker|föredrar|gillar|kan lide|får|må (?!være|ha)",
        r"(?!finnes|finns|findes)\w{3,}[ea]s (?:i|på|hos|av|fra|från)|har|bruker|bruger|använder|koster|kostar"
        r"|varer|tilhører|forårsaket|orsakade|erstattet",
        "vi (?:bruker|bruger|använder|valgte|valde|holder oss til|blir på|foretrekker|föredrar|gikk over til)",
    ),
    Declaring(
        "предпочитает|предпочитают|любит|любят",
        "имеет|имеют|использует|используют|стоит|стоят|длится|вызвал|вызвала|заменил|заменила",
        "мы (?:используем|выбрали|остаёмся на|остаемся на|предпочитаем|перешли на)",
    ),
)

_FIRST: Final = (
    r"(?:i|you|he|she|it|they|we|this|that|these|those|there|here|who|what|which|one|some|user|someone|everyone|nobody"
    r"|if|when|while|as|so|and|but|or|then|also|to|for|in|on|at|with|from|by|not|just|only|maybe"
    r"|ich|du|er|sie|es|wir|ihr|dies\w*|wer|wenn|je|tu"
    r"|il (?:aime|préfère|peut|utilise|coûte|dure|appartient|a)|elle|on"
    r"|nous|vous|ils|elles|ce|cela|ça|qui|si|quand"
    r"|yo|tú|él|ella|ellos|esto|eso|quien|cuando|eu|ele|ela|eles|isto|isso|quem|quando|io|lui|lei|loro|questo|chi|se"
    r"|ik|jij|hij|zij"
    r"|het (?:heeft|kost|duurt|mag|gebruikt|verving)|dit|dat|wie|als"
    r"|jeg|jag|han|hun|hon|det|den|de|dette|som|hvem|hvis|vi|wij"
    r"|я|ты|он|она|оно|они|это|кто|если)\b"
)
_PASSING: Final = (
    r".{0,40}?\b(?:users?|assistants?|agents?|speakers?|requests?|responses?|outputs?|results?|commands?|tests?|builds?"
    r"|commits?|steps?|tasks?|sessions?|conversations?|messages?|runs?|patch|changes|current|below|above|following|remaining"
    r"|benutzer|nutzer|utilisateur|usuario|usuário|utente|gebruiker|bruker\w*|användar\w*|пользовател\w*)\b"
)
_WORD: Final = r"[^\s,;:()\"“”|→=]+"
_SUBJECT: Final = rf"(?!(?i:{_FIRST}|{_PASSING}))(?=[^\W\d_a-zà-ÿа-я]){_WORD}(?: {_WORD}){{0,4}}?"
_REST: Final = r"(?! ?(?:it|this|that|them|these|those|him|her|you|me|us)(?![\w-]))(?P<value>[^;:|→=]+)[.]$"
_OPENER: Final = r"(?:(?:no|yes|nein|non|não|nei|nej|nee|нет), |(?:yesterday|last (?:week|month|year)),? )?"
_OTHER: Final = (
    r"(?:the|an?|this|that|it|our|another|next|them|these|der|die|das|le|la|les|el|los|o|os|il|de|het|den|det|his|her"
    r"|\w+ly)\b"
)

DECLARED: Final = re.compile(
    rf"(?P<subject>{_SUBJECT}) (?:(?P<sure>{'|'.join(way.prefers for way in WAYS)})"
    rf"|{'|'.join(way.holds for way in WAYS)})\b ?{_REST}"
)
"""`subject` has or is kept in `value`; `sure` where it likes or may do it, which says enough whatever the value is."""
CHOSEN: Final = re.compile(
    rf"{_OPENER}(?:{'|'.join(way.chooses for way in WAYS)}) (?!{_OTHER})(?P<value>[^;:|→=]+)[.]$", re.IGNORECASE
)
"""What we chose and stay with."""
KNOWN: Final = re.compile(
    r"\d|`[^`]+`|[A-Z]{2}|\w_\w|[a-z][A-Z]|\b[a-z]{2}-(?:north|south|east|west|central)|\b(?:prod|production|staging)\b"
)
"""A figure, code, a name in capitals or of a place that something runs in."""
NAMED: Final = re.compile(r"\b[A-ZÀ-ÞА-Я][\w-]+")
COUNTED: Final = re.compile(
    r"\d (?:errors?|warnings?|failures?|bugs|issues|problems|comments?|lines|files|items|matches|rows|(?:milli)?seconds"
    r"|ms|s|min)\b"
)
"""What a look at something counted: true of that look only."""
NOW: Final = re.compile(r"\b(?:now|today|again|here|jetzt|heute|ahora|hoy|maintenant|nå|nu|сейчас)\b", re.IGNORECASE)
