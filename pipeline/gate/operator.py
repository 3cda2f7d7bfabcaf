"""The permissive gate: how much an operator's own words need to pass (SPEC §3, §6)."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.gate.cues.family import Cue
from pipeline.gate.cues.stating import OUTCOME
from pipeline.gate.outline import Mark
from pipeline.gate.plain_fact import is_of_the_moment
from pipeline.gate.remark import LASTING_WISH
from pipeline.policy import (
    GATE_THRESHOLD,
    OPERATOR_MIN_MEANING,
    OPERATOR_STATEMENT_THRESHOLD,
    OPERATOR_THRESHOLD,
)

if TYPE_CHECKING:
    from pipeline.gate.features import View

_FEWEST_WORDS: Final = 3
_CLOSES: Final = tuple("!！?？؟:：")
_REPLY: Final = re.compile(
    r"(?:yes|yeah|yep|yup|no|nope|not|ok|okay|sure|right|still|same|again|one|two|error|works?|ja|jo|nein|nei|nej|nee|noch"
    r"|immer noch|geht|klappt|oui|non|c'est|ça|sí|si|sim|não|sì|fortsatt|stadig|fortfarande|да|нет|ещё|всё ещё)\b"
    r"|对|不是|是的|好的|还是|還是|はい|いいえ|まだ|네|아니|아직|نعم|لا"
    r"|.*\bone\b[.\s]*$",
    re.IGNORECASE,
)
"""What answers what was said before, or goes on with it."""


def is_statement(seen: View) -> bool:
    """Return True where an operator states something: more than a reply, no exclamation, nothing of the moment."""
    if seen.surface is not Surface.OPERATOR_CHAT or seen.piece.mark is not Mark.PLAIN or is_of_the_moment(seen):
        return False
    if seen.shows(Cue.SELF) or seen.text.endswith(_CLOSES) or _REPLY.match(seen.said) or OUTCOME.match(seen.said):
        return False
    return seen.weight >= OPERATOR_MIN_MEANING or len(seen.said.split()) >= _FEWEST_WORDS


def as_sentence(body: str) -> str:
    """Return the words as a sentence: what is typed in a hurry, small and without a full stop, says no less.

    A name and its value are said of each other: "Team lead: Mia" is weighed as "Team lead is Mia."
    """
    told = _NAMED_VALUE.sub(r"\1 is ", body)
    return f"{told[:1].upper()}{told[1:]}{'.' if told[-1:].isalnum() else ''}"


_NAMED_VALUE: Final = re.compile(r"(\w[\w-]*(?: \w[\w-]*){1,3}): (?=\S+(?: \S+){0,2}$)")


def threshold(seen: View) -> float:
    """Return the least score that passes: 0.5, and for an operator's own words far less.

    What an operator wants from now on passes whatever it looks like, what they state with 0.06, and with 0.15 what is
    more than a reply.
    """
    if seen.surface is not Surface.OPERATOR_CHAT:
        return GATE_THRESHOLD
    if LASTING_WISH.match(seen.said):
        return 0.0
    if is_statement(seen):
        return OPERATOR_STATEMENT_THRESHOLD
    return OPERATOR_THRESHOLD if seen.weight >= OPERATOR_MIN_MEANING else GATE_THRESHOLD
