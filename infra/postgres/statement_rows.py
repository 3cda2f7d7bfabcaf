"""Rows ↔ domain types: statements with their tags and scan report."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

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


def gated_rows(statements: Sequence[Statement], first: int) -> list[dict[str, object]]:
    """Return statements as the gate leaves them, as JSON values; `first` is the ordinal of the first of them.

    Each was dropped with its reason, or is pending.
    """
    return [_row(ordinal, statement) for ordinal, statement in enumerate(statements, first)]


def _row(ordinal: int, statement: Statement) -> dict[str, object]:
    said_at = statement.author.occurred_at
    return {
        "ordinal": ordinal,
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
        "occurred_at": said_at.isoformat() if said_at else None,
        "score": statement.score,
        "features": dict(statement.features),
        "outcome": Outcome.PENDING if statement.drop is None else Outcome.DROPPED,
        "reason": statement.drop or "",
    }


def classified_row(candidate: Candidate) -> dict[str, object]:
    """Return what the classify stage adds to a statement, as JSON values: tags, scan, quarantine with its reason."""
    tags, scan = candidate.tags, candidate.scan
    return {
        "ordinal": candidate.ordinal,
        "tags": _plain(tags) | {"signals": dict(tags.signals)},
        "scan": _plain(scan) | {"axes": dict(scan.axes)},
        "outcome": Outcome.QUARANTINED if scan.quarantined else Outcome.PENDING,
        "reason": (scan.reason or scan.tier) if scan.quarantined else "",
    }


def _plain(flat: Tags | ScanReport) -> dict[str, object]:
    """Return the fields by name; `asdict` would copy every value in depth."""
    return {field.name: getattr(flat, field.name) for field in fields(flat)}


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
