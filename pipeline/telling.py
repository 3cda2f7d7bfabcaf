"""How an answer is told: at the detail that fits, with a label a reader can act on (SPEC §12)."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from pipeline.domain.recall import DetailTier, RecallResult
from pipeline.policy import AUTO_STANDARD, AUTO_SUMMARY, STANDARD_TOKENS, SUMMARY_TOKENS
from pipeline.scoring.confidence import belief_at
from pipeline.scoring.label import label_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.memory import Memory
    from pipeline.domain.recall import Ranked, RecallAnswer

_PARTS: Final = 20
"""A token has twenty parts, in which a character's share of it is counted: whole numbers add up exactly."""
_SCRIPTS: Final = (
    ("\u00c0", "\u024f", 16),  # accented Latin
    ("\u0370", "\u03ff", 12),  # Greek
    ("\u0400", "\u052f", 7),  # Cyrillic
    ("\u0530", "\u058f", 20),  # Armenian
    ("\u0590", "\u05ff", 14),  # Hebrew
    ("\u0600", "\u08ff", 11),  # Arabic
    ("\u0900", "\u097f", 12),  # Devanagari
    ("\u0980", "\u0dff", 18),  # the other scripts of India
    ("\u0e00", "\u0eff", 13),  # Thai, Lao
    ("\u0f00", "\u10ff", 20),  # Tibetan, Burmese, Georgian
    ("\u1200", "\u139f", 40),  # Ethiopic
    ("\u1780", "\u17ff", 20),  # Khmer
    ("\u1e00", "\u1fff", 16),  # accented Latin and Greek
    ("\u3040", "\u30ff", 15),  # kana
    ("\u3400", "\u9fff", 15),  # Chinese characters
    ("\uac00", "\ud7af", 16),  # Hangul
)
"""First and last character, and parts of a token that one costs: the middle of what four tokenizers make of it, which
on some scripts differ by a factor of five. Measured: docs/quality-recall.md."""
_SMALL, _CAPITAL, _DIGIT, _BLANK, _MARK = 4, 8, 20, 4, 11
_UNSPACED: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u9fff]")
"""Scripts without blanks between their words: they are cut anywhere."""


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
    content = _content(memory, tier)
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
        tokens=count_tokens(content),
    )


def _content(memory: Memory, tier: DetailTier) -> str:
    if tier is DetailTier.SUMMARY:
        return shorten(memory.summary or memory.content, SUMMARY_TOKENS)
    return shorten(memory.content, STANDARD_TOKENS) if tier is DetailTier.STANDARD else memory.content


def with_tokens(answer: RecallAnswer) -> RecallAnswer:
    """Return the answer with what its prompt block costs to read."""
    return answer.model_copy(update={"tokens": count_tokens(answer.prompt_block())})


def count_tokens(text: str) -> int:
    """Return about how many tokens a model reads (≥ 0): each character costs what its script does on average.

    >>> count_tokens("Sessions expire after 30 minutes."), count_tokens("缓存保留十分钟")
    (9, 6)
    """
    parts = sum(text.encode().translate(_ASCII_COSTS)) if text.isascii() else sum(map(_cost, text))
    return -(-parts // _PARTS)


@lru_cache(maxsize=4096)
def _cost(char: str) -> int:
    """Return the parts of a token that one character costs."""
    if char.isspace():
        return _BLANK
    if char.isascii():
        return _SMALL if char.islower() else _CAPITAL if char.isupper() else _DIGIT if char.isdigit() else _MARK
    return next((cost for first, last, cost in _SCRIPTS if first <= char <= last), _MARK)


_ASCII_COSTS: Final = bytes(_cost(chr(code)) for code in range(128)) + bytes(128)
"""`_cost` of each character by its byte, with which an ASCII text is counted five times as fast."""


def shorten(text: str, budget: int) -> str:
    """Return the text cut to `budget` tokens (≥ 1) at the end of a word, with an ellipsis where something is left out.

    >>> shorten("Failover must start from region B, or writes are lost.", 8)
    'Failover must start from region…'
    """
    if count_tokens(text) <= budget:
        return text
    room = budget * _PARTS - _cost("…")
    longest = sum(spent <= room for spent in accumulate(map(_cost, text)))
    head, gap, _ = text[: longest + 1].rpartition(" ")
    return f"{(head if gap and not _UNSPACED.search(text) else text[:longest]).rstrip(' ,;:')}…"
