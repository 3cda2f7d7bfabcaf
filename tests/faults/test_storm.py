"""A storm over the fleet: processes killed, messages doubled and reordered, Redis emptied; the end state is the same.

The quick mode sends 40 transcripts, MEMFORM_CHAOS=full 1,000 (`make chaos`), MEMFORM_CHAOS=long 10,000. What a storm
leaves behind is compared with what one undisturbed process makes of the same transcripts.
"""

from __future__ import annotations

import math
import os
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

import pytest

from pipeline.ports import Progress
from tests import siege
from tests.fakes.faulty_worker import is_doubled
from tests.siege import Sniper, ref
from tests.storm import COMPARED, assert_as_undisturbed, at_rest, rows, transcripts
from workers import patience
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from infra.embedded.fleet import Post
    from tests.storm import Sent
    from workers.bell import Bell
    from workers.settings import Settings
    from workers.wiring import Services


class Size(NamedTuple):
    """How large a storm is, and how much time a stage and the whole have."""

    transcripts: int
    texts: int
    colonies: int
    kill_every_seconds: float
    task_limit_seconds: int
    """A process that starts while others are killed has little of a small machine; running late counts an attempt."""
    deadline_seconds: float
    undisturbed_seconds: float
    most_kills: float = math.inf


SIZES = {
    "quick": Size(40, 24, 25, 2.0, 10, 600.0, 300.0, 20),
    "full": Size(1_000, 300, 400, 2.0, 8, 1_500.0, 400.0),
    "long": Size(10_000, 2_000, 4_000, 4.0, 12, 6_000.0, 3_000.0),
}
SIZE = SIZES[os.environ.get("MEMFORM_CHAOS", "quick")]  # noqa: TID251 - how a test is called, no setting of the product
STORM = "storm"
FIRST_KILLS = 3
MESSAGES = (Progress.RECEIVED, Progress.GATED, Progress.CLASSIFIED)


@pytest.mark.timeout(SIZE.deadline_seconds + SIZE.undisturbed_seconds)
def test_nothing_is_lost_and_nothing_is_done_twice(chosen: Settings, services: Services, inbox_only: Services) -> None:
    sent, began = transcripts(SIZE.transcripts, SIZE.texts, SIZE.colonies), time.monotonic()
    patient = chosen.model_copy(update={"task_time_limit_seconds": SIZE.task_limit_seconds})
    posts = [*siege.stage_posts(patient, each=2, fault="double"), *siege.upkeep_posts(patient)]
    siege.man(chosen, posts)
    sniper = Sniper(chosen, posts, SIZE.kill_every_seconds, most=SIZE.most_kills)
    sniper.start()
    try:
        with siege.insistent(services) as again:
            flushed_at = _ride_out(sent, services, inbox_only, again, sniper)
    finally:
        losses = sniper.cease()
    took = time.monotonic() - began
    assert losses.total >= FIRST_KILLS
    siege.dismiss(chosen)
    assert_as_undisturbed(chosen, services, sent, STORM)
    _tell(services, losses, posts, flushed_at, took)


def _ride_out(sent: Sequence[Sent], services: Services, inbox_only: Services, again: Bell, sniper: Sniper) -> int:
    """Send all, half of it through the inbox; empty Redis when all is stored; wait. Return what was done by then."""
    for number, one in enumerate(sent):
        if number == len(sent) // 2:  # a fast machine is not done before the storm has begun
            assert patience.until(lambda: sniper.losses.total >= FIRST_KILLS or None, SIZE.deadline_seconds)
        client = Memform(inbox_only if number % 2 else services, STORM)
        receipt = client.enqueue(one.body, transcript_id=one.name, reading=one.reading)
        assert receipt.status == ("queued" if number % 2 else "stored")
        if is_doubled(ref(STORM, one.name), Progress.RECEIVED):
            again.ring(ref(STORM, one.name), Progress.RECEIVED, bulk=False)
    assert patience.until(lambda: services.inbox.load().parcels == 0 or None, SIZE.deadline_seconds)
    patience.until(lambda: at_rest(services, STORM) > SIZE.transcripts // 2 or None, SIZE.deadline_seconds)
    flushed_at = at_rest(services, STORM)
    services.redis.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped
    for one in sent[::7]:  # late and out of order, when the stage has long passed or not yet come
        for progress in reversed(MESSAGES):
            again.ring(ref(STORM, one.name), progress, bulk=False)
    assert patience.until(lambda: at_rest(services, STORM) == SIZE.transcripts or None, SIZE.deadline_seconds), (
        services.overview(STORM).stages()
    )
    return flushed_at


def _tell(services: Services, losses: siege.Losses, posts: Sequence[Post], flushed_at: int, took: float) -> None:
    """Print the figures of the run (`pytest -s`)."""
    ledger = services.overview(STORM).ledger()
    told = {
        "transcripts": SIZE.transcripts,
        "statements": ledger["statements"],
        "memories": len(rows(services, STORM, COMPARED["memories"])),
        "links": len(rows(services, STORM, COMPARED["links"])),
        "processes": len(posts),
        "workers or beat killed": losses.mains,
        "children killed": losses.children,
        "done when Redis was flushed": flushed_at,
        "seconds": round(took),
    }
    sys.stdout.write("\n" + "\n".join(f"{name:28} {value}" for name, value in told.items()) + "\n")
