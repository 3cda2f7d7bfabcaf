"""Text that the system itself delivered is not new knowledge (SPEC §6, `recalled_echo`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.statement import DropReason
from pipeline.gate.normal import text_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pipeline.domain.statement import Statement


def drop_echoes(statements: Iterable[Statement], recalled: frozenset[str]) -> Iterator[Statement]:
    """Yield the statements, those whose text (or raw piece) hashes into `recalled` dropped as `recalled_echo`.

    `recalled` holds `text_hash` values of what was delivered to this colony, frozen at intake; the gate itself
    stays a function of its text. A statement already dropped keeps its own reason.
    """
    return (_dropped(s) if recalled and s.is_candidate and _is_echo(s, recalled) else s for s in statements)


def _is_echo(statement: Statement, recalled: frozenset[str]) -> bool:
    return text_hash(statement.text) in recalled or text_hash(statement.raw) in recalled


def _dropped(statement: Statement) -> Statement:
    return replace(statement, drop=DropReason.RECALLED_ECHO)
