"""A message is answered with whose turns come; nothing that waits is left unrung; and a ghost costs one look."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING, cast

import pytest

from infra.postgres.turns import Look, Turn
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.ports import Progress
from workers.outcomes import Report
from workers.payloads import StagePayload
from workers.tracing import UNTRACED
from workers.turns import BULK_STAY_SECONDS, STAY_SECONDS, TRIES, take

if TYPE_CHECKING:
    from workers.tracing import Untraced
    from workers.wiring import Services

NOW = datetime(2026, 3, 3, tzinfo=UTC)
TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"


def ref(workspace: str, name: str = "t-1") -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(name))


MINE, OTHER = ref("mine"), ref("other")


@dataclass
class Room:
    """Turns, bell and clock in one: what each look finds, and what was done in which order."""

    looks: list[Look] = field(default_factory=list[Look])
    gone: frozenset[TranscriptRef] = frozenset()
    done: list[str] = field(default_factory=list[str])
    bulk: bool = True

    def now(self) -> datetime:
        return NOW

    def look(self, progress: Progress, now: datetime, *, bulk: bool) -> Look:
        assert (progress, now, bulk) == (Progress.GATED, NOW, self.bulk)
        return self.looks.pop(0) if self.looks else Look()

    def ring(self, where: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:
        assert (progress, bulk) == (Progress.GATED, self.bulk)
        self.done.append(f"ring {where.workspace_id}")
        return True

    def work(self, services: Services, where: TranscriptRef) -> Report:
        assert services is cast("Services", self)
        self.done.append(f"{where.workspace_id} {where.transcript_id}")
        return Report("skipped" if where in self.gone else "classified", {"transcript_id": where.transcript_id})

    @property
    def turns(self) -> Room:
        return self

    @property
    def bell(self) -> Room:
        return self

    @property
    def clock(self) -> Room:
        return self

    @property
    def tracing(self) -> Untraced:
        return UNTRACED


def takes(room: Room) -> list[str]:
    """Return the verdicts of a message for the transcript `t-1` of `mine`."""
    message = StagePayload(workspace_id="mine", transcript_id="t-1", bulk=room.bulk)
    return [report.verdict for report in take(cast("Services", room), message, Progress.GATED, room.work)]


def seen(*refs: TranscriptRef, has_more: bool = False) -> Look:
    return Look([Turn(each, TRACE) for each in refs], has_more)


def names(count: int) -> list[TranscriptRef]:
    return [ref("crowd", f"t-{number}") for number in range(1, count + 1)]


def test_what_waits_alone_is_done_and_nobody_rung() -> None:
    room = Room([seen(MINE)])
    assert takes(room) == ["classified"]
    assert room.done == ["mine t-1"]


def test_where_nobody_waits_its_own_is_tried_since_it_may_stand_in_the_other_lane() -> None:
    room = Room()
    assert takes(room) == ["classified"]
    assert room.done == ["mine t-1"]


def test_a_message_for_what_is_not_there_does_nothing() -> None:
    room = Room(gone=frozenset({MINE}))
    assert takes(room) == ["skipped"]
    assert room.done == ["mine t-1"]


def test_who_finds_several_rings_before_the_first_and_does_all_in_their_order() -> None:
    room = Room([seen(*names(3))])
    assert takes(room) == ["classified"] * 3
    assert room.done == ["ring crowd", "crowd t-1", "crowd t-2", "crowd t-3"]


def test_who_finds_more_than_its_share_looks_again() -> None:
    room = Room([seen(OTHER, has_more=True), seen(MINE)])
    assert takes(room) == ["classified"] * 2
    assert room.done == ["ring other", "other t-1", "mine t-1"]


@pytest.mark.parametrize(("bulk", "stay"), [(False, STAY_SECONDS), (True, BULK_STAY_SECONDS)])
def test_who_has_stayed_long_begins_nothing_and_has_rung_for_what_is_left(
    monkeypatch: pytest.MonkeyPatch, stay: float, *, bulk: bool
) -> None:
    ticks = iter([0.0, stay / 2, stay, stay, stay])
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks))
    room = Room([seen(*names(4)), seen(MINE)], bulk=bulk)
    assert takes(room) == ["classified"] * 2
    assert room.done == ["ring crowd", "crowd t-1", "crowd t-2"]


def test_whoever_has_come_does_one_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(0.0, STAY_SECONDS)
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks))
    assert takes(Room([seen(*names(4))])) == ["classified"]


def test_who_meets_another_worker_goes_on_from_the_other_end() -> None:
    room = Room([seen(*names(5))], gone=frozenset(names(2)))
    assert takes(room) == ["classified"] * 3
    assert room.done == ["ring crowd", "crowd t-1", "crowd t-5", "crowd t-4", "crowd t-3", "crowd t-2"]


def test_who_is_always_slower_gives_up() -> None:
    crowd = [ref(f"w-{number}") for number in range(TRIES + 3)]
    room = Room([seen(each, has_more=True) for each in crowd], gone=frozenset({*crowd, MINE}))
    assert takes(room) == ["skipped"]
    assert [each for each in room.done if "ring" not in each] == [f"w-{n} t-1" for n in range(TRIES)] + ["mine t-1"]
    assert len(room.looks) == 3
