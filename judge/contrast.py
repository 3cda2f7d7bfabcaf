"""What the wording of two statements shows: whether they speak of one thing, and whether they say the same of it.

Pure predicates; `judge.guards` decides by them. Cosine nominates and never decides: `relevance` (calibrated, in
[0, 1]) may only rule a neighbour out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.facet import brings_other_person, is_other_place_or_bound
from judge.firmness import is_firmer
from judge.matter import weigh
from judge.role import trades_places
from judge.wording import align, languages, mentions, names, script, stem
from pipeline import policy
from pipeline.lifecycle.equality import compare, values_of
from pipeline.lifecycle.moment import read_moments
from pipeline.lifecycle.quantities import UNITS

if TYPE_CHECKING:
    from datetime import datetime

    from judge.wording import Alignment
    from pipeline.domain.surface import Surface
    from pipeline.lifecycle.equality import Differences

RELATED: Final = 0.5
"""Calibrated relevance below which a neighbour is about something else (e5: a cosine of .865)."""
RELATED_CHANGE: Final = 0.4
"""The same for a text that tells of a change: it names the new state and lies further from the old one."""
SAME_FRAME: Final = 0.66
"""Likeness from which two statements fill one frame."""
LIKE_FRAME: Final = 0.5
"""Likeness from which a word put in another's place, early on, makes another subject."""
VALUE_AT: Final = 0.5
"""A difference after half of the shared words is a value; before it, a subject."""
DENIAL_REACHES: Final = 0.7
"""A denial counts against a memory when the denying text holds this share of its topic."""
TOPIC_KEPT: Final = 0.4
"""Share of a memory's matter that a refinement or merge must still have."""
HALF: Final = 0.5
"""Share of a statement's matter that a memory must have to say it already."""
SAME_TURN: Final = 0.25
"""Likeness below which two wordings are built so differently that the word each begins with tells nothing."""
LOOSE_FRAME: Final = 0.4
"""Likeness from which a refinement with words in others' places says another thing instead of saying it closer."""


@dataclass(frozen=True, slots=True)
class Said:
    """A statement or a memory as the guards see it. `relevance` is None where no vector was there to ask."""

    text: str
    surface: Surface
    operator: bool
    at: datetime
    relevance: float | None = None

    @property
    def standing(self) -> float:
        """How much its source is worth: 2 for the operator, else the veracity weight of its surface."""
        return 2.0 if self.operator else policy.VERACITY_WEIGHT[policy.SURFACE_VERACITY[self.surface]]


def is_unrelated(old: Said, said: Said) -> bool:
    """True when the two are about different things: of low relevance, or without a common topic word or value.

    Words of two languages say nothing about each other: between them the relevance alone decides. A text that tells
    of a change speaks of the new state and may lie further from the old one.
    """
    floor = RELATED_CHANGE if cue.tells_change(said.text) else RELATED
    if old.relevance is not None and old.relevance < floor:
        return True
    if not is_one_language(old.text, said.text) or mentions(old.text) & mentions(said.text):
        return False
    return weigh(old.text, said.text).kept == 0.0


def is_one_language(old: str, new: str) -> bool:
    """True when both are written in one script and nothing shows two languages."""
    if script(old) != script(new):
        return False
    left, right = languages(old), languages(new)
    return bool(left & right) or not left or not right


def is_elsewhere(old: Said, said: Said) -> bool:
    """True when both name a person, an environment or a bound, and another one."""
    return brings_other_person(old.text, said.text) or is_other_place_or_bound(old.text, said.text)


def is_other_subject(old: Said, said: Said) -> bool:
    """True when both say the like of something else: one frame, and early on a word in another's place."""
    alignment = align(old.text, _timeless(old.text, cue.without_change(said.text)))
    parted = [span for span in alignment.spans if span.substitutes and not span.is_amount]
    early = any(span.at < VALUE_AT for span in parted) or (len(parted) > 1 and parted[0].at == VALUE_AT)
    return is_elsewhere(old, said) or (alignment.likeness >= LIKE_FRAME and early)


def is_narrower_subject(old: Said, said: Said) -> bool:
    """True when both fill one frame and the statement puts a word more in front: the like of a part or a relative."""
    alignment = align(old.text, _timeless(old.text, cue.without_change(said.text)))
    more = (span for span in alignment.spans if span.new and not span.old and not span.is_number)
    return alignment.likeness >= SAME_FRAME and any(span.at < VALUE_AT for span in more)


def _timeless(old: str, new: str) -> str:
    """Return `new` without its dates when only it has any: they tell since when it holds, not of what."""
    return new if values_of(old).dates else read_moments(new).rest


def asserts(text: str) -> bool:
    """True when a text says what holds now, not what is planned, proposed or past."""
    return not (cue.is_planned(text) or cue.is_past(text))


