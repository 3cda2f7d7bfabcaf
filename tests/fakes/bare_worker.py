"""`memform` whose stages decide nothing: `bare_worker.py ring|write ARGUMENT…`.

Each stage writes rows prepared for it, embeds texts prepared for it, and rings for the next: what queues, database and
model take at the very least for the same work, in the same processes and side by side. That is the ceiling of
`benchmarks/throughput.py`. A message whose work was not prepared only warms its worker up.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import psycopg

from infra.redis.doorbell import RedisDoorbell
from pipeline.ports import Progress
from workers import intake, turns, wiring
from workers.cli.root import run
from workers.outcomes import Report
from workers.payloads import StagePayload

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pipeline.domain.parcel import TranscriptRef
    from workers.payloads import InlinePayload
    from workers.settings import Settings
    from workers.wiring import Services

HOPS: Final = "hops"
"""Key of the count of messages that have passed through all stages."""
AFTER: Final = {Progress.RECEIVED: Progress.GATED, Progress.GATED: Progress.CLASSIFIED}
WARM_UP: Final = "A child that has worked before has the model loaded."


class Work(NamedTuple):
    """What one stage has to do for one transcript: `COPY` statements with their lines, and texts to embed."""

    copies: Sequence[tuple[str, str]] = ()
    texts: Sequence[str] = ()


class Unsparing(RedisDoorbell):
    """Asks nothing and spares nothing: each transcript has its own message at every stage."""

    def answer(self, queue: str) -> None:
        """Note nothing."""

    def is_rung(self, queue: str) -> bool:  # noqa: ARG002 - the doorbell's signature
        """Let every message go."""
        return False


def prepare(chosen: Settings, ref: TranscriptRef, progress: Progress, work: Work) -> None:
    """Lay a stage's work ready."""
    path = _place(chosen, ref, progress)
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(work), encoding="utf-8")


def only_ring() -> None:
    """Let each message ring for the next stage and do nothing else, so that the queues can be timed alone."""
    _replace_stages(writes=False)


def only_write() -> None:
    """Let each message write and embed what was prepared, in one transaction, and ring for the next stage."""
    _replace_stages(writes=True)


def _replace_stages(*, writes: bool) -> None:
    def receive(_: Services, message: StagePayload | InlinePayload) -> StagePayload:
        assert isinstance(message, StagePayload)
        return message

    def take(services: Services, message: StagePayload, progress: Progress, _: object) -> Iterator[Report]:
        if writes:
            _write(services, message.ref, progress)
        after = AFTER.get(progress)
        if after is None:
            services.redis.incr(HOPS)
        else:
            services.bell.ring(message.ref, after, bulk=False)
        yield Report("hop")

    intake.receive = receive
    turns.take = take  # pyright: ignore[reportAttributeAccessIssue] - the same call with less behind it
    wiring.RedisDoorbell = Unsparing


def _write(services: Services, ref: TranscriptRef, progress: Progress) -> None:
    path = _place(services.settings, ref, progress)
    work = Work(*json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Work(texts=[WARM_UP])
    if work.texts and progress is Progress.GATED:
        assert services.embedding_model is not None
        services.embedding_model.embed(work.texts)
    connection = _connection(services.endpoints.database_url)
    for query, lines in work.copies:
        with connection.cursor().copy(query.encode()) as copy:
            copy.write(lines)
    connection.commit()


@cache
def _connection(url: str) -> psycopg.Connection:
    """Return this process's one connection."""
    return psycopg.connect(url)


def _place(chosen: Settings, ref: TranscriptRef, progress: Progress) -> Path:
    return chosen.state_dir / f"bare-{ref.workspace_id}" / f"{ref.transcript_id}-{progress.value}.json"


PROGRAM: Final = (sys.executable, "-P", str(Path(__file__).resolve()))
"""The interpreter and this file; `ring` or `write` and the arguments of `memform` follow."""

if __name__ == "__main__":
    {"ring": only_ring, "write": only_write}[sys.argv[1]]()
    sys.exit(run(sys.argv[2:]))
