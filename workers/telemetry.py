"""`workers.tracing.Tracing` over OpenTelemetry. The one module that knows it, imported only where it is configured."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from opentelemetry import context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from workers.tracing import HEADER

if TYPE_CHECKING:
    from collections.abc import Generator

    from opentelemetry.trace import Span as TelemetrySpan

    from workers.tracing import Attributes, Kind, Span

EXPORT_SECONDS: Final = 2.0
"""A collector that does not answer costs the end of a command no more than this."""
_PATH: Final = "/v1/traces"
_W3C: Final = TraceContextTextMapPropagator()


class OpenTelemetry:
    """Makes spans through a provider, which it shuts down at the end."""

    def __init__(self, provider: TracerProvider) -> None:
        """Use a provider of one's own: memform sets nothing global."""
        self._provider = provider
        self._tracer = provider.get_tracer("memform", version("memory-formation"))

    @contextmanager
    def span(self, name: str, kind: Kind, attributes: Attributes) -> Generator[Span]:
        """Trace the work of a block; an exception that leaves it is told by its type alone."""
        with self._tracer.start_as_current_span(
            name,
            kind=SpanKind[kind.value],
            attributes=dict(attributes),
            record_exception=False,  # its message may quote a transcript
            set_status_on_exception=False,
        ) as opened:
            told = _Told(opened)
            try:
                yield told
            except Exception as error:
                told.fail(type(error).__name__)
                raise

    @contextmanager
    def within(self, traceparent: str) -> Generator[None]:
        """Work a block in the trace that came from elsewhere."""
        token = context.attach(_W3C.extract({HEADER: traceparent} if traceparent else {}, context.Context()))
        try:
            yield
        finally:
            context.detach(token)

    def traceparent(self) -> str:
        """Return what to hand on with work that goes elsewhere."""
        carrier: dict[str, str] = {}
        _W3C.inject(carrier)
        return carrier.get(HEADER, "")

    def close(self) -> None:
        """Send what is still to be sent, for at most a few seconds."""
        self._provider.shutdown()


class _Told:
    """`workers.tracing.Span` over a span of OpenTelemetry."""

    def __init__(self, span: TelemetrySpan) -> None:
        self._span = span

    def note(self, attributes: Attributes) -> None:
        """Add attributes."""
        self._span.set_attributes(dict(attributes))

    def fail(self, error_type: str) -> None:
        """Say that it failed."""
        self._span.set_attribute("error.type", error_type)
        self._span.set_status(Status(StatusCode.ERROR))


def open_telemetry(endpoint: str) -> OpenTelemetry:
    """Return a tracing that exports over OTLP/HTTP to `endpoint`, the base URL of a collector.

    The standard `OTEL_…` variables hold for everything else: service name, headers, sampling, batches.
    """
    provider = TracerProvider(resource=_resource(), shutdown_on_exit=False)
    address = endpoint if endpoint.endswith(_PATH) else endpoint.rstrip("/") + _PATH
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address, timeout=EXPORT_SECONDS)))
    return OpenTelemetry(provider)


def _resource() -> Resource:
    """Return who we are: `OTEL_SERVICE_NAME` if it is set, else memform."""
    found = Resource.create()
    unnamed = str(found.attributes.get("service.name", "")).startswith("unknown_service")
    return found.merge(Resource({"service.name": "memform"})) if unnamed else found
