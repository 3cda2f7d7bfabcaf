"""Phase 1: from candidates to durable statements that stand alone, each citing the candidates it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from judge.claim import Claim
from judge.prompt import EXTRACT
from pipeline.gate.normal import text_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pydantic import JsonValue

    from judge.reply import Extraction
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin

TEMPLATE: Final = EXTRACT
REASON_CHARS: Final = 120

Alike = tuple["Candidate", ...]
"""Candidates of one transcript with one text: shown to the model once."""


class Extracted(NamedTuple):
    """What phase 1 made of a batch; every group of alike candidates is in at least one of the three.

    `declined` pairs groups with the model's reason; `unanswered` are those it did not speak of.
    """

    claims: tuple[Claim, ...]
    declined: tuple[tuple[Alike, str], ...]
    unanswered: tuple[Alike, ...]


def rows_of(groups: Sequence[Alike], origin: Origin) -> list[Mapping[str, JsonValue]]:
    """Return one row of data per group, numbered from 1."""
    return [_row(number, group[0], origin) for number, group in enumerate(groups, 1)]


def _row(number: int, lead: Candidate, origin: Origin) -> Mapping[str, JsonValue]:
    statement = lead.statement
    return {
        "n": number,
        "surface": statement.surface.value,
        "at": (statement.author.occurred_at or origin.occurred_at).isoformat(timespec="minutes"),
        "role": statement.author.agent_role,
        "text": statement.text,
    }


def read(extraction: Extraction, groups: Sequence[Alike]) -> Extracted:
    """Return what a reply says of each group. Numbers that were not shown do not exist, and no text is no answer."""
    shown = dict(enumerate(groups, 1))
    worded = [formed for formed in extraction.statements if any(map(str.isalnum, formed.text))]
    claims = [
        Claim(formed.text, formed.type, _sources(formed.candidates, shown))
        for formed in worded
        if any(number in shown for number in formed.candidates)
    ]
    cited = {number for formed in worded for number in formed.candidates}
    left_out = {item.candidate: item.reason for item in extraction.left_out if item.candidate not in cited}
    return Extracted(
        claims=merged(claims),
        declined=tuple((shown[n], reason_of(left_out[n])) for n in shown if n in left_out),
        unanswered=tuple(shown[n] for n in shown if n not in cited and n not in left_out),
    )


def reason_of(said: str) -> str:
    """Return the ledger's reason for a candidate the model left out."""
    return f"left_out: {said[:REASON_CHARS]}" if said else "left_out"


def _sources(numbers: Iterable[int], shown: Mapping[int, Alike]) -> Alike:
    found = {candidate.ordinal: candidate for number in numbers for candidate in shown.get(number, ())}
    return tuple(found[ordinal] for ordinal in sorted(found))


def merged(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """Make one claim of those with one text, resting on the sources of all; in order of their first source."""
    by_text: dict[str, Claim] = {}
    for claim in claims:
        key = text_hash(claim.text)
        held = by_text.get(key)
        sources = {source.ordinal: source for c in (held, claim) if c is not None for source in c.sources}
        first = held or claim
        by_text[key] = Claim(first.text, first.sub_type, tuple(sources[ordinal] for ordinal in sorted(sources)))
    return tuple(sorted(by_text.values(), key=lambda claim: claim.ordinals[0]))
