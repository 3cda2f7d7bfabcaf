"""How a memory begins: the one place that turns candidates into a new memory with its first state (SPEC §10, §11)."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pipeline.domain.memory import WORKSPACE_SCOPE, Memory, MemoryId, MemoryState, Provenance, Remembered, Status, Tier
from pipeline.domain.statement import EntryType
from pipeline.domain.surface import Surface
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.dating import event_at
from pipeline.policy import STRENGTH_INITIAL, SURFACE_VERACITY, VERACITY_WEIGHT
from pipeline.scoring.confidence import prior_of_veracity

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.memory import StagedReason
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin

_TITLE_CHARS: Final = 80
_SUMMARY_CHARS: Final = 120
_SLUG_CHARS: Final = 32
_DIGEST_CHARS: Final = 6
_TELLING: Final = re.compile(r"[a-z0-9._]+(?:/[a-z0-9._]+)?")
"""Repositories whose slug can be read back: one hyphen at most, and it stood for the slash."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How a judge words what several candidates say, and which prompt and model worded it.

    A plain candidate is its own wording: `Wording(statement.text)`.
    """

    content: str
    title: str = ""
    summary: str = ""
    prompt_version: str = ""
    model: str = ""


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What a first state starts from: tier, status, prior Beta(α, β), strength, and for an episode when and why."""

    tier: Tier
    status: Status
    prior: tuple[float, float]
    strength: float
    staged_reason: StagedReason | None = None
    expires_at: datetime | None = None


def veracity_weight(surface: Surface) -> float:
    """Return how much the words of `surface` are worth, in [0, 1]: it seeds confidence and sizes every later lift."""
    return VERACITY_WEIGHT[SURFACE_VERACITY[surface]]


def veracity_prior(surface: Surface) -> tuple[float, float]:
    """Return Beta(10m, 10(1 − m)) with m = 0.5·weight; stated text gets Beta(5, 5)."""
    return prior_of_veracity(veracity_weight(surface))


def scope_of(repo: str) -> str:
    """Return the scope that text from `repo` holds in; text from no repository holds in the whole workspace.

    Two repositories never share one: where the slug does not say which it was (`a/b-c` and `a-b/c`, or a long name that
    is cut), the beginning of a hash follows it.

    >>> scope_of("Acme/API"), scope_of("acme/web-api")
    ('repo:acme-api', 'repo:acme-web-api~bcc5b7')
    """
    slug, name = _slug(repo), repo.strip().lower()
    if not any(character.isalnum() for character in name):
        return WORKSPACE_SCOPE
    digest = "" if _TELLING.fullmatch(name) and len(name) <= _SLUG_CHARS else hashlib.sha256(name.encode()).hexdigest()
    return f"repo:{slug}~{digest[:_DIGEST_CHARS]}" if digest else f"repo:{slug}"


