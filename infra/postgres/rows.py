"""Rows ↔ domain types: memories and their state."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from pipeline.domain.memory import (
    Ending,
    Memory,
    MemoryState,
    Provenance,
    Remembered,
    StagedReason,
    Status,
    Tagging,
    Tier,
)
from pipeline.domain.statement import DecayClass, EntryType, PacerClass, Polarity, ScanTier
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from enum import StrEnum

MEMORY_COLUMNS: Final = tuple(field.name for field in fields(Memory))
STATE_COLUMNS: Final = tuple(field.name for field in fields(MemoryState))
REMEMBERED_COLUMNS: Final = (*MEMORY_COLUMNS, *(name for name in STATE_COLUMNS if name not in MEMORY_COLUMNS))
"""The view `remembered`, in the order of the fields; what both halves have (the key, scope and text) stands once."""

_PROVENANCE_COLUMNS: Final = tuple(field.name for field in fields(Provenance))
_INSTANTS: Final = frozenset(name for name in STATE_COLUMNS if name.endswith("_at")) | {"valid_until", "occurred_at"}


def _instant(name: str, value: Any) -> Any:  # noqa: ANN401 - a JSON value of whichever column
    return datetime.fromisoformat(value) if name in _INSTANTS and value is not None else value


def _provenance(places: Sequence[Mapping[str, Any]]) -> tuple[Provenance, ...]:
    return tuple(
        Provenance(**{**place, "occurred_at": _instant("occurred_at", place["occurred_at"])}) for place in places
    )


def _members(kind: type[StrEnum]) -> Callable[[str], StrEnum]:
    """Return the look-up of an enumeration's member by its value: a tenth of the cost of calling the class."""
    return {member.value: member for member in kind}.__getitem__


_MEMORY_TYPES: Final[Mapping[str, Callable[[Any], object]]] = {
    "surface": _members(Surface),
    "entry_type": _members(EntryType),
    "pacer": _members(PacerClass),
    "polarity": _members(Polarity),
    "decay_class": _members(DecayClass),
    "scan_tier": _members(ScanTier),
    "domains": tuple,
    "tool_refs": tuple,
    "trajectory": tuple,
    "merged_from": tuple,
    "provenance": _provenance,
}
_STATE_TYPES: Final[Mapping[str, Callable[[Any], object]]] = {
    "tier": _members(Tier),
    "status": _members(Status),
    "staged_reason": _members(StagedReason),
    "ending": _members(Ending),
}
_REMEMBERED_PLACES: Final = tuple(
    (REMEMBERED_COLUMNS.index(name), kind) for name, kind in (*_MEMORY_TYPES.items(), *_STATE_TYPES.items())
)
_SHARED: Final = len(MEMORY_COLUMNS) + len(STATE_COLUMNS) - len(REMEMBERED_COLUMNS)
"""How many columns both halves begin with."""
_TAGGING_PLACES: Final = tuple(
    (place, _MEMORY_TYPES[name]) for place, name in enumerate(Tagging._fields) if name in _MEMORY_TYPES
)
_STATE_PLACES: Final = tuple((STATE_COLUMNS.index(name), kind) for name, kind in _STATE_TYPES.items())


def remembered(row: Mapping[str, Any]) -> Remembered:
    """Return the memory and state of a row of the view `remembered`."""
    return from_columns([row[name] for name in REMEMBERED_COLUMNS])


def from_columns(values: Sequence[Any]) -> Remembered:
    """Return the memory and state of the values of REMEMBERED_COLUMNS, in their order."""
    typed = _typed(values, _REMEMBERED_PLACES)
    state_of = MemoryState(*typed[:_SHARED], *typed[len(MEMORY_COLUMNS) :])
    return Remembered(Memory(*typed[: len(MEMORY_COLUMNS)]), state_of)


def state(row: Mapping[str, Any]) -> MemoryState:
    """Return the state of a row of `memory_state`."""
    return MemoryState(*_typed([row[name] for name in STATE_COLUMNS], _STATE_PLACES))


def memory_columns(memory: Memory) -> dict[str, object]:
    """Return the columns of a memory as JSON values."""
    columns = {name: getattr(memory, name) for name in MEMORY_COLUMNS}
    return _told(columns) | {"provenance": [_place(place) for place in memory.provenance]}


def tagging_parameters(tagging: Tagging) -> dict[str, object]:
    """Return tags as psycopg and an event's JSON take them."""
    values: dict[str, object] = tagging._asdict()
    return values | {"domains": list(tagging.domains), "tool_refs": list(tagging.tool_refs)}


def tagging_from(stored: Mapping[str, Any]) -> Tagging:
    """Return the tags that an event kept."""
    return Tagging(*_typed([stored[name] for name in Tagging._fields], _TAGGING_PLACES))


def state_parameters(state_row: MemoryState) -> dict[str, object]:
    """Return the columns of a state, as psycopg takes them."""
    return {name: getattr(state_row, name) for name in STATE_COLUMNS}


def state_snapshot(state_row: MemoryState) -> dict[str, object]:
    """Return a state as an event keeps it: JSON values, instants in ISO 8601 with their zone."""
    return _told(state_parameters(state_row))


def _told(columns: Mapping[str, object]) -> dict[str, object]:
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in columns.items()}


def state_from_snapshot(snapshot: Mapping[str, Any]) -> MemoryState:
    """Return the state that an event kept: with the last event, the row of today."""
    return state({name: _instant(name, value) for name, value in snapshot.items()})


def _typed(values: Sequence[Any], places: Sequence[tuple[int, Callable[[Any], object]]]) -> list[Any]:
    """Return a row's values in the order of the fields; only those with a type of their own are touched."""
    typed = list(values)
    for place, kind in places:
        if (value := typed[place]) is not None:
            typed[place] = kind(value)
    return typed


def _place(place: Provenance) -> dict[str, object]:
    return _told({name: getattr(place, name) for name in _PROVENANCE_COLUMNS})
