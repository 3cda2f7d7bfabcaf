"""Every fault of a model on every kind of statement, through real stores: nothing lost, overwritten, doubled.

The quick mode runs each fault in each phase once; MEMFORM_CHAOS=full runs 200 transcripts and more.
"""

from __future__ import annotations

import os
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest

from judge.breaker import CLOSED
from tests.fakes.clusters import beforehand, right, sayings
from tests.fakes.courtroom import Shifted, balance, catch_up, form, remembered
from tests.fakes.faulty import FAULTS
from tests.fakes.model_server import material
from workers.judging import SharedCircuits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.fakes.model_server import ModelServer, Reaction, Request, Script
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
EACH = 6 if FULL else 1
"""Transcripts for each of 17 faults in each of two phases."""
UNDISTURBED: dict[str, Any] = {}
PHASES = {"extract": "n", "reconcile": "memory"}


@pytest.fixture
def suffering(court_of: Callable[..., Services], model: ModelServer) -> Iterator[Services]:
    model.script = right
    with court_of(model) as services:
        yield services


@pytest.fixture
def hasty(court_of: Callable[..., Services], model: ModelServer) -> Iterator[Services]:
    """A process that does not wait for long: only where no answer ever comes, for one that is slow is lost too."""
    with court_of(model, judge_timeout_seconds=0.5) as services:
        yield services


def mend(services: Services) -> None:
    circuits, endpoint = SharedCircuits(services.shared), services.completer.endpoint
    circuits.swap(endpoint, circuits.read(endpoint), CLOSED)


def calm(services: Services) -> dict[str, Any]:
    """Return what an undisturbed run leaves; found once."""
    if not UNDISTURBED:
        form(services, "calm", beforehand(EACH), 0)
        for number in range(EACH):
            form(services, "calm", sayings(number), 9)
        UNDISTURBED.update(remembered(services, "calm"))
    return UNDISTURBED


def failing(fault: str, phase: str) -> Script:
    """Return a script that shows the fault to one phase's questions."""

    def script(asked: Request) -> Reaction:
        return FAULTS[fault] if PHASES[phase] in material(asked)[0] else right(asked)

    return script


@pytest.mark.timeout(900 if FULL else 600)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_costs_time_and_nothing_else(
    suffering: Services, hasty: Services, model: ModelServer, fault: str, phase: str
) -> None:
    place = f"{fault} {phase}"
    expected = calm(suffering)
    form(suffering, place, beforehand(EACH), 0)
    before = {row[0] for row in remembered(suffering, place)["live"]}
    model.script = failing(fault, phase)
    for number in range(EACH):
        mend(suffering)
        outcomes = form(hasty if fault == "time_out" else suffering, place, sayings(number), 9)
        assert outcomes["staged"] + outcomes.get("added", 0) == outcomes["statements"] == 3
    assert before <= {row[0] for row in remembered(suffering, place)["live"]}, "nothing is overwritten"
    model.script = right
    mend(suffering)
    suffering.clock = Shifted(suffering, timedelta(hours=2))
    catch_up(suffering)
    suffering.clock = Shifted(suffering, timedelta(hours=2))
    catch_up(suffering)
    if fault == "refusal":
        # A model that refuses will refuse again: what it refused stays as it is, in the open.
        assert {row[3] for row in remembered(suffering, place)["outcomes"]} == {None}
        assert before <= {row[0] for row in remembered(suffering, place)["live"]}
    else:
        assert remembered(suffering, place) == expected
    for number in range(EACH):
        balance(suffering, place, f"t-{number}")
    assert suffering.dead_letters.list(place, limit=10) == []
