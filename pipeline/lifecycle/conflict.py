"""Conflicts without a judge: when two memories cannot both hold, and which of them gives way (SPEC §11).

Detection is narrow on purpose. Two statements about different things share most of their words as easily as two
about one thing (the staging limit and the production limit), so a difference in values counts only where the words
around the values are the same, and a denial only where one side has no subject of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.memory import Tier
from pipeline.domain.statement import Polarity
from pipeline.lifecycle.change import settled_text, tells_change
from pipeline.lifecycle.equality import compare, values_of
from pipeline.lifecycle.filler import FILLERS
from pipeline.lifecycle.mood import is_loose, is_norm, without_norm
from pipeline.lifecycle.negation import without_negators
from pipeline.lifecycle.slot import is_renamed, subject_of
from pipeline.policy import (
    POLARITY_TOPIC_JACCARD,
    SAME_MOMENT,
    SURFACE_VERACITY,
    VALUE_TOKEN_JACCARD,
    VERACITY_WEIGHT,
)
from pipeline.scoring.confidence import belief_at
from pipeline.scoring.similarity import jaccard, tokens, words

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from datetime import datetime

    from pipeline.domain.memory import Remembered
    from pipeline.lifecycle.equality import Differences

_CACHE: Final = 4096
"""Texts whose content words are kept: a newcomer meets several rivals, a rival many newcomers."""
_HIRAGANA: Final = re.compile("[\u3040-\u309f]+")
_RECURRING: Final = re.compile("weekday|minute")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a conflict is decided on. `weight` is confidence × veracity weight, in (0, 1); `at` the event time.

    `repo` is "" for what holds everywhere; claims of two repos never conflict.
    """

    text: str
    at: datetime
    weight: float
    operator: bool = False
    consolidated: bool = True
    polarity: Polarity = Polarity.NEUTRAL
    repo: str = ""


class Ground(StrEnum):
    """Why two claims cannot both hold."""

    VALUE = "value"
    NORM = "norm"
    NAME = "name"
    NEGATION = "negation"
    CONTRAST = "contrast"
    POLARITY = "polarity"


DECISIVE: Final = frozenset({Ground.VALUE, Ground.NEGATION})
"""Grounds that are right in at least 95 of 100 labelled pairs; any other leaves the conflict open."""
OPERATORS: Final = DECISIVE | {Ground.NORM}
"""Grounds that decide for an operator's newcomer: what an operator says must be, holds; a machine only reports."""


class Ruling(StrEnum):
    """What becomes of a newcomer that conflicts.

    Both live; the rival is superseded; the newcomer is declined; or it tells of an earlier time, arrived late, and is
    placed before the rival, as if it had come first.
    """

    OPEN = "open"
    SUPERSEDES = "supersedes"
    LOSES = "loses"
    PRECEDES = "precedes"


class Clash(NamedTuple):
    """A detected conflict and how it is settled."""

    ground: Ground
    ruling: Ruling


def claim_of(remembered: Remembered, now: datetime) -> Claim:
    """Return what a memory claims, as heavy as its confidence at `now` × the veracity weight of its surface.

    An agent's new memory weighs 0.35 · 0.7 = 0.245; an operator's 0.85 · 1.0.
    """
    memory, state = remembered.memory, remembered.state
    veracity = VERACITY_WEIGHT[SURFACE_VERACITY[memory.surface]]
    return Claim(
        text=memory.content,
        at=memory.valid_from,
        weight=belief_at(state, memory.decay_class, now).mean * veracity,
        operator=memory.operator,
        consolidated=state.tier is Tier.CONSOLIDATED,
        polarity=memory.polarity,
        repo=memory.repo,
    )


def clash(newcomer: Claim, rival: Claim) -> Clash | None:
    """Return the conflict between a newcomer and a memory, and its ruling; None when both can hold."""
    ground = find_ground(newcomer, rival)
    return None if ground is None else Clash(ground, rule(newcomer, rival, ground))


def is_restatement(a: str, b: str) -> bool:
    """Return whether two texts are the same words in the same order, whatever their case and punctuation.

    The same words in another order may be the opposite ("K outperforms L"), so order counts.
    """
    return words(a) == words(b)


def topics(text: str) -> tuple[Hashable, ...]:
    """Return what a text is about, as keys: two texts of which one replaces the other have a key in common."""
    settled = settled_text(text)
    subject = subject_of(settled)
    return (_content(settled), subject) if subject else (_content(settled),)


def find_ground(newcomer: Claim, rival: Claim) -> Ground | None:
    """Return the first ground on which the two cannot both hold, or None.

    What only tells that something has changed is no part of what is claimed. VALUE: the same words around another
    number or quantity. NORM: so too, where one says what must be and the other what is. NAME: around another
    identifier, weekday or clock time, or one thing that is given two names. NEGATION: the same words, denied. CONTRAST:
    denied, and one side adds to it. POLARITY: tagged as opposites over one topic.
    """
    if newcomer.repo and rival.repo and newcomer.repo != rival.repo:
        return None
    said, held = settled_text(newcomer.text), settled_text(rival.text)
    if is_restatement(said, held):
        return None
    opposed = {newcomer.polarity, rival.polarity} == {Polarity.POSITIVE, Polarity.NEGATIVE}
    if ground := _ground_of_words(said, held, opposed=opposed):
        return ground
    # What they tell of themselves takes longer to read than what they name.
    is_name = is_renamed(said, held) or (
        is_renamed(said, held, told=True) and (tells_change(newcomer.text) or tells_change(rival.text))
    )
    return Ground.NAME if is_name else None


