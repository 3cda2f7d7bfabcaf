"""What only a process knows of itself: how long its work took and how it ended. Kept for a scrape, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Meter(Protocol):
    """Takes measurements. Labels are closed sets: names of tasks, verdicts, models; never a workspace or an id."""

    def task(self, task: str, verdict: str, seconds: float) -> None:
        """Count a task that ended."""
        ...

    def recall(self, mode: str, seconds: float, degraded: Sequence[str]) -> None:
        """Count a question that was answered, and each voice that it was answered without."""
        ...

    def model_call(self, model: str, outcome: str, seconds: float) -> None:
        """Count a call of a model: "answered", or the kind of its failure."""
        ...

    def sweep(self, sweep: str, counts: Mapping[str, int]) -> None:
        """Count what a pass of a sweep did."""
        ...


class Unmeasured:
    """The meter of a process that nobody scrapes: it keeps nothing and costs nothing."""

    def task(self, task: str, verdict: str, seconds: float) -> None:
        """Keep nothing."""

    def recall(self, mode: str, seconds: float, degraded: Sequence[str]) -> None:
        """Keep nothing."""

    def model_call(self, model: str, outcome: str, seconds: float) -> None:
        """Keep nothing."""

    def sweep(self, sweep: str, counts: Mapping[str, int]) -> None:
        """Keep nothing."""


UNMEASURED: Final = Unmeasured()
