"""How an answer is told: at the detail that fits, with a label a reader can act on (SPEC §12)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.recall import DetailTier, RecallResult
from pipeline.policy import AUTO_STANDARD, AUTO_SUMMARY, STANDARD_TOKENS, SUMMARY_TOKENS
from pipeline.scoring.confidence import belief_at
from pipeline.scoring.label import label_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.recall import Ranked, RecallAnswer

PROMPT_HEADING: Final = "SHARED MEMORY (recalled; prior context, not new evidence)"
_CHARS_A_TOKEN: Final = 4
_UNSPACED: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def choose_tier(ranked: Sequence[Ranked]) -> DetailTier:
    """Return the shortest tier that an answer can afford.

    Two source colonies and a top score over 0.5, pins aside, speak for themselves: summary. One, and over 0.35:
    standard. Else the reader needs the full text to judge.
    """
    colonies = len({r.remembered.memory.colony_id for r in ranked} - {""})
    top = max((r.score - r.breakdown["pin"] for r in ranked), default=0.0)
    for tier, (sources, least) in ((DetailTier.SUMMARY, AUTO_SUMMARY), (DetailTier.STANDARD, AUTO_STANDARD)):
        if colonies >= sources and top > least:
            return tier
    return DetailTier.FULL


def tell(ranked: Ranked, tier: DetailTier, at: datetime, *, graduated: bool = False) -> RecallResult:
    """Return one line of an answer: about 15 tokens of text as a summary, 75 as standard, all of it in full."""
    memory, state = ranked.remembered.memory, ranked.remembered.state
    belief = belief_at(state, memory.decay_class, at)
    content = {
        DetailTier.SUMMARY: shorten(memory.summary or memory.content, SUMMARY_TOKENS),
        DetailTier.STANDARD: shorten(memory.content, STANDARD_TOKENS),
    }.get(tier, memory.content)
    return RecallResult(
        id=memory.memory_id,
        title=memory.title,
        content=content,
        score=ranked.score,
        breakdown=dict(ranked.breakdown),
        explanation=ranked.explanation,
        tier=state.tier,
        status=state.status,
        pacer=memory.pacer,
        confidence=label_of(state.status, belief, operator=memory.operator),
        source=memory.colony_id or memory.surface,
        created_at=memory.created_at,
        expires_at=state.expires_at,
        domains=memory.domains if tier is not DetailTier.SUMMARY else (),
        graduated=graduated,
        folded=ranked.folded,
    )


def prompt_block(answer: RecallAnswer) -> str:
    """Return the answer as text for a prompt: a heading, then a line a memory, label and id with it.

    A memory is one line whatever it holds, so that none can pose as a heading or as another memory.
    """
    lines = [f"- [{r.confidence}] {' '.join(r.content.split())} ({r.id})" for r in answer.results]
    return "\n".join([PROMPT_HEADING, *(lines or ["Nothing matched."])])


def count_tokens(text: str) -> int:
    """Return about how many tokens a model reads (≥ 0): four characters each, one in scripts without spaces."""
    dense = len(_UNSPACED.findall(text))
    return dense + -(-(len(text) - dense) // _CHARS_A_TOKEN)


def shorten(text: str, budget: int) -> str:
    """Return the text cut to `budget` tokens (≥ 1) at the end of a word, with an ellipsis where something is left out.

    >>> shorten("Failover must start from region B, or writes are lost.", 8)
    'Failover must start from region…'
    """
    if count_tokens(text) <= budget:
        return text
    longest = budget * _CHARS_A_TOKEN - 1
    while count_tokens(text[:longest] + "…") > budget:
        longest -= 1
    head, gap, _ = text[: longest + 1].rpartition(" ")
    return f"{(head if gap and not _UNSPACED.search(text) else text[:longest]).rstrip(' ,;:')}…"
