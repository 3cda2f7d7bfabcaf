"""Two sentences that give one thing two names: "The release manager is Ola", "The release manager is Kim".

Narrow on purpose. The subject must be one thing ("the …", "device A"), and what is said of it a name: of what a thing
is like, or what kinds it is of, several hold at once.
"""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from pipeline.lifecycle.change import NOW, NOW_UNSPACED

_NAME: Final = r"(?P<name>[A-ZÀ-ÞА-Я][\w.+-]*(?: [A-ZÀ-ÞА-Я][\w.+-]*)?)"
_ARTICLE: Final = r"(?:an? |the |une? |unn? |una |uno |um |uma |o |e[nt] |ett |een )?"
_IS: Final = "is|est|es|é|è|er|är"
_UNSPACED_NAME: Final = r"(?P<name>[A-Za-z][\w.+-]*)"
_NAMED: Final = (
    re.compile(rf"(?P<subject>[^,;:.!?]+?) (?:{_IS}) {_ARTICLE}{_NAME}[.!]?"),
    re.compile(r"(?P<subject>[^,;:.!?]+?) (?:—|–|هو|هي) (?P<name>\w[\w.+-]*)[.!]?"),
    re.compile(rf"(?P<subject>[^，、：；。,;:]{{2,20}}?)(?:是|為|为){_UNSPACED_NAME}[。.]?"),
    re.compile(rf"(?P<subject>[^，、：；。,;:]{{2,20}}?)は{_UNSPACED_NAME}(?:です|である|だ)[。.]?"),
)
_STANDS: Final = (
    "goes to|go to|reports? to|belongs? to|answers? to"
    "|(?:is|are) (?:sent|routed|forwarded|assigned|handed|reported|delivered|escalated|addressed|posted) to"
    "|(?:is|are) (?:owned|led|run|handled|reviewed|approved|chaired) by"
    "|(?:is|are) (?:stored|kept|hosted|held|located|archived) (?:in|on|at)"
    "|geht an|gehen an|berichte[nt] an|gehör(?:t|en) (?:zu|zum|zur)|lieg(?:t|en) (?:in|auf|bei)"
    "|(?:va|vont|revien(?:t|nent)) (?:à|au|aux)|v(?:a|an) (?:a|al|para)|v(?:ai|ão) (?:para|ao?)|v(?:a|anno) (?:ad?|al)"
    "|g(?:år|aat|aan) (?:til|till|naar)"
)
"""Verbs of a place that one holds at a time: whom a thing goes to, who leads it, where it is kept."""
_UNLESS: Final = (
    r"(?! ?(?:on|in|at|for|during|when|if|after|before|from|until|and|or|unless|by|am|im|bei|für|wenn|und|oder"
    r"|pour|si|et|ou|para|cuando|los|las|y|quando|e|se|per|på|i|ved|hvis|og|och|om|voor|op|en|als|of)\b)"
)
_WHO: Final = (
    r"(?P<name>(?!(?i:this|that|it|he|she|they|there|here|what|which|who|today|the|our|my|one|dies\w*|das|der|die|es|er"
    r"|sie|ce|c|cela|il|elle|el|la|le|lo|est[eoa]|eso|is[st]o|questo|dit|dat|det|dette|detta|hij|zij|hun|han|hon)\b)"
    r"[A-ZÀ-Þ][\w.+-]*(?: [A-ZÀ-Þ][\w.+-]*)?)"
)
_ONE: Final = (
    r"(?:is (?:the|our|de|het|onze?)|ist (?:der|die|das|unsere?)|est (?:l[ea]|notre)|es (?:el|la|nuestr[oa])"
    r"|é (?:o|a|noss[oa])|è (?:il|lo|la)|(?:er|är) (?:våre?n?|vores)) "
)
_TOLD: Final = (
    re.compile(rf"{_WHO} (?={_ONE})(?:{_IS}|ist) (?P<subject>[^,;:.!?]+)[.!]?"),
    re.compile(rf"{_WHO} (?P<subject>(?:owns|leads|heads|chairs) (?:the|our) [^,;:.!?]+)[.!]?"),
    re.compile(r"(?P<subject>(?:[Dd](?:er|ie|as)|[Uu]nsere?) [^,;:.!?]+?) ist (?P<name>[A-ZÄÖÜ][\w.+-]*)[.!]?"),
    re.compile(
        rf"(?P<subject>(?![^,;:.!?]*\balso\b)[^,;:.!?]+? (?:{_STANDS})) "
        rf"(?P<name>[^\s,;:.!?]+(?:{_UNLESS} [^\s,;:.!?]+){{0,2}})[.!]?"
    ),
    re.compile(r"(?P<subject>[^，、：；。,;:]{2,20}?)(?:是|為|为)(?P<name>[\u3400-\u9fff]{2,4})。?"),
    re.compile(
        r"(?P<subject>[^，、：；。,;:]{2,20}?(?:转给|轉給|交给|交給|发给|發給|存放在|部署在))(?P<name>[\w.-]{2,12})。?"
    ),
    re.compile(
        r"(?P<subject>[^，、：；。,;:]{2,20}?)は(?P<name>[\u30a0-\u30ff\u3400-\u9fff]{1,8})(?:さん)?(?:です|である|だ)。?"
    ),
    re.compile(
        r"(?P<name>[\w.-]{1,12}?)(?:さん)?が(?P<subject>[^，、：；。,;:]{0,16}(?:担当|担当者|責任者|管理者|リーダー|[長係]))(?:です|である|だ)。?"
    ),
    re.compile(r"(?P<subject>[^,;:.!?]{2,24}[은는]) (?P<name>[^\s,;:.!?]{2,8}?)(?:입니다|이다|이에요|예요)[.]?"),
    re.compile(r"(?P<name>\w[\w.+-]*) (?:هو|هي) (?P<subject>\w+(?: \w+){1,3})[.]?"),
)
"""Of these one of two must say that it is so now: several may hold the place, or a noun be meant instead of a name."""
_NOW: Final = re.compile(rf"(?<![\w-])(?:{NOW}) |(?<=[^\W\d_])(?:{NOW_UNSPACED})|^(?:{NOW_UNSPACED})")
_NOW_IS: Final = re.compile(r"(?<=[а-яё]) (?:теперь|сейчас) (?=[А-ЯЁ]\w+\W*$)")
"""Russian has no word for "is" here: "теперь" stands in its place."""
_SLOT: Final = re.compile(
    rf"(?![Aa]n? .* is )(?P<subject>[^,;:.!?]+?) (?:{_IS}|ist|—|–|هو|هي) "
    r"(?P<value>(?=[A-ZÀ-ÞА-Я؀-ۿ]|\S*[\d_/@]|\S+[.:-]\w)\S+(?: [A-ZÀ-ÞА-Я]\S+)?)"
)
_SLOTS: Final = (_SLOT, *_NAMED[2:4])
_OF_KIND: Final = re.compile(r"(?:an|ish|ese|ch|ic|ss|ands?|eek|open|free)$", re.IGNORECASE)
"""How adjectives of origin and kind end that are written like names: of these several hold at once."""
_ONE_THING: Final = re.compile(
    r"(?:the|our|my|der|die|das|unsere?|le|la|l'|notre|mon|ma|el|nuestr[oa]|mi|o|a|nosso|nossa|il|lo|la nostra"
    r"|il nostro|de|het|onze?|vår|våre?n?|vores|min)\b.*",
)
"""A definite thing; Nordic nouns say it by their ending."""
_MARKED: Final = re.compile(r".*(?:\b[A-Z]|\d)")
"""One that a letter or a number tells from others: what it is given is a kind or another name as often as a state."""
_DEFINITE: Final = re.compile(r"\w{3,}(?:en|et|a)\b")
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\u0400-\u04ff\u0600-\u06ff]")
_OPEN: Final = re.compile(
    r"\b(?:one of|part of|cause|reason|problem|issue|bug|example|option|alternative|advantage|risk|goal|customer|client"
    r"|partner|competitor|member|candidate|supplier|next|first|last|best|main|result|answer|lesson|point|idea)\b"
    r"|原因|问题|例子|選択肢|客户|причина|проблема|пример",
    re.IGNORECASE,
)
"""What there may be several of."""
_CACHE: Final = 4096
"""Texts that are kept with what they name, most of them nothing: each is compared with several others."""


