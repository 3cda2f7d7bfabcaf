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
_NOW: Final = rf"(?:(?:{NOW}) )?"
_LATELY: Final = rf"(?: (?:{NOW}))?"
_ARTICLE: Final = r"(?:an? |the |une? |unn? |una |uno |um |uma |e[nt] |ett |een )?"
_NAMED: Final = (
    re.compile(rf"(?P<subject>[^,;:.!?]+?){_LATELY} (?:is|est|es|é|è|er|är) {_NOW}{_ARTICLE}{_NAME}[.!]?"),
    re.compile(rf"(?P<subject>[^,;:.!?]+?) (?:—|–|هو|هي) {_NOW}(?P<name>\w[\w.+-]*)[.!]?"),
    re.compile(
        rf"(?P<subject>[^，、：；。,;:]{{2,20}}?)(?:{NOW_UNSPACED})?(?:是|為|为)(?P<name>[A-Za-z][\w.+-]*)[。.]?"
    ),
    re.compile(
        rf"(?P<subject>[^，、：；。,;:]{{2,20}}?)は(?:{NOW_UNSPACED})?(?P<name>[A-Za-z][\w.+-]*)(?:です|である|だ)[。.]?"
    ),
    re.compile(
        rf"(?P<subject>(?:[Dd](?:er|ie|as)|[Uu]nsere?) [^,;:.!?]+?) ist (?P<now>(?:{NOW}) )?"
        rf"(?P<name>[A-ZÄÖÜ][\w.+-]*)[.!]?"
    ),
)
"""The last is German: every noun begins like a name there, so that one of two must say that it is so now."""
_SLOT: Final = re.compile(
    rf"(?![Aa]n? .* is )(?P<subject>[^,;:.!?]+?){_LATELY} (?:is|ist|est|es|é|è|er|är|—|–|هو|هي) {_NOW}"
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


def is_renamed(one: str, other: str) -> bool:
    """Return whether two texts give one and the same thing names that are not each other's beginning."""
    left, right = _read(one), _read(other)
    if left is None or right is None or left.subject != right.subject or not (left.sure or right.sure):
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
    plain = text.strip().rstrip(".!。")
    found = next((match for pattern in _SLOTS if (match := pattern.fullmatch(plain))), None)
    if found is None or _OPEN.search(found["subject"]) or not _is_definite(found["subject"]):
        return False
    return not _OF_KIND.search(found[2])


@lru_cache(maxsize=_CACHE)
def _read(text: str) -> Named | None:
    found = next((match for pattern in _NAMED if (match := pattern.fullmatch(text.strip()))), None)
    if found is None or _OPEN.search(found["subject"]) or not _is_one_thing(found["subject"]):
        return None
    sure = bool(found.groupdict().get("now", "sure"))
    return Named(" ".join(found["subject"].casefold().split()), found["name"].casefold().rstrip("."), sure)


def _is_one_thing(subject: str) -> bool:
    return _is_definite(subject) or bool(_MARKED.match(_uncapitalised(subject)))


def _is_definite(subject: str) -> bool:
    lowered = _uncapitalised(subject)
    return any(pattern.match(lowered) for pattern in (_ONE_THING, _DEFINITE, _UNSPACED))


def _uncapitalised(subject: str) -> str:
    return subject[:1].lower() + subject[1:]
