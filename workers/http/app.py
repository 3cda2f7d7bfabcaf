"""The ASGI app: whether memform lives, whether it can take work, and what can be measured of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from workers.http.exposition import render

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from prometheus_client.registry import Collector

    from workers.http.readiness import Readiness

UNAVAILABLE: Final = 503
ASKED: Final = ["GET", "HEAD"]
"""A prober that asks for the head alone is answered as one that reads."""


def create_app(ready: Callable[[], Readiness], collectors: Sequence[Collector]) -> FastAPI:
    """Return the app. Its routes run in threads: what they ask may wait, and the loop may not."""
    app = FastAPI(title="memform", docs_url=None, redoc_url=None, openapi_url=None)

    @app.api_route("/healthz", methods=ASKED)
    def health() -> Response:  # pyright: ignore[reportUnusedFunction] - the app keeps it
        """Answer that this process lives. Nothing else is asked: no outage elsewhere is mended by a restart here."""
        return PlainTextResponse("ok\n")

    @app.api_route("/readyz", methods=ASKED)
    def readiness() -> Response:  # pyright: ignore[reportUnusedFunction] - as above
        """Answer whether work can be taken, and what keeps it from that."""
        found = ready()
        body = {"ready": found.is_ready, **found._asdict()}
        return JSONResponse(body, 200 if found.is_ready else UNAVAILABLE)

    @app.api_route("/metrics", methods=ASKED)
    def metrics() -> Response:  # pyright: ignore[reportUnusedFunction] - as above
        """Answer with every metric in Prometheus' text format."""
        return Response(render(collectors), media_type=CONTENT_TYPE_LATEST)

    return app