class Named(NamedTuple):
    """A subject and the name it is given, both without case; `sure` where no noun could be meant instead."""

    subject: str
    name: str
    sure: bool


def is_renamed(one: str, other: str, *, told: bool = False) -> bool:
    """Return whether two texts give one and the same thing names that are not each other's beginning.

    `told` where one of them says that it holds from now on.

    >>> is_renamed("Kim is the release manager.", "Ola is the release manager.")
    False
    >>> is_renamed("Kim is the release manager.", "Ola is now the release manager.", told=True)
    True
    """
    left, right = _read(one), _read(other)
    if left is None or right is None or left.subject != right.subject or not (told or left.sure or right.sure):
        return False
    return not left.name.startswith(right.name) and not right.name.startswith(left.name)


def subject_of(text: str) -> str:
    """Return the one thing that a text gives a name, without case; "" where it names none."""
    named = _read(text)
    return named.subject if named else ""


def fills_slot(text: str) -> bool:
    """Return whether a text gives the one value of something that has one at a time: "the staging region is eu-1".

    >>> fills_slot("The release manager is Ola."), fills_slot("Device A is a Synology.")
    (True, False)
    """
    plain = _as_lasting(text).rstrip(".!。")
    found = next((match for pattern in _SLOTS if (match := pattern.fullmatch(plain))), None)
    if found is None or _OPEN.search(found["subject"]) or not _is_definite(found["subject"]):
        return False
    return not _OF_KIND.search(found[2])


@lru_cache(maxsize=_CACHE)
def _read(text: str) -> Named | None:
    plain = _as_lasting(text)
    if _OPEN.search(plain):
        return None
    for pattern in _NAMED:
        found = pattern.fullmatch(plain)
        if found is not None and _is_one_thing(found["subject"]):
            return _named(found, sure=True)
    found = next((match for pattern in _TOLD if (match := pattern.fullmatch(plain))), None)
    return _named(found, sure=False) if found is not None else None


def _named(found: re.Match[str], *, sure: bool) -> Named:
    return Named(" ".join(found["subject"].casefold().split()), found["name"].casefold().rstrip("."), sure)


def _as_lasting(text: str) -> str:
    """Return the text without the words that say that it is so now."""
    return _NOW.sub("", _NOW_IS.sub(" — ", text.strip()))


def _is_one_thing(subject: str) -> bool:
    return _is_definite(subject) or bool(_MARKED.match(_uncapitalised(subject)))


def _is_definite(subject: str) -> bool:
    lowered = _uncapitalised(subject)
    return any(pattern.match(lowered) for pattern in (_ONE_THING, _DEFINITE, _UNSPACED))


def _uncapitalised(subject: str) -> str:
    return subject[:1].lower() + subject[1:]
