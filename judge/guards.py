"""What code checks after the model and before the plan (SPEC §9): each guard by name, each with its reason.

A guard never overwrites more than the model asked for; it only takes back. What it refuses becomes an open conflict
or a memory of its own (both texts live), is staged, or is declined. Cosine nominates and never decides: `relevance`
(calibrated, in [0, 1]) may only rule a neighbour out.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.facet import brings_other_person, is_other_place_or_bound
from judge.reply import Kind, Operation
from judge.wording import align, content, languages, mentions, script
from pipeline import policy
from pipeline.lifecycle.equality import compare

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from judge.reply import Verdict
    from judge.wording import Alignment
    from pipeline.domain.surface import Surface
    from pipeline.lifecycle.equality import Differences

RELATED: Final = 0.5
"""Calibrated relevance below which a neighbour is about something else (e5: a cosine of .865)."""
RELATED_CHANGE: Final = 0.4
"""The same for a text that tells of a change: it names the new state and lies further from the old one."""
SAME_FRAME: Final = 0.7
"""Likeness from which two statements fill one frame."""
CLOSE_FRAME: Final = 0.65
"""Likeness from which a new topic word in a statement means that the memory does not say it yet."""
LIKE_FRAME: Final = 0.55
"""Likeness from which a word put in another's place, early on, makes another subject."""
VALUE_AT: Final = 0.5
"""A difference after half of the shared words is a value; before it, a subject."""
DENIAL_REACHES: Final = 0.7
"""A denial counts against a memory when the denying text holds this share of its topic."""
TOPIC_KEPT: Final = 0.3
"""Share of a memory's topic words that a refinement or merge must still have; paraphrases keep a third and more."""
SETTLED: Final = timedelta(days=1)
"""A changing state is replaced by a later report; reports of one day may be one moment."""


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


class Ruled(StrEnum):
    """What stands after the guards."""

    ADD = "add"
    REFINE = "refine"
    SUPERSEDE = "supersede"
    MERGE = "merge"
    NOOP = "noop"
    CONFLICT = "conflict"
    STAGE = "stage"


OVERWRITES: Final = frozenset({Ruled.REFINE, Ruled.SUPERSEDE, Ruled.MERGE})


@dataclass(frozen=True, slots=True)
class Ruling:
    """The guarded decision. `reasons` names the guards that changed it, "" free: empty when the verdict stood."""

    ruled: Ruled
    targets: tuple[int, ...] = ()
    reasons: tuple[str, ...] = ()


def rule(verdict: Verdict, said: Said, near: Mapping[int, Said]) -> Ruling:
    """Return what may become of a statement, given what the model says and the neighbours it was shown.

    `near` maps the numbers shown with this statement to the memories behind them; no other number exists.
    """
    if verdict.op is Operation.UNCLEAR or (
        verdict.op is Operation.UPDATE and verdict.kind in {Kind.NONE, Kind.CONFLICT}
    ):
        return Ruling(Ruled.STAGE, (), ("unclear_operation",))
    targets = tuple(dict.fromkeys(verdict.targets))
    if verdict.op is Operation.ADD:
        return _rule_add(said, near, targets if verdict.kind is Kind.CONFLICT else ())
    if not targets or any(target not in near for target in targets):
        return Ruling(Ruled.STAGE, (), ("unknown_target",))
    if verdict.op is Operation.NOOP:
        return _rule_noop(said, near, targets[0])
    return _rule_update(verdict, said, near, targets)


def _rule_add(said: Said, near: Mapping[int, Said], rivals: tuple[int, ...]) -> Ruling:
    for number, old in near.items():
        if is_contained(old.text, said.text):
            return Ruling(Ruled.NOOP, (number,), ("contained",))
    known = tuple(rival for rival in rivals if rival in near)
    return Ruling(Ruled.CONFLICT, known[:1]) if known else Ruling(Ruled.ADD)


def _rule_noop(said: Said, near: Mapping[int, Said], target: int) -> Ruling:
    old = near[target]
    refusal = why_not_same(old, said)
    if not refusal:
        return Ruling(Ruled.NOOP, (target,))
    return _kept_apart(old, said, target, refusal)


def _rule_update(verdict: Verdict, said: Said, near: Mapping[int, Said], targets: tuple[int, ...]) -> Ruling:
    for target in targets:
        if near[target].operator and not said.operator:
            return Ruling(Ruled.CONFLICT, (target,), ("operator_authority",))
    if verdict.kind is Kind.REFINE and adds_nothing(near[targets[0]].text, said.text):
        return Ruling(Ruled.NOOP, targets[:1], ("adds_nothing",))
    check, ruled = {
        Kind.REFINE: (why_not_refined, Ruled.REFINE),
        Kind.SUPERSEDE: (why_not_superseded, Ruled.SUPERSEDE),
        Kind.MERGE: (why_not_merged, Ruled.MERGE),
    }[verdict.kind]
    for target in targets:
        refusal = check(near[target], said)
        if refusal:
            return _kept_apart(near[target], said, target, refusal)
    return Ruling(ruled, targets)


def _kept_apart(old: Said, said: Said, target: int, refusal: str) -> Ruling:
    """Both texts live: as an open conflict where they speak of one thing, else as two memories."""
    apart = is_unrelated(old, said) or is_other_subject(old, said) or not asserts(said.text)
    if apart:
        return Ruling(Ruled.ADD, (), (refusal,))
    return Ruling(Ruled.CONFLICT, (target,), (refusal,))


