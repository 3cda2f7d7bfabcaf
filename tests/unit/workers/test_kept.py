"""A reading that many ask for is taken once, and nobody waits for a slow one."""

from __future__ import annotations

import threading

from pipeline.errors import TransientError
from workers import patience
from workers.http.kept import Kept


class Source:
    """A thing to read: counts its readers, and holds or fails them as it is told."""

    def __init__(self) -> None:
        self.readings = 0
        self.gate = threading.Event()
        self.gate.set()
        self.fails = False

    def read(self) -> int:
        self.gate.wait(60)
        if self.fails:
            message = "away"
            raise TransientError(message)
        self.readings += 1
        return self.readings


def test_within_its_time_one_reading_serves_everybody() -> None:
    source = Source()
    kept = Kept(source.read, 600.0, 60.0)
    assert [kept.get().value for _ in range(5)] == [1] * 5
    assert kept.get().is_current


def test_who_asks_while_it_is_read_gets_the_last_value_and_starts_no_second_reading() -> None:
    source = Source()
    kept = Kept(source.read, 0.0, 0.0)
    source.gate.clear()
    first = [kept.get() for _ in range(3)]
    assert [(each.value, each.is_current) for each in first] == [(None, False)] * 3
    source.gate.set()
    assert patience.until(lambda: source.readings or None, 60.0) == 1
    assert patience.until(lambda: kept.get().value, 60.0)


def test_what_cannot_be_read_keeps_its_last_value_and_says_so() -> None:
    source = Source()
    kept = Kept(source.read, 0.0, 60.0, rest_factor=0.0)  # however long a machine makes of the first reading
    assert kept.get().value == 1
    source.fails = True
    assert (kept.get().value, kept.get().is_current) == (1, False)
    source.fails = False
    assert kept.get().is_current


def test_after_a_long_reading_comes_a_rest_in_proportion() -> None:
    source = Source()
    kept = Kept(source.read, 0.0, 60.0, rest_factor=1e12)  # longer than any pause of the machine
    assert {kept.get().value for _ in range(20)} == {1}
    kept.close()
