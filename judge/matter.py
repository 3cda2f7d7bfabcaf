"""What two statements of one language speak of, counted against each other: topic words, and values both state.

A value that only one of the two states is left out: `pipeline.lifecycle.equality` compares those. What both state
counts like a word that both have, so that "1,500 ms" and "a second and a half" are common matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from judge import cue
from judge.light_cue import LIGHT
from judge.opposite import opposed
from judge.role import BINDS
from judge.wording import ATTITUDE_STEMS, FUNCTION_WORDS, is_form, is_inflected, stem, tokens
from pipeline.lifecycle.equality import values_of
from pipeline.lifecycle.negation import is_denying

_TAIL_MIN: Final = 5
"""Letters from which a word that ends another is the same thing told more closely: `index` and `reindex`."""
_SILENT: Final = FUNCTION_WORDS | LIGHT | BINDS | frozenset(cue.RESTRICTION.split("|"))
"""Grammar, prepositions and conjunctions: they tie topics together and are none."""


@dataclass(frozen=True, slots=True)
class Matter:
    """What two texts have in common.

    `kept`, `known` in [0, 1]: share of the old one's matter that the new one has, and the other way round; 1 for a text
    without any. `gone` and `come` count the words that only the old or only the new one has. `turns_away`: each begins
    with a word that the other lacks.
    """

    kept: float
    known: float
    gone: int
    come: int
    turns_away: bool


@lru_cache(maxsize=4096)
def weigh(old: str, new: str) -> Matter:
    """Return the matter of two texts; opposites are left out, they count as denials."""
    turned = opposed(tokens(old), tokens(new))
    left, right = (tuple(word for word in topics(text) if word not in turned) for text in (old, new))
    gone, come = _lacking(left, right), _lacking(right, left)
    values = len(_stated(old) & _stated(new))
    return Matter(
        kept=_share(len(left) - len(gone) + values, len(left) + values),
        known=_share(len(right) - len(come) + values, len(right) + values),
        gone=len(gone),
        come=len(come),
        turns_away=bool(left and right) and left[0] in gone and right[0] in come,
    )


def topics(text: str) -> tuple[str, ...]:
    """Return the words that carry the topic of a text, each once and in order; a value is none.

    >>> topics("The nightly export of the ledger takes 40 minutes.")
    ('nightly', 'export', 'ledger')
    """
    spoken = (word for word in tokens(values_of(text).frame) if word not in _SILENT and not is_denying(word))
    return tuple(dict.fromkeys(word for word in spoken if stem(word) not in ATTITUDE_STEMS))


def _stated(text: str) -> frozenset[str]:
    values = values_of(text)
    return values.digits | values.units | values.dates | values.identifiers


def _lacking(words: tuple[str, ...], others: tuple[str, ...]) -> frozenset[str]:
    """Return the words of which the other text has no form."""
    return frozenset(word for word in words if not any(_is_akin(word, other) for other in others))


def _is_akin(word: str, other: str) -> bool:
    """True for two forms of a word, and where the one ends the other: a compound or a prefix names it more closely."""
    shorter, longer = (word, other) if len(word) < len(other) else (other, word)
    if len(shorter) >= _TAIL_MIN and longer.endswith(shorter):
        return True
    return is_form(stem(word), stem(other)) or is_inflected(word, other)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0
