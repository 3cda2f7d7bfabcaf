"""The composition root: settings in, services out. The only place that constructs an adapter.

Each service is made when first asked for. A worker's child asks after the fork, so no connection and no model
ever crosses one.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Callable

    from celery import Celery

    from infra.clock import SystemClock
    from infra.postgres.database import Database
    from infra.redis.inbox import RedisInbox
    from pipeline.formation import Tools
    from pipeline.ports import Embedder, Intake, Judge, Masker
    from workers.bell import Bell
    from workers.settings import Settings


class Endpoints(NamedTuple):
    """Where the two servers are. An empty URL means there is none: a producer may have Redis alone."""

    database_url: str
    redis_url: str


def endpoints(settings: Settings) -> Endpoints:
    """Return the URLs of the settings, or attach to the embedded servers for what they leave open.

    Raises:
        InvalidInputError: a server is neither named nor running.
    """
    if not settings.is_embedded:
        return Endpoints(settings.database_url, settings.redis_url)
    from infra import embedded  # noqa: PLC0415 - a production process never needs it

    servers = embedded.attach(settings.state_dir)
    if servers is not None:
        return Endpoints(settings.database_url or servers.database_url, settings.redis_url or servers.redis_url)
    if settings.redis_url:
        return Endpoints("", settings.redis_url)
    message = f"no servers run in {settings.state_dir}"
    raise InvalidInputError(message, ["start them with `memform up`", "or set MEMFORM_DATABASE_URL and MEMFORM_REDIS_URL"])
