"""Thousands of statements of one transcript: what is done for each does not grow with how many there are."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from pipeline import formation
from pipeline.domain.surface import Surface
from pipeline.lifecycle.arrival import arrive
from tests.builders import NOON, candidate, origin

if TYPE_CHECKING:
    from types import FrameType

    from pipeline.domain.plan import Effect
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin

FEW, MANY = 60, 240


def form(said: list[Candidate], source: Origin) -> tuple[Effect, ...]:
    return arrive(formation.reconcile(said, source, None, NOON), ())


def calls(said: list[Candidate], source: Origin) -> int:
    """Return how many functions are called: an account that no busy machine changes."""
    counted = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        form(said, source)
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize("surface", [Surface.OPERATOR_CHAT, Surface.SESSION_CONVERSATION], ids=str)
def test_four_times_the_statements_are_four_times_the_work(surface: Surface) -> None:
    source = origin(operator=surface is Surface.OPERATOR_CHAT)
    said = [
        candidate(f"The ledger service number {n} listens on port {7000 + n}.", n, surface=surface) for n in range(MANY)
    ]
    form(said, source)  # what is kept of a text once it was read is kept from here on
    assert len(form(said, source)) == 2 * MANY
    assert calls(said, source) < 5 * calls(said[:FEW], source)
