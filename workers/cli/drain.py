"""`memform drain`: let the workers finish what they hold, then stop them."""

from typing import Annotated

import typer

from pipeline.errors import TransientError
from workers import patience, wiring
from workers.cli.option import LONGEST_SECONDS, AsJson
from workers.cli.terminal import emit, say, spinner
from workers.routing import STAGE_OF
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform drain --empty --timeout 300")
def drain(
    *,
    empty: Annotated[bool, typer.Option("--empty", help="First wait until every transcript is done or dead.")] = False,
    timeout: Annotated[
        float, typer.Option(min=1.0, max=LONGEST_SECONDS, help="Seconds to wait for each step.")
    ] = 120.0,
    as_json: AsJson = False,
) -> None:
    """Tell every worker to take no more messages, finish what it holds and end. What still waits is kept."""
    with wiring.connect() as services:
        if empty:
            with spinner("waiting for every transcript"):
                settled = patience.until(lambda: moving(services) == 0 or None, timeout)
            if settled is None:
                message = f"transcripts are still on their way after {timeout:.0f} s: see `memform status`"
                raise TransientError(message)
        stopping = services.bell.workers()
        services.bell.dismiss()
        with spinner(f"waiting for {len(stopping)} workers"):
            # Who is slow to answer has not gone.
            gone = patience.until(lambda: not services.bell.workers(timeout_seconds=3.0) or None, timeout)
        left = moving(services)
    if gone is None:
        message = f"a worker still runs after {timeout:.0f} s: see `memform status`"
        raise TransientError(message)
    if as_json:
        emit({"stopped": [*stopping], "left": left})
    else:
        say(f"stopped {len(stopping)} workers; {left} transcripts wait for the next ones")


def moving(services: Services) -> int:
    """Return how many transcripts are neither done nor dead."""
    return sum(count for stage, (count, _) in services.overview().stages().items() if stage in STAGE_OF)
