"""Rows ↔ domain types: statements with their tags and scan report."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from psycopg.types.json import Jsonb

from pipeline.domain.statement import (
    Author,
    Candidate,
    DecayClass,
    EntryType,
    Outcome,
    PacerClass,
    Polarity,
    ScanReport,
    ScanTier,
    Statement,
    Tags,
)
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate.normal import text_hash

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def statement_columns(statements: Sequence[Statement], first: int) -> dict[str, Sequence[object]]:
    """Return columns of statements as the gate leaves them, by name; `first` is the ordinal of the first of them."""
    rows = [{"ordinal": ordinal, **_columns(statement)} for ordinal, statement in enumerate(statements, first)]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _columns(statement: Statement) -> dict[str, object]:
    """Return the columns of a statement: dropped with its reason, or pending."""
    return {
        "turn": statement.turn,
        "start_offset": statement.start,
        "end_offset": statement.end,
        "raw": statement.raw,
        "text": statement.text,
        "text_hash": text_hash(statement.text),
        "surface": statement.surface,
        "policy": statement.policy,
        "language": statement.language,
        **statement.author._asdict(),
        "score": statement.score,
        "features": Jsonb(dict(statement.features)),
        "outcome": Outcome.PENDING if statement.drop is None else Outcome.DROPPED,
        "reason": statement.drop or "",
    }


def candidate_parameters(candidate: Candidate) -> dict[str, object]:
    """Return what the classify stage adds to a statement's row: tags, scan, and quarantine with its reason."""
    tags = asdict(replace(candidate.tags, signals=dict(candidate.tags.signals)))
    scan = asdict(replace(candidate.scan, axes=dict(candidate.scan.axes)))
    quarantined = candidate.scan.quarantined
    return {
        "ordinal": candidate.ordinal,
        "tags": Jsonb(tags),
        "scan": Jsonb(scan),
        "outcome": Outcome.QUARANTINED if quarantined else Outcome.PENDING,
        "reason": (candidate.scan.reason or candidate.scan.tier) if quarantined else "",
    }


def statement(row: Mapping[str, Any]) -> Statement:
    """Return the statement of a row that passed the gate."""
    return Statement(
        turn=row["turn"],
        start=row["start_offset"],
        end=row["end_offset"],
        raw=row["raw"],
        text=row["text"],
        surface=Surface(row["surface"]),
        policy=WritePolicy(row["policy"]),
        score=row["score"],
        features=row["features"],
        language=row["language"],
        author=Author(row["agent_id"], row["agent_role"], row["round"], row["occurred_at"]),
    )


def candidate(row: Mapping[str, Any]) -> Candidate:
    """Return the candidate of a row that has been classified."""
    return Candidate(row["ordinal"], statement(row), tags_of(row["tags"]), _scan(row["scan"]))


def tags_of(stored: Mapping[str, Any]) -> Tags:
    """Return the tags that the classify stage stored with a statement."""
    typed: dict[str, Any] = {
        "pacer": PacerClass(stored["pacer"]),
        "entry_type": EntryType(stored["entry_type"]),
        "polarity": Polarity(stored["polarity"]),
        "decay_class": DecayClass(stored["decay_class"]),
        "domains": tuple(stored["domains"]),
        "tool_refs": tuple(stored["tool_refs"]),
    }
    return Tags(**(dict(stored) | typed))


def _scan(stored: Mapping[str, Any]) -> ScanReport:
    typed: dict[str, Any] = {"tier": ScanTier(stored["tier"])}
    return ScanReport(**(dict(stored) | typed))
