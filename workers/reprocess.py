"""Batches of stored transcripts that run again: shown beforehand, started, fed (SPEC §16)."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from pipeline.errors import MemformError
from pipeline.formats.detect import read
from pipeline.policy import BATCH_WINDOW
from pipeline.ports import Progress
from pipeline.preview import preview

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pipeline.domain.batch import BatchId, Selection
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.preview import Difference
    from workers.wiring import Services


@dataclass(slots=True)
class Outlook:
    """What a batch would change, summed up: transcripts looked at and changed, differences by kind, some of each.

    `unreadable` names transcripts that today's formats refuse; they would become dead letters. `left_by` counts the
    transcripts that a memory would leave.
    """

    transcripts: int = 0
    changed: int = 0
    counts: Counter[str] = field(default_factory=Counter[str])
    reasons: Counter[str] = field(default_factory=Counter[str])
    examples: dict[str, list[tuple[TranscriptRef, Difference]]] = field(
        default_factory=lambda: defaultdict[str, list[tuple["TranscriptRef", "Difference"]]](list)
    )
    unreadable: list[str] = field(default_factory=list[str])
    left_by: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    def add(self, ref: TranscriptRef, found: Iterable[Difference], most: int) -> None:
        """Count one transcript's differences and keep some as examples."""
        self.transcripts += 1
        found = [self._last_holder(ref, each) for each in found]
        kinds = [each.kind for each in found]
        self.changed += bool(set(kinds) - {"stay"})
        self.counts.update(kinds)
        for each in found:
            if each.kind in {"vanish", "stay", "reclassify"}:
                self.reasons[f"{each.kind}: {each.now}"] += 1
            if len(self.examples[each.kind]) < most:
                self.examples[each.kind].append((ref, each))

    def _last_holder(self, ref: TranscriptRef, each: Difference) -> Difference:
        """Return a memory that stays for the sake of other transcripts as one that ends, once it has left them all."""
        if each.kind != "stay" or not each.others:
            return each
        key = (ref.workspace_id, each.memory_id)
        self.left_by[key] += 1
        if self.left_by[key] <= each.others:
            return each
        return each._replace(kind="vanish", now="no transcript of the batch says it any more")


def choose(services: Services, selection: Selection, workspace: str) -> Sequence[TranscriptRef]:
    """Return the transcripts that a selection names, of one workspace or of all."""
    return services.batches.choose(selection, asdict(services.versions), workspace)


def look(services: Services, outlook: Outlook, ref: TranscriptRef, *, rejudge: bool, examples: int) -> None:
    """Run the pure half of the pipeline on one stored transcript and add what would change; nothing is written."""
    last = services.batches.last_run(ref)
    if last is None:
        return
    stored = last.stored
    try:
        heard = read(stored.body, stored.reading, ref.workspace_id, ref.transcript_id, stored.received_at)
    except MemformError as error:
        outlook.transcripts += 1
        outlook.unreadable.append(f"{ref.transcript_id}: {error}")
        return
    recalled = services.dispatches.recalled(ref, heard.transcript.colony_id)
    asked = rejudge and services.judge is not None
    now = services.clock.now()
    found = preview(heard.transcript, last.left, services.tools, recalled, rejudge=asked, now=now)
    outlook.add(ref, found, examples)


def start(
    services: Services, chosen: Sequence[TranscriptRef], selection: Selection, *, rejudge: bool
) -> Sequence[BatchId]:
    """Create one batch for each workspace among the chosen, and start the first of each."""
    by_workspace: dict[str, list[str]] = defaultdict(list)
    for ref in chosen:
        by_workspace[ref.workspace_id].append(ref.transcript_id)
    batches = [
        services.batches.create(
            workspace, ids, selection, asdict(services.versions), rejudge=rejudge, now=services.clock.now()
        )
        for workspace, ids in by_workspace.items()
    ]
    feed(services)
    return batches


def feed(services: Services, window: int = BATCH_WINDOW) -> int:
    """Settle what batches have started, start more, ring for it; return how many were rung."""
    started = services.batches.feed(services.clock.now(), window)
    return sum(services.bell.ring(ref, Progress.RECEIVED, bulk=True) for ref in started)
