"""The maintenance task: one bounded pass of a sweep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workers import sweeps
from workers.payloads import SweepPayload

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.outcomes import Report
    from workers.wiring import Services


def sweep(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
    """Run the sweep the message names."""
    message = SweepPayload.decode(payload)
    yield sweeps.run(services, message.sweep, limit=message.limit, dry_run=message.dry_run)
