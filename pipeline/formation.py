"""The write path, on one page: gate → classify → (operator | stage | judge) → plan.

Each queue task calls one of the three stages; `form` runs all three in memory (explain, tests, examples).
Nothing here writes: a stage returns data with its reasons, and only a store's `apply` acts on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from pipeline.domain.memory import StagedReason
from pipeline.domain.plan import Plan
from pipeline.domain.statement import START, Candidate, Classified, Gated
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate import echo, passage, planted
from pipeline.lifecycle import operator, staging
from pipeline.lifecycle.transition import Machine
from pipeline.policy import GATE_CHUNK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import datetime

    from pipeline.domain.statement import Reached, Statement, TurnReading
    from pipeline.domain.transcript import Origin, Transcript
    from pipeline.ports import Classifier, Judge, Reader, Scanner


@dataclass(frozen=True, slots=True)
class Tools:
    """The classifiers of the write path, handed in by the composition root."""

    reader: Reader
    scanner: Scanner
    classifier: Classifier


def gate(transcript: Transcript, tools: Tools, recalled: frozenset[str] = frozenset()) -> Gated:
    """Read each turn (surface, shape, policy), cut it into statements, keep or drop each with its reason.

    `recalled` holds the hashes of texts that memform itself delivered to this colony, frozen at intake: a kept
    statement that is one of them is dropped as `recalled_echo`. An order planted for a reader is passed on to the
    scan even where the gate would drop it.
    """
    turns = _turns(transcript, tools)
    return Gated(transcript, turns, tuple(_statements(transcript, turns, tools, recalled, START)))


def gate_on(
    transcript: Transcript, tools: Tools, recalled: frozenset[str], reached: Reached = START, size: int = GATE_CHUNK
) -> Iterator[Gated]:
    """Yield what `gate` has left after `reached`, `size` statements at a time; at least one chunk, if an empty one.

    A chunk is computed when it is asked for. Whatever was reached, all chunks together are what `gate` returns.
    """
    turns = _turns(transcript, tools)
    statements = _statements(transcript, turns, tools, recalled, reached)
    first, ahead = reached.statements, list(islice(statements, size + 1))
    while ahead[size:]:
        yield Gated(transcript, turns, tuple(ahead[:size]), first, is_last=False)
        first, ahead = first + size, [*ahead[size:], *islice(statements, size)]
    yield Gated(transcript, turns, tuple(ahead), first)


def _statements(
    transcript: Transcript, turns: tuple[TurnReading, ...], tools: Tools, recalled: frozenset[str], reached: Reached
) -> Iterator[Statement]:
    statements = echo.drop_echoes(passage.pass_through(transcript, turns, reached), recalled)
    return planted.hold_planted(statements, tools.scanner.is_planted, reached.met)


def _turns(transcript: Transcript, tools: Tools) -> tuple[TurnReading, ...]:
    return tuple(tools.reader.read(index, turn, transcript) for index, turn in enumerate(transcript.turns))


def classify(numbered: Sequence[tuple[int, Statement]], repo: str, tools: Tools) -> Classified:
    """Scan each candidate, tag it, and set the dangerous ones apart."""
    tagged = [
        Candidate(ordinal, statement, tools.classifier.tag(statement, repo), tools.scanner.scan(statement))
        for ordinal, statement in numbered
    ]
    return Classified(
        candidates=tuple(candidate for candidate in tagged if not candidate.scan.quarantined),
        quarantined=tuple(candidate for candidate in tagged if candidate.scan.quarantined),
    )


def reconcile(candidates: Sequence[Candidate], origin: Origin, judge: Judge | None, now: datetime) -> Plan:
    """Decide what becomes of each candidate: the operator's are consolidated, the rest judged, or else staged."""
    authored = [c for c in candidates if _is_authored(c, origin)]
    others = [c for c in candidates if not _is_authored(c, origin)]
    for_judge = [c for c in others if judge is not None and c.statement.policy is WritePolicy.FORM]
    by_policy = [c for c in others if c.statement.policy is not WritePolicy.FORM]
    unjudged = [c for c in others if judge is None and c.statement.policy is WritePolicy.FORM]
    changes = (
        *operator.consolidate(authored, origin, now),
        *(judge.reconcile(for_judge, origin, now) if judge and for_judge else ()),
        *staging.stage(by_policy, origin, now, StagedReason.POLICY),
        *staging.stage(unjudged, origin, now, StagedReason.NO_MODEL),
    )
    return Plan(changes, now, Machine.FORMATION)


def _is_authored(candidate: Candidate, origin: Origin) -> bool:
    return origin.operator and candidate.statement.surface is Surface.OPERATOR_CHAT


@dataclass(frozen=True, slots=True)
class Formed:
    """What the whole write path makes of a transcript, in memory."""

    gated: Gated
    classified: Classified


def form(transcript: Transcript, tools: Tools) -> Formed:
    """Run gate and classify in memory: what `explain` shows, with no service and nothing written."""
    return formed(gate(transcript, tools), tools)


def formed(gated: Gated, tools: Tools) -> Formed:
    """Classify what a transcript's gate let pass."""
    numbered = [(ordinal, s) for ordinal, s in enumerate(gated.statements) if s.is_candidate]
    return Formed(gated, classify(numbered, gated.transcript.repo or "", tools))