def adds_nothing(old: str, new: str) -> bool:
    """True when a new wording has no topic word, value or denial that the old one lacks: it would only churn."""
    alignment = align(old, new)
    changed = compare(old, new).right_adds or alignment.reverses or cue.restricts(old) != cue.restricts(new)
    turned = changed or trades_places(old, new) or is_firmer(old, new)
    return alignment.new_known == 1.0 and not turned


def drops_limit(old: str, new: str) -> bool:
    """True when a new wording leaves out the condition, limit or exception of the old one."""
    return cue.restricts(old) and not cue.restricts(new)


def drops_topic(old: str, new: str) -> bool:
    """True when a new wording in the same language speaks of too little of what the old one spoke of to replace it."""
    return is_one_language(old, new) and weigh(old, new).kept < TOPIC_KEPT


def is_other_matter(old: str, new: str) -> bool:
    """True when a memory has not half of what a statement says, and the two are about different things.

    They are when the statement has not half of the memory either, or when each begins with something else. A denied
    opposite may share little: "running it twice leaves the rows" and "a second run changes nothing".
    """
    if not is_one_language(old, new):
        return False
    matter = weigh(old, new)
    apart = matter.kept < HALF and not compare(old, new).negation
    turns = matter.turns_away and align(old, new).likeness >= SAME_TURN
    return matter.known < HALF and (apart or turns)


def says_more(old: str, new: str) -> bool:
    """True when a statement has all that a memory says, and even more besides."""
    matter = weigh(old, new)
    return is_one_language(old, new) and not matter.gone and matter.known < HALF


def fills_otherwise(old: str, new: str) -> bool:
    """True when a wording fills the frame of another, and begins or ends otherwise or parts from it twice.

    Amounts are compared apart: an exact one in place of a rough one says it closer.
    """
    if not is_one_language(old, new):
        return False
    alignment = align(old, new)
    parted = [span for span in alignment.spans if span.substitutes and not span.is_amount]
    turns = weigh(old, new).turns_away or len(parted) > 1
    return (turns and alignment.likeness >= LOOSE_FRAME) or (bool(parted) and is_other_value(alignment))


def grows(old: str, new: str) -> bool:
    """True when a wording has more words of its own than it leaves out, a value, a limit or more firmness.

    Between two languages words cannot be counted, and it is taken to grow.
    """
    matter = weigh(old, new)
    closer = compare(old, new).right_adds or is_firmer(old, new) or cue.restricts(old) != cue.restricts(new)
    return closer or matter.come > matter.gone or not is_one_language(old, new)


def swaps_name(old: str, new: str) -> bool:
    """True when each of two texts of one language names somebody or something that the other does not."""
    if not is_one_language(old, new):
        return False
    return bool(_own_names(old, new) and _own_names(new, old))


def _own_names(text: str, other: str) -> list[str]:
    own = (name.casefold() for name in names(text))
    return [name for name in own if name not in UNITS and stem(name) not in mentions(other)]


def is_contrast_alike(old: str, new: str) -> bool:
    """True when one text sets against what the other denies: "A instead of B" and "A, not B" say the same."""
    return cue.contrasts(old) != cue.contrasts(new) and len(values_of(old).denials) != len(values_of(new).denials)


def is_other_value(alignment: Alignment) -> bool:
    """True when both fill one frame and part once, towards its end: the same attribute with another value."""
    spans = alignment.spans
    return alignment.likeness >= SAME_FRAME and len(spans) == 1 and spans[0].substitutes and spans[0].at >= VALUE_AT


def is_other_amount(alignment: Alignment, differences: Differences) -> bool:
    """True when both fill one frame and part in amounts alone: what has a unit is a value wherever it stands."""
    others = differences.digits or differences.dates or differences.identifiers or differences.negation
    both = bool(differences.units.left and differences.units.right) and not others
    return both and alignment.likeness >= SAME_FRAME and all(span.is_amount for span in alignment.spans)


def denies(alignment: Alignment, differences: Differences) -> bool:
    """True when one of the two denies what the other says: a denial of something else does not count.

    An opposite denies too, and a denied opposite does not: "not off" is "on".
    """
    return differences.negation != alignment.reverses and alignment.old_kept >= DENIAL_REACHES


def replaces(old: Said, said: Said, alignment: Alignment, differences: Differences) -> bool:
    """True when something in the wording shows that the statement takes the memory's place."""
    return (
        cue.tells_change(said.text)
        or cue.corrects(said.text)
        or (cue.hedges(old.text) and not cue.hedges(said.text))
        or cue.is_planned(old.text)
        or denies(alignment, differences)
        or (differences.negation and cue.resumes(said.text))
        or is_other_value(alignment)
        or is_other_amount(alignment, differences)
    )
