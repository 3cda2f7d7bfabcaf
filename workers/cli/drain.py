"""`memform drain`: let the workers finish what they hold, then stop them."""

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from pipeline.errors import TransientError
from workers import fleet, patience, wiring
from workers.cli.option import LONGEST_SECONDS, AsJson
from workers.cli.terminal import emit, say, spinner
from workers.routing import STAGE_OF
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

LISTENING_SECONDS: Final = 4.0
"""Who has not answered by then has ended: on a busy machine a worker may need a moment to say that it runs."""


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
        stopping = services.bell.workers(LISTENING_SECONDS)
        services.bell.dismiss()
        with spinner(f"waiting for {len(stopping)} workers"):
            gone = patience.until(lambda: _have_ended(services, stopping) or None, timeout)
        left = moving(services)
    if gone is None:
        message = f"a worker still runs after {timeout:.0f} s: see `memform status`"
        raise TransientError(message)
    if as_json:
        emit({"stopped": [*stopping], "left": left})
    else:
        say(f"stopped {len(stopping)} workers; {left} transcripts wait for the next ones")


def _have_ended(services: Services, stopping: Sequence[str]) -> bool:
    """Return True when no worker answers, and none of this machine's runs: one that ends falls silent before."""
    names = {name.partition("@")[0] for name in stopping}
    if any(member.runs for member in fleet.members(services.settings) if member.name in names):
        return False
    return not services.bell.workers(LISTENING_SECONDS)


def moving(services: Services) -> int:
    """Return how many transcripts are neither done nor dead."""
    return sum(count for stage, (count, _) in services.overview().stages().items() if stage in STAGE_OF)
