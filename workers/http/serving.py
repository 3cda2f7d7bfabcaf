"""Running the app: where it listens, and when it ends."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from typing import TYPE_CHECKING, Final

import uvicorn

from pipeline.errors import TransientError

if TYPE_CHECKING:
    from fastapi import FastAPI

_LOOK_SECONDS: Final = 1.0


def listen(address: str, wish: str = "") -> socket.socket:
    """Return a socket that listens at HOST:PORT; of any free port the one of `wish` is taken if it still is free.

    Raises:
        TransientError: somebody else listens there.
    """
    host, _, port = address.rpartition(":")
    wished = wish.rpartition(":")[2] if port == "0" else ""
    if wished and (listener := _bind(host, wished)):
        return listener
    listener = _bind(host, port)
    if listener is None:
        message = f"somebody else listens at {address}: choose another port"
        raise TransientError(message)
    return listener


def _bind(host: str, port: str) -> socket.socket | None:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, int(port)))
    except OSError:
        listener.close()
        return None
    return listener


def address_of(listener: socket.socket) -> str:
    """Return HOST:PORT of a socket that listens."""
    host, port = listener.getsockname()[:2]
    return f"{host}:{port}"


def serve(app: FastAPI, listener: socket.socket, parent: int = 0) -> None:
    """Serve until SIGTERM, or with `parent` until that process, which started this one, has ended."""
    if parent:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    config = uvicorn.Config(app, access_log=False, log_config=None, timeout_graceful_shutdown=2, lifespan="off")
    uvicorn.Server(config).run(sockets=[listener])


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK_SECONDS)
    signal.raise_signal(signal.SIGTERM)
