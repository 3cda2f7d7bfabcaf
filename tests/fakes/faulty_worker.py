"""`memform` with a fault built in, for tests that need one in a process of its own: `faulty_worker.py FAULT ARGUMENT…`.

The faults stand here, and nothing in the product knows of them.
"""

from __future__ import annotations

import os
import signal
import sys
import zlib
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from celery import Celery

from classifiers.tagging import Tagger
from infra.clock import SystemClock
from infra.embeddings import local
from infra.postgres.stages import Versions
from pipeline.domain.statement import START, DropReason, PacerClass
from pipeline.gate import passage
from workers import patience, schedule, stages
from workers.cli.root import run
from workers.payloads import PAYLOAD_SCHEMA, Payload, StagePayload
from workers.routing import STAGE_OF
from workers.settings import load
from workers.stores import Stores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from datetime import datetime

    from pydantic import JsonValue

    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.statement import Reached, Statement, Tags, TurnReading
    from pipeline.domain.transcript import Transcript
    from pipeline.ports import Progress
    from workers.routing import TaskName
    from workers.settings import Settings

POISON: Final = "what nobody can read"
SLOW: Final = "what takes a while to read"
LONG: Final = "what takes too long to read"
QUOTED: Final = "what trips the parser"
HELD: Final = "Hold this one."
"""While the state folder has a file `hold`, a later version does not get past a transcript that says so."""
ONE_IN: Final = 10
JUMP: Final = timedelta(seconds=20)
JUMPS_EVERY_SECONDS: Final = 3
NAP: Final = timedelta(seconds=6)
A_MOMENT: Final = timedelta(seconds=0.1)
HALF_A_MINUTE: Final = timedelta(seconds=30)
NEXT: Final = Versions(gate="next", pacer="next", scan="next", policy="next")
NEXT_PROTOCOL: Final = PAYLOAD_SCHEMA + 1
NEWLY_DROPPED: Final = "attic"
NEXT_CLASS: Final = PacerClass.ANALOGOUS


def is_doubled(ref: TranscriptRef, progress: Progress) -> bool:
    """Return True for one message in ten, the same ones in every process."""
    return zlib.crc32(f"{ref.transcript_id} {progress}".encode()) % ONE_IN == 0


def deliver_twice() -> None:
    """Send every tenth message of a stage twice."""
    send, stage_of = Celery.send_task, {task: progress for progress, (task, *_) in STAGE_OF.items()}

    def send_twice(self: Celery, name: TaskName, args: Sequence[Mapping[str, JsonValue]], **rest: Any) -> object:  # noqa: ANN401 - Celery's
        if name in stage_of and is_doubled(StagePayload.decode(args[0]).ref, stage_of[name]):
            send(self, name, args, **rest)
        return send(self, name, args, **rest)

    Celery.send_task = send_twice  # pyright: ignore[reportAttributeAccessIssue] - the same call, twice


def before_reading(act: Callable[[str], None]) -> None:
    """Do something with the text of each transcript before its gate parses it."""
    read = stages.read

    def read_after(body: bytes, *rest: object) -> object:
        act(body.decode())
        return read(body, *rest)  # pyright: ignore[reportArgumentType] - handed on as they came

    stages.read = read_after  # pyright: ignore[reportAttributeAccessIssue] - the fault goes in where the parser was


def die_of_poison(text: str) -> None:
    """End this child as the kernel ends one that takes too much memory."""
    if POISON in text:
        os.kill(os.getpid(), signal.SIGKILL)


def take_a_while(text: str) -> None:
    """Work on for a while: within the soft shutdown, or beyond it."""
    if SLOW in text:
        patience.pause(NAP)
    if LONG in text:
        patience.pause(HALF_A_MINUTE)


def hold(text: str) -> None:
    """Work on for as long as the test wants a transcript to be in hand."""
    file = hold_file(load().state_dir)
    while HELD in text and file.exists():
        patience.pause(A_MOMENT)


def hold_file(state_dir: Path) -> Path:
    """Return the file that holds, for the test to make and to remove."""
    return state_dir / "hold"


def trip(text: str) -> None:
    """Fail with a bug whose message quotes what was being read, as bugs do."""
    if QUOTED in text:
        raise ValueError(text)


def jump_clocks() -> None:
    """Let each process's clock jump by twenty seconds forth or back, every three seconds anew."""
    now = SystemClock.now

    def jumping(self: SystemClock) -> datetime:
        at = now(self)
        drawn = zlib.crc32(f"{os.getpid()} {at.timestamp() // JUMPS_EVERY_SECONDS}".encode())
        return at + JUMP * (drawn % 3 - 1)

    SystemClock.now = jumping


def keep_no_hours() -> None:
    """Ring by intervals alone: what the clock on the wall rings comes to some runs of a test and not to others."""
    entries = schedule.entries

    def by_interval(settings: Settings) -> dict[str, dict[str, object]]:
        return {name: entry for name, entry in entries(settings).items() if isinstance(entry["schedule"], float)}

    schedule.entries = by_interval


def be_jumpy() -> None:
    """Deliver twice, by clocks that jump."""
    deliver_twice()
    jump_clocks()


def be_blind() -> None:
    """Find no embedding model, as where none is installed."""
    local.is_installed = lambda: False


def be_newer() -> None:
    """Be a later version: send messages of the next protocol, read both, and have other rules of gate and PACER."""
    encode, decode = Payload.encode, Payload.decode.__func__

    def encode_newer(self: Payload) -> dict[str, JsonValue]:
        return encode(self) | {"v": NEXT_PROTOCOL, "asked_by": "a later version"}

    def decode_both(cls: type[Payload], payload: Mapping[str, JsonValue]) -> Payload:
        is_newer = payload.get("v") == NEXT_PROTOCOL
        known = {name: value for name, value in payload.items() if name != "asked_by"} | {"v": 1}
        return decode(cls, known if is_newer else payload)

    Payload.encode = encode_newer
    Payload.decode = classmethod(decode_both)  # pyright: ignore[reportAttributeAccessIssue] - one more version is read
    before_reading(hold)
    pass_through, tag = passage.pass_through, Tagger.tag

    def judged(transcript: Transcript, turns: tuple[TurnReading, ...], reached: Reached = START) -> Iterator[Statement]:
        return (
            replace(each, drop=DropReason.META) if NEWLY_DROPPED in each.text and each.drop is None else each
            for each in pass_through(transcript, turns, reached)
        )

    def tagged(self: Tagger, statement: Statement, repo: str) -> Tags:
        return replace(tag(self, statement, repo), pacer=NEXT_CLASS)

    passage.pass_through = judged
    Tagger.tag = tagged
    Stores.versions = property(lambda _: NEXT)  # pyright: ignore[reportAttributeAccessIssue] - what is cached there is fixed here


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "double": deliver_twice,
    "hourless": keep_no_hours,
    "jumpy": be_jumpy,
    "blind": be_blind,
    "newer": be_newer,
    "poison": lambda: before_reading(die_of_poison),
    "quote": lambda: before_reading(trip),
    "slow": lambda: before_reading(take_a_while),
}
PROGRAM: Final = (sys.executable, "-P", str(Path(__file__).resolve()))
"""The interpreter and this file; a fault's name and the arguments of `memform` follow."""

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    sys.exit(run(sys.argv[2:]))
