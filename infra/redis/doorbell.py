"""What spares a message: whether a worker has been rung at a queue and has not answered yet."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from infra.redis.faults import redis_faults

if TYPE_CHECKING:
    import redis

_PREFIX: Final = "memform:doorbell:"
_ANSWERED: Final = b"answered"
_HEARD: Final = timedelta(seconds=1)
"""So long after an answer one message speaks for all that comes; then each has its own until the next answer."""


class RedisDoorbell:
    """One value a queue, gone a second after its last answer: where nobody answers no message is spared."""

    def __init__(self, client: redis.Redis) -> None:
        """Take a client that does not decode answers."""
        self._client = client

    def answer(self, queue: str) -> None:
        """Say that a worker has a message of the queue in hand, and looks after this for what waits."""
        with redis_faults():
            self._client.set(_PREFIX + queue, _ANSWERED, px=_HEARD)

    def is_rung(self, queue: str) -> bool:
        """Return True when a message is on its way whose worker has yet to look; else note that now one is.

        Each ring has a mark of its own: a command that is sent twice, its first answer lost, finds what it wrote.
        """
        mark = secrets.token_bytes(8)
        with redis_faults():
            found = self._client.set(_PREFIX + queue, mark, xx=True, get=True, keepttl=True)
        return found not in {None, _ANSWERED, mark}
