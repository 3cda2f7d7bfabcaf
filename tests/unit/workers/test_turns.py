"""A message is answered with whose turn it is; what it was for keeps a message; and a ghost costs one look."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, cast

import pytest

from infra.postgres.turns import Turn
from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.ports import Progress
from workers.outcomes import Report
from workers.payloads import StagePayload
from workers.tracing import UNTRACED
from workers.turns import TRIES, take

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
    """Turns, ledger and bell in one: whose turn comes when, where mine stands, and what was done."""

    order: list[TranscriptRef] = field(default_factory=list[TranscriptRef])
    mine_stands: Progress | None = Progress.GATED
    gone: frozenset[TranscriptRef] = frozenset()
    alone: bool = False
    worked: list[tuple[TranscriptRef, str]] = field(default_factory=list[tuple[TranscriptRef, str]])
    rung: list[tuple[TranscriptRef, bool]] = field(default_factory=list[tuple[TranscriptRef, bool]])

    def now(self) -> datetime:
        return NOW

    def next(self, progress: Progress, now: datetime, *, bulk: bool) -> Turn | None:
        assert (progress, now, bulk) == (Progress.GATED, NOW, True)
        return Turn(self.order.pop(0), TRACE) if self.order else None

    def is_alone(self, workspace_id: str, progress: Progress, *, bulk: bool) -> bool:
        assert (workspace_id, progress, bulk) == ("mine", Progress.GATED, True)
        return self.alone

    def stands(self, where: TranscriptRef) -> Progress | None:
        assert where == MINE
        return self.mine_stands

    def ring(self, where: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:
        assert progress is Progress.GATED
        self.rung.append((where, bulk))
        return True

    def work(self, services: Services, where: TranscriptRef) -> Report:
        assert services is cast("Services", self)
        self.worked.append((where, UNTRACED.traceparent()))
        return Report("skipped" if where in self.gone else "classified")

    @property
    def turns(self) -> Room:
        return self

    @property
    def ledger(self) -> Room:
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


def takes(room: Room) -> Report:
    message = StagePayload(workspace_id="mine", transcript_id="t-1", bulk=True)
    return take(cast("Services", room), message, Progress.GATED, room.work)


@pytest.mark.parametrize("order", [[MINE], []])
def test_where_it_is_its_own_turn_or_nobody_waits_its_own_is_done(order: list[TranscriptRef]) -> None:
    room = Room(order)
    assert takes(room).verdict == "classified"
    assert (room.worked, room.rung) == ([(MINE, "")], [])


def test_who_is_alone_does_its_own_without_a_look() -> None:
    room = Room([OTHER], alone=True)
    assert takes(room).verdict == "classified"
    assert (room.worked, room.rung, room.order) == ([(MINE, "")], [], [OTHER])


def test_who_is_alone_and_cannot_have_its_own_takes_the_turn_of_whoever_is_here() -> None:
    room = Room([OTHER], alone=True, mine_stands=None, gone=frozenset({MINE}))
    assert takes(room).verdict == "classified"
    assert (room.worked, room.rung) == ([(MINE, ""), (OTHER, TRACE)], [])


def test_what_is_passed_over_is_rung_for_again_and_the_other_is_done_in_its_own_trace() -> None:
    room = Room([OTHER])
    assert takes(room).verdict == "classified"
    assert (room.worked, room.rung) == ([(OTHER, TRACE)], [(MINE, True)])


@pytest.mark.parametrize("stands", [Progress.CLASSIFIED, Progress.DONE, Progress.DEAD, None])
def test_what_has_moved_on_or_never_was_is_not_rung_for(stands: Progress | None) -> None:
    room = Room([OTHER], mine_stands=stands)
    takes(room)
    assert room.rung == []


def test_who_was_a_moment_slower_takes_the_next_turn() -> None:
    room = Room([ref("a"), ref("b"), OTHER], gone=frozenset({ref("a"), ref("b")}))
    assert takes(room).verdict == "classified"
    assert [where for where, _ in room.worked] == [ref("a"), ref("b"), OTHER]


def test_who_is_always_slower_gives_up_and_does_its_own() -> None:
    crowd = [ref(f"w-{number}") for number in range(TRIES + 3)]
    room = Room(list(crowd), gone=frozenset(crowd))
    assert takes(room).verdict == "classified"
    assert [where for where, _ in room.worked] == [*crowd[:TRIES], MINE]


def test_a_message_for_what_is_not_there_does_nothing_and_comes_no_more() -> None:
    room = Room([], mine_stands=None, gone=frozenset({MINE}))
    assert takes(room).verdict == "skipped"
    assert (room.worked, room.rung) == ([(MINE, "")], [])
