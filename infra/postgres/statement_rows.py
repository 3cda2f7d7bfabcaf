"""Rows ↔ domain types: statements with their tags and scan report."""

from __future__ import annotations

from dataclasses import fields
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
    """Return columns of statements as the gate leaves them, by name; `first` is the ordinal of the first of them.

    Each was dropped with its reason, or is pending.
    """
    return {
        "ordinal": list(range(first, first + len(statements))),
        "turn": [each.turn for each in statements],
        "start_offset": [each.start for each in statements],
        "end_offset": [each.end for each in statements],
        "raw": [each.raw for each in statements],
        "text": [each.text for each in statements],
        "text_hash": [text_hash(each.text) for each in statements],
        "surface": [each.surface for each in statements],
        "policy": [each.policy for each in statements],
        "language": [each.language for each in statements],
        **{name: [getattr(each.author, name) for each in statements] for name in Author._fields},
        "score": [each.score for each in statements],
        "features": [Jsonb(dict(each.features)) for each in statements],
        "outcome": [Outcome.PENDING if each.drop is None else Outcome.DROPPED for each in statements],
        "reason": [each.drop or "" for each in statements],
    }


def candidate_columns(candidates: Sequence[Candidate]) -> dict[str, Sequence[object]]:
    """Return what the classify stage adds to statements, by name: tags, scan, and quarantine with its reason."""
    quarantined = [each.scan.quarantined for each in candidates]
    return {
        "ordinal": [each.ordinal for each in candidates],
        "tags": [Jsonb(_plain(each.tags) | {"signals": dict(each.tags.signals)}) for each in candidates],
        "scan": [Jsonb(_plain(each.scan) | {"axes": dict(each.scan.axes)}) for each in candidates],
        "outcome": [Outcome.QUARANTINED if out else Outcome.PENDING for out in quarantined],
        "reason": [
            (each.scan.reason or each.scan.tier) if out else ""
            for each, out in zip(candidates, quarantined, strict=True)
        ],
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
