"""Where one message speaks for many, none that waits is forgotten, though no relay would ring for it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tests import siege
from workers.client import Memform

if TYPE_CHECKING:
    from workers.settings import Settings
    from workers.wiring import Services

TRANSCRIPTS: Final = 240
WORKSPACES: Final = ("many", "few")
FACT: Final = "The {} cache of region {} is emptied at noon, because it is full by then."


def test_without_a_relay_every_transcript_comes_to_its_end(
    chosen: Settings, services: Services, inbox_only: Services
) -> None:
    """Live and batch, through the ledger and through the inbox, of a flood and of a trickle, two workers a stage."""
    siege.man(chosen, siege.stage_posts(siege.unhurried(chosen), each=2))
    assert siege.all_answer(services, [f"{stage}-{number}" for stage in siege.STAGES for number in range(2)])
    chance = np.random.default_rng(20)
    names: dict[str, list[str]] = {workspace: [] for workspace in WORKSPACES}
    for number in range(TRANSCRIPTS):
        workspace = WORKSPACES[int(chance.random() < 0.1)]
        producer = Memform(inbox_only if chance.random() < 0.5 else services, workspace)
        name = f"r-{number}"
        producer.enqueue(FACT.format(workspace, number), transcript_id=name, bulk=bool(chance.random() < 0.3))
        names[workspace].append(name)
    for workspace, sent in names.items():
        assert siege.settled(services, workspace, sent) == ["done"] * len(sent)
