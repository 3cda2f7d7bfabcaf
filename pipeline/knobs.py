"""The few numbers and switches that an operator turns at run time, with unit, range and reason (SPEC §16).

They hold for the whole installation. A store keeps every change with who made it and why; the policy's numbers are
where a knob stands that nobody has turned.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from pipeline.errors import InvalidInputError
from pipeline.policy import (
    ARCHIVE_LINE,
    CONSENSUS_EXEMPT,
    IDLE_GRACE_DAYS,
    IDLE_HALF_LIFE_WEEKS,
    REINFORCE_ALPHA,
    REINFORCE_CEILING,
    STRENGTH_FLOOR,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

KnobValue: TypeAlias = "bool | float"

_NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,3})?")
"""A number as it is written; `float` reads more (`1_0`, digits of other scripts), and reads a slip for a number."""
_WORDS: Final[Mapping[str, bool]] = MappingProxyType(
    {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
)


@dataclass(frozen=True, slots=True)
class Knob:
    """One knob: where it stands untouched, its range (ends included; a switch has none), unit, and what it does."""

    name: str
    default: KnobValue
    unit: str
    meaning: str
    low: float = 0.0
    high: float = 1.0

    @property
    def is_switch(self) -> bool:
        """True for a knob that is on or off."""
        return isinstance(self.default, bool)

    @property
    def range(self) -> str:
        """What may be given, in words."""
        return "true or false" if self.is_switch else f"{self.low:g} to {self.high:g}"

    def read(self, given: str | float) -> KnobValue:
        """Return the value that `given` (text or JSON) means.

        Raises:
            InvalidInputError: it is of another kind, not a number, or out of range.
        """
        return self._switch(given) if self.is_switch else self._number(given)

    def _switch(self, given: str | float) -> bool:
        value = given if isinstance(given, bool) else _WORDS.get(str(given).strip().lower())
        if value is None:
            message = f"{self.name} is a switch and cannot be {given!r}: give {self.range}"
            raise InvalidInputError(message)
        return value

    def _number(self, given: str | float) -> float:
        sound = isinstance(given, int | float) and not isinstance(given, bool)
        value = float(given) if sound or _NUMBER.fullmatch(str(given).strip()) else float("nan")
        if not self.low <= value <= self.high:
            message = f"{self.name} cannot be {given!r}: give a number from {self.range} ({self.unit})"
            raise InvalidInputError(message)
        return value


_TABLE: Final = (
    Knob("reinforce_alpha", REINFORCE_ALPHA, "share", "How far one use lifts strength towards the ceiling."),
    Knob("reinforce_ceiling", REINFORCE_CEILING, "strength", "The strength that use leads to.", low=STRENGTH_FLOOR),
    Knob("reinforce_enabled", True, "switch", "Whether use lifts strength at all."),  # noqa: FBT003 - a default
    Knob("decay_enabled", False, "switch", "Whether idle memories fade and are archived."),  # noqa: FBT003 - a default
    Knob("decay_grace_days", IDLE_GRACE_DAYS, "days", "Idle time before anything fades.", high=365.0),
    Knob("decay_half_life_weeks", IDLE_HALF_LIFE_WEEKS, "weeks", "Idle time that halves strength.", 0.1, 520.0),
    Knob("decay_floor", STRENGTH_FLOOR, "strength", "Where fading ends.", low=STRENGTH_FLOOR),
    Knob("archive_threshold", ARCHIVE_LINE, "strength", "A faded memory under it is archived; 0 archives none."),
    Knob("consensus_skip_above", CONSENSUS_EXEMPT, "share", "Agreement of sources from which a memory never fades."),
    Knob("bridge_enabled", False, "switch", "Whether a person may promote memories to facts."),  # noqa: FBT003 - a default
    Knob("judge_enabled", True, "switch", "Whether the judge is asked; off: candidates are staged."),  # noqa: FBT003 - a default
)
KNOBS: Final[Mapping[str, Knob]] = MappingProxyType({knob.name: knob for knob in _TABLE})
"""Every knob by name, in the order in which they are listed."""


@dataclass(frozen=True, slots=True)
class Knobs:
    """Where every knob stands. `decaying_since` is when decay was last switched on, None while it is off."""

    reinforce_alpha: float = REINFORCE_ALPHA
    reinforce_ceiling: float = REINFORCE_CEILING
    reinforce_enabled: bool = True
    decay_enabled: bool = False
    decay_grace_days: float = IDLE_GRACE_DAYS
    decay_half_life_weeks: float = IDLE_HALF_LIFE_WEEKS
    decay_floor: float = STRENGTH_FLOOR
    archive_threshold: float = ARCHIVE_LINE
    consensus_skip_above: float = CONSENSUS_EXEMPT
    bridge_enabled: bool = False
    judge_enabled: bool = True
    decaying_since: datetime | None = None


DEFAULT_KNOBS: Final = Knobs()


@dataclass(frozen=True, slots=True)
class Turn:
    """One change of one knob: an event, kept for good. `number` counts all changes of the installation."""

    number: int
    name: str
    before: KnobValue
    after: KnobValue
    actor: str
    reason: str
    at: datetime


def find(name: str) -> Knob:
    """Return the knob of that name.

    Raises:
        InvalidInputError: there is none; the hint names the nearest, or all.
    """
    if name in KNOBS:
        return KNOBS[name]
    near = difflib.get_close_matches(name, KNOBS, n=3)
    message = f"there is no knob {name!r}"
    raise InvalidInputError(message, [f"did you mean {', '.join(near)}?" if near else f"there are {', '.join(KNOBS)}"])


def stand(values: Mapping[str, KnobValue], decaying_since: datetime | None) -> Knobs:
    """Return the knobs with these `values` in place of the defaults.

    A name that this version does not know is passed over: a newer one may have turned it. `decaying_since` holds
    only while decay is on.
    """
    known = {name: KNOBS[name].read(value) for name, value in values.items() if name in KNOBS}
    turned = replace(DEFAULT_KNOBS, **known)
    return replace(turned, decaying_since=decaying_since if turned.decay_enabled else None)


def values_of(knobs: Knobs) -> Mapping[str, KnobValue]:
    """Return where each knob stands, by name, in the order of the table."""
    return {field.name: getattr(knobs, field.name) for field in fields(knobs) if field.name in KNOBS}
