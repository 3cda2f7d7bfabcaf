"""How often each kind of failure is tried again, how long a judge may wait, and how many tokens it may spend.

All of it is data and pure arithmetic. Attempts are owned here alone: neither the HTTP client nor the structured
client retries, so one fault costs what this table says and no multiple of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from judge.completer import FailureKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.completer import Failure

RETRIES: Final[Mapping[FailureKind, int]] = MappingProxyType(
    {
        FailureKind.CONNECTION: 1,
        FailureKind.TIMEOUT: 0,  # it has already cost the longest wait there is
        FailureKind.RATE_LIMIT: 2,
        FailureKind.SERVER: 1,
        FailureKind.REJECTED: 0,  # a wrong key or an unknown model is not cured by asking again
        FailureKind.REFUSAL: 0,  # nor is a refusal: find the one that is refused
        FailureKind.EMPTY: 1,
        FailureKind.NO_CONTENT: 1,
        FailureKind.TRUNCATED: 0,  # the same question gives the same length: halve it instead
        FailureKind.INVALID_JSON: 1,
        FailureKind.WRONG_SCHEMA: 1,
        FailureKind.TOO_MANY: 0,  # halve it instead
    }
)
"""Further attempts after the first, in place."""
HALVED: Final = frozenset(
    {
        FailureKind.TRUNCATED,
        FailureKind.TOO_MANY,
        FailureKind.REFUSAL,
        FailureKind.INVALID_JSON,
        FailureKind.WRONG_SCHEMA,
    }
)
"""A batch that still fails so is cut in two, as long as it holds more than one candidate: one of them is to blame."""
OUTAGES: Final = frozenset(
    {FailureKind.CONNECTION, FailureKind.TIMEOUT, FailureKind.RATE_LIMIT, FailureKind.SERVER, FailureKind.REJECTED}
)
"""Faults of the endpoint, not of one reply: only these open the circuit breaker."""

PATIENCE: Final = timedelta(seconds=20)
"""All waiting of one transcript together: well under a task's hard limit of 180 s."""
HEARING: Final = timedelta(seconds=100)
"""After this a transcript of many batches makes way and goes on later from its filed replies: with one more call of
60 s it still ends before the hard limit kills the worker."""
MAKE_WAY: Final = timedelta(seconds=1)
FIRST_WAIT: Final = timedelta(milliseconds=500)
CHARS_PER_TOKEN: Final = 3
"""Low on purpose (English runs at 4, Chinese at 1 to 2): an estimate that is too high only stops a little early."""
EXTRACT_TOKENS_PER_CANDIDATE: Final = 160
RECONCILE_TOKENS_PER_STATEMENT: Final = 120
REPLY_TOKENS_MIN: Final = 400


class Step(StrEnum):
    """What to do after a failure."""

    RETRY = "retry"
    HALVE = "halve"
    GIVE_UP = "give_up"


@dataclass(frozen=True, slots=True)
class Patience:
    """What is left of a transcript's waiting time."""

    left: timedelta = PATIENCE

    def spend(self, wait: timedelta) -> Patience:
        """Return what is left after a wait."""
        return Patience(self.left - wait)


def after_failure(failure: Failure, tried: int, size: int, patience: Patience) -> tuple[Step, timedelta]:
    """Return the next step and how long to wait before it.

    `tried` counts attempts at this very question (≥ 1); `size` is how many candidates it holds. The endpoint's own
    Retry-After is honoured; where it asks for more than the patience left, the answer is to give up (and stage).
    """
    if tried <= RETRIES[failure.kind]:
        wait = _wait(failure, tried)
        return (Step.RETRY, wait) if wait <= patience.left else (Step.GIVE_UP, timedelta(0))
    if failure.kind in HALVED and size > 1:
        return Step.HALVE, timedelta(0)
    return Step.GIVE_UP, timedelta(0)


def _wait(failure: Failure, tried: int) -> timedelta:
    if failure.retry_after is not None:
        return failure.retry_after
    if failure.kind in OUTAGES:
        return FIRST_WAIT * 2 ** (tried - 1)
    return timedelta(0)


def tokens_of(text: str) -> int:
    """Estimate the tokens of a text, rather too many than too few."""
    return len(text) // CHARS_PER_TOKEN + 1


def reply_tokens(per_item: int, items: int) -> int:
    """Return how long a reply for so many items may be."""
    return max(REPLY_TOKENS_MIN, per_item * items)


def affords(spent: int, estimate: int, limit: int | None) -> bool:
    """Tell whether a call fits into the day's budget; a limit of None is no limit."""
    return limit is None or spent + estimate <= limit
