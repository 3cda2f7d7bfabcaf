"""The meter of a worker: Prometheus metrics in files that its children share with whoever is scraped.

A worker has a folder of its own (`workers.post`). Each child writes files of its own there, named by its place in the
pool and not by its pid: the child that replaces one that died goes on counting where it stopped, so that neither a
killed child nor a recycled one makes a count fall or leaves a file behind.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from billiard.process import current_process
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, values

from workers import settings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TASK_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180)
"""Seconds, up to the hard limit of a task."""
RECALL_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)
MODEL_BUCKETS: Final = (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60)
_PAGE_BYTES: Final = resource.getpagesize()


def place_in_pool() -> str:
    """Return this child's place in its worker's pool, which its successor will have; "main" in the worker itself."""
    index: int | None = getattr(current_process(), "index", None)  # pyright: ignore[reportUnknownArgumentType] - untyped
    return "main" if index is None else str(index)


class PrometheusMeter:
    """`workers.meter.Meter` over files in a folder. Make it after the fork, in the process that is measured."""

    def __init__(self, folder: Path) -> None:
        """Open this process's files."""
        settings.keep_metrics_in(folder)
        values.ValueClass = values.MultiProcessValue(process_identifier=place_in_pool)  # pyright: ignore[reportUnknownMemberType] - untyped
        registry = CollectorRegistry()
        self._tasks = Counter(
            "memform_tasks", "Tasks that ended, by what they ended with.", ("task", "verdict"), registry=registry
        )
        self._seconds = Histogram(
            "memform_task_seconds",
            "Time from taking a message to having done with it.",
            ("task",),
            buckets=TASK_BUCKETS,
            registry=registry,
        )
        self._degraded = Counter(
            "memform_recall_degraded",
            "Questions answered without a voice that should speak.",
            ("voice",),
            registry=registry,
        )
        self._recalls = Histogram(
            "memform_recall_seconds", "Time to answer a question.", ("mode",), buckets=RECALL_BUCKETS, registry=registry
        )
        self._calls = Histogram(
            "memform_judge_call_seconds",
            "Time a model took for a call, by whether it answered.",
            ("model", "outcome"),
            buckets=MODEL_BUCKETS,
            registry=registry,
        )
        self._sweeps = Counter("memform_sweep_passes", "Passes of sweeps.", ("sweep",), registry=registry)
        self._swept = Counter(
            "memform_sweep_items", "What passes of sweeps found and did.", ("sweep", "what"), registry=registry
        )
        running = Gauge(
            "memform_worker_processes", "Child processes at work.", registry=registry, multiprocess_mode="livesum"
        )
        self._memory = Gauge(
            "memform_worker_memory_bytes",
            "Resident memory of the largest child.",
            registry=registry,
            multiprocess_mode="livemax",
        )
        running.set(1)
        self._memory.set(resident_bytes())

    def task(self, task: str, verdict: str, seconds: float) -> None:
        """Count a task that ended, and look at this child's memory."""
        self._tasks.labels(task, verdict).inc()
        self._seconds.labels(task).observe(seconds)
        self._memory.set(resident_bytes())

    def recall(self, mode: str, seconds: float, degraded: Sequence[str]) -> None:
        """Count a question that was answered, and each voice that it was answered without."""
        self._recalls.labels(mode).observe(seconds)
        for voice in degraded:
            self._degraded.labels(voice).inc()

    def model_call(self, model: str, outcome: str, seconds: float) -> None:
        """Count a call of a model."""
        self._calls.labels(model, outcome).observe(seconds)

    def sweep(self, sweep: str, counts: Mapping[str, int]) -> None:
        """Count what a pass of a sweep did."""
        self._sweeps.labels(sweep).inc()
        for what, count in counts.items():
            self._swept.labels(sweep, what).inc(count)


def resident_bytes() -> int:
    """Return the resident memory of this process; where the system does not tell, the most it ever was."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
    return pages * _PAGE_BYTES
