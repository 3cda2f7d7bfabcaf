"""Redis errors, sorted by what the caller does next."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import redis
from redis.exceptions import OutOfMemoryError

from pipeline.errors import InboxFullError, TransientError

if TYPE_CHECKING:
    from collections.abc import Generator


@contextmanager
def redis_faults() -> Generator[None]:
    """Translate what redis-py raises.

    Raises:
        InboxFullError: Redis itself is at its maxmemory.
        TransientError: Redis does not answer, refuses the password or is loading.
    """
    try:
        yield
    except OutOfMemoryError as error:
        message = "Redis is at its maxmemory: wait for the workers to catch up, or give it more"
        raise InboxFullError(message) from error
    except (redis.ConnectionError, redis.TimeoutError) as error:
        message = f"Redis does not serve us ({error}): check MEMFORM_REDIS_URL, or run `memform up`"
        raise TransientError(message) from error
