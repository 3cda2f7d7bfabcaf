"""One rule for every command: 2 where what was given cannot be what it takes, 1 where some of several was not taken."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from tests.integration.workers.conftest import Console

READERS: Final = {
    "explain": ("explain",),
    "audit": ("audit",),
    "eval gate": ("eval", "gate"),
    "eval pacer": ("eval", "pacer"),
    "eval judge": ("eval", "judge", "--guards-only"),
    "judge estimate": ("judge", "estimate"),
    "import": ("import",),
    "erase --verify": ("erase", "--verify"),
    "enqueue": ("enqueue",),
}
TAKES_ANY_SHAPE: Final = {"enqueue"}
"""What a worker looks at first."""


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_cannot_be_what_is_taken_is_a_wrong_call(memform: Console, command: str) -> None:
    Path("odd.json").write_text('{"shape": "nobody knows"}', encoding="utf-8")
    for given, told in (("gone.json", "there is no file gone.json"), ("odd.json", ""), ("x" * 300, "too long")):
        if given == "odd.json" and command in TAKES_ANY_SHAPE:
            continue
        ran = memform(*READERS[command], given)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), (given, ran)
        assert told in ran.err


def test_where_some_of_several_was_not_taken_something_failed(memform: Console) -> None:
    Path("notes.md").write_text("The tariff importer retries three times.\n", encoding="utf-8")
    assert memform("enqueue", "gone.md", "gone_too.md", "-w", "codes").code == 2
    ran = memform("enqueue", "notes.md", "gone.md", "-w", "codes", "--wait", "--json")
    assert (ran.code, ran.answer["status"]) == (1, "done")
    assert "there is no file gone.md" in ran.err


def test_where_nothing_can_be_written_is_a_wrong_call(memform: Console) -> None:
    for command in (("export", "no/such/place.jsonl"), ("erase", "--match", "tariff", "--receipt", "no/such/place")):
        ran = memform(*command, "-w", "codes")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), ran
