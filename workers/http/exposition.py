"""What the worker processes of this machine know, read from the files that they keep, and the text of a scrape."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.samples import Sample

from workers.post import FOLDER, is_held

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from prometheus_client.registry import Collector

WORKER: Final = "worker"


class Workers:
    """A collector over the folders of workers: all of a state folder, or those of one name.

    Every sample says which worker it is of, so that one that starts again is a counter that starts again. A worker
    that is gone keeps its counts, and its gauges go with it.
    """

    def __init__(self, state_dir: Path, name: str = "*") -> None:
        """Look below the state folder; nothing needs to be there yet."""
        self._folder = state_dir.absolute() / FOLDER
        self._name = name

    def collect(self) -> Iterator[Metric]:
        """Yield every family once, with the samples of every worker."""
        families: dict[str, Metric] = {}
        for folder in sorted(self._folder.glob(self._name)):
            for metric in _read(folder):
                family = families.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
                family.samples += [
                    Sample(sample.name, {**sample.labels, WORKER: folder.name}, sample.value)
                    for sample in metric.samples
                ]
        yield from families.values()


def _read(folder: Path) -> Iterable[Metric]:
    runs = is_held(folder)
    files = [str(file) for file in folder.glob("*.db") if runs or not file.name.startswith("gauge_")]
    try:
        return MultiProcessCollector.merge(files)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - untyped
    except (OSError, RuntimeError, struct.error):  # a worker is just starting: its files are being made
        return ()


def render(collectors: Iterable[Collector]) -> bytes:
    """Return the text of a scrape."""
    registry = CollectorRegistry(auto_describe=False)
    for collector in collectors:
        registry.register(collector)
    return generate_latest(registry)
