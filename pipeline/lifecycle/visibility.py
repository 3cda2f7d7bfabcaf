"""What a reader may see of the memory (SPEC §12, §13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import Status, Tier

if TYPE_CHECKING:
    from collections.abc import Container
    from datetime import datetime

    from pipeline.domain.memory import MemoryState, Remembered
    from pipeline.domain.recall import RecallQuery


_TIERS: Final = {"mixed": frozenset(Tier), "none": frozenset({Tier.CONSOLIDATED}), "only": frozenset({Tier.EPISODE})}
"""Tiers that a query's word on episodes lets through."""


def is_visible(
    remembered: Remembered, query: RecallQuery, now: datetime, denied_domains: Container[str] = frozenset()
) -> bool:
    """Return whether a memory may answer a query: in scope, allowed to the role, and in force at the time asked."""
    return (
        _is_in_scope(remembered, query)
        and remembered.memory.domain not in denied_domains
        and not remembered.state.muted
        and remembered.state.status is not Status.REJECTED
        and _was_known(remembered, query.as_of)
        and is_in_force(remembered.state, query.as_of or now)
    )


def is_in_force(state: MemoryState, at: datetime) -> bool:
    """Return whether a memory holds at `at`: not ended, not past its time to live or its validity by then.

    A memory whose time to live has passed is gone before any sweep has seen it.
    """
    return (
        (state.ended_at is None or at < state.ended_at)
        and (state.expires_at is None or at < state.expires_at)
        and (state.valid_until is None or at < state.valid_until)
    )


def _was_known(remembered: Remembered, as_of: datetime | None) -> bool:
    """Return whether it was both true and learned by `as_of`; always when no time is asked for."""
    return as_of is None or max(remembered.memory.created_at, remembered.memory.valid_from) <= as_of


def _is_in_scope(remembered: Remembered, query: RecallQuery) -> bool:
    memory = remembered.memory
    return (
        memory.workspace_id == query.workspace_id
        and query.domain in {"", memory.domain}
        and query.pacer in {"", memory.pacer}
        and remembered.state.tier in _TIERS[query.episodes]
    )
