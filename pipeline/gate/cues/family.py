"""The families of cues. A phrase belongs to a family when its presence moves the odds that a statement lasts."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Cue(StrEnum):
    """What a phrase is a sign of."""

    RULE = "rule"
    STANDING = "standing"
    CAUSE = "cause"
    FINDING = "finding"
    STATE = "state"
    CONDITION = "condition"
    LIKENESS = "likeness"
    LIFE = "life"
    NARRATION = "narration"
    GUESS = "guess"
    EPHEMERAL = "ephemeral"
    GREETING = "greeting"
    REQUEST = "request"
    ASK = "ask"
    FRAME = "frame"
    NOISE = "noise"
    META = "meta"
    SELF = "self"
    DEICTIC = "deictic"
    NOW = "now"
    EXAMPLE = "example"
    IMPERATIVE = "imperative"
    TASK = "task"
    REPORT = "report"
    ADDRESS = "address"
    DONE = "done"
    FIELD = "field"


class Language(NamedTuple):
    """One language's cues. Phrases stand in lower case, separated by `|`; a trailing `*` matches any ending.

    `stop_words` (space-separated) tell the language; a sentence does not end at one of `abbreviations`.
    """

    cues: Mapping[Cue, str]
    stop_words: str = ""
    abbreviations: str = ""


def phrases(listing: str) -> tuple[str, ...]:
    """Return the phrases of a `|`-separated listing."""
    return tuple(phrase for phrase in (part.strip() for part in listing.split("|")) if phrase)
