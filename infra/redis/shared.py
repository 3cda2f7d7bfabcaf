"""Small values that all workers share, changed by compare-and-set and forgotten after a day without a change."""

from __future__ import annotations

import hashlib
from datetime import timedelta
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

from infra.redis.faults import redis_faults

if TYPE_CHECKING:
    import redis

_PREFIX: Final = "memform:shared:"
_KEPT: Final = timedelta(days=1)


class RedisShared:
    """Text by name. What is lost with Redis is only what was learnt in the last day."""

    def __init__(self, client: redis.Redis) -> None:
        """Take a client that does not decode answers."""
        self._client = client
        script = (files("infra.redis") / "scripts" / "swap.lua").read_text()
        self._swap = client.register_script(script)

    def read(self, name: str) -> str:
        """Return the value, "" when there is none."""
        with redis_faults():
            value = self._client.get(_key(name))
        return cast("bytes", value).decode() if value else ""

    def swap(self, name: str, before: str, after: str) -> bool:
        """Write `after` if the value still is `before`; else return False."""
        with redis_faults():
            return bool(self._swap(keys=[_key(name)], args=[before, after, int(_KEPT.total_seconds())]))


def _key(name: str) -> str:
    """Hash the name: an endpoint's address may hold a password."""
    return _PREFIX + hashlib.sha256(name.encode()).hexdigest()
