"""What the doctor says of who works, from facts given to it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from infra.doctor.finding import Severity
from infra.doctor.fleet import Attendance, examine_fleet

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_what_has_its_workers_is_fine_and_what_could_not_be_asked_is_not_told() -> None:
    assert {each.severity for each in examine_fleet(Attendance({}))} == {Severity.INFO}
    assert examine_fleet(None) == []


@pytest.mark.parametrize(
    ("unserved", "severity", "words"),
    [
        ({"gate": 2}, Severity.ERROR, ("gate (2 waiting)",)),
        ({"maintenance": 56}, Severity.WARNING, ("maintenance (56 waiting)",)),
        ({"maintenance": 56, "gate": 2}, Severity.ERROR, ("gate (2 waiting)", "maintenance (56 waiting)")),
        ({"classify.bulk": 1}, Severity.ERROR, ("classify.bulk (1 waiting)",)),
    ],
)
def test_each_queue_without_a_worker_is_named_with_the_command_that_mends_it(
    unserved: dict[str, int], severity: Severity, words: tuple[str, ...]
) -> None:
    told, swept = examine_fleet(Attendance(unserved))
    assert (told.check, told.severity, swept.severity) == ("fleet.workers", severity, Severity.INFO)
    assert all(word in told.message for word in words)
    assert f"`memform worker {' '.join(sorted(unserved))}`" in told.mend
    assert "`memform up`" in told.mend


@pytest.mark.parametrize(
    ("attendance", "words", "mend"),
    [
        (
            Attendance({}, lacks_beat=True, swept_at=NOON),
            "since 2026-03-01 12:00:00, and no beat rings",
            "memform beat",
        ),
        (Attendance({}, lacks_beat=True), "no sweep has run yet", "memform beat"),
        (
            Attendance({}, lacks_maintenance=True, swept_at=NOON),
            "no maintenance worker answers",
            "memform worker maintenance",
        ),
    ],
)
def test_sweeps_that_are_overdue_are_told_with_who_is_missing(attendance: Attendance, words: str, mend: str) -> None:
    _, told = examine_fleet(attendance)
    assert (told.check, told.severity) == ("fleet.sweeps", Severity.WARNING)
    assert words in told.message
    assert f"`{mend}`" in told.mend
    assert told.breaks
