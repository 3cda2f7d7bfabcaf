"""One workspace with much to do does not keep another waiting, through real workers and by either way in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pipeline.errors import BacklogFullError
from tests import siege
from tests.storm import rows
from workers.client import Memform
from workers.wiring import Services

if TYPE_CHECKING:
    from datetime import datetime

    from workers.settings import Settings

FACT = "The service of team {} answers on port {}, because the old one was taken."
CROWD = 40
ROUND = 12
"""What three stages with one worker each may have finished of another workspace while one of this goes through."""


@pytest.mark.parametrize(
    ("intake", "busy", "quiet", "bulk"),
    [
        ("store", "a-busy", "b-quiet", False),
        ("store", "z-busy", "y-quiet", True),
        ("inbox", "c-busy", "d-quiet", False),
    ],
)
def test_a_transcript_behind_a_crowd_is_formed_within_a_round(  # noqa: PLR0913 - who comes in by which way
    chosen: Settings, services: Services, intake: str, busy: str, quiet: str, *, bulk: bool
) -> None:
    with Services(chosen.model_copy(update={"intake": intake}), services.endpoints) as entering:
        for number in range(CROWD):
            Memform(entering, busy).enqueue(FACT.format("crowd", number), transcript_id=f"t-{number:03}", bulk=bulk)
        Memform(entering, quiet).enqueue(FACT.format("quiet", 1), transcript_id="alone", bulk=bulk)
        siege.man(chosen, siege.stage_posts(siege.unhurried(chosen)))
        assert siege.settled(services, quiet, ["alone"]) == ["done"]
        last = [f"t-{number:03}" for number in range(CROWD)]
        assert siege.settled(services, busy, last) == ["done"] * CROWD, "and no message was lost by taking turns"
    (alone,) = done_at(services, quiet)
    before = sum(when < alone for when in done_at(services, busy))
    assert before <= ROUND, f"{before} of {CROWD} went before it"
    ledger = services.overview(busy).ledger()
    assert (ledger["statements"], ledger["staged"], ledger["balanced"]) == (CROWD, CROWD, True)


def done_at(services: Services, workspace: str) -> list[datetime]:
    """Return when each transcript of a workspace was done, by the store's own account."""
    return [when for (when,) in rows(services, workspace, b"SELECT updated_at FROM transcripts")]


@pytest.mark.parametrize("intake", ["store", "inbox"])
def test_who_sends_more_than_it_may_have_waiting_is_refused_and_others_are_not(
    chosen: Settings, services: Services, intake: str
) -> None:
    limited = chosen.model_copy(update={"intake": intake, "backlog_limit": 2})
    workspace = f"limited-{intake}"
    with Services(limited, services.endpoints) as entering:
        producer = Memform(entering, workspace)
        for number in range(2):
            producer.enqueue(FACT.format(intake, number), transcript_id=f"t-{number}")
        with pytest.raises(BacklogFullError, match="memform status"):
            producer.enqueue(FACT.format(intake, 2), transcript_id="t-2")
        Memform(entering, f"{workspace}-other").enqueue(FACT.format(intake, 3), transcript_id="t-3")
        siege.man(chosen, siege.stage_posts(siege.unhurried(chosen)))
        assert siege.settled(services, workspace, ["t-0", "t-1"]) == ["done", "done"]
        assert producer.enqueue(FACT.format(intake, 2), transcript_id="t-2").status in {"stored", "queued"}
        assert siege.settled(services, workspace, ["t-2"]) == ["done"]