def is_unrelated(old: Said, said: Said) -> bool:
    """True when the two are about different things: of low relevance, or without a common topic word.

    Words of two languages say nothing about each other: between them the relevance alone decides. A text that tells
    of a change speaks of the new state and may lie further from the old one.
    """
    floor = RELATED_CHANGE if cue.tells_change(said.text) else RELATED
    if old.relevance is not None and old.relevance < floor:
        return True
    return is_one_language(old.text, said.text) and not mentions(old.text) & mentions(said.text)


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
    alignment = align(old.text, cue.without_change(said.text))
    early = (span for span in alignment.spans if span.at < VALUE_AT and not span.is_number)
    return is_elsewhere(old, said) or (alignment.likeness >= LIKE_FRAME and any(span.substitutes for span in early))


def is_narrower_subject(old: Said, said: Said) -> bool:
    """True when both fill one frame and the statement puts a word more in front: the like of a part or a relative."""
    alignment = align(old.text, cue.without_change(said.text))
    return alignment.likeness >= SAME_FRAME and any(span.new and span.at < VALUE_AT for span in alignment.spans)


def asserts(text: str) -> bool:
    """True when a text says what holds now, not what is planned, proposed or past."""
    return not (cue.is_planned(text) or cue.is_past(text))


def is_contained(old: str, new: str) -> bool:
    """True when every word of `new` stands in `old` in the same order, and `old` adds no condition or denial."""
    if not align(old, new).within or not content(new):
        return False
    differences = compare(old, new)
    return not differences.right_adds and cue.restricts(old) == cue.restricts(new)


def drops_topic(old: str, new: str) -> bool:
    """True when a new wording in the same language speaks of too little of what the old one spoke of to replace it."""
    return is_one_language(old, new) and align(old, new).old_kept < TOPIC_KEPT


def adds_nothing(old: str, new: str) -> bool:
    """True when a new wording has no topic word, value or denial that the old one lacks: it would only churn."""
    alignment = align(old, new)
    return alignment.new_known == 1.0 and not compare(old, new).right_adds and cue.restricts(old) == cue.restricts(new)


def why_not_same(old: Said, said: Said) -> str:
    """Return the reason why a memory does not already say a statement, "" when nothing speaks against it."""
    alignment, differences = align(old.text, said.text), compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("other_values", _states_more(differences)),
        ("negation", denies(alignment, differences) or (differences.negation and cue.resumes(said.text))),
        ("other_subject", is_elsewhere(old, said)),
        ("tells_change", _newly(cue.tells_change, old, said) or _newly(cue.corrects, old, said)),
        ("not_present", asserts(old.text) and not asserts(said.text)),
        ("other_words", alignment.likeness >= CLOSE_FRAME and any(span.new for span in alignment.spans)),
    )
    return next((name for name, holds in checks if holds), "")


def why_not_refined(old: Said, said: Said) -> str:
    """Return the reason why a statement is not the same fact with more detail, "" when nothing speaks against it."""
    differences = compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("older", said.at < old.at),
        ("other_subject", is_other_subject(old, said)),
        ("not_present", asserts(old.text) and not asserts(said.text)),
        ("drops_topic", drops_topic(old.text, said.text)),
        ("negation", denies(align(old.text, said.text), differences) and not cue.restricts(said.text)),
        ("loses_values", _loses(differences) and not cue.hedges(old.text)),
    )
    return next((name for name, holds in checks if holds), "")


def why_not_merged(old: Said, said: Said) -> str:
    """Return the reason why a statement does not say what one of several memories says, "" when it may."""
    differences = compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("other_person", is_elsewhere(old, said)),
        ("drops_topic", drops_topic(old.text, said.text)),
        ("not_present", asserts(old.text) and not asserts(said.text)),
        ("loses_values", _loses(differences)),
    )
    return next((name for name, holds in checks if holds), "")


def why_not_superseded(old: Said, said: Said) -> str:
    """Return the reason why a statement may not replace a memory, "" when something shows that it does."""
    alignment, differences = align(old.text, said.text), compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("older", said.at <= old.at),
        ("lower_source", said.standing < old.standing and not cue.corrects(said.text)),
        ("not_present", not asserts(said.text)),
        ("other_subject", is_other_subject(old, said) or is_narrower_subject(old, said)),
        ("same_moment", said.at - old.at < SETTLED and not cue.corrects(said.text)),
        ("no_sign_of_replacement", not replaces(old, said, alignment, differences)),
    )
    return next((name for name, holds in checks if holds), "")


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
    )


def is_other_value(alignment: Alignment) -> bool:
    """True when both fill one frame and part once, towards its end: the same attribute with another value."""
    spans = alignment.spans
    return alignment.likeness >= SAME_FRAME and len(spans) == 1 and spans[0].substitutes and spans[0].at >= VALUE_AT


def denies(alignment: Alignment, differences: Differences) -> bool:
    """True when one of the two denies what the other says: a denial of something else does not count."""
    return differences.negation and alignment.old_kept >= DENIAL_REACHES


def _states_more(differences: Differences) -> bool:
    sides = (differences.digits, differences.units, differences.dates, differences.identifiers)
    return any(side.right for side in sides)


def _loses(differences: Differences) -> bool:
    sides = (differences.digits, differences.units, differences.dates, differences.identifiers)
    return any(side.left for side in sides)


def _newly(sign: Callable[[str], bool], old: Said, said: Said) -> bool:
    return sign(said.text) and not sign(old.text)
