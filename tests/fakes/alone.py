"""A process on its own: it moves a transcript through the stages and rings no queue, so that no worker joins in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers.app import create_app
from workers.bell import Bell
from workers.wiring import Services

if TYPE_CHECKING:
    from celery import Celery

    from pipeline.domain.parcel import TranscriptRef
    from pipeline.ports import Progress
    from workers.endpoint import Endpoints
    from workers.settings import Settings


class QuietBell(Bell):
    """A bell that nobody hears, as when the broker is away. It notes for whom catch-up was rung."""

    def __init__(self, app: Celery) -> None:
        super().__init__(app)
        self.rung: list[TranscriptRef] = []

    def catch_up(self, ref: TranscriptRef) -> bool:
        """Note it and send nothing."""
        self.rung.append(ref)
        return True

    def ring(self, ref: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:  # noqa: ARG002 - the bell's signature
        """Send nothing."""
        return False


def alone(chosen: Settings, where: Endpoints) -> Services:
    """Return services whose bell is quiet."""
    services = Services(chosen, where)
    services.bell = QuietBell(create_app(chosen, where))
    return services
