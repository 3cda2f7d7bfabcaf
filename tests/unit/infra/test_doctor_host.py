"""What the doctor says of this machine, from facts given to it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from infra.doctor import host
from infra.doctor.finding import Severity
from infra.doctor.host import (
    PACKAGES,
    clock_skew,
    disk,
    embedding,
    package_owners,
    read_packages,
    redelivery,
    tracing,
)
from infra.doctor.model import judge_endpoint
from pipeline.errors import InvalidInputError, TransientError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.ports import Vector

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HERE: dict[str, Path | None] = {name: Path("/site") for name in PACKAGES}
OURS: dict[str, list[str]] = {name: ["memory-formation"] for name in PACKAGES}


class SteppingClock:
    """A clock that goes on by `step` each time it is read."""

    def __init__(self, step: timedelta) -> None:
        self._now, self._step = NOON - step, step

    def now(self) -> datetime:
        self._now += self._step
        return self._now


class TriedEmbedder:
    """An embedder that returns one vector of `length`, or raises `refusal`."""

    model = "tried"
    dimensions = 3

    def __init__(self, length: int = 3, refusal: Exception | None = None) -> None:
        self._length, self._refusal = length, refusal

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        if self._refusal:
            raise self._refusal
        return [np.ones(self._length, dtype=np.float32) for _ in texts]


@pytest.mark.parametrize("owners", [OURS, {}, {name: ["memory-formation"] * 2 for name in PACKAGES}])
def test_packages_of_ours_in_one_place_are_fine(owners: dict[str, list[str]]) -> None:
    assert package_owners(owners, HERE).severity is Severity.INFO


def test_this_very_installation_is_fine() -> None:
    assert read_packages().severity is Severity.INFO


def test_a_package_that_another_distribution_ships_is_an_error_that_names_it() -> None:
    finding = package_owners(OURS | {"pipeline": ["memory-formation", "other-pipeline"]}, HERE)
    assert finding.severity is Severity.ERROR
    assert "pipeline also by other-pipeline" in finding.message
    assert finding.breaks
    assert finding.mend


def test_a_package_that_only_another_distribution_ships_is_an_error() -> None:
    assert package_owners({"workers": ["other"]}, HERE).severity is Severity.ERROR


def test_packages_from_two_places_or_missing_are_errors() -> None:
    assert "/else" in package_owners(OURS, HERE | {"judge": Path("/else")}).message
    assert "judge is missing" in package_owners(OURS, HERE | {"judge": None}).message


@pytest.mark.parametrize(
    ("offset", "step", "severity"),
    [
        (timedelta(0), timedelta(0), Severity.INFO),
        (timedelta(seconds=1.9), timedelta(0), Severity.INFO),
        (timedelta(seconds=2.1), timedelta(0), Severity.WARNING),
        (timedelta(seconds=-2.1), timedelta(0), Severity.WARNING),
        (timedelta(seconds=5), timedelta(seconds=4), Severity.INFO),
        (timedelta(hours=-1), timedelta(seconds=4), Severity.WARNING),
    ],
)
def test_a_clock_is_judged_by_how_far_it_is_beyond_the_time_of_asking(
    offset: timedelta, step: timedelta, severity: Severity
) -> None:
    finding = clock_skew("Redis", SteppingClock(step), lambda: NOON + offset)
    assert finding.severity is severity
    assert finding.check == "clock.Redis"


@pytest.mark.parametrize(
    ("visibility", "severity"),
    [(100, Severity.ERROR), (180, Severity.ERROR), (539, Severity.WARNING), (540, Severity.INFO), (600, Severity.INFO)],
)
def test_redelivery_waits_for_the_longest_job(visibility: int, severity: Severity) -> None:
    finding = redelivery(timedelta(seconds=visibility), timedelta(seconds=180))
    assert finding.severity is severity
    assert f"after {visibility} s" in finding.message


def test_an_embedder_is_tried() -> None:
    assert embedding(TriedEmbedder()).message == "tried, 3 dimensions"
    assert embedding(TriedEmbedder(length=2)).severity is Severity.ERROR
    assert embedding(None).severity is Severity.WARNING
    assert embedding(TriedEmbedder(refusal=TransientError("too few"))).message == "too few"
    refused = embedding(TriedEmbedder(refusal=InvalidInputError("2 threads", ("set OMP_NUM_THREADS=1",))))
    assert (refused.severity, refused.mend) == (Severity.WARNING, "set OMP_NUM_THREADS=1")


def test_without_a_model_it_says_what_happens_to_survivors() -> None:
    finding = judge_endpoint("", "")
    assert finding.severity is Severity.INFO
    assert finding.message == "no model configured: every survivor is staged as an episode"


def test_a_model_without_an_address_is_an_error_that_says_what_to_set() -> None:
    finding = judge_endpoint("a-model", "")
    assert finding.severity is Severity.ERROR
    assert "MEMFORM_JUDGE_BASE_URL" in finding.mend


def test_a_disk_is_judged_by_what_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "not" / "yet"
    assert disk(there).severity is Severity.INFO
    assert str(tmp_path) in disk(there).message
    monkeypatch.setattr(host, "SCARCE_DISK_BYTES", 2**62)
    assert (disk(there).severity, bool(disk(there).mend)) == (Severity.WARNING, True)
    monkeypatch.setattr(host, "FULL_DISK_BYTES", 2**62)
    assert disk(there).severity is Severity.ERROR


def test_traces_that_are_asked_for_can_be_made() -> None:
    assert tracing("").severity is Severity.INFO
    assert tracing("http://collector.example:4318").message == "traces go to collector.example"


@pytest.mark.parametrize("endpoint", ["garbage", "localhost:4318", "http://", "ftp://collector"])
def test_a_collector_whose_address_is_no_url_is_a_finding(endpoint: str) -> None:
    finding = tracing(endpoint)
    assert finding.severity is Severity.WARNING
    assert "no URL" in finding.message
    assert "MEMFORM_OTLP_ENDPOINT" in finding.mend


def test_an_endpoint_without_a_model_judges_nothing() -> None:
    finding = judge_endpoint("", "http://127.0.0.1:1/v1")
    assert finding.severity is Severity.WARNING
    assert "MEMFORM_JUDGE_MODEL" in finding.mend


def test_what_is_set_and_is_no_setting_is_named_with_the_nearest() -> None:
    assert host.settings({}).severity is Severity.INFO
    finding = host.settings({"MEMFORM_JUDGE_MODLE": "MEMFORM_JUDGE_MODEL", "MEMFORM_XYZ": ""})
    assert finding.severity is Severity.WARNING
    assert "MEMFORM_JUDGE_MODLE (did you mean MEMFORM_JUDGE_MODEL?), MEMFORM_XYZ" in finding.message


def test_a_model_that_is_named_and_not_to_be_had_is_an_error() -> None:
    finding = embedding(None, InvalidInputError("the embedding model 'x' is not to be had", ["choose y"]))
    assert (finding.severity, finding.message, finding.mend) == (
        Severity.ERROR,
        "the embedding model 'x' is not to be had",
        "choose y",
    )
    assert finding.breaks
