"""`memform serve`: health, readiness and metrics over HTTP, in the foreground."""

import os
from typing import Annotated

import typer

from workers import address, endpoint, patience, settings, wiring
from workers.logs import configure

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: MEMFORM_HTTP_ADDRESS=127.0.0.1:8630 memform serve")
def serve(
    *,
    worker: Annotated[
        str, typer.Option(hidden=True, help="Only for this worker, at its health address, until it ends.")
    ] = "",
) -> None:
    """Serve /healthz, /readyz and /metrics in the foreground until SIGTERM; on loopback unless told otherwise."""
    # The web framework takes a third of a second to load; `memform --help` need not wait for it.
    from workers.http.app import create_app  # noqa: PLC0415 - as above
    from workers.http.census import Census  # noqa: PLC0415 - as above
    from workers.http.exposition import Workers  # noqa: PLC0415 - as above
    from workers.http.readiness import examine  # noqa: PLC0415 - as above
    from workers.http.serving import address_of, listen  # noqa: PLC0415 - as above
    from workers.http.serving import serve as run  # noqa: PLC0415 - as above

    chosen = settings.load()
    configure(chosen.log_level)
    with wiring.Services(chosen, endpoint.locate(chosen), patience=patience.ASKING) as services:
        measured = Workers(chosen.state_dir, worker or "*")
        if worker:
            run(create_app(lambda: examine(services), [measured]), listen(chosen.health_address), os.getppid())
            return
        listener = listen(chosen.http_address, address.read(chosen.state_dir))
        address.write(chosen.state_dir, address_of(listener))
        run(create_app(lambda: examine(services), [measured, Census(services)]), listener)
