"""Applies what the producer says beside the bytes: surface, names, times; and who may be an operator (SPEC §3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.formats.speech import SYSTEM_ROLE

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.parcel import Reading
    from pipeline.domain.transcript import Transcript, Turn

_AGENTS: Final = frozenset({Surface.AGENT_OUTPUT, Surface.AGENT_REFLECTION})
_PERSONS: Final = frozenset(
    {Surface.SESSION_CONVERSATION, Surface.OPERATOR_CHAT, Surface.EXTERNAL_CONTACT, Surface.IMPORT}
)


def apply(transcript: Transcript, reading: Reading, received_at: datetime) -> tuple[Transcript, tuple[str, ...]]:
    """Return the transcript as the producer wants it read, with notes on what was not granted or was mended."""
    turns, notes = _with_surface(transcript.turns, reading)
    turns, demoted = _without_false_operators(turns, reading)
    turns, clamped = _clamped(turns, received_at)
    turns = tuple(_named(turn, reading.agent_id) for turn in turns)
    started = (
        reading.occurred_at or transcript.occurred_at or next((t.occurred_at for t in turns if t.occurred_at), None)
    )
    stated = {
        "thread_id": reading.thread_id or transcript.thread_id,
        "colony_id": reading.colony_id or transcript.colony_id,
        "task": reading.task or transcript.task,
        "repo": transcript.repo if reading.repo is None else reading.repo,
        "memory_policy": reading.memory_policy or transcript.memory_policy,
        "occurred_at": min(started, received_at) if started else None,
        "turns": turns,
    }
    return transcript.model_copy(update=stated), (*notes, *demoted, *clamped)


def _with_surface(turns: tuple[Turn, ...], reading: Reading) -> tuple[tuple[Turn, ...], tuple[str, ...]]:
    """Put the producer's surface on what people and documents say; never make an agent or a tool an operator."""
    surface = reading.surface
    if surface is None:
        return turns, ()
    chosen = {index for index, turn in enumerate(turns) if _is_open(turn, is_whole=len(turns) == 1)}
    if not chosen and surface is Surface.OPERATOR_CHAT:
        return turns, ("no turn of a person to read as operator_chat",) if turns else ()
    return tuple(
        turn.model_copy(update={"surface": surface})
        if index in chosen or (not chosen and turn.role != SYSTEM_ROLE)
        else turn
        for index, turn in enumerate(turns)
    ), ()


def _is_open(turn: Turn, *, is_whole: bool) -> bool:
    """True for a person's turn, and for one without a role: a document, or whatever a whole file was taken for.

    What was attached to a person's turn has a role, and stays a document.
    """
    return turn.surface in _PERSONS or (not turn.role and (is_whole or turn.surface is Surface.DOCUMENT_INGEST))


def _without_false_operators(turns: tuple[Turn, ...], reading: Reading) -> tuple[tuple[Turn, ...], tuple[str, ...]]:
    claimed = sum(turn.surface is Surface.OPERATOR_CHAT for turn in turns)
    if reading.operator or not claimed:
        return turns, ()
    note = f"operator_chat needs the operator privilege: {claimed} turn(s) read as session_conversation"
    return tuple(
        turn.model_copy(update={"surface": Surface.SESSION_CONVERSATION})
        if turn.surface is Surface.OPERATOR_CHAT
        else turn
        for turn in turns
    ), (note,)


def _clamped(turns: tuple[Turn, ...], received_at: datetime) -> tuple[tuple[Turn, ...], tuple[str, ...]]:
    future = sum(turn.occurred_at is not None and turn.occurred_at > received_at for turn in turns)
    if not future:
        return turns, ()
    note = f"{future} turn(s) dated in the future were dated at receipt"
    return tuple(
        turn.model_copy(update={"occurred_at": received_at})
        if turn.occurred_at is not None and turn.occurred_at > received_at
        else turn
        for turn in turns
    ), (note,)


def _named(turn: Turn, agent_id: str) -> Turn:
    if not agent_id or turn.agent_id or turn.surface not in _AGENTS:
        return turn
    return turn.model_copy(update={"agent_id": agent_id})
