"""Two sentences that give one thing two names: "The release manager is Ola", "The release manager is Kim".

Narrow on purpose. The subject must be one thing ("the …", "device A"), and what is said of it a name: of what a thing
is like, or what kinds it is of, several hold at once.
"""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final, NamedTuple

_NAME: Final = r"(?P<name>[A-ZÀ-ÞА-Я][\w.+-]*(?: [A-ZÀ-ÞА-Я][\w.+-]*)?)"
_NOW: Final = r"(?:now |currently |nå |nu |ahora |maintenant |agora |ora |adesso |теперь )?"
_ARTICLE: Final = r"(?:an? |the |une? |unn? |una |uno |um |uma |e[nt] |ett |een )?"
_NAMED: Final = (
    re.compile(rf"(?P<subject>[^,;:.!?]+?) (?:is|est|es|é|è|er|är) {_NOW}{_ARTICLE}{_NAME}[.!]?"),
    re.compile(rf"(?P<subject>[^,;:.!?]+?) (?:—|–|هو|هي) {_NOW}(?P<name>\w[\w.+-]*)[.!]?"),
    re.compile(r"(?P<subject>[^，、：；。,;:]{2,20}?)(?:现在是|是|為|为)(?P<name>[A-Za-z][\w.+-]*)[。.]?"),
    re.compile(r"(?P<subject>[^，、：；。,;:]{2,20}?)は(?P<name>[A-Za-z][\w.+-]*)(?:です|である|だ)[。.]?"),
)
_ONE_THING: Final = re.compile(
    r"(?:the|our|my|le|la|l'|notre|mon|ma|el|nuestr[oa]|mi|o|a|nosso|nossa|il|lo|la nostra|il nostro|de|het|onze?"
    r"|vår|våre?n?|vores|min)\b.*"
    r"|.*(?:\b[A-Z]|\d)",
)
"""A definite thing, or one that a letter or a number tells from others; Nordic nouns say it by their ending."""
_DEFINITE: Final = re.compile(r"\w{3,}(?:en|et|a)\b")
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\u0400-\u04ff\u0600-\u06ff]")
_OPEN: Final = re.compile(
    r"\b(?:one of|part of|cause|reason|problem|issue|bug|example|option|alternative|advantage|risk|goal|customer|client"
    r"|partner|competitor|member|candidate|supplier|next|first|last|best|main|result|answer|lesson|point|idea)\b"
    r"|原因|问题|例子|選択肢|客户|причина|проблема|пример",
    re.IGNORECASE,
)
"""What there may be several of."""


class Named(NamedTuple):
    """A subject and the name it is given, both without case."""

    subject: str
    name: str


def is_renamed(one: str, other: str) -> bool:
    """Return whether two texts give one and the same thing names that are not each other's beginning."""
    left, right = _read(one), _read(other)
    if left is None or right is None or left.subject != right.subject:
        return False
    return not left.name.startswith(right.name) and not right.name.startswith(left.name)


def _read(text: str) -> Named | None:
    found = next((match for pattern in _NAMED if (match := pattern.fullmatch(text.strip()))), None)
    if found is None or _OPEN.search(found["subject"]) or not _is_one_thing(found["subject"]):
        return None
    return Named(" ".join(found["subject"].casefold().split()), found["name"].casefold().rstrip("."))


def _is_one_thing(subject: str) -> bool:
    lowered = subject[:1].lower() + subject[1:]
    return any(pattern.match(lowered) for pattern in (_ONE_THING, _DEFINITE, _UNSPACED))
