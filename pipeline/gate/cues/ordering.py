"""What makes an order a rule, in every cue language: it holds always, never, only so, or once somebody has agreed."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

_EVER: Final = (
    r"always|never|immer|stets|niemals|nie|toujours|jamais|siempre|nunca|jamás|sempre|altijd|nooit|alltid|altid|aldri"
    r"|aldrig|всегда|никогда"
)
_ONLY_SO: Final = (
    r"only (?:after|with|when|if|once|on|by|from)|nur (?:nach|mit|wenn|bei|falls|über)|erst nach"
    r"|(?:seulement|uniquement) (?:après|avec|si|quand)"
    r"|(?:solo|sólo|solamente|únicamente) (?:con|tras|después|si|cuando)"
    r"|(?:só|somente|apenas) (?:com|após|depois|se|quando)|(?:solo|soltanto) (?:con|dopo|se|quando|previa)"
    r"|alleen (?:na|met|als|bij)|(?:bare|kun|bara|endast|först) (?:etter|efter|med|hvis|når|om|när)"
    r"|только (?:после|с|со|если|когда|через)"
)
_AGREED: Final = (
    r"(?:after|with|without|upon|pending) (?:\w+ )?(?:approval|sign-?off|consent|permission)"
    r"|(?:nach|mit|ohne) (?:\w+ )?(?:freigabe|genehmigung|absprache|zustimmung)"
    r"|(?:après|avec|sans) (?:l')?(?:approbation|accord|autorisation)"
    r"|(?:tras|con|sin|previa) (?:la )?(?:aprobación|autorización)"
    r"|(?:após|com|sem) (?:a )?(?:aprovação|autorização)"
    r"|(?:dopo|con|senza|previa) (?:l')?(?:approvazione|autorizzazione)"
    r"|(?:na|met|zonder) (?:goedkeuring|toestemming)"
    r"|(?:etter|efter|med|uten|uden|utan) (?:godkjenning|godkendelse|godkännande|samtykke)"
    r"|(?:после|без|с) (?:одобрения|согласования|разрешения|одобрением)"
)
_DAYS: Final = (
    r"on (?:weekends|weekdays|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)"
    r"|(?:les|los) (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|lunes|martes|miércoles|jueves|viernes"
    r"|sábados|domingos)|på (?:mandager|tirsdager|onsdager|torsdager|fredager|lørdager|søndager|måndagar|fredagar)"
    r"|op (?:maandagen|vrijdagen)|по (?:понедельникам|вторникам|средам|четвергам|пятницам|субботам|воскресеньям)"
)
_UNSPACED: Final = (
    r"(?:之前|前)(?:，|,)?(?:一定|必须|必須|务必|都|要|请|總是|总是)*先|一定要|必须|必須|务必|務必|总是|總是|始终|永远|每次都|只能|只在|仅在"
    r"|(?:批准|同意|许可|审批)(?:之?后|后?才)|必ず|常に|毎回|(?:場合|とき)(?:に)?のみ|承認.{0,6}(?:後|得て|てから)"
    r"|항상|반드시|경우에만|승인(?:을)? (?:후|받은)|دائما|دائمًا"
    r"|أبدا|أبدًا|فقط (?:بعد|إذا|عند)|(?:بعد|دون|بدون) (?:ال)?موافقة"
)
_THIS_TIME: Final = (
    r"now|today|tonight|this time|jetzt|heute|maintenant|aujourd'hui|ahora|hoy|agora|hoje|adesso|oggi|nu"
    r"|vandaag|nå|i dag|idag|сейчас|сегодня"
)

STANDING_ORDER: Final = re.compile(
    rf"(?!.*\b(?:{_THIS_TIME})\b|.*(?:现在|現在|今天|今日|지금|오늘|الآن|اليوم))"
    rf".*?(?:\b(?:{_EVER}|{_ONLY_SO}|{_AGREED}|{_DAYS})\b|{_UNSPACED})",
    re.IGNORECASE,
)
"""Matched at the onset; what is ordered for now alone is no rule, however it is hedged."""
