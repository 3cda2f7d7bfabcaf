"""What waits in the broker's queues, and how full the broker is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from infra.redis.faults import redis_faults

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import redis

_UNACKED: Final = "unacked"
"""Where kombu keeps what a worker has taken and not yet done with."""


class BrokerLoad(NamedTuple):
    """Messages that workers hold, and the memory (bytes) used and allowed; `limit_bytes` 0 is no limit."""

    unacknowledged: int
    used_bytes: int
    limit_bytes: int


class RedisBroker:
    """Reads the lists that Celery's queues are."""

    def __init__(self, client: redis.Redis) -> None:
        """Use a client of the broker's database."""
        self._client = client

    def depths(self, queues: Iterable[str]) -> Mapping[str, int]:
        """Return how many messages wait in each queue; those a worker holds are not counted."""
        with redis_faults():
            return {queue: self._client.llen(queue) for queue in queues}

    def load(self) -> BrokerLoad:
        """Return what workers hold, and how full the broker is."""
        with redis_faults():
            memory = self._client.info("memory")  # pyright: ignore[reportUnknownMemberType] - its **kwargs are untyped
            held = self._client.hlen(_UNACKED)
        return BrokerLoad(held, int(memory["used_memory"]), int(memory["maxmemory"]))

    def ping(self) -> None:
        """Ask for nothing; raise TransientError when the broker does not answer."""
        with redis_faults():
            self._client.ping()  # pyright: ignore[reportUnknownMemberType] - its **kwargs are untyped

    def forget_answers(self) -> int:
        """Delete the answers to questions of the last minute, which hold memories' texts; return how many.

        Who waits for one has it by then: an answer is told as it is stored.
        """
        with redis_faults():
            found = self._client.scan_iter(match="celery-task-meta-*", count=500)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - its keywords are untyped
            keys = [*cast("Iterable[bytes]", found)]
            return self._client.delete(*keys) if keys else 0
