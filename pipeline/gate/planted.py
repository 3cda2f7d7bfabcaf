"""Orders planted for a reader: what the gate would drop is still set apart, where an operator sees it (SPEC §7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import WritePolicy
from pipeline.gate.normal import text_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pipeline.domain.statement import Statement

_SETTLED: Final = frozenset({DropReason.DUPLICATE, DropReason.RECALLED_ECHO})
"""Dropped for where it stands, not for what it says."""
_DATA: Final = frozenset({DropReason.CODE, DropReason.JSON, DropReason.LOG_LINE, DropReason.TABLE_ROW})
"""A test or a listing may hold such an order; markup in one line (a comment, a hidden element) hides one."""


def hold_planted(
    statements: Iterable[Statement], is_planted: Callable[[Statement], bool], before: frozenset[str]
) -> Iterator[Statement]:
    """Yield the statements, dropped ones that are planted orders passed on to the scan, which sets them apart.

    `before` holds the hashes of the texts that were passed on earlier in the transcript: a repeat is a duplicate.
    """
    met = set(before)
    return (_once(each, met) if each.is_candidate or _is_held(each, is_planted) else each for each in statements)


def _is_held(statement: Statement, is_planted: Callable[[Statement], bool]) -> bool:
    if statement.policy is WritePolicy.NONE or statement.drop in _SETTLED:
        return False
    if statement.drop in _DATA and not _is_markup(statement.raw):
        return False
    return is_planted(statement)


def _is_markup(raw: str) -> bool:
    return raw.startswith("<") and " " in raw and "\n" not in raw


def _once(statement: Statement, met: set[str]) -> Statement:
    key = text_hash(statement.text)
    if key in met:
        return replace(statement, drop=DropReason.DUPLICATE)
    met.add(key)
    return statement if statement.is_candidate else replace(statement, drop=None)
