"""How a statement says that something is no longer as it was, and the statement without saying so.

"Correction: the port is 81", "the port is now 81", "the port is 81 since May" and "the port is 81" speak of one thing.
What only leads a statement in or says since when must not hide its subject; that it is there shows which of two
statements is meant to hold.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from pipeline.lifecycle.became import as_state
from pipeline.lifecycle.quantities import MONTHS, WEEKDAYS, alternation

NOW: Final = (
    "now|currently|from now on|henceforth|as of (?:now|today)|effective (?:immediately|today)|going forward"
    "|jetzt|nun|nunmehr|neuerdings|inzwischen|ab (?:jetzt|sofort|heute)"
    "|nu|numera|inmiddels|voortaan|vanaf nu|tegenwoordig"
    "|nå|nå for tiden|fra nå av|fra nu af|från och med nu|fra i dag|i dag"
    "|maintenant|désormais|dorénavant|à partir de maintenant|actuellement"
    "|ahora|actualmente|desde ahora|a partir de ahora|agora|atualmente|a partir de agora"
    "|ora|adesso|attualmente|d'ora in poi|теперь|отныне|сейчас|الآن|حاليا|من الآن فصاعدا"
    "|이제|이제는|이제부터|지금부터|앞으로는|현재는"
)
"""Words that say that it holds from now on (a pattern, between word boundaries)."""
NOW_UNSPACED: Final = "从现在起|从今以后|现在|如今|目前|現在は|現在|今後は|今は"
_LABEL: Final = (
    "correction|corrected|update[ds]?|changed?|change of plans?|edit(?:ed)?|erratum|new|fix(?:ed)?"
    "|korrektur|korrigiert|berichtigung|richtigstellung|änderung|geändert|aktualisierung|nachtrag|neu|planänderung"
    "|rectificati(?:on|f|e)|rectificatie|correctif|mise à jour|changement(?: de plan)?|modification"
    "|corrección|rectificación|actualización|cambio(?: de planes?)?|correção|retificação|atualização"
    "|mudança(?: de planos?)?"
    "|correzione|rettifica|aggiornamento|cambiamento|modifica"
    "|rettelse|korreksjon|retting|oppdatering|endring|opdatering|ændring|rättelse|korrigering|uppdatering|ändring"
    "|correctie|wijziging|исправление|поправка|обновление|уточнение|изменение|تصحيح|تحديث|تعديل"
    "|更正|纠正|更新|变更|变动|訂正|変更|修正"
)
"""What may stand before a colon or a dash."""
_SAYING: Final = (
    "scra(?:p|tch) that|strike that|forget that|never ?mind|sorry|no|no,? wait|wait|oops|on second thoughts?"
    "|my mistake|i was wrong"
    "|nein|doch nicht|moment|vergiss das|streich das|non|pardon|perdón|no espera|não|desculpe?|scusa|anzi"
    "|nei|nej|beklager|unnskyld|undskyld|förlåt|nee|нет|извини(?:те)?|不对|不，|抱歉|いや|عفوا"
)
"""What may stand before a comma: it takes back what was just said."""
_ADVERB: Final = (
    "actually|in fact|as a matter of fact|tatsächlich|eigentlich|en fait|en réalité|en realidad|na verdade"
    "|in realtà|faktisk|faktiskt|egentlig|egentligen|eigenlijk|на самом деле|в действительности|في الواقع"
)
_ADVERB_UNSPACED: Final = "其实|实际上|実は|実際は"
_OPENING: Final = re.compile(
    rf"^\W*(?:(?:{_LABEL})\s?(?::|：|\s[–—-]\s)\s*"
    rf"|(?:{_SAYING})\s?(?:[,，、:：!！;.…]|\s[–—-]\s)\s*"
    rf"|(?:{_ADVERB}|{NOW})(?:\s?[,:،]\s*|\s+)"
    rf"|(?:{_ADVERB_UNSPACED}|{NOW_UNSPACED})[，,、：:]?\s*)",
    re.IGNORECASE,
)
_DAY: Final = (
    rf"(?:{alternation(MONTHS)}|{alternation(WEEKDAYS)}|today|yesterday|heute|gestern|aujourd'hui|hier|hoy|ayer|hoje"
    r"|ontem|oggi|ieri|i dag|i går|i ?dag|i ?går|vandaag|gisteren|сегодня|вчера|\d{4}(?:-\d\d-\d\d)?)"
)
_SINCE: Final = re.compile(
    r"(?:, ?| )?(?<![\w-])(?:since|as of|effective|seit|ab dem|depuis|dès|desde|a partire da|sedan|siden|sinds|vanaf)"
    r" (?:(?:the|dem|den|le|el|o|il|last|this|letzte[mnr]?|diese[mnr]?) )?(?:\d{1,2}(?:st|nd|rd|th|\.)? )?"
    rf"{_DAY}(?: \d{{1,4}})?,?",
    re.IGNORECASE,
)
_INSTEAD: Final = re.compile(
    r",? (?:instead(?: of [^,;:.!?]{1,60})?|rather than [^,;:.!?]{1,60}|(?:an)?statt [^,;:.!?]{1,60}"
    r"|anstelle von [^,;:.!?]{1,60}|au lieu d[e'] ?[^,;:.!?]{1,60}|en (?:lugar|vez) de [^,;:.!?]{1,60}"
    r"|em vez de [^,;:.!?]{1,60}|invece di [^,;:.!?]{1,60}|i sted(?:et)? for [^,;:.!?]{1,60}"
    r"|i stället för [^,;:.!?]{1,60}|in plaats van [^,;:.!?]{1,60}|вместо [^,;:.!?]{1,60})(?=[.!]?$)",
    re.IGNORECASE,
)
_LATELY: Final = re.compile(rf",? (?:{NOW})(?=[.!]?$)", re.IGNORECASE)
_TELLING: Final = re.compile(
    rf"(?<![\w-])(?:{NOW}|no longer|not any ?more|nicht mehr|ne \w+ plus|ya no|já não|non \w+ più|ikke lenger"
    rf"|ikke længere|inte längre|niet (?:meer|langer)|больше не)(?![\w-])|{NOW_UNSPACED}|不再|لم يعد|لم تعد",
    re.IGNORECASE,
)
_GAP: Final = re.compile(r" (?=[.!]?$)")
_CACHE: Final = 4096
_MOST: Final = 3
"""Openings that one statement may have: "Sorry, correction: actually …"."""


@lru_cache(maxsize=_CACHE)
def settled_text(text: str) -> str:
    """Return a statement without what leads it in as a change, and without since when or instead of what it holds.

    >>> settled_text("Correction: actually the invoice port is 7171 instead of 7070.")
    'the invoice port is 7171.'
    >>> settled_text("Staging: the invoice port is 7171.")
    'Staging: the invoice port is 7171.'
    """
    kept = " ".join(text.split())
    for _ in range(_MOST):
        kept = _OPENING.sub("", kept, count=1)
    for pattern in (_SINCE, _INSTEAD, _LATELY):
        kept = pattern.sub(" ", kept)
    kept = as_state(kept)
    return _GAP.sub("", " ".join(kept.split())) or text


@lru_cache(maxsize=_CACHE)
def tells_change(text: str) -> bool:
    """Return whether a statement says of itself that it replaces what held before.

    >>> tells_change("The release manager is now Kim."), tells_change("The release manager is Kim.")
    (True, False)
    """
    plain = " ".join(text.split())
    signs = (_OPENING.match, _SINCE.search, _INSTEAD.search, _TELLING.search)
    return any(sign(plain) for sign in signs) or as_state(plain) != plain
