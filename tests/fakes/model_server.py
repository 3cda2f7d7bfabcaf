"""An OpenAI-compatible server on loopback whose replies a test scripts: the wire is real, only the mind is not."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType

Request: TypeAlias = "dict[str, Any]"


@dataclass(frozen=True)
class Say:
    """A well-formed completion around any content. `tool` wraps it in a tool call instead.

    `usage` is what the server says it cost; `message` replaces the message whole, however odd.
    """

    content: str | None
    finish_reason: str = "stop"
    refusal: str | None = None
    tool: bool = False
    choices: bool = True
    usage: object = field(default_factory=lambda: {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 120})
    message: object = ()


@dataclass(frozen=True)
class Http:
    """A bare HTTP answer."""

    status: int
    body: bytes = b'{"error":{"message":"scripted"}}'
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    content_type: str = "application/json"


@dataclass(frozen=True)
class Hang:
    """Answer nothing until the server stops."""


@dataclass(frozen=True)
class Cut:
    """Close the connection in the middle of the body."""


@dataclass(frozen=True)
class Drip:
    """Send white space now and then and never an answer, until the server stops or the client has left."""

    every_seconds: float = 0.02


Reaction: TypeAlias = Say | Http | Hang | Cut | Drip
Script: TypeAlias = "Callable[[Request], Reaction]"


_NUMBERS = count()
"""A port comes again, and what is kept of its former server (that it was out) is none of the next one's business."""


class ModelServer:
    """Runs while the context is open; `requests` holds every request body in order of arrival."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.requests: list[Request] = []
        self.stopped = threading.Event()
        self._number = next(_NUMBERS)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler_of(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/{self._number}/v1"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stopped.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def in_turn(*reactions: Reaction) -> Script:
    """React in this order; the last one stays."""
    left = list(reactions)
    return lambda _: left.pop(0) if len(left) > 1 else left[0]


def material(request: Request) -> list[dict[str, Any]]:
    """Return the rows of data a request holds, as a reader that trusts only the markers sees them."""
    lines = cast("str", request["messages"][-1]["content"]).split("\n")
    return [cast("dict[str, Any]", json.loads(line)) for line in lines[1:-1]]


def _completion(say: Say, model: str) -> bytes:
    message: dict[str, Any] = {"role": "assistant", "content": say.content, "refusal": say.refusal}
    if say.tool:
        call = {"id": "c1", "type": "function", "function": {"name": "Reply", "arguments": say.content}}
        message |= {"content": None, "tool_calls": [call]}
    whole = message if say.message == () else say.message
    choice = {"index": 0, "message": whole, "finish_reason": say.finish_reason, "logprobs": None}
    body = {
        "id": "scripted",
        "object": "chat.completion",
        "created": 1,
        "model": model,
        "choices": [choice] if say.choices else [],
        "usage": say.usage,
    }
    return json.dumps(body).encode()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    owner: ClassVar[ModelServer]

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.owner.requests.append(request)
        reaction = self.owner.script(request)
        if isinstance(reaction, Hang):
            self.owner.stopped.wait()
            self.close_connection = True
        elif isinstance(reaction, Cut):
            self._send(Http(200, b'{"id": "scr', {"content-length": "4096"}))
            self.wfile.flush()
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
        elif isinstance(reaction, Drip):
            self._drip(reaction)
        elif isinstance(reaction, Say):
            self._send(Http(200, _completion(reaction, request["model"])))
        else:
            self._send(reaction)

    def _send(self, answer: Http) -> None:
        self.send_response(answer.status)
        headers = {"content-type": answer.content_type, "content-length": str(len(answer.body)), **answer.headers}
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer.body)

    def _drip(self, drip: Drip) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        self.close_connection = True
        with contextlib.suppress(OSError):
            while not self.owner.stopped.wait(drip.every_seconds):
                self.wfile.write(b"1\r\n\n\r\n")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the signature is the library's
        """Say nothing on stderr."""


def _handler_of(owner: ModelServer) -> type[BaseHTTPRequestHandler]:
    return type("Handler", (_Handler,), {"owner": owner})
