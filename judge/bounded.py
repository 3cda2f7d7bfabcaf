"""An HTTP answer bounded as a whole, in time and in bytes.

The client's own time-out is for each read, and a server that sends white space now and then to keep the line open
(some do while a model thinks) would be waited for until the worker is killed.

Only `judge.llm` imports this, late: it loads the HTTP library.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, cast

import httpx2

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MAX_REPLY_BYTES: Final = 8 * 1024 * 1024
"""Hundreds of times the longest reply that is asked for: more is no answer of a model."""
_DEADLINE: Final = "memform.deadline"


def hooks(seconds: float) -> dict[str, list[Callable[..., None]]]:
    """Return the hooks of a client that begins no read of an answer older than `seconds`, nor reads it past its bytes.

    With the time-out of a read set to the same `seconds`, an answer lasts at most twice as long.
    """

    def sent(request: httpx2.Request) -> None:
        request.extensions[_DEADLINE] = time.monotonic() + seconds

    def answered(response: httpx2.Response) -> None:
        stream = cast("httpx2.SyncByteStream", response.stream)
        response.stream = _Bounded(stream, response.request, response.request.extensions[_DEADLINE])

    return {"request": [sent], "response": [answered]}


class _Bounded(httpx2.SyncByteStream):
    def __init__(self, stream: httpx2.SyncByteStream, request: httpx2.Request, deadline: float) -> None:
        self._stream, self._request, self._deadline = stream, request, deadline

    def __iter__(self) -> Iterator[bytes]:
        """Yield the body.

        Raises:
            httpx2.ReadTimeout: it took too long as a whole.
            httpx2.ReadError: it is too long.
        """
        taken = 0
        for chunk in self._stream:
            taken += len(chunk)
            if taken > MAX_REPLY_BYTES:
                message = f"an answer of more than {MAX_REPLY_BYTES:,} bytes"
                raise httpx2.ReadError(message, request=self._request)
            if time.monotonic() > self._deadline:
                message = "an answer that does not come to its end"
                raise httpx2.ReadTimeout(message, request=self._request)
            yield chunk

    def close(self) -> None:
        """Give the connection back, or close it where the answer was left unread."""
        self._stream.close()
