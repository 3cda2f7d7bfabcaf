"""The sweep that lets go: letters and quarantined words that nobody decided on, and what is kept no longer."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pipeline.domain.sweep import Batch, Pass
    from workers.wiring import Services


def retain(services: Services, spot: Pass) -> Batch:
    """Discard what waited longer for an operator than the settings allow, and delete what they keep no longer.

    Nothing that a live memory rests on is deleted.
    """
    letters, apart = _letters(services, spot), _apart(services, spot)
    batch = services.retention.retain(spot)
    days, batches = services.settings.batch_days, 0
    if not spot.dry_run:
        batches = services.batches.prune(spot.now - timedelta(days=days)) if days else 0
        for letter in letters:
            services.dead_letters.discard(letter["workspace_id"], letter["id"], spot.now)
        for row in apart:
            ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
            services.quarantine.discard(ref, [row["ordinal"]], "retention", spot.now)
    counts = {"dead_letters": len(letters), "quarantined": len(apart), "batches": batches, **batch.counts}
    return replace(batch, counts=counts)


def _letters(services: Services, spot: Pass) -> Sequence[Mapping[str, Any]]:
    days = services.settings.dead_letter_days
    return services.dead_letters.list(before=spot.now - timedelta(days=days), limit=spot.limit) if days else ()


def _apart(services: Services, spot: Pass) -> Sequence[Mapping[str, Any]]:
    days = services.settings.quarantine_days
    if not days:
        return ()
    found = services.quarantine.list(before=spot.now - timedelta(days=days), limit=spot.limit)
    return [row for row in found if row["progress"] == Progress.DONE]
