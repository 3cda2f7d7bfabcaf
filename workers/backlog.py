"""What waits in each queue: a message may speak for many transcripts, and may be lost."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from infra.postgres.census import PostgresCensus
from workers.routing import Queue, route

if TYPE_CHECKING:
    from datetime import datetime

    from workers.wiring import Services

MOVING: Final = "moving"
_LIMIT: Final = timedelta(seconds=20)


class Waiting(NamedTuple):
    """The messages in a queue, or the transcripts at its stage where these are more; and since when the oldest is."""

    depth: int
    oldest_at: datetime | None = None


def waiting(services: Services) -> dict[Queue, Waiting]:
    """Return what waits by queue; what a worker has in hand is counted with its stage."""
    found = {Queue(name): Waiting(depth) for name, depth in services.broker.depths(Queue).items()}
    for row in PostgresCensus(services.database, _LIMIT).read([MOVING])[MOVING]:
        where = route(row["progress"], bulk=row["bulk"])
        if where is not None:
            queue = where[1]
            found[queue] = Waiting(max(found[queue].depth, row["transcripts"]), row["oldest_at"])
    return found
