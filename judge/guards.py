"""What code checks after the model and before the plan (SPEC §9): each guard by name, each with its reason.

A guard never overwrites more than the model asked for; it only takes back. What it refuses becomes an open conflict
or a memory of its own (both texts live), is staged, or is declined.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.containment import is_contained, is_rotated, states_more
from judge.contrast import (
    LIKE_FRAME,
    adds_nothing,
    asserts,
    denies,
    drops_limit,
    drops_topic,
    fills_otherwise,
    grows,
    is_contrast_alike,
    is_elsewhere,
    is_narrower_subject,
    is_other_matter,
    is_other_subject,
    is_unrelated,
    replaces,
    says_more,
    swaps_name,
)
from judge.firmness import is_firmer
from judge.reply import Kind, Operation
from judge.role import trades_places
from judge.wording import align
from pipeline.lifecycle.equality import compare

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judge.contrast import Said
    from judge.reply import Verdict
    from judge.wording import Alignment
    from pipeline.lifecycle.equality import Differences

CLOSE_FRAME: Final = 0.65
"""Likeness from which a new topic word in a statement means that the memory does not say it yet."""
ONLY_DENIED: Final = 0.8
"""From this share of known topic words on, a merging statement says nothing besides that it denies."""
SETTLED: Final = timedelta(days=1)
"""A changing state is replaced by a later report; reports of one day may be one moment."""


class Ruled(StrEnum):
    """What stands after the guards."""

    ADD = "add"
    REFINE = "refine"
    SUPERSEDE = "supersede"
    MERGE = "merge"
    NOOP = "noop"
    CONFLICT = "conflict"
    STAGE = "stage"


GUARDS: Final[Mapping[tuple[Operation, Kind], tuple[str, ...]]] = {
    (Operation.ADD, Kind.NONE): ("contained",),
    (Operation.ADD, Kind.CONFLICT): ("contained",),
    (Operation.NOOP, Kind.NONE): (
        *("unrelated", "other_values", "negation", "other_subject", "tells_change", "not_present", "other_names"),
        *("other_words", "other_roles", "firmer", "other_matter", "says_more"),
    ),
    (Operation.UPDATE, Kind.REFINE): (
        *("operator_authority", "adds_nothing", "unrelated", "older", "other_subject", "not_present", "drops_topic"),
        *("negation", "loses_values", "other_words", "other_roles", "drops_limit"),
    ),
    (Operation.UPDATE, Kind.SUPERSEDE): (
        *("operator_authority", "unrelated", "older", "lower_source", "not_present", "other_subject", "same_moment"),
        "no_sign_of_replacement",
    ),
    (Operation.UPDATE, Kind.MERGE): (
        *("operator_authority", "unrelated", "other_person", "negation", "drops_topic", "not_present", "loses_values"),
        "other_roles",
    ),
}
"""Which guards a verdict goes through, besides those of its targets' numbers."""
_BESIDE: Final = frozenset({"other_matter", "says_more", "drops_topic"})
"""Refusals for what is said besides; nothing in it speaks against the memory."""
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
        if is_rotated(old.text, said.text) or is_contained(old.text, said.text):
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
    kind = Kind.REFINE if verdict.kind is Kind.MERGE and len(targets) == 1 else verdict.kind  # one cannot be merged
    if kind is Kind.REFINE and _adds_nothing(near[targets[0]], said):
        return Ruling(Ruled.NOOP, targets[:1], ("adds_nothing",))
    check, ruled = {
        Kind.REFINE: (why_not_refined, Ruled.REFINE),
        Kind.SUPERSEDE: (why_not_superseded, Ruled.SUPERSEDE),
        Kind.MERGE: (why_not_merged, Ruled.MERGE),
    }[kind]
    for target in targets:
        refusal = check(near[target], said)
        if refusal:
            return _kept_apart(near[target], said, target, refusal)
    return Ruling(ruled, targets)


def _adds_nothing(old: Said, said: Said) -> bool:
    """True when a refinement is a part of a memory, or says the same in words that are no more."""
    if adds_nothing(old.text, said.text) or is_contained(old.text, said.text):
        return True
    return not grows(old.text, said.text) and not why_not_same(old, said)


