"""A TCP proxy in front of PostgreSQL that cuts connections at the worst moments: around COMMIT, or all at once.

What is cut before COMMIT has reached the server is rolled back; what is cut after it, before the answer is back, is
committed and the client does not know. It must do the right thing in both cases without knowing which it is in.
"""

from __future__ import annotations

import socket
import struct
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Self

import numpy as np

COMMIT: Final = b"COMMIT"
CHUNK: Final = 65_536
RESET: Final = struct.pack("ii", 1, 0)
"""Linger for no time: closing resets, as a lost host would."""


@dataclass
class Cuts:
    """How often a connection was cut, by where."""

    before_commit: int = 0
    after_commit: int = 0
    in_between: int = 0


@dataclass
class WireCutter:
    """Runs while the context is open. `share` in [0, 0.5] of the COMMITs is cut on either side."""

    upstream: tuple[str, int]
    share: float = 0.0
    seed: int = 11
    cuts: Cuts = field(default_factory=Cuts)

    def __post_init__(self) -> None:
        self._chance = np.random.default_rng(self.seed)
        self._guard = threading.Lock()
        self._open: set[tuple[socket.socket, socket.socket]] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))

    @property
    def port(self) -> int:
        return int(self._listener.getsockname()[1])

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.cut_all()

    def cut_all(self) -> None:
        """Cut every connection, wherever it is."""
        with self._guard:
            pairs = list(self._open)
        for pair in pairs:
            self.cuts.in_between += self._cut(pair)

    def _listen(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            try:
                server = socket.create_connection(self.upstream, timeout=10)
            except OSError:
                client.close()
                continue
            server.settimeout(None)
            pair = (client, server)
            with self._guard:
                self._open.add(pair)
            threading.Thread(target=self._pump, args=(pair, client, server), daemon=True).start()
            threading.Thread(target=self._pump, args=(pair, server, client), daemon=True).start()

    def _pump(self, pair: tuple[socket.socket, socket.socket], source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                where = self._draw() if source is pair[0] and COMMIT in data else ""
                if where == "before":
                    self.cuts.before_commit += self._cut(pair)
                    return
                sink.sendall(data)
                if where == "after":
                    # The answer is held back: this thread cuts as soon as the server has taken the message.
                    self.cuts.after_commit += self._cut(pair, client_first=True)
                    return
        self._cut(pair)
        source.close()

    def _draw(self) -> str:
        with self._guard:
            drawn = float(self._chance.random())
        return "before" if drawn < self.share else "after" if drawn < 2 * self.share else ""

    def _cut(self, pair: tuple[socket.socket, socket.socket], *, client_first: bool = False) -> bool:
        """Close both ends at once, the server's politely where it is to finish; return False if already cut."""
        with self._guard:
            if pair not in self._open:
                return False
            self._open.remove(pair)
        client, server = pair
        with suppress(OSError):
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        for end in (client, server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_WR if end is server and client_first else socket.SHUT_RDWR)
            if end is client or not client_first:
                end.close()
        return True
