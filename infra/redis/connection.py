"""Connections to Redis whose time-outs hold."""

from __future__ import annotations

from typing import Final

import redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry

CONNECT_SECONDS: Final = 3.0
ANSWER_SECONDS: Final = 5.0
RETRIES: Final = 1
"""The library's own default of ten turns a time-out of 5 s into a minute. One mends a connection gone stale."""
_HEALTH_CHECK_SECONDS: Final = 30


def connect(url: str, answer_seconds: float = ANSWER_SECONDS, retries: int = RETRIES) -> redis.Redis:
    """Return a client that by default gives up after about ten seconds. No network is touched until its first command.

    Commands may be sent twice (the answer to the first was lost), so what is sent must be idempotent. Blocking
    commands must wait less than `answer_seconds`.
    """
    return redis.Redis.from_url(  # pyright: ignore[reportUnknownMemberType] - its **kwargs are untyped
        url,
        socket_connect_timeout=min(CONNECT_SECONDS, answer_seconds),
        socket_timeout=answer_seconds,
        socket_keepalive=True,
        health_check_interval=_HEALTH_CHECK_SECONDS,
        retry=Retry(ConstantBackoff(0.1), retries),
    )
