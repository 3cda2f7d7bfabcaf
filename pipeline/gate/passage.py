"""The passage through the gate: a turn's text in, every statement of it out, kept or dropped with its reason (§6)."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.statement import NO_AUTHOR, START, Author, DropReason, Statement, TurnReading
from pipeline.domain.surface import Shape, Surface, WritePolicy
from pipeline.gate.cues.family import Cue
from pipeline.gate.drop import blame, drop_reason
from pipeline.gate.features import observe_form, view
from pipeline.gate.form import ends_sentence
from pipeline.gate.normal import text_hash
from pipeline.gate.operator import as_sentence, is_statement, threshold
from pipeline.gate.outline import Mark, is_setting
from pipeline.gate.plain_fact import is_plain_fact
from pipeline.gate.retold import is_retold
from pipeline.gate.score import contributions, of_words, score_of, strongest
from pipeline.gate.segment import Piece, segment
from pipeline.gate.strip import Span, strip
from pipeline.gate.wording import clean, unwrapped
from pipeline.policy import GATE_THRESHOLD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pipeline.domain.statement import Reached
    from pipeline.domain.transcript import Transcript, Turn
    from pipeline.gate.cues.headings import Section
    from pipeline.gate.features import View

_REMEMBERED: Final = 2_048
"""Pieces whose judgement is remembered: transcripts repeat one line in five, most of them soon."""
_HARNESS_ROLES: Final = frozenset({"system", "developer", "harness"})


def pass_through(
    transcript: Transcript, turns: tuple[TurnReading, ...], reached: Reached = START
) -> Iterator[Statement]:
    """Yield every statement of the transcript after `reached`, in reading order, each kept or dropped with one reason.

    `turns` are the readings of `transcript.turns`, by index. A pure function of its arguments: no clock, no
    chance, no store. A text met before in the transcript is a `duplicate` of its first kept occurrence. A turn is cut
    into its pieces when its first statement is asked for, and each piece is judged when its own is.
    """
    left = turns[reached.turn :]
    done = [reached.within, *(0 for _ in left[1:])]
    statements = map(_of_turn, left, (transcript.turns[reading.index] for reading in left), done)
    return _without_repeats(chain.from_iterable(statements), reached.met)


def examine(text: str, surface: Surface, policy: WritePolicy = WritePolicy.FORM) -> tuple[Statement, ...]:
    """Return every statement of one text, as if it were the only turn of a transcript."""
    reading = TurnReading(0, text, surface, Shape.PROSE, policy)
    return tuple(_without_repeats(_statements(reading, NO_AUTHOR, 0), frozenset()))


def _of_turn(reading: TurnReading, turn: Turn, done: int) -> Iterator[Statement]:
    author = Author(turn.agent_id, turn.agent_role, turn.round, turn.occurred_at)
    verdict = _verdict_on_turn(reading, turn)
    for statement in _statements(reading, author, done):
        yield replace(statement, drop=verdict) if verdict and statement.is_candidate else statement


def _verdict_on_turn(reading: TurnReading, turn: Turn) -> DropReason | None:
    """A harness speaks in the system role or repeats the session; only an operator may rule from there."""
    if reading.surface is Surface.OPERATOR_CHAT:
        return None
    if turn.role.lower() in _HARNESS_ROLES:
        return DropReason.BOILERPLATE
    return DropReason.META if is_retold(reading.text) else None


def _statements(reading: TurnReading, author: Author, done: int) -> Iterator[Statement]:
    spans = strip(reading.text)
    stripped = [span for span in spans if span.reason]
    for part in sorted([*stripped, *segment(reading.text, spans)], key=lambda part: part.start)[done:]:
        is_span = isinstance(part, Span)
        yield _under_policy(_stripped(reading, part, author) if is_span else _judged(reading, part, author))


def _under_policy(statement: Statement) -> Statement:
    if statement.policy is WritePolicy.NONE and statement.is_candidate:
        return replace(statement, drop=DropReason.POLICY_NONE)
    return statement


def _stripped(reading: TurnReading, span: Span, author: Author) -> Statement:
    raw = reading.text[span.start : span.end]
    return Statement(
        reading.index,
        span.start,
        span.end,
        raw,
        raw,
        reading.surface,
        reading.policy,
        0.0,
        drop=span.reason,
        author=author,
    )


def _judged(reading: TurnReading, piece: Piece, author: Author) -> Statement:
    judgement = _judge(piece.body, piece.mark, piece.language, piece.section, reading.surface)
    if piece.heading and judgement.drop and judgement.features and is_setting(piece.body):
        judgement = _under_heading(piece, reading.surface) or judgement
    return Statement(
        reading.index,
        piece.start,
        piece.end,
        reading.text[piece.start : piece.end],
        f"{piece.heading}: {judgement.said}" if piece.heading else judgement.said,
        reading.surface,
        reading.policy,
        judgement.score,
        judgement.features,
        judgement.drop,
        piece.language,
        author,
    )


def _under_heading(piece: Piece, surface: Surface) -> _Judgement | None:
    """Judge a name and its value together with what they are set for; the words stay its own.

    A field of a form ("Date: …") is about the page, not about what the heading names.
    """
    if view(piece, surface).opens(Cue.FIELD) or _DATED.search(piece.body):
        return None
    judgement = _judge(f"{piece.heading}: {piece.body}", piece.mark, piece.language, piece.section, surface)
    own = clean(piece.body)
    return judgement._replace(said=own) if judgement.drop is None and judgement.said.endswith(own) else None


_DATED: Final = re.compile(r"\d{4}[-/.]\d\d?[-/.]\d\d?\W*$")


class _Judgement(NamedTuple):
    """What the gate makes of a piece's words under headings of one kind, wherever they stand."""

    said: str
    score: float
    features: Mapping[str, float]
    drop: DropReason | None