def embedding_key(text: str) -> str:
    """Return the SHA-256 (hex) of the text that is embedded: the key of the vector cache."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def memory_id(memory: Memory, period: int) -> MemoryId:
    """Return the id of `memory` in the given live period of its text (from 1): same input, same id.

    The parts are hashed as a list, so that no two scopes spell the same key.
    """
    name = _first_name((memory.workspace_id, memory.scope, memory.text_hash), memory.entry_type, memory.colony_id)
    return MemoryId(f"{name}-{period}") if period > 1 else name


def _first_name(key: tuple[str, str, str], entry_type: EntryType, colony_id: str) -> MemoryId:
    """Return the id of a text, by its workspace, scope and hash, in its first period."""
    digest = base64.b32encode(hashlib.sha256(json.dumps(key).encode()).digest()).decode().lower()[:10]
    kind = "s" if entry_type is EntryType.SKILL else "e"
    return MemoryId(f"mem-{_slug(colony_id) or 'none'}-{kind}-{digest}")


def renamed(arrival: Remembered, period: int) -> Remembered:
    """Return the arrival under the id of a live period of its text; in the first it has that already."""
    name = memory_id(arrival.memory, period)
    if name == arrival.memory.memory_id:
        return arrival
    return Remembered(replace(arrival.memory, memory_id=name), replace(arrival.state, memory_id=name))


def formed(candidates: Sequence[Candidate], wording: Wording, origin: Origin, now: datetime) -> Remembered:
    """Return a consolidated memory worded by a judge from `candidates` (at least one).

    It is worth no more than the least true surface it rests on.
    """
    weakest = min(candidates, key=lambda candidate: veracity_weight(candidate.statement.surface))
    prior = veracity_prior(weakest.statement.surface)
    standpoint = Standpoint(Tier.CONSOLIDATED, Status.CANDIDATE, prior, STRENGTH_INITIAL)
    return born((weakest, *(c for c in candidates if c is not weakest)), wording, origin, standpoint, now)


def born(
    candidates: Sequence[Candidate], wording: Wording, origin: Origin, standpoint: Standpoint, now: datetime
) -> Remembered:
    """Return the memory of `candidates` with its first state; the first candidate gives tags, surface and time."""
    memory = _memory(candidates, wording, origin, now)
    return Remembered(memory, _first_state(memory, standpoint, now))


def _memory(candidates: Sequence[Candidate], wording: Wording, origin: Origin, now: datetime) -> Memory:
    lead = candidates[0]
    statement, tags = lead.statement, lead.tags
    scope, hashed = scope_of(origin.repo), text_hash(wording.content)
    return Memory(
        memory_id=_first_name((origin.workspace_id, scope, hashed), tags.entry_type, origin.colony_id),
        workspace_id=origin.workspace_id,
        scope=scope,
        text_hash=hashed,
        thread_id=origin.thread_id,
        colony_id=origin.colony_id,
        repo=origin.repo,
        title=wording.title or _shortened(wording.content, _TITLE_CHARS),
        content=wording.content,
        summary=wording.summary or _shortened(wording.content, _SUMMARY_CHARS),
        language=statement.language,
        surface=statement.surface,
        operator=origin.operator and statement.surface is Surface.OPERATOR_CHAT,
        entry_type=tags.entry_type,
        sub_type=tags.sub_type,
        memory_type=tags.memory_type,
        pacer=tags.pacer,
        pacer_confidence=tags.pacer_confidence,
        polarity=tags.polarity,
        decay_class=tags.decay_class,
        domain=tags.domain,
        topic=tags.topic,
        domains=tags.domains,
        tool_refs=tags.tool_refs,
        importance=tags.importance,
        gate_score=statement.score,
        scan_tier=lead.scan.tier,
        provenance=tuple(_place(candidate, origin) for candidate in candidates),
        trajectory=(),
        merged_from=(),
        merge_source="",
        embedding_key=embedding_key(wording.content),
        gate_version=origin.gate_version,
        pacer_version=origin.pacer_version,
        prompt_version=wording.prompt_version,
        model=wording.model,
        valid_from=event_at(statement.text, statement.author.occurred_at or origin.occurred_at, statement.language),
        created_at=now,
    )


def _place(candidate: Candidate, origin: Origin) -> Provenance:
    statement = candidate.statement
    return Provenance(
        transcript_id=origin.transcript_id,
        turn=statement.turn,
        start=statement.start,
        end=statement.end,
        agent_id=statement.author.agent_id,
        colony_id=origin.colony_id,
        round=statement.author.round,
        occurred_at=statement.author.occurred_at,
    )


def _first_state(memory: Memory, standpoint: Standpoint, now: datetime) -> MemoryState:
    alpha, beta = standpoint.prior
    return MemoryState(
        memory_id=memory.memory_id,
        workspace_id=memory.workspace_id,
        scope=memory.scope,
        text_hash=memory.text_hash,
        tier=standpoint.tier,
        status=standpoint.status,
        prior_alpha=alpha,
        prior_beta=beta,
        alpha=alpha,
        beta=beta,
        peak_alpha=alpha,
        confidence_at=now,
        strength=standpoint.strength,
        strength_baseline=standpoint.strength,
        strength_at=now,
        last_reinforced_at=None,
        last_recalled_at=None,
        reinforce_count=0,
        mention_count=0,
        recall_count=0,
        dispatch_count=0,
        prediction_errors=0,
        pinned=False,
        muted=False,
        staged_reason=standpoint.staged_reason,
        expires_at=standpoint.expires_at,
        valid_until=None,
        ended_at=None,
        ending=None,
        superseded_by=None,
        updated_at=now,
    )


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9._]+", "-", name.lower()).strip("-")[:_SLUG_CHARS].rstrip("-")


def _shortened(text: str, limit: int) -> str:
    """Cut at a word's end; a script without spaces is cut at the limit."""
    flat = " ".join(text.split())
    if len(flat) <= limit:
        return flat
    head = flat[: limit - 1]
    return (head.rpartition(" ")[0] or head).rstrip() + "…"
