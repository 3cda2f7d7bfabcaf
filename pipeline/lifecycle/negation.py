"""Which clauses of a text deny, with double negations undone."""

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


def denied_clauses(text: str) -> tuple[str, ...]:
    """Return the clauses with an odd number of negations, casefolded.

    Two negations in one clause undo each other; in two clauses they do not.

    >>> denied_clauses("No pull request without a test."), denied_clauses("It logs, but does not retry.")
    ((), (' does not retry',))
    >>> len(denied_clauses("It does not retry and does not log."))
    2
    """
    folded = _SET_PHRASE.sub(" ", text.casefold())
    portuguese = not negators.PORTUGUESE_MARKS.isdisjoint(_WORD.findall(folded))
    agreeing = negators.AGREEING - {"no"} if portuguese else negators.AGREEING
    return tuple(clause for clause in _BREAK.split(folded) if _count_negations(clause, agreeing) % 2)


def affirmed(text: str) -> str:
    """Return the clauses that deny nothing, casefolded: what "not port 80, use port 81" tells to do.

    >>> affirmed("Not port 80, use port 81")
    ' use port 81'
    """
    return " ".join(clause for clause in _BREAK.split(text.casefold()) if not denied_clauses(clause))


def without_negators(text: str) -> str:
    """Return the text, casefolded, with every word or character that denies blanked out."""
    folded = _SET_PHRASE.sub(" ", text.casefold())
    spoken = _WORD.sub(lambda word: " " if _denies(word[0]) else word[0], _ELIDED.sub(" ", folded))
    return _UNSPACED.sub(" ", _VERB.sub(" ", spoken))


def is_denying(word: str) -> bool:
    """Return whether a casefolded word denies by itself: `not`, `never`, `lacks`, `excluded`."""
    return _denies(word) or is_verb_of_denial(word)


def is_verb_of_denial(word: str) -> bool:
    """Return whether a casefolded word is a verb whose sense is a negation: `lacks`, `forbidden`."""
    return _VERB.fullmatch(word) is not None


def _denies(word: str) -> bool:
    known = word in negators.PLAIN or word in negators.AGREEING or word in negators.CONCORD
    return known or word.endswith("n't")


def _count_negations(clause: str, agreeing: frozenset[str]) -> int:
    """Return the negations of one clause; words that only agree with a negated verb count once with it."""
    words = _WORD.findall(clause)
    verbal = sum(word in agreeing for word in words) + len(_ELIDED.findall(clause))
    concord = any(word in negators.CONCORD for word in words)
    plain = sum(word in negators.PLAIN or word.endswith("n't") for word in words)
    return plain + max(verbal, concord) + len(_VERB.findall(clause)) + len(_UNSPACED.findall(clause))
