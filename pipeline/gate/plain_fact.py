"""A short sentence that states a value: "The batch port is 7013." says enough, however few its words are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.gate.cues import eastern
from pipeline.gate.cues.declaring import CHOSEN, COUNTED, DECLARED, KNOWN, NAMED, NOW
from pipeline.gate.cues.family import Cue
from pipeline.gate.cues.stating import CODE, NAME, OUTCOME, STATED, VALUE
from pipeline.gate.form import ends_sentence
from pipeline.gate.lexicon import BIT

if TYPE_CHECKING:
    import re

    from pipeline.gate.features import View

_MOST_MEANING: Final = 60
"""Characters that carry meaning; what is longer has words enough to be weighed by."""

_CAPITAL_NOUNS: Final = "de"
_EASTERN: Final = frozenset({"zh", "ja", "ko", "ar"})
_ELSEWHERE: Final = sum(
    BIT[cue]
    for cue in (
        *(Cue.EPHEMERAL, Cue.DONE, Cue.NARRATION, Cue.GUESS, Cue.GREETING, Cue.NOW, Cue.NOISE, Cue.REQUEST),
        *(Cue.EXAMPLE, Cue.FRAME, Cue.META, Cue.ASK, Cue.ADDRESS, Cue.REPORT),
    )
)
_MOVED: Final = BIT[Cue.NOW] | BIT[Cue.DONE]
_AT_ONSET: Final = BIT[Cue.DEICTIC] | BIT[Cue.TASK]


def is_plain_fact(seen: View) -> bool:
    """Return True for a whole short sentence that says what something is, has or begins with, and nothing else.

    Also for who likes or may do what, and for what we chose and stay with, whenever that was.
    """
    if seen.weight >= _MOST_MEANING or not ends_sentence(seen.piece.body) or OUTCOME.match(seen.text):
        return False
    if seen.piece.language in _EASTERN:
        return _is_stated(seen) or _is_eastern(seen)
    return _is_stated(seen) or _is_declared(seen) or _is_chosen(seen)


def _is_stated(seen: View) -> bool:
    stated = None if is_of_the_moment(seen) else STATED.match(seen.text)
    return stated is not None and _is_value(stated, seen.piece.language)


def _is_chosen(seen: View) -> bool:
    """A move that was made ("yesterday we moved to …") is a choice, however such words look elsewhere."""
    chosen = CHOSEN.match(seen.text)
    if chosen is None or seen.sight.seen & _ELSEWHERE & ~_MOVED:
        return False
    return not seen.sight.seen & _MOVED or (NOW.search(chosen["value"]) is None and " and " not in chosen["value"])


def _is_declared(seen: View) -> bool:
    declared = None if seen.sight.seen & _ELSEWHERE or seen.opens(Cue.TASK) else DECLARED.match(seen.text)
    if declared is None or COUNTED.search(declared["value"]):
        return False
    if declared["sure"] or KNOWN.search(f"{declared['subject'][1:]} {declared['value']}"):
        return True
    return seen.piece.language != _CAPITAL_NOUNS and NAMED.search(declared["value"]) is not None


def _is_eastern(seen: View) -> bool:
    """Who holds a role, where something stands, or what keeps or is a value with a figure, a time or a name in it."""
    if is_of_the_moment(seen):
        return False
    if eastern.ROLE.match(seen.text) or eastern.SITE.match(seen.text):
        return True
    declared = eastern.DECLARED.match(seen.text)
    return declared is not None and eastern.VALUE.search(declared[0]) is not None


def is_of_the_moment(seen: View) -> bool:
    """Return True for words that speak of this talk, this work or this day, or point to what stood before."""
    return bool(seen.sight.seen & _ELSEWHERE or seen.sight.onset & _AT_ONSET)


def _is_value(stated: re.Match[str], language: str) -> bool:
    word = stated["word"] or stated["said"]
    if word:
        return CODE.search(word) is not None
    value = stated["value"] or stated["sign"]
    is_name = language != _CAPITAL_NOUNS and NAME.match(value) is not None
    return is_name or VALUE.search(value) is not None
