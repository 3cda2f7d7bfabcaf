"""A reading that is shared by everybody who asks, so that asking often costs nothing."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from threading import Lock
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from pipeline.errors import MemformError

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

T = TypeVar("T")


class Reading(NamedTuple, Generic[T]):
    """A value (None before the first), how old it is, and whether the last try to renew it worked."""

    value: T | None
    age_seconds: float
    is_current: bool


class Kept(Generic[T]):
    """Renews a reading in a thread of its own; whoever asks waits a moment for it and then gets the last one."""

    def __init__(
        self, read: Callable[[], T], fresh_seconds: float, patience_seconds: float, rest_factor: float = 1.0
    ) -> None:
        """Renew with `read` what is older than `fresh_seconds`; let nobody wait longer than `patience_seconds`.

        After a reading comes a rest of `rest_factor` times as long as it took, if that is more: of 20, reading takes a
        twentieth of one connection's time at most, however large the store.
        """
        self._read = read
        self._fresh, self._patience, self._rest = fresh_seconds, patience_seconds, rest_factor
        self._threads = ThreadPoolExecutor(1)
        self._lock = Lock()
        self._renewal: Future[None] | None = None
        self._value: T | None = None
        self._taken_at = self._next_at = time.monotonic()
        self._is_current = False

    def get(self) -> Reading[T]:
        """Return the reading, renewed if it is time and that takes no longer than the patience."""
        with self._lock:
            if self._renewal is None and time.monotonic() >= self._next_at:
                self._renewal = self._threads.submit(self._renew)
            renewal = self._renewal
        in_time = True
        if renewal is not None:
            try:
                renewal.result(self._patience)
            except FutureTimeoutError:
                in_time = False
        return Reading(self._value, time.monotonic() - self._taken_at, self._is_current and in_time)

    def close(self) -> None:
        """Begin no further renewal."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _renew(self) -> None:
        started = time.monotonic()
        try:
            self._value, self._taken_at, self._is_current = self._read(), started, True
        except MemformError:
            self._is_current = False
        finally:
            rest = (time.monotonic() - started) * self._rest if self._is_current else 0.0
            with self._lock:
                self._next_at = time.monotonic() + max(self._fresh, rest)
                self._renewal = None
