"""What judging would cost, without a call: an upper bound from the prompts that would be sent."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from judge import budget, extract, prompt
from pipeline import policy
from pipeline.lifecycle import staging

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin

NEIGHBOUR_TOKENS: Final = 60
"""A memory of some 120 characters with its keys."""
_MARKER: Final = "estimate0000"


class Estimate(NamedTuple):
    """Calls, tokens sent and tokens that may come back. Restatements, halving and failed attempts are left out."""

    calls: int
    prompt_tokens: int
    reply_tokens: int

    def plus(self, other: Estimate) -> Estimate:
        """Return the sum, for several transcripts."""
        return Estimate(*(mine + yours for mine, yours in zip(self, other, strict=True)))


NOTHING: Final = Estimate(0, 0, 0)


def estimate(candidates: Sequence[Candidate], origin: Origin) -> Estimate:
    """Return what one transcript would cost at most: two calls for 20 distinct texts, each with six neighbours."""
    groups = iter(staging.by_text(candidates))
    total = NOTHING
    while batch := list(islice(groups, policy.JUDGE_BATCH)):
        rows = extract.rows_of(batch, origin)
        first = _sent(prompt.fill(prompt.EXTRACT, rows, _MARKER))
        second = _sent(prompt.fill(prompt.RECONCILE, rows, _MARKER))
        second += len(batch) * policy.NEARBY_LIMIT * NEIGHBOUR_TOKENS
        replies = budget.reply_tokens(budget.EXTRACT_TOKENS_PER_CANDIDATE, len(batch))
        replies += budget.reply_tokens(budget.RECONCILE_TOKENS_PER_STATEMENT, len(batch))
        total = total.plus(Estimate(2, first + second, replies))
    return total


def _sent(filled: prompt.Prompt) -> int:
    return budget.tokens_of(filled.system + filled.user)
