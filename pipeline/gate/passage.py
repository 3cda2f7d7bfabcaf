"""The passage through the gate: a turn's text in, every statement of it out, kept or dropped with its reason (§6)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import NO_AUTHOR, Author, DropReason, Statement
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate.drop import blame, drop_reason
from pipeline.gate.features import observe, view
from pipeline.gate.normal import text_hash
from pipeline.gate.score import contributions, score_of, strongest
from pipeline.gate.segment import Mark, segment
from pipeline.gate.strip import strip
from pipeline.gate.wording import unwrapped
from pipeline.policy import GATE_THRESHOLD, OPERATOR_MIN_MEANING, OPERATOR_THRESHOLD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pipeline.domain.statement import TurnReading
    from pipeline.domain.transcript import Transcript, Turn
    from pipeline.gate.features import View
    from pipeline.gate.segment import Piece
    from pipeline.gate.strip import Span

_HARNESS_ROLES: Final = frozenset({"system", "developer", "harness"})
_COMPACTION: Final = re.compile(
    r"\s*(?:This session is being continued from a previous conversation|Summary so far\b|<summary>"
    r"|\[?(?:Conversation|Context) (?:summary|compacted))",
    re.IGNORECASE,
)
"""How a harness opens the summary that replaces older turns: what it says was said, and gated, before."""


def pass_through(transcript: Transcript, turns: tuple[TurnReading, ...]) -> tuple[Statement, ...]:
    """Return every statement of the transcript in reading order, each kept or dropped with one reason.

    `turns` are the readings of `transcript.turns`, by index. A pure function of its arguments: no clock, no
    chance, no store. A text met before in the transcript is a `duplicate` of its first kept occurrence.
    """
    return _without_repeats(s for reading in turns for s in _of_turn(reading, transcript.turns[reading.index]))


def examine(text: str, surface: Surface, policy: WritePolicy = WritePolicy.FORM) -> tuple[Statement, ...]:
    """Return every statement of one text, as if it were the only turn of a transcript."""
    return _without_repeats(_statements(text, 0, surface, policy))


def _of_turn(reading: TurnReading, turn: Turn) -> Iterator[Statement]:
    author = Author(turn.agent_id, turn.agent_role, turn.round, turn.occurred_at)
    verdict = _verdict_on_turn(reading, turn)
    for statement in _statements(reading.text, reading.index, reading.surface, reading.policy):
        signed = replace(statement, author=author) if author != NO_AUTHOR else statement
        yield replace(signed, drop=verdict) if verdict and signed.is_candidate else signed


def _verdict_on_turn(reading: TurnReading, turn: Turn) -> DropReason | None:
    """A harness speaks in the system role or repeats the session; only an operator may rule from there."""
    if reading.surface is Surface.OPERATOR_CHAT:
        return None
    if turn.role.lower() in _HARNESS_ROLES:
        return DropReason.BOILERPLATE
    return DropReason.META if _COMPACTION.match(reading.text) else None


def _statements(text: str, turn: int, surface: Surface, policy: WritePolicy) -> Iterator[Statement]:
    spans = strip(text)
    stripped = [(span.start, _stripped(text, span, turn, surface, policy)) for span in spans if span.reason]
    pieces = [(piece.start, _judged(text, piece, turn, surface, policy)) for piece in segment(text, spans)]
    for _, statement in sorted([*stripped, *pieces], key=lambda placed: placed[0]):
        yield _under_policy(statement)


def _under_policy(statement: Statement) -> Statement:
    if statement.policy is WritePolicy.NONE and statement.is_candidate:
        return replace(statement, drop=DropReason.POLICY_NONE)
    return statement


def _stripped(text: str, span: Span, turn: int, surface: Surface, policy: WritePolicy) -> Statement:
    raw = text[span.start : span.end]
    return Statement(turn, span.start, span.end, raw, raw, surface, policy, 0.0, drop=span.reason)


def _judged(text: str, piece: Piece, turn: int, surface: Surface, policy: WritePolicy) -> Statement:
    seen = view(piece, surface)
    reason = drop_reason(seen)
    points = {} if reason else contributions(observe(seen))
    score = 0.0 if reason else score_of(points)
    said = seen.text
    if reason is None and score < threshold(seen):
        fact = _fact_within(piece, seen.text, surface)
        if fact:
            said, points, score = fact
        else:
            reason = blame(points)
    words = f"{piece.heading}: {said}" if piece.heading else said
    return Statement(
        turn,
        piece.start,
        piece.end,
        text[piece.start : piece.end],
        words,
        surface,
        policy,
        score,
        strongest(points),
        reason,
        piece.language,
    )


def threshold(seen: View) -> float:
    """Return the least score that passes: 0.5, or 0.15 for an operator's own words if they are more than a reply."""
    is_operator = seen.surface is Surface.OPERATOR_CHAT
    return OPERATOR_THRESHOLD if is_operator and seen.weight >= OPERATOR_MIN_MEANING else GATE_THRESHOLD


def _fact_within(piece: Piece, text: str, surface: Surface) -> tuple[str, dict[str, float], float] | None:
    """Narration that wraps a fact yields the fact, if the fact passes on its own."""
    fact = unwrapped(text)
    if not fact:
        return None
    seen = view(piece._replace(body=fact, mark=Mark.PLAIN), surface)
    points = contributions(observe(seen))
    score = score_of(points)
    return None if drop_reason(seen) or score < threshold(seen) else (fact, points, score)


def _without_repeats(statements: Iterable[Statement]) -> tuple[Statement, ...]:
    met: set[str] = set()
    return tuple(_unless_met(statement, met) for statement in statements)


def _unless_met(statement: Statement, met: set[str]) -> Statement:
    if not statement.is_candidate:
        return statement
    key = text_hash(statement.text)
    if key in met:
        return replace(statement, drop=DropReason.DUPLICATE)
    met.add(key)
    return statement
