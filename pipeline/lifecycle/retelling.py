"""A memory told again, for whoever reads statements and candidates: a scan, or a judge that looks at it anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pipeline.domain.memory import Remembered
from pipeline.domain.statement import Author, Candidate, ScanReport, Statement, Tags
from pipeline.domain.surface import WritePolicy
from pipeline.domain.transcript import Origin
from pipeline.lifecycle.birth import Standpoint, born
from pipeline.policy import TTL_DAYS

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.domain.memory import Memory
    from pipeline.lifecycle.birth import Wording


def spoken(memory: Memory) -> Statement:
    """Return a memory's text as a statement of its surface."""
    return Statement(
        turn=0,
        start=0,
        end=len(memory.content),
        raw=memory.content,
        text=memory.content,
        surface=memory.surface,
        policy=WritePolicy.FORM,
        score=memory.gate_score,
        features={},
        language=memory.language,
        author=Author(occurred_at=memory.valid_from),
    )


def candidate_of(memory: Memory) -> Candidate:
    """Return a memory as the candidate it could have been formed from, with its tags."""
    tags = Tags(
        pacer=memory.pacer,
        pacer_confidence=memory.pacer_confidence,
        signals={},
        entry_type=memory.entry_type,
        sub_type=memory.sub_type,
        polarity=memory.polarity,
        decay_class=memory.decay_class,
        ttl_days=TTL_DAYS[memory.pacer],
        importance=memory.importance,
        memory_type=memory.memory_type,
        domain=memory.domain,
        topic=memory.topic,
        domains=memory.domains,
        tool_refs=memory.tool_refs,
    )
    return Candidate(0, spoken(memory), tags, ScanReport(memory.scan_tier, {}, quarantined=False))


def origin_of(memory: Memory) -> Origin:
    """Return where a memory comes from, as the origin of no transcript: what it costs to look at it is nobody's."""
    return Origin(
        workspace_id=memory.workspace_id,
        transcript_id="",
        thread_id=memory.thread_id,
        colony_id=memory.colony_id,
        repo=memory.repo,
        occurred_at=memory.valid_from,
        received_at=memory.created_at,
        operator=memory.operator,
        gate_version=memory.gate_version,
        pacer_version=memory.pacer_version,
    )


def reworded(known: Remembered, wording: Wording, now: datetime) -> Remembered:
    """Return a memory in other words, with all it has earned: standing, evidence, counts, pin; its first version."""
    memory, state = known.memory, known.state
    standpoint = Standpoint(state.tier, state.status, (state.prior_alpha, state.prior_beta), state.strength)
    arrival = born([candidate_of(memory)], wording, origin_of(memory), standpoint, now)
    fresh = replace(arrival.memory, provenance=memory.provenance, scope=memory.scope)
    kept = replace(state, memory_id=fresh.memory_id, text_hash=fresh.text_hash, updated_at=now, version=1)
    return Remembered(fresh, kept)
