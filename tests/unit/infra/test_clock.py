from __future__ import annotations

from datetime import UTC

from infra.clock import SystemClock


def test_the_clock_tells_an_aware_instant_in_utc_and_never_goes_back_here() -> None:
    clock = SystemClock()
    first, second = clock.now(), clock.now()
    assert first.tzinfo is UTC
    assert first <= second
