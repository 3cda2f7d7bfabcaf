"""Memories for tests: what a test says, and plain defaults for the rest."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from pipeline.domain.memory import (
    WORKSPACE_SCOPE,
    Memory,
    MemoryId,
    MemoryState,
    Remembered,
    Status,
    Tier,
)
from pipeline.domain.statement import DecayClass, EntryType, PacerClass, Polarity, ScanTier
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from pipeline.domain.memory import Ending

NOW = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def memory(  # noqa: PLR0913 - each is something that a test varies
    name: str = "m",
    content: str = "",
    *,
    created_at: datetime = NOW,
    valid_from: datetime | None = None,
    memory_type: str = "",
    sub_type: str = "",
    pacer: PacerClass = PacerClass.REFERENCE,
    decay_class: DecayClass = DecayClass.STABLE,
    surface: Surface = Surface.AGENT_OUTPUT,
    operator: bool = False,
    colony: str = "colony-1",
    thread: str = "",
    repo: str = "",
    domain: str = "",
    summary: str = "",
    workspace: str = "w",
) -> Memory:
    text = content or f"A fact named {name}."
    return Memory(
        memory_id=MemoryId(name),
        workspace_id=workspace,
        scope=WORKSPACE_SCOPE,
        text_hash=hashlib.sha256(text.casefold().encode()).hexdigest(),
        thread_id=thread,
        colony_id=colony,
        repo=repo,
        title=text[:40],
        content=text,
        summary=summary,
        language="en",
        surface=surface,
        operator=operator,
        entry_type=EntryType.EXPERIENCE,
        sub_type=sub_type,
        memory_type=memory_type,
        pacer=pacer,
        pacer_confidence=0.8,
        polarity=Polarity.NEUTRAL,
        decay_class=decay_class,
        domain=domain,
        topic="",
        domains=(domain,) if domain else (),
        tool_refs=(),
        importance=0.5,
        gate_score=0.8,
        scan_tier=ScanTier.SAFE,
        provenance=(),
        trajectory=(),
        merged_from=(),
        merge_source="",
        embedding_key="",
        gate_version="1",
        pacer_version="1",
        prompt_version="",
        model="",
        valid_from=valid_from or created_at,
        created_at=created_at,
    )


def state(  # noqa: PLR0913 - each is something that a test varies
    of: Memory,
    *,
    tier: Tier = Tier.CONSOLIDATED,
    status: Status = Status.CANDIDATE,
    prior: tuple[float, float] = (5.0, 5.0),
    belief: tuple[float, float] | None = None,
    strength: float = 0.5,
    used_at: datetime | None = None,
    reinforced_at: datetime | None = None,
    recalls: int = 0,
    pinned: bool = False,
    muted: bool = False,
    expires_at: datetime | None = None,
    valid_until: datetime | None = None,
    ended_at: datetime | None = None,
    ending: Ending | None = None,
) -> MemoryState:
    alpha, beta = belief or prior
    return MemoryState(
        memory_id=of.memory_id,
        workspace_id=of.workspace_id,
        scope=of.scope,
        text_hash=of.text_hash,
        tier=tier,
        status=status,
        prior_alpha=prior[0],
        prior_beta=prior[1],
        alpha=alpha,
        beta=beta,
        peak_alpha=alpha,
        confidence_at=of.created_at,
        strength=strength,
        strength_baseline=strength,
        strength_at=used_at or of.created_at,
        last_reinforced_at=reinforced_at,
        last_recalled_at=None,
        reinforce_count=0,
        mention_count=0,
        recall_count=recalls,
        dispatch_count=recalls,
        prediction_errors=0,
        pinned=pinned,
        muted=muted,
        staged_reason=None,
        expires_at=expires_at,
        valid_until=valid_until,
        ended_at=ended_at,
        ending=ending,
        superseded_by=None,
        updated_at=of.created_at,
    )


def plain(name: str, content: str = "") -> Remembered:
    """Return a consolidated memory of agent output, a candidate, of medium strength, made at NOW."""
    of = memory(name, content)
    return Remembered(of, state(of))


def episode(name: str, content: str = "") -> Remembered:
    """Return a staged memory that expires in ten days."""
    of = memory(name, content)
    return Remembered(of, state(of, tier=Tier.EPISODE, prior=(3.5, 6.5), strength=0.35, expires_at=NOW + 10 * DAY))