def _ground_of_words(said: str, held: str, *, opposed: bool) -> Ground | None:
    """Return the ground that two settled texts in the same words give, one of which may say more."""
    own, other = _content(said), _content(held)
    if not (own <= other or own >= other):
        return None
    differences = compare(held, said)
    if not differences.negation and own == other:
        return _value_ground(held, said, differences)
    if differences.negation and _is_contradicted(held, said):
        return Ground.NEGATION if own == other and differences.names == ("negation",) else Ground.CONTRAST
    return Ground.POLARITY if opposed and jaccard(own, other) >= POLARITY_TOPIC_JACCARD else None


def rule(newcomer: Claim, rival: Claim, ground: Ground) -> Ruling:
    """Return which side gives way.

    Open: a ground that is not decisive; two reports of one moment; an operator's memory against a machine; an
    episode against a consolidated memory. A newcomer that tells of an earlier time precedes its rival, unless it is
    an operator's against a machine. Else the heavier wins, and of equals the newer. An operator's newcomer outweighs
    any machine.
    """
    if ground not in (OPERATORS if newcomer.operator else DECISIVE) or abs(newcomer.at - rival.at) <= SAME_MOMENT:
        return Ruling.OPEN
    if newcomer.at < rival.at:
        return Ruling.OPEN if newcomer.operator and not rival.operator else Ruling.PRECEDES
    if not newcomer.consolidated or (rival.operator and not newcomer.operator):
        return Ruling.OPEN
    wins = newcomer.operator or newcomer.weight >= rival.weight
    return Ruling.SUPERSEDES if wins else Ruling.LOSES


@lru_cache(maxsize=_CACHE)
def _content(text: str) -> frozenset[str]:
    """Return the words that say what a text is about: no values, denials, fillers or inflections of Japanese."""
    found = tokens(without_negators(values_of(without_norm(text)).frame)) - FILLERS
    return frozenset(token for token in found if not _HIRAGANA.fullmatch(token))


def _value_ground(left: str, right: str, differences: Differences) -> Ground | None:
    """Return VALUE or NAME for the same words around another value; None when the value names the subject."""
    if is_loose(left) != is_loose(right):
        return None
    of_value = Ground.NORM if is_norm(left) != is_norm(right) else Ground.VALUE
    if differences.names == ("units",):
        return of_value
    if _likeness(left, right) < VALUE_TOKEN_JACCARD or _names_subject(left, right, differences):
        return None
    if differences.names == ("digits",):
        return of_value
    is_name = differences.names == ("identifiers",) or _is_rescheduled(differences)
    return Ground.NAME if is_name else None


def _likeness(left: str, right: str) -> float:
    """Return the share of common words. Fillers that only one side has count as one word where the other has some too.

    "Must be" and "is" fill one place; "now" fills none.
    """
    own, other = tokens(without_norm(left)), tokens(without_norm(right))
    mine, theirs = (own - other) & FILLERS, (other - own) & FILLERS
    filled = {""} if mine and theirs else set[str]()
    return jaccard((own - mine) | filled, (other - theirs) | filled)


def _names_subject(left: str, right: str, differences: Differences) -> bool:
    """Return whether the first word that differs labels the subject, as in "rack 3 has no power".

    It does in the first half of the text: behind another word, or at the very start when it is an identifier. A
    value stands behind what it is said of, and a count stands in front. A filler that only one side has ("now") moves
    nothing, and an inflection of Japanese is no word.
    """
    sides = _without_own_fillers(words(left), words(right)), _without_own_fillers(words(right), words(left))
    differing = next((i for i, (a, b) in enumerate(zip(*sides, strict=False)) if a != b), 0)
    is_label = differing > 0 or bool(differences.identifiers)
    return is_label and differing < max(map(len, sides)) / 2


def _without_own_fillers(said: Sequence[str], other: Sequence[str]) -> list[str]:
    spoken = [word for word in said if not _HIRAGANA.fullmatch(word)]
    return [word for word in spoken if word in other or word not in FILLERS]


def _is_rescheduled(differences: Differences) -> bool:
    """Return whether only one weekday or one clock time changed; two dates are two events, not one that moved."""
    left, right = differences.dates.left, differences.dates.right
    single = differences.names == ("dates",) and len(left) == len(right) == 1
    return single and all(_RECURRING.match(date) for date in left | right)


def _is_contradicted(left: str, right: str) -> bool:
    """Return whether what one text denies is spoken of in the other, in mostly the same words.

    A denial of something new ("… and without a grid") adds; it does not contradict.
    """
    if jaccard(tokens(left), tokens(right)) < VALUE_TOKEN_JACCARD:
        return False
    denied = [(clause, right) for clause in values_of(left).denials]
    denied += [(clause, left) for clause in values_of(right).denials]
    return any(_content(clause) & _content(other) for clause, other in denied)