def _kept_apart(old: Said, said: Said, target: int, refusal: str) -> Ruling:
    """Both texts live: as an open conflict where they speak of one thing and may contradict, else as two memories."""
    apart = is_unrelated(old, said) or is_other_subject(old, said) or not asserts(said.text)
    if apart or refusal in _BESIDE:
        return Ruling(Ruled.ADD, (), (refusal,))
    return Ruling(Ruled.CONFLICT, (target,), (refusal,))


def why_not_same(old: Said, said: Said) -> str:
    """Return the reason why a memory does not already say a statement, "" when nothing speaks against it."""
    alignment, differences = align(old.text, said.text), compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("other_values", states_more(differences)),
        ("negation", is_denied(old, said) or _is_turned(alignment, differences, said)),
        ("other_subject", is_elsewhere(old, said)),
        ("tells_change", _newly(cue.tells_change, old, said) or _newly(cue.corrects, old, said)),
        ("not_present", asserts(old.text) and not asserts(said.text)),
        ("other_names", swaps_name(old.text, said.text)),
        ("other_words", _says_otherwise(alignment)),
        ("other_roles", trades_places(old.text, said.text)),
        ("firmer", is_firmer(old.text, said.text)),
        ("other_matter", is_other_matter(old.text, said.text)),
        ("says_more", says_more(old.text, said.text)),
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
        ("negation", _is_contrary(old, said, differences)),
        ("loses_values", _loses(differences) and not cue.hedges(old.text)),
        ("other_words", fills_otherwise(old.text, said.text) and not cue.hedges(old.text)),
        ("other_roles", trades_places(old.text, said.text)),
        ("drops_limit", drops_limit(old.text, said.text)),
    )
    return next((name for name, holds in checks if holds), "")


def why_not_merged(old: Said, said: Said) -> str:
    """Return the reason why a statement does not say what one of several memories says, "" when it may."""
    differences = compare(old.text, said.text)
    checks = (
        ("unrelated", is_unrelated(old, said)),
        ("other_person", is_elsewhere(old, said)),
        ("negation", is_denied(old, said) and align(old.text, said.text).new_known >= ONLY_DENIED),
        ("drops_topic", drops_topic(old.text, said.text)),
        ("not_present", asserts(old.text) and not asserts(said.text)),
        ("loses_values", _loses(differences)),
        ("other_roles", trades_places(old.text, said.text)),
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


def is_denied(old: Said, said: Said) -> bool:
    """True when a statement denies what a memory says, or the other way round."""
    alignment, differences = align(old.text, said.text), compare(old.text, said.text)
    return denies(alignment, differences) and not is_contrast_alike(old.text, said.text)


def _is_contrary(old: Said, said: Said, differences: Differences) -> bool:
    """True when a statement denies or turns round what a memory says, and is no exception or condition put to it."""
    turned = align(old.text, said.text).reverses and not differences.negation
    return (turned or is_denied(old, said)) and (cue.restricts(old.text) or not cue.restricts(said.text))


def _is_turned(alignment: Alignment, differences: Differences, said: Said) -> bool:
    """True when an opposite or a resumption turns what was said round, however little else the two share."""
    return (alignment.reverses and not differences.negation) or (differences.negation and cue.resumes(said.text))


def _says_otherwise(alignment: Alignment) -> bool:
    """True when a close frame holds a new topic word, or a looser one parts twice. Amounts are compared apart."""
    spans = [span for span in alignment.spans if not span.is_amount]
    parted = sum(span.substitutes for span in spans)
    new = any(span.new for span in spans)
    return (alignment.likeness >= CLOSE_FRAME and new) or (alignment.likeness >= LIKE_FRAME and parted > 1)


def _loses(differences: Differences) -> bool:
    sides = (differences.digits, differences.units, differences.dates, differences.identifiers)
    return any(side.left for side in sides)


def _newly(sign: Callable[[str], bool], old: Said, said: Said) -> bool:
    return sign(said.text) and not sign(old.text)
