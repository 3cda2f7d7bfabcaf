"""A circuit breaker as data: closed → open after a run of outages → half open for one probe → closed.

The state of an endpoint is shared by every worker through the `Circuits` port; the rules here are pure.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from datetime import datetime

THRESHOLD: Final = 3
"""Outages in a row that open the circuit; fewer than the attempts of a stage: an outage stages, it never buries."""
COOL_DOWN: Final = timedelta(seconds=30)
COOL_DOWN_CAP: Final = timedelta(minutes=10)
DOUBLINGS: Final = 5
"""After so many the cap holds; more of them would leave the range of a duration in an outage of hours."""
RETRY_AFTER_CAP: Final = timedelta(hours=1)
"""Longest that an endpoint's own Retry-After keeps its circuit open: one probe an hour is no burden, and a date that is
wrong by years, or milliseconds given for seconds, must not end judging for good."""
PROBE_LEASE: Final = timedelta(seconds=90)
"""A probe that has not come back by then has died with its worker: the next one may try."""


@dataclass(frozen=True, slots=True)
class Circuit:
    """How an endpoint has behaved. `open_until` is None while closed; `openings` counts openings in a row."""

    failures: int = 0
    openings: int = 0
    open_until: datetime | None = None
    probe_until: datetime | None = None


CLOSED: Final = Circuit()
"""How an answer, whatever it says, leaves a circuit."""


class Circuits(Protocol):
    """Circuits by endpoint, shared by all workers."""

    def read(self, endpoint: str) -> Circuit:
        """Return the endpoint's circuit, closed when nothing is known."""
        ...

    def swap(self, endpoint: str, before: Circuit, after: Circuit) -> bool:
        """Write `after` if the circuit still equals `before`; else return False."""
        ...


def admit(circuit: Circuit, now: datetime) -> Circuit | None:
    """Return the circuit to write before a call, or None when the call must not be made.

    A closed circuit is returned as it is. An open one admits a single probe once its time has passed.
    """
    if circuit.open_until is None:
        return circuit
    if now < circuit.open_until or (circuit.probe_until is not None and now < circuit.probe_until):
        return None
    return replace(circuit, probe_until=now + PROBE_LEASE)


def state_of(circuit: Circuit, now: datetime) -> str:
    """Name a circuit for people and metrics: `closed`, `open`, or `half_open` when a probe may ask or is asking."""
    if circuit.open_until is None:
        return "closed"
    return "open" if now < circuit.open_until else "half_open"


def after_outage(circuit: Circuit, now: datetime, retry_after: timedelta | None = None) -> Circuit:
    """Count an outage; open at the threshold, or again after a failed probe, each time for twice as long.

    The endpoint's own Retry-After, up to an hour, is the least it stays open. Worked: 3 failures → open 30 s; probe
    fails → 60 s, 120 s … at most 10 min, however many fail.
    """
    failures = circuit.failures + 1
    if failures < THRESHOLD:
        return replace(circuit, failures=failures)
    rest = min(COOL_DOWN * 2 ** min(circuit.openings, DOUBLINGS), COOL_DOWN_CAP)
    asked = min(retry_after or timedelta(0), RETRY_AFTER_CAP)
    return Circuit(failures, circuit.openings + 1, now + max(rest, asked))
