"""An option given as nothing, as a script does whose variable is not set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.workers.conftest import Console


@pytest.mark.parametrize(
    "arguments",
    [
        ("enqueue", "-", "--id", ""),
        ("enqueue", "-", "--id="),
        ("enqueue", "-", "--thread", ""),
        ("enqueue", "-", "--wait="),
        ("status", "-w", ""),
        ("reprocess", "--workspace", "", "--all"),
        ("dead", "discard", "all", "--reason", ""),
        ("quarantine", "discard", "all", "--workspace", ""),
        ("recall", "pool", "--dispatch-id", ""),
        ("pin", "mem-heron-s-a3qzvqwxus", "--actor", ""),
        ("erase", "--match", ""),
        ("events", "--workspace", ""),
        ("quarantine", "discard", "all", "-w", " "),
        ("dead", "discard", "all", "-w", ""),
        ("batches", "list", "-w", ""),
        ("reembed", "--forget", ""),
    ],
    ids=lambda arguments: "-".join(arguments[:2]),
)
def test_an_option_given_as_nothing_is_a_wrong_call(offline: Console, arguments: tuple[str, ...]) -> None:
    ran = offline(*arguments, text="The pool holds 8 connections.")
    assert (ran.code, ran.out) == (2, "")
    told = " ".join(ran.err.split())
    assert "leave the option out" in told
    assert next(each for each in arguments if each.startswith("-") and len(each) > 1).rstrip("=") in told


@pytest.mark.parametrize(
    "arguments", [("events", ""), ("logs", ""), ("logs", " "), ("knobs", "history", ""), ("export", "")]
)
def test_a_name_that_may_be_left_out_is_no_name_when_it_is_empty(offline: Console, arguments: tuple[str, ...]) -> None:
    ran = offline(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "the name is empty: give one, or leave it out" in " ".join(ran.err.split())


def test_what_is_left_out_or_said_is_no_wrong_call(offline: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMFORM_ACTOR", "")
    assert offline("enqueue", "-", "--dry-run", text="The pool holds 8 connections.").code == 0
    assert offline("enqueue", "-", "--id", "t-1", "--dry-run", text="The pool holds 8 connections.").code == 0
    assert offline("pin", "mem-heron-s-a3qzvqwxus", "--reason", "0").code == 1
