"""Whether one statement is another or a part of it: the same words turned, or one limb of a compound.

"The API uses JWT and rotates keys weekly" holds "The API uses JWT". A part is known only where what was left out is a
limb of its own, joined by "and", a comma or the like; "only on staging" or "Anna doubts that" is no limb, but changes
what is said.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.wording import FUNCTION_WORDS, align, content, stem, tokens
from pipeline.lifecycle.equality import compare, values_of
from pipeline.lifecycle.negation import is_denying
from pipeline.lifecycle.negators import word_set

if TYPE_CHECKING:
    from pipeline.lifecycle.equality import Differences

_PIECE: Final = re.compile(r"\w[\w\-./']*\w|\w|[,;:、，；،]")
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]|[^\u3040-\u30ff\u3400-\u9fff]+")
_HIRAGANA: Final = re.compile(r"[\u3040-\u309f]")
MARKS: Final = frozenset(",;、，；،")
_JOINS: Final = word_set(
    "and as plus which who und sowie et ainsi y e así og samt och en и а также 并 且 和 及 与 と また و وكذلك"
    " because weil parce porque perché fordi eftersom omdat потому 因为 ので"
    " then dann puis luego poi så sedan dan затем 再 それから"
)
_LIMITS: Final = word_set(
    "on in at after before during for from since by with under between until within nach vor während ab bei für mit"
    " am im zwischen après avant pendant dans pour avec entre después antes durante con para por em após com dopo"
    " prima tra etter før med fra mellom efter innan från tussen na voor tijdens met после до во при для между"
    " 在 于 当 介"
)
"""Behind a comma, or in front of all, they open no limb but a bound: "…, after 18:00", "between 3 and 5 …"."""
_MODALS: Final = word_set(
    "should could may might can must shall will would soll sollte kann könnte darf muss peut devrait doit"
    " puede debe"
    " debería pode deve deveria può dovrebbe kan bør må skal vil ska bör kunne может должен должна 可 应 该 须"
)


def is_contained(old: str, new: str) -> bool:
    """True when `new` is a limb of `old`: its words in its order, and what `old` says besides is another limb."""
    if not content(new) or cue.restricts(old) != cue.restricts(new) or cue.is_planned(old) != cue.is_planned(new):
        return False
    denies_more = len(values_of(new).denials) > len(values_of(old).denials)
    if denies_more or states_more(compare(old, new)) or align(old, new).reverses:
        return False
    left, right = pieces(old), pieces(new)
    codes = SequenceMatcher(None, [*map(stem, left)], [*map(stem, right)], autojunk=False).get_opcodes()
    return all(
        kind == "equal" or (_is_silent(right[k:m]) and _is_limb(left[i:j], first=i == 0)) for kind, i, j, k, m in codes
    )


def is_rotated(old: str, new: str) -> bool:
    """True when `new` is `old` with its end put in front: "on Fridays, deploys are frozen"."""
    left, right = tokens(old), tokens(new)
    return len(left) == len(right) and any(left[turn:] + left[:turn] == right for turn in range(len(left)))


def states_more(differences: Differences) -> bool:
    """True when the second of two compared texts states a value that the first does not."""
    sides = (differences.digits, differences.units, differences.dates, differences.identifiers)
    return any(side.right for side in sides)


def pieces(text: str) -> list[str]:
    """Return every word and mark of a text in order, folded; of a script without spaces, every sign."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return [part for piece in _PIECE.findall(folded) for part in _UNSPACED.findall(piece)]


def _is_silent(run: list[str]) -> bool:
    """True for words that carry grammar; a denial and a modal change what is said."""
    said = (word for word in run if word not in MARKS and not _HIRAGANA.fullmatch(word))
    return all(word in FUNCTION_WORDS and word not in _MODALS and not is_denying(word) for word in said)


def _is_limb(run: list[str], *, first: bool) -> bool:
    """True when what was left out stands behind a joining word or in front of one."""
    if not run or _is_silent(run):
        return True
    bound = any(word in _LIMITS and run[place - 1] in MARKS for place, word in enumerate(run) if place)
    if bound or (first and run[0] in _LIMITS):
        return False
    return run[0] in _JOINS | MARKS or run[-1] in _JOINS or (not first and run[-1] in MARKS)
