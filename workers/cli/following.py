"""How a batch is watched: a bar with rate and time left on a terminal, and its end in a line or as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline.domain.batch import BatchState
from workers import patience
from workers import reprocess as batch
from workers.cli.history import plain
from workers.cli.terminal import emit, note, progress, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from pipeline.domain.batch import BatchId
    from workers.wiring import Services

SETTLED = ("done", "dead", "skipped", "rolled_back")
AN_EYE_ON_IT = 7 * 24 * 3600.0
"""Seconds that a batch is watched for at most: nobody sits longer before a terminal."""


def follow(services: Services, batches: Sequence[BatchId], *, wait: bool, as_json: bool) -> None:
    """Watch batches until they rest or the watcher leaves; then say where each stands."""
    if wait:
        _watch(services, batches)
    for each in batches:
        row = services.batches.get(each)
        if as_json:
            emit(plain(row))
        else:
            tell(row)


def tell(row: Mapping[str, Any]) -> None:
    """Print a batch in two lines: how far it is, and what it did."""
    counts = ", ".join(f"{row[state]} {state}" for state in ("waiting", "running", *SETTLED) if row[state])
    say(f"batch {row['batch_id']}  {row['workspace_id']}  {row['state']}: {counts or 'nothing'} of {row['total']}")
    if row.get("did"):
        say(f"        memories: {', '.join(f'{count} {kind}' for kind, count in row['did'].items())}")


def _watch(services: Services, batches: Sequence[BatchId]) -> None:
    """Feed the batches and show how far they are. Who leaves (Ctrl-C) leaves them running."""
    rows = [services.batches.get(each) for each in batches]
    with progress("reprocessing", sum(row["total"] for row in rows)) as at:

        def rested() -> bool | None:
            batch.feed(services)
            now = [services.batches.get(each) for each in batches]
            at(sum(row[state] for row in now for state in SETTLED))
            return True if all(row["state"] != BatchState.RUNNING and not row["running"] for row in now) else None

        try:
            patience.until(rested, AN_EYE_ON_IT)
        except KeyboardInterrupt:
            names = " ".join(map(str, batches))
            note(
                f"the batch goes on; see `memform batches show {names}`, pause it with `memform batches pause {names}`"
            )
