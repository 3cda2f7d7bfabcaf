"""What comes back to where it came from, and what no store can hold: neither harms a memory or its neighbours."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.memory import MemoryId
from pipeline.domain.parcel import Reading
from pipeline.domain.recall import RecallQuery
from pipeline.domain.surface import Surface
from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Callable

    from workers.client import Memform
    from workers.wiring import Services

FROZEN = "Deploys of the shop are frozen from Friday noon until Monday morning."
QUERY = "When are deploys of the shop frozen?"


def send(client: Memform, workspace: str, text: str, colony: str, transcript: str) -> dict[str, int]:
    """Send a transcript of a colony to its rest; return its ledger."""
    reading = Reading(colony_id=colony, surface=Surface.SESSION_CONVERSATION)
    client.enqueue(text, workspace=workspace, transcript_id=transcript, reading=reading)
    done = client.wait(transcript, workspace=workspace)
    assert done.status == "done"
    assert done.ledger is not None
    assert done.ledger["balanced"]
    return {kind: int(count) for kind, count in done.ledger.items() if count and kind != "balanced"}


def test_a_recalled_block_that_is_fed_back_forms_and_reinforces_nothing(client: Memform, services: Services) -> None:
    send(client, "echoes", FROZEN, "ants", "t-1")
    (found,) = client.recall(
        RecallQuery(workspace_id="echoes", text=QUERY, dispatch_id="d-1", colony_id="bees", agent_id="a")
    ).results
    memory = MemoryId(found.id)
    before = services.memories.get("echoes", [memory])[memory]
    block = f"<memory-context>\n- {found.content}\n</memory-context>\nWhich region is the cheapest one?"
    assert send(client, "echoes", block, "bees", "t-2") == {"statements": 2, "dropped": 2}
    assert send(client, "echoes", f"Okay.\n\n{found.content}", "bees", "t-3") == {"statements": 2, "dropped": 2}
    assert services.memories.get("echoes", [memory])[memory] == before
    send(client, "echoes", found.content, "wasps", "t-4")
    after = services.memories.get("echoes", [memory])[memory]
    assert after.state.alpha > before.state.alpha, "a colony that was not told says it on its own"


@pytest.mark.parametrize("broken", ["a\x00b", "a\ud800b"])
def test_what_is_no_character_is_refused_wherever_it_is_given(client: Memform, broken: str) -> None:
    operator = client.as_operator("lena", workspace="signs")
    asked: list[Callable[[], object]] = [
        lambda: operator.pin(MemoryId(broken)),
        lambda: client.as_operator("lena", workspace=broken).pin(MemoryId("mem-a-s-bbbbbbbbbb")),
        lambda: client.outcome(broken, True),  # noqa: FBT003 - as the specification calls it
        lambda: client.outcome("finch", True, key=broken),  # noqa: FBT003 - as above
        lambda: client.feedback(broken, True),  # noqa: FBT003 - as above
        lambda: client.taught(broken),
        lambda: client.wait(broken, timeout=timedelta(seconds=1)),
    ]
    for ask in asked:
        with pytest.raises(InvalidInputError):
            ask()


def test_an_operators_words_are_cleaned_like_any_text(client: Memform, services: Services) -> None:
    told = client.remember("The north gate opens at 06:30.", workspace="signs")
    receipt = client.wait(told.transcript_id, workspace="signs")
    (known,) = client.taught(receipt.transcript_id, workspace="signs")
    operator = client.as_operator("lena", workspace="signs")
    hidden = "The \x1b[31mnorth\x1b[0m gate\x00 opens at\u200b 07:15.\ud800"
    deed = operator.edit(known.memory.memory_id, hidden, reason="\x1b[2Jsaid\x00 so\nby the guard")
    assert deed.memory.memory.content == "The north gate opens at 07:15."
    (*_, last) = services.memories.events("signs", known.memory.memory_id)
    assert last["reason"] == "said so by the guard"


def test_nothing_but_an_end_can_be_waited_for(client: Memform) -> None:
    with pytest.raises(InvalidInputError, match="'graduated' is nothing to wait for"):
        client.wait("t-1", until="graduated")


def test_a_nul_is_removed_and_stops_no_other_transcript(client: Memform) -> None:
    healthy = [f"The cache of shard {number} holds {number * 10} entries." for number in range(1, 10)]
    broken = "The cache of the pro\x00xy keeps its entries for\x00 300 seconds."
    for number, text in enumerate([*healthy[:5], broken, *healthy[5:]]):
        client.enqueue(text, workspace="nuls", transcript_id=f"t-{number}")
    for number in range(10):
        ledger = client.wait(f"t-{number}", workspace="nuls").ledger
        assert ledger is not None
        assert (ledger["staged"], ledger["balanced"]) == (1, True)
    query = RecallQuery(workspace_id="nuls", text="How long does the cache of the proxy keep its entries?", limit=1)
    (found,) = client.recall(query).results
    assert found.content == broken.replace("\x00", "")
