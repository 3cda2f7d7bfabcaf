"""How many clauses of a text deny, with double negations undone."""

from __future__ import annotations

import re
from typing import Final

from pipeline.lifecycle import negators

_BREAK: Final = re.compile(negators.CLAUSE_BREAK)
_SET_PHRASE: Final = re.compile(negators.NOT_NEGATIONS)
_VERB: Final = re.compile(rf"\b(?:{negators.VERB_STEMS})\b")
_UNSPACED: Final = re.compile(negators.UNSPACED)
_ELIDED: Final = re.compile(r"\bn'(?!t\b)")
_WORD: Final = re.compile(r"\w[\w-]*(?:'t\b)?")


def count_denials(text: str) -> int:
    """Return the number of clauses with an odd number of negations (≥ 0).

    Two negations in one clause undo each other; in two clauses they do not.

    >>> count_denials("No pull request without a test."), count_denials("It neither retries nor logs.")
    (0, 1)
    >>> count_denials("It does not retry and does not log.")
    2
    """
    folded = _SET_PHRASE.sub(" ", text.casefold())
    portuguese = not negators.PORTUGUESE_MARKS.isdisjoint(_WORD.findall(folded))
    agreeing = negators.AGREEING - {"no"} if portuguese else negators.AGREEING
    return sum(_count_negations(clause, agreeing) % 2 for clause in _BREAK.split(folded))


def _count_negations(clause: str, agreeing: frozenset[str]) -> int:
    """Return the negations of one clause; words that only agree with a negated verb count once with it."""
    words = _WORD.findall(clause)
    verbal = sum(word in agreeing for word in words) + len(_ELIDED.findall(clause))
    concord = any(word in negators.CONCORD for word in words)
    plain = sum(word in negators.PLAIN or word.endswith("n't") for word in words)
    return plain + max(verbal, concord) + len(_VERB.findall(clause)) + len(_UNSPACED.findall(clause))
