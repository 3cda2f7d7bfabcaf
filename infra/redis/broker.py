"""What waits in the broker's queues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from infra.redis.faults import redis_faults

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import redis


class RedisBroker:
    """Reads the lists that Celery's queues are."""

    def __init__(self, client: redis.Redis) -> None:
        """Use a client of the broker's database."""
        self._client = client

    def depths(self, queues: Iterable[str]) -> Mapping[str, int]:
        """Return how many messages wait in each queue; those a worker holds are not counted."""
        with redis_faults():
            return {queue: self._client.llen(queue) for queue in queues}