@lru_cache(_REMEMBERED)
def _judge(body: str, mark: Mark, language: str, section: Section | None, surface: Surface) -> _Judgement:
    seen = view(Piece(0, len(body), body, mark, "", language, section), surface)
    reason = drop_reason(seen)
    if reason:
        return _Judgement(seen.text, 0.0, {}, reason)
    points = _points(seen)
    score = _on_structure(seen, score_of(points))
    if score < threshold(seen):
        return _fact_within(seen) or _Judgement(seen.text, score, strongest(points), blame(points))
    return _Judgement(seen.text, score, strongest(points), None)


def _points(seen: View) -> dict[str, float]:
    """Return what each feature adds; what an operator states is weighed as the sentence it would be if written out."""
    if is_statement(seen):
        seen = view(seen.piece._replace(body=as_sentence(seen.piece.body)), seen.surface)
    return contributions(observe_form(seen)) | of_words(seen.said)


def _on_structure(seen: View, score: float) -> float:
    """Return the score; at least the threshold for a plain fact, and in a language without cues for any sentence."""
    if score >= GATE_THRESHOLD:
        return score
    is_sentence = not seen.has_rules and seen.weight >= _MIN_SENTENCE and ends_sentence(seen.piece.body)
    return GATE_THRESHOLD if is_sentence or is_plain_fact(seen) else score


_MIN_SENTENCE: Final = 12


def _fact_within(seen: View) -> _Judgement | None:
    """Narration that wraps a fact yields the fact, if the fact passes on its own."""
    fact = unwrapped(seen.text)
    if not fact:
        return None
    within = view(seen.piece._replace(body=fact, mark=Mark.PLAIN), seen.surface)
    points = contributions(observe_form(within)) | of_words(within.said)
    score = _on_structure(within, score_of(points))
    passes = drop_reason(within) is None and score >= threshold(within)
    return _Judgement(fact, score, strongest(points), None) if passes else None


def _without_repeats(statements: Iterable[Statement], before: frozenset[str]) -> Iterator[Statement]:
    met = set(before)
    return (_unless_met(statement, met) for statement in statements)


def _unless_met(statement: Statement, met: set[str]) -> Statement:
    if not statement.is_candidate:
        return statement
    key = text_hash(statement.text)
    if key in met:
        return replace(statement, drop=DropReason.DUPLICATE)
    met.add(key)
    return statement
