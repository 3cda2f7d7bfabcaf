"""A collector of traces on loopback: it takes OTLP over HTTP as any real one does, and keeps what it got."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, NamedTuple, Self

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

if TYPE_CHECKING:
    from collections.abc import Mapping


class Seen(NamedTuple):
    """A span that arrived. Ids are hex; `parent_id` is "" for the first of a trace; `kind` and `status` as in OTLP."""

    name: str
    trace_id: str
    span_id: str
    parent_id: str
    kind: int
    status: int
    attributes: Mapping[str, str | int]
    service: str


class Collector:
    """Use it for the length of a block; `url` is what goes into `OTEL_EXPORTER_OTLP_ENDPOINT`."""

    def __init__(self) -> None:
        self.spans: list[Seen] = []
        self.raw = b""
        spans = self

        class Takes(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                spans.take(self.path, body)
                self.send_response(200)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the signature is the library's
                """Write nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Takes)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self, path: str, body: bytes) -> None:
        assert path == "/v1/traces"
        self.raw += body
        for group in ExportTraceServiceRequest.FromString(body).resource_spans:
            service = next(each.value.string_value for each in group.resource.attributes if each.key == "service.name")
            for scope in group.scope_spans:
                self.spans += [
                    Seen(
                        name=span.name,
                        trace_id=span.trace_id.hex(),
                        span_id=span.span_id.hex(),
                        parent_id=span.parent_span_id.hex(),
                        kind=span.kind,
                        status=span.status.code,
                        attributes={a.key: a.value.string_value or a.value.int_value for a in span.attributes},
                        service=service,
                    )
                    for span in scope.spans
                ]

    def trace(self, trace_id: str) -> dict[str, Seen]:
        """Return the spans of a trace by name, the first of each name."""
        return {span.name: span for span in reversed(self.spans) if span.trace_id == trace_id}
